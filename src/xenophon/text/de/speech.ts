/** German phrases for the things in a situation of this game. */
import { phrase, words, type Case } from '../../../core/index.js';
import type { Party } from '../../../conquest/frame/index.js';
import { german } from '../../../conquest/text/de/speech.js';
import type { Saying } from '../../../conquest/text/things.js';
import type { BaggageId, SideId } from '../../../conquest/vocabulary.js';
import type { GameState } from '../../state.js';
import { REBEL, type Flank } from '../../vocabulary.js';
import { flankFor } from '../flanks.js';
import { homewardIn } from '../homeward.js';
import { shipped } from '../shipped.js';
import { germanNames } from './names.js';

export function xenophonGerman(shown: GameState) {
  const say = german(shown, germanNames, shipped);
  return {
    ...say,
    /** As in the base; of the mountain tribes who they are: `1 Einheit der Bergvölker`. */
    party: (party: Party, as: Case = 'nominative'): Saying =>
      say.force(party.force).text === say.side(party.side).text
        ? say.party(party, as)
        : phrase`${say.pieces(party.units.length, 'unit')} ${say.force(party.force, 'genitive')}`,
    isFleet: (id: BaggageId): boolean => (say.components.counters.fleets ?? []).some((fleet) => fleet.id === id),
    /** A flank of the battlefield: `zur Linken der Rebellen`. */
    flank: (flank: Flank): Saying =>
      phrase`zur ${flank === 'left' ? 'Linken' : 'Rechten'} ${say.side(REBEL, 'genitive')}`,
    /** The same, as a side speaks of its own flank: `zu ihrer Linken`. */
    ownFlank: (side: SideId, flank: Flank): string =>
      `zu ihrer ${flankFor(side, flank) === 'left' ? 'Linken' : 'Rechten'}`,
    /** Returns the number of units that have come home: `von den 12 Einheiten der Griechen sind 9 heimgekehrt`. */
    homecoming(): Saying {
      const { counted, home } = homewardIn(shown);
      if (counted === 0) return words('Es waren keine Griechen mehr da');
      if (counted === 1) return words(`Die letzte Einheit der Griechen ist ${home === 1 ? '' : 'nicht '}heimgekehrt`);
      if (home === counted) return words(`Alle ${counted} Einheiten der Griechen sind heimgekehrt`);
      const many = home === 0 ? 'keine' : home * 2 < counted ? `nur ${home}` : `${home}`;
      return words(`Von den ${counted} Einheiten der Griechen ${home > 1 ? 'sind' : 'ist'} ${many} heimgekehrt`);
    },
  };
}
export type XenophonGerman = ReturnType<typeof xenophonGerman>;
