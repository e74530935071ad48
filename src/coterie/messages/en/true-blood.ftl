# True Blood: names, log sentences, questions, refusals (the rules and rulings stand in files of their own).
# In log sentences $you is the name of the field that is the reader's own seat ("seat", "whom" or "none").

true-blood-name = True Blood

# Characters: the value stands alone, .the in a sentence.

true-blood-character-sookie-stackhouse = Sookie Stackhouse
  .the = Sookie Stackhouse
true-blood-character-bill-compton = Bill Compton
  .the = Bill Compton
true-blood-character-jason-stackhouse = Jason Stackhouse
  .the = Jason Stackhouse
true-blood-character-eric-northman = Eric Northman
  .the = Eric Northman
true-blood-character-sam-merlotte = Sam Merlotte
  .the = Sam Merlotte
true-blood-character-tara-thornton = Tara Thornton
  .the = Tara Thornton
true-blood-character-godric = Godric
  .the = Godric
true-blood-character-the-magister = The Magister
  .the = The Magister
true-blood-character-franklin-mott = Franklin Mott
  .the = Franklin Mott
true-blood-character-maryanne-forrester = Maryanne Forrester
  .the = Maryanne Forrester
true-blood-character-sophie-ann-the-queen = Sophie Ann the Queen
  .the = Sophie Ann the Queen
true-blood-character-rene-lanier = Rene Lanier
  .the = Rene Lanier
true-blood-character-lafayette-reynolds = Lafayette Reynolds
  .the = Lafayette Reynolds
true-blood-character-the-authority = The Authority
  .the = The Authority
true-blood-character-hot-shot = Hot Shot
  .the = Hot Shot
true-blood-character-werewolf-pack = Werewolf Pack
  .the = Werewolf Pack
true-blood-character-talbot = Talbot
  .the = Talbot
true-blood-character-eggs-benedict = Eggs Benedict
  .the = Eggs Benedict
true-blood-character-merlotte-waitress = Merlotte Waitress
  .the = Merlotte Waitress
true-blood-character-fellowship-of-the-sun = Fellowship of the Sun
  .the = Fellowship of the Sun
true-blood-character-andy-bellefleur = Andy Bellefleur
  .the = Andy Bellefleur
true-blood-character-adele-stackhouse = Adele Stackhouse
  .the = Adele Stackhouse
true-blood-character-amy-burlee = Amy Burlee
  .the = Amy Burlee
true-blood-character-hoyt-fortenberry = Hoyt Fortenberry
  .the = Hoyt Fortenberry
true-blood-character-jessica-hamby = Jessica Hamby
  .the = Jessica Hamby
true-blood-character-arlene-fowler = Arlene Fowler
  .the = Arlene Fowler
true-blood-character-terry-bellefleur = Terry Bellefleur
  .the = Terry Bellefleur
true-blood-character-lettie-mae = Lettie Mae
  .the = Lettie Mae
true-blood-character-merlottes-bar = Merlotte’s Bar
  .the = Merlotte’s Bar
true-blood-character-fangtasia = Fangtasia
  .the = Fangtasia
true-blood-character-pam = Pam
  .the = Pam
true-blood-character-nan-flannigan = Nan Flannigan
  .the = Nan Flannigan
true-blood-character-lorena = Lorena
  .the = Lorena
true-blood-character-reverend-steve-newlin = Reverend Steve Newlin
  .the = Reverend Steve Newlin
true-blood-character-sarah-newlin = Sarah Newlin
  .the = Sarah Newlin
true-blood-character-king-russell-edgington = King Russell Edgington
  .the = King Russell Edgington
true-blood-character-rednecks = Rednecks
  .the = Rednecks
true-blood-character-thug-in-disguise = Thug in Disguise
  .the = Thug in Disguise
true-blood-character-alcide = Alcide
  .the = Alcide
true-blood-character-vampire-nest = Vampire Nest
  .the = Vampire Nest
true-blood-character-police-officer = Police Officer
  .the = Police Officer
true-blood-character-blood-drainer-gang = Blood Drainer Gang
  .the = Blood Drainer Gang
true-blood-character-jesus = Jesus
  .the = Jesus
