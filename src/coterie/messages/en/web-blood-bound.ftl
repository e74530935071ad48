### The sentences of the page that belong to Blood Bound. Names, log and rules have files of their own.
### $by is the attacker, or whoever does something to the reader; $on the one attacked.


## The table

blood-bound-start = Deal the cards
blood-bound-state-yours = The dagger is yours
blood-bound-state-of = { $name } holds the dagger
blood-bound-state-over = The game is over
blood-bound-end-story = The story of this game
blood-bound-standing-turn = Never offer until I hold the dagger
    .help = Declines for you whenever somebody asks for help, until the dagger comes to you.
blood-bound-notes-cycle = Touch a sign: perhaps, suspect, not, blank. The crown is for a leader.

blood-bound-seat-tokens = { $n ->
        [0] no wounds
        [one] one wound: { $tokens }
       *[other] { $n } wounds: { $tokens }
    }
blood-bound-seat-three = the next wound captures
blood-bound-seat-cards = holds { $cards }
blood-bound-seat-dagger = has the dagger
blood-bound-seat-attacked = is attacked
blood-bound-seat-offers = has offered to intervene
blood-bound-seat-captured = captured
blood-bound-seat-was = was { $character }
blood-bound-seat-mark = your pencil: { $mark }

blood-bound-token-sign-rank = №
blood-bound-token-sign-unknown = ?
blood-bound-token-own = My rank
blood-bound-token-wild = Any
blood-bound-clan-mark-rose = Rose
blood-bound-clan-mark-beast = Beast
blood-bound-clan-mark-cross = Inquisitor
blood-bound-clan-mark-crown = a leader
blood-bound-keep-back = Keep it back

blood-bound-supply = Supply
    .title = What lies in the supply
    .tokens = Tokens
    .cards = Cards
blood-bound-supply-line = { $what }: { $n ->
        [0] none left
       *[other] { $n }
    }
blood-bound-supply-unknown = Unknown tokens never run out.

blood-bound-own-card = You are { $character }. Your clue shows { $clue }.
blood-bound-own-clue = Your left neighbour sees the clue:
blood-bound-own-right = { $name }, on your right, shows you:
blood-bound-own-right-spoken = { $name }, on your right, shows you the clue { $clue }.
blood-bound-own-icons = Icons for your wounds

blood-bound-note-clue = Clue shown to you: { $clue }
blood-bound-note-saw = You saw: { $character }
blood-bound-note-was = { $character }
blood-bound-note-true = You gave the True Curse here
blood-bound-note-false = You gave a False Curse here

blood-bound-details-wounds = Wounds
blood-bound-details-none = Not wounded yet.
blood-bound-details-three = Three wounds: the next one captures.
blood-bound-details-allows = The tokens allow
blood-bound-details-allows-clan = { $clan }: { $ranks }
blood-bound-details-allows-inquisitor = The Inquisitor
blood-bound-details-cards = Cards
blood-bound-details-helps = Can offer to intervene: the rank token is not out.
blood-bound-details-helps-not = Cannot intervene: the rank token is out.
blood-bound-details-dagger = Holds the dagger.
blood-bound-details-captured = Captured.
blood-bound-details-means-rank = The rank is shown, not the clan.
blood-bound-details-means-rose = Somebody of Rose, or the Inquisitor.
blood-bound-details-means-beast = Somebody of Beast, or the Inquisitor.
blood-bound-details-means-unknown = An icon that shows no clan, a Staff at work, or the Inquisitor.
blood-bound-details-shield = { $shield ->
        [absorbs] An attack gives no wound; only the dagger comes.
       *[blocks] Cannot be attacked, and abilities cannot wound.
    }
blood-bound-details-sword = Its Shields last until this player’s third wound.
blood-bound-details-staff = { $staff ->
        [may] Attacked, may take unknown tokens instead of coloured ones.
       *[must] Takes unknown tokens only, but for the rank.
    }
