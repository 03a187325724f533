/**
 * The words of *Alexandros*: what an action would do, what an event tells, what is asked and what passing means there, why
 * something is refused, and what everything is called. In English and in German.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for.
 * Places are called by the letter of their line and the number of their column: {@link label}. Nothing is said that what is given
 * does not tell: of a view and of events as `eventFor` gives them, no secret comes out.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/alexandros';
 * import { describeAction, question } from 'diadochi/alexandros/text';
 *
 * const { state } = orThrow(createMatch({ players: 3, seed: 'gordion' }));
 * question(state)?.text; // 'Red: which card moves Alexander?'
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module alexandros/text
 */
import {
  type RefusalOf,
  sentence,
  speaker,
  withParticulars,
  type Outcome,
  type Locale,
  type Question as Asked,
  type Speaker,
} from '../../core/index.js';
import type { Action } from '../action.js';
import type { GameEvent } from '../event.js';
import { board as defaultBoard } from '../data/board.js';
import { ranking } from '../query/index.js';
import type { Ending, PlayerId } from '../vocabulary.js';
import { machine } from '../rules/index.js';
import type { AlexandrosTypes } from '../types.js';
import type { OnBoard } from './labels.js';
import { particularsIn } from './particulars.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import type { Shown } from './speech.js';
import type { Tongue } from './tables.js';
import type { AlexandrosLink, Saying } from './things.js';
import { wayIn, type OnTheWay, type WaySaying } from './way.js';

const TONGUES: Readonly<Record<Locale, Tongue>> = { en: inEnglish, de: inGerman };
const SPEAKERS: Readonly<Record<Locale, Speaker<AlexandrosTypes, AlexandrosLink>>> = {
  en: /* @__PURE__ */ speaker(inEnglish, machine),
  de: /* @__PURE__ */ speaker(inGerman, machine),
};

/** What is being asked, of whom, and what passing would mean. */
export type Question = Asked<AlexandrosTypes, AlexandrosLink>;

/**
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/alexandros';
 * import { describeAction } from 'diadochi/alexandros/text';
 *
 * const { state } = orThrow(createMatch({ players: 3, seed: 'gordion' }));
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
 * Alexander's way as a whole: his steps, the walls that he leaves behind, and that the black ones are used up, each in a sentence with
 * the event whose rule it comes from. Told one by one by {@link describeEvent}, the same is longer.
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/alexandros';
 * import { describeWay } from 'diadochi/alexandros/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * const step = { type: 'alexanderStepped', rule: 'R Moving Alexander', player: 'red', from: 'p0.0', to: 'p1.1' } as const;
 * describeWay([step], state).map(({ said }) => said.text); // ['He marches A2 → C3, and no wall is placed.']
 */
export const describeWay = (events: readonly OnTheWay[], shown: Shown, locale: Locale = 'en'): readonly WaySaying[] =>
  wayIn(TONGUES[locale], events, shown);

/**
 * What is to be decided, and by whom; where passing is possible, also what it means. `undefined` when the game is over.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/alexandros';
 * import { question } from 'diadochi/alexandros/text';
 *
 * question(orThrow(createMatch({ players: 3, seed: 'gordion' })).state, 'de')?.text; // 'Rot: Nach welcher Karte zieht Alexander?'
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
 * const outcome = { winners: ['red'], how: 'wallsExhausted', rule: 'R End of the Game' } as const;
 * describeOutcome(outcome, orThrow(createGame({ players: 2 }))).text; // 'Red wins with 0 points: the black walls were used up.'
 */
export const describeOutcome = (outcome: Outcome<PlayerId, Ending>, shown: Shown, locale: Locale = 'en'): Saying => {
  const tongue = TONGUES[locale];
  return sentence(tongue.outcome(outcome, ranking(shown)[0]?.score ?? 0, tongue.speech(shown)));
};

/**
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose board has the names; left out: the one shipped here
 *
 * @example
 * import { createGame, explainAction, orThrow } from 'diadochi/alexandros';
 * import { describeRefusal } from 'diadochi/alexandros/text';
 *
 * const refused = explainAction(orThrow(createGame({ players: 2 })), { type: 'pass', player: 'red' });
 * refused && describeRefusal(refused, 'de').text; // 'Das Spiel wartet auf jemand anderen. (R Game Play)'
 */
export const describeRefusal = (
  refusal: RefusalOf<AlexandrosTypes>,
  locale: Locale = 'en',
  game: OnBoard = { board: defaultBoard },
): Saying =>
  withParticulars<AlexandrosLink>(SPEAKERS[locale].refusal(refusal), refusal.params, particularsIn(locale, game));

export { endsOf, label, lineLetter, sideLabel, spotOf, type OnBoard, type Spot } from './labels.js';
export { isOnTheWay, type OnTheWay, type WaySaying } from './way.js';
export { names } from './named.js';
export { PIECES, type Names, type Piece } from './names.js';
export type { Shown } from './speech.js';
export type { AlexandrosLink, Saying, Things } from './things.js';
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
