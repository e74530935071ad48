### The choices of a table of Blood Bound, and the rulings: where the rules known to us are silent or can be read in two ways.
###
### A choice: the value asks, `.help` says what it changes and when one would want it; then a message for each of its values.
### A ruling: the value is the question, `.ruling` what we play, `.why` what speaks for it, `.other` the other reading.
### `.option`, where there is one, names the choice that follows the other reading (name and value as in a record; a line each, if there are
### two). It is not for translation.
### How the sources are called: blood-bound-rulings-intro.
### `docs/rulings/blood-bound.md` is made from these messages by `tools/rulings.py`.


## The choices of a table

blood-bound-choice-preset = Whose rules do you play by?
    .help = A shortcut for four of the choices below. The Chinese text sets Shield, Staff, curses and the Berserker as it describes them; whatever you choose yourself stands (Q17, Q18, Q11, Q7).
blood-bound-choice-preset-rulebook = The rulebook’s
blood-bound-choice-preset-blog = The Chinese text’s

blood-bound-choice-capturer = Who captures when an ability gives the fourth wound?
    .help = If the one whose ability it is, everybody answers for the own deeds. If the active player, an Assassin attacked by a rival wins by finishing off anybody with two wounds but the own leader, and whoever attacks with three wounds loses to a Berserker. If only the captured player counts, even a capture in one’s own clan wins the game, unless it is the leader (Q1).
blood-bound-choice-capturer-cause = The one whose ability it is
blood-bound-choice-capturer-active = The active player, who attacked
blood-bound-choice-capturer-victim = It does not matter, only who is captured

blood-bound-choice-ability = May you leave your ability unused?
    .help = If you may, showing your rank tells the number and no more. If you must use it, an Elder has to change the leader, and an Assassin has to hit somebody. Take must for a faster and wilder game (Q4).
blood-bound-choice-ability-may = Yes
blood-bound-choice-ability-must = No, it must be used

blood-bound-choice-attacker-may-intervene = May the attacker offer to intervene?
    .help = If yes, you can attack somebody in order to take the wound yourself, and so use your ability when you like. If no, somebody else has to bring your rank out (Q6).
blood-bound-choice-attacker-may-intervene-no = No
blood-bound-choice-attacker-may-intervene-yes = Yes

blood-bound-choice-berserker-intervening = Does a Berserker who intervened strike back?
    .help = If yes, whoever attacks must reckon with a Berserker among the helpers. If no, only an attack on the Berserker is dangerous (Q7).
blood-bound-choice-berserker-intervening-yes = Yes
blood-bound-choice-berserker-intervening-no = No, only one who was attacked

blood-bound-choice-curses = How many curses does the Inquisitor give out?
    .help = If all, everybody knows that the True Curse is on the table. If some, it may have been kept back, and giving nothing but False ones is a bluff (Q11).
blood-bound-choice-curses-all = All of them
blood-bound-choice-curses-some = As many as wanted, at least one

blood-bound-choice-shield = What does a Shield do?
    .help = If it blocks, its holder can be neither attacked nor wounded by an ability. If it absorbs, its holder can be attacked, which hands over the dagger without a wound, and abilities strike through it: a weaker Shield, and a second way to pass (Q17).
blood-bound-choice-shield-blocks = No attack, no wound by abilities
blood-bound-choice-shield-absorbs = An attack gives no wound

blood-bound-choice-staff = Must the holder of a Staff take unknown tokens?
    .help = If unknown is a must, a Staff hides a friend, or silences one who would like to be known. If it is only allowed, and only when the holder is attacked, it is for the holder to hide or not (Q18).
blood-bound-choice-staff-must = Yes, always
blood-bound-choice-staff-may = No, but allowed when attacked

blood-bound-choice-max-turns = After how many turns does the game end without a winner?
    .help = The rules know no end but a capture, and nothing forbids passing for ever. Every attack and every pass is a turn; 300 is far beyond a usual game. Whatever you choose, all of you together can end the game.