true-blood-character-dallas-vampires = Dallas Vampires
  .the = Dallas Vampires
true-blood-character-fay-colony = Fay Colony
  .the = Fay Colony
true-blood-character-barry-the-bellhop = Barry the Bellhop
  .the = Barry the Bellhop
true-blood-character-longshadow = Longshadow
  .the = Longshadow
true-blood-character-girl-fangbanger = Girl Fangbanger
  .the = Girl Fangbanger
true-blood-character-boy-fangbanger = Boy Fangbanger
  .the = Boy Fangbanger
true-blood-character-tommy-mickens = Tommy Mickens
  .the = Tommy Mickens
true-blood-character-debbie = Debbie
  .the = Debbie
true-blood-character-cooter = Cooter
  .the = Cooter
true-blood-character-claudine = Claudine
  .the = Claudine
true-blood-character-crystal-norris = Crystal Norris
  .the = Crystal Norris
true-blood-character-sheriff-bud-deerborn = Sheriff Bud Deerborn
  .the = Sheriff Bud Deerborn
true-blood-character-miss-jeanette = Miss Jeanette
  .the = Miss Jeanette
true-blood-character-hadley = Hadley
  .the = Hadley
true-blood-character-daphne-landry = Daphne Landry
  .the = Daphne Landry
true-blood-character-holly-the-wiccan = Holly the Wiccan
  .the = Holly the Wiccan
true-blood-character-eddie = Eddie
  .the = Eddie
true-blood-character-street-prostitute = Street Prostitute
  .the = Street Prostitute
true-blood-character-bar-hussy = Bar Hussy
  .the = Bar Hussy

# Events: the value is the name, .does what the card does.

true-blood-event-kidnapping = Kidnapping
  .the = “Kidnapping”
  .does = Capture a character of another player’s.
true-blood-event-staked = Staked
  .the = “Staked”
  .does = Kill a vampire.
true-blood-event-wooden-bullet = Wooden Bullet
  .the = “Wooden Bullet”
  .does = Kill a vampire.
true-blood-event-dirty-vampire-sex = Dirty Vampire Sex
  .the = “Dirty Vampire Sex”
  .does = Take control of a character of another player’s.
true-blood-event-silver-chains = Silver Chains
  .the = “Silver Chains”
  .does = Capture a vampire of another player’s.
true-blood-event-vampire-hotel = Vampire Hotel
  .the = “Vampire Hotel”
  .does = Gain 2D6 IT.
true-blood-event-compton-residence = Compton Residence
  .the = “Compton Residence”
  .does = Gain 2D6 IT.
true-blood-event-stackhouse-residence = Stackhouse Residence
  .the = “Stackhouse Residence”
  .does = Gain 1D6 BT.
true-blood-event-graveyard = Graveyard
  .the = “Graveyard”
  .does = Gain 2D6 IT.
true-blood-event-mainstreaming = Mainstreaming
  .the = “Mainstreaming”
  .does = Turn up to half your IT into BT, two for one.
true-blood-event-leverage = Leverage
  .the = “Leverage”
  .does = Take control of a character of another player’s.
true-blood-event-vampire-sex-dreams = Vampire Sex Dreams
  .the = “Vampire Sex Dreams”
  .does = Take control of a human of another player’s.
true-blood-event-threats = Threats
  .the = “Threats”
  .does = Take control of a character of another player’s.
true-blood-event-suicide = Suicide
  .the = “Suicide”
  .does = Kill a character.
true-blood-event-vampire-politics = Vampire Politics
  .the = “Vampire Politics”
  .does = Take control of a character of another player’s.
true-blood-event-prisoner = Prisoner
  .the = “Prisoner”
  .does = Capture a character of another player’s.
true-blood-event-all-tied-up = All Tied Up
  .the = “All Tied Up”
  .does = Capture a character of another player’s.
true-blood-event-fight = Fight
  .the = “Fight”
  .does = Injure a character.
true-blood-event-tortured = Tortured
  .the = “Tortured”
  .does = Capture a character of another player’s.
true-blood-event-assault = Assault
  .the = “Assault”
  .does = Injure a human woman.
