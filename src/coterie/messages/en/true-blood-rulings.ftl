### The choices of a table of True Blood, and the rulings: where the document is silent, unclear or contradicts itself.
###
### A choice: the value asks, `.help` says what it changes; then a message for each of its values.
### A ruling: the value is the question, `.ruling` what we play, `.why` what speaks for it, `.other` the other reading.
### “L” is a line of the document. `docs/rulings/true-blood.md` is made from these messages by `tools/rulings.py`.


## The choices of a table

true-blood-choice-variant = Which game?
    .help = The Basic game leaves out the Action Phase; Protector, Martyr, Survivor and Old still work (J118).
true-blood-choice-variant-full = Full game
true-blood-choice-variant-basic = Basic game

true-blood-choice-end-trigger = When does the game end?
    .help = The document can be read as both the deck and the track being empty, or as the deck alone (J106).
true-blood-choice-end-trigger-both_empty = When deck and track are empty
true-blood-choice-end-trigger-deck_empty = When the deck is empty

true-blood-choice-stall-guard = After how many turns without a recruit does it end?
    .help = Not in the document: with an empty deck and a track that nobody buys from, it would never end (J107).
true-blood-choice-stall-guard-3 = After three turns
true-blood-choice-stall-guard-off = Never

true-blood-choice-buy-order = How does one recruit?
    .help = All one wants in one go, or one card each, round after round (J18).
true-blood-choice-buy-order-all_in_one_go = All in one go
true-blood-choice-buy-order-one_card_per_pass = One card each, going round

true-blood-choice-exchange-limit = How often may one exchange an event card?
    .help = For 1 IT each, as often as one can pay, or once a turn (J15).
true-blood-choice-exchange-limit-unlimited = As often as one can pay
true-blood-choice-exchange-limit-once = Once a turn

true-blood-choice-reaction-roll = Do reaction cards roll?
    .help = With a roll they work on 4 or more like every event; without one every reaction card is a sure veto (J28).
true-blood-choice-reaction-roll-roll = Yes
true-blood-choice-reaction-roll-automatic = No, they always work

true-blood-choice-reaction-order = Who may react first?
    .help = Whoever is hit has most at stake (J30).
true-blood-choice-reaction-order-victim_first = Whoever is hit
true-blood-choice-reaction-order-turn_order = Whoever goes first this turn

true-blood-choice-defend-others = May Protectors and Martyrs defend cards of others?
    .help = Reaction cards may always be played for anybody (J30).
true-blood-choice-defend-others-cards_and_traits = Yes
true-blood-choice-defend-others-cards_only = No, their own player’s only

true-blood-choice-location-targets = What can happen to a place?
    .help = By the letter a bar is a character: it can be kidnapped, seduced, injured, killed (J69).
true-blood-choice-location-targets-literal = All that happens to others
true-blood-choice-location-targets-no_capture_injure_sex = No capture, injury or sex event
true-blood-choice-location-targets-arson_and_control_only = Arson, Disapear and control only

true-blood-choice-strict-print = Does only count what is printed?
    .help = Some cards print no race or sex; otherwise what follows from their names is taken (J70 to J72).
true-blood-choice-strict-print-off = No, what follows counts too
true-blood-choice-strict-print-on = Yes, print only

true-blood-choice-list-bonus = How does a bonus for a list count?
    .help = For each listed card, or once if all are there (J110).
true-blood-choice-list-bonus-each = For each listed card
true-blood-choice-list-bonus-all_required = Once, if all are there

true-blood-choice-lafayette-or = Lafayette’s list has an “or”: how often does it count?
    .help = For each, as the other lists do, or once (J111).
true-blood-choice-lafayette-or-each = For each
true-blood-choice-lafayette-or-any_once = Once

true-blood-choice-double-printed = Maryanne’s bonus is printed twice: what is it worth?
    .help = Once is 5, as printed is 10 (J114).
true-blood-choice-double-printed-once = 5
true-blood-choice-double-printed-as_printed = 10

true-blood-choice-captured-in-bonuses = Do captured cards count for the bonuses of others?
    .help = They never score themselves (J108).
true-blood-choice-captured-in-bonuses-ignored = No
true-blood-choice-captured-in-bonuses-counted = Yes, for their controller

true-blood-choice-gain-counts-disabled = Do captured and injured cards bring income from events?
    .help = For events that pay for each character (J48).
true-blood-choice-gain-counts-disabled-no = No
true-blood-choice-gain-counts-disabled-yes = Yes

true-blood-choice-passives-when-disabled = Are passives of captured and injured cards rolled?
    .help = By the document they use no abilities (J78).
true-blood-choice-passives-when-disabled-no = No
true-blood-choice-passives-when-disabled-yes = Yes

true-blood-choice-godric-reward = Who is paid for Suicide on Godric?
    .help = His controller only, or whoever plays it (J97).
true-blood-choice-godric-reward-controller = His controller
true-blood-choice-godric-reward-any_player = Whoever plays it

