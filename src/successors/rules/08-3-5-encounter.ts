/** R 8.3.3, 8.3.5, 8.3.6: after the Reaction Step, the group overruns or fights the enemy, or goes on. */
import { disperseGeneral } from '../deeds/generals.js';
import type { MarchDraft } from '../deeds/group.js';
import type { ArrivalFrame, Belligerent, MarchFrame } from '../frame/index.js';
import { enemiesOutside, hasIndependentArmy, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { canOverrun, pushOverrun } from './08-3-6-overrun.js';
import { pushBattle } from './12-land-battle.js';
import { sidesOf } from './19-3-2-interceptor-attacks.js';

/** Returns the enemies with CUs outside the city of the group's space, except those who granted passage (R 8.3.8). */
export function enemiesInTheWay(situation: Situation, { player, space, passage }: MarchFrame): readonly Belligerent[] {
  const enemies: Belligerent[] = [];
  for (const enemy of enemiesOutside(situation, player, space)) if (!passage.includes(enemy)) enemies.push(enemy);
  if (hasIndependentArmy(situation, space)) enemies.push('independent');
  return enemies;
}

/** The results of the Reaction Step that matter to the battle. */
type Met = Pick<ArrivalFrame, 'failedToAvoid' | 'attack' | 'independents'>;
const NOTHING: Met = { failedToAvoid: [] };

/** Returns the sides that failed to Avoid Battle (R 10.4), Independents included (R 19.4). */
const failuresOf = ({ failedToAvoid, independents }: Met): readonly Belligerent[] =>
  independents?.failed === true ? [...failedToAvoid, 'independent'] : failedToAvoid;

/**
 * Ends the Reaction Step. Without enemy CUs in the way, interceptors included (R 11.5), the activation goes on
 * (R 10.3). Otherwise the Army overruns them if it can (R 8.3.6), or fights them, which ends the activation (R 8.3.5).
 * Generals on the march without CUs are Dispersed (R 8.3.3).
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
