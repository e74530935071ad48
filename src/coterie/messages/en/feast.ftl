# Dracula's Feast: names, log sentences, questions, refusals.
# In log sentences $you is the name of the field that is the reader's own seat ("seat", "whom" or "none").

feast-name = Dracula's Feast: New Blood

feast-guest-dracula = Dracula
  .the = Dracula
feast-guest-boogie-monster = Boogie Monster
  .the = the Boogie Monster
feast-guest-doctor-jekyll = Doctor Jekyll
  .the = Doctor Jekyll
feast-guest-swamp-creature = Swamp Creature
  .the = the Swamp Creature
feast-guest-van-helsing = Van Helsing
  .the = Van Helsing
feast-guest-trickster = Trickster
  .the = the Trickster
feast-guest-ghost = Ghost
  .the = the Ghost
feast-guest-alucard = Alucard
  .the = Alucard
feast-guest-witch = Witch
  .the = the Witch
feast-guest-zombie = Zombie
  .the = the Zombie

# ------------------------------------------------------------------ the log

feast-told-invited = { $guest } is at the feast.
feast-told-dealt = You are { $guest }.
feast-told-turn = { $you ->
    [seat] { $bound ->
        [1] Your turn, after a dance.
       *[0] Your turn.
      }
   *[none] { $bound ->
        [1] { $seat }’s turn, after a dance: a hidden Zombie must ask for one now.
       *[0] { $seat }’s turn.
      }
  }
feast-told-inquires = { $you ->
    [seat] You ask { $whom }: are you { $guest }?
    [whom] { $seat } asks you: are you { $guest }?
   *[none] { $seat } asks { $whom }: are you { $guest }?
  }
feast-told-whisper = { $yes ->
    [1] { $whom } whispers to you: Yes.
   *[0] { $whom } whispers to you: No.
  }
feast-told-invites = { $you ->
    [seat] You ask { $whom } to dance.
    [whom] { $seat } asks you to dance.
   *[none] { $seat } asks { $whom } to dance.
  }
feast-told-dances = { $you ->
    [seat] You dance with { $whom }. You see each other’s card.
    [whom] You dance with { $seat }. You see each other’s card.
   *[none] { $seat } and { $whom } dance. They know each other’s guest now.
  }
feast-told-sees = { $whom } shows you { $guest }.
feast-told-refuses = { $you ->
    [seat] You refuse to dance with { $whom }.
    [whom] { $seat } refuses to dance with you.
   *[none] { $seat } refuses to dance with { $whom }.
  }
feast-told-forces = { $you ->
    [seat] You turn { $whom }’s card face up.
    [whom] { $seat } turns your card face up, as only the Zombie can.
   *[none] { $seat } turns { $whom }’s card face up, as only the Zombie can.
  }
feast-told-reveals = { $you ->
    [seat] Your card is turned: { $guest }.
   *[none] { $seat } is { $guest }.
  }
feast-told-accuses = { $origin ->
    [zombie] { $you ->
        [seat] You must accuse.
       *[none] { $seat } must accuse.
      }
    [ghost] { $you ->
        [seat] You accuse, wrongly accused yourself.
       *[none] { $seat } accuses, wrongly accused.
      }
    [van-helsing] { $you ->
        [seat] You must say who Dracula is.
       *[none] { $seat } must say who Dracula is.
      }
    [second] { $you ->
        [seat] You accuse a second time.
       *[none] { $seat } accuses a second time.
      }
   *[other] { $you ->
        [seat] You accuse.
       *[none] { $seat } accuses.
      }
  }
feast-told-places = { $you ->
    [seat] You lay the card of { $guest } before { $whom }.
    [whom] { $seat } lays the card of { $guest } before you.
   *[none] { $seat } lays the card of { $guest } before { $whom }.
  }
feast-told-interrupts = { $you ->
    [seat] You break in: that card was wrong, you are the Ghost.
    [whom] { $seat } breaks into your accusation. All cards go back.
   *[none] { $seat } breaks into { $whom }’s accusation. All cards go back.
  }
feast-told-interrupted = { $you ->
    [seat] You may start your accusation again.
   *[none] { $seat } may start the accusation again.
  }
feast-told-drops = { $you ->
    [seat] You drop your accusation.
   *[none] { $seat } drops the accusation.
  }
feast-told-result = The whispers to { $you ->
    [seat] you
   *[none] { $seat }
  } are shuffled and turned: { $yes } Yes, { $no } No.
feast-told-wakes = { $you ->
    [seat] Not one Yes. That wakes you, Van Helsing.
   *[none] Not one Yes. That wakes Van Helsing: it is { $seat }.
  }
feast-told-silence = Not one Yes, and nobody stands up: Van Helsing is in the centre.
feast-told-swaps = { $you ->
    [seat] You were Doctor Jekyll. You take mystery card { $slot } and leave Jekyll face up there.
   *[none] { $seat } was Doctor Jekyll, takes mystery card { $slot } and leaves Jekyll face up there.
  }
