import { describe, expect, test } from 'vitest';
import {
  actionKey,
  bots,
  CHANCE,
  orThrow,
  perft,
  playout,
  Refused,
  returns,
  seededChance,
  settleSimulation,
  type ChanceSource,
} from '../../src/core/index.js';
import { counted, toy } from './toy.js';

const newGame = (goal = 10) => orThrow(toy.createGame({ players: 2, goal }));
const rolling = (goal?: number) => {
  const simulation = toy.simulate(newGame(goal));
  orThrow(simulation.apply({ type: 'roll', player: 'ann' }));
  return simulation;
};
/** A source that gives these numbers in turn, and notes the bounds asked for. */
function told(...numbers: number[]) {
  const bounds: number[] = [];
  const chance: ChanceSource = {
    draw: (bound) => (bounds.push(bound), numbers.shift() ?? expect.unreachable()),
  };
  return { chance, bounds };
}

describe('actionKey', () => {
  test('is the same whatever the order of the fields', () => {
    expect(actionKey({ type: 'roll', player: 'ann' })).toBe('{"player":"ann","type":"roll"}');
    expect(actionKey({ player: 'ann', type: 'roll' })).toBe('{"player":"ann","type":"roll"}');
  });

  test('differs for different actions, and gives the action back', () => {
    const actions = [
      { type: 'roll', player: 'ann' },
      { type: 'stop', player: 'ann' },
      { type: 'fall', player: CHANCE, value: 1 },
      { type: 'fall', player: CHANCE, value: [1] },
      { type: 'fall', player: CHANCE, value: '1' },
      { type: 'fall', player: CHANCE, value: null },
    ];
    expect(new Set(actions.map(actionKey)).size).toBe(actions.length);
    expect(actions.map((action) => JSON.parse(actionKey(action)) as unknown)).toEqual(actions);
  });
});

describe('settleSimulation', () => {
  test('carries out chance until a player must decide', () => {
    const simulation = rolling();
    const { chance, bounds } = told(2);
    expect(settleSimulation(simulation, chance)).toBe(1);
    // The die is 1, 2 or 3 with weights 1, 2, 3: of the numbers below 6 the third stands for a 2.
    expect(bounds).toEqual([6]);
    expect(simulation.state()).toMatchObject({ score: 2, stack: [{ kind: 'turn', player: 'bob' }] });
  });

  test('does nothing where a player must decide, or nobody', () => {
    const simulation = toy.simulate(newGame());
    expect(settleSimulation(simulation, told().chance)).toBe(0);
    orThrow(simulation.apply({ type: 'stop', player: 'ann' }));
    expect(settleSimulation(simulation, told().chance)).toBe(0);
    expect(simulation.state()).toMatchObject({ score: 0, winner: 'bob' });
  });
});

describe('playout', () => {
  test('draws players’ actions evenly and those of chance by their weights', () => {
    const simulation = toy.simulate(newGame());
    // Roll, a 3 (and a bonus of 2), roll, a 1, stop.
    const { chance, bounds } = told(0, 5, 0, 0, 1);
    expect(playout(simulation, chance, { maxActions: 100 })).toBe(5);
    expect(bounds).toEqual([2, 6, 2, 6, 2]);
    // Ann, bob, and ann again, who stops.
    expect(simulation.state()).toMatchObject({ score: 6, winner: 'bob', stack: [] });
  });

  test('stops after so many actions, those of chance counted', () => {
    for (const maxActions of [0, 1, 2, 3, 7]) {
      const { game, applied } = counted(toy);
      const simulation = game.simulate(newGame(1000));
      const choose = (actions: readonly Parameters<typeof simulation.apply>[0][]) => actions[0]!;
      expect(playout(simulation, seededChance('x'), { maxActions, choose })).toBe(maxActions);
      expect(applied.count).toBe(maxActions);
    }
  });

  test('takes what is chosen, from the list and the simulation', () => {
    const simulation = toy.simulate(newGame(1000));
    let asked = 0;
    const played = playout(simulation, seededChance('x'), {
      maxActions: 100,
      choose(actions, at) {
        asked += 1;
        expect(at).toBe(simulation);
        expect(actions).toBe(simulation.legalActions());
        return actions[asked === 4 ? 1 : 0]!;
      },
    });
    expect([played, asked]).toEqual([7, 4]);
    expect(simulation.state().winner).toBe('ann');
  });

  test('a choice that is not listed is refused', () => {
    const settings = (choice: unknown) => ({ maxActions: 9, choose: () => choice as never });
    const simulation = toy.simulate(newGame());
    expect(() => playout(simulation, seededChance('x'), settings({ type: 'roll', player: 'bob' }))).toThrow(Refused);
    expect(() => playout(simulation, seededChance('x'), settings(undefined))).toThrow(
      new RangeError('no action was chosen'),
    );
    expect(simulation.state()).toEqual(newGame());
  });
});

