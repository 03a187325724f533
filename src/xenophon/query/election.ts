/** R X2.4: who is elected, when, and by whom. */
import { isOnMap } from '../../conquest/query/presence.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { LeaderInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { FrameKind } from '../frame/index.js';
import { frameIn } from './frames.js';
import { greeksLeft, hasFallen } from './remnant.js';

const COMBATS: readonly FrameKind[] = ['battle', 'minorCombat', 'siege'];

/** Whether a combat is being resolved: nobody is elected as long as one is (ruling X2.6); afterwards he comes before any stand-in (ruling C15.4). */
export const isFought = (situation: Pick<Situation, 'stack'>): boolean =>
  situation.stack.some(({ kind }) => COMBATS.includes(kind)) ||
  (frameIn(situation, 'battlefield')?.stage ?? 'over') !== 'over';

/** He who is elected when the pretender has fallen and a Greek general is lost, as long as he has not been. */
export const electedIn = (situation: Situation): LeaderInfo | undefined =>
  hasFallen(situation) && situation.milestones.generalLost !== undefined
    ? situation.roster.leaders.find(
        ({ code, fact }) => fact.greek === 'elected' && situation.placeOfLeader(code) === situation.ground.trays.aside,
      )
    : undefined;

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
