/** Where the pieces are that an action does not place itself: at a place, or with the Army on the march. */
import { frameOf } from '../../core/index.js';
import type { MarchFrame } from '../frame/index.js';
import { pieceId, type PieceId } from '../pieces.js';
import type { GameState, PlayerView } from '../state.js';
import { placeKey } from '../table/places.js';
import type { CombatUnit, Commander, IndependentArmyId, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';

export type Shown = GameState | PlayerView;

/** The Army on the march, as the stack tells. */
export const marchIn = (shown: Shown): MarchFrame | undefined => frameOf(shown, 'march');

/** The space of the Army on the march. */
export const marchSpace = (shown: Shown): readonly SpaceId[] => {
  const march = marchIn(shown);
  return march === undefined ? [] : [march.space];
};

/** Whether a player's Army on the march counts as standing in a place. */
const marchesAt = (march: MarchFrame | undefined, player: PlayerId, space: SpaceId, inside: boolean): boolean =>
  march !== undefined && march.player === player && march.space === space && march.inside === inside;

/** The CUs of one kind in a place: those that stand there; where there are none, those of the Army on the march there. */
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

/** The Minor Generals in a place, or with the Army on the march there; nobody where one is still to be placed. */
function minorIn(shown: Shown, player: PlayerId, space: SpaceId, inside: boolean): readonly PieceId[] {
  const place = placeKey(player, space, inside);
  const march = marchIn(shown);
  if ((shown.minorGenerals[place] ?? 0) > 0) return [pieceId.minor(place)];
  const marching = marchesAt(march, player, space, inside) && (march?.group.minors ?? 0) > 0;
  return marching ? [pieceId.minor('march')] : [];
}

/** The Minor Generals of a space, before its city or else inside it. */
export function minorOf(shown: Shown, player: PlayerId, space: SpaceId): readonly PieceId[] {
  const before = minorIn(shown, player, space, false);
  return before.length > 0 ? before : minorIn(shown, player, space, true);
}

/** A commander in a place. */
export const commanderIn = (
  shown: Shown,
  player: PlayerId,
  commander: Commander,
  space: SpaceId,
  inside: boolean,
): readonly PieceId[] => (commander === 'minor' ? minorIn(shown, player, space, inside) : [pieceId.general(commander)]);

/** Who leads the Army on the march. */
export const leaderIn = (shown: { readonly stack: Shown['stack'] }): readonly PieceId[] => {
  const march = frameOf(shown, 'march');
  if (march === undefined) return [];
  return [march.commander === 'minor' ? pieceId.minor('march') : pieceId.general(march.commander)];
};

/** A member of the royal family, or the Funeral Cart. */
export const courtPiece = (royal: RoyalId | 'cart'): PieceId =>
  royal === 'cart' ? pieceId.cart() : pieceId.royal(royal);

/** The Independent Armies in a space. */
export const independentsIn = ({ independentArmies }: Shown, space: SpaceId): readonly PieceId[] =>
  (Object.keys(independentArmies) as IndependentArmyId[])
    .filter((army) => independentArmies[army].status === 'map' && independentArmies[army].space === space)
    .map(pieceId.independentArmy);
