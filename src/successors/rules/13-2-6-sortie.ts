/** R 13.2.6: an Army makes a sortie from its besieged city. */
import type { Action } from '../action/index.js';
import type { MarchDraft } from '../deeds/group.js';
import type { Belligerent, MarchFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { groupSize, leaveCityForBattle } from './08-3-1-group.js';
import { enemiesInTheWay } from './08-3-5-encounter.js';
import { pushBattle } from './12-land-battle.js';

/** The action of an Army that attacks enemies in its own space. */
export type Attack = Extract<Action, { type: 'attack' }>;

/** Returns the attacks of an Army in a besieged city on its besiegers (R 13.2.6). */
export const sortieActions = (situation: Situation, march: MarchFrame): readonly Attack[] =>
  groupSize(march) === 0
    ? []
    : enemiesInTheWay(situation, march).map((target) => ({ type: 'attack', player: march.player, target }));

/** Moves the Army out of the city to fight a Land Battle. It enters no space, so nobody reacts (ruling sortie). */
export function makeSortie(run: GameRun, march: MarchDraft, target: Belligerent): void {
  const { player, space } = march;
  leaveCityForBattle(run, march);
  march.awaiting = 'battle';
  pushBattle(run, { space, attacker: player, defender: target, retreatTo: null, noLocalTroops: [] });
}
