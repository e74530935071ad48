"""Three sources of luck: counted in the lab, sealed at a live table, given in a replay."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from math import sqrt

import pytest

import coterie
from coterie.core.chance import Luck, Sealed, Seeded


def test_the_seeded_stream_is_fixed() -> None:
    """The counting generator gives the same numbers for ever: records of a seed must not change."""
    luck = Seeded(7)
    assert [luck.below(6) for _ in range(12)] == [0, 3, 4, 3, 4, 2, 5, 3, 0, 3, 1, 0]
    luck = Seeded(0)
    assert [luck.below(1000) for _ in range(8)] == [332, 461, 106, 768, 406, 48, 865, 45]
    luck = Seeded(7, 3)
    assert [luck.below(6) for _ in range(12)] == [2, 1, 5, 2, 4, 2, 1, 4, 2, 1, 4, 2]
    luck = Seeded((5 << 32) + 7)
    assert [luck.below(6) for _ in range(12)] == [2, 3, 4, 3, 0, 0, 3, 0, 0, 5, 3, 4]


def test_seeds_and_streams_differ() -> None:
    """Neighbouring seeds and streams share nothing to be seen."""
    streams = {tuple(int(Seeded(seed, stream).below(1 << 20)) for _ in range(1)) for seed in range(40) for stream in range(40)}
    assert len(streams) > 1590


@pytest.mark.parametrize("make", [lambda k: Seeded(k), lambda k: Sealed(bytes([k]) * 32)], ids=["seeded", "sealed"])
@pytest.mark.parametrize("n", [2, 3, 6, 10, 62])
def test_each_number_is_as_likely_as_the_others(make: type[Luck], n: int) -> None:
    """From 0 to n - 1, each as often as the others: within four standard deviations of a fair die's chi-square."""
    luck = make(5)
    counted = Counter(int(luck.below(n)) for _ in range(60 * n))
    assert set(counted) <= set(range(n))
    chi2 = sum((counted[k] - 60) ** 2 / 60 for k in range(n))
    assert chi2 < (n - 1) + 4 * sqrt(2 * (n - 1)) + 4


def test_one_outcome_is_no_choice() -> None:
    """A number below one is zero."""
    assert Seeded(3).below(1) == 0
    assert Sealed(bytes(32)).below(1) == 0


def by_hand(secret: bytes, drawn: int, n: int) -> int:
    """What anybody can compute from the published secret: HMAC-SHA-256 over a counter, drawn again when it is not below a multiple of n."""
    attempt = 0
    while True:
        digest = hmac.new(secret, f"{drawn}.{attempt}".encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest[:7], "big")
        if value < 2**56 // n * n:
            return value % n
        attempt += 1


def test_sealed_numbers_can_be_checked_by_hand() -> None:
    """Number k is HMAC-SHA-256 of the secret over "k.attempt": seven bytes, by rejection, so exactly uniform."""
    secret = bytes(range(32))
    luck = Sealed(secret)
    bounds = [2, 3, 5, 6, 7, 10, 62, 9, 1] * 5
    assert [luck.below(n) for n in bounds] == [by_hand(secret, k, n) for k, n in enumerate(bounds)]


