/** English phrases for the things in a situation of this game. */
import { phrase, words } from '../../../core/index.js';
import type { Party } from '../../../conquest/frame/index.js';
import { english, type Adjectives } from '../../../conquest/text/en/speech.js';
import type { Saying } from '../../../conquest/text/things.js';
import type { BaggageId, SideId } from '../../../conquest/vocabulary.js';
import type { GameState } from '../../state.js';
import { REBEL, type Flank } from '../../vocabulary.js';
import { flankFor } from '../flanks.js';
import { homewardIn } from '../homeward.js';
import { shipped } from '../shipped.js';
import { englishNames } from './names.js';

/** R X1.1 */
const ADJECTIVES: Adjectives = { rebel: 'Rebel', royal: 'Royal' };

export function xenophonEnglish(shown: GameState) {
  const say = english(shown, englishNames, shipped, ADJECTIVES);
  return {
    ...say,
    /** As in the base; of the mountain tribes who they are: `1 unit of the mountain tribes`. */
    party: (party: Party): Saying =>
      say.force(party.force).text === say.side(party.side).text
        ? say.party(party)
        : phrase`${say.pieces(party.units.length, 'unit')} of ${say.force(party.force)}`,
    isFleet: (id: BaggageId): boolean => (say.components.counters.fleets ?? []).some((fleet) => fleet.id === id),
    /** A flank of the battlefield: `on the left of the Rebels`. */
    flank: (flank: Flank): Saying => phrase`on the ${flank} of ${say.side(REBEL)}`,
    /** The same, as a side speaks of its own flank: `on their left`. */
    ownFlank: (side: SideId, flank: Flank): string => `on their ${flankFor(side, flank)}`,
    /** Returns the number of units that have come home: `9 of the 12 units of the Greeks have come home`. */
    homecoming(): Saying {
      const { counted, home } = homewardIn(shown);
      if (counted === 0) return words('no Greeks were left');
      if (counted === 1) return words(`the last unit of the Greeks has ${home === 1 ? '' : 'not '}come home`);
      if (home === counted) return words(`all ${counted} units of the Greeks have come home`);
      const many = home === 0 ? 'none' : home * 2 < counted ? `only ${home}` : `${home}`;
      return words(`${many} of the ${counted} units of the Greeks ${home > 1 ? 'have' : 'has'} come home`);
    },
  };
}
export type XenophonEnglish = ReturnType<typeof xenophonEnglish>;
