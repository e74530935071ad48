### The rules of Dracula's Feast: New Blood as they apply at a table, in our own words.
###
### Every message here may use the table's choices, passed under their names with hyphens:
###   $own-card (yes no)  $jekyll-face-up (yes no)  $interrupted (may-drop must-restart)  $zombie (zombie refuser)  $second (must may)
###   $dance (accepted asked)  $dracula-face-up (van-helsing-wins no-trigger)  $van-helsing (each-time once)  $nested (none again)
###   $cast (any fewest-advanced)  $max-turns (a number, not text; 0 is no limit)
### A paragraph is one line, paragraphs are parted by an empty line. A sentence that depends on a choice stands whole in each variant.
### `.rulings` names the rulings behind a text (ids of feast-rulings.ftl without their prefix); it is not for reading aloud.


## By topic

feast-rules-title = The rules of Dracula’s Feast: New Blood

feast-rules-aim =
    Everyone at this feast is somebody in secret, and one of you is Dracula. Find out who is who, then accuse: whoever gives the right name to everybody still face down wins.

    Some guests have a second way to win. It is written on their card, and everybody may read all the cards at any time: only who holds which is secret.

feast-rules-setup =
    4 or 5 players bring 6 guests, 6 players 7, 7 players 8, and 8 players 9. Everybody sees which guests take part. Dracula always does.

    One guest lies face down in the centre, with 4 players two. Nobody knows which, but it is never Dracula. Each player is dealt one of the others and alone may look at it.

    { $cast ->
        [fewest-advanced] Alucard, the Witch and the Zombie are the advanced guests. At this table they stay at home as far as possible: there are only seven others, so with 7 players one of the three comes, with 8 players two.
       *[any] Alucard, the Witch and the Zombie are the advanced guests. At this table they may come like all others. With 7 players there is at least one of them, with 8 at least two.
    }

    Who begins is drawn by lot; when the same people play again, the winner begins. Turns go round clockwise, to the left.
    .rulings = R4

feast-rules-turn =
    On your turn do one of three things: inquire, dance or accuse. You may not pass.

    To inquire and to dance you need somebody else who is face down; to dance you must be face down yourself. You may always accuse.

    { $dance ->
        [asked] The Zombie is less free: if anybody was asked to dance in the turn before, she must ask for a dance, too.
       *[accepted] The Zombie is less free: if there was a dance in the turn before, she must ask for a dance, too.
    }
    .rulings = R1 R17 R18

feast-rules-inquire =
    Choose a player who is face down and ask whether they are one particular guest. Everybody hears the question. The answer, Yes or No, is for you alone.

    { $own-card ->
        [no] You may name any guest of this game but your own. So everybody knows that you are not the guest you ask about.
       *[yes] You may name any guest of this game, also your own or one that lies face up. Asking about a guest who is surely elsewhere shows up a liar.
    }

    Answers are not chosen: the guest card fixes them. All guests are honest but three. The Trickster always says Yes, Alucard says Yes to “Dracula?”, and the Witch turns her answers round for her two neighbours.
    .rulings = R1 R2

feast-rules-dance =
    While you are face down you may ask another face-down player to dance. They say openly whether they accept.

    If they accept, you two look at each other’s card. Nobody else does, and nothing changes hands. The Boogie Monster, Doctor Jekyll and the Ghost can never refuse. If the two of you are Alucard and Dracula, Alucard wins on the spot.

    If they refuse, you must inquire of somebody else who is face down, not of the one who refused. You may neither ask for another dance nor accuse. If nobody is left to inquire of, your turn is over.

    { $zombie ->
        [refuser] When the Zombie is refused, she may instead turn the refuser face up, who must then accuse.
       *[zombie] When the Zombie is refused, she may instead turn the refuser face up, and must then accuse.
    }
    .rulings = R1 R13

feast-rules-accuse =
    Accusing turns you face up. Then you lay an accusation card before each player who is face down, one after the other, in the order you like. All can see it, and no card is taken back. Your own guest’s card and those of guests lying face up are not used.

    When all cards lie, everybody who got one answers Yes or No, always honestly, also those who lie to questions. Everybody sees how many Yes and how many No there are, not from whom.

    All Yes: you win. Otherwise the cards go back, you stay face up, and the game goes on. You may accuse again in another turn, and you may be wrong on purpose.

    Three guests wait for accusations. Dracula’s card given to Alucard makes him the winner at once. A wrong card given to the Ghost lets her break in. Not a single Yes wakes Van Helsing. And one accuses in her own way: the Swamp Creature.

    If you are the last one face down, you need no card at all: you accuse and have won.
    .rulings = R3 R4 R5 R11 R19 R22

