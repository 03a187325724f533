/** Sentences for several events, in German. */
import { phrase } from '../../../core/index.js';
import { germanTogether as baseTogether } from '../../../conquest/text/de/together.js';
import { list } from '../../../conquest/text/de/speech.js';
import { VOYAGES } from '../../../conquest/text/extension/journeys.js';
import type { ConquestLink } from '../../../conquest/text/things.js';
import type { TogetherWords } from '../../../conquest/text/together.js';
import type { XenophonGerman } from './speech.js';

export const germanTogether: TogetherWords<ConquestLink, XenophonGerman> = {
  ...baseTogether,
  // R X1.2
  unitWithdrawn: (event, units, say) =>
    event.rule === 'R X1.2'
      ? phrase`daheim in Europa: ${list(say.troops(units))}`
      : baseTogether.unitWithdrawn(event, units, say),
  // R X6.2
  journeys: VOYAGES,
  // R X2.3: the train goes with Cyrus alone, and the events of voyages describe fleets.
  tellsOf: () => false,
};