feast-told-takes = You are { $guest } now.
feast-told-agrees = { $you ->
    [seat] You agree to end the game without a winner.
   *[none] { $seat } agrees to end the game without a winner.
  }
feast-told-over = { $you ->
    [winners] { $reason ->
        [accused] You win: every card was right.
        [danced] You win: Alucard has danced with Dracula.
       *[mistaken] You win: Alucard was taken for Dracula.
      }
   *[none] { $reason ->
        [accused] { $winners } wins: every card was right.
        [danced] { $winners } wins: Alucard has danced with Dracula.
        [mistaken] { $winners } wins: Alucard was taken for Dracula.
        [agreed] The game ends by agreement of all. Nobody wins.
       *[exhausted] The last turn is over. Nobody wins.
      }
  }
feast-told-opens = { $you ->
    [seat] You were { $guest }.
   *[none] { $seat } was { $guest }.
  }
feast-told-opens-slot = In the centre lay { $guest }.

feast-reason-accused = Every card was right.
feast-reason-danced = Alucard has danced with Dracula.
feast-reason-mistaken = Alucard was taken for Dracula.
feast-reason-agreed = All agreed to end the game.
feast-reason-exhausted = The agreed number of turns is over.

# ------------------------------------------------------------------ questions

feast-topic-turn = Ask a question, ask for a dance, or accuse.
feast-topic-invited = You are asked to dance.
feast-topic-refused = Refused. Ask somebody else a question.
feast-topic-place = Lay a card before each of the accused.
feast-topic-ghost = A card was laid. If it is wrong, the Ghost may break in.
feast-topic-interrupted = The Ghost was wrong. Start again, or drop it?
feast-topic-end = The turn ends. Doctor Jekyll may take a mystery card now.
feast-topic-again = Dracula may accuse once more.
feast-topic-boogie = There was a dance. The Boogie Monster may accuse now.

# ------------------------------------------------------------------ refusals

feast-why-must-dance = { $guest ->
    [boogie-monster] The Boogie Monster must accept every dance.
    [doctor-jekyll] Doctor Jekyll must accept every dance.
   *[ghost] The Ghost must accept every dance.
  }
feast-why-not-ghost = Only the Ghost can break in, when given a wrong card.
feast-why-must-restart = This accusation cannot be dropped; it must be started again (R12).
feast-why-not-jekyll = Only Doctor Jekyll can take a mystery card.
feast-why-no-slot = Mystery card { $slot } cannot be taken.
feast-why-not-boogie = Only the Boogie Monster can accuse at the end of a turn with a dance.
feast-why-boogie-later = You have become the Boogie Monster only now; you may accuse after the next dance (R15).
feast-why-not-zombie = Only the Zombie can turn the one who refused face up.
feast-why-must-inquire = After a refusal you must ask another hidden player a question.
feast-why-nobody-left = Nobody else is hidden: after this refusal there is nobody to ask a question.
feast-why-nobody-hidden = Nobody else is hidden any more; you can only accuse (R1, R11).
feast-why-zombie-bound = There was a dance in the turn before: as the Zombie you must ask for a dance (R17).
feast-why-face-up-dance = Who lies face up cannot ask for a dance.
feast-why-oneself = Choose another player, not yourself.
feast-why-face-up = { $whom } lies face up; only hidden players can be asked or accused (R1).
feast-why-just-refused = { $whom } has just refused to dance; ask somebody else.
feast-why-not-accused = { $whom } gets no card now: who has a card already keeps it, and the Swamp Creature accuses only the two neighbours while both are hidden.
feast-why-not-invited = That guest is not at this feast; the cards in the middle show who is.
feast-why-own-guest = At this table one may not ask about one’s own guest (R2).
feast-why-own-card = That is your own card; it cannot be laid before others (R3).
feast-why-card-in-centre = That card lies face up in the centre; it is out of use (R3).
feast-why-card-face-up = Everybody sees that { $whom } holds that guest; the card is out of use (R3).
feast-why-card-out = That card lies before somebody already, or is not the one to be laid now (R4).

# ------------------------------------------------------------------ deals that are refused

feast-deal-twice = The guest { $guest } stands there twice; there is one card of each.
feast-deal-dracula-centre = Dracula is never the mystery guest: it is his feast.
feast-deal-no-dracula = It is Dracula's feast: he must be among the guests of the players.
feast-deal-not-in-cast = A guest was dealt who is not in the chosen set.
feast-deal-too-many = These are too many guests: a feast of { $seats } has { $number }, Dracula among them.
feast-deal-advanced = “As few advanced guests as possible” allows { $number } of them here.
feast-deal-first = The first player must be a seat from 1 to { $seats }, not { $given }.
feast-deal-number = “{ $key }” should be a list of { $number } guests.
feast-deal-unknown = There is no guest “{ $guest }”; the guests are: { $legal }.
