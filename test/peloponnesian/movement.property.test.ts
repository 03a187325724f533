/** R 16: random phases of movement from positions with units all around the map. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance, type ChanceSource } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { campOf, playerOfUnit, regionOfHex, regionState } from '../../src/peloponnesian/query/owners.js';
import { leadersAt, unitsAt } from '../../src/peloponnesian/query/presence.js';
import { hasEnemiesOutside, isShelter, mayEnter } from '../../src/peloponnesian/query/movement.js';
import { fleetsNeeded } from '../../src/peloponnesian/query/carrying.js';
import { unitsUnder } from '../../src/peloponnesian/query/sailing.js';
import type { GameState, LeaderState, UnitState } from '../../src/peloponnesian/state.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import { isHex, seaAt } from '../../src/peloponnesian/table/places.js';
import type { Situation } from '../../src/peloponnesian/table/situation.js';
import { CAMPS, type PlayerId, type ScenarioId, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { playOn } from './table.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';

const pick = <T>(list: readonly T[], chance: ChanceSource): T => {
  const one = list[chance.draw(list.length)];
  if (one === undefined) throw new RangeError('nothing to choose');
  return one;
};

/** Sea areas where fleets of both sides meet. */
const WATERS: readonly string[] = ['saronicGulf', 'gulfOfCorinth', 'argolicGulf', 'maleanSea', 'seaOfCrete'];

/** A position with units and leaders all around the map, in places where they may be, and stacked as R 16.2 allows. */
function scattered(scenario: ScenarioId, chance: ChanceSource): GameState {
  const start = initialState({ players: 2, scenario });
  const table = openTable(start);
  const { ground, places, roster } = table;
  const inPlay = Array.from({ length: ground.grid.size }, (_, hex) => hex).filter((hex) => {
    const region = isHex(places, hex) ? regionOfHex(table, hex) : null;
    return region !== null && regionState(table, region) !== undefined && mayEnter(table, hex, 'sparta', [], false);
  });
  const coasts = inPlay.filter((hex) => (ground.coastAt[hex] ?? []).length > 0);
  const seas = ground.map.seas.flatMap(({ id }, sea) => (WATERS.includes(id) ? [sea] : []));
  const cities = inPlay.filter((hex) => isShelter(table, hex, 'empire') || isShelter(table, hex, 'league'));
  const units: Record<UnitId, UnitState> = {};
  const leaders: Record<string, LeaderState> = {};
  const holders = new Map<string, string>();
  /** Returns whether a side may put one more piece there: alone, with a leader, or in its own city. */
  const isFree = (place: number, camp: string, isUnit: boolean): boolean => {
    const holder = holders.get(String(place));
    if (holder === undefined) return true;
    if (!holder.startsWith(camp)) return false;
    return holder.endsWith('led') || !isUnit;
  };
  for (const info of roster.leaders) {
    const before = start.leaders[info.id];
    if (before === undefined) continue;
    const camp = campOf(before.player);
    const place = pick([...inPlay, ...cities, ...cities], chance);
    const isFoes = isShelter(table, place, camp === 'empire' ? 'league' : 'empire');
    if (!isFree(place, camp, false) || isFoes) {
      leaders[info.id] = before;
      continue;
    }
    const inside = isShelter(table, place, camp);
    leaders[info.id] = { at: places.ids[place] as LeaderState['at'], player: before.player, ...(inside && { inside }) };
    holders.set(String(place), `${camp} led`);
  }
  for (const info of roster.units) {
    if (start.units[info.id] === undefined) continue;
    const camp = campOf(playerOfUnit(table, info.code));
    const led = [...holders].flatMap(([place, holder]) => (holder === `${camp} led` ? [Number(place)] : []));
    const atSea = !info.isLand && chance.draw(3) === 0;
    if (atSea) {
      const sea = pick(seas, chance);
      units[info.id] = { at: places.ids[places.firstSea + sea] as UnitState['at'] };
      continue;
    }
    const among = info.isLand ? [...inPlay, ...cities, ...led, ...led, ...led, ...led] : coasts.concat(led);
    const place = pick(among, chance);
    const isOwn = isShelter(table, place, camp);
    const isFoes = !isOwn && isShelter(table, place, camp === 'empire' ? 'league' : 'empire');
    if (!isOwn && !isFree(place, camp, true)) {
      units[info.id] = { at: 'forcePool' };
      continue;
    }
    units[info.id] = { at: places.ids[place] as UnitState['at'], ...(isOwn && { inside: true }) };
    if (!isOwn || isFoes) holders.set(String(place), holders.get(String(place)) ?? `${camp} alone`);
    else if (!holders.has(String(place))) holders.set(String(place), `${camp} led`);
  }
  return { ...start, campaignTurn: 2, units, leaders: { ...leaders, ...toSea(table, units, leaders, chance) } };
}

