/** What everybody asks of the words of a game: what actions would do, what has happened, what is asked, why something is refused. */
import type { Locale, Outcome, PlayRefusal } from '../../core/index.js';
import {
  outcomeIn,
  refusalIn,
  SPEAKERS,
  type Action,
  type Ending,
  type GameEvent,
  type PeloponnesianTypes,
  type PlayedWith,
  type PlayerId,
  type Question,
  type Saying,
  type Shown,
} from './tellers.js';

/**
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].action(action, shown);

/**
 * What an event tells, in a sentence.
 *
 * @param shown - the situation after it: a state, or a view of it
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/** What is to be decided, and by whom. `undefined` when the game is over. */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * How a game was won: by whom, how decisively, and what ended it.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
 */
export const describeOutcome = (outcome: Outcome<PlayerId, Ending>, shown: Shown, locale: Locale = 'en'): Saying =>
  outcomeIn(locale, outcome, shown);

/**
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose components have the names; left out: those shipped here
 */
export const describeRefusal = (
  refusal: PlayRefusal<PeloponnesianTypes>,
  locale: Locale = 'en',
  game?: PlayedWith,
): Saying => refusalIn(locale, refusal, game);
