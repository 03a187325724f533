"""Plays a game between players who choose at random.

    python3 examples/python/random_players.py --game xenophon --seed trapezus
"""

import argparse
import random

from diadochi import Aec, Engine


def play(env, seed):
    """Plays a game and returns the rewards of the agents and the number of steps."""
    chooser = random.Random(seed)
    rewards = {}
    steps = 0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        _, reward, termination, truncation, info = env.last(observe=False)
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(chooser.choice(info["legal"]))
            steps += 1
    return rewards, steps


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="alexandros")
    parser.add_argument("--seed", default="gordion")
    arguments = parser.parse_args()
    with Engine() as engine:
        rewards, steps = play(Aec(engine, arguments.game), arguments.seed)
    print(f"{arguments.game}, seed {arguments.seed}: {steps} steps")
    for agent, reward in rewards.items():
        print(f"{agent}: {reward:g}")


if __name__ == "__main__":
    main()