/** Sends some leaders who command nobody to fleets at sea, which carry a unit; the units are changed. */
function toSea(
  { roster }: Situation,
  units: Record<UnitId, UnitState>,
  leaders: Readonly<Record<string, LeaderState>>,
  chance: ChanceSource,
): Record<string, LeaderState> {
  const moved: Record<string, LeaderState> = {};
  for (const [id, leader] of Object.entries(leaders)) {
    const isAlone = !Object.values(units).some(({ at }) => at === leader.at);
    if (!isAlone || chance.draw(3) === 0) continue;
    const isOwn = (unit: UnitId): boolean => (unit.startsWith('attica') ? 'athens' : 'sparta') === leader.player;
    const homes = roster.units.filter((unit) => isOwn(unit.id) && ['attica', 'laconia', 'corinth'].includes(unit.home));
    const fleet = homes.find(({ id: unit, isLand }) => {
      const state = units[unit];
      return !isLand && state?.under === undefined && state?.at.startsWith('W') === false && state.at !== 'forcePool';
    });
    const troops = homes.find(({ id: unit, isLand }) => isLand && units[unit]?.at === 'forcePool');
    const at = fleet === undefined ? undefined : units[fleet.id]?.at;
    if (fleet === undefined || at === undefined) continue;
    for (const unit of [fleet, troops]) if (unit !== undefined) units[unit.id] = { at, under: id };
    moved[id] = { at, player: leader.player };
  }
  return moved;
}

/** What is wrong with the pieces at rest, but for hexes where a battle is due. */
function faultsOf(situation: Situation, foughtOver: ReadonlySet<string>): readonly string[] {
  const { places, roster, ground } = situation;
  const faults: string[] = [];
  for (let hex = 0; hex < ground.grid.size; hex++) {
    const id = places.ids[hex] ?? '';
    if (foughtOver.has(id)) continue;
    for (const camp of CAMPS) {
      const units = unitsAt(situation, hex, { camp });
      if (units.length === 0) continue;
      if (!isHex(places, hex)) faults.push(`${id}: units on no land`);
      const isSafe = isShelter(situation, hex, camp) && !hasEnemiesOutside(situation, hex, camp);
      const outside = unitsAt(situation, hex, { camp, inside: false });
      if (!isSafe && outside.length > 1 && leadersAt(situation, hex, { camp }).length === 0)
        faults.push(`${id}: ${outside.length} units without a leader`);
    }
  }
  for (const { code, id, isLand } of roster.units) {
    const sea = seaAt(places, situation.placeOfUnit(code));
    if (sea === undefined) continue;
    if (isLand && roster.leaders[situation.leaderOver(code)] === undefined) faults.push(`${id}: adrift`);
  }
  for (const leader of roster.leaders) {
    const sea = seaAt(places, situation.placeOfLeader(leader.code));
    if (sea === undefined) continue;
    const [fleets, cargo] = [unitsUnder(situation, leader, false), unitsUnder(situation, leader, true)];
    // Some are guests of others.
    const player = situation.playerOfLeader(leader.code) ?? 'athens';
    const ships = unitsAt(situation, situation.placeOfLeader(leader.code), { player, land: false });
    if (ships.length === 0) faults.push(`${leader.id}: at sea without a fleet`);
    if (fleetsNeeded(situation, cargo) > fleets.length) faults.push(`${leader.id}: too much aboard`);
  }
  return faults;
}

