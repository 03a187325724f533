/** R 6.7, R 20.59: Repercussions of Defeat. */
import { removeMarker } from '../deeds/markers.js';
import type { LandBattleFrame } from '../frame/index.js';
import { provinceOf } from '../query/control.js';
import { landWays } from '../query/geometry.js';
import { isolatedMarkers } from '../query/isolation.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, ProvinceId, SpaceId } from '../vocabulary.js';
import { interruption } from './interruption.js';

const RULE = 'ruling card-59';

/** Returns the player who has lost a battle, if any. Independent Armies have no markers that could be Isolated. */
function loserOf({ result, attacker, defender }: LandBattleFrame): PlayerId | undefined {
  const loser = result === 'attacker' ? defender : result === 'defender' ? attacker : undefined;
  return loser === undefined || loser.who === 'independent' ? undefined : loser.who;
}

/**
 * Returns the provinces to check: that of the battle and adjacent ones; for a Transit Point, those of adjacent spaces
 * (ruling card-59).
 */
function affectedProvinces(situation: Situation, space: SpaceId): readonly (ProvinceId | null)[] {
  const own = provinceOf(situation, space);
  return own === null
    ? landWays(situation, space).map(({ to }) => provinceOf(situation, to))
    : [own, ...(situation.geometry.adjacentProvinces.get(own) ?? [])];
}

/** Returns the spaces of these provinces. They may include Transit Points, which have no markers. */
function affectedSpaces(situation: Situation, space: SpaceId): readonly SpaceId[] {
  const provinces = affectedProvinces(situation, space);
  return situation.geometry.board.spaces.filter(({ province }) => provinces.includes(province)).map(({ id }) => id);
}

/** Returns the markers that are removed. */
function isolated(situation: Situation, battle: LandBattleFrame): readonly SpaceId[] {
  const loser = loserOf(battle);
  return loser === undefined ? [] : isolatedMarkers(situation, loser, affectedSpaces(situation, battle.space));
}

export const repercussions = interruption<'repercussions', 'landBattle'>({
  rule: RULE,
  moments: ['battleOver'],
  of: ['landBattle'],
  suits: (situation, player, battle) => loserOf(battle) !== player && isolated(situation, battle).length > 0,
  interrupt(run, _frame, battle) {
    for (const space of isolated(run.state, battle)) removeMarker(run, space, RULE);
  },
});
