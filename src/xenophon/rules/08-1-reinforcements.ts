/**
 * R X2.2, X8.1: reinforcements are placed with the head of their side, if there is one (ruling X8.3); those after the
 * fall of the pretender with any stack of the rebels. If the head or stack is in a city, they are placed in the field
 * around it (ruling X2.7).
 */
import { refusal, type RefusalCode } from '../code.js';
import { plays } from '../options.js';
import type { RulesOf } from '../types.js';
import { isOnMap, presenceIn } from '../../conquest/query/06-1-presence.js';
import { reinforcements as baseReinforcements } from '../../conquest/rules/13-reinforcements.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { Law } from '../../conquest/table/law.js';
import { derived } from '../../core/board/index.js';
import type { Roster } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';

/** Returns the leaders that can be the head of a side. */
const headsIn = derived(({ leaders }: Roster) => leaders.filter(({ fact }) => fact.king !== undefined));

/** Returns the place of the head of a side; `undefined`: there is none on the map. */
function placeOfHead(situation: Situation, side: SideId): PlaceCode | undefined {
  for (const { code } of headsIn(situation.roster)) {
    const place = situation.placeOfLeader(code);
    if (situation.sideOfLeader(code) === side && isOnMap(situation, place)) return place;
  }
  return undefined;
}

export const reinforcementsLaw: Pick<Law<Situation>, 'arrivals' | 'hasStandIns'> = {
  arrivals(situation, side, piece) {
    const { ground } = situation;
    if ('kind' in piece && piece.batch.after !== undefined)
      return ground.provinces.filter((province) => presenceIn(situation, province, side) > 0).map(({ code }) => code);
    const place = placeOfHead(situation, side);
    const province = place === undefined ? undefined : ground.provinceOfPlace[place];
    return province === undefined ? [] : [province.code];
  },
  /** R X10.2: stand-ins are an optional rule, for both sides (ruling X10.2). */
  hasStandIns: (situation) => plays(situation, 'anotherGeneral'),
};

/** Refusals of the base about control of the province, which does not matter here. */
const OF_CONTROL: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['provinceNotControlled', 'outOfRange']);

/** R X2.2: the rebels choose between several stacks; with a head there is no choice. */
export const reinforcements: RulesOf<'reinforcements'> = {
  ...baseReinforcements,
  refuse(situation, frame, action) {
    const found =
      action.type === 'placeReinforcement' ? baseReinforcements.refuse?.(situation, frame, action) : undefined;
    if (action.type !== 'placeReinforcement' || found === undefined || !OF_CONTROL.has(found.code)) return found;
    return refusal('noStackThere', 'R X2.2', { piece: action.piece, province: action.province });
  },
};
