/**
 * The public text functions of the game: labels of actions, sentences about events, questions, reasons of refusals.
 * Written by `npm run faces` from `src/core/text/face.ts` and `test/successors/face.ts`.
 */
import type { Locale, PlayRefusal } from '../../core/index.js';
import {
  SPEAKERS,
  outcomeIn,
  refusalIn,
  type Action,
  type GameEvent,
  type PlayedWith,
  type Question,
  type Saying,
  type Shown,
  type SuccessorsOutcome,
  type SuccessorsTypes,
} from './tellers.js';

/**
 * Returns the label of an action, as for a button. No two legal actions of a state have the same label.
 *
 * @param shown - the state before the action, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi';
 * import { describeAction } from 'diadochi/text';
 *
 * const state = orThrow(createGame({ players: 4 }));
 * describeAction({ type: 'march', player: 'red', to: 'issos', passage: false }, state).text; // 'March to Issos'
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].action(action, shown);

/**
 * Returns a sentence about an event. `cited` of `diadochi/core` appends its rule.
 *
 * @param shown - the state after the event, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi';
 * import { describeEvent } from 'diadochi/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const overrun = { type: 'overrun', rule: 'R 8.3.6', by: 'red', victim: 'blue', space: 'tarsos' } as const;
 * const { text, parts } = describeEvent(overrun, state);
 * text; // 'Red overruns Blue in Tarsos.'
 * parts.flatMap((part) => (part.kind === 'words' ? [] : [part.id])); // ['red', 'blue', 'tarsos']
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/**
 * Returns the question to the player who must decide, or `undefined` if the game is over. If passing is possible, it
 * also says what that means.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi';
 * import { question } from 'diadochi/text';
 *
 * question(orThrow(createMatch({ players: 4, seed: 'babylon' })).state)?.asked; // 'white'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * Returns a sentence about how a game was won: the winners, the turn, and the figures that decided.
 *
 * @param shown - the state at the end of the game, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi';
 * import { describeOutcome } from 'diadochi/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * describeOutcome({ winners: ['red'], how: 'mostVictoryPoints', rule: 'R 7.4' }, state).text; // 'Red wins in Game Turn 1 with the most Victory Points after the last Game Turn: 0.'
 */
export const describeOutcome = (outcome: SuccessorsOutcome, shown: Shown, locale: Locale = 'en'): Saying =>
  outcomeIn(locale, outcome, shown);

/**
 * Returns the reason of a refusal: what it is about, a sentence, and the rule.
 *
 * @param game - the board and the deck with the names; by default those of the library
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi';
 * import { describeRefusal } from 'diadochi/text';
 *
 * const refused = explainAction(orThrow(createMatch({ players: 4, seed: 'babylon' })).state, { type: 'rollMovement', player: 'red' });
 * refused && describeRefusal(refused).text; // 'Waiting for White: The game waits for somebody else. (R 6)'
 */
export const describeRefusal = (
  refusal: PlayRefusal<SuccessorsTypes>,
  locale: Locale = 'en',
  game?: PlayedWith,
): Saying => refusalIn(locale, refusal, game);