true-blood-event-beheaded = Beheaded
  .the = “Beheaded”
  .does = Kill a vampire.
true-blood-event-supernatural = Supernatural
  .the = “Supernatural”
  .does = Take a Capture Token off a character.
true-blood-event-vampire-blood = Vampire Blood
  .the = “Vampire Blood”
  .does = Stop a kill; or, in your own go, take an Injury Token off a character.
true-blood-event-the-true-death = The True Death
  .the = “The True Death”
  .does = Kill a vampire.
true-blood-event-daylight-escape = Daylight Escape
  .the = “Daylight Escape”
  .does = Take a Capture Token off a character.
true-blood-event-tru-blood = Tru-Blood
  .the = “Tru-Blood”
  .does = Gain 2D6 IT.
true-blood-event-immortal = Immortal
  .the = “Immortal”
  .does = Take an Injury Token off a vampire.
true-blood-event-missing-persons = Missing Persons
  .the = “Missing Persons”
  .does = Kill a character, or capture one.
true-blood-event-maker = Maker
  .the = “Maker”
  .does = Gain 2D6 IT.
true-blood-event-revenge = Revenge
  .the = “Revenge”
  .does = Kill a vampire.
true-blood-event-silver-door = Silver Door
  .the = “Silver Door”
  .does = Capture a vampire of another player’s.
true-blood-event-manhunt = Manhunt
  .the = “Manhunt”
  .does = Steal 1D6 IT from one opponent.
true-blood-event-madness = Madness
  .the = “Madness”
  .does = Injure a character.
true-blood-event-tear-out-heart = Tear Out Heart
  .the = “Tear Out Heart”
  .does = Kill a character.
true-blood-event-v-high = V High
  .the = “V High”
  .does = Take control of a human of another player’s.
true-blood-event-loyalty = Loyalty
  .the = “Loyalty”
  .does = Reaction: stop an event that takes control.
true-blood-event-healing-powers = Healing Powers
  .the = “Healing Powers”
  .does = Reaction: stop a kill.
true-blood-event-murder = Murder
  .the = “Murder”
  .does = Kill a character.
true-blood-event-daylight-escape-2 = Daylight Escape
  .the = “Daylight Escape”
  .does = Take a Capture Token off a character.
true-blood-event-mind-control = Mind Control
  .the = “Mind Control”
  .does = Take control of a human of another player’s.
true-blood-event-voodoo-ritual = Voodoo Ritual
  .the = “Voodoo Ritual”
  .does = Take control of a human of another player’s.
true-blood-event-out-of-the-coffin = Out of the Coffin
  .the = “Out of the Coffin”
  .does = Gain 2D6 IT.
true-blood-event-god-hates-fangs = God Hates Fangs
  .the = “God Hates Fangs”
  .does = One opponent loses 1D6 IT.
true-blood-event-vampire-law = Vampire Law
  .the = “Vampire Law”
  .does = One opponent loses 1D6 IT.
true-blood-event-marriage-proposal = Marriage Proposal
  .the = “Marriage Proposal”
  .does = Take control of a woman of another player’s.
true-blood-event-gay-sex = Gay Sex
  .the = “Gay Sex”
  .does = Take control of a man of another player’s.
true-blood-event-go-to-ground = Go To Ground
  .the = “Go To Ground”
  .does = Reaction: stop the kill of a vampire.
true-blood-event-arson = Arson
  .the = “Arson”
  .does = Kill a vampire or a place.
true-blood-event-ritual-sacrifice = Ritual Sacrifice
  .the = “Ritual Sacrifice”
  .does = Kill a character.
true-blood-event-transformation = Transformation
  .the = “Transformation”
  .does = Reaction: stop an event that kills somebody who is not just human.
true-blood-event-slaughter = Slaughter
  .the = “Slaughter”
  .does = Kill a group.
true-blood-event-massacre = Massacre
  .the = “Massacre”
  .does = Kill a group.
true-blood-event-poisoned-wound = Poisoned Wound
  .the = “Poisoned Wound”
  .does = Kill a human.
true-blood-event-learn-secret = Learn Secret
  .the = “Learn Secret”
  .does = Look at the next four cards of the character deck.
