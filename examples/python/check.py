"""Checks the client against an engine: whole games, what agents see, and errors. Prints one line for each check."""

from diadochi import Aec, Engine, EngineError
from random_players import play


def check_whole_game(engine):
    env = Aec(engine, "alexandros", {"players": 2})
    rewards, steps = play(env, "gordion")
    assert set(rewards) == set(env.possible_agents)
    assert abs(sum(rewards.values()) - 1) < 1e-9, rewards
    assert play(env, "gordion") == (rewards, steps)
    env.close()
    return f"{steps} steps"


def check_observations(engine):
    env = Aec(engine, "alexandros", {"players": 3})
    env.reset(seed=7)
    for _, agent in zip(range(50), env.agent_iter()):
        observation, _, termination, truncation, info = env.last()
        assert not (termination or truncation)
        assert len(observation) == env.observation_size
        assert observation == env.observe(agent)
        mask = env.action_mask()
        assert len(mask) == env.action_count
        assert [action for action, flag in enumerate(mask) if flag] == sorted(info["legal"])
        env.step(info["legal"][0])
    return f"{env.observation_size} numbers"


def check_cut_off(engine):
    env = Aec(engine, "conquest", mostActions=5)
    rewards, _ = play(env, "granikos")
    assert set(rewards.values()) == {0}, rewards
    assert env.agents == [] and all(env.truncations.values())
    return "truncated"


def check_errors(engine):
    game = engine.call("new", game="alexandros", seed="susa")
    try:
        engine.call("apply", id=game["id"], action={"type": "pass", "player": game["actors"][0]})
    except EngineError as error:
        assert error.code == 1 and error.data["rule"].startswith("R "), error.data
        return error.data["code"]
    raise AssertionError("the action was not refused")


if __name__ == "__main__":
    with Engine() as engine:
        for check in (check_whole_game, check_observations, check_cut_off, check_errors):
            print(f"{check.__name__}: {check(engine)}")
