### The sentences of the page that belong to Dracula's Feast.


## The table

feast-start = Let the feast begin
feast-state-of = { $name }’s turn
feast-state-over = The feast is over
feast-display = The guests of this game
feast-standing-turn = Pass for this turn
    .help = Passes for you until your own turn begins.
feast-notes-cycle = Touch a guest: perhaps, suspect, not, blank.
feast-note-mystery = The mystery guest
feast-note-mystery-n = Mystery guest { $n }
feast-note-heard-yes = { $guest }? Yes
feast-note-heard-no = { $guest }? No
feast-end-story = The story of this feast
feast-seat-face-down = face down
feast-seat-face-up = face up: { $guest }
feast-seat-laid = accused of being { $guest }
feast-mystery = { $n ->
        [0] The mystery guest, face down
       *[other] Mystery guest { $n }, face down
    }
feast-mystery-short = ?
feast-guest-out = { $guest }, face up at { $name }’s seat
feast-guest-centre = { $guest }, face up in the centre
feast-guest-laid = { $guest }, laid before { $name }
feast-own-card = You are { $guest }.
feast-note-known = Known: { $guest }
feast-note-seen = You saw: { $guest }
feast-state-yours = Your turn


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

feast-chapter-aim = What it is about
feast-chapter-setup = Who is at the table
feast-chapter-turn = Your turn
feast-chapter-inquire = Inquire
feast-chapter-dance = Dance
feast-chapter-accuse = Accuse
feast-chapter-end-of-turn = The end of a turn
feast-chapter-face-up = Face up
feast-chapter-talk = Talking and showing
feast-chapter-winning = Winning