true-blood-event-sucked-dry = Sucked Dry
  .the = “Sucked Dry”
  .does = Kill a character.
true-blood-event-hepatitis = Hepatitis
  .the = “Hepatitis”
  .does = Injure a vampire.
true-blood-event-light-of-day = Light of Day
  .the = “Light of Day”
  .does = Kill a vampire.
true-blood-event-colloidal-silver = Colloidal Silver
  .the = “Colloidal Silver”
  .does = Injure a vampire.
true-blood-event-vampiric-speed = Vampiric Speed
  .the = “Vampiric Speed”
  .does = Reaction: turn an event to another legal target.
true-blood-event-leadership = Leadership
  .the = “Leadership”
  .does = Take control of a group of another player’s.
true-blood-event-investigate = Investigate
  .the = “Investigate”
  .does = With your bid: it counts 5 more.
true-blood-event-bad-press = Bad Press
  .the = “Bad Press”
  .does = Capture a group of another player’s.
true-blood-event-fresh-blood = Fresh Blood
  .the = “Fresh Blood”
  .does = Take any card of the track, free of charge.
true-blood-event-glamour = Glamour
  .the = “Glamour”
  .does = Take control of a human of another player’s.
true-blood-event-mutiny = Mutiny
  .the = “Mutiny”
  .does = Take control of a group of another player’s.
true-blood-event-disapear = Disapear
  .the = “Disapear”
  .does = Shuffle a character in play into the character deck.
true-blood-event-bon-temps = Bon Temps
  .the = “Bon Temps”
  .does = Gain 1 BT for every two able characters of yours.
true-blood-event-makeup-sex = Makeup Sex
  .the = “Makeup Sex”
  .does = Gain 1D6 BT.
true-blood-event-wild-naked-free = Wild, Naked, & Free
  .the = “Wild, Naked, & Free”
  .does = Gain 3 BT for every able Shapeshifter of yours.
true-blood-event-howl-at-the-moon = Howl at the Moon
  .the = “Howl at the Moon”
  .does = Gain 3 BT for every able Were of yours.
true-blood-event-kings-mansion = Kings Mansion
  .the = “Kings Mansion”
  .does = Gain 1 BT for every able vampire of yours.
true-blood-event-queens-palace = Queens Palace
  .the = “Queens Palace”
  .does = Gain 1 BT for every able vampire of yours.
true-blood-event-the-hunger = The Hunger
  .the = “The Hunger”
  .does = Take control of an injured vampire of another player’s.
true-blood-event-dungeon = Dungeon
  .the = “Dungeon”
  .does = Capture a character of another player’s.
true-blood-event-mayhem = Mayhem
  .the = “Mayhem”
  .does = Take control of a character of another player’s.
true-blood-event-blood-tie = Blood Tie
  .the = “Blood Tie”
  .does = Take control of a human or a vampire of another player’s.
true-blood-event-seduction = Seduction
  .the = “Seduction”
  .does = Take control of a character of another player’s.
true-blood-event-sex-in-the-woods = Sex in the Woods
  .the = “Sex in the Woods”
  .does = Take control of a character of another player’s.
true-blood-event-vampire-rights = Vampire Rights
  .the = “Vampire Rights”
  .does = Gain 2D6 IT.
true-blood-event-make-a-deal = Make a Deal
  .the = “Make a Deal”
  .does = Take control of a character of another player’s.
true-blood-event-intrigue = Intrigue
  .the = “Intrigue”
  .does = Draw two event cards.
true-blood-event-sell-v = Sell V
  .the = “Sell V”
  .does = Gain 2D6 IT.

# Traits: .does says what it does, with its number.

true-blood-trait-telepath = Telepath
  .the = Telepath
  .does = 3+: look at an opponent’s hand.
true-blood-trait-fairy = Fairy
  .the = Fairy
  .does = 3+: look at an opponent’s hand.
true-blood-trait-servant = Servant
  .the = Servant
  .does = 6: capture a character of another player’s.
true-blood-trait-minions = Minions
  .the = Minions
  .does = 6: capture a character of another player’s.
