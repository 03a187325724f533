/** R 15.4, 18: the royal family and the Funeral Cart change hands, go about, and leave the game. */
import type { RuleRef } from '../../core/index.js';
import { cartIsAt, isHeir, royalsAt } from '../query/royals.js';
import type { AlexandersBody, Royal } from '../state.js';
import type { Place, Post } from '../table/places.js';
import type { GameRun } from '../types.js';
import type { PlayerId, RoyalId, RoyalWomanId, SpaceId } from '../vocabulary.js';
import { dismissWard } from './charges.js';
import { tableOf } from './table.js';

/** A royal, or the cart. */
export type Ward = RoyalId | 'cart';

/** Changes something about a royal in silence. */
function changeRoyal(run: GameRun, id: RoyalId, changes: Partial<Royal>): void {
  const table = tableOf(run);
  const royal = table.royals[id];
  const { status = royal.status, space = royal.space, inside = royal.inside, controller = royal.controller } = changes;
  table.setRoyal(id, { status, space, inside, controller });
}

/** Changes something about the cart in silence. */
function changeBody(run: GameRun, changes: Partial<AlexandersBody>): void {
  const table = tableOf(run);
  const { body } = table;
  const { status = body.status, space = body.space, inside = body.inside, controller = body.controller } = changes;
  const { built = body.built } = changes;
  const changed = { status, space, inside, controller };
  table.setBody(built === true && status === 'cart' ? { ...changed, built } : changed);
}

/** A royal or the cart stands in another place, in silence; `undefined`: at sea. */
export function shiftWard(run: GameRun, ward: Ward, to: Place | undefined): void {
  const space = to?.space ?? null;
  const inside = to?.inside ?? false;
  if (ward === 'cart') changeBody(run, { space, inside });
  else changeRoyal(run, ward, { space, inside });
}

/** A royal or the cart stands outside the city of its space, in silence. */
export function leaveCity(run: GameRun, ward: Ward): void {
  if (ward === 'cart') changeBody(run, { inside: false });
  else changeRoyal(run, ward, { inside: false });
}

/** A royal or the cart has been moved in this segment. */
export function useWard(run: GameRun, ward: Ward): void {
  tableOf(run).setMovedRoyal(ward, true);
}

/** A royal comes under a player's control where it stands. */
export function controlRoyal(run: GameRun, royal: RoyalId, player: PlayerId, rule: RuleRef): void {
  const previous = run.state.royals[royal].controller;
  if (previous === player) return;
  dismissWard(run, royal);
  changeRoyal(run, royal, { controller: player });
  run.emit({ type: 'royalControlled', rule, royal, player, previous });
}

/** Nobody controls a royal any more. */
export function freeRoyal(run: GameRun, royal: RoyalId, rule: RuleRef): void {
  dismissWard(run, royal);
  const previous = run.state.royals[royal].controller;
  changeRoyal(run, royal, { controller: null });
  if (previous !== null) run.emit({ type: 'royalFreed', rule, royal, previous });
}

/** A woman is inactive again: no marriage, no master, and outside the city (R 18.4). */
export function retireWoman(run: GameRun, woman: RoyalWomanId, rule: RuleRef): void {
  dismissWard(run, woman);
  const { space } = run.state.royals[woman];
  if (space === null) return;
  changeRoyal(run, woman, { status: 'inactive', controller: null, inside: false });
  tableOf(run).setMovedRoyal(woman, false);
  run.emit({ type: 'royalInactive', rule, royal: woman, space });
}

/** A royal is activated by a card, in a place and for a player (R 18.4.2). */
export function activateRoyal(
  run: GameRun,
  royal: RoyalId,
  player: PlayerId,
  { space, inside }: Place,
  rule: RuleRef = 'R 18.4.2',
): void {
  dismissWard(run, royal);
  changeRoyal(run, royal, { status: 'active', space, inside, controller: player });
  tableOf(run).setMovedRoyal(royal, false);
  run.emit({ type: 'royalActivated', rule, royal, player });
}

