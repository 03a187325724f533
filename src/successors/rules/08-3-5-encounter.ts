/** R 8.3.3, 8.3.5, 8.3.6: after the Reaction Step: overrun, battle, or the way is free. */
import { disperseGeneral } from '../deeds/generals.js';
import type { MarchDraft } from '../deeds/group.js';
import type { ArrivalFrame, Belligerent, MarchFrame } from '../frame/index.js';
import { enemiesOutside, hasIndependentArmy, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { canOverrun, pushOverrun } from './08-3-6-overrun.js';
import { pushBattle } from './12-land-battle.js';
import { sidesOf } from './19-3-2-interceptor-attacks.js';

/** Who stands in the way outside the city of the group's space: enemies with CUs, but for those who granted passage (R 8.3.8). */
export function enemiesInTheWay(situation: Situation, { player, space, passage }: MarchFrame): readonly Belligerent[] {
  const enemies: Belligerent[] = [];
  for (const enemy of enemiesOutside(situation, player, space)) if (!passage.includes(enemy)) enemies.push(enemy);
  if (hasIndependentArmy(situation, space)) enemies.push('independent');
  return enemies;
}

/** What the Reaction Step has left behind for the battle. */
type Met = Pick<ArrivalFrame, 'failedToAvoid' | 'attack' | 'independents'>;
const NOTHING: Met = { failedToAvoid: [] };

/** Who failed to Avoid Battle (R 10.4), the Independents among them (R 19.4). */
const failuresOf = ({ failedToAvoid, independents }: Met): readonly Belligerent[] =>
  independents?.failed === true ? [...failedToAvoid, 'independent'] : failedToAvoid;

/**
 * The Reaction Step is over, and enemy CUs may stand in the way, interceptors among them (R 11.5); if none does, the activation goes on
 * (R 10.3). They are overrun if the Army is able to (R 8.3.6), else they are fought, which ends the activation (R 8.3.5). Generals on the
 * march without CUs are Dispersed (R 8.3.3).
 */
export function meetEnemies(run: GameRun, march: MarchDraft, after: Met = NOTHING): void {
  const { state } = run;
  const { player, space } = march;
  const [enemy] = enemiesInTheWay(state, march);
  if (enemy === undefined) return;
  if (unitsAt(state, player, space) === 0) {
    for (const general of [...march.group.generals]) disperseGeneral(run, general, 'R 8.3.3');
  } else {
    march.awaiting = 'battle';
    if (canOverrun(state, player, space, enemy)) pushOverrun(run, player, enemy, space);
    else pushBattle(run, { space, ...sidesOf(after, march, enemy), noLocalTroops: failuresOf(after) });
  }
}
