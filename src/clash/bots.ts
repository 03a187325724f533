/** For bots: what a simulation has come to, results as numbers, and actions as texts. */
import { bots } from '../core/index.js';
import { clash } from './game.js';

const kit = /* @__PURE__ */ bots(clash);
const taken = <T>(one: () => T): T => one();

/**
 * Reads the key of an action, as {@link actionKey} writes it; any other JSON of an action will do.
 *
 * @returns the action, or every fault with its JSON path
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi/clash';
 *
 * orThrow(parseAction(actionKey({ type: 'endMovement', player: 'regency' }))).type; // 'endMovement'
 */
export const parseAction = /* @__PURE__ */ taken(() => kit.parseAction);

/**
 * Who won a simulated game, and how; `undefined` while it goes on, which costs next to nothing to ask.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi/clash';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 2 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ taken(() => kit.outcomeIn);

/**
 * All that a viewer may know of a simulated game.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi/clash';
 *
 * viewIn(simulate(orThrow(createGame({ players: 2 }))), 'regency').viewer; // 'regency'
 */
export const viewIn = /* @__PURE__ */ taken(() => kit.viewIn);

/**
 * What a game brought each player: 1 to a sole winner, the same share to each of several, 0 to everybody else, and while it goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi/clash';
 *
 * returnsOf(orThrow(createGame({ players: 2 }))); // { regency: 0, warlords: 0 }
 */
export const returnsOf = /* @__PURE__ */ taken(() => kit.returnsOf);

export { actionKey, playout, settleSimulation, type PlayoutSettings } from '../core/index.js';