/** A royal is somewhere else of a sudden, by a card. */
export function moveRoyal(
  run: GameRun,
  royal: RoyalId,
  player: PlayerId | null,
  { space, inside }: Place,
  rule: RuleRef,
): void {
  dismissWard(run, royal);
  shiftWard(run, royal, { space, inside });
  run.emit({ type: 'royalMoved', rule, royal, player, space, inside });
}

/** A royal dies and leaves the game (R 18.7). */
export function killRoyal(run: GameRun, royal: RoyalId, rule: RuleRef = 'R 18.7'): void {
  dismissWard(run, royal);
  changeRoyal(run, royal, { status: 'dead', space: null, inside: false, controller: null });
  tableOf(run).setMovedRoyal(royal, false);
  run.emit({ type: 'royalDied', rule, royal });
}

/** The Funeral Cart comes under a player's control where it stands (R 15.4.1). */
export function controlCart(run: GameRun, player: PlayerId): void {
  const previous = run.state.body.controller;
  if (previous === player) return;
  dismissWard(run, 'cart');
  changeBody(run, { controller: player });
  run.emit({ type: 'cartControlled', rule: 'R 15.4.1', player, previous });
}

/** The cart is built before its time (R 19.11). */
export function buildCart(run: GameRun, player: PlayerId): void {
  const { space } = run.state.body;
  if (space === null) return;
  changeBody(run, { built: true });
  run.emit({ type: 'cartBuilt', rule: 'R 19.11', player, space });
}

/** Nobody controls the cart any more. */
export function freeCart(run: GameRun): void {
  dismissWard(run, 'cart');
  const previous = run.state.body.controller;
  changeBody(run, { controller: null });
  if (previous !== null) run.emit({ type: 'cartFreed', rule: 'R 15.4.1', previous });
}

/** The body is laid to rest: the cart becomes the tomb, for good (R 15.4.3). `royalTombs`: with the kings at Pella. */
export function buryBody(run: GameRun, player: PlayerId, space: SpaceId, royalTombs: boolean): void {
  dismissWard(run, 'cart');
  const table = tableOf(run);
  changeBody(run, { status: 'tomb', inside: false, controller: null });
  table.setMovedRoyal('cart', false);
  if (royalTombs) table.pellaBurial = player;
  run.emit({ type: 'bodyBuried', rule: 'R 15.4.3', player, space });
}

/** A body not yet buried is lost to history (R 6.1.4, 15.4.5). */
export function loseBody(run: GameRun): void {
  dismissWard(run, 'cart');
  changeBody(run, { status: 'lost', space: null, inside: false, controller: null });
  tableOf(run).setMovedRoyal('cart', false);
  run.emit({ type: 'bodyLost', rule: 'R 6.1.4' });
}

/** The Funeral Cart is somewhere else of a sudden, by a card. */
export function moveCart(run: GameRun, player: PlayerId, { space, inside }: Place, rule: RuleRef): void {
  dismissWard(run, 'cart');
  shiftWard(run, 'cart', { space, inside });
  run.emit({ type: 'cartMoved', rule, player, space, inside });
}

/**
 * What a player keeps in a place is captured with his beaten Army or his city, zone by zone (R 12.5.1, 18.6.1): Heirs and the cart
 * go to the captor, his women become inactive; what others control there stays theirs.
 */
export function captureRoyals(run: GameRun, post: Post, captor: PlayerId): void {
  const hasCart = cartIsAt(run.state, post.player, post);
  for (const royal of royalsAt(run.state, post.player, post)) {
    leaveCity(run, royal);
    if (isHeir(royal)) controlRoyal(run, royal, captor, 'R 18.6.1');
    else retireWoman(run, royal, 'R 18.4.3');
  }
  if (!hasCart) return;
  leaveCity(run, 'cart');
  controlCart(run, captor);
}
