/**
 * What everybody asks of the words of a game: what actions would do, what has happened, what is asked, why something is refused.
 * Written by `npm run faces` from the contract (`src/core/text/face.ts`) and what this game says of it (`test/alexandros/face.ts`).
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
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
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
 * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
 *
 * @param shown - the situation after it: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/alexandros';
 * import { describeEvent } from 'diadochi/alexandros/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * describeEvent({ type: 'taxesScored', rule: 'R Levy Taxes', player: 'blue', points: 1, score: 13 }, state).text; // 'Blue scores 1 point: 13 now.'
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/**
 * What is to be decided, and by whom. `undefined` when the game is over. Where passing is possible, also what it means.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/alexandros';
 * import { question } from 'diadochi/alexandros/text';
 *
 * question(orThrow(createMatch({ players: 3, seed: 'gordion' })).state)?.asked; // 'red'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * How a game was won: by whom, with how many points, and what ended it.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
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
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose board has the names; left out: the one shipped here
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
