/**
 * The public text functions of the game: labels of actions, sentences about events, questions, reasons of refusals.
 * Written by `npm run faces` from `src/core/text/face.ts` and `test/alexandros/face.ts`.
 */
import type { Locale, Outcome, PlayRefusal } from '../../core/index.js';
import {
  SPEAKERS,
  outcomeIn,
  refusalIn,
  type Action,
  type AlexandrosTypes,
  type Ending,
  type GameEvent,
  type OnBoard,
  type PlayerId,
  type Question,
  type Saying,
  type Shown,
} from './tellers.js';

/**
 * Returns the label of an action, as for a button. No two legal actions of a state have the same label.
 *
 * @param shown - the state before the action, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/alexandros';
 * import { describeAction } from 'diadochi/alexandros/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * describeAction({ type: 'takeFaceUpCard', player: 'red', symbol: 'lyre' }, state).text; // 'Take the face-up lyre card'
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].action(action, shown);

/**
 * Returns a sentence about an event. `cited` of `diadochi/core` appends its rule.
 *
 * @param shown - the state after the event, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/alexandros';
 * import { describeEvent } from 'diadochi/alexandros/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * describeEvent({ type: 'taxesScored', rule: 'R Levy Taxes', player: 'blue', points: 1, score: 13 }, state).text; // 'Blue scores 1 point and now has 13.'
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/**
 * Returns the question to the player who must decide, or `undefined` if the game is over. If passing is possible, it
 * also says what that means.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/alexandros';
 * import { question } from 'diadochi/alexandros/text';
 *
 * question(orThrow(createMatch({ players: 3, seed: 'gordion' })).state)?.asked; // 'red'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * Returns a sentence about how a game was won: the winners, their points, and what ended the game.
 *
 * @param shown - the state at the end of the game, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/alexandros';
 * import { describeOutcome } from 'diadochi/alexandros/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * describeOutcome({ winners: ['red'], how: 'wallsExhausted', rule: 'R End of the Game' }, state).text; // 'Red wins with 0 points: the black walls were used up.'
 */
export const describeOutcome = (outcome: Outcome<PlayerId, Ending>, shown: Shown, locale: Locale = 'en'): Saying =>
  outcomeIn(locale, outcome, shown);

/**
 * Returns the reason of a refusal: what it is about, a sentence, and the rule.
 *
 * @param game - the board with the names; by default that of the library
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/alexandros';
 * import { describeRefusal } from 'diadochi/alexandros/text';
 *
 * const refused = explainAction(orThrow(createMatch({ players: 3, seed: 'gordion' })).state, { type: 'pass', player: 'yellow' });
 * refused && describeRefusal(refused).text; // 'Waiting for Red: The game waits for somebody else. (R Game Play)'
 */
export const describeRefusal = (refusal: PlayRefusal<AlexandrosTypes>, locale: Locale = 'en', game?: OnBoard): Saying =>
  refusalIn(locale, refusal, game);
