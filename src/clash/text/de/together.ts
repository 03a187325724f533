/** Sentences for several events, in German. */
import { phrase } from '../../../core/index.js';
import { germanTogether as ofTheBase } from '../../../conquest/text/de/together.js';
import type { TogetherWords, UnitsWord } from '../../../conquest/text/together.js';
import type { UnitMutinied, UnitSentHome } from '../../event/index.js';
import type { ClashLink } from '../things.js';
import { JOURNEYS, OPENINGS } from '../together.js';
import { list, type ClashGerman } from './speech.js';

const unitMutinied: UnitsWord<UnitMutinied, ClashLink, ClashGerman> = ({ side, at }, units, say) =>
  phrase`${say.side(side, 'dative')} ${say.at(at)} davongelaufen: ${list(say.troops(units))}`;
const unitSentHome: UnitsWord<UnitSentHome, ClashLink, ClashGerman> = ({ at }, units, say) =>
  phrase`${say.from(at)} auf dem Heimweg: ${list(say.troops(units))}`;

export const germanTogether: TogetherWords<ClashLink, ClashGerman> = {
  ...ofTheBase,
  further: { unitMutinied, unitSentHome },
  journeys: JOURNEYS,
  openings: OPENINGS,
  tellsOf: (marker, say) => !say.isFleet(marker),
};
