/** For whoever shows the game: what can be clicked, where Alexander can go, and what has happened. */
import {
  destinations as goals,
  groupActions as grouped,
  subjectOf as about,
  type ActionGroups,
  type Destination,
} from '../core/index.js';
import type { Action } from './action.js';
import { alexandros } from './game.js';
import { host } from './host.js';
import type { AlexandrosSubject } from './pieces.js';
import type { GameState, PlayerView } from './state.js';
import type { AlexandrosTypes } from './types.js';
import type { PlayerId } from './vocabulary.js';

const taken = <T>(one: () => T): T => one();

/**
 * What an action is about: its spaces (points among them), pieces, cards, provinces and players, by their ids, the most telling
 * first. Cards are told apart by where they lie: `hand:lyre`, `faceUp:lyre`.
 *
 * @example
 * import { createMatch, orThrow, subjectOf } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * subjectOf({ type: 'takeBackGuard', player: 'red', space: 's2.0' }, state).pieces; // ['guard:s2.0']
 */
export const subjectOf = (action: Action, shown: GameState | PlayerView): AlexandrosSubject =>
  about(alexandros, action, shown);

/**
 * Listed actions by what one clicks to choose them: for each piece, space, card, province and player the actions that are about
 * it, in stable order. An action that is about nothing, "pass", is among the `others`.
 *
 * @example
 * import { createMatch, groupActions, legalActions, orThrow } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * const { cards } = groupActions(legalActions(state), state);
 * cards.every((card) => card.actions.length === 1); // true: each card moves Alexander in its own way
 */
export const groupActions = (
  actions: readonly Action[],
  shown: GameState | PlayerView,
): ActionGroups<AlexandrosTypes> => grouped(alexandros, actions, shown);

/**
 * Where Alexander can go: whole moves, from the card to the last step. Each point is told once for each card that leads there,
 * by the way that needs the fewest new walls (`cost`); where another way puts up other walls, it is for whoever plays to step it.
 *
 * Each of the actions is listed in its turn, and the last leads to the goal; the card that is turned up in the place of
 * one that was taken, after `certain` actions, changes nothing about it. It is told from what the player sees who decides, and
 * of a view as of a state; anybody else is told nothing.
 *
 * @param named - the player whom it is for; left out: whoever decides
 *
 * @example
 * import { destinations, fromPosition, orThrow } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1, alexander: 'p3.1',
 *   seats: [{ player: 'red' }, { player: 'yellow' }], faceUp: ['horse'], toMove: 'red',
 * }));
 * const moves = destinations(state);
 * moves.every(({ actions }) => actions[0]?.type === 'moveByFaceUpCard'); // true: he has no card of his own
 * destinations(state, 'yellow'); // []
 */
export const destinations = (
  shown: GameState | PlayerView,
  ...named: readonly [player?: PlayerId]
): readonly Destination<AlexandrosTypes>[] => goals(alexandros, shown, ...named);

/**
 * What happened in a match, decision by decision, what chance did included: for the log of a match that was loaded. The actions are
 * played again, and must lead to the match's state. It tells hidden cards: of the events, `eventFor` tells what a player may hear.
 *
 * @returns the episodes, that of chance before the first decision first; or what is wrong with the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi/alexandros';
 *
 * orThrow(history(orThrow(createMatch({ players: 2, seed: 'gordion' })))).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ taken(() => host.history);

export type { ActionGroup, ActionGroups, Destination, Episode, Subject } from '../core/index.js';
export type { AlexandrosSubject, CardPlace, PieceId, PlaceId } from './pieces.js';
