### The choices of a table of Dracula's Feast: New Blood, and the rulings: where the rulebook is silent or can be read in two ways.
###
### A choice: the value asks, `.help` says what it changes and when one would want it; then a message for each of its values.
### A ruling: the value is the question, `.ruling` what we play, `.why` what speaks for it, `.other` the other reading.
### `.option`, where there is one, names the choice that follows the other reading (name and value as in a record). It is not for translation.
### `docs/rulings/feast.md` is made from these messages by `tools/rulings.py`.


## The choices of a table

feast-choice-cast = Which guests come?
    .help = Alucard, the Witch and the Zombie are the advanced guests. For a first game take as few of them as possible: none with up to 6 players, one with 7, two with 8 (rulebook, Choosing Guests). With 6 players all seven others then take part, in every game.
feast-choice-cast-any = Any, by lot
feast-choice-cast-fewest-advanced = As few advanced guests as possible

feast-choice-own-card = May you ask about your own guest?
    .help = If yes, you can name your own guest and catch somebody who should say No: a liar finder, and a fine bluff. If no, every question tells the table one guest that you are not. Take no for a quicker game with more to conclude (R2).
feast-choice-own-card-yes = Yes, any guest of the game
feast-choice-own-card-no = No, any but your own

feast-choice-jekyll-face-up = May Doctor Jekyll still exchange her card when she is face up?
    .help = If yes, she can accuse early and hide again afterwards, so her accusation costs her little. If no, she has to choose: exchange first, or accuse as Jekyll. Take no if you know the first edition and liked its ban (R9).
feast-choice-jekyll-face-up-yes = Yes, and then she is face down again
feast-choice-jekyll-face-up-no = No, only while she is face down

feast-choice-interrupted = May an accusation that the Ghost broke into be dropped?
    .help = If it may be dropped, the Ghost’s failure can teach you enough to wait. If it must be started again, breaking in is never a rescue, and the turn goes faster. Who is bound to accuse starts again in either case (R12).
feast-choice-interrupted-may-drop = Yes, start again or drop it
feast-choice-interrupted-must-restart = No, it must be started again

feast-choice-zombie = Who accuses when the Zombie turns a refuser face up?
    .help = The rulebook’s “she” can be read as the Zombie or as the one who refused. If it is the Zombie, her force costs her the cover. If it is the refuser, she stays face down and the refuser must accuse with what little he knows: a harsher game for those who refuse (R13).
feast-choice-zombie-zombie = The Zombie
feast-choice-zombie-refuser = The one who refused

feast-choice-second = Must Dracula accuse again when his first accusation has failed?
    .help = He nearly always wants to. The difference is a table with Van Helsing: a second accusation without a single Yes can hand her the game, and if he may decline he can avoid that (R14).
feast-choice-second-must = Yes, he must
feast-choice-second-may = No, but he may

feast-choice-dance = What binds the Zombie to ask for a dance?
    .help = If only a dance that took place binds her, a refusal sets her free. If any request binds her, she is bound after more turns and shows herself sooner. Take that for a table where nearly everybody refuses (R17).
feast-choice-dance-accepted = A dance in the turn before
feast-choice-dance-asked = Any request in the turn before, even a refused one

feast-choice-dracula-face-up = What if no answer is Yes while Dracula is face up?
    .help = If Van Helsing wins then, a Dracula who accuses early is in danger to the end, and so are all who accuse wildly after him. If nothing happens, Dracula is safe from her once he is face up, and silence after such a result tells nothing (R6).
feast-choice-dracula-face-up-van-helsing-wins = Van Helsing wins
feast-choice-dracula-face-up-no-trigger = Nothing happens

feast-choice-van-helsing = How often is Van Helsing woken by an all-No result?
    .help = If each time, wild accusations stay dangerous through the whole game. If once, her first miss is the end of her power, and a later silence tells nothing. Take once for a milder game (R7).
feast-choice-van-helsing-each-time = Each time
feast-choice-van-helsing-once = Once a game

feast-choice-nested = What if the Ghost breaks into Van Helsing’s answer and gets no Yes herself?
    .help = A rare case. If nothing, Van Helsing simply starts her one card again. If she accuses once more, she has two tries: the new one at once, and after a miss the one that was broken into. It makes no difference at a table where she is woken only once a game (R24).
