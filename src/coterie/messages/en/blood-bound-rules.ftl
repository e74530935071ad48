### The rules of Blood Bound as they apply at a table, in our own words.
###
### Every message here may use the table's choices, passed under their names with hyphens:
###   $capturer (cause active victim)  $ability (may must)  $attacker-may-intervene (no yes)  $berserker-intervening (yes no)
###   $curses (all some)  $shield (blocks absorbs)  $staff (must may)  $max-turns (a number, not text; 0 is no limit)
### A preset is written out as the choices it stands for, so no message asks for it.
### A paragraph is one line, paragraphs are parted by an empty line. A sentence that depends on a choice stands whole in each variant.
### `.rulings` names the rulings behind a text (ids of blood-bound-rulings.ftl without their prefix); it is not for reading aloud.


## By topic

blood-bound-rules-title = The rules of Blood Bound

blood-bound-rules-aim =
    Two clans of vampires, Rose and Beast, sit at one table, and nobody says who belongs to which. Find out who leads the other clan and capture that leader: then your clan wins.

    { $capturer ->
        [victim] If anybody but a leader is captured, the captured player’s clan wins. So wound to learn, and give the fourth wound only when you are sure.
       *[other] Capture anybody else and the other clan wins. So wound to learn, and give the fourth wound only when you are sure.
    }

    With an odd number of players one of you is the Inquisitor, who belongs to no clan and wins alone or not at all.

blood-bound-rules-setup =
    6 to 12 can play, the same number for each clan. With an odd number the one left over is the Inquisitor.

    Each clan has nine characters with the numbers 1 to 9. Those who take part are drawn at random for each clan, and nobody knows which numbers are missing. So a number can be in the game once for each clan, or not at all.

    Everybody gets one character card and alone looks at it. It shows clan and number, three icons for the wounds, and a clue.

    Rank tokens, clan tokens, unknown tokens and ability cards lie in the supply, seen by all. With an odd number the curses lie there too: one True Curse and, with 7 players one False Curse, with 9 two, with 11 three.

    Who holds the dagger first is drawn by lot.

blood-bound-rules-clues =
    Before the first turn everybody shows a clue to the left neighbour, and to nobody else. So the one thing you know of others is the clue of your right neighbour.

    The clue shows the own clan. There are two exceptions: a Harlequin’s clue shows the other clan, and the Inquisitor’s shows Rose or Beast, whichever of the two cards was drawn.

blood-bound-rules-turn =
    The one who holds the dagger is the active player and must do one of two things.

    Attack another player, of either clan. The Inquisitor may not attack anybody who has three wounds. { $shield ->
        [absorbs] A player with a Shield may be attacked.
       *[blocks] A player with a Shield may not be attacked.
    }

    Or pass the dagger to another player. There is no restriction: it may go to somebody with a Shield or with three wounds, and back to where it came from.
    .rulings = Q17

blood-bound-rules-attack =
    The active player says whom the attack is for. That player, unless a Fan forbids it, may ask whether anybody will intervene, and accept one who offers.

    The attacked player, or the one who intervened, is wounded and takes a token. An attacked player who has three wounds already, and for whom nobody intervenes, is captured instead, and the game is over.

    If the token was the rank token, its owner’s ability can be used now.

    Then the dagger goes to the player who was wounded in the attack. An Assassin and a Mentalist who use their ability have it go to the victim of the ability. Up to then the attacker is the active player.{ $shield ->
        [absorbs] {" "}If the one hit is the attacked player and has a Shield, there is no token and no capture; the dagger goes there all the same.
       *[blocks] {""}
    }
    .rulings = Q17 Q20

blood-bound-rules-help =
    When you are attacked you may ask for help, and you need not. If you do not ask, nobody can intervene.

    Everybody whose rank token still lies in the supply may offer, whatever their clan, also with a Shield or a Fan. { $attacker-may-intervene ->
        [yes] The attacker may offer, too.
       *[no] The attacker may not.
    } All say at the same time whether they offer, then everybody sees who did.

    Of the offers you accept one or none, even if there is just one.

    The one you accept suffers the wound in your place and must take the rank token for it. Then that player’s ability comes. Nobody can be captured by intervening.

    If the attacked player holds a Fan, or nobody could offer, there is no asking.
    .rulings = Q6 Q16

blood-bound-rules-tokens =
    For each wound you take one token, seen by all, and it must fit your card. There are three icons on it, and each can be used once: your rank number, and two affiliation icons. Which one you use is up to you. Only Inquisitor and Staff can make tokens tell anything but the truth.

    Elder, Mentalist and Guardian have their clan’s colour on both affiliation icons. Assassin, Harlequin and Alchemist have the unknown sign on both. Berserker, Mage and Courtesan have one of each. The Inquisitor’s two are wild: Rose, Beast or unknown, as their owner likes.

    A rank token shows the number and not the clan. Whoever intervenes must take it, and whoever a Mentalist compels, if it is not out yet. Otherwise nobody must, until it is the last icon left.

    { $staff ->
        [may] With a Staff, for a wound that an attack on you gives you, you may take an unknown token instead of a coloured one.
       *[must] With a Staff every affiliation token you take from then on must be an unknown one, also the Inquisitor’s.
    } The rank token is not touched by it. Tokens never run out.
    .rulings = Q13 Q18 Q19