true-blood-choice-shapeshifter-condition = Must the Shapeshifter against Maryanne be able?
    .help = Control is enough, or captured and injured ones do not count (J96).
true-blood-choice-shapeshifter-condition-any_controlled = No
true-blood-choice-shapeshifter-condition-able_only = Yes

true-blood-choice-sacrifice-regular = May a Regular be sacrificed?
    .help = He would be injured and pay all the same (J83).
true-blood-choice-sacrifice-regular-forbidden = No
true-blood-choice-sacrifice-regular-injure_and_gain = Yes, he is injured

true-blood-choice-kin-seduction = May Jason seduce Sookie?
    .help = They are brother and sister (J84).
true-blood-choice-kin-seduction-forbidden = No
true-blood-choice-kin-seduction-allowed = Yes

true-blood-choice-super-includes-vampires = Are vampires Supers?
    .help = It matters for Transformation (J36).
true-blood-choice-super-includes-vampires-yes = Yes
true-blood-choice-super-includes-vampires-no = No

true-blood-choice-loyalty-stops-fresh-blood = Does Loyalty stop Fresh Blood?
    .help = Its text says Gain Control (J34).
true-blood-choice-loyalty-stops-fresh-blood-yes = Yes
true-blood-choice-loyalty-stops-fresh-blood-no = No

true-blood-choice-negative-bt = Can BT fall below nothing?
    .help = Tokens stop at nothing, or become a debt (J100).
true-blood-choice-negative-bt-no = No
true-blood-choice-negative-bt-yes = Yes

true-blood-choice-basic-reactions = Do reactionary traits work in the Basic game?
    .help = Protector, Martyr, Survivor and Old (J118).
true-blood-choice-basic-reactions-on = Yes
true-blood-choice-basic-reactions-off = No

true-blood-choice-tiebreak = Who wins a tie?
    .help = The document names no tie-break (J115).
true-blood-choice-tiebreak-shared = All share the win
true-blood-choice-tiebreak-most_bt = Most BT
true-blood-choice-tiebreak-most_cards = Most cards
true-blood-choice-tiebreak-earlier_position = Earlier in turn order

true-blood-choice-open-tokens = Do tokens lie open?
    .help = Only bids, hands and looks are called secret (J8).
true-blood-choice-open-tokens-open = Yes
true-blood-choice-open-tokens-hidden = No, each knows the own only

true-blood-choice-omit-assault = Leave out the event “Assault”?
    .help = It stands for an event named after sexual violence; there are four other injury cards (J55).
true-blood-choice-omit-assault-no = No
true-blood-choice-omit-assault-yes = Yes, 81 events


## The rulings

true-blood-rulings-intro =
    The game comes from a fan-made card game, one document of 478 lines; “L” is a line of it. It leaves much open: where it is silent or can be read in two ways, this page says what is played here, and why. Where another reading makes a good game, a table can choose it.

true-blood-ruling-J1 = How many players? (L6, L50, L52)
    .ruling = 2 to 6.
    .why = “2-4+” is open upward and the track holds six single pawns.
    .other = (a) 2 to 4, more at own risk; (b) as many as the track has spaces.

true-blood-ruling-J2 = What is a “turn”? (L14, L77, L95, L148)
    .ruling = (a) everywhere except L77, which means the player’s go. “This turn” in L148 is the round.
    .why = L95 defines it so.
    .other = (a) the nine-phase round; (b) one player’s slice of a phase (“on their turn in Event Phase”).

true-blood-ruling-J3 = How many copies of each card? (L220-465)
    .ruling = one per line, so 62 characters and 82 events, Daylight Escape twice because it has two lines.
    .why = no count column, as the author uses when there are copies.
    .other = (a) one per line; (b) unstated multiples.

true-blood-ruling-J4 = Opening hand? (L85-92)
    .ruling = none; the first two cards come in the first Plotting Phase.
    .why = setup lists everything else.
    .other = (a) none; (b) some.

true-blood-ruling-J5 = Order of the shuffles. (L88-92)
    .ruling = (a): 10 shuffled cards on top of 47 shuffled cards, 5 on the track.
    .why = L91-92.
    .other = (a) Second Stage cards lie on top unmixed; (b) they are mixed in.

true-blood-ruling-J6 = Does turn 1 have an Influence Phase? (L86-87, L107)
    .ruling = (a).
    .why = “each turn has 9 phases”.
    .other = (a) yes, first bids from 15 IT and 12 BT; (b) starting tokens are the first income.

true-blood-ruling-J7 = Token denominations. (L28)
    .ruling = integers; denominations are only physical change.
    .other = none conflicting.

true-blood-ruling-J8 = Are BT and IT totals public? (L22-31, L111)
    .ruling = open; only bids, hands and looked-at cards are secret.
    .why = the seed calls only the bid secret.
    .other = (a) tokens lie open; (b) kept behind a hand.
    .option =
        open_tokens = "hidden"

true-blood-ruling-J9 = Deals between players (lending IT, trading cards). (no line)
    .ruling = talk is free, nothing may change hands except by the rules.
    .why = no rule moves anything by agreement.
    .other = (a) free; (b) not possible.