blood-bound-details-fan = When attacked, nobody can intervene.
blood-bound-details-quill = This Elder’s clan is led by its highest number.
blood-bound-details-curse = Face down: the True Curse or a False one. It counts for a victorious clan’s leader only.


## What is said by pointing. An attribute is the wording for one kind of question.

blood-bound-verb-attack = Attack
blood-bound-verb-pass = Pass it on
blood-bound-verb-ask = Ask for help
blood-bound-verb-suffer = Ask nobody
blood-bound-verb-offer = I do
blood-bound-verb-decline = Do not use it
    .help = Not I
blood-bound-verb-accept = Accept
blood-bound-verb-refuse = Refuse all
blood-bound-verb-take = Take
blood-bound-verb-return = Give back
blood-bound-verb-quill = Take a Quill
blood-bound-verb-strike = Strike
blood-bound-verb-inspect = Look
blood-bound-verb-wound = Wound
blood-bound-verb-heal = Heal
blood-bound-verb-compel = Compel
blood-bound-verb-shield = Shield
blood-bound-verb-retaliate = Strike back
blood-bound-verb-staff = Give a Staff
blood-bound-verb-fan = Give a Fan
blood-bound-verb-curse = Give curses

blood-bound-say-attack = I attack { $seat }.
blood-bound-say-pass = I pass the dagger to { $seat }.
blood-bound-say-ask = I ask: who takes the wound for me?
blood-bound-say-suffer = I ask nobody.
blood-bound-say-offer = I offer to take the wound for { $on }, with my rank token.
blood-bound-say-decline = I do not use my ability.
    .help = I do not intervene.
blood-bound-say-accept = I accept { $seat }’s offer.
blood-bound-say-refuse = I refuse all offers.
blood-bound-say-take = I take { $token }.
blood-bound-say-return = I give back { $token }.
blood-bound-say-quill = I take a Quill: now my clan’s highest number leads.
blood-bound-say-strike = I strike { $seat }: two wounds.
blood-bound-say-inspect = I look at the cards of { $seat } and { $other }.
blood-bound-say-wound = I wound { $on } once more.
blood-bound-say-heal = I heal one wound of { $on }’s.
blood-bound-say-compel = I compel { $seat } to take a wound.
blood-bound-say-shield = I give { $seat } the Shield, { $colour }.
blood-bound-say-retaliate = I strike back at { $by }: one wound.
blood-bound-say-staff = I give { $seat } a Staff.
blood-bound-say-fan = I give { $seat } a Fan.
blood-bound-say-curse = { $kept ->
        [yes] I keep the True Curse back. A False one for { $others }.
       *[no] { $n ->
            [0] The True Curse for { $seat }.
           *[other] The True Curse for { $seat }, a False one for { $others }.
        }
    }
blood-bound-say-token-rank = my rank token

blood-bound-do-open = Say it
blood-bound-do-attack = Attack
blood-bound-do-pass = Pass the dagger
blood-bound-do-ask = Ask
blood-bound-do-suffer = Ask nobody
blood-bound-do-offer = Offer
blood-bound-do-decline = Leave it
blood-bound-do-accept = Accept
blood-bound-do-refuse = Refuse
blood-bound-do-take = Take it
blood-bound-do-return = Give it back
blood-bound-do-quill = Take it
blood-bound-do-strike = Strike
blood-bound-do-inspect = Look
blood-bound-do-wound = Wound
blood-bound-do-heal = Heal
blood-bound-do-compel = Compel
blood-bound-do-shield = Give it
blood-bound-do-retaliate = Strike back
blood-bound-do-staff = Give it
blood-bound-do-fan = Give it
blood-bound-do-curse = Give them

