/** R 19.11: a discarded card builds the Funeral Cart on Game Turn 1. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { plays } from '../options.js';
import { cartMayMove } from '../query/royals.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';

/** The Operation Points of a card that can build the cart. */
const BUILDING_POINTS = 4;

/** Returns whether a player controls Alexander's body, which lies on the cart. */
const controlsBody = ({ body }: Situation, player: PlayerId): boolean =>
  body.status === 'cart' && body.controller === player;

/**
 * Returns the action that builds the cart while it cannot be moved yet: for its controller, with a card of enough
 * points (ruling building-the-cart).
 */
export const constructions = (situation: Situation, player: PlayerId, points: number): readonly Action[] =>
  plays(situation, 'fasterCart') &&
  controlsBody(situation, player) &&
  !cartMayMove(situation) &&
  points >= BUILDING_POINTS
    ? [{ type: 'buildCart', player }]
    : [];

/**
 * Returns why the cart is not built: the rule is not played, the player does not control the body, the cart has been
 * built, or the card is too weak.
 */
export function refuseConstruction(situation: Situation, player: PlayerId, points: number): Refusal | undefined {
  if (!plays(situation, 'fasterCart')) return refusal('notOffered', 'R 19.11', { player });
  if (!controlsBody(situation, player)) return refusal('noSuchPiece', 'R 19.11', { player, royal: 'cart' });
  if (cartMayMove(situation)) return refusal('cartReady', 'R 19.11', { turn: situation.turn });
  return points < BUILDING_POINTS ? refusal('tooFewPoints', 'R 19.11', { points, needed: BUILDING_POINTS }) : undefined;
}
