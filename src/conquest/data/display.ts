/** R 10.4, 10.5: the Tactical Display. All of it is printed in the rulebook; both armies have the same boxes. */
import type { BoxId, Nation, SideId } from '../vocabulary.js';

/** A box of one of the two armies: whose unit stands in another's has broken into it. */
export interface Post {
  /** The army of the box. */
  readonly army: SideId;
  readonly box: BoxId;
}

/** The lines of a box; all but those of the battle line have one alone (R 10.5, 10.6). */
export type Line = 1 | 2;

export interface BoxFact {
  readonly id: BoxId;
  /** The boxes of its own army that arrows join it with (R 10.4). */
  readonly neighbours: readonly BoxId[];
  /** The box of the other army that it faces. */
  readonly faces: BoxId | null;
  /** The number of units of its own army that it holds in each line; no limit is `Infinity` (R 10.5). */
  readonly holds: Readonly<Record<Line, number>>;
  /** Whether it is a box of the battle line, which its last unit cannot leave (R 10.8). */
  readonly battleLine?: boolean;
  /** Whether only cavalry and light infantry can enter it (R 10.5). */
  readonly outflank?: boolean;
}

const line: Pick<BoxFact, 'holds' | 'battleLine'> = { holds: { 1: 4, 2: 4 }, battleLine: true };
const outflank: Pick<BoxFact, 'holds' | 'outflank'> = { holds: { 1: 4, 2: 0 }, outflank: true };

export const boxes: Readonly<Record<BoxId, BoxFact>> = {
  left: { id: 'left', neighbours: ['leftOutflank', 'centre', 'reserve'], faces: 'right', ...line },
  centre: { id: 'centre', neighbours: ['left', 'right', 'reserve'], faces: 'centre', ...line },
  right: { id: 'right', neighbours: ['centre', 'rightOutflank', 'reserve'], faces: 'left', ...line },
  leftOutflank: { id: 'leftOutflank', neighbours: ['left', 'reserve'], faces: 'rightOutflank', ...outflank },
  rightOutflank: { id: 'rightOutflank', neighbours: ['right', 'reserve'], faces: 'leftOutflank', ...outflank },
  reserve: { id: 'reserve', neighbours: ['left', 'centre', 'right', 'leftOutflank', 'rightOutflank'], faces: null, holds: { 1: Infinity, 2: 0 } },
  routed: { id: 'routed', neighbours: [], faces: null, holds: { 1: Infinity, 2: 0 } },
};

/** The boxes in which armies fight, in the order of lists. */
export const FIGHTING: readonly BoxId[] = ['left', 'centre', 'right', 'leftOutflank', 'rightOutflank', 'reserve'];

/** The number of units of the other army that a box holds, and that can advance at once (R 10.5, 10.9). */
export const MOST_INTRUDERS = 4;
/** The number of units of the Reserve that fight, attacking or attacked (R 10.5). */
export const MOST_FROM_RESERVE = 4;
/** The number of units of a tactical movement (R 10.8). */
export const MOST_SHIFTED = 2;
/** The number of units that hold the Reserve of the enemy in a breakthrough (R 10.19). */
export const BREAKTHROUGH = 4;
/** The number of rounds after which a battle is over (R 10.2). */
export const LAST_ROUND = 10;

/** The boxes in which the first units are placed, one after another; later units go where their side likes. */
export const FIRST_PLACES: readonly BoxId[] = ['centre', 'right', 'left', 'reserve', 'centre', 'centre'];
/** The number of these places with a leader of their own. */
export const LED_PLACES = 4;
/** The pieces with a place of honour on the display (R 10.3). */
export const PLACE_OF_HONOUR: { readonly nation: Nation; readonly box: BoxId } = { nation: 'spartan', box: 'right' };

/** On this or less archers' fire by others than archers hits (R 10.14, optional). */
export const LIGHT_FIRE = 1;
