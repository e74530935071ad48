"""Write web/wire.schema.json, the JSON schema of what travels on the wire, from coterie.server.wire.

``npm run wire`` in web/ then makes web/src/wire.ts of it.  With ``--check`` nothing is written; the exit code tells whether it is current.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from coterie.server import wire

FILE = Path(__file__).resolve().parent.parent / "web" / "wire.schema.json"
TOP = {
    "FromClient": wire.FromClient,
    "ToClient": wire.ToClient,
    "GameInfo": wire.GameInfo,
    "NewTable": wire.NewTable,
    "TakeSeat": wire.TakeSeat,
    "PlaceBot": wire.PlaceBot,
    "Notice": wire.Notice,
    "NoticeInfo": wire.NoticeInfo,
    "Seated": wire.Seated,
    "Problem": wire.Problem,
    "Review": wire.Review,
    "Still": wire.Still,
    "Upload": wire.Upload,
    "Kept": wire.Kept,
    "Mine": wire.Mine,
    "MyTable": wire.MyTable,
}


def always_there(schema: dict[str, Any], outgoing: bool) -> None:
    """What the server sends has every field in it, also those with a default."""
    if outgoing and "properties" in schema:
        schema["required"] = list(schema["properties"])
    if "properties" in schema:
        schema["additionalProperties"] = False
        for prop in schema["properties"].values():
            prop.pop("default", None)
            if prop.get("type") == "object":
                prop.setdefault("additionalProperties", {})


def schema() -> dict[str, Any]:
    """One schema with every wire type under ``$defs`` and the two unions of the socket on top."""
    tops, parts = msgspec.json.schema_components(list(TOP.values()), ref_template="#/$defs/{name}")
    incoming = {t.__name__ for t in (wire.Hello, wire.Say, wire.Why, wire.Standing, wire.Agree, wire.Talk)}
    incoming |= {"NewTable", "TakeSeat", "PlaceBot", "Notice", "Upload", "Mine", "MyKey"}
    for name, part in parts.items():
        always_there(part, name not in incoming)
    unions = {name: {"title": name, "anyOf": top["anyOf"]} for name, top in zip(TOP, tops, strict=True) if "anyOf" in top}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in TOP},
        "$defs": parts | unions,
    }


def main() -> int:
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if "--check" in sys.argv[1:]:
        return 0 if FILE.exists() and FILE.read_text(encoding="utf-8") == text else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
