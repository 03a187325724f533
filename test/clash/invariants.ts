/** What holds at every step of every game of Clash of the Generals, beside what holds in every game of the family. */
import { machine } from '../../src/clash/machine.js';
import { clashComponents, frameIn } from '../../src/clash/query/components.js';
import { markersOf, newOwnerOf } from '../../src/clash/query/12-objectives.js';
import { isPlayed } from '../../src/clash/query/sides.js';
import { pointsFor } from '../../src/clash/query/13-victory.js';
import type { GameState } from '../../src/clash/state.js';
import { leadersAt } from '../../src/conquest/query/06-1-presence.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import { isCavalry } from '../../src/conquest/units.js';
import { FURTHER_TRAYS } from '../../src/clash/vocabulary.js';
import { TRAYS, type SideId, type UnitId } from '../../src/conquest/vocabulary.js';
import { isDisputed, type Crowd } from '../conquest/crowd.js';
import { familyInvariants, type Expect } from '../conquest/invariants.js';
import { placesWithin } from '../conquest/land.js';

/** Where something is, and whose it is. */
interface Placed {
  readonly at: string;
  readonly side: SideId;
}

const allTrays: ReadonlySet<string> = new Set<string>([...TRAYS, ...FURTHER_TRAYS]);
const isTray = (place: string): boolean => allTrays.has(place);

/** R S1.3, S3.0, S13: who is in which tray, and whose. */
function trays(state: GameState, situation: Situation, expect: Expect): void {
  for (const { id, side: own } of situation.roster.units) {
    const { at, side } = state.units[id] ?? { at: 'pool', side: own };
    expect(at !== 'captive', `${id} is a prisoner`);
    expect(at !== 'mutinied' || side === own, `${id} has gone home as ${side}`);
  }
  for (const [id, { at, side }] of Object.entries(state.leaders)) {
    expect(at !== 'mutinied', `${id} has gone home in anger`);
    expect(at !== 'captive' || isPlayed(situation, side), `${id} is a prisoner of ${side}`);
  }
  for (const [id, { at }] of Object.entries(state.baggage))
    expect(at !== 'captive' && at !== 'mutinied', `${id} lies ${at}`);
}

/** R 6.4, 11.2: no leader is behind walls that are not there, or are an enemy’s. */
function citadels(situation: Situation, expect: Expect): void {
  if (frameIn(situation, 'siege') !== undefined) return;
  for (const { code, number, fact } of situation.ground.cities)
    for (const { code: leader, id } of leadersAt(situation, code))
      expect(
        situation.wallsOf(number) > 0 && situation.wallHolderOf(number) === situation.sideOfLeader(leader),
        `${id} is in ${fact.id}, which is not his`,
      );
}

/** R S12: a marker that is left alone is taken, as soon as its owner has been asked (ruling S12.2). */
function markers(situation: Situation, expect: Expect): void {
  if (frameIn(situation, 'turn')?.begun !== true) return;
  const isAsked = frameIn(situation, 'lastChance') !== undefined;
  for (const marker of markersOf(situation))
    if (!isAsked || marker.fact.mortal !== true)
      expect(newOwnerOf(situation, marker) === undefined, `${marker.fact.baggage} is left alone`);
}

/** R S8.1, S8.3, S8.4: fleets are at sea, or off the map; who is at sea has ships there, with room for all. */
function ships(state: GameState, crowd: Crowd, situation: Situation, expect: Expect): void {
  const { map, counters } = situation.components;
  const { unitCodes, units } = situation.roster;
  const isRider = (id: UnitId): boolean => {
    const unit = units[unitCodes.get(id) ?? -1];
    return unit !== undefined && isCavalry(unit.kind);
  };
  const fleets = counters.fleets ?? [];
  const zones = map.seaZones.map(({ id }) => id);
  for (const { id } of fleets) {
    const at = state.baggage[id]?.at ?? 'nowhere';
    expect([...zones, 'pool', 'aside'].includes(at), `${id} lies ${at}`);
  }
  // Who loses his ships is asked one by one; the game may be over before all are ashore.
  if (frameIn(situation, 'shipless') !== undefined || state.ended !== null) return;
  const rows: readonly Placed[] = [...Object.values(state.leaders), ...Object.values(state.baggage)];
  for (const zone of zones) {
    const aboard = crowd.at(zone);
    const others = rows.filter(({ at }) => at === zone);
    for (const side of new Set([...aboard, ...others].map((each) => each.side))) {
      const there = fleets.filter(({ id }) => state.baggage[id]?.at === zone && state.baggage[id].side === side);
      const room = there.reduce((sum, { capacity }) => sum + capacity, 0);
      const burden = aboard.reduce((sum, unit) => sum + (unit.side !== side ? 0 : isRider(unit.id) ? 2 : 1), 0);
      expect(burden <= room, `${side} has ${burden} to carry in ${zone}, and room for ${room}`);
      expect(there.length > 0, `${side} is in ${zone} without ships`);
    }
  }
}