true-blood-ruling-J10 = Is a bid of 0 allowed? (L111, L31)
    .ruling = yes.
    .why = the only limit given is upward.
    .other = (a) yes; (b) minimum 1.

true-blood-ruling-J11 = Ties. (L114)
    .ruling = (a), only the tied players, and only those still tied roll again.
    .why = “if tied, players roll high”.
    .other = (a) one roll each, high first, repeat while tied; (b) everybody re-rolls.

true-blood-ruling-J12 = Do losers keep their bids? (L115)
    .ruling = (a).
    .why = “All Bid Tokens”.
    .other = (a) all bids lost; (b) only the winner’s.

true-blood-ruling-J13 = How is Investigate used? (L444, L77, L138)
    .ruling = (a); discarded after the reveal.
    .why = it is used “as IT” in a phase of secret bids, and the success roll stands in the Event Phase rules; a roll would also make the bid total depend on luck after the reveal.
    .other = (a) committed secretly with the bid, no success roll; (b) shown before bidding; (c) rolled for like any event.

true-blood-ruling-J14 = Investigate against “cannot bid more IT than what you have”. (L31, L444)
    .ruling = (a): total = bid + 5, even with 0 IT.
    .why = “Use as 5 IT”. It cannot pay for anything else.
    .other = (a) the card counts as 5 IT you have; (b) it only replaces IT you own.

true-blood-ruling-J15 = How often may you exchange? (L119)
    .ruling = (a).
    .why = a price without a limit; contrast the “once” of L139.
    .other = (a) any number of times at 1 IT each; (b) once per turn.
    .option =
        exchange_limit = "once"

true-blood-ruling-J16 = Which card, when, in what order? (L118-119)
    .ruling = (a); players draw in turn order, then exchange in turn order.
    .why = “an Event Card”, and a shared deck needs an order.
    .other = (a) any hand card, after the two draws, discard first; (b) only the newly drawn ones.

true-blood-ruling-J17 = Reshuffle. (L120)
    .ruling = (a), in every phase; an exchanged card is in the discard before the reshuffle; a card still being played is not. Deck and discard both empty: no draw.
    .why = “runs out ... draw from it”.
    .other = (a) when a draw finds the deck empty; (b) as soon as it becomes empty.

true-blood-ruling-J18 = How many cards, in what rhythm? (L123-124)
    .ruling = (a).
    .why = “Players may buy Character Cards” in turn order, and the Event and Action Phases are explicitly one player at a time.
    .other = (a) one player buys all he wants, then the next; (b) one card each, going round; (c) one card per turn.
    .option =
        buy_order = "one_card_per_pass"

true-blood-ruling-J19 = When does the track slide? (L58-60, L127-129)
    .ruling = (a).
    .why = “As Characters are recruited ... slide”. So the second card a player buys may have become cheaper, and a fresh card can be bought at once.
    .other = (a) after every single purchase; (b) after a player’s purchases; (c) at the end of the phase.

true-blood-ruling-J20 = Space 2 and minimum price. (L61-65, L130-134)
    .ruling = (a).
    .why = space 2 is simply not listed; 1 - 1 = 0 by the text.
    .other = (a) space 2 has no surcharge, price may reach 0; (b) minimum 1.

true-blood-ruling-J21 = A card enters an empty deck while the track is short (Disapear). (L60, L449)
    .ruling = (a).
    .why = “when the fifth space is empty fill it”, and cards always slide to close gaps; keeps the track a plain list.
    .other = (a) refill at once and slide down to the first gap; (b) it stays in space 5; (c) wait for a purchase.

true-blood-ruling-J22 = Empty deck. (L60)
    .ruling = no refill, the row just shortens from the top; surcharges still follow the space number. Reading (b), fixed spaces, has no support.

true-blood-ruling-J23 = Track rules printed twice. (L55-65, L124-134)
    .ruling = identical, stated once.

true-blood-ruling-J24 = May a new recruit act at once? (L148)
    .ruling = (a).
    .why = “stolen” needs a previous owner; a recruit had none.
    .other = (a) yes; (b) no, owner changed this turn.

true-blood-ruling-J25 = Must the target exist, and when is it named? (L138-139)
    .ruling = (a).
    .why = you play a card on something; it also lets the table see what is at stake. A card without a legal target cannot be played for nothing.
    .other = (a) named before the roll, must be legal; (b) named after success.

true-blood-ruling-J26 = The paid re-roll. (L139-140)
    .ruling = (a). With 0 IT no re-roll. Success chance 50 %, with re-roll 75 %.
    .why = “pay 1 IT once to re-roll if nothing happened” belongs to the card just played.
    .other = (a) once per card, only after a failure, second result final; (b) once per phase.

true-blood-ruling-J27 = How many events, and may cards drawn during the go be played? (L141-142, L464)
    .ruling = (a).
    .why = “plays all his Events”.
    .other = (a) any number, freshly drawn ones too; (b) only cards held at the start.