blood-bound-point-seat = Touch a player.
blood-bound-point-token = Touch a token.
blood-bound-point-colour = Choose the colour.
blood-bound-point-inspect-1 = Touch two players.
blood-bound-point-inspect-2 = And a second one.
blood-bound-point-curse-1 = Touch who gets the True Curse.
blood-bound-point-curse-2 = Touch who gets a False Curse.
blood-bound-point-curse-3 = Touch who gets another False Curse.
blood-bound-point-curse-4 = Touch who gets the last False Curse.
blood-bound-role-true = True
blood-bound-role-false = False

blood-bound-what-attack = They may ask the others for help.
blood-bound-what-pass = There is no attack; the dagger goes on.
blood-bound-what-ask = All whose rank is not out can offer; you choose.
blood-bound-what-suffer = You take the wound yourself.
blood-bound-what-refuse = You take the wound yourself.
blood-bound-what-accept = They take your wound, and may use their ability.
blood-bound-what-decline = Later you cannot use it.

blood-bound-prompt-dagger = Attack somebody, or pass the dagger on?
blood-bound-prompt-attacked = { $by } attacks you! Ask the others for help?
blood-bound-prompt-help = { $by } attacks { $on }, who asks for help. Do you intervene?
blood-bound-prompt-offers = { $n ->
        [one] { $who } would take your wound.
       *[other] { $who } would take your wound.
    }
blood-bound-prompt-wound = { $cause ->
        [attacks] { $by } wounds you. Which token do you take?
        [accepts] You take { $on }’s wound, with your rank token.
        [strikes] { $by } strikes you. Which token do you take?
        [compels] { $by } compels you. Which token do you take?
        [retaliates] { $by } strikes back. Which token do you take?
       *[wounds] { $by } wounds you once more. Which token do you take?
    }
blood-bound-prompt-healed = { $by } heals you. Which token goes back?
blood-bound-prompt-ability = Your rank is out. Do you use your ability?
blood-bound-glass-help = { $by } attacks { $on }, who asks: who takes the wound?

blood-bound-wait-dagger = { $name } holds the dagger.
blood-bound-wait-attacked = { $name } is attacked, and may ask for help.
blood-bound-wait-offers = { $name } looks at the offers.
blood-bound-wait-wound = { $name } is wounded, and chooses a token.
blood-bound-wait-healed = { $name } is healed, and gives a token back.
blood-bound-wait-ability = { $name } may use an ability now.


## The end

blood-bound-verdict-leader = { $seat } captured { $whom }, who led { $clan }. So { $winners } wins.
blood-bound-verdict-wrong = { $seat } captured { $whom }, but { $leader } led { $clan }. The wrong one: { $winners } wins.
blood-bound-verdict-own = { $seat } captured { $whom }, one of the own clan. So { $winners } wins.
blood-bound-verdict-led = { $whom } led { $clan } and was captured. So { $winners } wins.
blood-bound-verdict-not = { $whom } was captured and did not lead { $clan }. So { $winners } wins.
blood-bound-verdict-both = The Inquisitor { $seat } captured { $whom }. So both clans win.
blood-bound-verdict-cursed = { $seat } captured { $whom }, which would be { $winners }’s victory. But { $leader }, who led { $winners }, had the True Curse.
blood-bound-verdict-inquisitor = { $seat } captured { $whom }, and { $whom } was the Inquisitor.
blood-bound-end-led = led { $clan }
blood-bound-end-quill = by the Quill
blood-bound-end-captured = captured
blood-bound-end-true = True Curse
blood-bound-end-false = False Curse
blood-bound-end-won = won
blood-bound-end-clan = { $clan } has won!
blood-bound-end-both = Rose and Beast have won!
blood-bound-end-inquisitor = The Inquisitor
blood-bound-story-length = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $attacks ->
        [0] no attack
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }, { $passes ->
        [0] the dagger never passed on
        [one] the dagger passed on once
       *[other] the dagger passed on { $passes } times
    }, { $helped ->
        [0] and nobody intervened.
        [one] and one wound taken for another.
       *[other] and { $helped } wounds taken for others.
    }
