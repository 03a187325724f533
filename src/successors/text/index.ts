/**
 * The words of *Successors*: what an action would do, what an event tells, what is asked and what passing means there, why
 * something is refused, and what everything is called. In English by the rulebook, in German by the player aid.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for, so
 * that a space can be clicked. Nothing is said that what is given does not tell: of a view and of events as `eventFor` gives
 * them, no secret comes out.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi';
 * import { describeAction, question } from 'diadochi/text';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * console.log(question(state, 'de')?.text);
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module successors/text
 */
import {
  type RefusalOf,
  sentence,
  speaker,
  withParticulars,
  type Locale,
  type Question as Asked,
  type Speaker,
} from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { GameEvent } from '../event/index.js';
import { machine } from '../machine.js';
import type { SuccessorsOutcome } from '../state.js';
import type { SuccessorsTypes } from '../types.js';
import { inGerman } from './de/index.js';
import { germanOutcome } from './de/outcome.js';
import { germanAbout } from './de/particulars.js';
import { inEnglish } from './en/index.js';
import { englishOutcome } from './en/outcome.js';
import { englishAbout } from './en/particulars.js';
import { names, type PlayedWith } from './named.js';
import { particularsOf, type AboutWords } from './particulars.js';
import type { Shown } from './speech.js';
import type { Saying, SuccessorsLink } from './things.js';

const SPEAKERS: Readonly<Record<Locale, Speaker<SuccessorsTypes, SuccessorsLink>>> = {
  en: /* @__PURE__ */ speaker(inEnglish, machine),
  de: /* @__PURE__ */ speaker(inGerman, machine),
};

const ABOUT: Readonly<Record<Locale, AboutWords>> = { en: englishAbout, de: germanAbout };
const OUTCOMES = { en: englishOutcome, de: germanOutcome } satisfies Readonly<Record<Locale, unknown>>;

/** What is being asked, of whom, and what passing would mean. */
export type Question = Asked<SuccessorsTypes, SuccessorsLink>;

/**
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi';
 * import { describeAction } from 'diadochi/text';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * describeAction({ type: 'march', player: 'red', to: 'issos', passage: false }, state).text; // 'March to Issos'
 * legalActions(state).map((action) => describeAction(action, state).text);
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
 * const { text, parts } = describeEvent({ type: 'overrun', rule: 'R 8.3.6', by: 'red', victim: 'blue', space: 'tarsos' }, state);
 * text; // 'Red overruns Blue in Tarsos.'
 * parts.flatMap((part) => (part.kind === 'words' ? [] : [part.id])); // ['red', 'blue', 'tarsos']
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/**
 * What is to be decided, and by whom; where passing is possible, also what it means. `undefined` when the game is over.
 *
 * @example
 * import { createGame, orThrow } from 'diadochi';
 * import { question } from 'diadochi/text';
 *
 * question(orThrow(createGame({ players: 4 })))?.asked; // 'chance'
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
 * const { text } = describeOutcome({ winners: ['red'], how: 'mostVictoryPoints', rule: 'R 7.4' }, state);
 * text; // 'Red wins in Game Turn 1 with the most Victory Points after the last Game Turn: 0.'
 */
export const describeOutcome = (outcome: SuccessorsOutcome, shown: Shown, locale: Locale = 'en'): Saying =>
  sentence(OUTCOMES[locale](outcome, shown));

/**
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose board and deck have the names; left out: those shipped here
 *
 * @example
 * import { createGame, explainAction, orThrow } from 'diadochi';
 * import { describeRefusal } from 'diadochi/text';
 *
 * const refused = explainAction(orThrow(createGame({ players: 2 })), { type: 'pass', player: 'red' });
 * refused && describeRefusal(refused).text; // 'The game waits for somebody else. (R 6)'
 */
export const describeRefusal = (
  refusal: RefusalOf<SuccessorsTypes>,
  locale: Locale = 'en',
  game?: PlayedWith,
): Saying =>
  withParticulars<SuccessorsLink>(
    SPEAKERS[locale].refusal(refusal),
    refusal.params,
    particularsOf(names(locale, game), ABOUT[locale]),
  );

export { cardText } from './card-text.js';
export { names, type Names, type PlayedWith } from './named.js';
export { PIECES, PLAYER_STATUSES, type Piece, type PlayerStatus, type Stage, type Vocabulary } from './names.js';
export type { Saying, SuccessorsLink, Things } from './things.js';
export type { Shown } from './speech.js';
export {
  cited,
  LOCALES,
  toHtml,
  type Link,
  type Locale,
  type Noun,
  type Phrase,
  type RuleLink,
  type Words,
} from '../../core/index.js';