true-blood-ruling-J28 = Do reaction cards roll for success? (L78, L138)
    .ruling = (a).
    .why = L138 speaks of “an Event Card” without exception and L78 calls reaction cards event cards. Reading (b) makes each of five cards a certain veto.
    .other = (a) yes, 4+ with one paid re-roll; (b) no, they always work, since they are not played in the Event Phase.
    .option =
        reaction_roll = "automatic"

true-blood-ruling-J29 = React before or after the event’s own roll? (L78, L138)
    .ruling = (a).
    .why = there is nothing to negate while it may still fizzle; “Negate Kill” needs a kill.
    .other = (a) after it has succeeded; (b) at announcement.

true-blood-ruling-J30 = Who may react, in which order, for whom? (L78-82, L188)
    .ruling = (a), victim’s controller first, then down the turn track.
    .why = L81 says so for cards; Protector and Martyr name no owner (“a Specific Kill”, “another Character”). Order is silent; the victim has most at stake.
    .other = (a) anyone for anyone; (b) only the victim; (c) cards for anyone, traits only for own cards; (d) as (a), but with two players only for own cards, “in a multi-player game” meaning three or more.
    .option =
        reaction_order = "turn_order"
        defend_others = "cards_only"

true-blood-ruling-J31 = Can a Negate be negated? (L419-433)
    .ruling = no.
    .why = the four kinds negate kills or control events only; none answers a Negate.
    .other = (a) no; (b) yes.

true-blood-ruling-J32 = Negate Kill against a kill attempt on a Regular, and against trait kills. (L41-42, L406, L420)
    .ruling = (a): the negated attempt does not injure either.
    .why = L42 calls it a kill attempt; “Negate Kill” has no source limit, while L433 says “Kill Event” when it means one.
    .other = (a) both allowed; (b) a Regular is never “killed”, so nothing to negate; (c) events only.

true-blood-ruling-J33 = Does Loyalty stop Seducer, Obsession, Maker? (L419)
    .ruling = no.
    .why = “Negate Control Event”; actions are not events. Reading (b), any control, contradicts the word Event.

true-blood-ruling-J34 = Is Fresh Blood a Control Event? (L419, L446)
    .ruling = (a).
    .why = letter of the text.
    .other = (a) yes, its text says Gain Control; (b) no, Loyalty protects owners.
    .option =
        loyalty_stops_fresh_blood = "no"

true-blood-ruling-J35 = Go To Ground: kill of or by a vampire? (L430)
    .ruling = the victim is a Vampire.
    .why = “Kill Vampire” everywhere else names the victim, and going to ground is hiding. Any source.

true-blood-ruling-J36 = What is a “Super”? (L433)
    .ruling = (a), Sookie included; 29 cards.
    .why = short for supernatural, and in the source vampires are counted among the supernatural beings; Go To Ground already covers them separately, which is the only argument for (b).
    .other = (a) every non-human race, vampires too; (b) weres, shifters, fairies, maenad but not vampires; (c) witches also.
    .option =
        super_includes_vampires = "no"

true-blood-ruling-J37 = What does Retarget allow? (L442)
    .ruling = (a). So a kill can be turned on its player’s own card; capture and control cannot, because a player cannot capture or take what he controls (J62). “Opponent” stays an opponent of the original player.
    .why = only the target changes.
    .other = (a) the Vampiric Speed player names any other target that is legal for the original player, original player stays the source; (b) the effect now belongs to the retargeter; (c) bounce it at its player.

true-blood-ruling-J38 = Retarget a reaction? Retarget twice? (L442)
    .ruling = a reaction’s target is the pending attempt and there is never a second one, so no. Only one copy exists; if two were added each could be used once. The new target gets a full window.

true-blood-ruling-J39 = Vampire Blood’s two modes. (L406)
    .ruling = (a).
    .why = L77-79: only the reacting use is a reaction.
    .other = (a) Negate as a reaction any time, healing only in your own Event Phase; (b) both any time.

true-blood-ruling-J40 = Missing Persons: when is kill or capture chosen? (L411)
    .ruling = with the target, before the roll; Vampiric Speed cannot change the mode.
    .why = like J25.

true-blood-ruling-J41 = Mainstreaming’s X. (L393)
    .ruling = (a).
    .why = “On 1-3 nothing happens”. X up to half of the IT in hand.
    .other = (a) X chosen after success, IT paid then; (b) IT paid up front and lost on failure.

true-blood-ruling-J42 = “Opponent” with three or more players. (L154, L157, L169, L172, L415, L426-427)
    .ruling = (a).
    .why = singular, while L183 says “All players” when it means all.
    .other = (a) one chosen opponent; (b) all.

true-blood-ruling-J43 = Loss or theft above what the victim has. (L29, L157, L169, L200)
    .ruling = take what is there; the thief gets only that.
    .why = L29. The die is still rolled in full.

true-blood-ruling-J44 = Looking at cards. (L154, L166-167, L437)
    .ruling = (a); a short deck shows what it has, no reshuffle for looking.
    .why = “Look at” only.
    .other = (a) private, order kept; (b) public; (c) may reorder.

