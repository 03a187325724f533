import { describe, expect, it } from 'vitest';
import { alexandros, codecs } from '../../src/alexandros/index.js';
import { actionKey, orThrow, Refused, seededChance, type WholeGameTypes } from '../../src/core/index.js';
import { environment, type Environment } from '../../src/env/index.js';
import * as successors from '../../src/successors/index.js';

const options = { players: 3 } as const;

/** Takes random steps until the game is over or a number of steps has been taken; returns the numbers that it took. */
function wander<G extends WholeGameTypes>(env: Environment<G>, most = Infinity, seed = 'wander'): readonly number[] {
  const taste = seededChance(seed);
  const taken: number[] = [];
  while (env.agents.length > 0 && taken.length < most) {
    const allowed = env.legalIndices();
    const choice = allowed[taste.draw(allowed.length)];
    if (choice === undefined) throw new Error('nothing is allowed');
    env.step(choice);
    taken.push(choice);
  }
  return taken;
}

describe('an environment', () => {
  it('plays the same game again from the same seed, and another one from another seed', () => {
    const [env, other] = [environment(alexandros, codecs, { options }), environment(alexandros, codecs, { options })];
    env.reset('one');
    const steps = wander(env);
    other.reset('one');
    for (const step of steps) other.step(step);
    expect(other.state()).toEqual(env.state());
    env.reset(7);
    const start = env.state();
    env.reset('seven');
    expect(env.state()).not.toEqual(start);
    env.reset('7');
    expect(env.state()).toEqual(start);
  });

  it('gives shares of 1 at the end, and nothing before', () => {
    const env = environment(alexandros, codecs, { options });
    const total = { red: 0, yellow: 0, blue: 0 };
    const taste = seededChance('rewards');
    while (env.agents.length > 0) {
      expect(env.rewards).toEqual({ red: 0, yellow: 0, blue: 0 });
      expect(env.terminations).toEqual({ red: false, yellow: false, blue: false });
      const allowed = env.legalIndices();
      env.step(allowed[taste.draw(allowed.length)] ?? -1);
      for (const agent of env.possibleAgents) if (agent !== 'green') total[agent] += env.rewards[agent];
    }
    expect(total.red + total.yellow + total.blue).toBe(1);
    expect(env.terminations).toEqual({ red: true, yellow: true, blue: true });
    expect(env.truncations).toEqual({ red: false, yellow: false, blue: false });
    expect([env.agentSelection, env.legalIndices(), env.legalActions()]).toEqual([undefined, [], []]);
    expect(env.legalActionMask().every((allowed) => allowed === 0)).toBe(true);
    expect(() => env.step(0)).toThrow('the game is over');
  });

  it('gives differences of points, if asked', () => {
    const env = environment(alexandros, codecs, {
      options,
      points: (state, player) => state.seats.find((seat) => seat.player === player)?.guards.length ?? 0,
    });
    let red = 0;
    const taste = seededChance('points');
    while (env.agents.length > 0) {
      const allowed = env.legalIndices();
      env.step(allowed[taste.draw(allowed.length)] ?? -1);
      red += env.rewards.red;
    }
    const winners = alexandros.outcome(env.state())?.winners ?? [];
    const guards = env.state().seats[0]?.guards.length ?? 0;
    expect(guards).toBeGreaterThan(0);
    expect(red).toBe(guards + (winners.includes('red') ? 1 / winners.length : 0));
  });

  it('cuts a game off after a number of actions', () => {
    const env = environment(alexandros, codecs, { options, actions: 'whole', mostActions: 5 });
    expect(wander(env)).toHaveLength(5);
    expect(env.truncations).toEqual({ red: true, yellow: true, blue: true });
    expect(env.terminations).toEqual({ red: false, yellow: false, blue: false });
    expect(env.rewards).toEqual({ red: 0, yellow: 0, blue: 0 });
    expect([env.agents, env.agentSelection]).toEqual([[], undefined]);
    env.reset(1);
    expect(env.agents).toEqual(['red', 'yellow', 'blue']);
  });

  it('reads nothing but the view of an agent', () => {
    const env = environment(successors.successors, successors.codecs, { options: { players: 3 } });
    wander(env, 30);
    const state = env.state();
    expect(env.observationString('red')).toContain('hidden');
    expect(env.view('red')).toEqual(successors.viewFor(state, 'red'));
    const hands = successors.viewFor(state, 'spectator').hands;
    expect(JSON.stringify(hands)).not.toMatch(/\d/);
    for (const card of state.hands.blue ?? [])
      expect(env.informationStateString('red')).not.toMatch(new RegExp(`"card":${card},"player":"blue"`));
  });
});