blood-bound-choice-max-turns-0 = Never, there is no limit
blood-bound-choice-max-turns-300 = After 300 turns
blood-bound-choice-max-turns-n = { $n ->
        [one] After { $n } turn
       *[other] After { $n } turns
    }


## The rulings

blood-bound-ruling-Q1 = Who captures when an ability gives the fourth wound?
    .ruling = Whoever gave that wound: the attacker, or the player whose ability it was.
    .why = The aim of the game, in the Vietnamese text and in what we know of the English and the German rulebook, is about the player who captures. Under the first of the other readings an Assassin attacked by a rival would win by finishing off anybody with two wounds but the own leader, and every attacker with three wounds would lose to a Berserker of whatever clan. A digital version plays as we do.
    .other = The active player, who during an ability is still the attacker: so the Vietnamese text to the letter where it tells the end of the game, and an account that speaks of the holder of the dagger. Or nobody: only the captured player counts, as in several programs; a captured leader gives the game to the other clan, anybody else to the own. The Chinese text names no capturer, but with the own and the other side it does not look at the captured player alone.
    .option = capturer = "active"
        capturer = "victim"

blood-bound-ruling-Q2 = What if the Inquisitor captures?
    .ruling = That cannot happen: the Inquisitor attacks nobody with three wounds, and has an ability that wounds nobody. At a table where the active player captures (Q1) it can; then both clans win and the Inquisitor loses, unless it is the Inquisitor who is captured.
    .why = One source alone has the case: an excerpt of the English rulebook quoted in a digital version, by which the Inquisitor then loses and the others win.
    .other = The program of that same version gives the win to the clan that the captured player does not belong to.

blood-bound-ruling-Q3 = Who leads a clan with a Quill?
    .ruling = Its member with the highest number.
    .why = The English abilities page and the Chinese text say so, likewise the cards of 2017 and the players’ reports. The Quill of 2013 names the lowest-ranking member, and the bottom of the ranks is the highest number.
    .other = The lowest number but the Elder’s. A digital version understood its excerpt of the rulebook in this way, and gave it up.

blood-bound-ruling-Q4 = May an ability be left unused?
    .ruling = Yes. It is used at once or not at all.
    .why = The Vietnamese and the Chinese text say that one “can” use it, and so do the cards of 2017 and the players’ reports.
    .other = It must be used: an overview of the 2017 edition, and one program.
    .option = ability = "must"

blood-bound-ruling-Q5 = Can an ability aim at its owner?
    .ruling = No, at other players only.
    .why = The Chinese text says “any other player” with Assassin, Harlequin, Mentalist, Guardian, Mage and Courtesan; the cards of 2017 say “another” with Mentalist, Guardian and Mage.
    .other = The English abilities page says “any player” of Assassin and Mentalist, and “one player” of the Guardian. To the letter that would include oneself.

blood-bound-ruling-Q6 = May the attacker offer to intervene in the own attack?
    .ruling = No.
    .why = The Vietnamese and the Chinese text let the active player hand the dagger to the one who intervened, so they think of two people. Two programs exclude the attacker.
    .other = The Vietnamese text lets any player offer whose rank token is in the supply; to the letter that may be the attacker. One program plays so.
    .option = attacker_may_intervene = "yes"

blood-bound-ruling-Q7 = Does a Berserker who intervened strike back?
    .ruling = Yes, at the attacker.
    .why = The Vietnamese text gives the ability to whoever takes the rank token in an attack, as target or having intervened, and makes no exception. So do the cards of 2017 and three programs.
    .other = The Chinese text has the Berserker strike back “when attacked”, not when merely wounded. It can be read to mean the target alone.
    .option = berserker_intervening = "no"

blood-bound-ruling-Q8 = Who gets a Staff from the Mage?
    .ruling = The Mage and another player. A Mage who has one already only gives one; if a single one is left, the other player gets it.
    .why = The Chinese text says so, down to the second use, and so do the cards of 2017; six Staves are just enough. The case of a single one left is our choice.
    .other = Only the other player, whose earlier tokens are changed as well: a house rule of a digital version.