true-blood-ruling-J45 = May a player decline part of a beneficial event? (L384 ff.)
    .ruling = no: gains, draws and losses apply in full; only “up to” and X are choices (J41, J87).

true-blood-ruling-J46 = Disapear. (L449)
    .ruling = (a). It is not a kill, so kill reactions do not help; Vampiric Speed does. Second Stage cards are not restacked.
    .why = “target Character”.
    .other = (a) any card in play, Regulars too, tokens off, whole deck shuffled; (b) own cards only.

true-blood-ruling-J47 = Fresh Blood. (L446)
    .ruling = any track card, free, track slides and refills at once; the card counts as recruited, not stolen, and may act this turn.
    .why = it had no owner (J24).

true-blood-ruling-J48 = Do disabled characters count for “Gain BT per ... you Control”? (L35, L40, L450-455)
    .ruling = (a), captured and injured both.
    .why = this gives the sentence “earns no BP”, printed for both tokens apart from the scoring sentence, its natural meaning: income during play.
    .other = (a) no: they “earn no BP”; (b) yes: they are still controlled.
    .option =
        gain_counts_disabled = "yes"

true-blood-ruling-J49 = Odd number for Bon Temps. (L450)
    .ruling = one BT per complete pair, rounding down.

true-blood-ruling-J50 = “Were”. (L453)
    .ruling = Werewolf or Werepanther (Alcide, Debbie, Cooter, Werewolf Pack by title, Crystal). Not Shapeshifter. Hot Shot is a place.
    .why = the two race words that begin with Were.

true-blood-ruling-J51 = Do event names limit the effect (Supernatural, Suicide, Gay Sex, Makeup Sex)? (L382-465)
    .ruling = no, except where the rules point to names: sex events (J54) and Suicide with Godric.

true-blood-ruling-J52 = “Capture Counter”. (L422)
    .ruling = Capture Token; duplicate of L408 with a different word. Both lines are cards.

true-blood-ruling-J53 = “Vampire is Injured”. (L439)
    .ruling = name Hepatitis, effect Injure Vampire, same as L441.

true-blood-ruling-J54 = Which events are Sex Events / Sexual Events? (L193, L246)
    .ruling = (a).
    .why = for the Old it makes no difference, L193 names Seduction for them; for the Magister “Sexual” (L246) is the wider word, and a seduction is sexual, though L193, which names it beside Sex Events, speaks for (b); line 403 is sexual by its name; (c) has no sex in name or effect. Old and “Sexual” (Magister) use one list.
    .other = (a) the five with Sex in the name, Seduction, and line 403; (b) only the five; (c) also Wild, Naked, & Free and Marriage Proposal.

true-blood-ruling-J55 = Line 403. (L403)
    .ruling = shown as “Assault”, effect Injure Human Female, counted as a sex event.
    .why = the brief. It is a plain injury card, one of five, so leaving it out changes little.
    .option =
        omit_assault = "yes"

true-blood-ruling-J56 = Events named like traits (Maker, Revenge, Mayhem). (L412-413, L458)
    .ruling = no link; the event does what its line says.

true-blood-ruling-J57 = Where does the name end and the effect begin? (L384-465 (spaces only))
    .ruling = split so that the effect starts with a verb the list uses elsewhere: “Mind Control | Control Human”, “V High | Control Human”, “Vampire Sex Dreams | Control Human”, “Hepatitis | Vampire is Injured”. The check script reproduces all 82 lines from the split.

true-blood-ruling-J58 = Can events be played in another player’s go or another phase? (L77, L137)
    .ruling = only reactions (when their trigger occurs, in any phase that has one: Event and Action) and Investigate.

true-blood-ruling-J59 = Where do killed characters go? (L158, L385)
    .ruling = (a).
    .why = only the event discard is ever reshuffled (L120), and L449 alone puts characters back. The killer earns nothing.
    .other = (a) out of the game; (b) a discard that is reshuffled.

true-blood-ruling-J60 = Kill on a Regular who is already injured. (L41-42)
    .ruling = (a).
    .why = “cannot be killed”. Legal but pointless.
    .other = (a) nothing more; (b) dies; (c) second token.

true-blood-ruling-J61 = Capture tokens do not say who captured. (L34, L199-200)
    .ruling = record the capturing player: source player of the event, or controller of the acting card. Later changes of control of the actor do not matter.

true-blood-ruling-J62 = Capturing your own card or a captured card. (L384 ff., L155)
    .ruling = (a).
    .why = prisoner results 1 and 2 need two different players; a second token has no meaning. Control likewise needs another player’s card.
    .other = (a) neither; (b) re-capture replaces the capturer; (c) own cards allowed as protection.

true-blood-ruling-J63 = Killing or injuring your own card. (L243-244, L397)
    .ruling = allowed.
    .why = Godric’s reward needs it, and “Character” names no owner.

true-blood-ruling-J64 = Owner, controller, duration of control. (L83, L148, L201)
    .ruling = one notion; control is permanent and the card moves over.
    .why = “becomes yours: take possession”.