/** R S10.1-S10.6: two units share a place in a line only if they are of such classes, and one side’s. */
function stacks(state: GameState, situation: Situation, expect: Expect): void {
  const { unitCodes } = situation.roster;
  for (const fighter of frameIn(situation, 'battle')?.fighters ?? []) {
    const { unit, with: other } = fighter;
    if (other === null) continue;
    expect(state.units[unit]?.side === state.units[other]?.side, `${unit} stands with ${other} of another side`);
    const [one, two] = [unitCodes.get(unit) ?? -1, unitCodes.get(other) ?? -1];
    expect(situation.law.mayHavePaired(situation, one, two, fighter), `${unit} stands with ${other}`);
  }
}

/** R S14.2: a guard and its leader are a side’s, and in play. */
function guards({ memory, units, leaders }: GameState, expect: Expect): void {
  for (const [side, { unit, leader }] of Object.entries(memory?.guards ?? {})) {
    const pair = [units[unit], leaders[leader]];
    expect(
      pair.every((row) => row !== undefined && row.side === side && !isTray(row.at)),
      `${unit} guards ${leader} for ${side}`,
    );
  }
}

/** R S13: what a side has to show, counted from outside: provinces that nobody disputes, capitals, markers and prisoners. */
function worthOf(state: GameState, crowd: Crowd, situation: Situation, side: SideId): number {
  const { map } = situation.components;
  const { worth } = clashComponents(situation).tables;
  const land = map.provinces.filter(({ id, loyalty }) => {
    if (state.provinces[id]?.holder !== side) return false;
    return loyalty === 'steadfast' || !isDisputed(crowd, placesWithin(map, id));
  });
  const capitals = map.cities.filter(({ capital }) => capital === true);
  const holds = ({ id, provinces }: (typeof capitals)[number]): boolean => {
    const city = state.cities[id];
    return (city?.holder ?? state.provinces[provinces[0] ?? '']?.holder) === side;
  };
  const owned = Object.entries(state.baggage).filter(([, row]) => row.side === side && !isTray(row.at));
  const held = Object.values(state.leaders).filter((row) => row.at === 'captive' && row.side === side);
  return (
    land.reduce((sum, { id, terrain }) => sum + (worth.provinces[id] ?? worth.terrain[terrain]), 0) +
    owned.reduce((sum, [id]) => sum + (worth.baggage[id] ?? 0), 0) +
    (capitals.every(holds) ? worth.capitals : 0) +
    held.length * worth.prisoner
  );
}

/** R S13: points come of what is held and owned alone. */
function points(state: GameState, crowd: Crowd, situation: Situation, expect: Expect): void {
  for (const { id: side } of situation.components.sides) {
    if (!isPlayed(situation, side)) continue;
    const [counted, due] = [pointsFor(situation, side), worthOf(state, crowd, situation, side)];
    expect(counted === due, `${counted} points of ${side} for what is worth ${due}`);
  }
}

/** What is wrong with a state; empty when nothing is. */
export const invariants = familyInvariants<GameState>({
  machine,
  board(state, situation, expect, crowd) {
    trays(state, situation, expect);
    citadels(situation, expect);
    markers(situation, expect);
    ships(state, crowd, situation, expect);
    guards(state, expect);
    points(state, crowd, situation, expect);
  },
  stack: stacks,
});
