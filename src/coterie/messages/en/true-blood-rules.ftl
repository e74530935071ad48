### The rules of True Blood in our own words, by topic.

true-blood-rules-title = The rules of True Blood

true-blood-rules-aim =
    Recruit characters from the track. At the end each is worth its value, and more if you control those it cares for. Blood Tokens (BT) count one point each; Influence Tokens (IT) buy things and count nothing.

true-blood-rules-turn =
    A turn has nine phases: income of 10 IT and 2 BT; bids for the order; two event cards each; recruiting; events; actions of your characters; rolls for prisoners; recovery; and hands cut to five. In the Basic game nobody’s characters act.

true-blood-rules-initiative =
    All bid IT in secret, all at once. The highest bid goes first this turn; all bids are paid. Tied players roll. Investigate, laid with a bid, counts 5.

true-blood-rules-plotting =
    Everybody draws two event cards. Then, for 1 IT each, you may put an event card down and draw another.

true-blood-rules-recruitment =
    A card costs its value, 1 less on the first space, 1, 2 or 3 more on the last three. The track moves up at once, so the next card may be cheaper.

true-blood-rules-events =
    Name a target and roll: 4 or more works. After a failure you may once pay 1 IT and roll again. Regulars cannot die: they are injured instead.

true-blood-rules-reactions =
    When something is about to land, whoever could answer is asked, its victim first: reaction cards (4 or more, like events), a Protector (5 or more), a Martyr who takes the place. Anybody may help anybody. Once all have passed in a row, it lands.

true-blood-rules-actions =
    First your passive traits are rolled. Then each able card of yours may try one trait: name it and its target, then roll. Captured and injured cards cannot act, nor can those who changed sides this turn.

true-blood-rules-prisoners =
    For each captured card a die: 1 it goes over to its capturer, 2 the capturer steals 1 IT, 3 its controller loses 1 BT, 6 it escapes. Each injured card recovers on 5 or more, vampires on 4 or more.

true-blood-rules-end =
    The game ends when the deck and the track are empty. Captured cards score nothing. Most points win; who has the same shares the win.
