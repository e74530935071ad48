"""A scene played again silently: how positions copy, and how what may be said is found out without touching anything."""

from __future__ import annotations

from typing import final

from coterie.core.game import Game
from coterie.core.table import Script, Table


@final
class Walk:
    """A copy of the table as it stood when the curtain rose, walked on by the answers given since."""

    def __init__(self, game: Game, start: Table, given: list[int], dealing: bool) -> None:
        self.table: Table = start.copy()
        self.script: Script = game.deal_scene(self.table) if dealing else game.scene(self.table)
        self.ended = False
        self.step()
        for answer in given:
            self.push(answer)

    def step(self) -> None:
        """On to the next question, or to the end of the scene."""
        try:
            next(self.script)
        except StopIteration:
            self.ended = True

    def push(self, answer: int) -> None:
        """Gives an answer, unchecked."""
        self.table.answer = answer
        self.step()