describe('whole actions', () => {
  const env = environment(alexandros, codecs, { options, actions: 'whole' });

  it('are chosen by their numbers, which the mask allows', () => {
    env.reset('whole');
    wander(env, 10);
    const legal = env.legalActions();
    const mask = env.legalActionMask();
    expect(mask).toHaveLength(env.index.size);
    expect(mask.reduce((sum, allowed) => sum + allowed, 0)).toBe(legal.length);
    for (const action of legal) expect(mask[env.encode(action)]).toBe(1);
    expect(env.legalIndices().map((index) => actionKey(env.decode(index)))).toEqual(legal.map(actionKey));
    const forbidden = mask.indexOf(0);
    expect(() => env.step(forbidden)).toThrow(RangeError);
  });

  it('can be given themselves; illegal ones are refused', () => {
    env.reset('given');
    const before = env.state();
    expect(() => env.step({ type: 'pass', player: 'green' })).toThrow(Refused);
    expect(env.state()).toEqual(before);
    const [action] = env.legalActions();
    if (action !== undefined) env.step(action);
    expect(env.state()).not.toEqual(before);
  });

  it('do not count as actions if they are refused', () => {
    const short = environment(alexandros, codecs, { options, actions: 'whole', mostActions: 1 });
    expect(() => short.step({ type: 'pass', player: 'green' })).toThrow(Refused);
    expect(short.agents).toEqual(['red', 'yellow', 'blue']);
    expect(wander(short)).toHaveLength(1);
  });

  it('have no mask if there are too many of them', () => {
    const many = environment(successors.successors, successors.codecs, { options: { players: 2 }, actions: 'whole' });
    expect(many.actionCount).toBeGreaterThan(1_000_000);
    expect(() => many.legalActionMask()).toThrow('too large');
    expect(many.legalIndices()).toHaveLength(many.legalActions().length);
  });
});

describe('tokens', () => {
  it('lead to every legal action, and each is a choice if there is one', () => {
    const open = () => environment(successors.successors, successors.codecs, { options: { players: 2 } });
    const env = open();
    const steps = wander(env, 40);
    const before = env.state();
    const legal = env.legalActions();
    expect(legal.length).toBeGreaterThan(1);
    for (const action of legal) {
      const branch = open();
      for (const step of steps) branch.step(step);
      expect(branch.state()).toEqual(before);
      const start = branch.state();
      for (const token of env.index.spell(action)) {
        const allowed = branch.legalIndices();
        // Tokens that all legal actions share are left out, and so are those after the last choice.
        if (branch.state() !== start || (allowed.length > 1 && !allowed.includes(token))) break;
        expect(allowed.length).toBeGreaterThan(1);
        if (allowed.includes(token)) branch.step(token);
      }
      const { state } = orThrow(successors.applyAction(before, action));
      const after = successors.actors(state)[0] === 'chance' ? undefined : state;
      if (after !== undefined) expect(branch.state()).toEqual(after);
    }
  });

  it('that no legal action continues with are refused', () => {
    const env = environment(alexandros, codecs, { options });
    expect(() => env.step(env.legalActionMask().indexOf(0))).toThrow('no legal action continues with token');
  });

  it('so far are a part of what the agent observes, and of nobody else', () => {
    const env = environment(alexandros, codecs, { options });
    const taste = seededChance('spelled');
    for (let tries = 0; tries < 500; tries++) {
      const { agentSelection: agent } = env;
      if (agent === undefined || agent === 'chance') break;
      const [own, others] = [
        env.observation(agent),
        env.possibleAgents.filter((other) => other !== agent).map((other) => env.observation(other)),
      ];
      const before = env.state();
      const allowed = env.legalIndices();
      env.step(allowed[taste.draw(allowed.length)] ?? -1);
      if (env.state() !== before) continue;
      const changed = env.observation(agent).findIndex((number, at) => number !== own[at]);
      expect(env.layout().find(({ from, size }) => from <= changed && changed < from + size)?.path).toMatch(/^action/);
      expect(env.possibleAgents.filter((other) => other !== agent).map((other) => env.observation(other))).toEqual(
        others,
      );
      expect(env.informationStateString(agent)).toMatch(/\[\d+\]$/);
      return;
    }
    expect.unreachable('no action took two steps');
  });
});

describe('explicit chance', () => {
  it('is selected like an agent, and chosen by the index of an outcome', () => {
    const env = environment(alexandros, codecs, { options, chance: 'explicit' });
    expect(env.agentSelection).toBe('chance');
    expect(env.legalIndices()).toEqual([...env.chanceOutcomes().keys()]);
    expect(env.chanceOutcomes().length).toBeGreaterThan(1);
    expect(env.legalActions()).toEqual([]);
    const before = env.state();
    const action = env.chanceOutcomes()[1]?.action ?? expect.unreachable();
    env.step(1);
    expect(env.state()).toEqual(orThrow(alexandros.applyAction(before, action)).state);
    expect(() => env.step(99)).toThrow('99 is not allowed here');
    expect(() => env.decode(0)).toThrow('no agent is selected');
  });
});

describe('an environment without history', () => {
  it('has no information states', () => {
    const env = environment(alexandros, codecs, { options, history: false });
    expect(() => env.informationStateString('red')).toThrow('without history');
  });
});
