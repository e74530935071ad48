# Sentences of the core and of errors that every game shares.

core-seat = seat { $number }
core-chance = chance
core-over = The game is over.
core-no-seat = There is no seat { $number } at this table; the seats are 1 to { $seats }.
core-not-asked = { $number ->
    [one] It is not your turn to say something: { $asked } is asked now.
   *[other] It is not your turn to say something: { $asked } are asked now.
  }
core-answered = You have answered already; we wait for others.
core-agreed = You have already agreed to end the game; that stands.
core-incomplete = The line “{ $line }” is not complete; it goes on with: { $word }.
core-word = “{ $word }” is not an answer here; possible would be: { $legal }.
core-surplus = The line should end before “{ $word }”.
core-closed = That is not possible now.

core-no-game = There is no game called “{ $name }”; the house has: { $legal }.
core-seats = This game is for { $least } to { $most } players, not { $seats }.
core-no-choice = There is no table option “{ $name }”; the options are: { $legal }.
core-no-value = The option { $name } cannot be “{ $value }”; it may be: { $legal }.
core-no-deal-key = A deal of this game does not say “{ $key }”; it may say: { $legal }.
core-deal-impossible = These cards cannot be dealt.

core-record-number = There is a number in it that is too long to be written out.
core-record-toml = This is not readable TOML: { $problem }
core-record-key = A record has no “{ $key }”; it may have: { $legal }.
core-record-type = “{ $key }” should be { $wanted }.
core-record-missing = A record needs “{ $key }”.
core-record-line = “{ $line }” is no line: it should begin with a seat number, *, all, !, = or #.
core-record-check = There is no check “{ $check }”; the checks are: { $legal }.
core-record-refused = { $reason } Legal would be: { $legal }.
core-record-asks = Asked now: { $found }.
core-record-legal = Legal now: { $found }.
core-record-may = That may not be said now: { $reason }
core-record-may-not = That may be said now.
core-record-value = It is { $found }.
core-record-path = There is nothing at { $path }.
core-record-json = “{ $value }” is not a JSON value.
core-record-not-over = The game is not over.
core-record-winners = The winners are: { $found }.
core-record-reason = The reason is: { $found }.
core-record-worlds = There are { $found }.
core-record-not-refused = That was not refused.
core-record-set-up = This set-up should have been refused.
core-record-no-pass = Nobody can pass now.
core-record-rules = This record was played under version { $given } of the rules; these are version { $known }.
core-record-sealed = The sealed chance does not give this deal and these draws.
core-record-hash = The secret does not belong to the published hash.
core-no-bot = There is no bot called “{ $name }”; there are: { $legal }.
core-record-names = There are { $number } names for { $seats } seats.
core-record-position = A record of { $game } begins with a deal, not with a position.
core-record-deal-and-position = A record begins with a deal or with a position, not with both.
