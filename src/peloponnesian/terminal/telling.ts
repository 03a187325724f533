/** Which sentences are worth a line, and how a game has ended. */
import { cited, type Locale } from '../../core/index.js';
import type { GameEvent } from '../event/index.js';
import type { Peloponnesian } from '../game.js';
import { describeEvent, describeOutcome } from '../text/index.js';
import type { Shown } from '../text/speech.js';
import { WORDS } from './words.js';

/** Whether the sentence of an event is worth a line: what the events beside it say is not told. */
function isTold(event: GameEvent): boolean {
  switch (event.type) {
    // What has changed is told next.
    case 'adjustmentRolled':
      return !event.applies;
    case 'rolled':
      // R D: nothing else says that a line may be shifted, or that the battle begins.
      return event.purpose === 'wingShift';
    case 'marchEnded':
    case 'voyageEnded':
      return false;
    default:
      return true;
  }
}

export const tell = (events: readonly GameEvent[], shown: Shown, locale: Locale): readonly string[] =>
  events.filter(isTold).map((event) => cited(describeEvent(event, shown, locale), event.rule).text);

/** Returns who has won, how, and by which clause. */
export function ending(game: Pick<Peloponnesian, 'outcome'>, shown: Shown, locale: Locale): string {
  const outcome = game.outcome(shown);
  return outcome === undefined
    ? WORDS[locale].unfinished
    : cited(describeOutcome(outcome, shown, locale), outcome.rule).text;
}
