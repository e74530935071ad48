# Blood Bound: names, log sentences, questions, refusals (the rules and rulings stand in files of their own).
# In log sentences $you is the name of the field that is, or holds, the reader's own seat ("seat", "whom", "other", "seats", "winners" or "none").
# $count is the number of seats in a list, where it is passed.

blood-bound-name = Blood Bound

# Cards: the value stands alone, .the in a sentence, .name is the role.

blood-bound-character-rose-1 = Rose 1, Elder
  .the = Rose 1, the Elder
  .name = Elder
blood-bound-character-rose-2 = Rose 2, Assassin
  .the = Rose 2, the Assassin
  .name = Assassin
blood-bound-character-rose-3 = Rose 3, Harlequin
  .the = Rose 3, the Harlequin
  .name = Harlequin
blood-bound-character-rose-4 = Rose 4, Alchemist
  .the = Rose 4, the Alchemist
  .name = Alchemist
blood-bound-character-rose-5 = Rose 5, Mentalist
  .the = Rose 5, the Mentalist
  .name = Mentalist
blood-bound-character-rose-6 = Rose 6, Guardian
  .the = Rose 6, the Guardian
  .name = Guardian
blood-bound-character-rose-7 = Rose 7, Berserker
  .the = Rose 7, the Berserker
  .name = Berserker
blood-bound-character-rose-8 = Rose 8, Mage
  .the = Rose 8, the Mage
  .name = Mage
blood-bound-character-rose-9 = Rose 9, Courtesan
  .the = Rose 9, the Courtesan
  .name = Courtesan
blood-bound-character-beast-1 = Beast 1, Elder
  .the = Beast 1, the Elder
  .name = Elder
blood-bound-character-beast-2 = Beast 2, Assassin
  .the = Beast 2, the Assassin
  .name = Assassin
blood-bound-character-beast-3 = Beast 3, Harlequin
  .the = Beast 3, the Harlequin
  .name = Harlequin
blood-bound-character-beast-4 = Beast 4, Alchemist
  .the = Beast 4, the Alchemist
  .name = Alchemist
blood-bound-character-beast-5 = Beast 5, Mentalist
  .the = Beast 5, the Mentalist
  .name = Mentalist
blood-bound-character-beast-6 = Beast 6, Guardian
  .the = Beast 6, the Guardian
  .name = Guardian
blood-bound-character-beast-7 = Beast 7, Berserker
  .the = Beast 7, the Berserker
  .name = Berserker
blood-bound-character-beast-8 = Beast 8, Mage
  .the = Beast 8, the Mage
  .name = Mage
blood-bound-character-beast-9 = Beast 9, Courtesan
  .the = Beast 9, the Courtesan
  .name = Courtesan
blood-bound-character-inquisitor-rose = Inquisitor, clue Rose
  .the = the Inquisitor with the clue Rose
  .name = Inquisitor
blood-bound-character-inquisitor-beast = Inquisitor, clue Beast
  .the = the Inquisitor with the clue Beast
  .name = Inquisitor

blood-bound-rank-1 = Elder
blood-bound-rank-2 = Assassin
blood-bound-rank-3 = Harlequin
blood-bound-rank-4 = Alchemist
blood-bound-rank-5 = Mentalist
blood-bound-rank-6 = Guardian
blood-bound-rank-7 = Berserker
blood-bound-rank-8 = Mage
blood-bound-rank-9 = Courtesan
blood-bound-rank-cross = Inquisitor

blood-bound-clan-rose = Rose
  .the = Rose
blood-bound-clan-beast = Beast
  .the = Beast
blood-bound-clan-none = No clan
  .the = no clan

blood-bound-token-rank-1 = 1, Elder
  .the = rank token 1 (Elder)
blood-bound-token-rank-2 = 2, Assassin
  .the = rank token 2 (Assassin)
blood-bound-token-rank-3 = 3, Harlequin
  .the = rank token 3 (Harlequin)
blood-bound-token-rank-4 = 4, Alchemist
  .the = rank token 4 (Alchemist)
blood-bound-token-rank-5 = 5, Mentalist
  .the = rank token 5 (Mentalist)
blood-bound-token-rank-6 = 6, Guardian
  .the = rank token 6 (Guardian)