feast-choice-nested-none = Nothing more, she starts again
feast-choice-nested-again = She accuses once more at once

feast-choice-max-turns = After how many turns does the game end without a winner?
    .help = The rulebook knows no end but a win, and nothing forces anybody to dare one. A limit suits an evening with a clock and games between bots. Whatever you choose, all of you together can end the game (R23).
feast-choice-max-turns-0 = Never, there is no limit
feast-choice-max-turns-n = { $n ->
        [one] After { $n } turn
       *[other] After { $n } turns
    }


## The rulings

feast-ruling-R1 = May a player who is face up be inquired of or asked to dance?
    .ruling = No. Both need somebody who is face down.
    .why = Rulebook, Dance: a refused turn can end because nobody is left to inquire of. With four players or more that can only come about if those face up do not count. The publisher’s notes to the first edition say the same of guests who lie open. It also keeps a bound Zombie from asking somebody who cannot accept.
    .other = “Plays as normal” in Details & Clarifications, taken at its word, would allow an inquiry whose answer everybody knows: a turn that does nothing.

feast-ruling-R2 = Which guests may one name in an inquiry?
    .ruling = Any guest of this game, also one’s own, one that lies face up, or a Jekyll lying in the centre. Not a guest who stayed in the box.
    .why = Rulebook, Inquire, asks only for a particular guest, and the display shows who is in the game. A review of the French edition even advises asking things to which the answer should be No, to find out who always says Yes. A guest from outside the game would make that free of any risk and is not allowed; that is our choice.
    .other = Not one’s own guest. Then each question also tells everybody a guest that the asker is not.
    .option = own_card = "no"

feast-ruling-R3 = Which accusation cards may an accuser use?
    .ruling = All but the own guest’s, those of guests lying face up before a player, and Jekyll’s if it lies face up in the centre.
    .why = Rulebook, Accuse: in the example the accuser leaves the own card in the centre. Details & Clarifications keep the card of an open guest with its player, and Van Helsing’s note takes it for granted that such cards are out of use.
    .other = Allowing Jekyll’s card as well would only serve those who want to miss.

feast-ruling-R4 = May the same guest’s card be given to two players?
    .ruling = No. There is one accusation card for each guest.
    .why = Rulebook, What’s in the Box: ten guests, ten accusation cards.
    .other = None that the cards would allow.

feast-ruling-R5 = Who answers when not everybody was given a card?
    .ruling = Only those who were given one.
    .why = Rulebook, Swamp Creature: he gives cards to two players and wins if both are right. If the others answered, too, he could not.
    .other = Rulebook, Accuse, says that all who are face down answer; it has the ordinary accusation in mind, where all have a card.

feast-ruling-R6 = What if Van Helsing is woken while Dracula lies face up?
    .ruling = Her one card is right without any answer: she wins. In her ordinary accusations, too, she may use Dracula’s card although he is face up.
    .why = Rulebook, Van Helsing: she may not use the cards of open guests, Dracula’s excepted. The exception means something only if it can be used.
    .other = She is not woken while Dracula is face up. Then the exception is left with hardly any use.
    .option = dracula_face_up = "no-trigger"

feast-ruling-R7 = How often can Van Helsing be woken?
    .ruling = By every accusation without a single Yes, but for the one she makes because she was woken.
    .why = Rulebook, Van Helsing, excludes only that one. Details & Clarifications let open guests keep their abilities, and the publisher’s announcement of New Blood says so, too.
    .other = Once a game.
    .option = van_helsing = "once"

feast-ruling-R8 = After Jekyll’s exchange, is the new guest secret, and is the player face down again?
    .ruling = Yes to both. What was shown is the Jekyll card, and it stays in the centre. The new card is face down, and its player counts as face down in every way.
    .why = Rulebook, Doctor Jekyll: only the Jekyll card is put down face up. Rulebook, Details & Clarifications: what is or is not revealed is a guest, and the new one is not.
    .other = The player stays face up. Then the new guest would have to lie open as well, of which the rulebook says nothing.

