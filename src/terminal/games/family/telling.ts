/** Which sentences of a game of the family are worth a line, and how a game has ended. */
import { cited, type Locale } from '../../../core/index.js';
import type { GameEvent, GameState } from '../../../conquest/index.js';
import type { At } from './family.js';

/** Dice that no other event tells. */
const TOLD_ROLLS: ReadonlySet<string> = new Set(['casualty', 'casualtyAgain', 'rally', 'pursuit', 'recovery']);

/** Where units stand who are set up or change lines the Tactical Display shows (R 10.3, 10.6). */
const SHOWN_ON_DISPLAY: ReadonlySet<string> = new Set(['R 10.3', 'R 10.6']);

/** Whether the sentence of an event is worth a line: what the events beside it say, or the next picture shows, is not told. */
export function isTold({ own }: At, event: GameEvent): boolean {
  switch (event.type) {
    case 'rolled':
      return TOLD_ROLLS.has(event.purpose) || own.tellsDice(event.purpose);
    case 'unitPosted':
    case 'leaderPosted':
      return !SHOWN_ON_DISPLAY.has(event.rule);
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
    .filter(({ event }) => isTold(at, event))
    .map(({ said, event }) => cited(said, event.rule).text);

/** Who has won, and how. */
export function ending(at: At, shown: GameState, locale: Locale): string {
  const result = at.game.outcome(shown);
  return result === undefined
    ? at.words[locale].unfinished
    : cited(at.text.describeOutcome(result, shown, locale), result.rule).text;
}
