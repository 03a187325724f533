/** R 15.4, 18: the royal family and the Funeral Cart change hands, move, and leave the game. */
import type { RuleRef } from '../../core/index.js';
import { cartIsAt, isHeir, royalsAt } from '../query/royals.js';
import type { AlexandersBody, Royal } from '../state.js';
import type { Place, Post } from '../table/places.js';
import type { GameRun } from '../types.js';
import type { PlayerId, RoyalId, RoyalWomanId, SpaceId } from '../vocabulary.js';
import { removeRoyalOrCartFromGroup } from './group-losses.js';
import { tableOf } from './table.js';

/** A royal, or the cart. */
export type RoyalOrCart = RoyalId | 'cart';

/** Changes a royal without an event. */
function changeRoyal(run: GameRun, id: RoyalId, changes: Partial<Royal>): void {
  const table = tableOf(run);
  const royal = table.royals[id];
  const { status = royal.status, space = royal.space, inside = royal.inside, controller = royal.controller } = changes;
  table.setRoyal(id, { status, space, inside, controller });
}

/** Changes the cart without an event. */
function changeBody(run: GameRun, changes: Partial<AlexandersBody>): void {
  const table = tableOf(run);
  const { body } = table;
  const { status = body.status, space = body.space, inside = body.inside, controller = body.controller } = changes;
  const { built = body.built } = changes;
  const changed = { status, space, inside, controller };
  table.setBody(built === true && status === 'cart' ? { ...changed, built } : changed);
}

/** Moves a royal or the cart to another place without an event; `undefined`: at sea. */
export function moveRoyalOrCart(run: GameRun, royal: RoyalOrCart, to: Place | undefined): void {
  const space = to?.space ?? null;
  const inside = to?.inside ?? false;
  if (royal === 'cart') changeBody(run, { space, inside });
  else changeRoyal(run, royal, { space, inside });
}

/** Moves a royal or the cart out of the city of its space, without an event. */
export function moveOutOfCity(run: GameRun, royal: RoyalOrCart): void {
  if (royal === 'cart') changeBody(run, { inside: false });
  else changeRoyal(run, royal, { inside: false });
}

/** Marks a royal or the cart as moved in this Segment. */
export function markRoyalOrCartMoved(run: GameRun, royal: RoyalOrCart): void {
  tableOf(run).setMovedRoyal(royal, true);
}

/** Gives a player control of a royal where it stands. */
export function controlRoyal(run: GameRun, royal: RoyalId, player: PlayerId, rule: RuleRef): void {
  const previous = run.state.royals[royal].controller;
  if (previous === player) return;
  removeRoyalOrCartFromGroup(run, royal);
  changeRoyal(run, royal, { controller: player });
  run.emit({ type: 'royalControlled', rule, royal, player, previous });
}

/** Ends the control of a royal. */
export function freeRoyal(run: GameRun, royal: RoyalId, rule: RuleRef): void {
  removeRoyalOrCartFromGroup(run, royal);
  const previous = run.state.royals[royal].controller;
  changeRoyal(run, royal, { controller: null });
  if (previous !== null) run.emit({ type: 'royalFreed', rule, royal, previous });
}

/** Makes a woman inactive again: unmarried, without a controller, and outside the city (R 18.4). */
export function retireWoman(run: GameRun, woman: RoyalWomanId, rule: RuleRef): void {
  removeRoyalOrCartFromGroup(run, woman);
  const { space } = run.state.royals[woman];
  if (space === null) return;
  changeRoyal(run, woman, { status: 'inactive', controller: null, inside: false });
  tableOf(run).setMovedRoyal(woman, false);
  run.emit({ type: 'royalInactive', rule, royal: woman, space });
}

/** Activates a royal by a card, in a place and for a player (R 18.4.2). */
export function activateRoyal(
  run: GameRun,
  royal: RoyalId,
  player: PlayerId,
  { space, inside }: Place,
  rule: RuleRef = 'R 18.4.2',
): void {
  removeRoyalOrCartFromGroup(run, royal);
  changeRoyal(run, royal, { status: 'active', space, inside, controller: player });
  tableOf(run).setMovedRoyal(royal, false);
  run.emit({ type: 'royalActivated', rule, royal, player });
}

