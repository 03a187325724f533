/** R 6.7, R 20.59: Repercussions of Defeat. */
import { removeIsolated } from '../deeds/markers.js';
import type { LandBattleFrame, SuccessorsFrame } from '../frame/index.js';
import { provinceOf } from '../query/control.js';
import { landWays } from '../query/geometry.js';
import { isolatedMarkers } from '../query/isolation.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, ProvinceId, SpaceId } from '../vocabulary.js';
import { matterOf } from './matter.js';
import type { CardModule } from './module.js';

/** The player who has lost a battle; Independent Armies have no markers that could be isolated. */
function loserOf(battle: LandBattleFrame): PlayerId | undefined {
  const loser =
    battle.result === 'attacker'
      ? battle.defender.who
      : battle.result === 'defender'
        ? battle.attacker.who
        : 'independent';
  return loser === 'independent' ? undefined : loser;
}

/** The spaces looked at: those of the province of the battle and of the provinces next to it (ruling card-59). */
function shaken(situation: Situation, space: SpaceId): readonly SpaceId[] {
  const { spacesOf, adjacentProvinces } = situation.geometry;
  const own = provinceOf(situation, space);
  const provinces =
    own === null
      ? landWays(situation, space).flatMap(({ to }): readonly ProvinceId[] =>
          provinceOf(situation, to) === null ? [] : [String(provinceOf(situation, to))],
        )
      : [own, ...(adjacentProvinces.get(own) ?? [])];
  return [...new Set(provinces)].flatMap((province) => spacesOf.get(province) ?? []);
}

const isShaken = (situation: Situation, player: PlayerId, matter: SuccessorsFrame | undefined): boolean => {
  if (matter?.kind !== 'landBattle') return false;
  const loser = loserOf(matter);
  return (
    loser !== undefined &&
    loser !== player &&
    isolatedMarkers(situation, loser, shaken(situation, matter.space)).length > 0
  );
};

export const repercussions: CardModule<'repercussions'> = {
  rule: 'R 20.59',
  moments: ['battleOver'],
  fits: (situation, player, _effect, { matter }) => isShaken(situation, player, matter),
  begin(run, frame) {
    frame.step = 'done';
    const battle = matterOf(run, 'landBattle');
    const loser = battle === undefined ? undefined : loserOf(battle);
    if (battle === undefined || loser === undefined) return;
    removeIsolated(run, loser, shaken(run.state, battle.space), 'ruling card-59');
  },
};
