/** For whoever shows the game: what can be clicked, and what has happened. */
import {
  destinations as goals,
  groupActions as grouped,
  subjectOf as about,
  type ActionGroups,
  type Destination,
} from '../core/index.js';
import type { Action } from './action.js';
import { xenophon } from './game.js';
import { host } from './host.js';
import type { ConquestSubject } from '../conquest/pieces.js';
import type { GameState } from './state.js';
import type { XenophonTypes } from './types.js';
import type { SideId } from '../conquest/vocabulary.js';

const taken = <T>(one: () => T): T => one();

/**
 * What an action is about: its pieces, provinces, cities, sea zones and boxes of the Tactical Display (`rebel:centre`), by their ids, the most
 * telling first.
 *
 * @example
 * import { createMatch, orThrow, subjectOf } from 'diadochi/xenophon';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * subjectOf({ type: 'sail', player: 'rebel', fleet: 'ionianFleet', zone: 'cypriote' }, state).spaces; // ['cypriote']
 */
export const subjectOf = (action: Action, shown: GameState): ConquestSubject => about(xenophon, action, shown);

/**
 * Listed actions by what one clicks to choose them: for each piece, space and province the actions that are about it, in stable
 * order. An action that is about nothing, such as the end of a movement, is among the `others`.
 *
 * @example
 * import { createMatch, groupActions, legalActions, orThrow } from 'diadochi/xenophon';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * groupActions(legalActions(state), state).provinces.map(({ of }) => of); // ['syria', 'cilicia']
 */
export const groupActions = (actions: readonly Action[], shown: GameState): ActionGroups<XenophonTypes> =>
  grouped(xenophon, actions, shown);

/**
 * Whole moves: none. A march goes into one province, which the action names that begins it.
 *
 * @example
 * import { createMatch, destinations, orThrow } from 'diadochi/xenophon';
 *
 * destinations(orThrow(createMatch({ players: 2, seed: 'sardis' })).state); // []
 */
export const destinations = (
  shown: GameState,
  ...named: readonly [player?: SideId]
): readonly Destination<XenophonTypes>[] => goals(xenophon, shown, ...named);

/**
 * What happened in a match, decision by decision, what chance did included: for the log of a match that was loaded. The actions are
 * played again, and must lead to the match's state.
 *
 * @returns the episodes, that of chance before the first decision first; or what is wrong with the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi/xenophon';
 *
 * orThrow(history(orThrow(createMatch({ players: 2, seed: 'sardis' })))).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ taken(() => host.history);

export type { ActionGroup, ActionGroups, Destination, Episode, Subject } from '../core/index.js';
export type { ConquestSubject, SpaceId } from '../conquest/pieces.js';
