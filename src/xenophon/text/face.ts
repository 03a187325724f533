/**
 * What everybody asks of the words of a game: what actions would do, what has happened, what is asked, why something is refused.
 * Written by `npm run faces` from the contract (`src/core/text/face.ts`) and what this game says of it (`test/xenophon/face.ts`).
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
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
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
 * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
 *
 * @param shown - the situation after it: a state, or a view of it
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
 * What happened, as a chronicle tells it: each sentence with the event whose rule it comes from. Troops that come, go
 * over, come home or are lost in one place are told together, a march, a voyage or a retreat without what each of its
 * pieces does, and neither a die nor the fate of a leader twice. Told one by one by {@link describeEvent}, the same is
 * longer.
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
): readonly Told<GameEvent, ConquestLink>[] => SPEAKERS[locale].events(events, shown);

/**
 * What is to be decided, and by whom. `undefined` when the game is over. Nobody passes in this game: to do nothing, or
 * nothing more, is an action with words of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/xenophon';
 * import { question } from 'diadochi/xenophon/text';
 *
 * question(orThrow(createMatch({ players: 2, seed: 'sardis' })).state)?.asked; // 'royal'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * How a game was won: by whom, how decisively, and by what.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
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
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose components have the names; left out: those shipped here
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
