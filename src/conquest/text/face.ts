/**
 * The public text functions of the game: labels of actions, sentences about events, questions, reasons of refusals.
 * Written by `npm run faces` from `src/core/text/face.ts` and `test/conquest/face.ts`.
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
 * Returns the label of an action, as for a button. No two legal actions of a state have the same label.
 *
 * @param shown - the state before the action, or a view of it
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
 * Returns a sentence about an event. `cited` of `diadochi/core` appends its rule.
 *
 * @param shown - the state after the event, or a view of it
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
 * Returns a summary of several events: sentences, each with the event whose rule it cites. Troops that arrive, go home
 * or are lost in the same place share a sentence, a march or a retreat leaves out its single pieces, and no die and no
 * fate of a leader appears twice. It is shorter than {@link describeEvent} for each event.
 *
 * @param shown - the state after the events, or a view of it
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
 * Returns the question to the player who must decide, or `undefined` if the game is over. There is no passing in this
 * game: to do nothing, or nothing more, is an action with a label of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/conquest';
 * import { question } from 'diadochi/conquest/text';
 *
 * question(orThrow(createMatch({ players: 2, seed: 'granikos' })).state)?.asked; // 'persian'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * Returns a sentence about how a game was won: the winners, the margin, and what decided.
 *
 * @param shown - the state at the end of the game, or a view of it
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
 * Returns the reason of a refusal: what it is about, a sentence, and the rule.
 *
 * @param game - the components with the names; by default those of the library
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
