"""What a game brings: its table, its scenes, its words, its view, its knowledge.  The house knows no more of a game than this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from coterie.core.chance import Luck
from coterie.core.errors import BadSetup
from coterie.core.table import Script, Table
from coterie.core.told import Fact, Telling
from coterie.core.view import View
from coterie.core.words import Topic

if TYPE_CHECKING:
    from coterie.core.position import Position


@final
class Choice:
    """A table option: its name, its values (the first is the default; ``number``: any whole number too), the ruling it switches."""

    def __init__(self, name: str, values: tuple[str, ...], ruling: str = "", number: bool = False) -> None:
        self.name = name
        self.values = values
        self.ruling = ruling
        self.number = number

    def takes(self, value: str) -> bool:
        return value in self.values or (self.number and is_number(value))


def is_number(value: str) -> bool:
    """Whether a word is a whole number that an option may be."""
    return value.isascii() and value.isdecimal() and len(value) < 10


@final
class Casting:
    """Which parts of a game may be picked by hand: all in the rulebook's order, those always in, the advanced ones, how many by seats."""

    def __init__(self, parts: tuple[str, ...], always: tuple[str, ...], advanced: tuple[str, ...], size: dict[int, int]) -> None:
        self.parts = parts
        self.always = always
        self.advanced = advanced
        self.size = size


class Stated:
    """What of the deal is already settled (by a record or by the host); chance decides the rest.

    ``start``: the table in the middle of a game, where ``[position]`` states one.
    """

    def __init__(self) -> None:
        self.start: Table | None = None

    def within(self, t: Table) -> i64:
        """Of the options of the question to chance on the table, those that the statement leaves; 0 if none."""
        return t.options

    def within_more(self, t: Table) -> i64:
        """The same of the second mask of a wide question."""
        return t.more


class Knowledge:
    """What one seat (0: a watcher) may conclude for certain: the deals that it must still hold possible, exactly.

    Choices of players prove nothing; only what the rules force does.
    """

    def see(self, fact: Fact) -> None:
        """Takes in one event that this seat was told."""
        raise NotImplementedError

    def count(self) -> int:
        """The number of possible deals."""
        raise NotImplementedError

    def draw(self, luck: Luck) -> list[int]:
        """One of the possible deals, each as likely as the others, in the game's own numbers (for :meth:`Game.elsewhere`)."""
        raise NotImplementedError