blood-bound-token-rank-7 = 7, Berserker
  .the = rank token 7 (Berserker)
blood-bound-token-rank-8 = 8, Mage
  .the = rank token 8 (Mage)
blood-bound-token-rank-9 = 9, Courtesan
  .the = rank token 9 (Courtesan)
blood-bound-token-rank-cross = Cross, Inquisitor
  .the = the fleur cross (Inquisitor)
blood-bound-token-rose = Rose
  .the = a Rose token
blood-bound-token-beast = Beast
  .the = a Beast token
blood-bound-token-unknown = Unknown
  .the = an unknown token

blood-bound-colour-purple = Purple
  .the = purple
blood-bound-colour-green = Green
  .the = green

blood-bound-card-shield-purple = Purple Shield
  .the = a purple Shield
blood-bound-card-shield-green = Green Shield
  .the = a green Shield
blood-bound-card-sword-purple = Purple Sword
  .the = the purple Sword
blood-bound-card-sword-green = Green Sword
  .the = the green Sword
blood-bound-card-staff = Staff
  .the = a Staff
blood-bound-card-fan = Fan
  .the = a Fan
blood-bound-card-quill = Quill
  .the = a Quill
blood-bound-card-curse = Curse
  .the = a curse

# ------------------------------------------------------------------ the log

blood-bound-told-dealt = You are { $character }.
blood-bound-told-clue = { $you ->
    [seat] Your left neighbour sees your clue: { $clue }.
   *[none] { $seat }’s clue shows { $clue }.
  }
blood-bound-told-turn = { $you ->
    [seat] You hold the dagger.
   *[none] { $seat } holds the dagger.
  }
blood-bound-told-attacks = { $you ->
    [seat] You attack { $whom }.
    [whom] { $seat } attacks you.
   *[none] { $seat } attacks { $whom }.
  }
blood-bound-told-passes = { $you ->
    [seat] You pass the dagger to { $whom }.
    [whom] { $seat } passes the dagger to you.
   *[none] { $seat } passes the dagger to { $whom }.
  }
blood-bound-told-asks = { $you ->
    [seat] You ask: will anybody intervene?
   *[none] { $seat } asks: will anybody intervene?
  }
blood-bound-told-suffers = { $you ->
    [seat] You ask nobody to intervene.
   *[none] { $seat } asks nobody to intervene.
  }
blood-bound-told-offered = { $count ->
    [0] Nobody offers to intervene.
   *[other] { $you ->
        [seats] Offers to intervene, yours among them: { $seats }.
       *[none] Offers to intervene: { $seats }.
      }
  }
blood-bound-told-accepts = { $you ->
    [seat] You accept { $whom }’s offer.
    [whom] { $seat } accepts your offer: the wound is yours.
   *[none] { $seat } accepts { $whom }’s offer.
  }
blood-bound-told-refuses = { $you ->
    [seat] You refuse all offers.
   *[none] { $seat } refuses all offers.
  }
blood-bound-told-takes = { $you ->
    [seat] You are wounded and take { $token }.
   *[none] { $seat } is wounded and takes { $token }.
  }
blood-bound-told-returns = { $you ->
    [seat] You are healed and give back { $token }.
   *[none] { $seat } is healed and gives back { $token }.
  }
blood-bound-told-absorbs = { $you ->
    [seat] Your Shield holds: no wound for you.
   *[none] { $seat }’s Shield holds: no wound.
  }
blood-bound-told-declines = { $you ->
    [seat] You do not use your ability.
   *[none] { $seat } does not use the ability.
  }
blood-bound-told-quill = { $you ->
    [seat] You take a Quill: your clan’s highest number leads it now.
   *[none] { $seat } takes a Quill: the highest number leads that clan now.
  }
blood-bound-told-strikes = { $you ->
    [seat] You strike { $whom }: two wounds.
    [whom] { $seat } strikes you: two wounds.
   *[none] { $seat } strikes { $whom }: two wounds.
  }
blood-bound-told-inspects = { $you ->
    [seat] You look at the cards of { $whom } and { $other }.
    [whom] { $seat } looks at your card and at { $other }’s.
    [other] { $seat } looks at { $whom }’s card and at yours.
   *[none] { $seat } looks at the cards of { $whom } and { $other }.
  }
