# Sentences of the command line.

cli-help = A house for games of hidden monsters: rules, referee, table, bots and exact knowledge.
cli-error = coterie: { $problem }
cli-ok = ok { $file }
cli-fail = FAIL { $file } line { $line }: { $what }
cli-files = Records or scenarios.
cli-file = A record or scenario.
cli-game = The game: feast, blood-bound or true-blood.
cli-json = Prints machine-readable output only.
cli-verify = Plays records and scenarios and checks every line that begins with = or !, the sealed deal, and that the facts replay.
cli-trace = One JSON line for the start and one after each line played.
cli-trace-views = Adds what each seat and a watcher may see.
cli-trace-worlds = Adds how many deals each seat and a watcher must hold possible.
cli-replay = Shows a record as everybody, or as one seat saw it.
cli-replay-seat = Only what this seat was told.
cli-replay-at = Only up to this many lines played.
cli-waiting = We wait for { $asked }.
cli-only = [only { $ears }]
cli-rules = The rules, rulings and options of a game.
cli-topic = A topic, a guest, a ruling (R7) or an option; without it everything.
cli-no-topic = There is no topic “{ $topic }”; there are: { $legal }.

cli-simulate = Plays games between bots and counts.
cli-games = How many games.
cli-seats = How many seats (without it the fewest that can play).
cli-seed = The same seed gives the same games.
cli-bot = A bot; several sit down in turn and move on by one seat each game.
cli-records = A folder for a record of each game.
cli-choices = Table options as KEY=VALUE.
cli-jobs = How many processes.
cli-no-equals = Options are given as KEY=VALUE, not as “{ $given }”.
cli-simulating = Playing
cli-simulated = { $games } games in { $seconds } s: { $games_per_second } games/s, { $questions_per_second } questions/s, { $build }
cli-compiled = compiled
cli-interpreted = interpreted
cli-length = Questions in a game: { $least } to { $most }, median { $median }
cli-ends = Ends: { $ends }
cli-share-seat = Wins by seat
cli-share-bot = Wins by bot
cli-share-guest = Wins by guest dealt
cli-share-clan = Wins by clan
cli-share-character = Wins by character
cli-column-label = { "" }
cli-column-games = games
cli-column-wins = wins
cli-column-share = share
cli-column-interval = 95 % interval

cli-serve = Starts the table server with the browser client.
cli-host = The address to listen on.
cli-port = The port to listen on.
cli-database = Where tables are kept: sqlite:///FILE (without it a file in your data folder) or postgresql://…
cli-bell = How nodes tell each other of news: memory: (one node).
cli-limits = Whether one address may have so many pages open and ask so often.
cli-pace = How long bots and windows take, as a factor; 0 is at once.
cli-play = A game in the terminal against bots.
cli-seat = Your seat.
cli-bots = The bot on all other seats.
cli-you = You
cli-bot-name = Bot { $number }
cli-refused = { $reason } (? lists what you may say.)
cli-open = Opens the page in a browser of this machine, if there is one.
cli-serving = The table stands at { $address }
cli-by = Bots take sides by a label, such as clan: all of one clan have the same bot, in turn.

cli-backup = Writes down all tables in one file, while servers go on.
cli-backup-target = The file to write; it must not be there yet.
cli-backed-up = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } ({ $rows } rows) in { $file }
cli-restore = Fills an empty database with the tables of a backup. Stop the servers on this database first.
cli-restore-source = The file that "coterie backup" has written.
cli-restore-force = What the database holds now is taken away first.
cli-restored = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
 } back ({ $rows } rows)

cli-log = How log lines look on standard error: plain, or json (one object a line).
cli-no-log = Log lines are written as one of { $legal }, not as “{ $given }”.
cli-metrics-token = Who has it may read /metrics from anywhere; without it only this machine may.

cli-admin = The tables of a house: list them, end a game, remove a table. Works beside a running server.
cli-admin-tables = Lists all tables.
cli-admin-end = Ends a game without a winner.
cli-admin-remove = Removes a table where no game goes on, with all that is written about it.
cli-admin-table = The table, as its link ends.
cli-admin-not-going = No game goes on at this table.
cli-admin-going = A game goes on at this table; end it first.
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-seats = seats
cli-admin-column-persons = people
cli-admin-column-bots = bots
cli-admin-column-away = away
cli-admin-column-state = state
cli-admin-column-answers = answers
cli-admin-column-laid = laid (UTC)
cli-admin-state-waiting = waiting
cli-admin-state-going = going on
cli-admin-state-over = over
cli-admin-state-closed = ended by the house
cli-no-database = There is no database at { $given }.
cli-old-database = This database belongs to another version of the program. A server brings it up to date when it starts.
cli-database-silent = The database cannot be read ({ $problem }).

cli-address = Where people reach this server, such as https://feast.example.org; for invitations and notices.
cli-notices = Whether people may be told outside the page that it is on them: off, public (services in the open net), any (this network too).
cli-no-address = An address is http:// or https:// with a host and nothing behind it, not “{ $given }”.
cli-no-notices = Notices are one of { $legal }, not “{ $given }”.
cli-notices-address = Notices have a link in them: say with --address where people reach this server.
cli-notices-apprise = Notices are sent with Apprise, which is not installed: pip install 'coterie[notices]'.
