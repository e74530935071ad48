### The sentences of the page: the house, the waiting room, the table, the end. Guests, events and rules have files of their own.


## The house

web-name = Coterie
web-motto = A house for games of hidden monsters. Lay a table, send the link, dine with your friends.
web-no-account = No account, nothing to install. Whoever has the link can sit down.
web-game-feast = Dracula’s Feast
web-game-feast-sub = New Blood
web-game-feast-what = Everybody at this feast is somebody in secret. Ask, dance, accuse: whoever names everybody rightly wins.

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
web-yours-over = over
web-yours-forget = Take off the list
    .help = Your key to this seat is forgotten in this browser.
web-unreachable = The house cannot be reached just now.
web-refused = That was not possible.
web-loading = The door opens …
web-no-table = There is no such table.
    .help = Perhaps the link lost a letter on the way, or the table has long been cleared.
web-back-home = To the house
web-silent = Nobody answers. We go on knocking …


## The waiting room

web-room-title = The table is laid
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
web-start = Let the feast begin
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

web-your-turn = Your turn
web-asked-you = You are asked
web-turn-of = { $name }’s turn
web-title-mine = ● Your turn – { $game }
web-title-asked = ● You are asked – { $game }
web-title = { $game }
web-dock = Your hand
web-watching = You are watching.
web-offline = The line is broken; we dial again by ourselves.
web-over = The feast is over
web-menu = Menu
web-panel-log = Log
web-panel-notebook = Notes
web-panel-talk = Talk
web-panel-rules = Rules
web-close = Close
web-unread = { $n } new
web-stage = The table, seat by seat
web-display = The guests of this game
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
web-menu-house = To the house
    .help = Your seat stays yours.

web-peek = Look at your card
web-peek-hide = Cover your card
web-peek-hint = yours
web-own-card = You are { $guest }.
web-seat-label = { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }
web-seat-face-down = face down
web-seat-face-up = face up: { $guest }
web-seat-turn = it is their turn
web-seat-asked = we wait for them
web-seat-laid = accused of being { $guest }
web-seat-agreed = has agreed to end the game
web-mystery = { $n ->
        [0] The mystery guest, face down
       *[other] Mystery guest { $n }, face down
    }
web-mystery-short = ?
web-guest-out = { $guest }, face up at { $name }’s seat
web-guest-centre = { $guest }, face up in the centre
web-guest-laid = { $guest }, laid before { $name }

web-wait = We wait for { $name }.
web-wait-many = We wait for { $names }.
web-wait-all = We wait.
web-thinking = Said. One moment …
web-take-back = Take back
web-final = Cannot be taken back.
web-closed-why = closed now; touch to hear why
web-pending = It will be said as soon as the line is back.
web-window-left = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
web-window-sealed = In your envelope. You may still change it.
web-window-sealed-more = In your envelope: { $answer } You may still change it.
web-standing = Pass for this turn
    .help = Passes for you until your own turn begins.

web-notes-help = Your own pencil marks. Nobody else sees them, not even the house: they stay in this browser.
web-notes-hide = Cover
web-notes-show = Uncover
web-notes-covered = Your notes are covered.
web-notes-cycle = Touch a guest: perhaps, suspect, not, blank.
web-mark- = no mark
web-mark-maybe = perhaps
web-mark-suspect = suspect
web-mark-no = not
web-note-label = { $name } – { $guest }: { $mark }
web-note-mystery = The mystery guest
web-note-mystery-n = Mystery guest { $n }
web-note-known = Known: { $guest }
web-note-seen = You saw: { $guest }
web-note-heard-yes = { $guest }? Yes
web-note-heard-no = { $guest }? No

web-talk-empty = Say whatever you like, true or not. Cards cannot be shown.
web-talk-placeholder = Say something to everybody
web-talk-send = Say it
web-talk-watch = Who watches does not talk.

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
web-end-you = You have won!
web-end-winner = { $name } has won!
web-end-winners = { $names } have won!
web-end-story = The story of this feast
web-end-record = Keep the record
web-end-again = Again with the same people
web-end-again-wait = The table is being laid …
web-end-follow = A new table is laid for all of you
web-end-follow-go = Go along
web-end-cards = Who was who


## Dracula's Feast: what is said by pointing

feast-verb-inquire = Inquire
feast-verb-dance = Dance
feast-verb-accuse = Accuse
feast-verb-accept = Accept
feast-verb-refuse = Refuse
feast-verb-force = Force
feast-verb-pass = Let it pass
feast-verb-place = Lay a card
feast-verb-interrupt = Break in
feast-verb-restart = Start again
feast-verb-drop = Drop it
feast-verb-swap = Take a card

feast-say-inquire = I ask { $seat } whether they are { $card }.
feast-say-dance = I ask { $seat } to dance.
feast-say-accuse = I show my card and accuse.
feast-say-accept = Yes, I dance with { $by }.
feast-say-refuse = No, I do not dance with { $by }.
feast-say-force = I turn { $by } face up, as the Zombie.
feast-say-pass = I let it pass.
feast-say-place = { $seat } is { $card }.
feast-say-interrupt = I am the Ghost, and I break in!
feast-say-restart = I start my accusation again.
feast-say-drop = I drop my accusation.
feast-say-swap = I am Doctor Jekyll. I take { $place ->
        [0] the card from the centre.
       *[other] card { $place } from the centre.
    }

