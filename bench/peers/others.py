"""One measurement of rlcard, PettingZoo or TextArena in a process of its own: decisions of random players, CPU seconds."""

from __future__ import annotations

import argparse
import json
import random
import time


def rlcard_uno(amount: int) -> int:
    """UNO in rlcard."""
    import rlcard

    rng = random.Random(2)
    env = rlcard.make("uno")
    decisions = 0
    while decisions < amount:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions


def pettingzoo_holdem(amount: int) -> int:
    """Texas hold'em with six players in PettingZoo."""
    from pettingzoo.classic import texas_holdem_v4

    rng = random.Random(2)
    env = texas_holdem_v4.env(num_players=6)
    decisions = 0
    games = 0
    while decisions < amount:
        env.reset(seed=games)
        games += 1
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(rng.choice([k for k in range(len(mask)) if mask[k]]))
            decisions += 1
    return decisions


def textarena_mafia(amount: int) -> int:
    """Secret Mafia with seven players in TextArena, its hidden-role game."""
    import textarena

    rng = random.Random(2)
    env = textarena.make("SecretMafia-v0")
    decisions = 0
    games = 0
    while decisions < amount:
        env.reset(num_players=7, seed=games)
        games += 1
        done = False
        while not done:
            env.get_observation()
            done, _ = env.step(action=f"[{rng.randrange(7)}]")
            decisions += 1
    return decisions


WHAT = {"rlcard": rlcard_uno, "pettingzoo": pettingzoo_holdem, "textarena": textarena_mafia}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("amount", type=int)
    args = parser.parse_args()
    WHAT[args.what](1)
    begun = time.process_time()
    done = WHAT[args.what](args.amount)
    print(json.dumps({"done": done, "seconds": time.process_time() - begun}))


if __name__ == "__main__":
    main()
