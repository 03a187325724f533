/** Which events of Conquest and Empire are told, and how a game has ended. */
import type { Locale } from '../../../core/index.js';
import { outcome, type GameEvent, type GameState } from '../../../conquest/index.js';
import { cited, describeEvent, describeOutcome } from '../../../conquest/text/index.js';
import { CONQUEST_WORDS } from './words.js';

/** Dice that no other event tells. */
const TOLD_ROLLS: ReadonlySet<string> = new Set(['casualty', 'casualtyAgain', 'rally', 'pursuit', 'recovery']);

/** A march, a flight and a retreat are told as a whole (R 8.1, 8.4, 9.2, 9.5, 10.20). */
const ON_THE_WAY: ReadonlySet<string> = new Set(['R 8.1', 'R 8.4', 'R 9.2', 'R 9.3', 'R 9.5', 'R 10.20']);

/** Where units stand who are set up or change lines the Tactical Display shows (R 10.3, 10.6). */
const SHOWN_ON_DISPLAY: ReadonlySet<string> = new Set(['R 10.3', 'R 10.6']);

/** Whether an event is worth a line: what the events beside it say, or the next picture shows, is not told. */
export function isTold(event: GameEvent): boolean {
  switch (event.type) {
    case 'rolled':
      return TOLD_ROLLS.has(event.purpose);
    case 'unitMoved':
    case 'leaderMoved':
    case 'baggageMoved':
      return !ON_THE_WAY.has(event.rule);
    case 'unitPosted':
    case 'leaderPosted':
      return !SHOWN_ON_DISPLAY.has(event.rule);
    // The King's army comes with the King (R 3.3).
    case 'unitRaised':
      return event.rule !== 'R 3.3';
    case 'phaseBegan':
    case 'pointsSpent':
      return false;
    default:
      return true;
  }
}

export const tell = (events: readonly GameEvent[], shown: GameState, locale: Locale): readonly string[] =>
  events.filter(isTold).map((event) => cited(describeEvent(event, shown, locale), event.rule).text);

/** Who has won, and how. */
export function ending(shown: GameState, locale: Locale): string {
  const result = outcome(shown);
  return result === undefined
    ? CONQUEST_WORDS[locale].unfinished
    : cited(describeOutcome(result, shown, locale), result.rule).text;
}