feast-do-open = Say it
feast-do-inquire = Ask
feast-do-dance = Ask to dance
feast-do-accuse = Accuse
feast-do-accept = Dance
feast-do-refuse = Refuse
feast-do-force = Turn face up
feast-do-pass = Let it pass
feast-do-place = Lay the card
feast-do-interrupt = Break in
feast-do-restart = Start again
feast-do-drop = Drop it
feast-do-swap = Take the card

feast-point-seat = Touch a player.
feast-point-card = Touch a guest.
feast-point-place = Touch a card in the centre.

feast-prompt-turn = { $bound ->
        [yes] It is your turn. There was a dance just before: the Zombie must ask for one.
       *[no] It is your turn. What will you do?
    }
feast-prompt-invited = { $by } asks you to dance.
feast-prompt-refused = { $by } refuses. Whom do you ask instead?
feast-prompt-place = You accuse. Who is who?
feast-prompt-interrupted = The Ghost has failed. Your accusation is yours again.
feast-prompt-end = Your turn ends.
feast-prompt-again = Your first accusation has failed. Do you accuse again?
feast-prompt-boogie = There was a dance.
feast-prompt-ghost = A card was laid before you.

feast-wait-turn = { $name } thinks about what to do.
feast-wait-invited = { $name } decides whether to dance.
feast-wait-refused = { $name } was refused and asks somebody else.
feast-wait-place = { $name } accuses, card by card.
feast-wait-interrupted = { $name } may start again.
feast-wait-again = { $name } may accuse again.

feast-what-inquire = The answer is for you alone.
feast-what-dance = If they accept, you see each other’s card.
feast-what-accuse = You name everybody who is face down. All right: you win.

feast-moment-yes = Yes
feast-moment-no = No

feast-story-length = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $inquiries ->
        [0] no question
        [one] { $inquiries } question
       *[other] { $inquiries } questions
    }, { $dances ->
        [0] no dance
        [one] { $dances } dance
       *[other] { $dances } dances
    }{ $refusals ->
        [0] .
        [one] {" "}and a refusal.
       *[other] {" "}and { $refusals } refusals.
    }
feast-story-dance = Turn { $turn }: { $seat } and { $whom } danced and knew each other from then on.
feast-story-swap = Turn { $turn }: { $seat } stopped being Doctor Jekyll and became { $guest }.
feast-story-accusation = Turn { $turn }: { $seat } accused as { $guest }. { $yes ->
        [0] Not one name was right.
       *[other] { $yes } right, { $no } wrong.
    }
feast-story-broken = Turn { $turn }: { $seat } accused as { $guest } and did not come to an end.
feast-story-right = Turn { $turn }: { $seat } accused as { $guest }. Every name was right.
feast-story-closest = Nobody else came closer than { $seat } in turn { $turn }: { $yes } of { $all } right.
feast-story-was = { $seat } was { $guest }.
feast-story-centre = In the centre lay { $guest }.

## Which rule stands behind what happened

feast-rule-inquires = Rulebook, Inquire: everybody hears the question; only the asker reads the answer.
feast-rule-whisper = Rulebook, Inquire: the guest card fixes the answer. The Trickster, Alucard and the Witch may lie.
feast-rule-invites = Rulebook, Dance: who is face down may ask another face-down player.
feast-rule-dances = Rulebook, Dance: the two look at each other’s card, nobody else does.
feast-rule-sees = Rulebook, Dance: the two look at each other’s card, nobody else does.
feast-rule-refuses = Rulebook, Dance: refused, one must inquire of somebody else. The Boogie Monster, Doctor Jekyll and the Ghost can never refuse.
feast-rule-forces = Rulebook, Zombie: refused, she may turn the refuser face up.
feast-rule-accuses = Rulebook, Accuse: the accuser turns face up.
feast-rule-reveals = Rulebook, Accuse: who accuses shows the own card and plays on face up.
feast-rule-places = Rulebook, Accuse: one card after the other, open to all, none is taken back.
feast-rule-result = Rulebook, Accuse: all answer honestly; the answers are shuffled before they are turned.
feast-rule-interrupts = Rulebook, Ghost: given a wrong card she may break in; the cards go back unanswered.
feast-rule-interrupted = Rulebook, Ghost: if she fails, the accuser may start again.
feast-rule-drops = Rulebook, Ghost: a dropped accusation has no result.
feast-rule-wakes = Rulebook, Van Helsing: not a single Yes wakes her; she accuses with Dracula’s card alone.
feast-rule-silence = Rulebook, Van Helsing: not a single Yes, and nobody stirs.
feast-rule-swaps = Rulebook, Doctor Jekyll: she lays her card open in the centre, takes one from there and is face down again.
feast-rule-takes = Rulebook, Doctor Jekyll: only she knows the new card.
feast-rule-turn = Rulebook, Gameplay: turns go round clockwise.
feast-rule-agrees = Ruling R23: the game ends without a winner when everybody has agreed.
feast-rule-over = Rulebook, Gameplay: the first win ends the game; then all cards are turned up.


## The rules drawer: names of its chapters

web-rules-topic-aim = What it is about
web-rules-topic-setup = Who is at the table
web-rules-topic-turn = Your turn
web-rules-topic-inquire = Inquire
web-rules-topic-dance = Dance
web-rules-topic-accuse = Accuse
web-rules-topic-end-of-turn = The end of a turn
web-rules-topic-face-up = Face up
web-rules-topic-talk = Talking and showing
web-rules-topic-winning = Winning
