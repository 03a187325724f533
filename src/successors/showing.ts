/** For whoever shows the game: what can be clicked, whole marches and voyages, what has happened, and passing by standing orders. */
import {
  autoAction as passed,
  decodeStandingOrders as decoder,
  destinations as goals,
  groupActions as grouped,
  nextTurn as turnAfter,
  subjectOf as about,
  type ActionGroups,
  type Decode,
  type Destination,
  type StandingOrders,
} from '../core/index.js';
import type { Action } from './action/index.js';
import { successors } from './game.js';
import { host } from './host.js';
import type { SuccessorsSubject } from './pieces.js';
import type { GameState, PlayerView } from './state.js';
import type { SuccessorsTypes } from './types.js';
import type { PlayerId } from './vocabulary.js';

const taken = <T>(one: () => T): T => one();

/**
 * What an action is about: its spaces, pieces, cards, provinces and players, by their ids, the most telling first. It is told in
 * the situation in which the action is listed: taking and leaving are about the space of the Army on the march.
 *
 * @example
 * import { fromPosition, orThrow, subjectOf } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
 * }));
 * const action = { type: 'activate', player: 'red', commander: 'antigonos', space: 'kelainai', inside: false } as const;
 * subjectOf(action, state).spaces; // ['kelainai']
 * subjectOf(action, state).pieces; // ['general:antigonos', 'army:red:kelainai']
 */
export const subjectOf = (action: Action, shown: GameState | PlayerView): SuccessorsSubject =>
  about(successors, action, shown);

/**
 * Listed actions by what one clicks to choose them: for each piece, space, card, province and player the actions that are about
 * it, in stable order. An action that is about nothing, as a plain "pass", is among the `others`.
 *
 * @example
 * import { createMatch, groupActions, legalActions, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const actions = legalActions(state);
 * const { spaces, others } = groupActions(actions, state);
 * others.length + new Set(spaces.flatMap((group) => group.actions)).size === actions.length; // true: at first only spaces are chosen
 */
export const groupActions = (
  actions: readonly Action[],
  shown: GameState | PlayerView,
): ActionGroups<SuccessorsTypes> => grouped(successors, actions, shown);

/**
 * Where the player who decides can go: whole marches and voyages, each as the actions that lead there, with everyone whom he may
 * activate or with whoever is on the march. Also where an Army goes that avoids battle, and an Independent Army. Each goal is told
 * once for each commander: by the way of the fewest Movement Points on which no die falls and nobody else decides anything, and
 * if there is none, by that of the fewest.
 *
 * Promised is: if others pass whenever they are asked, each action is listed in its turn and the last leads to the goal; the first
 * `certain` of them follow on one another whatever others hold. A way ends before a die and before a decision of others
 * that is more than a pass (Friendly Passage): `awaits` tells for whom the game waits then. An Army that has to pass through an Independent
 * Stronghold is bound for its goal, and first a die falls. Nobody and nothing is taken or left on the way, no escort is
 * declared, and no Surprise card played; whether to stay at the goal, to go on or to do something there is another decision.
 *
 * It is told from what that player sees, and of a view as of a state; anybody else is told nothing.
 *
 * @param named - the player whom it is for; left out: whoever decides
 *
 * @example
 * import { destinations, fromPosition, orThrow, seededChance, settleSimulation, simulate } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
 * }));
 * destinations(state); // []: first the movement die is rolled (R 8.1)
 * const simulation = simulate(state);
 * simulation.apply({ type: 'rollMovement', player: 'red' });
 * settleSimulation(simulation, seededChance('kelainai'));
 * const march = destinations(simulation.state()).find(({ goal }) => goal === 'ephesos');
 * march?.actions.map((action) => action.type); // ['activate', 'march', 'march']: by way of Sardeis
 * march?.cost; // 2
 */
export const destinations = (
  shown: GameState | PlayerView,
  ...named: readonly [player?: PlayerId]
): readonly Destination<SuccessorsTypes>[] => goals(successors, shown, ...named);

/**
 * What happened in a match, decision by decision, what chance did included: for the log of a match that was loaded. The actions are
 * played again, and must lead to the match's state. It tells hidden cards: of the events, `eventFor` tells what a player may hear.
 *
 * @returns the episodes, that of chance before the first decision first; or what is wrong with the match
 *
 * @example
 * import { createMatch, history, legalActions, orThrow, play } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * if (first) orThrow(history(orThrow(play(match, first)).match)).length; // 2: the deal, and the decision
 */
export const history = /* @__PURE__ */ taken(() => host.history);

/**
 * The pass with which standing orders answer the window that is open; `undefined`: none is, or its player is to be asked. It looks
 * at no hand, unless the player has ordered `unless: ['able']` (see {@link StandingOrders}).
 *
 * @example
 * import { autoAction, createMatch, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * autoAction(state, [{ player: 'red', moments: 'all', unless: ['concerned'], untilTurn: null }]); // undefined: no window is open
 */
export const autoAction = (
  shown: GameState | PlayerView,
  orders: readonly StandingOrders<SuccessorsTypes>[],
): Action | undefined => passed(successors, shown, orders);

/**
 * Plays an action as `play` does, and then passes in every window for whoever has ordered it.
 *
 * @returns the match, what happened, and the passes; or why the action is refused
 *
 * @example
 * import { createMatch, legalActions, orThrow, playWithOrders } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * const [first] = legalActions(match.state);
 * if (first) orThrow(playWithOrders(match, first, [])).passes; // []: nobody has ordered anything
 */
export const playWithOrders = /* @__PURE__ */ taken(() => host.playWithOrders);

/**
 * Passes as long as standing orders say so: for a host to whom somebody has just given some. See {@link playWithOrders}.
 *
 * @example
 * import { createMatch, obey, orThrow } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * obey(match, [{ player: 'red', moments: 'all', unless: [], untilTurn: null }]).passes; // []: no window is open
 */
export const obey = /* @__PURE__ */ taken(() => host.obey);

/**
 * What `untilTurn` must be in orders that stand until a player's next turn begins (R 6.6.1).
 *
 * @example
 * import { createMatch, nextTurn, orThrow } from 'diadochi';
 *
 * nextTurn(orThrow(createMatch({ players: 4, seed: 'babylon' })).state, 'red'); // 1: his first
 */
export const nextTurn = (shown: GameState | PlayerView, player: PlayerId): number =>
  turnAfter(successors, shown, player);

/**
 * Reads standing orders of unknown origin; every fault at once.
 *
 * @example
 * import { decodeStandingOrders, isLeft } from 'diadochi';
 *
 * const read = decodeStandingOrders({ player: 'red', moments: ['reaction', 'tea'], unless: [], untilTurn: null });
 * if (isLeft(read)) read.left.faults.length; // 1
 */
export const decodeStandingOrders: Decode<StandingOrders<SuccessorsTypes>> = (input) => decoder(successors)(input);

export { betraysHand, ORDER_EXCEPTIONS, type OrderException } from '../core/index.js';
export type {
  ActionGroup,
  ActionGroups,
  Destination,
  Episode,
  Obeyed,
  StandingOrders,
  Subject,
} from '../core/index.js';
export { pieceId, type PieceId, type SuccessorsSubject, type Whereabouts } from './pieces.js';
