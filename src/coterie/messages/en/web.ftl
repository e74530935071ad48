### The sentences of the page: the house, the waiting room, the table, the end. Guests, events and rules have files of their own.


## The house

web-name = Coterie
web-motto = A house for games of hidden monsters. Lay a table, send the link, dine with your friends.
web-no-account = No account, nothing to install. Whoever has the link can sit down.
web-game-feast = Dracula’s Feast
web-game-feast-sub = New Blood
web-game-feast-what = Everybody at this feast is somebody in secret. Ask, dance, accuse: whoever names everybody rightly wins.
web-game-blood-bound = Blood Bound
web-game-blood-bound-sub = Rose against Beast
web-game-true-blood = True Blood
web-game-true-blood-sub = Recruit, seduce, kidnap
web-game-true-blood-what = A town of vampires, weres and their friends is for the taking. Bid, recruit, play events and let your people act; who ends with the most points wins.
web-game-blood-bound-what = Two clans of vampires at one table, and one dagger. Wound, help, watch the tokens: find the other clan’s leader and capture nobody else.

web-new = Lay a table
web-new-name = Your name
    .placeholder = What friends call you
web-new-game = The game
web-new-seats = Seats
web-new-seats-value = { $n } seats
web-new-guests = Which guests come?
web-new-guests-random = Any, by lot
web-new-guests-fewest = As few advanced as possible
web-new-guests-hand = Picked by hand
web-new-guests-random-help = { $size } of the ten guests are drawn for { $seats } players. Dracula always comes.
web-new-guests-fewest-help = { $advanced ->
        [0] Kind to a first game: Alucard, the Witch and the Zombie stay at home.
        [one] Kind to a first game. With { $seats } players one of Alucard, the Witch and the Zombie has to come all the same.
       *[other] Kind to a first game. With { $seats } players { $advanced } of Alucard, the Witch and the Zombie have to come all the same.
    }
web-new-guests-hand-help = Choose { $size } guests. Dracula always comes. One more than there are players, two with four: what is left over lies face down in the centre.
web-new-hand-count = { $chosen } of { $size } chosen
web-new-hand-advanced = advanced
web-new-options = House rules
web-new-options-none = as in the rulebook
web-new-options-some = { $n ->
        [one] { $n } changed
       *[other] { $n } changed
    }
web-new-options-help = Where the rulebook can be read in two ways, your table decides. The first answer is what the house recommends.
web-new-together = All on this device
web-new-together-help = The device goes from hand to hand, and shows each person their own view. Name everybody in the order in which they sit. There is no clock.
web-new-person = Name of person { $n }
web-new-need-names = Everybody at this device needs a name.
web-new-same-names = Two people have the same name.
web-new-create-together = Lay the table and begin
web-new-time = Time and watchers
web-new-clock = How long may an answer take?
web-clock-none = nobody is hurried
web-clock-relaxed = relaxed: 3 minutes
web-clock-brisk = brisk: 45 seconds
web-clock-post-1 = by post: 1 day
web-clock-post-3 = by post: 3 days
web-clock-post-7 = by post: 7 days
web-clock-round = one device for all
web-new-clock-none-help = The table waits as long as anybody needs.
web-new-clock-help = For whoever does not answer in time a bot plays, until they are back. The clock stops while the house is away.
web-new-delay = Watchers see the game
web-delay-value = { $n ->
        [0] at once
        [one] { $n } minute later
       *[other] { $n } minutes later
    }
web-new-delay-help = They only ever see what everybody at the table may see. A delay keeps them from whispering into somebody’s ear.
web-new-bots = Bots at the table
web-new-bots-value = { $n ->
        [0] None
        [one] { $n } bot
       *[other] { $n } bots
    }
web-new-bots-help = They take the last seats. You can change it until the game begins.
web-new-bot-kind = How they play
web-bot-careful = careful
    .help = Remembers what it was told and concludes from it.
web-bot-random = random
    .help = Does anything that is allowed.
web-new-create = Lay the table
web-new-creating = The table is being laid …
web-new-need-name = First tell us your name.
web-new-need-guests = { $missing ->
        [one] One guest is still missing.
       *[other] { $missing } guests are still missing.
    }
web-new-too-many-guests = { $surplus ->
        [one] One guest too many for this table.
       *[other] { $surplus } guests too many for this table.
    }
web-yours = Your tables
web-yours-seat = as { $name }
web-yours-with = with { $names }
web-yours-is-asked = you are asked
web-yours-is-waiting = not begun yet
web-yours-is-running = others are asked
web-yours-is-over = over
web-yours-is-gone = no longer there
web-yours-forget = Take off the list
    .help = Your key to this seat is forgotten in this browser.
web-record-open = Look back at a game
    .help = Open a record that you have kept: the whole game, moment by moment, through anybody’s eyes.
