"""A turn and an attack (sections 4, 5; Q6, Q16): attack or pass, asking for help, offers, who is wounded, where the dagger goes."""

from __future__ import annotations

import pytest

from tests.blood_bound.blood import at, heard, hurt, lies, plays, why

TABLE = "r9 b4 r1 b7 r5 b2"


def test_attack_or_pass_anybody_else() -> None:
    """The active player attacks any other player, own clan included, or passes to one (section 4)."""
    position = at(TABLE)
    assert position.legal(1) == [*(f"attack {seat}" for seat in range(2, 7)), *(f"pass {seat}" for seat in range(2, 7))]
    assert why(position, 1, "attack 1") == "blood-bound-why-oneself"
    assert why(position, 1, "pass 1") == "blood-bound-why-oneself"
    assert why(position, 2, "attack 1") == "core-not-asked"


def test_pass_moves_the_dagger_and_nothing_else() -> None:
    """Pass: the receiver is the new active player; the previous holder may be the receiver (section 4)."""
    position = at(TABLE, "1 pass 2\n2 pass 1\n= asks 1\n= table dagger 1")
    assert heard(position, 0, "passes") == [("passes", {"seat": 1, "whom": 2}), ("passes", {"seat": 2, "whom": 1})]


def test_without_asking_nobody_can_help() -> None:
    """If the target does not ask, nobody can intervene (section 5.2)."""
    plays(TABLE, "1 attack 2\n= asks 2\n= legal 2: ask | suffer\n2 suffer\n= asks 2\n= legal 2: take rank | take unknown")


def test_all_who_could_help_are_asked_at_once() -> None:
    """Every player but target and attacker whose rank token is in the supply may offer, whatever the clan (section 5.3; Q6)."""
    position = at(TABLE, "1 attack 2\n2 ask\n= asks 3 4 5 6\n4 offer\n3 decline\n6 offer\n= asks 5")
    assert heard(position, 0, "offered") == []
    position.say(5, "decline")
    assert heard(position, 0, "offered") == [("offered", {"seats": [4, 6]})]
    assert position.legal(2) == ["accept 4", "accept 6", "refuse"]
    assert why(position, 2, "accept 3") == "blood-bound-why-no-offer"


def test_who_has_shown_the_rank_cannot_help() -> None:
    """A rank token that lies in front of its owner is not in the supply (section 5.3)."""
    plays(TABLE, "1 attack 3\n3 suffer\n3 take rank\n3 quill\n3 attack 2\n2 ask\n= asks 1 4 5 6")


def test_a_single_offer_may_be_refused() -> None:
    """The target accepts at most one offer and may refuse all, even a single one (section 5.4; Q16)."""
    plays(TABLE, "1 attack 2\n2 ask\n4 offer\nall pass\n= legal 2: accept 4 | refuse\n2 refuse\n= asks 2\n= may 2 take unknown")


def test_nobody_offers() -> None:
    """Without an offer the target is wounded; there is nothing to refuse (section 5.4)."""
    position = at(TABLE, "1 attack 2\n2 ask\nall pass\n= asks 2\n= may 2 take rank")
    assert heard(position, 0, "offered") == [("offered", {"seats": []})]
    assert heard(position, 0, "refuses") == []


def test_the_helper_takes_the_rank_and_the_dagger() -> None:
    """Who intervened must take the own rank token, may use the ability, and gets the dagger (section 5.5-5.7)."""
    position = at(
        TABLE,
        (
            "1 attack 2\n2 ask\n3 offer\nall pass\n2 accept 3\n= legal 3: take rank\n3 take rank\n"
            "= legal 3: decline | quill\n3 decline\n= asks 3"
        ),
    )
    assert lies(position, 2) == ([], [])
    assert lies(position, 3) == (["rank-1"], [])
    assert position.view(0)["dagger"] == 3


def test_helping_never_captures() -> None:
    """An intervener has an empty rank slot, so at most two wounds before (section 5.5a)."""
    plays(
        TABLE,
        hurt(1, 3, "rose rose")
        + ("1 attack 2\n2 ask\n3 offer\nall pass\n2 accept 3\n3 take rank\n= table over false\n= table players.3.wounds 3\n= asks 3"),
    )


def test_the_dagger_moves_last() -> None:
    """Until the end of the attack the active player is the attacker (section 5.7; Q20)."""
    position = at(TABLE, "1 attack 5\n5 suffer\n5 take rank\n= table dagger 1\n5 compel 3\n= table dagger 1\n3 take rank\n= table dagger 3")
    assert [fields["seat"] for _, fields in heard(position, 0, "turn")] == [1, 3]


@pytest.mark.parametrize(
    ("lines", "holder"),
    [
        ("1 attack 2\n2 suffer\n2 take unknown", 2),
        ("1 attack 5\n5 suffer\n5 take rank\n5 decline", 5),
        ("1 attack 2\n2 ask\n5 offer\nall pass\n2 accept 5\n5 take rank\n5 decline", 5),
        ("1 attack 6\n6 suffer\n6 take rank\n6 strike 3\n3 take rose\n3 take rose", 3),
        ("1 attack 5\n5 suffer\n5 take rank\n5 compel 4\n4 take rank", 4),
        ("1 attack 3\n3 suffer\n3 take rank\n3 quill", 3),
        ("1 attack 4\n4 suffer\n4 take rank\n4 retaliate\n1 take rose", 4),
        ("1 attack 3\n3 ask\n2 offer\nall pass\n3 accept 2\n2 take rank\n2 wound\n3 take rose", 2),
        ("1 pass 6\n6 attack 1\n1 suffer\n1 take rank\n1 fan 4", 1),
    ],
)
def test_who_is_next(lines: str, holder: int) -> None:
    """The summary of section 12: the wounded player, but the victim of an Assassin or a Mentalist."""
    plays(TABLE, f"{lines}\n= asks {holder}\n= table dagger {holder}")


def test_nobody_is_asked_where_nobody_could_help() -> None:
    """The target is not asked when nobody could intervene (record.md)."""
    shown = "".join(f"1 attack {seat}\n{seat} suffer\n{seat} take rank\n{seat} decline\n{seat} pass 1\n" for seat in (3, 4, 5, 6))
    plays(
        TABLE,
        shown
        + (
            "1 attack 2\n= legal 2: take rank | take unknown\n2 take rank\n= asks 2\n2 attack 1\n"
            "= legal 1: take rank | take rose | take unknown"
        ),
    )


def test_everybody_hears_of_an_attack_what_happens() -> None:
    """Attacks, asking, offers, refusals, tokens are seen by all (section 3)."""
    position = at(TABLE, "1 attack 2\n2 ask\n3 offer\nall pass\n2 refuse\n2 take unknown")
    for seat in range(7):
        assert [kind for kind, _ in heard(position, seat) if kind not in ("dealt", "clue")] == [
            "turn", "attacks", "asks", "offered", "refuses", "takes", "turn",
        ]  # fmt: skip
