"""The question on the table, as everybody may know it, and the end of a game."""

from __future__ import annotations

from typing import final


@final
class Question:
    """A question: its number in the game, its kind, whom it goes to (seats from 1; 0 is chance), whether it is a window.

    Whom a question goes to is public; what one may answer is not.
    """

    def __init__(self, number: int, topic: str, asks: tuple[int, ...], window: bool) -> None:
        self.number = number
        self.topic = topic
        self.asks = asks
        self.window = window

    @property
    def sealed(self) -> bool:
        """Whether it is answered in envelopes, which are opened together: a window, or a question that goes to several seats.

        >>> Question(7, "reaction", (2,), True).sealed, Question(8, "turn", (2,), False).sealed
        (True, False)
        """
        return self.window or len(self.asks) > 1

    def __repr__(self) -> str:
        return f"Question({self.number}, {self.topic!r}, {self.asks}, {self.window})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return self.number


@final
class Outcome:
    """The end of a game: the seats (from 1) that have won, and the reason.

    >>> Outcome((5,), "danced")
    Outcome((5,), 'danced')
    """

    def __init__(self, winners: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome({self.winners}, {self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.winners, self.reason) == (other.winners, other.reason)

    def __hash__(self) -> int:
        return hash((self.winners, self.reason))