web-record-choose = Open a record …
web-record-reading = The game is being played again …
web-unreachable = The house cannot be reached just now.
web-refused = That was not possible.
web-loading = The door opens …
web-no-table = There is no such table.
    .help = Perhaps the link lost a letter on the way, or the table has long been cleared.
web-back-home = To the house
web-silent = Nobody answers. We go on knocking …


## The waiting room

web-room-title = The table is laid
web-room-clock = Time for an answer: { $clock }
web-room-delay = { $n ->
        [one] watchers see it { $n } minute later
       *[other] watchers see it { $n } minutes later
    }
web-room-invite = Invite your friends
web-room-invite-help = Whoever opens this link can take a seat.
web-copy-link = Copy the link
web-copied = Copied
web-share = Share …
web-qr = Code of the link, to be photographed with another phone
web-room-seats = Who sits where
web-room-order = Seats go round clockwise; the next one sits to your left.
web-seat = Seat { $seat }
web-seat-empty = free
web-seat-you = you
web-seat-host = host
web-seat-bot = bot, { $bot }
web-seat-away = away
web-seat-here = here
web-take-seat = Sit down here
web-take-any = Sit down
web-take-name = Under which name?
web-take-full = All seats are taken. You can stay and watch.
web-add-bot = Place a bot
web-remove-bot = Send { $name } away
web-bots-kind = Bots are
web-start-wait = { $empty ->
        [one] One seat is still free: wait for somebody or place a bot there.
       *[other] { $empty } seats are still free: wait for people or place bots there.
    }
web-start-host = { $host } begins when all seats are taken.
web-start-host-ready = All are seated. We wait for { $host } to begin.
web-leave = Give up my seat
web-room-rules = The rules at this table
web-guests-random = Guests by lot
web-guests-fewest = As few advanced guests as possible
web-guests-hand = Guests picked by hand


## The table

web-asked-you = You are asked
web-state-together = All at once
web-title-mine = ● Your turn – { $game }
web-title-asked = ● You are asked – { $game }
web-title = { $game }
web-started = The game has begun
    .help = Its first moments will be here soon.
web-watching = You are watching.
web-unkept = The house cannot write anything down just now. Nothing is lost; what you said is said again until it can.
web-watching-later = { $n ->
        [one] You see everything { $n } minute later.
       *[other] You see everything { $n } minutes later.
    }
web-offline = The line is broken; we dial again by ourselves.
web-menu = Menu
web-panel-log = Log
web-panel-notebook = Notes
web-panel-talk = Talk
web-panel-rules = Rules
web-close = Close
web-unread = { $n } new
web-dock = Your hand
web-stage = The table, seat by seat
web-latest = What just happened
web-log-empty = Nothing has happened yet.
web-log-turn = Turn { $n }
web-log-setup = Before the first turn
web-log-private = only you know this
web-log-private-pair = only the two of you know this
web-log-rule = Which rule?

web-menu-link = Copy the link to this table
web-menu-own = Copy my own link
    .help = It opens your seat on another device. Keep it to yourself.
web-menu-bell = Bell when it is my turn
web-menu-bell-on = on
web-menu-bell-off = off
web-menu-notice = Tell me elsewhere when I am asked
web-menu-notice-on = on
web-menu-notice-off = off
web-notice-what = When you are asked and have had no page open for a minute, you get one short notice. It says the game and the table, nothing else.
web-notice-url = Where to
    .placeholder = mailto://… discord://… tgram://…
    .help = An Apprise address. It is shown to nobody again, not even to you.
web-notice-url-known = There is one already. Leave this empty to keep it.
web-notice-quiet = Quiet hours
web-notice-from = from
web-notice-until = until
web-notice-zone = by the clock of { $zone }
web-notice-save = Save
web-notice-saving = A first notice is being sent …
web-notice-strike = No more notices
web-menu-agree = End without a winner …
web-menu-agree-help = The game ends when everybody has agreed. It cannot be taken back.
web-menu-agreed = You have agreed to end the game.
web-agree-title = End the game without a winner?
web-agree-yes = Yes, I agree
web-agree-no = No, play on
web-agree-stand = It ends only when all { $seats } have agreed. { $n ->
        [0] So far nobody has.
       *[other] So far { $who } { $n ->
            [one] has
           *[other] have
        }.
    }
web-menu-persons = Somebody does not come back …
    .help = Let a bot play for them.
web-menu-go = Leave the game …
    .help = A bot plays on for you.