blood-bound-ruling-Q9 = What if the Guardian’s rank token is the third wound?
    .ruling = The ability cannot be used.
    .why = On the cards of 2017 a Shield protects until the Guardian suffers the third wound, and that has happened. One program plays so.
    .other = On the cards of 2013, and in the Chinese text, the cards go back with the third wound. To the letter a Sword taken afterwards would never go back; one program plays so.

blood-bound-ruling-Q10 = What if no Shield, Staff or Fan is left to give?
    .ruling = The ability cannot be used, and what lies on the table stays where it is.
    .why = No source has the case; it needs several healings. This is our choice.
    .other = Moving one that lies before somebody already. Nothing suggests it.

blood-bound-ruling-Q11 = Must the Inquisitor give out all curses, and to whom?
    .ruling = All, each to a different other player.
    .why = The English page on the Inquisitor has every curse given away. May one be kept for oneself? The page says “players of his choosing”; we say others. It makes no difference but for bluffing.
    .other = The Chinese text: the Inquisitor gives those that are wanted, and the rest goes back to the supply. We ask for at least one.
    .option = curses = "some"

blood-bound-ruling-Q12 = When may the curses be given?
    .ruling = Only at once after the fleur cross has been taken in an attack, as with every ability.
    .why = The Vietnamese text says so of all abilities, and the Chinese text too.
    .other = At any time: a digital version began like this and gave it up.

blood-bound-ruling-Q13 = What if the unknown tokens run out?
    .ruling = They do not. If there should be need of more than twenty, something else takes their place.
    .why = No source has a rule. It can happen only with 11 or 12 players and many Staves.
    .other = An empty supply could forbid the token. Then a player under a Staff could be left with no token to take.

blood-bound-ruling-Q14 = Can an Alchemist heal a player who has no token?
    .ruling = No. Then there is the wound, or nothing.
    .why = Nothing can be given back. The sources do not speak of it.
    .other = The ability can then give the wound only: one program.

blood-bound-ruling-Q15 = A healed Guardian who holds a Sword takes the rank token again, as the third wound. Which comes first, losing the Sword or the ability?
    .ruling = Losing the Sword, for it belongs to the wound. After that the ability cannot be used (Q9).
    .why = No source has the case. The ability comes after the token, and the Sword goes with it.
    .other = The ability first: one more Shield would be given, and all would go back at once.

blood-bound-ruling-Q16 = How are offers to intervene made?
    .ruling = All who could offer say at the same time whether they do. Then all see it, and the attacked player accepts one or none.
    .why = No source has an order. At the same time nobody is at an advantage by waiting.
    .other = Openly, in any order, with changes of mind, as people do at a table. A digital version makes one accept a single offer; the Vietnamese text says that one need not accept any.

blood-bound-ruling-Q17 = May a player with a Shield be attacked, and do abilities wound through it?
    .ruling = Neither. Having intervened, the holder is wounded as usual.
    .why = The cards of 2013 and 2017, the English abilities page and the German rulebook forbid the attack; the cards, the English page and the players’ reports protect from abilities, too.
    .other = The Chinese text says that an attacked holder need not take a token. Taken literally, the attack is allowed, gives no wound, does not capture, and brings the dagger; and as it speaks of attacks only, abilities wound as ever.
    .option = shield = "absorbs"

blood-bound-ruling-Q18 = Must the holder of a Staff take unknown tokens?
    .ruling = Yes, for every affiliation token from then on, also the Inquisitor.
    .why = The cards of 2013 and 2017 say “must”, and the publisher of the Japanese edition has corrected its “may” to it.
    .other = The Chinese text: when attacked, the holder can take an unknown token instead of the colour. Taken literally, that is for the wound of an attack on the holder only; an ability’s wound is taken as without a Staff.
    .option = staff = "may"

