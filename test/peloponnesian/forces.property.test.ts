import { describe, expect, it } from 'vitest';
import { drawWeighted, seededChance, type ChanceSource } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import { checkControl } from '../../src/peloponnesian/rules/04-control.js';
import { openAdjustments } from '../../src/peloponnesian/rules/13-adjustments.js';
import type { CityState, GameState, RegionState, UnitState } from '../../src/peloponnesian/state.js';
import type { RegionId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { doing } from './doing.js';
import { play, started } from './table.js';

const pick = <T>(chance: ChanceSource, items: readonly T[]): T => {
  const item = items[chance.draw(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

/** A position at random: units and leaders in and around cities, cities in all conditions, and levels of all heights. */
function scattered(scenario: 'argiveLeague' | 'campaign', chance: ChanceSource): GameState {
  const state = initialState({ players: 2, scenario });
  const { map } = machine.situationOf(state).ground;
  const near = map.cities.filter(({ area }) =>
    map.areas.some(({ id, region }) => id === area && region !== null && region in state.regions),
  );
  const units = Object.fromEntries(
    Object.keys(state.units).map((id): [string, UnitState] => {
      const { hex } = pick(chance, near);
      return [id, pick<UnitState>(chance, [{ at: 'forcePool' }, { at: hex }, { at: hex, inside: true }])];
    }),
  );
  const leaders = Object.fromEntries(
    Object.entries(state.leaders).map(([id, { player }]) => {
      const home = player === 'athens' ? ('attica' as const) : ('laconia' as const);
      const there = { at: pick(chance, near).hex, player, inside: true } as const;
      return [id, chance.draw(3) === 0 ? { at: 'forcePool' as const, player, pool: home } : there];
    }),
  );
  const conditions: readonly CityState[] = [
    {},
    {},
    {},
    { held: 'athens' },
    { held: 'sparta' },
    { revolt: 0 },
    { siege: 3 },
    { destroyed: true },
  ];
  const cities = Object.fromEntries(near.map(({ id }) => [id, pick(chance, conditions)]));
  const regions = Object.fromEntries(
    Object.entries(state.regions).map(([region, levels]): [string, RegionState] => [
      region,
      { ...levels, allegiance: chance.draw(25) - 4, militance: chance.draw(20) + 1 },
    ]),
  );
  return { ...state, units, leaders, cities, regions };
}

const SCENARIOS = ['argiveLeague', 'campaign'] as const;
const SEEDS = [1, 2, 3, 4, 5, 6];
const POSITIONS = SCENARIOS.flatMap((scenario) => SEEDS.map((seed) => [scenario, seed] as const));

describe('from positions at random', () => {
  it.each(POSITIONS)(
    'R 7.3: placement in %s, %i, says of every action whether and why it is refused',
    (scenario, seed) => {
      const chance = seededChance(`placement ${scenario} ${seed}`);
      for (const player of ['athens', 'sparta'] as const) {
        const state = started({ ...scattered(scenario, chance), stack: [{ kind: 'placement', player, moved: [] }] });
        const listed = new Set(machine.legalActions(state).map((action) => JSON.stringify(action)));
        const { ground, roster } = machine.situationOf(state);
        const cities = ground.map.cities.filter(() => chance.draw(5) === 0);
        const some = Object.keys(state.units).filter(() => chance.draw(8) === 0) as UnitId[];
        const all: Action[] = [
          ...some.map((unit): Action => ({ type: 'withdraw', player, unit })),
          ...some.flatMap((unit) => cities.map(({ id }): Action => ({ type: 'place', player, unit, city: id }))),
          ...roster.leaders.map(({ id }): Action => ({ type: 'withdrawLeader', player, leader: id })),
          ...Object.keys(state.leaders).flatMap((leader) =>
            cities.map(({ id }): Action => ({ type: 'placeLeader', player, leader, city: id })),
          ),
          ...cities.map(({ hex }): Action => ({ type: 'placeBase', player, hex })),
        ];
        for (const action of all) {
          const refused = machine.explainAction(state, action);
          expect(refused === undefined, JSON.stringify([action, refused])).toBe(listed.has(JSON.stringify(action)));
          expect(['notPossible', 'outOfPhase']).not.toContain(refused?.code);
        }
      }
    },
  );

  it.each(POSITIONS)('R 7.3: placement in %s, %i, ends, and counts no piece twice', (scenario, seed) => {
    const chance = seededChance(`play ${scenario} ${seed}`);
    const start = scattered(scenario, chance);
    for (const player of ['athens', 'sparta'] as const) {
      let state = started({ ...start, stack: [{ kind: 'placement', player, moved: [] }] });
      for (let step = 0; step < 1000 && state.stack.length > 0; step++) {
        const actions = machine.legalActions(state);
        state = play(
          state,
          drawWeighted(
            actions.map((action) => ({ action, weight: 1 })),
            chance,
          ),
        ).state;
      }
      expect(state.stack).toEqual([]);
      expect(Object.keys(state.units)).toEqual(Object.keys(start.units));
    }
  });

  it.each(POSITIONS)('R 13.4: a region of %s, %i, falls by 1 in a season at most', (scenario, seed) => {
    const chance = seededChance(`levels ${scenario} ${seed}`);
    const start = scattered(scenario, chance);
    let { state } = doing(start, openAdjustments);
    while (machine.actors(state).length > 0)
      state = play(state, drawWeighted(machine.chanceOutcomes(state), chance)).state;
    for (const [region, { allegiance, militance }] of Object.entries(state.regions)) {
      const before = start.regions[region as RegionId];
      const fall = (before?.allegiance ?? 0) - allegiance;
      expect([0, 1]).toContain(fall);
      expect(allegiance).toBeGreaterThanOrEqual(-4);
      expect(militance).toBe(before?.militance);
    }
  });

  it.each(POSITIONS)('R 4.3: after the control check of %s, %i, nothing is left to change', (scenario, seed) => {
    const { state } = doing(scattered(scenario, seededChance(`control ${scenario} ${seed}`)), checkControl);
    for (const { allegiance, neutral } of Object.values(state.regions))
      if (neutral !== true) expect(allegiance).toBeGreaterThanOrEqual(-2);
    // A second check finds nothing to do.
    expect(doing(state, checkControl).events).toEqual([]);
  });
});
