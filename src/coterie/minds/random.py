"""Plays at random: at every question each answer is as likely as the others (not each line: first the verb, then whom, then which card)."""

from __future__ import annotations

from typing import final

from coterie.core.mind import Mind


@final
class RandomMind(Mind):
    """The measure that every other bot must beat."""

    def answer(self, topic: str, legal: list[str]) -> str:
        lines = [line.split(" ") for line in legal]
        said: list[str] = []
        while True:
            words: list[str] = []
            for line in lines:
                word = line[len(said)] if len(line) > len(said) else ""
                if word not in words:
                    words.append(word)
            word = self.any_of(words)
            if not word:
                return " ".join(said)
            said.append(word)
            lines = [line for line in lines if line[: len(said)] == said]
