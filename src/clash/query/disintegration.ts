/** R S3.0: whom the loss of leaders concerns. */
import { isOnMap } from '../../conquest/query/presence.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { isPlayed } from './sides.js';

/** Players are subject to it; Indians, barbarians and rebels never are, whoever plays them. */
export const isSubject = (situation: Situation, side: SideId): boolean =>
  side !== INDEPENDENTS && isPlayed(situation, side);

/** Whether a side has a leader on the map. */
export const hasLeader = (situation: Situation, side: SideId): boolean =>
  situation.roster.leaders.some(
    ({ code }) => situation.sideOfLeader(code) === side && isOnMap(situation, situation.placeOfLeader(code)),
  );
