"""A note of the interaction matrix (rules 10.11) and a record that shows it."""

from __future__ import annotations

from dataclasses import dataclass, field

from coterie.core.scenario import verify
from tests.feast.feasts import record


@dataclass
class Note:
    """``said``: the note's number and its sentence; the record's lines check it."""

    number: int
    said: str
    guests: str
    mystery: str
    lines: str
    first: int = 1
    refused: bool = False
    choices: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"note-{self.number:02d}"

    def problems(self) -> list[tuple[int, str]]:
        shown = record(self.guests, self.mystery, self.lines.replace(";", "\n"), self.first, **self.choices)
        shown.refused = self.refused
        return verify(shown)


def yes(asker: int, whom: int, guest: str, answer: bool = True) -> str:
    """Asks, and checks the whisper: the first that this seat has heard."""
    said = "true" if answer else "false"
    return f'{asker} inquire {whom} {guest};= sees {asker} heard [{{"seat": {whom}, "guest": "{guest}", "yes": {said}}}];'


def no(asker: int, whom: int, guest: str) -> str:
    return yes(asker, whom, guest, False)


def accuse(seat: int, cards: str) -> str:
    """``"2 witch 3 ghost"``: an accusation with these cards."""
    return f"{seat} accuse;" + lay(seat, cards)


def lay(seat: int, cards: str) -> str:
    words = cards.split()
    return "".join(f"{seat} place {words[k]} {words[k + 1]};" for k in range(0, len(words), 2))