feast-rules-end-of-turn =
    When the action is over, also after a failed accusation or a refusal, some guests may still do something before the next player’s turn.

    { $second ->
        [may] Dracula, whose turn it is, may accuse a second time if his first accusation of the game has just failed.
       *[must] Dracula, whose turn it is, must accuse a second time if his first accusation of the game has just failed.
    }

    Doctor Jekyll, whose turn it is, may exchange her card for one from the centre.

    The Boogie Monster may accuse if there was a dance in this turn, whosever turn it is.

    If two could act, the one whose turn it is comes first, then the others clockwise. Whoever becomes another guest now has that guest’s end of turn only from the next turn on.
    .rulings = R9 R14 R15 R16 R21

feast-rules-face-up =
    Face up you play on: you have your turns, and you may inquire and accuse. { $jekyll-face-up ->
        [no] Your guest’s power goes on where it can still work; only Doctor Jekyll has lost hers.
       *[yes] Your guest’s power goes on where it can still work.
    }

    What ends is dancing. You are not inquired of any more either, and you are given no accusation cards.

    A guest in the centre takes no part: nobody inquires of it, dances with it or accuses it, and its power sleeps.
    .rulings = R1 R6 R7 R8 R9

feast-rules-talk =
    Say whatever you like, true or not. Nobody can be held to it.

    Cards cannot be shown, neither your guest nor an answer you got. What you have seen you may tell, but you cannot prove it. Your own card is turned up by an accusation or by a guest’s power, never just to show it.

feast-rules-winning =
    You win if your accusation is right in every card. That is open to every guest.

    Alucard also wins when he and Dracula dance, and when anybody gives him Dracula’s card. Van Helsing also wins when her answer to an all-No accusation finds Dracula. The Swamp Creature wins with two right cards while both his neighbours are face down.

    The first win ends the game, and then all cards are turned up. There is one winner.

    { $max-turns ->
        [0] There is no limit of turns. If the game stands still, all of you can agree to end it; then nobody wins.
       *[other] After turn { $max-turns } the game is over and nobody wins. Before that, too, all of you can agree to end it without a winner.
    }
    .rulings = R6 R11 R23


## The guests. The value is for reading, `.short` for the reference card.

feast-rules-dracula =
    He is in every game and never in the centre.

    { $second ->
        [may] When his first accusation of the game fails, he may make another one at the end of that turn. If he does not, that right is gone.
       *[must] When his first accusation of the game fails, he must make another one at the end of that turn.
    } It is a full accusation, and either of the two can win. An accusation that is broken off by the Ghost and not finished is not his first.{ $zombie ->
        [refuser] {" "}If his first is the one the Zombie forces on him, the other one comes at the end of his own next turn.
       *[zombie] {""}
    }

    He should fear Alucard, who wins by dancing with him.
    .short = { $second ->
        [may] When his first accusation fails, he may accuse again at the end of that turn.
       *[must] When his first accusation fails, he must accuse again at the end of that turn.
    }
    .rulings = R12 R14

feast-rules-boogie-monster =
    While she is face down she must accept every dance.

    At the end of any turn with a dance she may accuse, whosever turn it is and whoever danced. A refused request is no dance. She makes at most one such accusation in a turn, and she keeps this right when she is face up.
    .short = Must accept dances. May accuse at the end of any turn with a dance.
    .rulings = R15 R21

feast-rules-doctor-jekyll =
    While she is face down she must accept every dance.

    Once, at the end of her own turn, she may show herself and take a card that lies face down in the centre, without looking first. The Jekyll card stays there, face up. Only she knows the new card. She is face down again, and from then on she is the new guest with all its powers and duties.

    { $jekyll-face-up ->
        [no] If an accusation has turned her face up, she can no longer do so.
       *[yes] She may do so even after an accusation has turned her face up, in that turn or a later one.
    } If she was dealt to the centre, she does nothing.
    .short = { $jekyll-face-up ->
        [no] Must accept dances. Once, at the end of her turn, while face down, she may become a guest from the centre.
       *[yes] Must accept dances. Once, at the end of her turn, she may become a guest from the centre.
    }
    .rulings = R8 R9 R10 R15

