"""Sentences that people read: Project Fluent messages, one folder a language, shared with the browser."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent.parent / "messages"


@lru_cache(maxsize=8)
def catalogue(language: str = "en") -> FluentBundle:
    """All messages of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def has(message: str, language: str = "en") -> bool:
    """Whether the catalogue has this message (``"id.attribute"``: with this attribute)."""
    name, _, attribute = message.partition(".")
    bundle = catalogue(language)
    return bool(bundle.has_message(name)) and (not attribute or attribute in bundle.get_message(name).attributes)


def text(message: str, /, **args: Any) -> str:
    """The English text of a message; ``"id.attribute"`` names an attribute of it.  An unknown message is its own id.

    >>> text("core-over")
    'The game is over.'
    """
    return text_in("en", message, args)


def text_in(language: str, message: str, args: dict[str, Any]) -> str:
    """The text of a message in a language."""
    name, _, attribute = message.partition(".")
    bundle = catalogue(language)
    if not bundle.has_message(name):
        return message
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return message
    formatted, _errors = bundle.format_pattern(pattern, args)
    return str(formatted)
