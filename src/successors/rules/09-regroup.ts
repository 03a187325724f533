/** R 9.1, 10.2, 11.3, 11.7, 12.1.2, 12.6: pieces that move without an activation: reactions, withdrawals, retreats. */
import type { Draft } from 'immer';
import { groupDraftIn, groupIn } from '../deeds/group-losses.js';
import { moveGeneral, moveMinorGenerals, markGeneralMoved } from '../deeds/generals.js';
import { dropOffRoyalOrCart, moveGroupTo, royalsAndCartOf, type MarchDraft } from '../deeds/group.js';
import { moveRoyalOrCart } from '../deeds/royals.js';
import { moveUnits } from '../deeds/units.js';
import type { MarchGroup } from '../frame/index.js';
import { forceAt, hasEnemyUnits, majorGeneralsAt, minorGeneralsAt } from '../query/presence.js';
import { cartIsAt, cartMayMove, royalsAt } from '../query/royals.js';
import { outside, type Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { copiedUnits, countUnits } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { isOwnCity } from './08-3-7-cities.js';
import { takeShelter } from './08-3-7-shelter.js';

/**
 * Returns everything that a player has in a place. Only Armies carry royals and the cart (R 18.6), and the cart does
 * not move on Game Turn 1 (R 6.1.1).
 */
export function groupAt(situation: Situation, player: PlayerId, place: Place): Draft<MarchGroup> {
  const units = forceAt(situation, player, place.space, place.inside);
  const carries = countUnits(units) > 0;
  return {
    generals: [...majorGeneralsAt(situation, player, place.space, place.inside)],
    minors: minorGeneralsAt(situation, player, place.space, place.inside),
    units: copiedUnits(units),
    royals: carries ? [...royalsAt(situation, player, place)] : [],
    cart: carries && cartMayMove(situation) && cartIsAt(situation, player, place),
  };
}

/**
 * Moves a group to another place without an event. Whether its pieces have moved in this Segment does not change
 * (ruling reactions-are-no-activation). `used`: its CUs and generals count as used in this Segment.
 */
export function regroup(
  run: GameRun,
  player: PlayerId,
  from: Place,
  to: Place,
  group: MarchGroup,
  { used = false }: { readonly used?: boolean } = {},
): void {
  moveUnits(run, player, from, to, group.units, { used });
  for (const id of group.generals) {
    moveGeneral(run, id, to);
    if (used) markGeneralMoved(run, id);
  }
  const leading = countUnits(group.units) > 0;
  moveMinorGenerals(run, player, from, to, group.minors, { leading, used });
  for (const id of group.royals) moveRoyalOrCart(run, id, to);
  if (group.cart) moveRoyalOrCart(run, 'cart', to);
}

/**
 * Returns the space to which a player's Army goes back: the latest one on its way that has no enemy CUs outside now, or
 * whose city lets it in (ruling back-past-a-granter, ruling shelter). `undefined`: it has no way back
 * (ruling no-way-back).
 */
export const wayBack = (
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  trail: readonly SpaceId[],
): SpaceId | undefined =>
  trail.findLast((to) => to !== space && (!hasEnemyUnits(situation, player, to) || isOwnCity(situation, player, to)));

/**
 * Returns everything that a player has outside in a space. Of royals and the cart, an Army on the march has only those
 * that it picked up.
 */
export function forceOf(situation: Situation, player: PlayerId, space: SpaceId): Draft<MarchGroup> {
  const force = groupAt(situation, player, outside(space));
  const group = groupIn({ state: situation }, player, outside(space))?.group;
  return group === undefined ? force : { ...force, royals: [...group.royals], cart: group.cart };
}

/**
 * Moves a force from one space to another, outside: the group on the march, if it belongs to the force, then the other
 * pieces that are still there.
 */
export function moveForce(run: GameRun, player: PlayerId, from: SpaceId, to: SpaceId, force: MarchGroup): void {
  const march = groupDraftIn(run, player, outside(from));
  if (march !== undefined) moveGroupTo(run, march, outside(to));
  regroup(run, player, outside(from), outside(to), force);
}

/**
 * Moves the attacker back to the space they came from, or inside their own Major City there if it is besieged (R 12.6,
 * 13.2.6): the Army on the march with everything it carries, and all other pieces that fought.
 */
export function goBack(run: GameRun, player: PlayerId, space: SpaceId, to: SpaceId): void {
  const march = groupDraftIn(run, player, outside(space));
  if (march !== undefined && countUnits(forceAt(run.state, player, space)) === 0) leaveRoyalsAndCart(run, march);
  const going = forceOf(run.state, player, space);
  moveForce(run, player, space, to, going);
  emitMoved(run, 'retreated', 'R 12.6', player, space, to, going);
  takeShelter(run, player, to);
}

/** Leaves the royals and the cart of a group without CUs where they are (R 18.6). */
function leaveRoyalsAndCart(run: GameRun, march: MarchDraft): void {
  for (const royal of royalsAndCartOf(march.group))
    dropOffRoyalOrCart(run, march, { space: march.space, inside: march.inside }, royal);
}

/** Emits the event of an Army's move from one space to another. */
export function emitMoved(
  run: GameRun,
  type: 'avoidedBattle' | 'intercepted' | 'withdrew' | 'retreated',
  rule: `R ${string}`,
  player: PlayerId,
  from: SpaceId,
  to: SpaceId,
  group: MarchGroup,
): void {
  const { generals, minors, units, royals, cart } = group;
  run.emit({
    type,
    rule,
    player,
    from,
    to,
    generals: [...generals],
    minors,
    units: copiedUnits(units),
    royals: [...royals],
    cart,
  });
}