interface Played {
  readonly state: GameState;
  readonly longest: number;
  readonly steps: number;
  readonly types: ReadonlyMap<string, number>;
}

/** Plays one phase of movement at random, up to its battles. */
function played(position: GameState, player: PlayerId, chance: ChanceSource): Played {
  const first: GameState = {
    ...position,
    stack: [{ kind: 'movement', player, stage: 'moving', marched: [], sailed: [], attacks: [] }],
  };
  const simulation = machine.simulate(machine.start(first).state);
  const types = new Map<string, number>();
  const foughtOver = new Set<string>();
  let [longest, steps] = [0, 0];
  let state = simulation.state();
  for (; steps < 20_000 && isMoving(state); steps++) {
    // Between two moves all pieces are at rest.
    if (state.stack.length === 1) expect(faultsOf(openTable(state), foughtOver)).toEqual([]);
    const [actor] = simulation.actors();
    const listed = simulation.legalActions();
    if (actor !== 'chance') {
      longest = Math.max(longest, listed.length);
      expect(new Set(listed.map((each) => JSON.stringify(each))).size).toBe(listed.length);
      expect(listed.length).toBeGreaterThan(1);
    }
    const action: Action =
      actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : chosen(listed, chance);
    types.set(action.type, (types.get(action.type) ?? 0) + 1);
    const events = orThrow(simulation.apply(action));
    for (const event of events) if (event.type === 'attackDeclared') foughtOver.add(event.at);
    state = simulation.state();
  }
  return { state, longest, steps, types };
}

/** Returns whether a phase of movement goes on, and its battles have not begun. */
const isMoving = ({ stack: [bottom] }: GameState): boolean => bottom?.kind === 'movement' && bottom.stage !== 'battles';

/** Chooses a type of action first, each as likely as another. Ending is put off, so that most pieces move. */
function chosen(listed: readonly Action[], chance: ChanceSource): Action {
  const going = listed.filter(({ type }) => type !== 'endMovement' && type !== 'halt');
  const choices = going.length > 0 && chance.draw(8) > 0 ? going : listed;
  const kind = pick([...new Set(choices.map(({ type }) => type))], chance);
  return pick(
    choices.filter(({ type }) => type === kind),
    chance,
  );
}

describe('R 16: random phases of movement', () => {
  const all = new Map<string, number>();

  it.each([
    ['argiveLeague', 30],
    ['campaign', 8],
  ] as const)('R 16.1: in %s end, and leave all pieces where they may be', (scenario, games) => {
    for (let seed = 0; seed < games; seed++) {
      const chance = seededChance(`movement ${scenario} ${seed}`);
      const position = scattered(scenario, chance);
      const before = faultsOf(openTable(position), new Set());
      expect(before.filter((fault) => !fault.includes('aboard'))).toEqual([]);
      for (const player of ['athens', 'sparta'] as const) {
        const { state, longest, steps, types } = played(position, player, chance);
        for (const [type, count] of types) all.set(type, (all.get(type) ?? 0) + count);
        expect(isMoving(state)).toBe(false);
        expect(steps).toBeLessThan(20_000);
        expect(longest).toBeLessThan(400);
        expect(playOn(state).stack).toEqual([]);
      }
    }
  });

  it('R 16: reach every kind of decision', () => {
    for (const type of [
      'march',
      'take',
      'leave',
      'step',
      'enterArea',
      'settle',
      'halt',
      'endMovement',
      'sail',
      'sailTo',
    ])
      expect([type, (all.get(type) ?? 0) > 0]).toEqual([type, true]);
    for (const type of ['landAt', 'attackFleets', 'setSail', 'launch', 'storm', 'intercept', 'decline', 'attackHere'])
      expect([type, (all.get(type) ?? 0) > 0]).toEqual([type, true]);
  });
});