true-blood-trait-ruler = Ruler
  .the = Ruler
  .does = 4+: gain 1D6 IT.
true-blood-trait-law-enforcer = Law Enforcer
  .the = Law Enforcer
  .does = 5+: an opponent loses 2 IT.
true-blood-trait-murderer = Murderer
  .the = Murderer
  .does = 6: kill one of those named on the card.
true-blood-trait-sacrifice = Sacrifice
  .the = Sacrifice
  .does = 4+: kill a human or Shapeshifter of your own and gain 5 IT.
true-blood-trait-maenad = Maenad
  .the = Maenad
  .does = 3+: capture a human of another player’s.
true-blood-trait-businessman = Businessman
  .the = Businessman
  .does = 2+: gain 1 IT.
true-blood-trait-dealer = Dealer
  .the = Dealer
  .does = 5: lose 1 BT; 6: gain 2 IT.
true-blood-trait-seducer = Seducer
  .the = Seducer
  .does = 5+: take control of the one named on the card, unless Old.
true-blood-trait-obsession = Obsession
  .the = Obsession
  .does = 5+: take control of the one named on the card.
true-blood-trait-maker = Maker
  .the = Maker
  .does = 4+: take control of the vampire named on the card.
true-blood-trait-pack-leader = Pack Leader
  .the = Pack Leader
  .does = 6: take control of somebody of the same race.
true-blood-trait-informer = Informer
  .the = Informer
  .does = 6: look at the next three cards of the character deck.
true-blood-trait-spiritual = Spiritual
  .the = Spiritual
  .does = 6: look at the next 1D6 event cards.
true-blood-trait-abductor = Abductor
  .the = Abductor
  .does = 6: capture a vampire of another player’s.
true-blood-trait-thief = Thief
  .the = Thief
  .does = 5+: steal 1 IT.
true-blood-trait-healer = Healer
  .the = Healer
  .does = 5+: take off an Injury Token.
true-blood-trait-flyer = Flyer
  .the = Flyer
  .does = 5+: take off a Capture Token.
true-blood-trait-manipulator = Manipulator
  .the = Manipulator
  .does = 5+: steal 1 BT.
true-blood-trait-command-obedience = Command Obedience
  .the = Command Obedience
  .does = 6: capture a character of another player’s.
true-blood-trait-rescuer = Rescuer
  .the = Rescuer
  .does = 6: take off a Capture Token.
true-blood-trait-attacker = Attacker
  .the = Attacker
  .does = 6: injure a character.
true-blood-trait-decadent = Decadent
  .the = Decadent
  .does = 2+: turn up to 2 IT into BT.
true-blood-trait-prize = Prize
  .the = Prize
  .does = 4+: gain 1 BT.
true-blood-trait-pacifist = Pacifist
  .the = Pacifist
  .does = 4+: gain 1 BT.
true-blood-trait-revenge = Revenge
  .the = Revenge
  .does = 6: kill one of those named on the card.
true-blood-trait-nemesis = Nemesis
  .the = Nemesis
  .does = 6: kill the one named on the card.
true-blood-trait-mayhem = Mayhem
  .the = Mayhem
  .does = Passive, 5+: everybody draws an event card, and you gain 1 IT.
true-blood-trait-psychopath = Psychopath
  .the = Psychopath
  .does = Passive, 6: draw an event card and lose 1 BT.
true-blood-trait-young = Young
  .the = Young
  .does = Passive, 5: lose 1 IT; 6: gain 1 BT.
true-blood-trait-stupid = Stupid
  .the = Stupid
  .does = Passive, 5: lose 1 IT; 6: gain 1 BT.
true-blood-trait-addict = Addict
  .the = Addict
  .does = Passive, 5: lose 1 BT; 6: draw an event card.
true-blood-trait-protector = Protector
  .the = Protector
  .does = 5+: stop a kill or a capture.
true-blood-trait-martyr = Martyr
  .the = Martyr
  .does = Takes the place of another character who is being killed.
true-blood-trait-survivor = Survivor
  .the = Survivor
  .does = +1 to the rolls as a prisoner.
true-blood-trait-old = Old
  .the = Old
  .does = No sex event, Seduction, Seducer or Obsession reaches an Old one.
