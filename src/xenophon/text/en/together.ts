/** Sentences for several events, in English. */
import { phrase } from '../../../core/index.js';
import { englishTogether as baseTogether } from '../../../conquest/text/en/together.js';
import { list } from '../../../conquest/text/en/speech.js';
import { VOYAGES } from '../../../conquest/text/extension/journeys.js';
import type { ConquestLink } from '../../../conquest/text/things.js';
import type { TogetherWords } from '../../../conquest/text/together.js';
import type { XenophonEnglish } from './speech.js';

export const englishTogether: TogetherWords<ConquestLink, XenophonEnglish> = {
  ...baseTogether,
  // R X1.2
  unitWithdrawn: (event, units, say) =>
    event.rule === 'R X1.2'
      ? phrase`back in Europe: ${list(say.troops(units))}`
      : baseTogether.unitWithdrawn(event, units, say),
  // R X6.2
  journeys: VOYAGES,
  // R X2.3: the train goes with Cyrus alone, and the events of voyages describe fleets.
  tellsOf: () => false,
};
