/**
 * What everybody asks of the words of a game: what actions would do, what has happened, what is asked, why something is refused.
 * Written by `npm run faces` from the contract (`src/core/text/face.ts`) and what this game says of it (`test/successors/face.ts`).
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
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
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
 * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
 *
 * @param shown - the situation after it: a state, or a view of it
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
 * What is to be decided, and by whom. `undefined` when the game is over. Where passing is possible, also what it means.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi';
 * import { question } from 'diadochi/text';
 *
 * question(orThrow(createMatch({ players: 4, seed: 'babylon' })).state)?.asked; // 'white'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * How a game was won: by whom, when, and with what figures.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
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
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose board and deck have the names; left out: those shipped here
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
