/** R 18: the royal family, and the Funeral Cart, which acts like an Heir (R 15.4.1). Capture is R 18.6.1 and 18.6.2, death R 18.7 (ruling double-numbers). */
import { fulfilContract } from '../deeds/cards.js';
import {
  activateRoyal,
  controlCart,
  controlRoyal,
  freeCart,
  freeRoyal,
  leaveCity,
  retireWoman,
} from '../deeds/royals.js';
import type { Belligerent } from '../frame/index.js';
import { commanderAt, hasEnemyUnits, isArmy } from '../query/presence.js';
import { heirController, womanController } from '../query/royals.js';
import type { Commander } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import {
  HEIRS,
  ROYAL_WOMEN,
  ROYALS,
  type Bride,
  type HeirId,
  type PlayerId,
  type RoyalId,
  type RoyalWomanId,
  type SpaceId,
} from '../vocabulary.js';

const isHeir = (royal: RoyalId): royal is HeirId => (HEIRS as readonly RoyalId[]).includes(royal);

/**
 * The royals and the cart of a beaten side change hands (R 12.5.1, 18.6.1): Heirs and cart go to a captor who is a player,
 * women become inactive. Independent Armies never capture: what they take from its master nobody controls (R 14.1).
 */
export function captureRoyals(run: GameRun, space: SpaceId, inside: boolean, captor: Belligerent): void {
  for (const royal of ROYALS) {
    const piece = run.state.royals[royal];
    if (piece.status !== 'active' || piece.space !== space || piece.inside !== inside || piece.controller === captor) {
      continue;
    }
    if (inside) leaveCity(run, royal);
    if (!isHeir(royal)) retireWoman(run, royal, 'R 18.4.3');
    else if (captor === 'independent') freeRoyal(run, royal, 'R 18.6.2');
    else controlRoyal(run, royal, captor, 'R 18.6.1');
  }
  const { body } = run.state;
  if (body.status !== 'cart' || body.space !== space || body.inside !== inside || body.controller === captor) return;
  if (inside) leaveCity(run, 'cart');
  if (captor === 'independent') freeCart(run);
  else controlCart(run, captor);
}

/** Looks again who controls the royals and the cart that stand in a space (R 18.1, 18.6.1). */
export function settleRoyals(run: GameRun, space: SpaceId): void {
  for (const heir of HEIRS) settleHeir(run, heir, space);
  for (const woman of ROYAL_WOMEN) {
    const piece = run.state.royals[woman];
    if (piece.status !== 'active' || piece.space !== space) continue;
    if (womanController(run.state, { space, inside: piece.inside, controller: piece.controller }) === null) {
      retireWoman(run, woman, 'ruling abandoned-women');
    }
  }
  settleCart(run, space);
}

function settleHeir(run: GameRun, heir: HeirId, space: SpaceId): void {
  if (run.state.royals[heir].status !== 'active' || run.state.royals[heir].space !== space) return;
  if (run.state.royals[heir].inside && !isHeldCity(run.state, space)) leaveCity(run, heir);
  const { inside, controller: previous } = run.state.royals[heir];
  const controller = heirController(run.state, { space, inside, controller: previous });
  if (controller === previous) return;
  if (controller === null) freeRoyal(run, heir, 'R 18.1');
  else controlRoyal(run, heir, controller, 'R 18.6.1');
}

function settleCart(run: GameRun, space: SpaceId): void {
  if (run.state.body.status !== 'cart' || run.state.body.space !== space) return;
  if (run.state.body.inside && !isHeldCity(run.state, space)) leaveCity(run, 'cart');
  const { inside, controller: previous } = run.state.body;
  const controller = heirController(run.state, { space, inside, controller: previous });
  if (controller === previous) return;
  if (controller === null) freeCart(run);
  else controlCart(run, controller);
}

/** Whether a player holds the city of a space: nobody else keeps a royal inside (R 18.6.2). */
const isHeldCity = (situation: Situation, space: SpaceId): boolean => {
  const holder = situation.controller(space);
  return holder !== undefined && holder !== 'independent';
};

/** Zones of a space in which an Army can stand. */
const ZONES = [false, true] as const;

/**
 * The general who may marry a bride now under a contract of his faction's, and his zone (R 18.5.1): an Army of his in her
 * space, she not controlled, no enemy army before the city.
 */
export function bridegroom(
  situation: Situation,
  player: PlayerId,
  bride: RoyalWomanId,
): { general: Commander; inside: boolean } | undefined {
  const { status, space } = situation.royals[bride];
  if (status !== 'inactive' || space === null || hasEnemyUnits(situation, player, space)) return undefined;
  for (const inside of ZONES) {
    const general = commanderAt(situation, player, space, inside);
    if (general !== undefined && isArmy(situation, player, space, inside)) return { general, inside };
  }
  return undefined;
}

/** A marriage: the contract is fulfilled, its card is discarded, and the bride follows her husband (R 18.5.3; ruling marriage). */
export function marry(run: GameRun, player: PlayerId, bride: Bride): void {
  const groom = bridegroom(run.state, player, bride);
  const { space } = run.state.royals[bride];
  const open = run.state.contracts.find((contract) => contract.player === player && contract.bride === bride);
  if (groom === undefined || space === null || open === undefined) return;
  fulfilContract(run, open.card);
  activateRoyal(run, bride, player, { space, inside: groom.inside }, 'R 18.5.3');
  run.emit({ type: 'royalMarried', rule: 'R 18.5.3', bride, player, general: groom.general, space });
}
