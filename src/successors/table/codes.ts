/** Numeric codes of the most frequent words: seats, factions, kinds of CUs, generals, royals. */
import { recordOf } from '../tabulate.js';
import {
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type CombatUnit,
  type Faction,
  type GeneralId,
  type IndependentArmyId,
  type PlayerId,
  type RoyalId,
} from '../vocabulary.js';

/** The code for none: no faction, no province, nobody. */
export const NONE = -1;
/** The code of the Independents among factions; lower codes are seats. */
export const INDEPENDENT = PLAYERS.length;

/** All factions by code: the players in seat order, then the Independents. */
export const FACTIONS: readonly Faction[] = [...PLAYERS, 'independent'];

/** Returns the seat of a player: 0 to 4. */
export function seatOf(player: PlayerId): number {
  switch (player) {
    case 'red':
      return 0;
    case 'blue':
      return 1;
    case 'yellow':
      return 2;
    case 'white':
      return 3;
    case 'black':
      return 4;
  }
}

/**
 * Returns the faction with a code; `undefined` for none. It tests for -1 first, because an index below 0 would be
 * looked up as a property name, which slows this lookup down permanently.
 */
export const factionOf = (code: number): Faction | undefined => (code === NONE ? undefined : FACTIONS[code]);

export const factionCode = (faction: Faction): number => (faction === 'independent' ? INDEPENDENT : seatOf(faction));

/** The number of zones of a space: the code of the place outside is followed by that inside. */
export const ZONES = 2;

/** Returns whether the code of a place or post is one inside a city. */
export const isInside = (place: number): boolean => (place & 1) === 1;

const numbered = <Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> =>
  Object.freeze(recordOf(ids, (id) => ids.indexOf(id)));

/** Returns the code of a kind of CU: its index in `COMBAT_UNITS`. */
export function kindOf(unit: CombatUnit): number {
  switch (unit) {
    case 'mercenary':
      return 0;
    case 'loyal':
      return 1;
    case 'royalArmy':
      return 2;
    case 'silverShields':
      return 3;
    case 'elephant':
      return 4;
    case 'cavalry':
      return 5;
  }
}

export const GENERAL_CODES: Readonly<Record<GeneralId, number>> = numbered(GENERALS);
export const ARMY_CODES: Readonly<Record<IndependentArmyId, number>> = numbered(INDEPENDENT_ARMIES);
/** The codes of royals, followed by that of the Funeral Cart. */
export const ROYAL_CODES: Readonly<Record<RoyalId, number>> = numbered(ROYALS);
export const CART_CODE = ROYALS.length;

/** Returns the index of the lowest bit that is set; -1 if none is. */
export const lowestBit = (bits: number): number => (bits === 0 ? NONE : 31 - Math.clz32(bits & -bits));