describe('returns', () => {
  const won = (...winners: string[]) => ({ winners, how: 'goal', rule: 'R 4' }) as const;
  const players = ['ann', 'bob', 'cat'];

  test('are 1 to a sole winner and 0 to the others', () => {
    expect(returns(won('bob'), players)).toEqual({ ann: 0, bob: 1, cat: 0 });
  });

  test('are shared by those who tie', () => {
    expect(returns(won('ann', 'cat'), players)).toEqual({ ann: 0.5, bob: 0, cat: 0.5 });
    expect(returns(won('ann', 'bob', 'cat', 'dan'), ['ann', 'bob', 'cat', 'dan'])).toEqual({
      ann: 0.25,
      bob: 0.25,
      cat: 0.25,
      dan: 0.25,
    });
  });

  test('are nothing to anybody where nobody has won', () => {
    expect(returns(undefined, players)).toEqual({ ann: 0, bob: 0, cat: 0 });
    expect(returns(won(), players)).toEqual({ ann: 0, bob: 0, cat: 0 });
  });
});

describe('perft', () => {
  // Roll or stop; after a roll one of three faces; then the other player's roll or stop. Who stops ends the game.
  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 6],
    [4, 9],
    [5, 18],
    [6, 27],
  ])('of depth %i counts %i ways', (depth, ways) => {
    const start = newGame(1000);
    expect(perft(toy, start, depth)).toBe(ways);
    expect(start).toEqual(newGame(1000));
  });

  test('a game that ends earlier counts for nothing', () => {
    // To a goal of 3 a first die of 3 is enough; after 1 and 2 there are two actions each.
    expect(perft(toy, newGame(3), 2)).toBe(3);
    expect(perft(toy, newGame(3), 3)).toBe(4);
    expect(perft(toy, orThrow(toy.applyAction(newGame(), { type: 'stop', player: 'ann' })).state, 1)).toBe(0);
  });

  test('chance counts each outcome once, whatever its weight', () => {
    expect(perft(toy, rolling().state(), 1)).toBe(3);
    expect(perft(toy, rolling().state(), 2)).toBe(6);
  });

  test.each([-1, 0.5, NaN, Infinity, '2'])('there is no depth %s', (depth) => {
    expect(() => perft(toy, newGame(), depth as number)).toThrow(new RangeError(`no depth: ${depth}`));
  });
});

describe('bots', () => {
  const { parseAction, outcomeIn, viewIn, returnsOf } = bots(toy);

  test('read the key of an action, whatever the order of its fields', () => {
    const roll = { type: 'roll', player: 'ann' } as const;
    expect(orThrow(parseAction(actionKey(roll)))).toEqual(roll);
    expect(orThrow(parseAction('{ "type": "roll", "player": "ann" }'))).toEqual(roll);
  });

  test.each([
    ['', '$: expected JSON'],
    ['{"type":"roll"', '$: expected JSON'],
    ['{"type":"roll","player":"carl"}', '$.player: expected one of "ann", "bob", got "carl"'],
  ])('refuse the key %j', (key, message) => {
    expect(() => orThrow(parseAction(key))).toThrow(message);
  });

  test('ask a simulation for its outcome and for views', () => {
    const simulation = toy.simulate(newGame());
    expect(outcomeIn(simulation)).toBeUndefined();
    expect(viewIn(simulation, 'bob')).toEqual({ ...newGame(), viewer: 'bob' });
    orThrow(simulation.apply({ type: 'stop', player: 'ann' }));
    expect(outcomeIn(simulation)?.winners).toEqual(['bob']);
    expect(returnsOf(simulation.state())).toEqual({ ann: 0, bob: 1 });
    expect(returnsOf(newGame())).toEqual({ ann: 0, bob: 0 });
  });
});
