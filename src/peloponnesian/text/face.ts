/**
 * What everybody asks of the words of a game: what actions would do, what has happened, what is asked, why something is refused.
 * Written by `npm run faces` from the contract (`src/core/text/face.ts`) and what this game says of it (`test/peloponnesian/face.ts`).
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
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
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
 * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
 *
 * @param shown - the situation after it: a state, or a view of it
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
 * What is to be decided, and by whom. `undefined` when the game is over. Nobody passes in this game: to do nothing, or
 * nothing more, is an action with words of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/peloponnesian';
 * import { question } from 'diadochi/peloponnesian/text';
 *
 * question(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state)?.asked; // 'athens'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * How a game was won: by whom, by which margin, and by what.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
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
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose components have the names; left out: those shipped here
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
