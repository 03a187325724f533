/** R 9.1, 10.2, 11.3, 11.7, 12.1.2, 12.6: pieces that go somewhere without an activation: reactions, withdrawals, retreats. */
import type { Draft } from 'immer';
import { groupDraftIn, groupIn } from '../deeds/charges.js';
import { shiftGeneral, shiftMinorGenerals, useGeneral } from '../deeds/generals.js';
import { leaveWard, moveGroupTo, wardsOf, type MarchDraft } from '../deeds/group.js';
import { shiftWard } from '../deeds/royals.js';
import { shiftUnits } from '../deeds/units.js';
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

/** All that a player has in a place. Royals and the cart are carried by Armies only (R 18.6), the cart not on Game Turn 1 (R 6.1.1). */
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
 * Puts a group in another place, in silence. Whether a piece has moved in this segment does not change (ruling reactions-are-no-activation);
 * `used`: its CUs and generals have been used in it from now on.
 */
export function regroup(
  run: GameRun,
  player: PlayerId,
  from: Place,
  to: Place,
  group: MarchGroup,
  { used = false }: { readonly used?: boolean } = {},
): void {
  shiftUnits(run, player, from, to, group.units, { used });
  for (const id of group.generals) {
    shiftGeneral(run, id, to);
    if (used) useGeneral(run, id);
  }
  const leading = countUnits(group.units) > 0;
  shiftMinorGenerals(run, player, from, to, group.minors, { leading, used });
  for (const id of group.royals) shiftWard(run, id, to);
  if (group.cart) shiftWard(run, 'cart', to);
}

/**
 * Where an Army of a player's goes back to out of a space: of the spaces on its way, the latest in which no enemy CUs stand outside now, or
 * whose city takes it in (ruling back-past-a-granter, ruling shelter). `undefined`: it has no way back (ruling no-way-back).
 */
export const wayBack = (
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  trail: readonly SpaceId[],
): SpaceId | undefined =>
  trail.findLast((to) => to !== space && (!hasEnemyUnits(situation, player, to) || isOwnCity(situation, player, to)));

/** All that a player has outside in a space; of what is there for an Army on the march to carry, what it has taken up. */
export function forceOf(situation: Situation, player: PlayerId, space: SpaceId): Draft<MarchGroup> {
  const force = groupAt(situation, player, outside(space));
  const group = groupIn({ state: situation }, player, outside(space))?.group;
  return group === undefined ? force : { ...force, royals: [...group.royals], cart: group.cart };
}

/** A force goes from one space to another, outside: the Army on the march, if it is part of it, and then whoever of it is there yet. */
export function moveForce(run: GameRun, player: PlayerId, from: SpaceId, to: SpaceId, force: MarchGroup): void {
  const march = groupDraftIn(run, player, outside(from));
  if (march !== undefined) moveGroupTo(run, march, outside(to));
  regroup(run, player, outside(from), outside(to), force);
}

/**
 * The attacker goes back to the space he came from, and inside his own Major City there if that is besieged (R 12.6, 13.2.6):
 * the Army on the march with all that it carries, and whatever else of his fought beside it.
 */
export function goBack(run: GameRun, player: PlayerId, space: SpaceId, to: SpaceId): void {
  const march = groupDraftIn(run, player, outside(space));
  if (march !== undefined && countUnits(forceAt(run.state, player, space)) === 0) leaveWards(run, march);
  const going = forceOf(run.state, player, space);
  moveForce(run, player, space, to, going);
  sayMoved(run, 'retreated', 'R 12.6', player, space, to, going);
  takeShelter(run, player, to);
}

/** Nobody is left who could carry them: the royals and the cart of a group stay where they are (R 18.6). */
function leaveWards(run: GameRun, march: MarchDraft): void {
  for (const ward of wardsOf(march.group)) leaveWard(run, march, { space: march.space, inside: march.inside }, ward);
}

/** Says that an Army went from one space to another. */
export function sayMoved(
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
