/**
 * R 18: the royal family, and the Funeral Cart, which is treated like an Heir (R 15.4.1). Capture is R 18.6.1 and
 * 18.6.2, death R 18.7 (ruling double-numbers).
 */
import { frameOf } from '../../core/index.js';
import {
  captureRoyals,
  controlCart,
  controlRoyal,
  freeCart,
  freeRoyal,
  moveOutOfCity,
  retireWoman,
} from '../deeds/royals.js';
import type { Belligerent } from '../frame/index.js';
import { cartIsAt, heirController, isHeir, royalsAt, womanController } from '../query/royals.js';
import { CART_CODE, ROYAL_CODES } from '../table/codes.js';
import type { Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { HEIRS, ROYAL_WOMEN, type HeirId, type PlayerId, type RoyalWomanId, type SpaceId } from '../vocabulary.js';

/**
 * Gives what a player loses with a defeated Army or a captured city to the victor (R 12.5.1, 18.6.1). Independent
 * Armies never capture (R 14.1): without a general there any more, the control of Heirs and cart is determined by the
 * pieces that are left.
 */
export function loseRoyals(run: GameRun, post: Post, victor: Belligerent): void {
  if (victor !== 'independent') return captureRoyals(run, post, victor);
  for (const royal of royalsAt(run.state, post.player, post)) {
    if (isHeir(royal)) settleHeir(run, royal, post.space);
    else retireWoman(run, royal, 'R 18.4.3');
  }
  if (cartIsAt(run.state, post.player, post)) settleCart(run, post.space);
}

/**
 * Determines again who controls the royals and the cart in a space (R 18.1, 18.6.1; ruling keeping-royals), except
 * those of a player who may still drop somebody off with them.
 */
export function settleRoyals(run: GameRun, space: SpaceId, spared: PlayerId | null = null): void {
  const { state } = run;
  const present = state.royalBits(state.spaceCode(space));
  if (present === 0) return;
  const isHere = (royal: number): boolean => (present & (1 << royal)) !== 0;
  const isSpared = (controller: PlayerId | null): boolean => controller !== null && controller === spared;
  for (const heir of HEIRS)
    if (isHere(ROYAL_CODES[heir]) && !isSpared(state.royals[heir].controller)) settleHeir(run, heir, space);
  for (const woman of ROYAL_WOMEN)
    if (isHere(ROYAL_CODES[woman]) && !isSpared(state.royals[woman].controller)) settleWoman(run, woman, space);
  if (isHere(CART_CODE) && !isSpared(state.body.controller)) settleCart(run, space);
}

function settleHeir(run: GameRun, heir: HeirId, space: SpaceId): void {
  const { state } = run;
  if (state.royals[heir].inside && !isHeldCity(state, space)) moveOutOfCity(run, heir);
  const { inside, controller: previous } = state.royals[heir];
  const carried = frameOf(state, 'march')?.group.royals.includes(heir) === true;
  const controller = heirController(state, { space, inside, controller: previous, carried });
  if (controller === previous) return;
  if (controller === null) freeRoyal(run, heir, 'R 18.1');
  else controlRoyal(run, heir, controller, 'R 18.6.1');
}

function settleWoman(run: GameRun, woman: RoyalWomanId, space: SpaceId): void {
  const { status, inside, controller } = run.state.royals[woman];
  if (status !== 'active') return;
  if (womanController(run.state, { space, inside, controller }) === null)
    retireWoman(run, woman, 'ruling abandoned-women');
}

function settleCart(run: GameRun, space: SpaceId): void {
  const { state } = run;
  if (state.body.status !== 'cart') return;
  if (state.body.inside && !isHeldCity(state, space)) moveOutOfCity(run, 'cart');
  const { inside, controller: previous } = state.body;
  const carried = frameOf(state, 'march')?.group.cart === true;
  const controller = heirController(state, { space, inside, controller: previous, carried });
  if (controller === previous) return;
  if (controller === null) freeCart(run);
  else controlCart(run, controller);
}

/** Returns whether a player controls the city of a space: nobody else keeps a royal inside (R 18.6.2). */
const isHeldCity = (situation: Situation, space: SpaceId): boolean => {
  const holder = situation.controller(space);
  return holder !== undefined && holder !== 'independent';
};
