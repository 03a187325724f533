/** The sentences of a game of the family that are printed, and its ending. */
import { cited, type Locale } from '../../../core/index.js';
import type { GameEvent, GameState } from '../../index.js';
import type { At } from './family.js';

/** Rolls that no other event describes. */
const TOLD_ROLLS: ReadonlySet<string> = new Set(['casualty', 'casualtyAgain', 'rally', 'pursuit', 'recovery']);

/**
 * Returns whether the sentence of an event is worth a line: what the events beside it say, or the next picture shows,
 * is not told. `shown`: the situation after it.
 */
export function isTold({ own, query }: At, event: GameEvent, shown: GameState): boolean {
  switch (event.type) {
    case 'rolled':
      return TOLD_ROLLS.has(event.purpose) || own.tellsDice(event.purpose);
    case 'unitPosted':
    case 'leaderPosted':
      // R 10.3, 10.6: the Tactical Display is drawn when its first round begins.
      return event.rule !== 'R 10.3' && !(event.rule === 'R 10.6' && query.battleOf(shown)?.round === 0);
    case 'phaseBegan':
    case 'pointsSpent':
      return false;
    default:
      return true;
  }
}

export const tell = (at: At, events: readonly GameEvent[], shown: GameState, locale: Locale): readonly string[] =>
  at.text
    .describeEvents(events, shown, locale)
    .filter(({ event }) => isTold(at, event, shown))
    .map(({ said, event }) => cited(said, event.rule).text);

/** Returns who has won, and how. */
export function ending(at: At, shown: GameState, locale: Locale): string {
  const result = at.game.outcome(shown);
  return result === undefined
    ? at.words[locale].unfinished
    : cited(at.text.describeOutcome(result, shown, locale), result.rule).text;
}
