/** R S3.0: which units a side loses with its last leader. */
import { isOnMap } from '../../conquest/query/06-1-presence.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { UnitInfo } from '../../conquest/table/roster.js';
import { needsNoLeader } from './07-1-independents.js';
import { isPlayed } from './sides.js';

/**
 * Returns the units that a player loses with their last leader: all units that follow leaders, so never Indians,
 * barbarians and rebels, whoever plays them (ruling S5.10).
 */
export const followersOf = (situation: Situation, side: SideId): readonly UnitInfo[] =>
  isPlayed(situation, side)
    ? situation.roster.units.filter(
        ({ code }) =>
          situation.sideOfUnit(code) === side &&
          isOnMap(situation, situation.placeOfUnit(code)) &&
          !needsNoLeader(situation, code),
      )
    : [];

/** Returns whether a side has a leader on the map. */
export const hasLeader = (situation: Situation, side: SideId): boolean =>
  situation.roster.leaders.some(
    ({ code }) => situation.sideOfLeader(code) === side && isOnMap(situation, situation.placeOfLeader(code)),
  );
