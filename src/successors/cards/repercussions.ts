/** R 6.7, R 20.59: Repercussions of Defeat. */
import { removeIsolated } from '../deeds/markers.js';
import type { Belligerent, LandBattleFrame } from '../frame/index.js';
import { provinceOf } from '../query/control.js';
import { landWays } from '../query/geometry.js';
import { isolatedMarkers } from '../query/isolation.js';
import type { Situation } from '../table/situation.js';
import type { ProvinceId, SpaceId } from '../vocabulary.js';
import { interruption } from './interruption.js';

/** Who has lost a battle, if anybody has. */
const loserOf = ({ result, attacker, defender }: LandBattleFrame): Belligerent | undefined =>
  result === 'attacker' ? defender.who : result === 'defender' ? attacker.who : undefined;

/** The provinces looked at: that of the battle and those next to it; of a Transit Point those of the spaces next to it (ruling card-59). */
function shakenProvinces(situation: Situation, space: SpaceId): readonly (ProvinceId | null)[] {
  const own = provinceOf(situation, space);
  return own === null
    ? landWays(situation, space).map(({ to }) => provinceOf(situation, to))
    : [own, ...(situation.geometry.adjacentProvinces.get(own) ?? [])];
}

/** Their spaces. Transit Points, which have no markers, may be among them. */
function shaken(situation: Situation, space: SpaceId): readonly SpaceId[] {
  const provinces = shakenProvinces(situation, space);
  return situation.geometry.board.spaces.filter(({ province }) => provinces.includes(province)).map(({ id }) => id);
}

/** Independent Armies have no markers that could be isolated. */
export const repercussions = interruption<'repercussions', 'landBattle'>({
  rule: 'R 20.59',
  moments: ['battleOver'],
  of: ['landBattle'],
  suits(situation, player, battle) {
    const loser = loserOf(battle);
    return (
      loser !== undefined &&
      loser !== 'independent' &&
      loser !== player &&
      isolatedMarkers(situation, loser, shaken(situation, battle.space)).length > 0
    );
  },
  interrupt(run, _frame, battle) {
    const loser = loserOf(battle);
    if (loser === undefined || loser === 'independent') return;
    removeIsolated(run, loser, shaken(run.state, battle.space), 'ruling card-59');
  },
});
