/** Which sentences are worth a line, and how a game has ended. */
import { cited, type Game, type Locale } from '../../core/index.js';
import type { GameEvent } from '../event/index.js';
import type { RollPurpose } from '../frame/sequence.js';
import { describeEvent, describeOutcome } from '../text/index.js';
import type { Shown } from '../text/speech.js';
import type { PeloponnesianTypes } from '../types.js';
import { WORDS } from './words.js';

/** Dice that no other event tells. */
const TOLD_ROLLS: ReadonlySet<RollPurpose> = new Set([
  'siege',
  'openSeaMorale',
  'morale',
  'secondMorale',
  'pursuitMorale',
  'leaderDeath',
]);

/** Whether the sentence of an event is worth a line: what the events beside it say is not told. */
function isTold(event: GameEvent): boolean {
  switch (event.type) {
    case 'rolled':
      return TOLD_ROLLS.has(event.purpose);
    // What has changed is told next.
    case 'adjustmentRolled':
      return !event.applies;
    case 'marchEnded':
    case 'voyageEnded':
      return false;
    default:
      return true;
  }
}

export const tell = (events: readonly GameEvent[], shown: Shown, locale: Locale): readonly string[] =>
  events.filter(isTold).map((event) => cited(describeEvent(event, shown, locale), event.rule).text);

/** Who has won, how, and by which clause. */
export function ending(game: Pick<Game<PeloponnesianTypes>, 'outcome'>, shown: Shown, locale: Locale): string {
  const outcome = game.outcome(shown);
  if (shown.ended === null || outcome === undefined) return WORDS[locale].unfinished;
  return cited(describeOutcome(shown.ended, shown, locale), outcome.rule).text;
}
