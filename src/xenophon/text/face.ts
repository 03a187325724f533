/**
 * The public text functions of the game: labels of actions, sentences about events, questions, reasons of refusals.
 * Written by `npm run faces` from `src/core/text/face.ts` and `test/xenophon/face.ts`.
 */
import type { Locale, Outcome, PlayRefusal } from '../../core/index.js';
import {
  SPEAKERS,
  outcomeIn,
  refusalIn,
  type Action,
  type ConquestLink,
  type Ending,
  type GameEvent,
  type PlayedWith,
  type Question,
  type Saying,
  type Shown,
  type SideId,
  type Told,
  type XenophonTypes,
} from './tellers.js';

/**
 * Returns the label of an action, as for a button. No two legal actions of a state have the same label.
 *
 * @param shown - the state before the action, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/xenophon';
 * import { describeAction } from 'diadochi/xenophon/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * describeAction({ type: 'sail', player: 'rebel', fleet: 'ionianFleet', zone: 'cypriote' }, state).text; // 'Sail with the Ionian fleet into the Cypriote Sea'
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].action(action, shown);

/**
 * Returns a sentence about an event. `cited` of `diadochi/core` appends its rule.
 *
 * @param shown - the state after the event, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/xenophon';
 * import { describeEvent } from 'diadochi/xenophon/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * describeEvent({ type: 'leaderArrived', rule: 'R X2.4', leader: 'xenophon', at: 'armenia' }, state).text; // 'The Greeks elect Xenophon their commander in Armenia.'
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/**
 * Returns a summary of several events: sentences, each with the event whose rule it cites. Troops that arrive, change
 * sides, come home or are lost in the same place share a sentence, a march, a voyage or a retreat leaves out its single
 * pieces, and no die and no fate of a leader appears twice. It is shorter than {@link describeEvent} for each event.
 *
 * @param shown - the state after the events, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/xenophon';
 * import { describeEvents } from 'diadochi/xenophon/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const home = { type: 'unitWithdrawn', rule: 'R X1.2', at: 'thrace' } as const;
 * const events = [{ ...home, unit: 'spartanHoplites-1' }, { ...home, unit: 'spartanHoplites-2' }] as const;
 * describeEvents(events, state).map(({ said }) => said.text); // ['Back in Europe: 2 × Spartan hoplites.']
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
 * import { createMatch, orThrow } from 'diadochi/xenophon';
 * import { question } from 'diadochi/xenophon/text';
 *
 * question(orThrow(createMatch({ players: 2, seed: 'sardis' })).state)?.asked; // 'royal'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * Returns a sentence about how a game was won: the winners, the margin, and what decided.
 *
 * @param shown - the state at the end of the game, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/xenophon';
 * import { describeOutcome } from 'diadochi/xenophon/text';
 *
 * const state = { ...orThrow(createGame({ players: 2 })), ended: { how: 'kingLost', winners: ['rebel'], margin: 'decisive', points: null } as const, stack: [] };
 * describeOutcome({ winners: ['rebel'], how: 'kingLost', rule: 'R X9.1' }, state).text; // 'The Rebels win a decisive victory: the King is lost.'
 */
export const describeOutcome = (outcome: Outcome<SideId, Ending>, shown: Shown, locale: Locale = 'en'): Saying =>
  outcomeIn(locale, outcome, shown);

/**
 * Returns the reason of a refusal: what it is about, a sentence, and the rule.
 *
 * @param game - the components with the names; by default those of the library
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/xenophon';
 * import { describeRefusal } from 'diadochi/xenophon/text';
 *
 * const refused = explainAction(orThrow(createMatch({ players: 2, seed: 'sardis' })).state, { type: 'endMovement', player: 'rebel' });
 * refused && describeRefusal(refused).text; // 'The game waits for somebody else. (R 4.1)'
 */
export const describeRefusal = (
  refusal: PlayRefusal<XenophonTypes>,
  locale: Locale = 'en',
  game?: PlayedWith,
): Saying => refusalIn(locale, refusal, game);
