/** Which events of a game of the family are told, and how a game has ended. */
import { cited, type Locale } from '../../../core/index.js';
import type { GameEvent, GameState } from '../../../conquest/index.js';
import type { At } from './family.js';

/** Dice that no other event tells. */
const TOLD_ROLLS: ReadonlySet<string> = new Set(['casualty', 'casualtyAgain', 'rally', 'pursuit', 'recovery']);

/** A march, a flight and a retreat are told as a whole, but for what goes along (R 8.1, 8.4, 9.2, 9.5, 10.20, X7.1, S9.1). */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  ...['R 8.1', 'R 8.4', 'R 9.2', 'R 9.3', 'R 9.5', 'R 10.20'],
  ...['R X7.1', 'R S9.1'],
]);

/** Whether an event is worth a line in the base: what the events beside it say, or the next picture shows, is not told. */
function isToldInBase(event: GameEvent, isSettingUp: () => boolean): boolean {
  switch (event.type) {
    case 'rolled':
      return TOLD_ROLLS.has(event.purpose);
    case 'unitMoved':
    case 'leaderMoved':
      return !ON_THE_WAY.has(event.rule);
    case 'unitPosted':
    case 'leaderPosted':
      // R 10.3, 10.6
      return event.rule !== 'R 10.3' && !(event.rule === 'R 10.6' && isSettingUp());
    // What becomes of one in danger is told once: his death where he falls, and a wound with the danger (R 10.16).
    case 'leaderEndangered':
      return event.result !== 'killed';
    case 'leaderWounded':
      return false;
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

/** Whether an event is worth a line; `shown`: the situation after it. */
export const isTold = (at: At, event: GameEvent, shown: GameState): boolean =>
  // The Tactical Display is drawn when its first round begins.
  at.own.isTold(event) ?? isToldInBase(event, () => at.query.battleOf(shown)?.round === 0);

export const tell = (at: At, events: readonly GameEvent[], shown: GameState, locale: Locale): readonly string[] =>
  events
    .filter((event) => isTold(at, event, shown))
    .map((event) => cited(at.text.describeEvent(event, shown, locale), event.rule).text);

/** Who has won, and how. */
export function ending(at: At, shown: GameState, locale: Locale): string {
  const result = at.game.outcome(shown);
  return result === undefined
    ? at.words[locale].unfinished
    : cited(at.text.describeOutcome(result, shown, locale), result.rule).text;
}
