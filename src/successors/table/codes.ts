/** Numbers for the words that are asked about most: seats, factions, kinds of CU, generals, royals. */
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

/** No faction, no province, nobody. */
export const NONE = -1;
/** The faction code of the Independents; below it are the seats. */
export const INDEPENDENT = PLAYERS.length;

/** Every faction by its code: the players in the order of their seats, then the Independents. */
export const FACTIONS: readonly Faction[] = [...PLAYERS, 'independent'];

/** The seat of a player: 0 to 4. */
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

/** The faction of a code; of none: `undefined`. An index below 0 is not asked for: it is looked for as a name, and slows the look-up down for ever. */
export const factionOf = (code: number): Faction | undefined => (code === NONE ? undefined : FACTIONS[code]);

export const factionCode = (faction: Faction): number => (faction === 'independent' ? INDEPENDENT : seatOf(faction));

/** Zones of a space: a place outside, and the next one inside. */
export const ZONES = 2;

/** Whether the code of a place or of a post is one inside a city. */
export const isInside = (place: number): boolean => (place & 1) === 1;

const numbered = <Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> =>
  Object.freeze(recordOf(ids, (id) => ids.indexOf(id)));

/** The code of a kind of CU: its place in `COMBAT_UNITS`. */
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
/** Royals, and after them the Funeral Cart: whatever somebody can have with him. */
export const ROYAL_CODES: Readonly<Record<RoyalId, number>> = numbered(ROYALS);
export const CART_CODE = ROYALS.length;

/** The lowest of some bits; of none: -1. */
export const lowestBit = (bits: number): number => (bits === 0 ? NONE : 31 - Math.clz32(bits & -bits));