/** Moves a royal to another place by a card. */
export function moveRoyal(
  run: GameRun,
  royal: RoyalId,
  player: PlayerId | null,
  { space, inside }: Place,
  rule: RuleRef,
): void {
  removeRoyalOrCartFromGroup(run, royal);
  moveRoyalOrCart(run, royal, { space, inside });
  run.emit({ type: 'royalMoved', rule, royal, player, space, inside });
}

/** Removes a dead royal from the game (R 18.7). */
export function killRoyal(run: GameRun, royal: RoyalId, rule: RuleRef = 'R 18.7'): void {
  removeRoyalOrCartFromGroup(run, royal);
  changeRoyal(run, royal, { status: 'dead', space: null, inside: false, controller: null });
  tableOf(run).setMovedRoyal(royal, false);
  run.emit({ type: 'royalDied', rule, royal });
}

/** Gives a player control of the Funeral Cart where it stands (R 15.4.1). */
export function controlCart(run: GameRun, player: PlayerId): void {
  const previous = run.state.body.controller;
  if (previous === player) return;
  removeRoyalOrCartFromGroup(run, 'cart');
  changeBody(run, { controller: player });
  run.emit({ type: 'cartControlled', rule: 'R 15.4.1', player, previous });
}

/** Builds the cart early (R 19.11). */
export function buildCart(run: GameRun, player: PlayerId): void {
  const { space } = run.state.body;
  if (space === null) return;
  changeBody(run, { built: true });
  run.emit({ type: 'cartBuilt', rule: 'R 19.11', player, space });
}

/** Ends the control of the cart. */
export function freeCart(run: GameRun): void {
  removeRoyalOrCartFromGroup(run, 'cart');
  const previous = run.state.body.controller;
  changeBody(run, { controller: null });
  if (previous !== null) run.emit({ type: 'cartFreed', rule: 'R 15.4.1', previous });
}

/**
 * Buries the body: the cart becomes the tomb for the rest of the game (R 15.4.3). `royalTombs`: with the kings at
 * Pella.
 */
export function buryBody(run: GameRun, player: PlayerId, space: SpaceId, royalTombs: boolean): void {
  removeRoyalOrCartFromGroup(run, 'cart');
  const table = tableOf(run);
  changeBody(run, { status: 'tomb', inside: false, controller: null });
  table.setMovedRoyal('cart', false);
  if (royalTombs) table.pellaBurial = player;
  run.emit({ type: 'bodyBuried', rule: 'R 15.4.3', player, space });
}

/** Removes a body that is not buried in time (R 6.1.4, 15.4.5). */
export function loseBody(run: GameRun): void {
  removeRoyalOrCartFromGroup(run, 'cart');
  changeBody(run, { status: 'lost', space: null, inside: false, controller: null });
  tableOf(run).setMovedRoyal('cart', false);
  run.emit({ type: 'bodyLost', rule: 'R 6.1.4' });
}

/** Moves the Funeral Cart to another place by a card. */
export function moveCart(run: GameRun, player: PlayerId, { space, inside }: Place, rule: RuleRef): void {
  removeRoyalOrCartFromGroup(run, 'cart');
  moveRoyalOrCart(run, 'cart', { space, inside });
  run.emit({ type: 'cartMoved', rule, player, space, inside });
}

/**
 * Gives a player's royals in a place to the captor, with a defeated Army or a city, zone by zone (R 12.5.1, 18.6.1):
 * Heirs and the cart change hands, women become inactive. What others control there stays theirs.
 */
export function captureRoyals(run: GameRun, post: Post, captor: PlayerId): void {
  const hasCart = cartIsAt(run.state, post.player, post);
  for (const royal of royalsAt(run.state, post.player, post)) {
    moveOutOfCity(run, royal);
    if (isHeir(royal)) controlRoyal(run, royal, captor, 'R 18.6.1');
    else retireWoman(run, royal, 'R 18.4.3');
  }
  if (!hasCart) return;
  moveOutOfCity(run, 'cart');
  controlCart(run, captor);
}