blood-bound-told-sees = { $whom }’s card: { $character }.
blood-bound-told-wounds = { $you ->
    [seat] You wound { $whom }, for whom you intervened.
    [whom] { $seat }, who intervened for you, wounds you.
   *[none] { $seat } wounds { $whom }, the one just saved.
  }
blood-bound-told-heals = { $you ->
    [seat] You heal one wound of { $whom }’s.
    [whom] { $seat } heals one of your wounds.
   *[none] { $seat } heals one wound of { $whom }’s.
  }
blood-bound-told-compels = { $you ->
    [seat] You compel { $whom }: a wound, with the rank token if it is not out yet.
    [whom] { $seat } compels you: a wound, with your rank token if it is not out yet.
   *[none] { $seat } compels { $whom }: a wound, with the rank token if it is not out yet.
  }
blood-bound-told-shields = { $you ->
    [seat] You give { $whom } a { $colour } Shield; the { $colour } Sword is yours.
    [whom] { $seat } gives you a { $colour } Shield and holds the { $colour } Sword.
   *[none] { $seat } gives { $whom } a { $colour } Shield and holds the { $colour } Sword.
  }
blood-bound-told-retaliates = { $you ->
    [seat] You strike back at { $whom }: one wound.
    [whom] { $seat } strikes back at you: one wound.
   *[none] { $seat } strikes back at { $whom }: one wound.
  }
blood-bound-told-takes-staff = { $you ->
    [seat] You take a Staff.
   *[none] { $seat } takes a Staff.
  }
blood-bound-told-staff = { $you ->
    [seat] You give { $whom } a Staff.
    [whom] { $seat } gives you a Staff.
   *[none] { $seat } gives { $whom } a Staff.
  }
blood-bound-told-fan = { $you ->
    [seat] You give { $whom } a Fan.
    [whom] { $seat } gives you a Fan.
   *[none] { $seat } gives { $whom } a Fan.
  }
blood-bound-told-curses = { $you ->
    [seat] You lay a curse face down before { $seats }.
    [seats] { $seat } lays a curse face down before { $seats }; one of them is you.
   *[none] { $seat } lays a curse face down before { $seats }.
  }
blood-bound-told-gave-curse = { $true ->
    [1] The curse before { $whom } is the True Curse.
   *[0] The curse before { $whom } is a False Curse.
  }
blood-bound-told-sword-lost = { $you ->
    [seat] You have three wounds: the { $colour } Sword and every { $colour } Shield go back.
   *[none] { $seat } has three wounds: the { $colour } Sword and every { $colour } Shield go back.
  }
blood-bound-told-captures = { $you ->
    [seat] You give { $whom } a fourth wound: captured!
    [whom] A fourth wound, from { $seat }: you are captured.
   *[none] A fourth wound, from { $seat }: { $whom } is captured.
  }
blood-bound-told-opens = { $you ->
    [seat] You were { $character }.
   *[none] { $seat } was { $character }.
  }
blood-bound-told-opens-curse = { $true ->
    [1] { $you ->
        [seat] The curse before you was the True Curse.
       *[none] The curse before { $seat } was the True Curse.
      }
   *[0] { $you ->
        [seat] The curse before you was false.
       *[none] The curse before { $seat } was false.
      }
  }
blood-bound-told-agrees = { $you ->
    [seat] You agree to end the game without a winner.
   *[none] { $seat } agrees to end the game without a winner.
  }
# $clan (rose, beast, both) is passed where it is known whose victory a capture is.
blood-bound-told-over = { $reason ->
    [captured] { $clan ->
        [rose] { $you ->
            [winners] You win: the capture gives the game to your clan, Rose ({ $winners }).
           *[none] Rose wins by the capture: { $winners }.
          }
        [beast] { $you ->
            [winners] You win: the capture gives the game to your clan, Beast ({ $winners }).
           *[none] Beast wins by the capture: { $winners }.
          }
        [both] { $you ->
            [winners] You win: the Inquisitor has captured somebody, so both clans win ({ $winners }).
           *[none] Both clans win, the Inquisitor has captured somebody: { $winners }.
          }
       *[other] { $you ->
            [winners] You win: the capture gives the game to { $winners }.
           *[none] The capture gives the game to { $winners }.
          }
      }
    [cursed] { $you ->
        [winners] You win alone, Inquisitor: the victorious clan’s leader has the True Curse. Both clans lose.
       *[none] { $winners }, the Inquisitor, wins alone: the victorious clan’s leader has the True Curse. Both clans lose.
      }
    [inquisitor-captured] { $you ->
        [winners] You win alone: you, the Inquisitor, were captured. Both clans lose.
       *[none] { $winners }, the Inquisitor, was captured and wins alone. Both clans lose.
      }
    [agreed] The game ends by agreement of all. Nobody wins.
   *[exhausted] The last turn is over. Nobody wins.
  }

