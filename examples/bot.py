"""A bot of one page: takes a seat at a table, follows its stream, and says any of the lines it may say, until the game is over.

    python examples/bot.py http://localhost:8000/t/TABLE [NAME]
"""

import json
import random
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


def main(link: str, name: str = "Example") -> None:
    place = urlsplit(link)
    at = f"{place.scheme}://{place.netloc}/api/tables/{place.path.rpartition('/')[2]}"

    def call(path: str, body: object = None, token: str = ""):
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(f"{at}/{path}", data, {"Authorization": f"Bearer {token}"} if token else {}), timeout=60)

    seated = json.load(call("seats", {"name": name}))
    seat, token = seated["seat"], seated["token"]
    print("seat", seat, flush=True)
    answered = 0
    for line in call("stream", token=token):
        message = json.loads(line) if line.strip() else {"type": "nothing"}
        question = message.get("question")
        if message["type"] == "step" and question and seat in question["asks"] and question["q"] != answered:
            answered = question["q"]
            say = {"type": "say", "id": f"q{answered}", "q": answered, "line": random.choice(question["legal"])}
            reply = json.load(call("act", say, token))
            assert reply["problem"] is None or reply["problem"]["message"] == "server-stale", reply
        if message["type"] == "step" and question is None:
            print("over", flush=True)


main(*sys.argv[1:])
