/**
 * The public text functions of the game: labels of actions, sentences about events, questions, reasons of refusals.
 * Written by `npm run faces` from `src/core/text/face.ts` and `test/peloponnesian/face.ts`.
 */
import type { Locale, Outcome, PlayRefusal } from '../../core/index.js';
import {
  SPEAKERS,
  outcomeIn,
  refusalIn,
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
 * Returns the label of an action, as for a button. No two legal actions of a state have the same label.
 *
 * @param shown - the state before the action, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/peloponnesian';
 * import { describeAction } from 'diadochi/peloponnesian/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * describeAction({ type: 'placeBase', player: 'athens', hex: 'W3831' }, state).text; // 'Place a base at Athens'
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].action(action, shown);

/**
 * Returns a sentence about an event. `cited` of `diadochi/core` appends its rule.
 *
 * @param shown - the state after the event, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/peloponnesian';
 * import { describeEvent } from 'diadochi/peloponnesian/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * describeEvent({ type: 'unitMoved', rule: 'R 7.3.1', player: 'athens', unit: 'attica-hoplite-4-1', from: 'forcePool', to: 'W3831', inside: true }, state).text; // 'Attican hoplite 1 (morale 4) is placed in Athens.'
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/**
 * Returns the question to the player who must decide, or `undefined` if the game is over. There is no passing in this
 * game: to do nothing, or nothing more, is an action with a label of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/peloponnesian';
 * import { question } from 'diadochi/peloponnesian/text';
 *
 * question(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state)?.asked; // 'athens'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * Returns a sentence about how a game was won: the winners, the margin, and what decided.
 *
 * @param shown - the state at the end of the game, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/peloponnesian';
 * import { describeOutcome } from 'diadochi/peloponnesian/text';
 *
 * const state = { ...orThrow(createGame({ players: 2 })), ended: { winner: 'league', margin: 'victory', how: 'count' } as const, stack: [] };
 * describeOutcome({ winners: ['sparta'], how: 'count', rule: 'R 21.2' }, state).text; // 'The Peloponnesian League wins a victory: the scenario is over.'
 */
export const describeOutcome = (outcome: Outcome<PlayerId, Ending>, shown: Shown, locale: Locale = 'en'): Saying =>
  outcomeIn(locale, outcome, shown);

/**
 * Returns the reason of a refusal: what it is about, a sentence, and the rule.
 *
 * @param game - the components with the names; by default those of the library
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/peloponnesian';
 * import { describeRefusal } from 'diadochi/peloponnesian/text';
 *
 * const refused = explainAction(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state, { type: 'endMovement', player: 'sparta' });
 * refused && describeRefusal(refused).text; // 'Waiting for Athens: The game waits for somebody else. (R 3.3)'
 */
export const describeRefusal = (
  refusal: PlayRefusal<PeloponnesianTypes>,
  locale: Locale = 'en',
  game?: PlayedWith,
): Saying => refusalIn(locale, refusal, game);