feast-ruling-R9 = May a Jekyll whom an accusation has turned face up still exchange her card?
    .ruling = Yes, at the end of that turn of hers or of a later one. Then she is face down again.
    .why = Rulebook, Details & Clarifications: open guests may use their ability. The first edition had a ban in Jekyll’s own text, which New Blood has left out.
    .other = No, as in the first edition.
    .option = jekyll_face_up = "no"

feast-ruling-R10 = With two cards in the centre, which one does Jekyll take, and may she look first?
    .ruling = She chooses a place, and everybody sees which. She does not look before; the other card stays face down and unseen.
    .why = Rulebook, Doctor Jekyll: she takes a card lying face down in the centre. Nothing lets her look at one that she does not take.
    .other = A place drawn by lot; for somebody who cannot see the cards that is nearly the same.

feast-ruling-R11 = What if somebody accuses and nobody else is face down?
    .ruling = There is no card that could be wrong: the accuser wins.
    .why = Rulebook, Accuse: one wins if every answer is Yes, and of no answers that is true. Otherwise the last player face down would have nothing to do in his turn; and he does know everybody.
    .other = The game could end in his favour as soon as he is the last one. The result is the same.

feast-ruling-R12 = The Ghost broke in and failed. Who may start again, and need he?
    .ruling = The one she interrupted, whether or not it is his turn. He may also drop the accusation; then it had no result, wakes nobody, and is not Dracula’s first failure. Whoever is bound to accuse must start again: after the Zombie’s force, as the woken Van Helsing, and with Dracula’s second accusation.
    .why = Rulebook, Ghost: the current player “may” start again. That fits an accusation as the turn’s action. For the Boogie Monster’s and Van Helsing’s, where the accuser need not be the current player, we go by analogy. Where a guest’s own text says that she must accuse, we let that prevail over the “may”.
    .other = Nobody may drop an accusation.
    .option = interrupted = "must-restart"

feast-ruling-R13 = The Zombie turns a refuser face up. Who must accuse?
    .ruling = The Zombie, and so she turns face up as well.
    .why = Rulebook, Zombie: “she” accuses. The text calls the Zombie “her” throughout and the other one a player, and the sentence before is about the Zombie’s doing. In the first edition the guest with a like power accuses herself, too.
    .other = The one who refused. “She” would then be the player named last.
    .option = zombie = "refuser"

feast-ruling-R14 = Is Dracula’s second accusation a duty?
    .ruling = Yes, once a game, at the end of the turn in which the first one failed.
    .why = Rulebook, Dracula, states that he accuses again, with no “may”. The first edition had one.
    .other = He may decline it, and then it is gone for the rest of the game. Nor need he start it again when the Ghost broke into it.
    .option = second = "may"

feast-ruling-R15 = Jekyll becomes the Boogie Monster at the end of a turn with a dance. May she accuse right away?
    .ruling = No. What happens at the end of a turn is settled when the end of the turn begins.
    .why = The rulebook is silent; this is our choice. Otherwise one would have to ask again and again who has just become able to do what.
    .other = The new power can be used at once.

feast-ruling-R16 = Is there an end of turn after a failed accusation, and after a refusal with nobody left to inquire of?
    .ruling = Yes, however the action ended.
    .why = Rulebook, Dracula: his second accusation comes at the end of a turn whose accusation has failed. So “the turn is over” in the sections Accuse and Dance cannot leave it out.
    .other = None that would let Dracula’s power work.

feast-ruling-R17 = What counts as a dance before the Zombie’s turn?
    .ruling = One that was accepted. It does not matter who danced.
    .why = Rulebook, Dance, speaks of a request and of a dance as two things. In the Example Round the player after the refused request inquires, and the rulebook does not conclude that this is not the Zombie.
    .other = Any request, refused or not.
    .option = dance = "asked"

feast-ruling-R18 = What if the Zombie should ask for a dance but cannot?
    .ruling = If she is face up, or nobody else is face down, she plays her turn as everybody does.
    .why = Rulebook, Details & Clarifications: whoever is face up may not ask for a dance.
    .other = She loses her turn; nothing in the rulebook says so.

feast-ruling-R19 = May the Swamp Creature choose between accusing two and accusing all?
    .ruling = No. It is two if both neighbours are face down, otherwise all.
    .why = Rulebook, Swamp Creature: in the first case he gives cards to his neighbours only, in the second he must accuse all.
    .other = None.