blood-bound-story-turn = Turn { $turn }: { $what }


## The rules drawer: names of its chapters

blood-bound-chapter-aim = What it is about
blood-bound-chapter-setup = Who is at the table
blood-bound-chapter-clues = The clues
blood-bound-chapter-turn = Holding the dagger
blood-bound-chapter-attack = An attack
blood-bound-chapter-help = Asking for help
blood-bound-chapter-tokens = Wounds and tokens
blood-bound-chapter-abilities = Abilities
blood-bound-chapter-capture = A capture
blood-bound-chapter-leader = Who leads a clan
blood-bound-chapter-talk = Talking and showing
blood-bound-chapter-winning = Winning


## Which rule stands behind what happened

blood-bound-rule-clue = Rules, set-up: everybody shows the clue to the left neighbour only. A Harlequin’s and the Inquisitor’s can mislead.
blood-bound-rule-turn = Rules, a turn: who holds the dagger must attack somebody or pass it on.
blood-bound-rule-attacks = Rules, a turn: anybody can be attacked, of either clan, but not through a Shield; the Inquisitor attacks nobody with three wounds.
blood-bound-rule-passes = Rules, a turn: the dagger may be passed to anybody.
blood-bound-rule-asks = Rules, an attack: the one attacked may ask for help, unless a Fan forbids it.
blood-bound-rule-suffers = Rules, an attack: who does not ask takes the wound alone.
blood-bound-rule-offered = Ruling Q16: all whose rank token is in the supply say at the same moment whether they offer.
blood-bound-rule-accepts = Rules, an attack: one offer may be accepted; who intervenes takes the rank token.
blood-bound-rule-refuses = Rules, an attack: all offers may be refused.
blood-bound-rule-takes = Rules, tokens: each icon of the card yields one token. A token tells the truth, unless a Staff or the Inquisitor is behind it.
blood-bound-rule-returns = Rules, Alchemist: the one healed chooses which token goes back.
blood-bound-rule-absorbs = Ruling Q17, as this table plays it: a Shield takes the wound of an attack.
blood-bound-rule-declines = Ruling Q4: an ability may be left unused; later is too late.
blood-bound-rule-quill = Rules, Elder: with a Quill the highest number of that clan leads it.
blood-bound-rule-strikes = Rules, Assassin: two wounds, one after the other, and the dagger goes to the victim.
blood-bound-rule-inspects = Rules, Harlequin: two whole cards, seen in secret.
blood-bound-rule-sees = Rules, Harlequin: what you saw may be told, truly or not.
blood-bound-rule-wounds = Rules, Alchemist: having intervened, one more wound for the one saved.
blood-bound-rule-heals = Rules, Alchemist: having intervened, one wound less for the one saved.
blood-bound-rule-compels = Rules, Mentalist: a wound, with the rank token if it is not out, and the dagger goes to the victim.
blood-bound-rule-shields = Rules, Guardian: a Shield for another, the Sword of its colour for the Guardian.
blood-bound-rule-retaliates = Rules, Berserker: one wound for who made this attack.
blood-bound-rule-takes-staff = Rules, Mage: a Staff for the Mage and one for another.
blood-bound-rule-staff = Rules, Mage: a Staff for the Mage and one for another.
blood-bound-rule-fan = Rules, Courtesan: nobody can intervene for the holder of a Fan.
blood-bound-rule-curses = Rules, Inquisitor: the curses lie face down; only the Inquisitor knows which is true.
blood-bound-rule-gave-curse = Rules, Inquisitor: nobody else may look at the curses.
blood-bound-rule-sword-lost = Rules, Guardian: with the third wound the Sword and its Shields go back.
blood-bound-rule-captures = Rules, capture: a fourth wound captures, and the game is over.
blood-bound-rule-agrees = The game ends without a winner when everybody has agreed.
blood-bound-rule-over = Rules, winning: the capture decides, by who led which clan.