web-go-title = Leave the game?
web-go-what = A bot plays on with your cards. It knows what you were told, and nothing else. All can see that it plays for you.
web-go-return = You can come back at any time: open the table again and say so.
web-go-yes = Leave
web-go-no = Stay
web-persons-help = As the host you can have a bot play for somebody, so that the others need not wait. It has that seat’s own view; nobody else sees the cards, you neither.
web-persons-bot = Let a bot play for { $name }
web-persons-remove = Remove { $name } for good …
web-persons-done = Done
web-remove-title = Remove { $name } for good?
web-remove-what = A bot plays for { $name } to the end of the game. { $name } cannot come back, and nobody gets to see the cards.
web-remove-yes = Remove
web-remove-no = No
web-menu-house = To the house
    .help = Your seat stays yours.

web-peek = Look at your card
web-peek-hide = Cover your card
web-peek-hint = yours
web-seat-label = { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }
web-seat-turn = it is their turn
web-seat-asked = we wait for them
web-seat-agreed = has agreed to end the game

web-wait = We wait for { $name }.
web-wait-many = We wait for { $names }.
web-wait-all = We wait.
web-thinking = Said. One moment …
web-take-back = Take back
web-final = Cannot be taken back.
web-sealed-wait = Sealed. You may still change it until all have answered.
web-until-all = It can be changed until all have answered.
web-closed-why = closed now; touch to hear why
web-pending = It will be said as soon as the line is back.
web-window-left = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
web-window-sealed = In your envelope. You may still change it.
web-window-sealed-more = In your envelope: { $answer } You may still change it.

web-orders = Windows
web-order-lift = Lift
web-order-passes = Your standing order lets this one pass.
web-round = Whose turn it is to hold the device
web-round-hand = Hand the device to { $name }
web-round-me = I am { $name }
web-round-covered = Nothing of anybody’s cards is on the screen now. The others look away.
web-round-middle = Put it in the middle
web-round-holds = { $name } holds the device.
web-round-asked = It is on { $name }.
web-round-nobody = Nobody here is asked just now.
web-round-look = My own view …
web-round-news = { $n ->
        [one] Something was told to you alone since you last held it: see the log.
       *[other] { $n } things were told to you alone since you last held it: see the log.
    }

web-time-left = Time left
web-time-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
web-time-hours = { $hours } h { $minutes } min
web-seat-stand-in = a bot plays for { $name }
web-away = A bot has been playing for you.
    .help = It knew what you had been told, and nothing else.
web-away-back = I’m back
web-replaced = The host has given your seat to a bot for good.
    .help = Nobody has seen your cards. You can stay and watch.

web-notes-help = Your own pencil marks. Nobody else sees them, not even the house: they stay in this browser.
web-notes-hide = Cover
web-notes-show = Uncover
web-notes-covered = Your notes are covered.
web-mark- = no mark
web-mark-maybe = perhaps
web-mark-suspect = suspect
web-mark-no = not
web-note-label = { $name } – { $guest }: { $mark }

web-talk-empty = Say whatever you like, true or not. Cards cannot be shown.
web-talk-placeholder = Say something to everybody
web-talk-send = Say it
web-talk-watch = The table does not hear who watches.
web-talk-rooms = Where one talks
web-talk-table = At the table
web-talk-gallery = Watchers
web-talk-gallery-empty = Nobody watching has said anything. The table hears this room only when the game is over.
web-talk-gallery-placeholder = Say something to the other watchers
web-talk-gallery-over = What the watchers said while you played.
web-talk-called = What shall the other watchers call you?
web-talk-join = Go in
web-talk-shared = Whoever holds the device can talk.

web-rules-play = How to play
web-rules-table = As decided for this table
web-details-neighbours = Sits between { $left } on the left and { $right } on the right.
web-details-mark = Your marks
web-details-bot = A bot ({ $bot })
web-details-away = Their page is closed just now.


web-sealed = The deal is sealed
    .help = This print of the secret was fixed before the first card. The record tells the secret when the game is over, and anybody can check the deal with it.


## The end

web-end-nobody = Nobody has won.
web-end-closed = Whoever keeps this house has ended the game.
web-end-you = You have won!
web-end-winner = { $name } has won!
web-end-winners = { $names } have won!
web-end-record = Keep the record
web-end-again = Again with the same people
web-end-again-wait = The table is being laid …
web-end-follow = A new table is laid for all of you
web-end-follow-go = Go along
web-end-cards = Who was who
web-end-look-back = Look back at the game


## Looking back

web-replay = The moments of the game
web-replay-moment = { $n } of { $last }
web-replay-before = One moment back
web-replay-next = One moment on
web-replay-play = Let it run
web-replay-pause = Stop
web-replay-eyes = Through whose eyes?
web-replay-all = All cards open
web-replay-everybody = What everybody saw
web-replay-as = Through { $name }’s eyes
web-replay-link = Copy the link to this moment
web-replay-table = To the table of this game
web-replay-none = There is nothing to look back upon here.
web-chance = chance
web-log-then = Look at this moment
