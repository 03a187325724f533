/** R X1.2, X1.3, X2.4, X9.2: pieces by themselves: what they cannot be, wherever the game has come to. */
import type { Finding } from '../../core/index.js';
import type { Setting, Sketch, SketchCheck } from '../../conquest/codec/edition.js';
import { memoryIn } from '../../conquest/codec/memory.js';
import type { LeaderState } from '../../conquest/state.js';
import type { LeaderInfo } from '../../conquest/table/roster.js';
import { TRAYS, type SideId } from '../../conquest/vocabulary.js';
import { isGreek } from '../query/09-2-remnant.js';
import { isTribe } from '../query/08-2-tribes.js';
import type { Remembered } from '../state.js';
import { REBEL, ROYAL } from '../vocabulary.js';

const isTray = (place: string): boolean => TRAYS.some((tray) => tray === place);

/** Returns whether deserting pieces have changed sides; `undefined`: it is about to happen, or unknown (R X9.2). */
function haveDeserted({ turn, milestones, stack }: Sketch): boolean | undefined {
  const fallen = milestones?.pretenderFallen;
  if (turn === undefined || milestones === undefined || stack === undefined) return undefined;
  if (fallen === undefined || fallen === turn) return false;
  const [bottom] = stack;
  return bottom === undefined || (bottom.kind === 'turn' && bottom.begun) ? true : undefined;
}

/**
 * Returns the side to which a piece on the map must belong: its original side until it has deserted; `undefined`:
 * unknown.
 */
const sideDue = (own: SideId, deserts: boolean, have: boolean | undefined): SideId | undefined => {
  if (own !== REBEL || !deserts) return own;
  return have === undefined ? undefined : have ? ROYAL : REBEL;
};

/**
 * Returns whether no unit or leader can be in a place: Europe, where they leave the game, and sea zones, where only
 * fleets are (R X1.2).
 */
const isNowhere = (at: string, { components: { map } }: Setting): boolean =>
  map.provinces.some(({ id, haven }) => id === at && haven === true) || map.seaZones.some(({ id }) => id === at);

const NOWHERE = 'nobody stays there';

/**
 * Checks that units are where they can be, and belong to their original side until they desert (R X1.3, X8.2, X9.2).
 */
export const unitChecks: SketchCheck = function* unitChecks(sketch, setting) {
  const have = haveDeserted(sketch);
  for (const unit of sketch.units === undefined ? [] : setting.roster.units) {
    const state = sketch.units?.[unit.id];
    if (state === undefined) continue;
    const keys = ['units', unit.id];
    if (isNowhere(state.at, setting)) yield { keys: [...keys, 'at'], message: NOWHERE };
    if (isTribe(unit) && !isTray(state.at) && sketch.milestones?.pretenderFallen === undefined)
      yield { keys: [...keys, 'at'], message: 'the tribes rise when the pretender falls (R X8.2)' };
    const due = sideDue(unit.side, !isGreek(unit), have);
    if (!isTray(state.at) && due !== undefined && state.side !== due)
      yield { keys: [...keys, 'side'], message: `it is the ${due} side’s` };
  }
};

function* leaderFindings(
  { at, wounded, side }: LeaderState,
  info: LeaderInfo,
  sketch: Sketch,
): Generator<readonly [field: string, message: string]> {
  const { fact } = info;
  const away = isTray(at);
  if (wounded && (away || fact.wounded === null))
    yield ['wounded', 'only leaders on the map are wounded, and those whose counters say what they can do then'];
  const have = haveDeserted(sketch);
  const due = sideDue(fact.side, !isGreek(info), have);
  // A leader that died before it could desert keeps its side.
  const isLost = away && side === fact.side;
  if (due !== undefined && side !== due && !isLost) yield ['side', `he is the ${due} side’s`];
  const { milestones } = sketch;
  if (milestones === undefined) return;
  const { pretenderFallen, generalLost } = milestones;
  if (fact.greek === 'elected' && !away && (pretenderFallen === undefined || generalLost === undefined))
    yield ['at', 'nobody has been elected yet (R X2.4)'];
  const isPretender = fact.king !== undefined && fact.side === REBEL;
  if (isPretender && !away && pretenderFallen !== undefined) yield ['at', 'the pretender has fallen (R X9.2)'];
  const hasWon = sketch.ended !== undefined && sketch.ended !== null;
  if (isPretender && at === 'gone' && pretenderFallen === undefined && !hasWon)
    yield ['at', 'the pretender has not fallen (R X9.2)'];
  if (fact.king === 'ofGame' && at === 'gone' && pretenderFallen === undefined && sketch.ended === null)
    yield ['at', 'the King’s fall ends the war (R X9.1)'];
}

/** Checks each leader by itself (R 10.16, X2.4, X9). */
export const leaderChecks: SketchCheck = function* leaderChecks(sketch, setting) {
  for (const info of sketch.leaders === undefined ? [] : setting.roster.leaders) {
    const state = sketch.leaders?.[info.id];
    if (state === undefined) continue;
    const keys = ['leaders', info.id];
    if (isNowhere(state.at, setting)) yield { keys: [...keys, 'at'], message: NOWHERE };
    for (const [field, message] of leaderFindings(state, info, sketch)) yield { keys: [...keys, field], message };
  }
};

/** R X6.1: fleets are at sea, or not in play; and nothing else is. */
export const fleetChecks: SketchCheck = function* fleetChecks({ baggage }, { roster, components: { map } }) {
  const seas = new Set(map.seaZones.map(({ id }) => id));
  const fleets = new Set(roster.fleets.map(({ fact }) => fact.id));
  for (const [id, { at }] of Object.entries(baggage ?? {}))
    if (!isTray(at) && seas.has(at) !== fleets.has(id))
      yield { keys: ['baggage', id, 'at'], message: 'fleets are at sea, and nothing else is' };
};

/** Checks that the remaining Greeks are recorded once the pretender has fallen (R X9.2). */
export function* remnantFindings(sketch: Sketch, { roster }: Setting): Generator<Finding> {
  const { milestones } = sketch;
  if (milestones === undefined) return;
  const { remnant }: Remembered = memoryIn(sketch).memory ?? {};
  const keys = ['memory', 'remnant'];
  if ((remnant !== undefined) !== (milestones.pretenderFallen !== undefined))
    yield { keys, message: 'who is left is counted when the pretender falls' };
  if (remnant === undefined) return;
  if (new Set(remnant).size < remnant.length) yield { keys, message: 'each once' };
  const areGreek = remnant.every((id) => roster.units.some((unit) => unit.id === id && isGreek(unit)));
  if (!areGreek) yield { keys, message: 'units of the Ten Thousand' };
}
