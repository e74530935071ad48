"""What travels between the table server and a browser (or any other client), as closed sets of types.

One definition: the server encodes and decodes with it, ``web/src/wire.ts`` is generated from its JSON schema (``make wire``).
Seats are numbered from 1; 0 is a watcher.  Nothing in here is ever filled from a true position but through what a seat was told.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

# ------------------------------------------------------------------ the lobby (HTTP)


class ChoiceInfo(Struct):
    """A table option: its name, its values (the first is the default) and the ruling that it switches ("" if none).

    With `number` any whole number is a value besides the listed default.
    """

    name: str
    values: list[str]
    ruling: str
    number: bool = False


class CastInfo(Struct):
    """What may be picked by hand: the parts in the rulebook's order, which of them are always in, which are advanced, how many by seats."""

    parts: list[str]
    always: list[str]
    advanced: list[str]
    size: dict[str, int]


class GameInfo(Struct):
    name: str
    least: int
    most: int
    choices: list[ChoiceInfo]
    bots: list[str]
    cast: CastInfo | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as one wants it.

    `guests`: "random", "fewest" (as few advanced guests as possible) or "hand"; with "hand" `cast` names the set.  `clock`: "none",
    "relaxed", "brisk", by post "post-1", "post-3", "post-7" (days), or "round" (one device for all: windows wait for everybody).
    `delay`: watchers see everything so many seconds later.
    """

    game: str
    seats: int
    name: str
    choices: dict[str, str] = {}
    guests: str = "random"
    cast: list[str] = []
    clock: str = "none"
    delay: int = 0


class Seated(Struct):
    """Answer to taking a seat: the token is told this once and is the only key to the seat."""

    table: str
    seat: int
    token: str


class TakeSeat(Struct, forbid_unknown_fields=True):
    name: str
    seat: int | None = None


class Notice(Struct, forbid_unknown_fields=True):
    """Tell me there when it is on me.  `url`: an Apprise address ("": the one that is known already); quiet hours "22:00" to "07:30" in a
    time zone ("Europe/Berlin"), or three times "".
    """

    url: str = ""
    quiet_from: str = ""
    quiet_until: str = ""
    zone: str = ""


class NoticeInfo(Struct):
    """`offered`: this house sends notices; `set`: this seat has left an address, which is told to nobody again."""

    offered: bool
    set: bool
    quiet_from: str = ""
    quiet_until: str = ""
    zone: str = ""


class PlaceBot(Struct, forbid_unknown_fields=True):
    """Fills seats with a bot, or empties one again (`bot` null); only the host, only before the start."""

    seat: int
    bot: str | None


class Done(Struct):
    """Answer to what was simply carried out."""


class Again(Struct):
    """Answer to wanting another game: the new table, where every key opens the same seat."""

    table: str


class Health(Struct):
    """Whether the server is well, or ready."""

    ok: bool


class Replace(Struct, forbid_unknown_fields=True):
    """A bot plays for a person in a running game, until the person is back or (`for_good`) to the end; only the host."""

    seat: int
    for_good: bool = False


class SeatInfo(Struct):
    """`kind`: "empty", "person" or "bot"; `here`: a person's page is open now; `away`: a bot plays for this person."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    here: bool = False
    away: bool = False


class Problem(Struct):
    """Why something was refused: a message of the catalogue with its arguments, and the English text of it."""

    message: str
    text: str
    args: dict[str, str | int] = {}


# ------------------------------------------------------------------ from the client over the socket


class Hello(Struct, tag="hello"):
    """First message on a connection.

    Without a token one is a watcher, called `name` among the watchers.  `have` events, `chat` lines of the table and `gallery` lines of
    the watchers are here already.  `changes`: of a view only what is different from the step before is wanted.
    """

    token: str | None = None
    have: int = 0
    chat: int = 0
    gallery: int = 0
    name: str = ""
    changes: bool = False


class Say(Struct, tag="say"):
    """An answer to question number `q`, a complete line without the seat number ("inquire 3 dracula"); `id` comes back in the reply."""

    id: str
    q: int
    line: str


class Why(Struct, tag="why"):
    """May I say this line now, and if not, why not?  Changes nothing."""

    id: str
    line: str


class Standing(Struct, tag="standing"):
    """Standing order: to let windows pass, as one of the lobby's `orders` says; "" lifts it.

    "turn": until my own next turn begins; "phase": until the phase is over; "concerned": where what is under way does not concern me.
    """

    id: str
    order: str


class Agree(Struct, tag="agree"):
    """I agree to end the game without a winner; it stands."""

    id: str