blood-bound-reason-captured = A capture decided it between the clans.
blood-bound-reason-cursed = The leader of the victorious clan had the True Curse: the Inquisitor wins.
blood-bound-reason-inquisitor-captured = The Inquisitor was captured, and so wins.
blood-bound-reason-agreed = All agreed to end the game.
blood-bound-reason-exhausted = The agreed number of turns is over.

# ------------------------------------------------------------------ questions

blood-bound-topic-dagger = Attack somebody, or pass the dagger.
blood-bound-topic-attacked = You are attacked. Ask whether anybody will intervene, or ask nobody?
blood-bound-topic-help = Somebody is attacked and asks for help. Whoever intervenes takes the wound, with the rank token.
blood-bound-topic-offers = Accept one offer, or refuse all.
blood-bound-topic-wound = You are wounded. Which token do you take?
blood-bound-topic-healed = You are healed. Which token do you give back?
blood-bound-topic-ability = Your rank is out: now is the moment for your ability.

# ------------------------------------------------------------------ refusals

blood-bound-why-has-staff = { $whom } has a Staff already.
blood-bound-why-has-fan = { $whom } has a Fan already.
blood-bound-why-has-shield = { $whom } has every Shield already that you could give.
blood-bound-why-has-curse = { $whom } cannot get this curse: nobody gets two, and only what is left can be given (Q11).
blood-bound-why-no-token-there = No such token lies before you.
blood-bound-why-nobody-to-attack = There is nobody you may attack now: all others have a Shield or three wounds. Pass the dagger.
blood-bound-why-nothing-to-heal = There is no wound to heal (Q14).
blood-bound-why-must-use = At this table an ability must be used (Q4).
blood-bound-why-colour = { $colour ->
    [green] No green Shield can go there: not if one lies there, none is left, or your Sword or another Guardian’s forbids the colour (Q21).
   *[purple] No purple Shield can go there: not if one lies there, none is left, or your Sword or another Guardian’s forbids the colour (Q21).
  }
blood-bound-why-all-curses = This curse cannot be kept back (Q11).
blood-bound-why-no-offer = { $whom } has not offered to intervene.
blood-bound-why-oneself = Choose another player, not yourself.
blood-bound-why-shielded = { $whom } has a Shield: no attack and no ability can wound its holder (Q17).
blood-bound-why-inquisitor-spares = { $whom } has three wounds; the Inquisitor may not attack such a player.
blood-bound-why-twice = { $whom } is named already; name two different players.
blood-bound-why-rank-out = Your rank token lies before you already.
blood-bound-why-rank-forced = You must take your rank token: so must who intervenes, and who is compelled by a Mentalist.
blood-bound-why-staff = You have a Staff: besides your rank you may take unknown tokens only (Q18).
blood-bound-why-no-icon = Your card has no free icon for that token.

# ------------------------------------------------------------------ deals that are refused

blood-bound-deal-dagger = The dagger must be with a seat from 1 to { $seats }, not { $given }.
blood-bound-deal-number = “characters” should be a list of { $number } characters, one for each seat.
blood-bound-deal-unknown = There is no character “{ $character }”; the characters are: { $legal }.
blood-bound-deal-twice = The character { $character } stands there twice; there is one card of each.
blood-bound-deal-clans = { $inquisitors ->
    [1] With { $seats } players there are { $number } of Rose, { $number } of Beast and one Inquisitor.
   *[0] With { $seats } players there are { $number } of Rose and { $number } of Beast, and no Inquisitor.
  }