def test_sealed_draws_by_rejection() -> None:
    """A bound for which nearly half of all draws must be thrown away still gives each number evenly: rejection, not a remainder."""
    n = 2**55 + 1
    luck = Sealed(b"\x01" * 32)
    drawn = [int(luck.below(n)) for _ in range(300)]
    assert drawn == [by_hand(b"\x01" * 32, k, n) for k in range(300)]
    assert max(drawn) < n
    assert 110 < sum(value < n // 2 for value in drawn) < 190


def test_the_commitment_binds_the_secret() -> None:
    """What is published when the table is laid is the SHA-256 of the secret; it differs from secret to secret and tells nothing of it."""
    one, other = Sealed(b"a" * 32), Sealed(b"b" * 32)
    assert one.commitment == hashlib.sha256(b"coterie sealed chance 1:" + b"a" * 32).hexdigest()
    assert one.commitment != other.commitment
    assert (b"a" * 32).hex() not in one.commitment


def test_sealed_luck_goes_on_where_it_was() -> None:
    """A table that is loaded again goes on from the number of draws made."""
    luck = Sealed(b"s" * 32)
    first = [luck.below(10) for _ in range(6)]
    assert luck.drawn == 6
    assert [Sealed(b"s" * 32, drawn=k).below(10) for k in range(6)] == first


def test_the_base_has_no_luck_of_its_own() -> None:
    """A source of luck must say how it draws."""
    with pytest.raises(NotImplementedError):
        Luck().below(2)


class Counting(Luck):
    """Luck that always gives the first, and writes down out of how many."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, n: int) -> int:  # type: ignore[override]
        self.asked.append(int(n))
        return 0


def test_a_deal_draws_each_outcome_from_what_is_possible() -> None:
    """Chance is a seat: at the feast it is asked for five guests, one or two mystery guests, a card for each seat, and who begins."""
    luck = Counting()
    position = coterie.load("feast").deal(seats=5, luck=luck)
    assert luck.asked == [9, 8, 7, 6, 5, 5, 5, 4, 3, 2, 1, 5]
    assert position.stated["first"] == 1


def test_without_luck_chance_speaks_in_lines() -> None:
    """With neither seed nor luck chance is a seat like the others and says "card ghost"; where one outcome is left it is taken."""
    position = coterie.load("feast").deal(seats=4, deal={"cast": ["dracula", "ghost", "witch", "zombie", "alucard", "trickster"]})
    assert position.question is not None and position.question.asks == (0,)
    assert "card ghost" in position.legal(0) and "card dracula" not in position.legal(0)
    position.say(0, "card ghost")
    position.say(0, "card witch")
    for guest in ("dracula", "zombie", "alucard", "trickster"):
        if position.question is not None and position.question.asks == (0,) and f"card {guest}" in position.legal(0):
            position.say(0, f"card {guest}")
    assert position.legal(0) == ["first 1", "first 2", "first 3", "first 4"]
    position.say(0, "first 3")
    assert position.stated == {"guests": ["dracula", "zombie", "alucard", "trickster"], "mystery": ["ghost", "witch"], "first": 3}


def sealed_game() -> tuple[coterie.Position, dict[str, str]]:
    """A finished game of sealed luck, and what is published of it."""
    luck = Sealed(b"\x07" * 32)
    position = coterie.load("feast").deal(seats=4, luck=luck)
    for seat in range(1, 5):
        position.say(seat, "agree")
    return position, {"hash": luck.commitment, "secret": (b"\x07" * 32).hex()}


def test_a_sealed_record_is_checked_against_its_secret() -> None:
    """The whole deal is drawn again from the published secret; a record that says anything else is found out."""
    position, sealed = sealed_game()
    record = coterie.Record.parse(coterie.Record.of(position, sealed=sealed).text())
    assert record.sealed == sealed
    record.check_sealed()
    record.deal["first"] = record.deal["first"] % 4 + 1
    with pytest.raises(coterie.BadRecord) as refused:
        record.check_sealed()
    assert refused.value.message == "core-record-sealed"


def test_a_secret_that_does_not_fit_its_hash_is_found_out() -> None:
    """The secret must be the one whose hash was published."""
    position, sealed = sealed_game()
    for wrong, message in (({"secret": (b"\x08" * 32).hex()}, "core-record-hash"), ({"secret": "xyz"}, "core-record-type")):
        record = coterie.Record.of(position, sealed=sealed | wrong)
        with pytest.raises(coterie.BadRecord) as refused:
            record.check_sealed()
        assert refused.value.message == message
    with pytest.raises(coterie.BadRecord):
        coterie.Record.of(position, sealed={"hash": sealed["hash"]}).check_sealed()
