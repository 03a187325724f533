/**
 * Declares the public API of every `text` entry point, with its documentation.
 *
 * `npm run faces` writes `src/<game>/text/face.ts` from it, as it writes `src/<game>/face.ts` from `../face.ts`. The implementation is in
 * `src/<game>/text/tellers.ts`.
 */
import type { PlayRefusal } from '../frame.js';
import type { Outcome, WholeGameTypes } from '../game.js';

import type { Question } from './language.js';
import type { Locale } from './locale.js';
import type { Link, Phrase } from './phrase.js';

/** Marks what each game implements itself: `outcomeIn` and `refusalIn`, which take the language first. Its `SPEAKERS` implement the rest. */
type Own<Part> = Part;

/**
 * The public API of the text of a game.
 *
 * @typeParam L - the links of its phrases
 * @typeParam Told - a sentence about several events, with the event whose rule it cites
 * @typeParam PlayedWith - the parts of a game that contain names, such as a board or a deck
 */
export interface TextFace<G extends WholeGameTypes, L extends Link, Told, PlayedWith> {
  /**
   * Returns the label of an action, as for a button. No two legal actions of a state have the same label.
   *
   * @param shown - the state before the action, or a view of it
   *
   * @example
   * const state = orThrow(createGame({ players: {players} }));
   * describeAction({action}, state).text; // {actionText}
   */
  readonly describeAction: (action: G['action'], shown: G['shown'], locale?: Locale) => Phrase<L>;

  /**
   * Returns a sentence about an event. `cited` of `diadochi/core` appends its rule.
   *
   * @param shown - the state after the event, or a view of it
   *
   * @example
   * const state = orThrow(createGame({ players: {players} }));
   * describeEvent({event}, state).text; // {eventText}
   */
  readonly describeEvent: (event: G['event'], shown: G['shown'], locale?: Locale) => Phrase<L>;

  /**
   * Returns a summary of several events: sentences, each with the event whose rule it cites. {together} It is shorter than
   * {@link describeEvent} for each event.
   *
   * @param shown - the state after the events, or a view of it
   *
   * @example
   * const state = orThrow(createGame({ players: {players} }));
   * describeEvents({events}, state).map(({ said }) => said.text); // {eventsText}
   */
  readonly describeEvents?: (events: readonly G['event'][], shown: G['shown'], locale?: Locale) => readonly Told[];

  /**
   * Returns the question to the player who must decide, or `undefined` if the game is over. {passing}
   *
   * @example
   * question(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state)?.asked; // '{asked}'
   */
  readonly question: (shown: G['shown'], locale?: Locale) => Question<G, L> | undefined;

  /**
   * Returns a sentence about how a game was won: {won}.
   *
   * @param shown - the state at the end of the game, or a view of it
   *
   * @example
   * const state = {end};
   * describeOutcome({outcome}, state).text; // {outcomeText}
   */
  readonly describeOutcome: Own<(outcome: Outcome<G['player']>, shown: G['shown'], locale?: Locale) => Phrase<L>>;

  /**
   * Returns the reason of a refusal: what it is about, a sentence, and the rule.
   *
   * @param game - {game}
   *
   * @example
   * const refused = explainAction(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state, {untimely});
   * refused && describeRefusal(refused).text; // {refusalText}
   */
  readonly describeRefusal: Own<(refusal: PlayRefusal<G>, locale?: Locale, game?: PlayedWith) => Phrase<L>>;
}
