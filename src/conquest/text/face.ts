/**
 * What everybody asks of the words of a game: what actions would do, what has happened, what is asked, why something is refused.
 * Written by `npm run faces` from the contract (`src/core/text/face.ts`) and what this game says of it (`test/conquest/face.ts`).
 */
import type { Locale, Outcome, PlayRefusal } from '../../core/index.js';
import {
  SPEAKERS,
  outcomeIn,
  refusalIn,
  type Action,
  type ConquestLink,
  type ConquestTypes,
  type Ending,
  type GameEvent,
  type PlayedWith,
  type Question,
  type Saying,
  type Shown,
  type SideId,
  type Told,
} from './tellers.js';

/**
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/conquest';
 * import { describeAction } from 'diadochi/conquest/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * describeAction({ type: 'march', player: 'macedonian', leader: 'alexander', province: 'phrygia' }, state).text; // 'March with Alexander into Phrygia'
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].action(action, shown);

/**
 * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
 *
 * @param shown - the situation after it: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/conquest';
 * import { describeEvent } from 'diadochi/conquest/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const troops = { leader: 'alexander', units: ['hetairoi-1', 'phalanx-1'], from: 'cilicia', to: 'syria', forced: false } as const;
 * const march = { type: 'marched', rule: 'R 8.1', side: 'macedonian', force: 'macedonian', ...troops } as const;
 * describeEvent(march, state).text; // 'Alexander marches from Cilicia into Syria with 2 units.'
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/**
 * What happened, as a chronicle tells it: each sentence with the event whose rule it comes from. Troops that come, go
 * home or are lost in one place are told together, a march or a retreat without what each of its pieces does, and
 * neither a die nor the fate of a leader twice. Told one by one by {@link describeEvent}, the same is longer.
 *
 * @param shown - the situation after them: a state, or a view of it
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/conquest';
 * import { describeEvents } from 'diadochi/conquest/text';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * const [first] = legalActions(match.state);
 * const played = first && orThrow(play(match, first));
 * const [troops] = played ? describeEvents(played.events, played.match.state) : [];
 * troops?.said.text; // 'New troops of the Persians in Susiana: Royal Guard, 2 × Persian heavy cavalry, 6 × Persian cavalry, 6 × Persian infantry and 2 × Persian archers.'
 */
export const describeEvents = (
  events: readonly GameEvent[],
  shown: Shown,
  locale: Locale = 'en',
): readonly Told<GameEvent, ConquestLink>[] => SPEAKERS[locale].events(events, shown);

/**
 * What is to be decided, and by whom. `undefined` when the game is over. Nobody passes in this game: to do nothing, or
 * nothing more, is an action with words of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/conquest';
 * import { question } from 'diadochi/conquest/text';
 *
 * question(orThrow(createMatch({ players: 2, seed: 'granikos' })).state)?.asked; // 'persian'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * How a game was won: by whom, how decisively, and by what.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/conquest';
 * import { describeOutcome } from 'diadochi/conquest/text';
 *
 * const state = { ...orThrow(createGame({ players: 2 })), ended: { how: 'victoryPoints', winners: ['macedonian'], margin: 'marginal', points: 23 } as const, stack: [] };
 * describeOutcome({ winners: ['macedonian'], how: 'victoryPoints', rule: 'R 16.3' }, state).text; // 'The Macedonians win a marginal victory with 23 Victory Points.'
 */
export const describeOutcome = (outcome: Outcome<SideId, Ending>, shown: Shown, locale: Locale = 'en'): Saying =>
  outcomeIn(locale, outcome, shown);

/**
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose components have the names; left out: those shipped here
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/conquest';
 * import { describeRefusal } from 'diadochi/conquest/text';
 *
 * const refused = explainAction(orThrow(createMatch({ players: 2, seed: 'granikos' })).state, { type: 'endMovement', player: 'macedonian' });
 * refused && describeRefusal(refused).text; // 'The game waits for somebody else. (R 4.1)'
 */
export const describeRefusal = (
  refusal: PlayRefusal<ConquestTypes>,
  locale: Locale = 'en',
  game?: PlayedWith,
): Saying => refusalIn(locale, refusal, game);
