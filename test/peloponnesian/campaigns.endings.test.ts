import { describe, expect, it } from 'vitest';
import { components } from '../../src/peloponnesian/data/default.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { athenianCount, endByPeace, endByTime, outcomeOf } from '../../src/peloponnesian/query/victory.js';
import type { Ended, GameState } from '../../src/peloponnesian/state.js';
import type { RegionId, ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { war } from './war.js';
import { held, situation, units } from './positions.js';

/** Regions whose Base Tribute Values add up to a number; Attica is always among them. */
function worth(total: number): readonly RegionId[] {
  const others = components.regions.filter(({ id }) => id !== 'attica' && id !== 'laconia');
  const attica = components.regions.find(({ id }) => id === 'attica')?.tribute ?? 0;
  let sets = new Map<number, readonly RegionId[]>([[attica, ['attica']]]);
  for (const { id, tribute } of others) {
    const more = [...sets].map(([sum, regions]) => [sum + tribute, [...regions, id]] as const);
    sets = new Map([...more, ...sets]);
  }
  const found = sets.get(total);
  if (found === undefined) throw new RangeError(`no regions are worth ${total}`);
  return found;
}

/** A scenario in which Athens holds regions of so much, and Sparta all others. */
function withCount(scenario: ScenarioId, total: number): GameState {
  const all = components.regions.map(({ id }) => id);
  const state = held(held(war({}, scenario), 'sparta', ...all), 'athens', ...worth(total));
  expect(athenianCount(situation(state))).toBe(total);
  return state;
}

const result = ({ winner, margin }: Ended): string => `${winner ?? 'nobody'} ${margin ?? '-'}`;

describe('who has won by Base Tribute Values', () => {
  it.each<[ScenarioId, number, string]>([
    ...(['campaign', 'archidamianWar'] as const).flatMap((scenario): [ScenarioId, number, string][] => [
      [scenario, 2, 'league decisive'],
      [scenario, 16, 'league decisive'],
      [scenario, 17, 'league victory'],
      [scenario, 25, 'league victory'],
      [scenario, 26, 'nobody -'],
      [scenario, 32, 'nobody -'],
      [scenario, 33, 'empire victory'],
      [scenario, 39, 'empire victory'],
      // 40 is in no printed band.
      [scenario, 40, 'empire decisive'],
      [scenario, 41, 'empire decisive'],
    ]),
    ['ionianWar', 21, 'league decisive'],
    ['ionianWar', 22, 'league victory'],
    ['ionianWar', 24, 'league victory'],
    ['ionianWar', 25, 'nobody -'],
    ['ionianWar', 27, 'nobody -'],
    ['ionianWar', 28, 'empire victory'],
    ['ionianWar', 33, 'empire victory'],
    ['ionianWar', 34, 'empire decisive'],
  ])('R 23.5, 26.4, 27.4: in the %s %i are: %s', (scenario, total, who) => {
    const now = situation(withCount(scenario, total));
    expect(result(endByTime(now))).toBe(who);
    // R 20.2: a peace ends the game unless nobody has won.
    expect(endByPeace(now)?.winner ?? 'nobody').toBe(who.split(' ')[0]);
  });

  it('R 23.2.3: neutral Argolid counts for nobody', () => {
    expect(athenianCount(situation(war()))).toBe(33);
    expect(athenianCount(situation(held(war(), 'athens', 'argolid')))).toBe(35);
  });

  it('R 27.4: a draw has no winners', () => {
    const { options } = war({}, 'ionianWar');
    expect(outcomeOf({ options, ended: { winner: null, margin: null, how: 'count' } })).toEqual({
      winners: [],
      how: 'count',
      rule: 'R 21.2',
    });
  });
});

/** The end of a season: all its steps are done. */
const over = (state: GameState): GameState =>
  machine.start({ ...state, stack: [{ kind: 'turn', step: 99, left: null }] }).state;
const winterOf = (year: number, scenario: ScenarioId): GameState => {
  const start = war({}, scenario);
  return { ...start, year, season: 'winter', turn: (start.year - year) * 4 + 3, campaignTurn: 3 };
};

describe('how long scenarios last', () => {
  it('R 23.3: the Campaign Game has no last season', () => {
    const next = over(winterOf(404, 'campaign'));
    expect(next.ended).toBeNull();
    expect([next.year, next.season]).toEqual([403, 'spring']);
  });

  it.each<[ScenarioId, number]>([
    ['archidamianWar', 420],
    ['ionianWar', 405],
  ])('R 26.3, 27.3: the %s ends after Winter %i', (scenario, year) => {
    expect(over(winterOf(year + 1, scenario)).ended).toBeNull();
    expect(over(winterOf(year, scenario))).toMatchObject({
      ended: { winner: 'empire', margin: 'victory', how: 'count' },
      stack: [],
    });
  });
});

describe.each<ScenarioId>(['campaign', 'archidamianWar', 'ionianWar'])(
  'R 21.1, 23.3, 26.3, 27.3: the %s',
  (scenario) => {
    const ending = (state: GameState): GameState['ended'] => machine.start(state).state.ended;

    it('ends with a decisive victory when a capital is captured', () => {
      expect(ending(war({ cities: { athens: { held: 'sparta' } } }, scenario))).toEqual({
        winner: 'league',
        margin: 'decisive',
        how: 'capital',
      });
      expect(ending(war({ cities: { sparta: { held: 'athens' } } }, scenario))).toEqual({
        winner: 'empire',
        margin: 'decisive',
        how: 'capital',
      });
    });

    it('ends with a decisive victory when a home region switches sides', () => {
      expect(ending(held(war({}, scenario), 'sparta', 'attica'))).toMatchObject({
        winner: 'league',
        margin: 'decisive',
      });
      expect(ending(held(war({}, scenario), 'athens', 'laconia'))).toMatchObject({ winner: 'empire', how: 'home' });
    });

    it('is not over while a capital is only besieged', () => {
      const besieged = units(war({ cities: { athens: { siege: 6 } } }, scenario), {
        'laconia-hoplite-6-1': { at: 'W3730' },
      });
      expect(ending(besieged)).toBeNull();
    });
  },
);