class Game:
    """One game of the house; each is a subclass with one instance, found through the registry."""

    name = ""
    rules = 1
    least = 0
    most = 0

    def __init__(self) -> None:
        self.choices: tuple[Choice, ...] = ()
        self.topics: dict[int, Topic] = {}
        self.telling: Telling = Telling((), {})
        self.reasons: tuple[str, ...] = ()
        self.ordered: tuple[str, ...] = ()
        """Lists of the view whose order always counts."""
        self.casting: Casting | None = None
        self.orders: tuple[str, ...] = ("turn",)
        """Standing orders to let windows pass: "turn" until one's own next turn, "phase" for this phase, "concerned" where one is not."""

    # ---------------------------------------------------------- set-up

    def options(self, choices: Mapping[str, Any]) -> dict[str, str]:
        """All options of a table with their values, defaults filled in; raises :class:`BadSetup`."""
        values = {choice.name: choice.values[0] for choice in self.choices}
        known = {choice.name: choice for choice in self.choices}
        for name, given in choices.items():
            if name not in known:
                raise BadSetup("core-no-choice", {"name": str(name), "legal": ", ".join(known)})
            value = str(int(given)) if isinstance(given, int) and not isinstance(given, bool) else str(given)
            if not known[name].takes(value):
                legal = ", ".join(["0, 1, 2, …"] * known[name].number + [word for word in known[name].values if not is_number(word)])
                raise BadSetup("core-no-value", {"name": name, "value": value, "legal": legal})
            values[name] = str(int(value)) if is_number(value) else value
        return values

    def value(self, name: str, options: dict[str, str]) -> int:
        """The place of an option's value among its values: 0 is the default."""
        for choice in self.choices:
            if choice.name == name:
                return choice.values.index(options[name])
        raise KeyError(name)

    def changed(self, options: dict[str, str]) -> dict[str, Any]:
        """The options that differ from their defaults, as ``[choices]`` states them: numbers as numbers."""
        found: dict[str, Any] = {}
        for choice in self.choices:
            value = options[choice.name]
            if value != choice.values[0]:
                found[choice.name] = int(value) if is_number(value) else value
        return found

    def check_seats(self, seats: int) -> None:
        """Raises :class:`BadSetup` if the game cannot be played by so many."""
        if not self.least <= seats <= self.most:
            raise BadSetup("core-seats", {"least": self.least, "most": self.most, "seats": str(seats)[:20]})

    def check(self, choices: Mapping[str, Any], seats: int, deal: Mapping[str, Any] | None = None) -> None:
        """Raises :class:`BadSetup` with the reason if a table cannot be laid like this."""
        self.check_seats(seats)
        self.statement(seats, self.options(choices), deal if deal is not None else {})

    def statement(self, seats: int, options: dict[str, str], deal: Mapping[str, Any]) -> Stated:
        """Reads a ``[deal]`` (keys may be absent); raises :class:`BadSetup`."""
        raise NotImplementedError

    def placed(self, seats: int, options: dict[str, str], position: Mapping[str, Any]) -> Stated:
        """Reads a ``[position]``: a :class:`Stated` with its ``start``; raises :class:`BadSetup`.

        The first scene, :meth:`deal_scene`, then only tells what lies there.
        """
        raise BadSetup("core-record-position", {"game": self.name})

    def stated(self, t: Table) -> dict[str, Any]:
        """The deal as it was made, as ``[deal]`` states it."""
        raise NotImplementedError

    def table(self, seats: int, options: dict[str, str]) -> Table:
        """An empty table."""
        raise NotImplementedError

    def elsewhere(self, t: Table, deal: list[int]) -> Table:
        """A copy of a table between two scenes as it would lie there had this been dealt, and all that was told been the same."""
        raise NotImplementedError

    # ---------------------------------------------------------- play

    def deal_scene(self, t: Table) -> Script:
        """The first scene: chance deals."""
        raise NotImplementedError

    def scene(self, t: Table) -> Script:
        """The next scene after the deal: one turn."""
        raise NotImplementedError

    def why(self, t: Table, seat: i64, topic: i64, answer: i64) -> tuple[str, dict[str, int | str]]:
        """Why this answer to the question on the table is not an option: a message and its details.

        Only what the seat knows may decide which message it is.  A detail called ``seat`` or ``whom`` is a seat from 1.
        """
        return "core-closed", {}

    # ---------------------------------------------------------- knowing

    def view(self, seat: int, seats: int) -> View:
        """An empty view for a seat (from 1; 0: a watcher)."""
        raise NotImplementedError

    def knowledge(self, seat: int, seats: int, options: dict[str, str]) -> Knowledge:
        """Knowledge of a seat that has been told nothing yet."""
        raise NotImplementedError

    def concerns(self, public: View, seat: int) -> bool:
        """Whether what is under way concerns a seat (from 1), by what everybody, watchers too, was told of it."""
        return True

    def labels(self, t: Table, seat: int) -> dict[str, str]:
        """What a finished game counts a seat (from 0) under in statistics: ``{"guest": "ghost"}``."""
        return {}

    def deal(
        self,
        seats: int,
        seed: int | None = None,
        choices: Mapping[str, Any] | None = None,
        deal: Mapping[str, Any] | None = None,
        names: list[str] | None = None,
        luck: Any = None,
    ) -> Position:
        """Deals a game: a :class:`~coterie.core.position.Position` with the first question put.

        ``seed`` or ``luck`` decide what chance decides; with neither, chance is a seat like the others and speaks in lines ("* …").

        >>> import coterie
        >>> game = coterie.load("feast").deal(seats=5, seed=7)
        >>> game.question
        Question(1, 'turn', (1,), False)
        """
        from coterie.core.position import dealt

        return dealt(self, seats, seed, choices if choices is not None else {}, deal if deal is not None else {}, names, luck)

    def __repr__(self) -> str:
        return f"coterie.load({self.name!r})"
