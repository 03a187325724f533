/** Sentences for several events, in English. */
import { phrase } from '../../../core/index.js';
import { englishTogether as ofTheBase } from '../../../conquest/text/en/together.js';
import type { TogetherWords, UnitsWord } from '../../../conquest/text/together.js';
import type { UnitMutinied, UnitSentHome } from '../../event/index.js';
import type { ClashLink } from '../things.js';
import { JOURNEYS, OPENINGS } from '../together.js';
import { list, type ClashEnglish } from './speech.js';

const unitMutinied: UnitsWord<UnitMutinied, ClashLink, ClashEnglish> = ({ side, at }, units, say) =>
  phrase`deserting ${say.side(side)} ${say.at(at)}: ${list(say.troops(units))}`;
const unitSentHome: UnitsWord<UnitSentHome, ClashLink, ClashEnglish> = ({ at }, units, say) =>
  phrase`going home from ${say.place(at)}: ${list(say.troops(units))}`;

export const englishTogether: TogetherWords<ClashLink, ClashEnglish> = {
  ...ofTheBase,
  further: { unitMutinied, unitSentHome },
  journeys: JOURNEYS,
  openings: OPENINGS,
  tellsOf: (marker, say) => !say.isFleet(marker),
};