blood-bound-ruling-Q19 = Under a Staff a coloured token is healed. Which token may come in its place?
    .ruling = An unknown one. The icon is free again, but the Staff is still there.
    .why = The cards taken literally. The rule has no exception for icons shown before.
    .other = The colour again: one program.

blood-bound-ruling-Q20 = Does the dagger move before or after the ability?
    .ruling = After it, at the very end of the attack.
    .why = In the Vietnamese text’s second example the dagger goes last, after the Alchemist’s ability. What we know of the English rulebook has that order, too.
    .other = Before: the Chinese text. Its next active player is who holds the dagger at the end, so only the place of the dagger during wound and ability would differ.

blood-bound-ruling-Q21 = Which colour may a Guardian’s later Shields have?
    .ruling = That of the Sword the Guardian holds.
    .why = There are two Shields and one Sword of each colour, which suits two uses. No source speaks of a second one.
    .other = The Chinese text says any Shield and the Sword of its colour. To the letter a healed Guardian could take the other colour, if it is free.

blood-bound-ruling-Q22 = “Can” in the Chinese text: may a shielded player take the wound, may a healed one keep the token?
    .ruling = No. A shielded player takes no token, a healed one gives one back.
    .why = The English abilities page: healing is done, and the player chooses only which token. With the Shield the case comes up only where it absorbs (Q17).
    .other = The Chinese text says that a shielded player “need not” take a token, and that a healed one “can” give one back. Both could be left to that player.


## Where we say something else than the rules known to us, each with the text it is about

blood-bound-differs-offers = Vietnamese text, intervening: anybody may offer as soon as the attacked player asks. At our tables all offers are made at the same moment (Q16).
blood-bound-differs-questions = Nobody is asked for what cannot be: no asking for help where a Fan forbids it or no rank token of another player is left in the supply, no ability without a player to aim at or a card to give.
blood-bound-differs-end = The rules know no end but a capture. Ours can also end by agreement, and after 300 turns, or another number, or never, as the table chooses.
blood-bound-differs-supply = The tokens in the box are counted; our unknown tokens never run out (Q13).
blood-bound-differs-dagger = Chinese text: the dagger moves before the wound. We move it last, also at a table that follows that text (Q20).
blood-bound-differs-cards = Chinese text: Shield, Staff and Fan go to any other player. With us they go to one who has none, a Shield to one who has none of that colour.
blood-bound-differs-rank = Chinese text: those intervene whose rank has not been shown yet. With us, as in the Vietnamese text, it is those whose rank token lies in the supply, so a healed player can intervene again.
blood-bound-differs-faces = Chinese text: the curses are laid face up, though nobody may look at them. With us, as in the English rulebook, they lie face down.


## The page of the rulings and the panel of the choices

blood-bound-rulings-title = Rulings for Blood Bound
blood-bound-rulings-intro = We do not have the whole rulebook before us, and where our sources are silent or disagree, there has to be a ruling. Here is how Coterie plays, and why. Where the other reading makes a good game, too, it is a choice of the table. The “Vietnamese text” is a translation of the rulebook without the pages on abilities and the Inquisitor. The “Chinese text” is a blog that tells the whole game in its own words. The “English abilities page” and the “English page on the Inquisitor” are the openings of two public web pages with the official text; of the German rulebook we know the first page. “The cards” are the faces of the ability cards and reference cards of 2013 and 2017 as far as they can be seen or are quoted. “Players’ reports” are accounts of games in forums, “a program” or “a digital version” is somebody’s published work. Nobody’s official answers to questions are known to us. All wording is ours.
blood-bound-rulings-ruling = We play
blood-bound-rulings-why = Why
blood-bound-rulings-other = Other reading
blood-bound-rulings-option = Option
blood-bound-rulings-choices = The choices of a table
blood-bound-rulings-choices-intro = The first value of each choice is the default. Names and values are those of a record.
blood-bound-rulings-choice = Choice
blood-bound-rulings-values = Values
blood-bound-rulings-help = What it changes
blood-bound-rulings-differs = Where we differ from the words of the sources
blood-bound-rulings-number = a number
