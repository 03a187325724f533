/** Where pieces are if an action does not say so: in a place, or with the Army on the march. */
import { frameOf } from '../../core/index.js';
import type { MarchFrame } from '../frame/index.js';
import { pieceId, type PieceId } from '../pieces.js';
import type { GameState, PlayerView } from '../state.js';
import { placeKey } from '../table/places.js';
import type { CombatUnit, Commander, IndependentArmyId, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';

export type Shown = GameState | PlayerView;

/** Returns the activation on the stack, if any. */
export const marchIn = (shown: Shown): MarchFrame | undefined => frameOf(shown, 'march');

/** Returns the space of the Army on the march. */
export const marchSpace = (shown: Shown): readonly SpaceId[] => {
  const march = marchIn(shown);
  return march === undefined ? [] : [march.space];
};

/** Returns whether a player's Army on the march counts as standing in a place. */
const marchesAt = (march: MarchFrame | undefined, player: PlayerId, space: SpaceId, inside: boolean): boolean =>
  march !== undefined && march.player === player && march.space === space && march.inside === inside;

/**
 * Returns the CUs of one kind in a place: those that stand there or, if there are none, those of the Army on the march
 * there.
 */
export function unitsIn(
  shown: Shown,
  player: PlayerId,
  space: SpaceId,
  inside: boolean,
  unit: CombatUnit,
): readonly PieceId[] {
  const place = placeKey(player, space, inside);
  const march = marchIn(shown);
  const standing = (shown.forces[place]?.[unit] ?? 0) > 0;
  const marching = !standing && marchesAt(march, player, space, inside) && (march?.group.units[unit] ?? 0) > 0;
  return [pieceId.units(marching ? 'march' : place, unit)];
}

/** Returns the Minor Generals in a place, or with the Army on the march there; none if one is still to be placed. */
function minorIn(shown: Shown, player: PlayerId, space: SpaceId, inside: boolean): readonly PieceId[] {
  const place = placeKey(player, space, inside);
  const march = marchIn(shown);
  if ((shown.minorGenerals[place] ?? 0) > 0) return [pieceId.minor(place)];
  const marching = marchesAt(march, player, space, inside) && (march?.group.minors ?? 0) > 0;
  return marching ? [pieceId.minor('march')] : [];
}

/** Returns the Minor Generals of a space, outside its city or, if there are none, inside. */
export function minorOf(shown: Shown, player: PlayerId, space: SpaceId): readonly PieceId[] {
  const before = minorIn(shown, player, space, false);
  return before.length > 0 ? before : minorIn(shown, player, space, true);
}

/** Returns a commander in a place as a piece. */
export const commanderIn = (
  shown: Shown,
  player: PlayerId,
  commander: Commander,
  space: SpaceId,
  inside: boolean,
): readonly PieceId[] => (commander === 'minor' ? minorIn(shown, player, space, inside) : [pieceId.general(commander)]);

/** Returns the leader of the Army on the march. */
export const leaderIn = (shown: { readonly stack: Shown['stack'] }): readonly PieceId[] => {
  const march = frameOf(shown, 'march');
  if (march === undefined) return [];
  return [march.commander === 'minor' ? pieceId.minor('march') : pieceId.general(march.commander)];
};

/** Returns a member of the royal family, or the Funeral Cart, as a piece. */
export const courtPiece = (royal: RoyalId | 'cart'): PieceId =>
  royal === 'cart' ? pieceId.cart() : pieceId.royal(royal);

/** Returns the Independent Armies in a space as pieces. */
export const independentsIn = ({ independentArmies }: Shown, space: SpaceId): readonly PieceId[] =>
  (Object.keys(independentArmies) as IndependentArmyId[])
    .filter((army) => independentArmies[army].status === 'map' && independentArmies[army].space === space)
    .map(pieceId.independentArmy);
