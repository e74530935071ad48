# What the table server says.

server-no-table = There is no table here. Perhaps a part of the link is missing.
server-no-place = There is nothing here.
server-no-page = The page has not been built. Run "make web" once.
server-no-game = This house does not know that game.
server-no-guests = The guests are chosen at random ("random"), with as few advanced ones as possible ("fewest") or by hand ("hand"), not "{ $guests }".
server-no-seat = This table has seats 1 to { $seats }.
server-no-bot = There is no bot of that name. There are: { $bots }.
server-no-bell = There is no bell of the kind "{ $url }"; there are "memory:" and "redis://".
server-bell-missing = For this bell install coterie with its extra: pip install 'coterie[{ $extra }]'.
server-no-clock = There is no such clock; there are: { $clocks }.
server-no-delay = Watchers can be behind by 0 to { $limit } seconds.
server-no-game-on = No game is going on at this table.
server-no-person = No person sits on seat { $seat }.
server-bot-names = Carmilla, Ruthven, Ligeia, Varney, Clarimonde, Aubrey, Berenice, Azzo, Christabel, Gorcha, Lenore, Styria

server-name-empty = A name is needed.
server-name-long = A name has at most { $limit } letters.
server-name-signs = There are signs in this name that cannot be shown.
server-name-taken = Somebody of that name sits here already. Take another name, so that nobody is mistaken for you.
server-full = All seats are taken. You can watch.
server-seat-taken = Seat { $seat } is taken.
server-started = The game has begun.
server-not-started = The game has not begun yet.
server-empty-seats = There are empty seats. Wait for people, or fill them with bots.
server-no-key = This takes the key to a seat at this table.
server-not-host = Only the host of the table can do this.
server-host-stays = The host can stand up, but not be removed.
server-not-over = The game is not over yet.
server-record-sealed = The record is sealed until the game is over.
server-review-sealed = There is nothing to look back upon here until the game is over.
server-review-busy = Too many people look back at games just now. Try again in a moment.
server-no-moment = This game has moments 0 to { $last }.
server-no-record = There is no record here. It may have had to make room for newer ones; if you have the file, open it again.
server-record-wrong = This is no record that can be played: { $what }
server-record-line = Line { $line } of the record: { $what }
server-record-long = A record of more than { $limit } lines is not looked at here.
server-record-dots = A line of this record has more than { $limit } dots in it; no record needs that.
server-record-slow = It would take too long to play this record.

server-over = The game is over.
server-stale = The game has moved on; this answered an earlier question.
server-not-asked = You are not asked now.
server-no-order = There is no standing order "{ $order }" in this game. There are: { $legal }.
server-watching = You are watching; only who sits at the table can do this.
server-line-long = An answer has at most { $limit } letters.
server-talk-empty = There is nothing to say in this.
server-talk-long = At most { $limit } letters at one time.
server-talk-signs = There are signs in this that cannot be shown.
server-talk-full = So much has been said at this table that nothing more can be.
server-too-fast = Too much at once. Wait a moment.
server-too-many-requests = Too much comes from your address at once. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
server-too-many-tables = So many tables have been laid from your address that you have to wait. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
server-too-many-open = So many pages ({ $limit }) are open from your address that there is no room for another.

server-unreadable = This could not be read.
server-too-big = This is too big.
server-silent = Nothing was said for too long.
server-crowd = Too many people are at this table.
server-busy = Too much is going on at this table at once. Try again.
server-trouble = Something went wrong here. It has been noted; nothing at the table has changed.
server-no-store = Nothing can be written down here now. Nothing has been lost; say it again in a moment.
server-torn = The log of this table is damaged; the game cannot go on.
server-bye-restart = The server is stopping for a moment. The game goes on as soon as it is back.