class Talk(Struct, tag="talk"):
    """At the table; from a watcher: among the watchers, whom nobody at the table hears before the end."""

    id: str
    text: str


class Back(Struct, tag="back"):
    """I am here again: the bot that played for me gives me back my seat.  Any answer does the same."""

    id: str


FromClient = Hello | Say | Why | Standing | Agree | Talk | Back


# ------------------------------------------------------------------ to the client over the socket


class Event(Struct):
    """One thing this seat was told.  `n` counts this seat's events from 1 without gaps; `fields`: seats (numbers), cards (ids), counts."""

    n: int
    kind: str
    fields: dict[str, Any]


class Question(Struct):
    """The question on the table, as this seat may know it.

    `asks`: whom it goes to (public; in a window the whole group until it closes).  `topic`: its kind.  `window`: sealed, with a shortest
    and a longest time; `closes`: milliseconds until the longest time is over (null: no clock).  `legal`: what this seat may say, complete
    lines, empty if it is not asked.  `said`: what lies in this seat's envelope and may still be changed; `passes`: where it says nothing,
    its standing order passes.
    """

    q: int
    topic: str
    asks: list[int]
    window: bool
    closes: int | None
    lasts: int | None
    legal: list[str]
    said: str | None
    passes: bool = False


class Lobby(Struct, tag="lobby"):
    """The table and who sits at it; sent first on each connection and whenever anything of it changes.

    `closed`: the game was ended by whoever keeps the house.  `orders`: the standing orders that its game knows.
    """

    table: str
    game: str
    seats: list[SeatInfo]
    host: int
    you: int
    choices: dict[str, str]
    guests: str
    cast: list[str]
    started: bool
    over: bool
    again: str | None
    commitment: str
    clock: str
    delay: int
    closed: bool
    orders: list[str]


class Step(Struct, tag="step"):
    """What happened: the events that this seat has not had yet, its view after them, and the question now (null: the game is over).

    If not `whole`, the view has only those fields that are not what they were at the step before on this connection.
    """

    told: list[Event]
    view: dict[str, Any]
    question: Question | None
    standing: str
    whole: bool = True


class Reply(Struct, tag="reply"):
    """To one message with that id: done, or why not.  Repeating a message with the same id brings the same reply and does nothing."""

    id: str
    problem: Problem | None = None


class Line(Struct):
    """One line of talk; `name`: who says it where it is no seat."""

    n: int
    seat: int
    text: str
    name: str = ""


class Chat(Struct, tag="chat"):
    """Talk at the table, or (`gallery`) among the watchers, which the table hears when the game is over."""

    lines: list[Line]
    gallery: bool = False


class Bye(Struct, tag="bye"):
    """The connection ends.

    `why`: the server stops ("restart"), what was sent could not be read ("unreadable"), there is no such table ("unknown"), or the
    table cannot take this connection ("refused").
    """

    why: str
    problem: Problem | None = None


ToClient = Lobby | Step | Reply | Chat | Bye


# ------------------------------------------------------------------ looking back (HTTP)


class Moment(Struct):
    """The game when somebody was to speak, or when it was over.

    `said`: the lines said since the moment before, with their seats ("2 dance 3", "* card ghost").  `told`: how many events each had been
    told by then: everybody first, then seat 1, 2, …
    """

    said: list[str]
    told: list[int]


class Ending(Struct):
    winners: list[int]
    reason: str


class Review(Struct):
    """A game to look back upon.  `choices` are those that differ from their defaults; `outcome` is null if the record ends earlier."""

    game: str
    title: str
    names: list[str]
    choices: dict[str, str]
    outcome: Ending | None
    moments: list[Moment]


class Still(Struct):
    """One moment through somebody's eyes: what they were told after the events the reader has, what they were shown, what was asked."""

    told: list[Event]
    view: dict[str, Any]
    question: Question | None


class Upload(Struct, forbid_unknown_fields=True):
    """A record to look at, as text."""

    record: str


class Kept(Struct):
    """Where an uploaded record is found from now on."""

    id: str


# ------------------------------------------------------------------ my tables (HTTP)


class MyKey(Struct, forbid_unknown_fields=True):
    table: str
    token: str


class Mine(Struct, forbid_unknown_fields=True):
    """The seats that a browser holds the keys to."""

    tables: list[MyKey]


class MyTable(Struct):
    """How a table stands for the holder of a key; `seat` 0: the key opens nothing there, or there is no such table (`game` "").

    `asked`: we wait for this seat.
    """

    table: str
    game: str
    names: list[str]
    seat: int
    started: bool
    over: bool
    asked: bool