true-blood-ruling-J65 = Taking control of a captured card. (L83, L199)
    .ruling = (a).
    .why = nothing removes it, but a card cannot be one’s own prisoner.
    .other = (a) token stays unless the taker is its capturer; (b) token always comes off; (c) not allowed.

true-blood-ruling-J66 = Captured and injured together. (L33-43)
    .ruling = possible; each token follows its own phase and rules; end scoring follows the Capture Token.

true-blood-ruling-J67 = Stacking tokens. (L34, L39)
    .ruling = at most one of each kind. Injure needs an uninjured target.

true-blood-ruling-J68 = “Rescue”. (L171, L174)
    .ruling = remove the Capture Token.
    .why = same act as events L405, L408, L422.

true-blood-ruling-J69 = Are Locations and Groups “Characters”? Can you kidnap a bar? (L72-73, L155, L384, L431)
    .ruling = (a): a bar can be kidnapped, seduced by event, injured, killed.
    .why = L73 says the Character Deck represents “individuals, groups and locations”; L57 and L124 call everything on the track a Character card. (b) would leave three nearly untouchable cards.
    .other = (a) yes, every card of the Character Deck is a Character; (b) Locations only to Arson.
    .option =
        location_targets = "no_capture_injure_sex"
        location_targets = "arson_and_control_only"

true-blood-ruling-J70 = Rednecks and Blood Drainer Gang: groups? (L321, L332)
    .ruling = (a).
    .why = “Human Males”, “Humans”, “Murderers”, “Dealers”, “Gang”.
    .other = (a) yes, plural wording; (b) no, the word Group is missing.

true-blood-ruling-J71 = Races that are not printed. (L265, L270, L278, L280, L328, L330)
    .ruling = (a): Werewolf Pack and Vampire Nest by title; Authority Vampire, Fellowship Human, Andy Human, Police Officer Human by the fiction. Flagged in the data.
    .why = otherwise a Vampire Nest survives every stake; the effect is small because of J112. Locations stay raceless.
    .other = (a) use title and source fiction; (b) no race.
    .option =
        strict_print = "on"

true-blood-ruling-J72 = Sex that is not printed. (L224, L265-270, L278-280, L328-339)
    .ruling = (a): Sookie female, Andy male, groups mixed (neither), Police Officer neither (no particular person). Rednecks are printed male.
    .why = named persons have a known sex in the source fiction, and nothing printed contradicts it.
    .other = (a) infer for named persons, mixed for groups; (b) none.

true-blood-ruling-J73 = A card with two races. (L224)
    .ruling = Sookie is Human and Fairy for every purpose, good and bad.

true-blood-ruling-J74 = Witch, Voodoo Priestess, Wiccan. (L366, L373)
    .ruling = flavour, no race, no trait.

true-blood-ruling-J75 = May effects reach cards on the Recruitment Track? (L446)
    .ruling = only Fresh Blood.
    .why = it is the only one that says so, and tokens go “on your Character cards”. Maker, Seducer etc. need the card in play.

true-blood-ruling-J76 = Order of own actions; target before the roll? (L147, L151-152, L194)
    .ruling = the player chooses the order of his cards; trait and target declared, then roll; acting is optional; a failure uses the action.

true-blood-ruling-J77 = Stolen characters. (L148-149)
    .ruling = (a).
    .why = “it can take no action”; L180 separates passives from actions. Stealing back does not lift it. A card that acted before being stolen does not act again.
    .other = (a) no active trait for the rest of the turn, passives and reactions still work; (b) nothing works.

true-blood-ruling-J78 = Passive traits: when, whose, how often? (L180-181)
    .ruling = (a), mandatory, not for disabled cards (“cannot use Special Abilities”). A card gained during the go is not rolled again or late.
    .why = a fixed time removes a choice the text does not give.
    .other = (a) at the start of the controller’s go, once per card and turn; (b) when the card acts; (c) at the end.
    .option =
        passives_when_disabled = "yes"

true-blood-ruling-J79 = Telepath and Fairy, Servant and Command Obedience: two tries? (L147, L154-155, L173)
    .ruling = one action per card whatever the number of traits.

true-blood-ruling-J80 = Sam’s two Rescuers. (L237-238)
    .ruling = a slip; one action anyway, so no effect.

true-blood-ruling-J81 = Pack Leader is on no card. (L165)
    .ruling = keep it in the engine, unused. “Same Racial Type” = shares at least one race. Alcide has none printed, so he does not get it.

true-blood-ruling-J82 = Maenad: race or trait? (L160, L252)
    .ruling = both. Maryanne is not Human, so “Control Human” misses her.

true-blood-ruling-J83 = Sacrifice. (L159, L253)
    .ruling = (a). Own Human or Shapeshifter, captured or injured ones too (still controlled); a substituted own Martyr pays as well.
    .why = “Kill ... to gain”: no kill, no gain.
    .other = (a) only cards that can die, IT after the death; (b) Regulars may be injured for 5 IT; (c) IT even if negated.
    .option =
        sacrifice_regular = "injure_and_gain"

