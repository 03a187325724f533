/** R S1.3, S2, S8, S12-S14: checks of pieces by themselves. */
import type { Setting, SketchCheck } from '../../conquest/codec/edition.js';
import { memoryIn } from '../../conquest/codec/memory.js';
import { TRAYS, type SideId } from '../../conquest/vocabulary.js';
import { clashWords } from '../../words/clash.js';
import { OPTIONAL_RULE_CLAUSES, plays } from '../options.js';
import { ANYWHERE } from '../query/09-combat.js';
import type { Remembered } from '../state.js';

const isTray = (place: string): boolean => [...TRAYS, ...clashWords.trays].some((tray) => tray === place);

/** Returns whether a side has a player. */
const isPlayed = ({ components }: Setting, side: SideId): boolean =>
  components.sides.some(({ id, unplayed }) => id === side && unplayed !== true);

/** Checks that units in the Mutiny Holding Box belong to no player, and that units are no prisoners (R S1.3, S3.0). */
export const homeChecks: SketchCheck = function* homeChecks({ units }, { roster }) {
  for (const { id, side: own } of units === undefined ? [] : roster.units) {
    const { at, side, band } = units?.[id] ?? {};
    if (at === 'captive') yield { keys: ['units', id, 'at'], message: 'only leaders can be prisoners' };
    if (at !== 'mutinied') continue;
    if (side !== own) yield { keys: ['units', id, 'side'], message: `off the map it is the ${own} side’s` };
    if (band !== undefined) yield { keys: ['units', id, 'band'], message: 'only raiders on the map are a group' };
  }
};

/**
 * Checks that wounded leaders are on the map and prisoners belong to a player (R 10.16, S1.3, S13). A leader may belong
 * to any side.
 */
export const leaderChecks: SketchCheck = function* leaderChecks({ leaders }, setting) {
  for (const { id } of leaders === undefined ? [] : setting.roster.leaders) {
    const state = leaders?.[id];
    if (state === undefined) continue;
    const { at, wounded, side } = state;
    if (wounded && isTray(at))
      yield { keys: ['leaders', id, 'wounded'], message: 'only leaders on the map are wounded' };
    if (at === 'mutinied') yield { keys: ['leaders', id, 'at'], message: 'only units go home in anger' };
    if (at === 'captive' && !isPlayed(setting, side))
      yield { keys: ['leaders', id, 'side'], message: 'prisoners are held by a side that a player plays' };
  }
};

/**
 * Checks that markers that can be rebuilt or are yet to come belong to the side of their counter, and that fleets are
 * at sea (R 11.7, S8, S12).
 */
export const baggageChecks: SketchCheck = function* baggageChecks({ baggage }, { roster, components: { map } }) {
  if (baggage === undefined) return;
  const zones = new Set(map.seaZones.map(({ id }) => id));
  for (const { id, side: own } of roster.baggage) {
    const { at, side } = baggage[id] ?? {};
    if (at === undefined) continue;
    if (at === 'captive' || at === 'mutinied')
      yield { keys: ['baggage', id, 'at'], message: 'markers do not go home and are not prisoners' };
    else if (isTray(at) && at !== 'gone' && side !== own)
      yield { keys: ['baggage', id, 'side'], message: `off the map it is the ${own} side’s` };
  }
  for (const { fact } of roster.fleets) {
    const { at } = baggage[fact.id] ?? {};
    if (at !== undefined && !isTray(at) && !zones.has(at))
      yield { keys: ['baggage', fact.id, 'at'], message: 'fleets are at sea' };
  }
};

/** Checks what is stored for optional rules: it names players, and pieces in play (R S14). */
export const memoryChecks: SketchCheck = function* memoryChecks(sketch, setting) {
  const { options } = setting;
  const { defeated, guards }: Remembered = memoryIn(sketch).memory ?? {};
  const unplayed = (rule: keyof typeof OPTIONAL_RULE_CLAUSES): string => `${OPTIONAL_RULE_CLAUSES[rule]} is not played`;
  if (defeated !== undefined && !plays({ options }, 'mutinyChecks'))
    yield { keys: ['memory', 'defeated'], message: unplayed('mutinyChecks') };
  const tried = [...ANYWHERE, 'mutinyCheck'];
  // If the game ends in a combat, mutiny is no longer checked.
  if (defeated !== undefined && sketch.ended === null && sketch.stack?.every(({ kind }) => !tried.includes(kind)))
    yield { keys: ['memory', 'defeated'], message: 'mutiny is checked when the combat is over (R S14.1)' };
  for (const [index, side] of (defeated ?? []).entries())
    if (!isPlayed(setting, side) || defeated?.indexOf(side) !== index)
      yield { keys: ['memory', 'defeated', index], message: 'players who have troops, each once' };
  if (guards !== undefined && !plays({ options }, 'personalGuards'))
    yield { keys: ['memory', 'guards'], message: unplayed('personalGuards') };
  for (const [side, { unit, leader }] of Object.entries(guards ?? {})) {
    const pair = [sketch.units?.[unit], sketch.leaders?.[leader]];
    const isDead = sketch.units !== undefined && sketch.units[unit] === undefined;
    if (isDead || pair.some((row) => row !== undefined && (row.side !== side || isTray(row.at))))
      yield { keys: ['memory', 'guards', side], message: 'a unit and a leader of the side, on the map' };
  }
};
