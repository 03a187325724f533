/**
 * The words of *Successors: Clash of the Generals*: what an action would do, what an event tells, what is asked, why something is
 * refused, and what everything is called. In English and in German.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for.
 * A unit goes by its kind and, where there are several of it, by its number: `Phalanx 3`. Of components of one's own the names are
 * told as they are.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/clash';
 * import { describeAction, question } from 'diadochi/clash/text';
 *
 * const { state } = orThrow(createMatch({ players: 3, seed: 'triparadeisos' }));
 * question(state)?.text; // 'Seleucids: where to place Phalanx 7 (21 to place)?'
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module clash/text
 */
import type { Locale, Outcome, Question as Asked, RefusalOf } from '../../core/index.js';
import { teller, type Teller } from '../../conquest/text/teller.js';
import type { Told } from '../../conquest/text/together.js';
import type { Ending, SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import type { GameEvent } from '../event/index.js';
import { machine } from '../machine.js';
import type { ClashTypes } from '../types.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import type { PlayedWith } from './named.js';
import { shipped, type Shown } from './speech.js';
import type { ClashLink, Saying } from './things.js';

const TELLERS: Readonly<Record<Locale, Teller<ClashTypes, ClashLink>>> = {
  en: /* @__PURE__ */ teller(inEnglish, shipped, machine),
  de: /* @__PURE__ */ teller(inGerman, shipped, machine),
};

/** What is being asked, and of whom. */
export type Question = Asked<ClashTypes, ClashLink>;

/**
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/clash';
 * import { describeAction } from 'diadochi/clash/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * const sail = { type: 'sail', player: 'antigonid', fleet: 'ionianFleet', zone: 'aegean' } as const;
 * describeAction(sail, state).text; // 'Sail with the Ionian fleet into the Aegean Sea'
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  TELLERS[locale].action(action, shown);

/**
 * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
 *
 * @param shown - the situation after it: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/clash';
 * import { describeEvent } from 'diadochi/clash/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * const held = { type: 'leaderHeld', rule: 'R S13', leader: 'eumenes', from: 'seleucid', by: 'antigonid' } as const;
 * describeEvent(held, state).text; // 'Eumenes is a prisoner of the Antigonids.'
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  TELLERS[locale].event(event, shown);

/**
 * What happened, as a chronicle tells it: each sentence with the event whose rule it comes from. Troops that come, go home, go over or are
 * lost in one place are told together; a march, a voyage or a retreat without what each of its pieces does; whoever takes a side without
 * each of his men; and neither a die nor the fate of a leader twice. Told one by one by {@link describeEvent}, the same is longer.
 *
 * @param shown - the situation after them: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/clash';
 * import { describeEvents } from 'diadochi/clash/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const homeward = { type: 'unitMutinied', rule: 'R S14.1', side: 'warlords', at: 'syria' } as const;
 * const [told] = describeEvents([{ ...homeward, unit: 'phalanx-1' }, { ...homeward, unit: 'phalanx-2' }], state);
 * told?.said.text; // 'Deserting the Warlords in Syria: 2 × Phalanx.'
 */
export const describeEvents = (
  events: readonly GameEvent[],
  shown: Shown,
  locale: Locale = 'en',
): readonly Told<GameEvent, ClashLink>[] => TELLERS[locale].events(events, shown);

/**
 * What is to be decided, and by whom. `undefined` when the game is over. Nobody passes in this game: to do nothing, or nothing more, is
 * an action with words of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/clash';
 * import { question } from 'diadochi/clash/text';
 *
 * question(orThrow(createMatch({ players: 2, seed: 'babylon' })).state)?.asked; // 'regency'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => TELLERS[locale].question(shown);

/**
 * How a game was won: by whom, and by what.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/clash';
 * import { describeOutcome } from 'diadochi/clash/text';
 *
 * const ended = { how: 'victoryPoints', winners: ['seleucid'], margin: 'plain', points: 31 } as const;
 * const state = { ...orThrow(createGame({ players: 3 })), ended, stack: [] };
 * describeOutcome({ winners: ended.winners, how: ended.how, rule: 'R S13' }, state).text; // 'The Seleucids win with 31 Victory Points.'
 */
export const describeOutcome = (outcome: Outcome<SideId, Ending>, shown: Shown, locale: Locale = 'en'): Saying =>
  TELLERS[locale].outcome(outcome, shown);

/**
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose components have the names; left out: those shipped here
 *
 * @example
 * import { describeRefusal } from 'diadochi/clash/text';
 *
 * const refused = { code: 'fleetMoved', rule: 'R S8.2', params: { fleet: 'newFleet' }, message: '' } as const;
 * describeRefusal(refused, 'de').text; // 'Neue Flotte: Die Flotte ist in dieser Phase schon gefahren. (R S8.2)'
 */
export const describeRefusal = (refusal: RefusalOf<ClashTypes>, locale: Locale = 'en', game?: PlayedWith): Saying =>
  TELLERS[locale].whyNot(refusal, game);

export { PIECES, type Piece } from '../../conquest/text/names.js';
export type { Names } from './names.js';
export { names, type PlayedWith } from './named.js';
export type { Shown } from './speech.js';
export type { ClashLink, Saying, Things } from './things.js';
export type { Told } from '../../conquest/text/together.js';
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
