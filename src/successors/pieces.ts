/** The names of pieces, by which users point at them on the map and next to it. */
import type { Subject } from '../core/index.js';
import type {
  CardId,
  CombatUnit,
  FleetId,
  GeneralId,
  IndependentArmyId,
  PlaceKey,
  PlayerId,
  ProvinceId,
  RoyalId,
  SpaceId,
} from './vocabulary.js';

/**
 * Where pieces without a name of their own are: in a place on the board (`red:pella`, `red:pella:inside`), with the
 * Army on the march (`march`), or off the map (a player: the supply, and pieces to deploy).
 */
export type Whereabouts = PlaceKey | 'march' | PlayerId;

/** The name of a piece, or of several pieces that are all alike in one place. */
export type PieceId =
  | `general:${GeneralId}`
  | `minor:${Whereabouts}`
  | `units:${Whereabouts}:${CombatUnit}`
  /** All of a player's pieces in one place. */
  | `army:${PlaceKey}`
  | `royal:${RoyalId}`
  | 'cart'
  | `marker:${SpaceId}`
  | `fleet:${FleetId}`
  | `independentArmy:${IndependentArmyId}`
  /** A rolled die, by its index. */
  | `die:${number}`;

/** What an action of Successors is about. */
export type SuccessorsSubject = Subject<SpaceId, PieceId, CardId, ProvinceId, PlayerId>;

/**
 * Functions that return the names of pieces. A picture uses them to look up the actions of a piece that was clicked.
 *
 * @example
 * import { pieceId } from 'diadochi';
 *
 * pieceId.units('red:pella', 'mercenary'); // 'units:red:pella:mercenary'
 * pieceId.general('antigonos'); // 'general:antigonos'
 */
export const pieceId = {
  general: (general: GeneralId): PieceId => `general:${general}`,
  minor: (where: Whereabouts): PieceId => `minor:${where}`,
  units: (where: Whereabouts, unit: CombatUnit): PieceId => `units:${where}:${unit}`,
  army: (place: PlaceKey): PieceId => `army:${place}`,
  royal: (royal: RoyalId): PieceId => `royal:${royal}`,
  cart: (): PieceId => 'cart',
  marker: (space: SpaceId): PieceId => `marker:${space}`,
  fleet: (fleet: FleetId): PieceId => `fleet:${fleet}`,
  independentArmy: (army: IndependentArmyId): PieceId => `independentArmy:${army}`,
  die: (index: number): PieceId => `die:${index}`,
} as const;
