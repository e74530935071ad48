### The sentences of the page that belong to True Blood. Names, log and rules have files of their own.


## The table

true-blood-start = Lay the track
true-blood-state-yours = It is your go
true-blood-state-of = { $name }’s go
true-blood-state-over = The game is over
true-blood-end-story = The story of this game
true-blood-end-cards = The points, card by card
true-blood-standing-turn = Pass until my next go
    .help = Passes for you whenever you could react, until your own go comes.
true-blood-standing-phase = Pass for this phase
    .help = Passes for you whenever you could react, until the phase is over.
true-blood-standing-concerned = Ask me only for my cards
    .help = Passes for you wherever neither you nor a card that you control or hold captured is aimed at. It stands until you lift it.
true-blood-phases = The phases of a turn
true-blood-where = Turn { $turn }. Left: { $deck } characters, { $events } events.
true-blood-die = { $modifier ->
        [0] { $needed ->
            [0] { $what }: { $face }
           *[other] { $what }: { $face }, { $needed }+ needed
        }
       *[other] { $what }: { $face } + { $modifier }, { $needed }+ needed
    }
true-blood-under = { $aimed ->
        [yes] { $what }, aimed at { $aim }
       *[no] { $what }
    }
true-blood-it = IT
true-blood-bid-lay = would count { $n } more
true-blood-bid-laid = counts { $n } more
true-blood-bid-counts = counts { $n }
true-blood-track = The track
true-blood-track-help = price, and points it would add for you
true-blood-track-prices = with prices
true-blood-price = { $price } IT · { $worth }
true-blood-price-only = { $price } IT
true-blood-hand = { $n ->
        [one] Your hand: one card
       *[other] Your hand: { $n } cards
    }
true-blood-die-works = enough
true-blood-die-fails = not enough
true-blood-place = Place { $n } in this turn
true-blood-lying = { $n ->
        [0] no characters
        [one] one character
       *[other] { $n } characters
    }
true-blood-lying-captured = { $n } captured
true-blood-lying-injured = { $n } injured
true-blood-has = { $it } IT · { $bt } BT · { $hand } cards
true-blood-estimate = about { $n } points
true-blood-score = { $n } points
true-blood-asked = is asked
true-blood-sign-captured = { $by }’s prisoner
true-blood-sign-injured = injured
true-blood-sign-stolen = changed sides
true-blood-sign-acted = has acted
true-blood-value = Worth { $n } BT.
true-blood-bonus = +{ $points } BT for: { $what }
true-blood-bonus-now = Bonus now: { $n } ({ $cards })
true-blood-seen-hand = { $name } holds: { $cards }
true-blood-seen-characters = Next characters: { $cards }
true-blood-seen-events = Next events: { $cards }
true-blood-item = { $bonus ->
        [0] { $card }: { $value }
       *[other] { $card }: { $value } + { $bonus } for { $for }
    }
true-blood-item-bt = Blood Tokens: { $n }
true-blood-story = { $turns ->
        [one] One turn.
       *[other] { $turns } turns.
    } { $killed } killed, { $captured } captured, { $moved } changed sides, { $stopped } attempts stopped.

true-blood-read = Read { $card }
true-blood-cards = All cards
true-blood-cards-all = All cards: { $characters } characters, { $events } events
true-blood-cards-find = Find a card
true-blood-cards-characters = Characters ({ $n })
true-blood-cards-events = Events ({ $n })
true-blood-cards-value = { $n } BT


## Saying

true-blood-verb-bid = Bid
true-blood-verb-exchange = Exchange
true-blood-verb-buy = Recruit
true-blood-verb-play = Play
true-blood-verb-pass = Pass
true-blood-verb-pay = Pay 1 IT
true-blood-verb-convert = Turn into BT
true-blood-verb-act = Act
true-blood-verb-protect = Protect
true-blood-verb-martyr = Martyr
true-blood-verb-discard = Discard

true-blood-say-bid = I bid { $things }.
true-blood-say-exchange = I exchange { $things }.
true-blood-say-buy = I recruit { $things }.
true-blood-say-play = I play { $things }.
true-blood-say-pass = I pass.
true-blood-say-pay = I pay 1 IT and roll again.
true-blood-say-convert = I turn IT into BT: { $things }.
true-blood-say-act = I let act: { $things }.
true-blood-say-protect = I protect with { $things }.
true-blood-say-martyr = { $things } takes the place.
true-blood-say-discard = I discard { $things }.

true-blood-do-open = Choose
true-blood-do-bid = Bid
true-blood-do-exchange = Exchange
true-blood-do-buy = Recruit
true-blood-do-play = Play
true-blood-do-pass = Pass
true-blood-do-pay = Pay
true-blood-do-convert = Turn
true-blood-do-act = Act
true-blood-do-protect = Protect
true-blood-do-martyr = Take the place
true-blood-do-discard = Discard

true-blood-point-bid-1 = How many IT?
true-blood-point-bid-2 = You may lay Investigate with it.
true-blood-point-convert-1 = How many IT?
true-blood-point-exchange-1 = Which card of your hand?
true-blood-point-buy-1 = Which card of the track?
true-blood-point-play-1 = Which card of your hand?
true-blood-point-play-2 = At whom, or how? Point at it.
true-blood-point-play-3 = At whom?
true-blood-point-act-1 = Which of your characters?
true-blood-point-act-2 = Which trait?
true-blood-point-act-3 = At whom?
true-blood-point-discard-1 = Which cards of your hand?
true-blood-point-thing = Point at it: a card, a player, or below.


## Rules by topic

true-blood-chapter-aim = The aim
true-blood-chapter-turn = A turn
true-blood-chapter-initiative = Initiative
true-blood-chapter-plotting = Plotting
true-blood-chapter-recruitment = Recruitment
true-blood-chapter-events = Events
true-blood-chapter-reactions = Reactions
true-blood-chapter-actions = Actions
true-blood-chapter-prisoners = Prisoners and the injured
true-blood-chapter-end = The end