true-blood-trait-business = Business
  .the = Business
  .does = 2+: gain 1 IT.

true-blood-phase-influence = Influence
  .the = Influence
true-blood-phase-initiative = Initiative
  .the = Initiative
true-blood-phase-plotting = Plotting
  .the = Plotting
true-blood-phase-recruitment = Recruitment
  .the = Recruitment
true-blood-phase-event = Events
  .the = Events
true-blood-phase-action = Actions
  .the = Actions
true-blood-phase-capture = Prisoners
  .the = Prisoners
true-blood-phase-recovery = Recovery
  .the = Recovery
true-blood-phase-end = End
  .the = End
true-blood-die-tie = a tie
  .the = a tie
true-blood-die-event = the event
  .the = the event
true-blood-die-reaction = the reaction
  .the = the reaction
true-blood-die-protector = the Protector
  .the = the Protector
true-blood-die-trait = the trait
  .the = the trait
true-blood-die-amount = the amount
  .the = the amount
true-blood-die-passive = a passive trait
  .the = a passive trait
true-blood-die-prisoner = a prisoner
  .the = a prisoner
true-blood-die-recovery = recovery
  .the = recovery
true-blood-token-it = IT
  .the = IT
true-blood-token-bt = BT
  .the = BT
true-blood-mode-kill = kill
  .the = kill
true-blood-mode-capture = capture
  .the = capture
true-blood-deck-events = event deck
  .the = the event deck
true-blood-deck-characters = character deck
  .the = the character deck

# ------------------------------------------------------------------ the log

true-blood-told-choices = The table is laid.
true-blood-told-decks = The decks lie ready: { $characters } characters and { $events } events.
true-blood-told-appears = { $card } comes onto the track.
true-blood-told-phase = { $phase }, turn { $turn_number }.
true-blood-told-tokens = { $you ->
    [seat] You have { $it } IT and { $bt } BT.
   *[none] { $seat } has { $it } IT and { $bt } BT.
  }
true-blood-told-gains = { $you ->
    [seat] You gain { $number } { $what }.
   *[none] { $seat } gains { $number } { $what }.
  }
true-blood-told-loses = { $you ->
    [seat] You lose { $number } { $what }.
   *[none] { $seat } loses { $number } { $what }.
  }
true-blood-told-steals = { $you ->
    [seat] You steal { $number } IT from { $whom }.
    [whom] { $seat } steals { $number } IT from you.
   *[none] { $seat } steals { $number } IT from { $whom }.
  }
true-blood-told-steals-bt = { $you ->
    [seat] You steal { $number } BT from { $whom }.
    [whom] { $seat } steals { $number } BT from you.
   *[none] { $seat } steals { $number } BT from { $whom }.
  }
true-blood-told-bids = { $investigate ->
    [1] { $you ->
        [seat] You bid { $number }, and Investigate.
       *[none] { $seat } bids { $number }, and Investigate.
      }
   *[other] { $you ->
        [seat] You bid { $number }.
       *[none] { $seat } bids { $number }.
      }
  }
true-blood-told-placed = { $place ->
    [0] { $you ->
        [seat] You go first this turn.
       *[none] { $seat } goes first this turn.
      }
   *[other] { $you ->
        [seat] Then it is your turn.
       *[none] Then { $seat }.
      }
  }
true-blood-told-turn = { $you ->
    [seat] It is your go.
   *[none] { $seat }’s go.
  }
true-blood-told-ends-go = { $you ->
    [seat] Your go is over.
   *[none] { $seat }’s go is over.
  }
true-blood-told-draws = { $you ->
    [seat] You draw an event card.
   *[none] { $seat } draws an event card.
  }
true-blood-told-gets = You get { $event }.
true-blood-told-discards = { $you ->
    [seat] You discard { $event }.
   *[none] { $seat } discards { $event }.
  }
true-blood-told-reshuffles = The discarded events are shuffled: { $number } cards.
true-blood-told-buys = { $you ->
    [seat] You recruit { $card } for { $price } IT.
   *[none] { $seat } recruits { $card } for { $price } IT.
  }
