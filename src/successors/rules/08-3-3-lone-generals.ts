/** R 8.3.3: Major Generals without CUs. */
import { disperseGeneral, type Turn } from '../pieces.js';
import { majorGeneralsAt, playersOf, unitsAt } from '../query/presence.js';
import type { Situation } from '../state.js';
import type { GeneralId, PlayerId, SpaceId } from '../vocabulary.js';
import { noteAttack } from './17-champions.js';

/** Major Generals of other players who stand without CUs outside the city of a space. */
export function enemyLoneGenerals(situation: Situation, player: PlayerId, space: SpaceId): readonly GeneralId[] {
  const found: GeneralId[] = [];
  for (const other of playersOf(situation)) {
    if (other !== player && unitsAt(situation, other, space) === 0) found.push(...majorGeneralsAt(situation, other, space));
  }
  return found;
}

/** An Army has come upon lone enemy Major Generals who did not get away: they are Dispersed, which is an attack (R 17.2). */
export function disperseLoneGenerals(run: Turn, player: PlayerId, space: SpaceId): void {
  for (const general of enemyLoneGenerals(run.state, player, space)) {
    const { owner } = run.state.generals[general];
    if (owner !== null) noteAttack(run, player, owner);
    disperseGeneral(run, general, 'R 8.3.3');
  }
}
