/**
 * R 8.3.1, 4.16: losses in a place are taken first from the pieces that stand there, then from the Army on the march
 * that has reached it. Lost pieces leave its group.
 */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import type { MarchFrame, MarchGroup } from '../frame/index.js';
import type { Place } from '../table/places.js';
import type { GameRun } from '../types.js';
import { commonUnits, type Units } from '../units.js';
import { moveLentPrestige } from './oratory.js';
import { tableOf } from './table.js';
import type { GeneralId, PlayerId, RoyalId } from '../vocabulary.js';

/** Returns the activation whose group stands in a place; `undefined` if there is none. */
export function groupIn(run: Pick<GameRun, 'state'>, player: PlayerId, place: Place): MarchFrame | undefined {
  const march = frameOf(run.state, 'march');
  const here =
    march !== undefined &&
    !march.afloat &&
    march.player === player &&
    march.space === place.space &&
    march.inside === place.inside;
  return here ? march : undefined;
}

/** Returns a draft of the activation whose group stands in a place. */
export const groupDraftIn = (run: GameRun, player: PlayerId, place: Place): Draft<MarchFrame> | undefined =>
  groupIn(run, player, place) === undefined ? undefined : run.frame('march');

/**
 * Updates the group after CUs have left a place. `left` are the CUs still there; those beyond the pieces outside the
 * group belonged to it.
 */
export function updateGroupUnits(run: GameRun, player: PlayerId, place: Place, left: Units): void {
  const march = groupDraftIn(run, player, place);
  if (march === undefined) return;
  march.group.units = commonUnits(march.group.units, left);
  march.through = commonUnits(march.through, march.group.units);
}

/**
 * Updates the group after Minor Generals have left a place, of whom `left` are still there. Returns the number still in
 * the group.
 */
export function updateGroupMinors(run: GameRun, player: PlayerId, place: Place, left: number): number {
  const march = groupDraftIn(run, player, place);
  if (march === undefined) return 0;
  march.group.minors = Math.min(march.group.minors, left);
  if (left === 0) moveLentPrestige(run, player, 'march', undefined);
  return march.group.minors;
}

/** Removes a Major General who has left the map or gone elsewhere from the group. */
export function removeGeneralFromGroup(run: GameRun, general: GeneralId): void {
  const march = run.frame('march');
  if (march !== undefined) march.group.generals = march.group.generals.filter((other) => other !== general);
}

/** Removes a royal or the cart that has changed hands or left from the group. */
export function removeRoyalOrCartFromGroup(run: GameRun, royal: RoyalId | 'cart'): void {
  const march = run.frame('march');
  if (march === undefined || !carries(march.group, royal)) return;
  dropRoyalOrCart(march, royal);
  if (march.arrivedBy !== 'start') tableOf(run).setMovedRoyal(royal, true);
}

const carries = ({ royals, cart }: MarchGroup, royal: RoyalId | 'cart'): boolean =>
  royal === 'cart' ? cart : royals.includes(royal);

/** Removes a royal or the cart from a group. */
export function dropRoyalOrCart({ group }: Draft<MarchFrame>, royal: RoyalId | 'cart'): void {
  if (royal === 'cart') group.cart = false;
  else group.royals = group.royals.filter((other) => other !== royal);
}
