"""One measurement of OpenSpiel in a process of its own: prints how much was done and the CPU seconds it took, as JSON.

Decisions are those of players; roles and other chance are not counted.  Inside OpenSpiel's compiled code decisions cannot be counted, so
games are multiplied with the mean number of decisions of a game in the run from Python.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import pyspiel

SOCIAL = ("social_deduction", {"players": 8})


def chance(state: Any, rng: random.Random) -> None:
    """Chance moves."""
    outcomes = state.chance_outcomes()
    state.apply_action(rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])


def begun(name: str, rng: random.Random) -> Any:
    """A game after its first chance moves."""
    state = (pyspiel.load_game(*SOCIAL) if name == SOCIAL[0] else pyspiel.load_game(name)).new_initial_state()
    while state.is_chance_node():
        chance(state, rng)
    return state


def from_python(name: str, amount: int, strings: bool) -> int:
    """Decisions in random games, each given from Python; ``strings``: checked, and every player's observation after each."""
    rng = random.Random(2)
    first = begun(name, rng)
    decisions = 0
    players = range(first.num_players())
    for _ in range(amount):
        state = first.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                chance(state, rng)
                continue
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
            if strings:
                state.apply_action_with_legality_check(action)
                for player in players:
                    state.observation_string(player)
            else:
                state.apply_action(action)
            decisions += 1
    return decisions


def playouts(name: str, amount: int) -> int:
    """Games played to the end by OpenSpiel's own random bots, in compiled code."""
    state = begun(name, random.Random(2))
    bots = [pyspiel.make_uniform_random_bot(player, 5) for player in range(state.num_players())]
    for k in range(amount):
        pyspiel.evaluate_bots(state.clone(), bots, k)
    return amount


def evaluator(name: str, amount: int) -> int:
    """Games played to the end by the rollout evaluator, for one iteration of the tree search that holds it."""
    state = begun(name, random.Random(2))
    rollouts = pyspiel.RandomRolloutEvaluator(amount, 3)
    pyspiel.MCTSBot(state.get_game(), rollouts, 2.0, 1, 100, False, 3, False).step(state)
    return amount


def copies(name: str, amount: int) -> int:
    """Copies of a state."""
    state = begun(name, random.Random(2))
    for _ in range(amount):
        state.clone()
    return amount


def steps(name: str, amount: int) -> int:
    """Search steps: a state resampled from what the player knows, played on to the end by compiled random bots."""
    state = begun(name, random.Random(2))
    rng = random.Random(4)
    bots = [pyspiel.make_uniform_random_bot(player, 5) for player in range(state.num_players())]
    for k in range(amount):
        pyspiel.evaluate_bots(state.resample_from_infostate(state.current_player(), rng.random), bots, k)
    return amount


def search(name: str, amount: int) -> int:
    """Iterations of IS-MCTS with one rollout each."""
    state = begun(name, random.Random(2))
    how = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    pyspiel.ISMCTSBot(3, pyspiel.RandomRolloutEvaluator(1, 3), 2.0, amount, -1, how, False, False).step(state)
    return amount


def mean_length(name: str, amount: int) -> float:
    return from_python(name, amount, False) / amount


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("python", "strings", "playouts", "evaluator", "copies", "steps", "search"))
    parser.add_argument("game")
    parser.add_argument("amount", type=int)
    args = parser.parse_args()
    work = {
        "python": lambda amount: from_python(args.game, amount, False),
        "strings": lambda amount: from_python(args.game, amount, True),
        "playouts": lambda amount: playouts(args.game, amount),
        "evaluator": lambda amount: evaluator(args.game, amount),
        "copies": lambda amount: copies(args.game, amount),
        "steps": lambda amount: steps(args.game, amount),
        "search": lambda amount: search(args.game, amount),
    }[args.what]
    each = mean_length(args.game, min(500, args.amount)) if args.what in ("playouts", "evaluator") else 1.0
    work(max(20, args.amount // 20))
    start = time.process_time()
    done = work(args.amount) * each
    print(json.dumps({"done": done, "seconds": time.process_time() - start}))


if __name__ == "__main__":
    main()
