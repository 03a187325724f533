/** Supply, sieges and raids from positions at random: whatever is listed is accepted, and every stage ends. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawWeighted, seededChance, type ChanceSource } from '../../src/core/index.js';
import type { GameFrame } from '../../src/peloponnesian/frame/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import { mayBeIn } from '../../src/peloponnesian/query/landing.js';
import { campOf, playerOfUnit } from '../../src/peloponnesian/query/owners.js';
import { strongholdIn } from '../../src/peloponnesian/query/presence.js';
import type { CityState, GameState, RegionState, UnitState } from '../../src/peloponnesian/state.js';
import { SEASONS, type Camp, type HexId, type PlayerId, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { situation } from './positions.js';
import { play } from './table.js';

const pick = <T>(chance: ChanceSource, list: readonly T[]): T => list[chance.draw(list.length)] as T;
const isOneIn = (chance: ChanceSource, count: number): boolean => chance.draw(count) === 0;

/** Regions, cities, raids and treasuries as they come. */
function troubled(scenario: 'argiveLeague' | 'campaign', chance: ChanceSource): GameState {
  const start = initialState({ players: 2, scenario });
  const player = (): PlayerId => pick(chance, ['athens', 'sparta']);
  const regions = Object.fromEntries(
    Object.entries(start.regions).map(([id, region]): [string, RegionState] => [
      id,
      isOneIn(chance, 3) ? { ...region, player: player(), militance: 1 + chance.draw(10) } : region,
    ]),
  );
  const { map } = situation(start).ground;
  const cities = Object.fromEntries(
    map.cities.flatMap(({ id }): readonly [string, CityState][] => {
      const kind = chance.draw(12);
      if (kind === 0) return [[id, { held: player() }]];
      if (kind === 1) return [[id, { revolt: 0 }]];
      if (kind === 2) return [[id, { destroyed: true }]];
      return kind === 3 ? [[id, { siege: 1 + chance.draw(6) }]] : [];
    }),
  );
  const bases = Object.fromEntries(map.cities.filter(() => isOneIn(chance, 20)).map(({ hex }) => [hex, player()]));
  const raided = Object.fromEntries(map.areas.filter(() => isOneIn(chance, 6)).map(({ id }) => [id, chance.draw(9)]));
  const treasuries = { athens: chance.draw(25), sparta: chance.draw(25) };
  const season = pick(chance, SEASONS);
  return { ...start, regions, cities, bases: { ...start.bases, ...bases }, raided, treasuries, season, leaders: {} };
}

/** The units of a scenario on the map: around few hexes, of one camp outside in each; some fleets at sea. */
function crowded(state: GameState, chance: ChanceSource): GameState {
  const now = situation(state);
  const { ground, places, roster } = now;
  const land = [...ground.areaAt.keys()].filter((hex) => mayBeIn(now, hex, 'sparta') && ground.terrainAt[hex] !== null);
  const crowds = Array.from({ length: 15 }, () => pick(chance, land));
  const sieges = ground.map.cities
    .flatMap(({ hex }) => places.codes.get(hex) ?? [])
    .filter((hex) => land.includes(hex));
  const hexes = [...crowds, ...Array.from({ length: 10 }, () => pick(chance, sieges))];
  const outside = new Map<number, Camp>();
  const units: Record<UnitId, UnitState> = {};
  for (const { code, id, isLand } of roster.units) {
    const camp = campOf(playerOfUnit(now, code));
    const hex = pick(chance, hexes);
    const at = places.ids[hex] as HexId;
    const seas = ground.coastAt[hex] ?? [];
    if (isOneIn(chance, 4)) units[id] = { at: 'forcePool' };
    else if (!isLand && (seas.length === 0 || isOneIn(chance, 3))) units[id] = { at: pick(chance, ground.map.seas).id };
    else if (strongholdIn(now, hex)?.friend === camp && isOneIn(chance, 2)) units[id] = { at, inside: true };
    else if ((outside.get(hex) ?? camp) === camp) {
      outside.set(hex, camp);
      units[id] = isLand ? { at } : { at, off: ground.map.seas[seas[0] ?? 0]?.id ?? 'saronicGulf' };
    }
  }
  return { ...state, units };
}

const stages = (player: PlayerId): readonly GameFrame[] => [
  { kind: 'supply', player, stage: 'landing', hungry: [], supplied: [] },
  { kind: 'sieges', player, stage: 'numbers', done: [], at: null },
  { kind: 'raiding', player },
];

/** Plays a stage to its end; answers how many actions were listed at most. */
function playStage(start: GameState, chance: ChanceSource): { readonly end: GameState; readonly most: number } {
  let state = start;
  let most = 0;
  for (let step = 0; state.stack.length > 0; step++) {
    expect(step).toBeLessThan(500);
    const [actor] = machine.actors(state);
    const listed = machine.legalActions(state);
    most = Math.max(most, listed.length);
    expect(listed.length).toBeGreaterThan(actor === 'chance' ? 0 : 1);
    expect(new Set(listed.map((each) => JSON.stringify(each))).size).toBe(listed.length);
    const action = actor === 'chance' ? drawWeighted(machine.chanceOutcomes(state), chance) : pick(chance, listed);
    state = play(state, action).state;
  }
  return { end: state, most };
}

describe('supply, sieges and raids', () => {
  it.each(['argiveLeague', 'campaign'] as const)('end from any position of %s', (scenario) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = seededChance(`upkeep ${seed}`);
        let state = crowded(troubled(scenario, chance), chance);
        for (const player of ['athens', 'sparta'] as const)
          for (const frame of stages(player)) {
            const { end, most } = playStage(machine.start({ ...state, stack: [frame] }).state, chance);
            expect(most).toBeLessThan(200);
            state = end;
          }
        for (const talents of Object.values(state.treasuries)) expect(talents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 6 },
    );
  });
});
