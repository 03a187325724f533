/** R X7.3: obstacles on the flanks of a battlefield. */
import type { Post } from '../../conquest/data/display.js';
import { bestLeader } from '../../conquest/query/09-1-combat.js';
import { forcesIn, type Force } from '../../conquest/query/06-2-forces.js';
import { abilityOf } from '../../conquest/query/06-1-presence.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { BattlefieldFrame } from '../frame/index.js';
import { FLANKS, REBEL, type Flank, type Obstacle } from '../vocabulary.js';
import { frameIn } from './frames.js';

/** Returns the flank of a box. The left of the rebels is the right of their enemy (ruling X7.3). */
export function flankOf({ army, box }: Post): Flank | undefined {
  if (box !== 'leftOutflank' && box !== 'rightOutflank') return undefined;
  return (box === 'leftOutflank') === (army === REBEL) ? 'left' : 'right';
}

/** Returns the obstacle in a box of the current battle. */
export function obstacleAt(situation: Situation, post: Post): Obstacle | null {
  const flank = flankOf(post);
  return flank === undefined ? null : (frameIn(situation, 'battlefield')?.[flank] ?? null);
}

export const mountainsOf = (field: Pick<BattlefieldFrame, Flank>): readonly Flank[] =>
  FLANKS.filter((flank) => field[flank] === 'mountain');

/** Less than any leader's ability. */
const UNLED = -1;

/** Returns the side with the ablest leader of the two forces; `undefined`: both are equal, or there are no leaders. */
export function betterLed(situation: Situation, { province, forces }: BattlefieldFrame): SideId | undefined {
  const place = provinceCode(situation, province);
  const abilities = forcesIn(situation, place)
    .filter(({ name }) => forces.includes(name))
    .map(({ side, leaders }: Force) => {
      const best = bestLeader(situation, leaders);
      return { side, ability: best === undefined ? UNLED : abilityOf(situation, best.code) };
    })
    .sort((one, other) => other.ability - one.ability);
  const [one, other] = abilities;
  return one !== undefined && one.ability > (other?.ability ?? UNLED) ? one.side : undefined;
}
