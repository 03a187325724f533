/** Writing positions: the differences of a state from the start of its scenario. */
import { sameJson } from '../../../core/index.js';
import type { Position, PositionRegion } from '../../position.js';
import type { CityState, GameState } from '../../state.js';
import { PELOPONNESIAN_POSITION_VERSION } from '../../version.js';
import { PLAYERS, REGIONS, type CityId, type PlayerId, type RegionId } from '../../vocabulary.js';
import { baseOf, type Base } from './base.js';
import { writeCards } from './cards.js';
import { readPieces, writePieces } from './pieces.js';
import { inMotion, sketchOf, wholeOf } from './situation.js';

/** Returns the differences of each region. */
function writeRegions({ regions }: GameState, { state }: Base): NonNullable<Position['regions']> {
  const written: Partial<Record<RegionId, PositionRegion>> = {};
  for (const region of REGIONS) {
    const [now, then] = [regions[region], state.regions[region]];
    if (now === undefined || then === undefined || sameJson(now, then)) continue;
    written[region] = {
      ...(now.player !== then.player && { player: now.player }),
      ...(now.allegiance !== then.allegiance && { allegiance: now.allegiance }),
      ...(now.militance !== then.militance && { militance: now.militance }),
      ...(now.multiple !== then.multiple && { multiple: now.multiple }),
      ...(now.neutral !== then.neutral && { neutral: now.neutral === true }),
    };
  }
  return written;
}

function writeTreasuries({ treasuries }: GameState, { state }: Base): NonNullable<Position['treasuries']> {
  const written: Partial<Record<PlayerId, number>> = {};
  for (const player of PLAYERS) {
    const now = treasuries[player];
    if (now !== undefined && now !== state.treasuries[player]) written[player] = now;
  }
  return written;
}

function writeCities({ cities }: GameState, { state }: Base): NonNullable<Position['cities']> {
  const written: Record<CityId, CityState> = {};
  for (const id of new Set([...Object.keys(state.cities), ...Object.keys(cities)])) {
    const now = cities[id] ?? {};
    if (!sameJson(now, state.cities[id] ?? {})) written[id] = now;
  }
  return written;
}

/** Returns a field with a table, or nothing if the table is empty. */
const nonEmpty = <K extends keyof Position>(key: K, table: Position[K] & object): Partial<Position> =>
  Object.keys(table).length === 0 ? {} : { [key]: table };

/** Returns the fields that positions and states share, where they differ. */
function differing(
  state: GameState,
  base: Base,
  keys: readonly (keyof Position & keyof GameState)[],
): Partial<Position> {
  const changed = keys.filter((key) => !sameJson(state[key], base.state[key]));
  return Object.fromEntries(changed.map((key) => [key, state[key]]));
}

/** Returns whether a position without a moment describes a state: a season has begun, and no player has acted in it. */
function describes(position: Position, state: GameState, base: Base): boolean {
  if (!canBegin(state)) return false;
  const pieces = readPieces(position.pieces, position.others, base);
  const built = wholeOf(sketchOf({ ...position }, pieces, base));
  return built !== undefined && sameJson(inMotion(built, { ...position }), state);
}

/**
 * Returns whether a state can be written as the beginning of a season: before the first Campaign Turn no unit has
 * foraged or raided.
 */
const canBegin = ({ campaignTurn, raidedThisSeason, units }: GameState): boolean =>
  campaignTurn === 0 &&
  raidedThisSeason.length === 0 &&
  Object.values(units).every(({ foraging, raiding }) => foraging !== true && raiding !== true);

/** Returns a state as a position. */
export function written(state: GameState): Position {
  const base = baseOf(state.options);
  const position: Position = {
    format: 'diadochi-position',
    game: 'peloponnesian',
    version: PELOPONNESIAN_POSITION_VERSION,
    options: state.options,
    ...differing(state, base, ['year', 'season', 'campaignTurn']),
    ...nonEmpty('treasuries', writeTreasuries(state, base)),
    ...nonEmpty('regions', writeRegions(state, base)),
    ...nonEmpty('pieces', writePieces(state, base)),
    ...nonEmpty('cities', writeCities(state, base)),
    ...differing(state, base, ['forts', 'bases', 'longWalls', 'longWallsBegun', 'built']),
    ...differing(state, base, ['raided', 'raidedThisSeason', 'placedBases', 'lowered', 'closedTo']),
    ...nonEmpty('cards', writeCards(state, base)),
    ...differing(state, base, ['effects', 'sicily', 'peace']),
  };
  if (state.ended !== null) return { ...position, ended: state.ended };
  return describes(position, state, base) ? position : { ...position, stack: state.stack };
}