feast-rules-swamp-creature =
    If both his neighbours are face down, he accuses only those two: two cards, and both right wins.

    If one of them is face up, he accuses everybody who is face down, like anyone else. He has no choice between the two. His neighbours are the players on the next seats left and right.
    .short = Accuses only his two neighbours. If one of them is face up, he accuses everybody.
    .rulings = R5 R19 R20

feast-rules-van-helsing =
    { $van-helsing ->
        [once] The first time that an accusation gets not a single Yes, whoever made it, she must at once show herself and accuse with Dracula’s card only. Later ones do not wake her again.
       *[each-time] Whenever an accusation gets not a single Yes, whoever made it, she must at once show herself and accuse with Dracula’s card only. That goes for every such accusation, also when she is face up already.
    }

    She gives the card to one face-down player. Yes: she wins. No: play goes on, and that miss does not wake her again. { $van-helsing ->
        [once] If the Ghost breaks into it and gets not a single Yes, that does not count; she just starts again.
       *[each-time] { $nested ->
            [again] If the Ghost breaks into it and gets not a single Yes, she accuses once more at once.
           *[none] If the Ghost breaks into it and gets not a single Yes, that does not count; she just starts again.
        }
    }

    { $dracula-face-up ->
        [no-trigger] While Dracula is face up she is not woken.
       *[van-helsing-wins] If Dracula is face up already, she has found him and wins.
    } In her ordinary accusations she may use Dracula’s card even then.

    In the centre she sleeps. So if she should be woken and nobody stirs, that is where she is.
    .short = { $van-helsing ->
        [once] After the first accusation without a single Yes she must accuse one player of being Dracula.
       *[each-time] After any accusation without a single Yes she must accuse one player of being Dracula.
    }
    .rulings = R6 R7 R24

feast-rules-trickster =
    He answers Yes to every inquiry, whatever guest was named. To accusations he answers honestly.
    .short = Answers Yes to every inquiry; honest to accusations.

feast-rules-ghost =
    While she is face down she must accept every dance.

    When anybody gives her a wrong accusation card, she may break in at once. She turns face up, all cards of that accusation go back unanswered, and she accuses everybody face down. All Yes: she wins.

    { $interrupted ->
        [must-restart] If she fails, the one she interrupted must start again from the beginning.
       *[may-drop] If she fails, the one she interrupted may start again from the beginning or drop it. { $second ->
            [may] Only who is bound to accuse must start again: after the Zombie’s force, and as the woken Van Helsing.
           *[must] Only who is bound to accuse must start again: after the Zombie’s force, as the woken Van Helsing, and with Dracula’s second accusation.
        }
    }

    She may also let a wrong card pass. Then she answers No with the others, and nobody can tell.
    .short = Must accept dances. Given a wrong card, she may break in and accuse at once.
    .rulings = R12 R20

feast-rules-alucard =
    Asked whether he is Dracula, he answers Yes. To all other inquiries and to accusations he answers honestly.

    He wins at once when he and Dracula dance, whichever of them asked, and when anybody lays Dracula’s card before him. Face up he can do neither; then only an accusation can win for him.
    .short = Answers Yes to “Dracula?”. Wins if he dances with Dracula or is given Dracula’s card.

feast-rules-witch =
    When a player on the next seat left or right inquires, she answers No to “Witch?” and Yes to every other guest. To all others, and to accusations, she answers honestly.

    Neighbours are seats: it does not matter who there is face up.
    .short = To her two neighbours: No to “Witch?”, Yes to all else. Otherwise honest.

feast-rules-zombie =
    { $dance ->
        [asked] If anybody was asked to dance in the turn just before hers, accepted or not, she must ask somebody to dance.
       *[accepted] If there was a dance in the turn just before hers, she must ask somebody to dance. A refused request is no dance.
    } Whom is up to her. She is free if she is face up or nobody else is face down.

    { $zombie ->
        [refuser] Whenever somebody refuses her a dance, she may force that player to turn face up and to accuse at once. Her own card stays face down, though everybody knows now who she is.
       *[zombie] Whenever somebody refuses her a dance, she may force that player to turn face up. Then she must accuse at once and so turns face up herself.
    } If she does not, she inquires of somebody else as usual.

    She may refuse dances, and she never lies.
    .short = { $dance ->
        [asked] After a turn in which a dance was asked for she must ask for one.
       *[accepted] After a turn with a dance she must ask for one.
    } { $zombie ->
        [refuser] Refused, she may turn the refuser face up, who must accuse.
       *[zombie] Refused, she may turn the refuser face up; then she must accuse.
    }
    .rulings = R13 R17 R18
