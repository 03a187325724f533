/** R X2.4: who is elected, when, and by whom. */
import { isOnMap } from '../../conquest/query/06-1-presence.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import { derived } from '../../core/board/index.js';
import type { LeaderInfo, Roster } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { FrameKind } from '../frame/index.js';
import { frameIn } from './frames.js';
import { greeksLeft, hasFallen } from './09-2-remnant.js';

const COMBATS: readonly FrameKind[] = ['battle', 'minorCombat', 'siege'];

/** An election waits for the end of these. */
export const BEFORE_ELECTION: readonly FrameKind[] = [...COMBATS, 'battlefield', 'election'];

/** Whether a combat is being resolved: nobody is elected as long as one is (ruling X2.6). */
export const isFought = (situation: Pick<Situation, 'stack'>): boolean =>
  situation.stack.some(({ kind }) => COMBATS.includes(kind)) ||
  (frameIn(situation, 'battlefield')?.stage ?? 'over') !== 'over';

/** Who can be elected. */
const electableIn = derived(({ leaders }: Roster): readonly LeaderInfo[] =>
  leaders.filter(({ fact }) => fact.greek === 'elected'),
);

/** He who is elected when the pretender has fallen and a Greek general is lost, as long as he has not been. */
export function electedIn(situation: Situation): LeaderInfo | undefined {
  if (!hasFallen(situation) || situation.milestones.generalLost === undefined) return undefined;
  const { ground, roster } = situation;
  for (const leader of electableIn(roster))
    if (situation.placeOfLeader(leader.code) === ground.trays.aside) return leader;
  return undefined;
}

/** The places where Greek hoplites or peltasts stand, in the order of the map. */
export const electorates = (situation: Situation): readonly PlaceCode[] =>
  [
    ...new Set(
      greeksLeft(situation)
        .filter(({ kind: { type } }) => type === 'heavyInfantry' || type === 'lightInfantry')
        .map(({ code }) => situation.placeOfUnit(code)),
    ),
  ]
    .filter((place) => isOnMap(situation, place))
    .sort((one, other) => one - other);