true-blood-ruling-J84 = “Specific Character” for Jason. (L163, L230)
    .ruling = (a), except Sookie.
    .why = the card names a type. Sookie is his sister and her card does not even print Female, so no printed word is overruled. Adele is safe as Old.
    .other = (a) any one Human Female per try; (b) must be fixed in advance.
    .option =
        kin_seduction = "allowed"

true-blood-ruling-J85 = Old against Seduction. (L163, L193)
    .ruling = immune to the Seduction event, all sex events, and the Seducer/Obsession row.
    .why = “Sex Events and Seduction”, trait and event.

true-blood-ruling-J86 = Exact 5 and 6 rows (Dealer, Young, Stupid, Addict). (L162, L185-186)
    .ruling = one roll, one result; 5 and 6 are exclusive.

true-blood-ruling-J87 = Decadent “up to 2”. (L176)
    .ruling = 0, 1 or 2 IT, one for one, chosen after a success.

true-blood-ruling-J88 = Dice inside results (Ruler, Spiritual). (L156, L167)
    .ruling = a second die after the success roll.

true-blood-ruling-J89 = Whom may Healer, Flyer, Rescuer, token events help? (L170-171, L174, L405-410)
    .ruling = (a). A card of the acting player that is freed or healed in his own go may still act.
    .why = “a Captured Character”.
    .other = (a) any player’s card; (b) own only.

true-blood-ruling-J90 = Protector “a Specific Kill or Capture”. (L190, L228, L325, L339)
    .ruling = (a).
    .why = “Specific” repeats for other traits the printed parameter; (b) would blank two cards.
    .other = (a) with a name only that ward, without a name any one kill or capture as it happens, himself included; (b) without a name it does nothing.

true-blood-ruling-J91 = How often can a Protector try? (L190)
    .ruling = once per attempt, any number of attempts per turn; it is not the card’s action.
    .why = no limit printed; once per attempt keeps windows finite.

true-blood-ruling-J92 = Martyr. (L191)
    .ruling = (a). It may step in for Regulars and for other players’ cards, not for captures; further reactions for the Martyr are possible.
    .why = “Can Substitute”. Godric’s reward and Maryanne’s condition look at the card that finally dies.
    .other = (a) replaces the victim regardless of the kill’s type filter, no roll; (b) must itself be a legal target.

true-blood-ruling-J93 = Survivor works only when captured, but captured cards cannot use abilities. (L35, L192)
    .ruling = it works.
    .why = otherwise it never could. Always added, even when 3 is worse than 2. A Survivor can never change sides.

true-blood-ruling-J94 = Which other abilities work while disabled? (L35, L40)
    .ruling = states work (Regular, Old, Magister’s immunity, Maryanne’s condition, race, sex); things one does do not (actions, passives, Protector, Martyr).
    .why = “use Special Abilities”.

true-blood-ruling-J95 = Who is Maryanne’s “killer”? (L253)
    .ruling = the source player. Without a Shapeshifter she is not a legal target for his kills, nor for a retarget. Sam’s Nemesis satisfies it by himself.

true-blood-ruling-J96 = Must the Shapeshifter be able? (L253)
    .ruling = (a).
    .why = “controls”, and tokens do not end control.
    .other = (a) control is enough; (b) must be neither captured nor injured.
    .option =
        shapeshifter_condition = "able_only"

true-blood-ruling-J97 = Godric and Suicide: who is “you”? (L243-244, L397)
    .ruling = (a).
    .why = every “you” on a card is its controller. “Successfully on Godric” = he dies of it: no reward if negated, if a Martyr dies instead or if it is retargeted away; reward if the controller’s Suicide is retargeted onto him. 10 BT tokens, at once.
    .other = (a) Godric’s controller; (b) anyone who plays Suicide on him.
    .option =
        godric_reward = "any_player"

true-blood-ruling-J98 = Magister. (L246)
    .ruling = immune to the same events as Old cards (J54), not to traits. Nobody’s trait names him anyway.

true-blood-ruling-J99 = “Control or Capture”. (L249, L310)
    .ruling = (a), paid once.
    .why = bonuses are counted at the end.
    .other = (a) you control the card, or you are its recorded capturer at the end; (b) any capture at any time.

true-blood-ruling-J100 = BT below zero. (L29, L162, L184, L186, L201)
    .ruling = (a).
    .why = tokens; L29 says it for IT, silence for BT.
    .other = (a) stops at 0; (b) debt.
    .option =
        negative_bt = "yes"

true-blood-ruling-J101 = Result 1. (L199)
    .ruling = control passes, Capture Token off, Injury Token stays.
    .why = the captor now owns it (J65). Not a Control Event.

true-blood-ruling-J102 = Results 2 and 3: who pays whom? (L200-201)
    .ruling = 2: controller to capturer, 1 IT; 3: controller to the bank, 1 BT.
    .why = “steals” against “loses”.

true-blood-ruling-J103 = Order and timing of prisoner rolls. (L198)
    .ruling = turn order of controllers, tableau order; list fixed at the start, so nobody is rolled twice; captures of this turn included.