feast-ruling-R20 = The Ghost beside the Swamp Creature breaks in and fails. Whom does he accuse when he starts again?
    .ruling = Everybody who is face down, for one of his neighbours no longer is.
    .why = Rulebook, Ghost and Swamp Creature together: the accusation begins anew, and the neighbours are looked at then.
    .other = He keeps his two neighbours as targets, although one of them cannot be given a card any more.

feast-ruling-R21 = Two guests could act at the same moment. Who is first?
    .ruling = The player whose turn it is, then the others clockwise.
    .why = Rulebook, Tie-Breakers. It matters in one case only: Jekyll, whose turn it is, exchanges before the Boogie Monster accuses.
    .other = None.

feast-ruling-R22 = May one give wrong cards on purpose?
    .ruling = Yes.
    .why = No rule forbids it; honesty is asked of answers, not of accusations. Van Helsing in particular may want a result without a Yes.
    .other = None.

feast-ruling-R23 = What if nobody ever wins?
    .ruling = The rulebook has no draw and no limit. At our tables the game ends without a winner when every player, face up or not, has agreed to that.
    .why = The rulebook is silent, and asking for ever is allowed. This is our choice.
    .other = A limit of turns; when the last of them is over, so is the game, without a winner.
    .option = max_turns = N

feast-ruling-R24 = The Ghost breaks into the accusation of the woken Van Helsing and gets not a single Yes. Is Van Helsing woken once more?
    .ruling = No. She starts the interrupted accusation again, and that is all.
    .why = Rulebook, Van Helsing, says only that her own miss does not wake her. Of this case it does not speak; we keep to one duty at a time.
    .other = She makes another accusation at once, and after a miss starts the interrupted one again.
    .option = nested = "again"


## Where we say something else than the rulebook's words, each with the part it is about

feast-differs-first-player = Gameplay: the one who last gave a party begins. At our tables the first player is drawn by lot. In the next game of the same people the winner begins, as in the rulebook.
feast-differs-answers = Inquire and Accuse: players hand over Yes and No cards. At our tables the answers are given by the referee, since a guest card leaves no choice; nobody can hand over the wrong one by mistake.
feast-differs-advanced = Choosing Guests: learners are to leave out the advanced guests. With 7 or 8 players that cannot be done, because there are only seven others; we then take as few as possible.
feast-differs-face-up = Details & Clarifications: open guests inquire, accuse and use their ability. Doing so is open to them; being inquired of is not (R1).
feast-differs-partial = Accuse: all who are face down answer. We let only those answer who were given a card (R5).
feast-differs-turn-over = Accuse: after a No the turn is over. Its end, with the powers that belong there, still comes (R16).
feast-differs-boogie-monster = Gameplay: the Boogie Monster may accuse after a dance. By her own text it is the end of the turn with a dance, and we go by that.
feast-differs-ghost = Ghost: the current player may start again. We say: the one who was interrupted, and somebody bound to accuse must (R12).
feast-differs-van-helsing = Van Helsing: she must reveal and accuse with Dracula’s card. If she is face up already she only accuses, and if Dracula is she has won (R6, R7).
feast-differs-example = Example Round, fourth turn: a Yes to “Zombie?” is said to mean the Zombie or the Trickster. After the second turn, where everybody could see that Daphne is not the Zombie, it can mean the Trickster only.
feast-differs-end = The rulebook’s games end with a win. Ours can also end by agreement, and by a limit of turns if a table wants one (R23).


## The page of the rulings and the panel of the choices

feast-rulings-title = Rulings for Dracula’s Feast: New Blood
feast-rulings-intro = The rulebook leaves some questions open, and some of its sentences can be read in two ways. Here is how Coterie plays them and why. Where the other reading makes a good game, too, it is a choice of the table. Sources are named by the section of the rulebook; all wording is ours.
feast-rulings-ruling = We play
feast-rulings-why = Why
feast-rulings-other = Other reading
feast-rulings-option = Option
feast-rulings-choices = The choices of a table
feast-rulings-choices-intro = The first value of each choice is the default. Names and values are those of a record.
feast-rulings-choice = Choice
feast-rulings-values = Values
feast-rulings-help = What it changes
feast-rulings-differs = Where we differ from the words of the rulebook
feast-rulings-number = a number