true-blood-told-plays = { $you ->
    [seat] You play { $event }.
   *[none] { $seat } plays { $event }.
  }
true-blood-told-aims = Aimed at { $card }.
true-blood-told-aims-at = { $you ->
    [whom] Aimed at you.
   *[none] Aimed at { $whom }.
  }
true-blood-told-spent = { $event } goes to the discard.
true-blood-told-rolls = { $needed ->
    [0] A die for { $die }: { $face }.
   *[other] A die for { $die }: { $face } ({ $needed } or more needed).
  }
true-blood-told-rolls-plus = { $needed ->
    [0] A die for { $die }: { $face } and 1 more.
   *[other] A die for { $die }: { $face } and 1 more ({ $needed } or more needed).
  }
true-blood-told-pays = { $you ->
    [seat] You pay 1 IT and roll again.
   *[none] { $seat } pays 1 IT and rolls again.
  }
true-blood-told-passes = { $you ->
    [seat] You let it pass.
   *[none] { $seat } lets it pass.
  }
true-blood-told-reacts = { $you ->
    [seat] You react with { $event }.
   *[none] { $seat } reacts with { $event }.
  }
true-blood-told-protects = { $you ->
    [seat] Your { $card } tries to protect.
   *[none] { $seat }’s { $card } tries to protect.
  }
true-blood-told-stands-in = { $you ->
    [seat] Your { $card } takes the place.
   *[none] { $seat }’s { $card } takes the place.
  }
true-blood-told-turns-to = It would be turned to { $card }.
true-blood-told-turns-to-seat = { $you ->
    [whom] It would be turned to you.
   *[none] It would be turned to { $whom }.
  }
true-blood-told-negated = It is stopped.
true-blood-told-dies = { $card } is dead.
true-blood-told-hurt = { $card } is injured.
true-blood-told-caught = { $you ->
    [whom] { $card } is your prisoner.
   *[none] { $card } is { $whom }’s prisoner.
  }
true-blood-told-freed = { $card } is free.
true-blood-told-healed = { $card } has recovered.
true-blood-told-moves = { $you ->
    [whom] { $card } is yours now.
   *[none] { $card } is { $whom }’s now.
  }
true-blood-told-returns = { $card } is shuffled into the character deck.
true-blood-told-takes = { $you ->
    [seat] You take { $card } from the track.
   *[none] { $seat } takes { $card } from the track.
  }
true-blood-told-looks-at = { $you ->
    [seat] You look at { $whom }’s hand.
    [whom] { $seat } looks at your hand.
   *[none] { $seat } looks at { $whom }’s hand.
  }
true-blood-told-sees = { $whom } has { $event }.
true-blood-told-looks = { $you ->
    [seat] You look at { $deck }: { $number } cards.
   *[none] { $seat } looks at { $deck }: { $number } cards.
  }
true-blood-told-sees-event = There lies { $event }.
true-blood-told-sees-character = There lies { $card }.
true-blood-told-acts = { $you ->
    [seat] Your { $card } acts: { $trait }.
   *[none] { $seat }’s { $card } acts: { $trait }.
  }
true-blood-told-passive = { $card }: { $trait }.
true-blood-told-owns = { $you ->
    [seat] You have { $card }.
   *[none] { $seat } has { $card }.
  }
true-blood-told-opens = { $you ->
    [seat] You had { $event } left.
   *[none] { $seat } had { $event } left.
  }
true-blood-told-lies = { $event } lies in the discard.
true-blood-told-untouched = Nothing more happens to { $card }.
true-blood-told-agrees = { $you ->
    [seat] You agree to end the game without a winner.
   *[none] { $seat } agrees to end the game without a winner.
  }
true-blood-told-over = { $reason ->
    [agreed] The game ends by agreement of all. Nobody wins.
    [exhausted] The last turn is over. Nobody wins.
   *[other] { $you ->
        [winners] You win with the most points ({ $winners }).
       *[none] Most points: { $winners }.
      }
  }

true-blood-reason-scored = All characters are recruited: the points decide.
true-blood-reason-stalled = Nobody recruits any more: the points decide.
true-blood-reason-agreed = All agreed to end the game.
true-blood-reason-exhausted = The agreed number of turns is over.