true-blood-ruling-J104 = Recovery. (L206-209)
    .ruling = 5+ after the modifier; Vampires (inferred ones too) heal on a natural 4+. This turn’s injuries and captured cards roll too.

true-blood-ruling-J105 = Hand limit. (L212-213)
    .ruling = checked only in the End Phase; discard exactly the excess; no voluntary discards.

true-blood-ruling-J106 = “No cards left in the Character Deck or the Recruitment Track”. (L14-15)
    .ruling = (a).
    .why = “no cards left in A or B” is plain English for neither has any; under (b) the five last cards could never be bought. Checked at the end of the turn only.
    .other = (a) both empty; (b) either empty.
    .option =
        end_trigger = "deck_empty"

true-blood-ruling-J107 = Nobody buys the last cards. (no line)
    .ruling = (b): after 3 turns running with an empty deck and a track nobody took from, the game ends.
    .why = not in the seed, but income is symmetrical and bots can loop.
    .other = (a) play on forever; (b) stop rule.
    .option =
        stall_guard = "off"

true-blood-ruling-J108 = Does a captured card satisfy another card’s bonus? (L35-36)
    .ruling = (a).
    .why = “They do not contribute BP in end game scoring” is said of the character without limit; also Franklin and Lorena treat capture as the opposite of control.
    .other = (a) no; (b) yes, it is still controlled.
    .option =
        captured_in_bonuses = "counted"

true-blood-ruling-J109 = Injured: “earns no BP” against “do contribute”. (L40, L43)
    .ruling = no contradiction: no income during play (J48), full value and bonuses at the end.

true-blood-ruling-J110 = Lists: each, all, or any? (L234, L238, L241, L274 and others)
    .ruling = (a).
    .why = the amounts fit: 19 of the 21 one-name lists pay 5, all 11 two-name lists 3, all 8 three-name lists 2 (Tara’s four names also 2), so that every list tops out around 5 to 8.
    .other = (a) bonus for each listed card; (b) once if all; (c) once if any.
    .option =
        list_bonus = "all_required"

true-blood-ruling-J111 = Lafayette’s “or”. (L263)
    .ruling = (a).
    .why = it follows the three-names-pay-2 pattern of J110; with (b) it would be the only list worth 2.
    .other = (a) each, as the other lists; (b) once.
    .option =
        lafayette_or = "any_once"

true-blood-ruling-J112 = Does a card count itself (“each Vampire”, “each Human”)? (L217, L266, L270, L278, L280)
    .ruling = no.
    .why = L217 speaks of “certain other Characters”.

true-blood-ruling-J113 = Missing units (“+5 if you control ...”). (L260, L335, L362)
    .ruling = BT.

true-blood-ruling-J114 = Maryanne’s bonus printed twice. (L252, L254)
    .ruling = (a).
    .why = the same neighbourhood repeats Sam’s Rescuer and Daylight Escape; no other card lists a name twice.
    .other = (a) slip, +5; (b) +10.
    .option =
        double_printed = "as_printed"

true-blood-ruling-J115 = Ties for the win. (L18)
    .ruling = (a).
    .why = none given.
    .other = (a) shared; (b) tie-break.
    .option =
        tiebreak = "most_bt"
        tiebreak = "most_cards"
        tiebreak = "earlier_position"

true-blood-ruling-J116 = Leftover IT, hand, kills. (L17-24)
    .ruling = worth nothing.
    .why = not listed.

true-blood-ruling-J117 = Short names. (L227-379)
    .ruling = Bill, Sam, Russell, Steve, the Queen, Debbie ... mean the one card with that name; “Merlotte’s Bar” is the Location, “Sam” the man. Spelling as in the seed (Burlee, Flannigan, Deerborn, Disapear).

true-blood-ruling-J118 = Basic game. (L470-471)
    .ruling = (a).
    .why = “Skip the Action Phase”; those traits trigger elsewhere.
    .other = (a) only the phase is skipped, reactionary traits and Survivor still work; (b) all traits are off.
    .option =
        variant = "basic"
        basic_reactions = "off"

## How the page is called

true-blood-rulings-title = True Blood: rulings and options
true-blood-rulings-ruling = We play
true-blood-rulings-why = Why
true-blood-rulings-other = Readings
true-blood-rulings-option = Option
true-blood-rulings-choices = The choices of a table
true-blood-rulings-choices-intro = Each is named as in a record; the first value is the default.
true-blood-rulings-choice = Choice
true-blood-rulings-values = Values
true-blood-rulings-help = What it changes
true-blood-rulings-number = or any number of turns
true-blood-rulings-differs = Where we differ from the document
true-blood-differs-assault = The event of line 403 is shown under the name “Assault”, and a table can leave it out (J55).
true-blood-differs-guard = A game in which nobody recruits the last cards ends after three such turns (J107); the document has no such rule.
true-blood-differs-duplicates = What is printed twice (Sam’s Rescuer, Maryanne’s bonus) counts once (J80, J114); both cards called Daylight Escape are played.

