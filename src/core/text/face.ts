/**
 * The contract of the words of a game: what its entry of words offers, and what it says there.
 *
 * `npm run faces` writes `src/<game>/text/face.ts` from it, as it writes `src/<game>/face.ts` from `../face.ts`. Who tells it is in
 * `src/<game>/text/tellers.ts`.
 */
import type { PlayRefusal } from '../frame.js';
import type { Outcome, WholeGameTypes } from '../game.js';

import type { Question } from './language.js';
import type { Locale } from './locale.js';
import type { Link, Phrase } from './phrase.js';

/** What every game makes itself: its `outcomeIn` and its `refusalIn`, which take the language first. Its `SPEAKERS` tell the rest. */
type Own<Part> = Part;

/**
 * The words of a game.
 *
 * @typeParam L - what its phrases lead to
 * @typeParam Told - a sentence about several events, and the one whose rule it comes from
 * @typeParam PlayedWith - what a game may bring of its own that has names
 */
export interface TextFace<G extends WholeGameTypes, L extends Link, Told, PlayedWith> {
  /**
   * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
   *
   * @param shown - the situation before it: a state, or a view of it
   *
   * @example
   * const state = orThrow(createGame({ players: {players} }));
   * describeAction({action}, state).text; // {actionText}
   */
  readonly describeAction: (action: G['action'], shown: G['shown'], locale?: Locale) => Phrase<L>;

  /**
   * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
   *
   * @param shown - the situation after it: a state, or a view of it
   *
   * @example
   * const state = orThrow(createGame({ players: {players} }));
   * describeEvent({event}, state).text; // {eventText}
   */
  readonly describeEvent: (event: G['event'], shown: G['shown'], locale?: Locale) => Phrase<L>;

  /**
   * What happened, as a chronicle tells it: each sentence with the event whose rule it comes from. {together} Told one by one by
   * {@link describeEvent}, the same is longer.
   *
   * @param shown - the situation after them: a state, or a view of it
   *
   * @example
   * const state = orThrow(createGame({ players: {players} }));
   * describeEvents({events}, state).map(({ said }) => said.text); // {eventsText}
   */
  readonly describeEvents?: (events: readonly G['event'][], shown: G['shown'], locale?: Locale) => readonly Told[];

  /**
   * What is to be decided, and by whom. `undefined` when the game is over. {passing}
   *
   * @example
   * question(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state)?.asked; // '{asked}'
   */
  readonly question: (shown: G['shown'], locale?: Locale) => Question<G, L> | undefined;

  /**
   * How a game was won: {won}.
   *
   * @param shown - the situation at the end of the game: a state, or a view of it
   *
   * @example
   * const state = {end};
   * describeOutcome({outcome}, state).text; // {outcomeText}
   */
  readonly describeOutcome: Own<(outcome: Outcome<G['player']>, shown: G['shown'], locale?: Locale) => Phrase<L>>;

  /**
   * Why something is refused: what it is about, a sentence, and its rule behind it.
   *
   * @param game - {game}
   *
   * @example
   * const refused = explainAction(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state, {untimely});
   * refused && describeRefusal(refused).text; // {refusalText}
   */
  readonly describeRefusal: Own<(refusal: PlayRefusal<G>, locale?: Locale, game?: PlayedWith) => Phrase<L>>;
}