# ------------------------------------------------------------------ questions

true-blood-topic-bid = What do you bid for the order of this turn? All bids are paid.
true-blood-topic-exchange = You may exchange an event card for another, for 1 IT each.
true-blood-topic-buy = Recruit a character from the track, or pass.
true-blood-topic-play = Play an event, or pass.
true-blood-topic-pay = The roll failed. Pay 1 IT and roll once more?
true-blood-topic-convert = How much do you turn into BT?
true-blood-topic-act = Let a character act, or pass.
true-blood-topic-window = Somebody’s card or action is about to land. Will you react?
true-blood-topic-discard = You have more than five event cards. Which do you discard?

# ------------------------------------------------------------------ refusals

true-blood-why-no-exchange = You cannot exchange now: it costs 1 IT and a card of your hand.
true-blood-why-nothing-to-buy = You can pay for no card of the track.
true-blood-why-nothing-to-play = No card of your hand can be played now.
true-blood-why-no-it = You have no IT to pay with.
true-blood-why-nobody-acts = No character of yours can act now.
true-blood-why-too-much = That is more than you can: you have { $it } IT.
true-blood-why-not-in-hand = { $event } is not in your hand.
true-blood-why-no-reaction = No card of your hand answers this.
true-blood-why-no-protector = You have no able Protector for this.
true-blood-why-no-martyr = You have no able Martyr for this.
true-blood-why-no-reaction-to-this = { $event } does not answer this.
true-blood-why-investigate = { $event } is played with a bid only.
true-blood-why-only-reaction = { $event } is played in reaction only.
true-blood-why-no-target = { $event } has no legal target now.
true-blood-why-empty-space = There is no card on space { $space }.
true-blood-why-too-dear = { $card } costs { $price } IT; you have { $it }.
true-blood-why-not-this-player = { $whom } cannot be chosen here.
true-blood-why-not-drawn = That cannot be drawn or rolled now.
true-blood-why-trait = { $trait } cannot be used by this character now.
true-blood-why-not-on-track = { $card } does not lie on the track.
true-blood-why-not-in-play = { $card } is not in play.
true-blood-why-not-yours = { $card } is not yours.
true-blood-why-disabled = { $card } is captured or injured.
true-blood-why-cannot-help = { $card } cannot help here, or has tried already.
true-blood-why-stolen = { $card } has changed sides this turn and takes no action.
true-blood-why-has-acted = { $card } has acted this turn.
true-blood-why-no-action = { $card } has no action to take now.
true-blood-why-own-card = { $card } is one’s own: this needs a card of another player’s.
true-blood-why-maryanne = Only a player who controls a Shapeshifter can kill Maryanne (J95).
true-blood-why-old = { $card } is not to be seduced (J85, J98).
true-blood-why-captured = { $card } is captured already.
true-blood-why-injured = { $card } is injured already.
true-blood-why-not-this-card = { $card } is no legal target for this.

# ------------------------------------------------------------------ set-ups that are refused

true-blood-setup-list = “{ $key }” should be a list.
true-blood-setup-unknown = “{ $key }” says “{ $card }”, which is no card of this game.
true-blood-setup-twice = The card { $card } cannot lie in two places.
true-blood-setup-number = “{ $key }” should be a number from { $least } to { $most }, not { $given }.
true-blood-deal-track = The track begins with the five Starting characters: { $legal }.
true-blood-deal-stage = { $card } cannot lie there: the ten Second Stage characters come first, then the others, and the Starting ones lie on the track.
true-blood-position-phase = There is no phase “{ $given }”; the phases are: { $legal }.
true-blood-position-order = “order” should name each seat from 1 to { $seats } once.
true-blood-position-go = In the phase { $phase } nobody has a go.
true-blood-position-players = There should be { $seats } players, each with bt, it, hand and tableau.
true-blood-position-capturer = { $card } cannot be captured by “{ $given }”: it must be another player’s seat.
true-blood-position-token = After { $card } there may stand “injured” and “captured-by SEAT”, not “{ $given }”.
true-blood-position-track = With cards in the deck the track has five, not { $number }.
