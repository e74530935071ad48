"""One answer is one word, both ways; a line is the words of the answers that a seat gives in a row."""

from __future__ import annotations

from typing import Final, final

SEATS: Final = tuple(str(seat + 1) for seat in range(12))
"""Words for seats: the first seat says "1"."""


@final
class Topic:
    """What a question is about, and the words for its answers.

    ``says[k]`` is the word for answer k; the empty word ends a line that could go on.  ``head`` stands before it ("place 3").  After an
    answer in ``goes_on`` the same seat is asked on
    and its next word belongs to the same line; ``part``: such a following question.  ``window``: people get the same time for it whatever
    they could say.  ``passes``: the answer that lets it pass (-1: there is none).  ``above``: the topics that asked for
    another of the same just before; any order may be said, lines are listed in ascending order only.  ``twins``: words that are
    also read as another.  ``joins``: the word is written together with
    the next one, as the tens of a number with its ones (see :func:`number`).
    """

    def __init__(
        self,
        code: int,
        name: str,
        says: tuple[str, ...],
        *,
        head: str = "",
        goes_on: int = 0,
        part: bool = False,
        window: bool = False,
        passes: int = -1,
        above: tuple[int, ...] = (),
        joins: bool = False,
        twins: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.code = code
        self.name = name
        self.says = says
        self.head = head
        self.goes_on = goes_on
        self.part = part
        self.window = window
        self.passes = passes
        self.above = above
        self.joins = joins
        self.answers: dict[str, int] = {word: k for k, word in enumerate(says)}
        self.twins = dict(twins)

    def __repr__(self) -> str:
        return f"Topic({self.code}, {self.name!r})"

    def words(self, answer: int) -> str:
        """The words of one answer, the head included: ``"place 3"``."""
        return f"{self.head} {self.says[answer]}" if self.head else self.says[answer]

    def spoken(self, answer: int) -> str:
        """The words of one answer and what parts them from the next: a blank, or nothing where they join."""
        return self.words(answer) if self.joins else self.words(answer) + " "

    def listed(self, answers: list[int]) -> str:
        """The words of several answers, for an error: ``"accept, refuse"``."""
        return ", ".join(self.says[k] for k in answers if self.says[k])

    def ends(self, answer: int) -> bool:
        """Whether the line is complete with this answer."""
        return (self.goes_on >> answer) & 1 == 0


TENS: Final = ("", *(str(k) for k in range(1, 62)))
ONES: Final = tuple(str(k) for k in range(10))


def number(tens: int, ones: int, name: str, head: str = "", goes_on: int = 0) -> tuple[Topic, Topic]:
    """The two topics of a number from 0 to 619: its tens, and joined to them its ones.

    >>> tens, ones = number(1, 2, "bid", head="bid")
    >>> tens.spoken(1) + ones.spoken(4), tens.spoken(0) + ones.spoken(4)
    ('bid 14 ', 'bid 4 ')
    """
    whole = Topic(tens, name, TENS, head=head, goes_on=-1, joins=True)
    return whole, Topic(ones, name, ONES, goes_on=goes_on, part=True)


def by_code(topics: tuple[Topic, ...]) -> dict[int, Topic]:
    """Topics by their number; each number once."""
    found = {topic.code: topic for topic in topics}
    assert len(found) == len(topics), "two topics share a number"
    return found
