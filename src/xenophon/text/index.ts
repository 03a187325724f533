/**
 * The words of *Xenophon: March of the Ten-Thousand*: what an action would do, what an event tells, what is asked, why something is
 * refused, and what everything is called. In English and in German.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for.
 * A unit goes by its kind and, where there are several of it, by its number: `Spartan hoplites 3`. Of components of one's own the names
 * are told as they are.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/xenophon';
 * import { describeAction, question } from 'diadochi/xenophon/text';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'anabasis' }));
 * question(state)?.text; // 'King’s men: what feeds the King’s men in Syria?'
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module xenophon/text
 */
import type { Locale, Outcome, Question as Asked, RefusalOf } from '../../core/index.js';
import { teller, type Teller } from '../../conquest/text/teller.js';
import type { ConquestLink, Saying } from '../../conquest/text/things.js';
import type { Told } from '../../conquest/text/together.js';
import type { Ending, SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action.js';
import type { GameEvent } from '../event.js';
import { machine } from '../machine.js';
import type { GameState } from '../state.js';
import type { XenophonTypes } from '../types.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import type { PlayedWith } from './named.js';
import { shipped } from './shipped.js';

const TELLERS: Readonly<Record<Locale, Teller<XenophonTypes, ConquestLink>>> = {
  en: /* @__PURE__ */ teller(inEnglish, shipped, machine),
  de: /* @__PURE__ */ teller(inGerman, shipped, machine),
};

/** What is being asked, and of whom. */
export type Question = Asked<XenophonTypes, ConquestLink>;

/** A whole state, or a view of it. */
export type Shown = GameState;

/**
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/xenophon';
 * import { describeAction } from 'diadochi/xenophon/text';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'anabasis' }));
 * const sail = { type: 'sail', player: 'rebel', fleet: 'ionianFleet', zone: 'cypriote' } as const;
 * describeAction(sail, state).text; // 'Sail with the Ionian fleet into the Cypriote Sea'
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  TELLERS[locale].action(action, shown);

/**
 * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
 *
 * @param shown - the situation after it: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/xenophon';
 * import { describeEvent } from 'diadochi/xenophon/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const elected = { type: 'leaderArrived', rule: 'R X2.4', leader: 'xenophon', at: 'armenia' } as const;
 * describeEvent(elected, state).text; // 'The Greeks elect Xenophon their commander in Armenia.'
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  TELLERS[locale].event(event, shown);

/**
 * What happened, as a chronicle tells it: each sentence with the event whose rule it comes from. Troops that come, go over, come home or
 * are lost in one place are told together, a march, a voyage or a retreat without what each of its pieces does, and neither a die nor the
 * fate of a leader twice. Told one by one by {@link describeEvent}, the same is longer.
 *
 * @param shown - the situation after them: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/xenophon';
 * import { describeEvents } from 'diadochi/xenophon/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const home = { type: 'unitWithdrawn', rule: 'R X1.2', at: 'thrace' } as const;
 * const events = [{ ...home, unit: 'spartanHoplites-1' }, { ...home, unit: 'spartanHoplites-2' }] as const;
 * describeEvents(events, state).map(({ said }) => said.text); // ['Home in Europe: 2 × Spartan hoplites.']
 */
export const describeEvents = (
  events: readonly GameEvent[],
  shown: Shown,
  locale: Locale = 'en',
): readonly Told<GameEvent, ConquestLink>[] => TELLERS[locale].events(events, shown);

/**
 * What is to be decided, and by whom. `undefined` when the game is over. Nobody passes in this game: to do nothing, or nothing more, is
 * an action with words of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/xenophon';
 * import { question } from 'diadochi/xenophon/text';
 *
 * question(orThrow(createMatch({ players: 2, seed: 'anabasis' })).state)?.asked; // 'royal'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => TELLERS[locale].question(shown);

/**
 * How a game was won: by whom, how decisively, and by what.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/xenophon';
 * import { describeOutcome } from 'diadochi/xenophon/text';
 *
 * const ended = { how: 'kingLost', winners: ['rebel'], margin: 'decisive', points: null } as const;
 * const state = { ...orThrow(createGame({ players: 2 })), ended, stack: [] };
 * describeOutcome({ winners: ended.winners, how: ended.how, rule: 'R X9.1' }, state).text; // 'The Rebels win a decisive victory: the King is lost.'
 */
export const describeOutcome = (outcome: Outcome<SideId, Ending>, shown: Shown, locale: Locale = 'en'): Saying =>
  TELLERS[locale].outcome(outcome, shown);

/**
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose components have the names; left out: those shipped here
 *
 * @example
 * import { createGame, explainAction, orThrow } from 'diadochi/xenophon';
 * import { describeRefusal } from 'diadochi/xenophon/text';
 *
 * const refused = explainAction(orThrow(createGame({ players: 2 })), { type: 'endMovement', player: 'rebel' });
 * refused && describeRefusal(refused).text; // 'The game waits for somebody else. (R 4.1)'
 */
export const describeRefusal = (refusal: RefusalOf<XenophonTypes>, locale: Locale = 'en', game?: PlayedWith): Saying =>
  TELLERS[locale].whyNot(refusal, game);

export { PIECES, type Piece } from '../../conquest/text/names.js';
export type { ConquestLink, Saying, Things } from '../../conquest/text/things.js';
export type { Told } from '../../conquest/text/together.js';
export type { Names } from './names.js';
export { names, type PlayedWith } from './named.js';
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