blood-bound-rules-abilities =
    { $ability ->
        [must] Your ability must be used as soon as you have taken your rank token for a wound in an attack, as the attacked player or having intervened.
       *[may] You may use your ability as soon as you have taken your rank token for a wound in an attack, as the attacked player or having intervened. Later you cannot.
    } It works again only if the token goes back to the supply and is taken again in an attack.

    A wound that an ability gives is no attack. Nobody can intervene, a Fan does not matter, and a rank token taken for it brings no ability. { $shield ->
        [absorbs] A Shield does not protect against it.
       *[blocks] A player with a Shield cannot be wounded in this way.
    }

    Abilities aim at other players, never at their owner. If there is nobody to aim at, or no card left to give, the ability cannot be used, and you are not asked.

    Staff, Fan, Quill and curse stay where they lie to the end. Sword and Shield go back when the Guardian has three wounds.
    .rulings = Q4 Q5 Q10 Q12 Q15 Q17

blood-bound-rules-capture =
    A player who has three wounds and gets a fourth is captured, and takes no token for it. The game is over on the spot: no further wound, no ability, no dagger.

    { $capturer ->
        [active] The active player counts as the one who captures, that is the attacker, also when the fourth wound comes from somebody else’s ability. Should that be the Inquisitor, both clans win and the Inquisitor loses, unless the captured player is the Inquisitor.
        [victim] Who gave the fourth wound makes no difference: only the captured player counts.
       *[cause] The one who captures is the one who gave the fourth wound: the attacker, or in the case of an ability the player who used it.
    }

    All cards and curses are turned face up.
    .rulings = Q1 Q2

blood-bound-rules-leader =
    The leader of a clan is its member with the lowest number among those who take part. If its Elder has taken a Quill, it is the one with the highest number.

    Nobody is told who leads. What counts is the moment of the capture. The Inquisitor never leads.
    .rulings = Q3

blood-bound-rules-talk =
    Say whatever you like, true or not, at any time. Nobody can be held to it.

    Everybody must be able to hear it: whispering is forbidden. Cards cannot be shown; you may tell what you have seen, but you cannot prove it.

blood-bound-rules-winning =
    { $capturer ->
        [victim] If the captured player is the leader of a clan, the other clan is victorious. If it is any other member of a clan, that player’s own clan is.
       *[other] If the captured player leads the clan that is not the capturer’s, the capturer’s clan is victorious. In every other case the other clan is: for a rival who does not lead, and for any member of one’s own clan, the own leader too.
    }

    All members of the victorious clan win, the captured one as well, if it is theirs. But if their leader has the True Curse, the Inquisitor wins alone and both clans lose.

    If the Inquisitor is captured, by whomever, the Inquisitor wins alone.

    { $max-turns ->
        [0] There is no limit of turns. If the game stands still, all of you can agree to end it; then nobody wins.
       *[other] After turn { $max-turns } the game is over and nobody wins; every attack and every pass is a turn. Before that, too, all of you can agree to end it without a winner.
    }
    .rulings = Q1 Q2


## The characters by rank. The value is for reading, `.short` for the reference card.

blood-bound-rules-elder =
    { $ability ->
        [must] The Elder must take a Quill.
       *[may] The Elder may take a Quill.
    } From then on the leader of the Elder’s clan is the member with the highest number.

    The Quill stays to the end, also if the rank token is healed. Having one, the Elder has no ability left. It does not show the clan.
    .short = Quill: from now on the highest number leads the Elder’s clan.
    .rulings = Q3

blood-bound-rules-assassin =
    { $ability ->
        [must] The Assassin must strike another player.
       *[may] The Assassin may strike another player.
    } The victim suffers two wounds one after the other, chooses a token for each, and gets the dagger.

    A victim who had three wounds is captured by the first, one who had two by the second. { $shield ->
        [absorbs] A Shield is no protection.
       *[blocks] A player with a Shield cannot be struck.
    }
    .short = Two wounds for another player, who gets the dagger.
    .rulings = Q5 Q17

blood-bound-rules-harlequin =
    { $ability ->
        [must] The Harlequin must look at the whole cards of two other players in secret.
       *[may] The Harlequin may look at the whole cards of two other players in secret.
    } All see whose. What the cards are may be told, truly or not.

    The Harlequin’s clue shows the other clan.
    .short = Looks at the cards of two other players. The clue shows the other clan.
    .rulings = Q5

blood-bound-rules-alchemist =
    Only having intervened does the Alchemist have an ability. { $ability ->
        [must] Then the player who was attacked must be wounded or healed, as the Alchemist chooses.
       *[may] Then the player who was attacked may be wounded or healed, as the Alchemist chooses.
    } That player chooses the token, for taking or for giving back. With three wounds the wound captures. A player without tokens cannot be healed.

    An icon whose token was given back is free again. After a healed rank token one can intervene again, and use the ability again. Ability cards stay where they are.
    .short = Having intervened: wounds the one attacked once more, or heals one wound.
    .rulings = Q14 Q19 Q22

