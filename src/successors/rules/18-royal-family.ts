/** R 18: the royal family, and the Funeral Cart, which acts like an Heir (R 15.4.1). Capture is R 18.6.1 and 18.6.2, death R 18.7 (ruling double-numbers). */
import type { RuleRef } from '../../core/index.js';
import type { Belligerent } from '../frame/index.js';
import type { Place, Turn } from '../pieces.js';
import { heirController, womanController } from '../query/royals.js';
import { hasEnemyUnits, isArmy, commanderAt } from '../query/presence.js';
import type { Commander, Situation } from '../state.js';
import {
  HEIRS,
  ROYAL_WOMEN,
  ROYALS,
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
export function captureRoyals(run: Turn, space: SpaceId, inside: boolean, captor: Belligerent): void {
  for (const royal of ROYALS) {
    const piece = run.state.royals[royal];
    if (piece.status !== 'active' || piece.space !== space || piece.inside !== inside || piece.controller === captor)
      continue;
    piece.inside = false;
    if (!isHeir(royal)) retireWoman(run, royal, 'R 18.4.3');
    else if (captor === 'independent') freeRoyal(run, royal, 'R 18.6.2');
    else controlRoyal(run, royal, captor, 'R 18.6.1');
  }
  const { body } = run.state;
  if (body.status !== 'cart' || body.space !== space || body.inside !== inside || body.controller === captor) return;
  body.inside = false;
  if (captor === 'independent') freeCart(run);
  else controlCart(run, captor);
}

/** A royal comes under a player's control where it stands. */
export function controlRoyal(run: Turn, royal: RoyalId, player: PlayerId, rule: RuleRef): void {
  const piece = run.state.royals[royal];
  const previous = piece.controller;
  if (previous === player) return;
  piece.controller = player;
  run.emit({ type: 'royalControlled', rule, royal, player, previous });
}

function freeRoyal(run: Turn, royal: RoyalId, rule: RuleRef): void {
  const piece = run.state.royals[royal];
  const previous = piece.controller;
  piece.controller = null;
  if (previous !== null) run.emit({ type: 'royalFreed', rule, royal, previous });
}

/** A woman is inactive again: no marriage, no master, and outside the city (R 18.4). */
function retireWoman(run: Turn, woman: RoyalWomanId, rule: RuleRef): void {
  const piece = run.state.royals[woman];
  const { space } = piece;
  if (space === null) return;
  Object.assign(piece, { status: 'inactive', controller: null, inside: false, moved: false });
  run.emit({ type: 'royalInactive', rule, royal: woman, space });
}

/** The Funeral Cart comes under a player's control where it stands (R 15.4.1). */
export function controlCart(run: Turn, player: PlayerId): void {
  const { body } = run.state;
  const previous = body.controller;
  if (previous === player) return;
  body.controller = player;
  run.emit({ type: 'cartControlled', rule: 'R 15.4.1', player, previous });
}

function freeCart(run: Turn): void {
  const previous = run.state.body.controller;
  run.state.body.controller = null;
  if (previous !== null) run.emit({ type: 'cartFreed', rule: 'R 15.4.1', previous });
}

/** A royal is activated by a card, in a place and for a player (R 18.4.2). */
export function activateRoyal(
  run: Turn,
  royal: RoyalId,
  player: PlayerId,
  place: Place,
  rule: RuleRef = 'R 18.4.2',
): void {
  run.state.royals[royal] = {
    status: 'active',
    space: place.space,
    inside: place.inside,
    controller: player,
    moved: false,
  };
  run.emit({ type: 'royalActivated', rule, royal, player });
}

/** A royal dies and leaves the game (R 18.7). */
export function killRoyal(run: Turn, royal: RoyalId, rule: RuleRef = 'R 18.7'): void {
  run.state.royals[royal] = { status: 'dead', space: null, inside: false, controller: null, moved: false };
  run.emit({ type: 'royalDied', rule, royal });
}

/** Looks again who controls the royals and the cart that stand in a space (R 18.1, 18.6.1). */
export function settleRoyals(run: Turn, space: SpaceId): void {
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

function settleHeir(run: Turn, heir: HeirId, space: SpaceId): void {
  const piece = run.state.royals[heir];
  if (piece.status !== 'active' || piece.space !== space) return;
  piece.inside = piece.inside && isHeldCity(run.state, space);
  const controller = heirController(run.state, { space, inside: piece.inside, controller: piece.controller });
  if (controller === piece.controller) return;
  if (controller === null) freeRoyal(run, heir, 'R 18.1');
  else controlRoyal(run, heir, controller, 'R 18.6.1');
}

function settleCart(run: Turn, space: SpaceId): void {
  const { body } = run.state;
  if (body.status !== 'cart' || body.space !== space) return;
  body.inside = body.inside && isHeldCity(run.state, space);
  const controller = heirController(run.state, { space, inside: body.inside, controller: body.controller });
  if (controller === body.controller) return;
  if (controller === null) freeCart(run);
  else controlCart(run, controller);
}

/** Whether a player holds the city of a space: nobody else keeps a royal inside (R 18.6.2). */
const isHeldCity = (situation: Situation, space: SpaceId): boolean => {
  const holder = situation.control[space];
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
export function marry(run: Turn, player: PlayerId, bride: 'kleopatra' | 'thessalonike'): void {
  const groom = bridegroom(run.state, player, bride);
  const { space } = run.state.royals[bride];
  const contract = run.state.contracts.findIndex((open) => open.player === player && open.bride === bride);
  const open = run.state.contracts[contract];
  if (groom === undefined || space === null || open === undefined) return;
  run.state.contracts.splice(contract, 1);
  run.state.discards.push(open.card);
  activateRoyal(run, bride, player, { space, inside: groom.inside }, 'R 18.5.3');
  run.emit({ type: 'royalMarried', rule: 'R 18.5.3', bride, player, general: groom.general, space });
}
