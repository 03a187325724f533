/** R X2.4: which leader is elected, when, and by which units. */
import { isOnMap } from '../../conquest/query/06-1-presence.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import { derived } from '../../core/board/index.js';
import type { LeaderInfo, Roster } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { FrameKind } from '../frame/index.js';
import { frameIn } from './frames.js';
import { greeksLeft, hasFallen } from './09-2-remnant.js';

const COMBATS: readonly FrameKind[] = ['battle', 'minorCombat', 'siege'];

/** The frames that an election waits for. */
export const BEFORE_ELECTION: readonly FrameKind[] = [...COMBATS, 'battlefield', 'election'];

/** Returns whether a combat is being resolved, during which there is no election (ruling X2.6). */
export const isFought = (situation: Pick<Situation, 'stack'>): boolean =>
  situation.stack.some(({ kind }) => COMBATS.includes(kind)) ||
  (frameIn(situation, 'battlefield')?.stage ?? 'over') !== 'over';

/** Returns the leaders that can be elected. */
const electableIn = derived(({ leaders }: Roster): readonly LeaderInfo[] =>
  leaders.filter(({ fact }) => fact.greek === 'elected'),
);

/**
 * Returns the leader to be elected: after the fall of the pretender and the loss of a Greek general, if not elected
 * already.
 */
export function electedIn(situation: Situation): LeaderInfo | undefined {
  if (!hasFallen(situation) || situation.milestones.generalLost === undefined) return undefined;
  const { ground, roster } = situation;
  for (const leader of electableIn(roster))
    if (situation.placeOfLeader(leader.code) === ground.trays.aside) return leader;
  return undefined;
}

/** Returns the places with Greek hoplites or peltasts, in the order of the map. */
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