backup-no-database = There is no database at this address.
backup-database-refuses = The database cannot be used now ({ $why }).
backup-no-tables = This database holds nothing of this house.
backup-there-already = There is a file { $file } already; it stays as it is.
backup-foreign = This file is no backup of this house: its first line is not the head of one.
backup-newer = This backup was written by a newer version (revision { $revision }). Install that version first.
backup-damaged = The backup is damaged: line { $line } is not as it was written, or a line before it that can still be read. Nothing was brought back.
backup-cut-short = The backup is cut short: it ends at line { $line } without its last line. Nothing was brought back.
backup-foreign-database = This database belongs to something else.
backup-not-empty = This database holds tables already. With --force they are taken away first.

server-no-metrics-key = The numbers of this server take their own key.
server-metric-tables = Tables that this server has at hand.
server-metric-games = Games that go on at these tables.
server-metric-connections = Open connections, of seats and of watchers.
server-metric-answers = Answers, counted when they are public.
server-metric-requests-declined = Requests over HTTP that were declined, by status.
server-metric-collisions = Writes that came later than another server's, at tables where no answers lie sealed.
server-metric-database-errors = Times that the database failed.
server-metric-step-committed = From the beginning of a step until it is on disk.
server-metric-step-shown = From the beginning of a step until all connections of this server that take something have been sent it.

server-record-closed = Ended by the house
server-bye-unknown = This table is no longer here.

server-notice-title = Coterie
server-notice-asked = { $game }: you are asked. { $link }
server-notice-first = { $game }: from now on you will be told here when you are asked. { $link }
server-notice-off = This house sends no notices.
server-notice-refused = Notices cannot be sent to this address.
server-notice-lost = A first notice did not arrive there. Look at the address again.
server-notice-hours = Quiet hours go from one time of day to another, such as 22:00 to 07:30.
server-notice-zone = There is no time zone of this name.

# The description of the HTTP side, for programs and those who write them.

api-title = Coterie
api-about = Laying tables, taking seats, and what one takes along from a finished game. The game itself goes over the WebSocket at /api/tables/(table)/feed, or, for bots, over stream and act (docs/bots.md). Whatever is refused is answered with a Problem: a message id, its arguments, and its text in English.
api-key = The key to a seat, told once to whoever took it.
api-done = It was done.
api-status-400 = What was sent cannot be read, or is not allowed by the rules of the game or the house.
api-status-401 = No key to a seat at this table was sent with it.
api-status-403 = Only the host may do this.
api-status-404 = There is no such table, seat or game, or not yet what was asked for.
api-status-409 = Not at this moment: the table is not in the state for it.
api-status-413 = What was sent is too big.
api-status-429 = Too much was asked for from one address. The header Retry-After says in how many seconds it may be tried again.
api-status-500 = Something went wrong at the server. Nothing has changed.
api-status-503 = Too much is going on at once. Try again.
api-games = The games of this house and what can be chosen for each
api-lay = Lay a table; who asks for it is its host
api-sit = Take a seat
api-place = Put a bot on a seat, or empty a seat
api-start = Have the cards dealt
api-leave = Stand up before the start
api-replace = A bot takes the seat of a person, for now or for good
api-again = Another game with the same people
api-qr = The invitation as a QR code
api-record = The record of a finished game, with the secret of its sealed chance
api-table_review = A finished game to look back upon: who played, and its moments
api-table_moment = One moment of it as a seat was told and shown it ("seat": a number; 0: what everybody saw; "all": with all cards open), with the events after the first "have"
api-upload = Bring a record to look at; it is played, and kept if it can be
api-record_review = A record that was brought, as a game to look back upon
api-record_moment = One moment of it, as of a table’s game
api-record_text = The record as it was brought
api-mine = How the tables stand to which one holds keys
api-health = Whether the server is well
api-ready = Whether people may be sent to this server: its database answers and it does not stop
api-notice = Whether notices are sent to this seat, and when they are not; never where
api-leave_notice = Have notices sent when this seat is asked
api-strike_notice = No more notices to this seat
api-metrics = The numbers of this server for Prometheus, for its host
api-stream = The feed of a seat, or of a watcher, as lines of JSON that go on until the game is over
api-act = One message of a seat, as over the socket; the answer is its reply
api-description = This description
