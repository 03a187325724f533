/** R 2, 6, 11, 12: pieces, provinces and cities, each by itself: what it cannot be, wherever the game has come to. */
import type { Finding } from '../../../core/index.js';
import { plays } from '../../options.js';
import type { LeaderState, UnitState } from '../../state.js';
import type { LeaderInfo, UnitInfo } from '../../table/roster.js';
import { TRAYS, type PlaceId } from '../../vocabulary.js';
import type { Setting, Sketch, SketchCheck } from '../edition.js';

const isTray = (place: PlaceId): boolean => TRAYS.some((tray) => tray === place);

/**
 * R 2.3, 12.4: what is not on the map is as it comes; raiders alone come in groups, each of which comes from somewhere
 * (R 14.3).
 */
function* unitFindings(
  { at, steps, side, band }: UnitState,
  { kind, full, side: own }: UnitInfo,
  { components: { counters, charts } }: Setting,
): Generator<readonly [field: string, message: string]> {
  if (at === 'pool' && steps === full && side === own && band === undefined)
    yield ['at', 'who lies in the dead pile is not named'];
  if (steps > full) yield ['steps', `it has ${full} at most`];
  else if (isTray(at) && steps < full) yield ['steps', 'a unit that is not on the map has all of its steps'];
  if (isTray(at) && side !== own) yield ['side', `off the map it is the ${own} side’s`];
  if (band === undefined) return;
  const { places, nations } = charts.raids;
  const origin = places[(band - 1) % places.length] ?? null;
  if (isTray(at) || !counters.bands.includes(kind.nation)) yield ['band', 'only raiders on the map are a group'];
  else if (origin === null || nations[origin] !== kind.nation) yield ['band', 'no such raiders have this number'];
  if (side !== kind.side) yield ['side', 'raiders belong to their own side'];
}

/** Checks that wounded leaders are on the map and have a wounded side (R 10.16, 12.9). */
function* leaderFindings(
  { at, wounded, side }: LeaderState,
  { fact }: LeaderInfo,
): Generator<readonly [field: string, message: string]> {
  if (wounded && (isTray(at) || fact.wounded === null))
    yield ['wounded', 'only leaders on the map are wounded, and those whose counters say what they can do then'];
  if (side !== fact.side) yield ['side', `he is the ${fact.side} side’s`];
}

/** Checks units, each by itself. */
export const unitsCheck: SketchCheck = function* unitsCheck({ units }, setting) {
  for (const info of units === undefined ? [] : setting.roster.units) {
    const state = units?.[info.id];
    if (state === undefined) continue;
    for (const [field, message] of unitFindings(state, info, setting))
      yield { keys: ['units', info.id, field], message };
  }
};

/** Checks each leader by itself; it must belong to the side of its counter. */
export const leadersCheck: SketchCheck = function* leadersCheck({ leaders }, { roster }) {
  for (const info of leaders === undefined ? [] : roster.leaders) {
    const state = leaders?.[info.id];
    if (state === undefined) continue;
    for (const [field, message] of leaderFindings(state, info)) yield { keys: ['leaders', info.id, field], message };
  }
};

/** Checks what armies take along, and fleets. */
export const baggageCheck: SketchCheck = function* baggageCheck({ baggage }, { roster }) {
  for (const { id, side } of roster.baggage) {
    const state = baggage?.[id];
    if (state !== undefined && isTray(state.at) && state.side !== side)
      yield { keys: ['baggage', id, 'side'], message: `off the map it is the ${side} side’s` };
  }
};

/**
 * Checks that walls are where they may be, have an owner, and are no more than the markers (R 6.4, 11.2, 12.5, 15.4).
 */
export function* cityFindings({ cities, secured, turn }: Sketch, { components }: Setting): Generator<Finding> {
  if (cities === undefined) return;
  let standing = 0;
  for (const { id, holy, foundedBy } of components.map.cities) {
    const { walls, holder } = cities[id] ?? { walls: 0, holder: null };
    standing += walls;
    if ((walls === 0) !== (holder === null))
      yield { keys: ['cities', id, 'holder'], message: 'walls are somebody’s, and nobody has none' };
    if (holy === true && walls > 0) yield { keys: ['cities', id, 'walls'], message: 'no wall may be built there' };
    if (foundedBy === undefined || walls === 0 || secured === undefined || turn === undefined) continue;
    const since = secured[foundedBy];
    if (since === undefined || since >= turn)
      yield { keys: ['cities', id, 'walls'], message: 'it has not been founded' };
  }
  if (standing > components.counters.walls)
    yield { keys: ['cities'], message: `there are only ${components.counters.walls} wall markers, not ${standing}` };
}

/** R 17.1: land is burnt where that is played. */
export function* landFindings({ provinces }: Sketch, { options }: Setting): Generator<Finding> {
  if (provinces === undefined || plays({ options }, 'scorchedEarth')) return;
  for (const [id, { supplies }] of Object.entries(provinces))
    if (supplies === 'scorched') yield { keys: ['provinces', id, 'supplies'], message: 'R 17.1 is not played' };
}
