"""A client for `diadochi engine`, with the standard library alone.

Engine speaks the protocol. Aec is a game in the shape of the AEC environments of PettingZoo: agents act in turn.
docs/engine.md describes the methods and their errors.
"""

import itertools
import json
import os
import shlex
import subprocess


class EngineError(Exception):
    """An error that the engine has returned. A rule refuses an action if the code is 1."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.data = error.get("data", {})


class Engine:
    """A running engine. Its methods are those of the protocol: engine.call("legalActions", id="g1")."""

    def __init__(self, command=None):
        """Starts an engine: by the given command, by that in DIADOCHI_ENGINE, or by npx."""
        command = command or shlex.split(os.environ.get("DIADOCHI_ENGINE", "npx diadochi engine"))
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="ascii"
        )
        self._ids = itertools.count(1)

    def call(self, method, **params):
        """Calls a method and returns its result. Raises EngineError for an error."""
        request = {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": params}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise ConnectionError("the engine has ended")
        response = json.loads(line)
        if "error" in response:
            raise EngineError(response["error"])
        return response["result"]

    def close(self):
        """Ends the engine."""
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Aec:
    """A game in which agents act in turn.

    An action is a number, by default the next token of an action of the game, so one agent can be selected several
    times in a row. The numbers that are allowed are in `info["legal"]`; `action_mask` returns them as a mask.
    """

    def __init__(self, engine, game, options=None, **settings):
        self._call = engine.call
        made = self._call("env.new", game=game, options=options or {}, **settings)
        self._id = made["id"]
        self.possible_agents = made["agents"]
        self.action_count = made["actionCount"]
        self.observation_size = made["observationSize"]
        self.agents = []
        self.agent_selection = None

    def reset(self, seed="0"):
        """Begins a new game. The same seed and the same actions give the same game."""
        self.agents = list(self.possible_agents)
        self._cumulative = dict.fromkeys(self.agents, 0)
        self._take(self._call("env.reset", id=self._id, seed=str(seed)))

    def step(self, action):
        """Takes a step of the selected agent. An agent whose game is over takes the step None, and leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("when the game is over, the only step is None")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        self._cumulative[agent] = 0
        self._take(self._call("env.step", id=self._id, action=action))

    def observe(self, agent):
        """Returns what an agent sees: a list of observation_size numbers."""
        return self._call("env.observe", id=self._id, agent=agent)

    def action_mask(self):
        """Returns a list with 1 for each number that is allowed in the next step."""
        mask = [0] * self.action_count
        for action in self._legal:
            mask[action] = 1
        return mask

    def last(self, observe=True):
        """Returns observation, reward, termination, truncation and info of the selected agent.

        The reward is the sum of the rewards since the last step of the agent.
        """
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative[agent],
            self.terminations[agent],
            self.truncations[agent],
            {"legal": list(self._legal)},
        )

    def agent_iter(self):
        """Returns the selected agent again and again, until all agents have left the game."""
        while self.agents:
            yield self.agent_selection

    def close(self):
        """Closes the game. The engine goes on."""
        self._call("env.close", id=self._id)

    def _take(self, moment):
        self.rewards = moment["rewards"]
        self.terminations = moment["terminations"]
        self.truncations = moment["truncations"]
        self._legal = moment["legal"]
        for agent, reward in self.rewards.items():
            self._cumulative[agent] += reward
        # When the game is over, each agent is selected once more, to see its reward.
        self.agent_selection = moment["agent"] or self.agents[0]
