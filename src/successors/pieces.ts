/** The names of pieces: what somebody points at on the map and beside it. */
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
 * Where pieces without a name of their own are: a place on the board (`red:pella`, `red:pella:inside`), `march` for the Army on
 * the march, or a player alone for what he has off the map: his supply, and what he is to deploy.
 */
export type Whereabouts = PlaceKey | 'march' | PlayerId;

/** The name of a piece, or of pieces that are all alike in one place. */
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
  /** A die that has fallen, by its place among those thrown. */
  | `die:${number}`;

/** What an action of Successors is about. */
export type SuccessorsSubject = Subject<SpaceId, PieceId, CardId, ProvinceId, PlayerId>;

/**
 * The names of pieces, for whoever draws them: what is clicked is looked up by its name among groups of actions.
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
