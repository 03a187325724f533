/** What the terminal says and compares of the Peloponnesian War, and what can be named in it. */
import { describe, expect, it } from 'vitest';
import { actionKey, LOCALES } from '../../../src/core/index.js';
import { conceivable } from '../../../src/hosts/terminal/domains.js';
import type { GameEvent } from '../../../src/peloponnesian/event/index.js';
import { machine } from '../../../src/peloponnesian/machine.js';
import type { Ended } from '../../../src/peloponnesian/state.js';
import { domains } from '../../../src/peloponnesian/terminal/domains.js';
import { ending, tell } from '../../../src/peloponnesian/terminal/telling.js';
import { expectedShare } from '../../../src/bots/index.js';
import { heuristics } from '../../../src/peloponnesian/bots/index.js';
import { worth } from '../../../src/peloponnesian/bots/worth.js';
import { describeAction } from '../../../src/peloponnesian/text/index.js';
import { playedAtRandom } from '../seen.js';
import { argive } from '../table.js';

const states = playedAtRandom(2, 60).states.filter((_, index) => index % 8 === 0);

describe('what can be named', () => {
  it('is all that is listed', () => {
    const lost = states.flatMap((state) => {
      const [actor] = machine.actors(state);
      if (actor === undefined || actor === 'chance') return [];
      const known = new Set([...conceivable(domains(state), actor)].map(actionKey));
      return machine
        .legalActions(state)
        .map(actionKey)
        .filter((key) => !known.has(key));
    });
    expect(lost).toEqual([]);
  });

  it('is not more than can be looked through, and each has a name', () => {
    const [state = argive()] = states;
    const all = [...conceivable(domains(state), 'athens')];
    expect(all.length).toBeLessThan(12_000);
    for (const locale of LOCALES)
      expect(all.filter((action) => describeAction(action, state, locale).text === '')).toEqual([]);
  });
});

describe('what is told', () => {
  const die: GameEvent = { type: 'rolled', rule: 'R 17.3', purpose: 'combat', player: 'athens', dice: [4] };
  const taken: GameEvent = { type: 'cityTaken', rule: 'R 18.3.4', city: 'tegea', from: 'sparta', by: 'athens' };

  it('ends with its clause, and leaves out what other events say', () => {
    expect(tell([die, taken], argive(), 'en')).toEqual(['Athens takes Tegea from Sparta. (R 18.3.4)']);
    expect(tell([die, taken], argive(), 'de')).toEqual(['Athen nimmt Sparta Tegea ab. (R 18.3.4)']);
  });

  it('ends with who has won, and by which clause', () => {
    const ended: Ended = { winner: 'empire', margin: 'decisive', how: 'count' };
    const outcome = { winners: ['athens'], how: 'count', rule: 'R 21.2' } as const;
    const game = { outcome: () => outcome };
    expect(ending(game, argive({ ended }), 'en')).toBe(
      'The Athenian Empire wins a decisive victory: the scenario is over. (R 21.2)',
    );
    expect(ending({ outcome: () => undefined }, argive(), 'en')).toBe('The game goes on.');
  });
});

describe('what a situation is worth', () => {
  const even = argive();
  const better = (parts: Parameters<typeof argive>[0]): number =>
    worth(argive(parts), 'athens') - worth(even, 'athens');

  it('is for one camp what it is not for the other', () => {
    for (const state of states) expect(worth(state, 'athens')).toBeCloseTo(-worth(state, 'sparta'));
  });

  it('R 22.5: is above all the region that is controlled', () => {
    const { arcadia, ...regions } = even.regions;
    if (arcadia === undefined) throw new Error('no Arcadia');
    const won = better({ regions: { ...regions, arcadia: { ...arcadia, player: 'athens' } } });
    const taken = better({ cities: { ...even.cities, tegea: { held: 'athens' } } });
    expect(won).toBeGreaterThan(taken);
    expect(taken).toBeGreaterThan(0);
  });

  it('rises with talents, loyalty and units, and falls with their loss', () => {
    const { attica } = even.regions;
    if (attica === undefined) throw new Error('no Attica');
    expect(better({ treasuries: { athens: 23, sparta: 22 } })).toBeGreaterThan(0);
    expect(better({ regions: { ...even.regions, attica: { ...attica, allegiance: 12 } } })).toBeLessThan(0);
    expect(better({ units: { ...even.units, 'attica-fleet-6-1': { at: 'gone' } } })).toBeLessThan(0);
  });

  it('is the victory itself when the game is over', () => {
    const ended: Ended = { winner: 'league', margin: 'victory', how: 'count' };
    expect(expectedShare(heuristics, argive({ ended }), 'sparta')).toBe(1);
    expect(expectedShare(heuristics, argive({ ended }), 'athens')).toBe(0);
  });
});
