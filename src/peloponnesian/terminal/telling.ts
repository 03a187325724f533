/** The sentences that are reported, and the end of a game. */
import { cited, type Locale } from '../../core/index.js';
import type { GameEvent } from '../event/index.js';
import type { Peloponnesian } from '../game.js';
import { describeEvent, describeOutcome } from '../text/index.js';
import type { Shown } from '../text/speech.js';
import { WORDS } from './words.js';

/** Returns whether the sentence of an event is reported. It is not if neighbouring events report the same. */
function isReported(event: GameEvent): boolean {
  switch (event.type) {
    // The change itself is reported next.
    case 'adjustmentRolled':
      return !event.applies;
    case 'rolled':
      // R D: no other event reports that a line may be shifted, or that the battle begins.
      return event.purpose === 'wingShift';
    case 'marchEnded':
    case 'voyageEnded':
      return false;
    default:
      return true;
  }
}

export const tell = (events: readonly GameEvent[], shown: Shown, locale: Locale): readonly string[] =>
  events.filter(isReported).map((event) => cited(describeEvent(event, shown, locale), event.rule).text);

/** Returns the winners, how they won, and the clause. */
export function ending(game: Pick<Peloponnesian, 'outcome'>, shown: Shown, locale: Locale): string {
  const outcome = game.outcome(shown);
  return outcome === undefined
    ? WORDS[locale].unfinished
    : cited(describeOutcome(outcome, shown, locale), outcome.rule).text;
}