blood-bound-rules-mentalist =
    { $ability ->
        [must] The Mentalist must compel another player.
       *[may] The Mentalist may compel another player.
    } The victim suffers a wound, takes the rank token for it if it is not out yet, otherwise an affiliation token, and gets the dagger. A rank token taken in this way brings no ability.

    A victim who had three wounds is captured. { $shield ->
        [absorbs] A Shield is no protection.
       *[blocks] A player with a Shield cannot be compelled.
    }
    .short = A wound for another player, with the rank token if it is not out, and the dagger.
    .rulings = Q5 Q17

blood-bound-rules-guardian =
    { $ability ->
        [must] The Guardian must give another player a Shield and take the Sword of its colour.
       *[may] The Guardian may give another player a Shield and take the Sword of its colour.
    } { $shield ->
        [absorbs] An attack that hits the Shield’s holder gives no wound and does not capture; the dagger comes all the same. Having intervened, the holder is wounded as usual, and abilities wound through the Shield.
       *[blocks] The Shield’s holder cannot be attacked, not even by the Guardian, and cannot be wounded by abilities. Having intervened, the holder is wounded as usual.
    }

    With the Guardian’s third wound the Sword and every Shield of that colour go back to the supply. If the third wound was the rank token, there is no Shield to give.

    There are two Shields of each colour. A Guardian who holds a Sword keeps to its colour. Two Guardians have different ones; a player with a Shield of each is protected until both are gone.
    .short = { $shield ->
        [absorbs] A Shield for another player: attacks give no wound. It goes with the Guardian’s third wound.
       *[blocks] A Shield for another player: no attack, no wound by abilities. It goes with the Guardian’s third wound.
    }
    .rulings = Q5 Q9 Q10 Q15 Q17 Q21

blood-bound-rules-berserker =
    { $berserker-intervening ->
        [no] { $ability ->
            [must] The Berserker, when attacked, must strike back, but has no ability after intervening.
           *[may] The Berserker, when attacked, may strike back, but has no ability after intervening.
        }
       *[yes] { $ability ->
            [must] The Berserker, attacked or having intervened, must strike back.
           *[may] The Berserker, attacked or having intervened, may strike back.
        }
    } The player who made this attack suffers a wound and chooses the token for it. With three wounds this captures.

    { $shield ->
        [absorbs] A Shield does not protect the attacker from it.
       *[blocks] An attacker with a Shield cannot be struck.
    }
    .short = { $berserker-intervening ->
        [no] Attacked, not having intervened: one wound for the attacker.
       *[yes] One wound for the attacker.
    }
    .rulings = Q7 Q17

blood-bound-rules-mage =
    { $ability ->
        [must] The Mage must take a Staff and give another to a player who has none.
       *[may] The Mage may take a Staff and give another to a player who has none.
    } A Mage who has a Staff already only gives one. If there is just one left, the other player gets it.

    { $staff ->
        [may] The holder of a Staff may take an unknown token instead of a coloured one for the wound of an attack on the holder.
       *[must] The holder of a Staff must take unknown tokens only, for every wound, but for the rank token. Tokens that lie there already stay.
    }
    .short = { $staff ->
        [may] A Staff for the Mage and for another player: when attacked, unknown tokens instead of coloured ones are allowed.
       *[must] A Staff for the Mage and for another player: from now on only unknown tokens, or the rank.
    }
    .rulings = Q8 Q10 Q18 Q19

blood-bound-rules-courtesan =
    { $ability ->
        [must] The Courtesan must give a Fan to another player who has none.
       *[may] The Courtesan may give a Fan to another player who has none.
    } When the holder of a Fan is attacked, nobody can intervene. The holder may well intervene for others.

    There are four Fans.
    .short = A Fan for another player: nobody can intervene for its holder any more.
    .rulings = Q10

blood-bound-rules-inquisitor =
    Only with an odd number of players. The Inquisitor belongs to no clan, has Rose or Beast for a clue, and takes any affiliation token for a wound. Attacking a player with three wounds is forbidden; all else goes as for the others.

    { $curses ->
        [some] Ability: the Inquisitor looks at the curses in the supply and gives as many as wanted, at least one, face down, each to a different other player. The rest goes back to the supply, and could be given in a later use.
       *[all] Ability: the Inquisitor looks at the curses in the supply and gives all of them, face down, each to a different other player.
    } { $ability ->
        [must] It must be used.
       *[may] It need not be used.
    } Nobody else may look at them, not even those who hold them.

    The Inquisitor wins alone when captured, by anybody, and when the leader of the victorious clan has the True Curse. Otherwise the Inquisitor loses. A True Curse on anybody else, and False Curses, do nothing.
    .short = { $curses ->
        [some] Wild tokens. Gives out curses, not necessarily all. Wins alone if captured, or if the victorious leader has the True Curse.
       *[all] Wild tokens. Gives out all curses. Wins alone if captured, or if the victorious leader has the True Curse.
    }
    .rulings = Q2 Q11 Q12 Q18
