/** R X7.1, S9.1: the non-phasing side may evade if its leader is as able and it has as much cavalry. */
import { frameOf } from '../../core/index.js';
import { bestLeader } from '../query/09-1-combat.js';
import { abilityOf } from '../query/06-1-presence.js';
import type { Engaged, Evader, Engagement } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import { isCavalry } from '../units.js';

/** The highest die on which a force evades. */
const EVADES_ON = 3;

/** Returns the highest ability among the leaders of a force; without a leader it is less than any. */
function ability(situation: Situation, { leaders }: Engaged): number {
  const leader = bestLeader(situation, leaders);
  return leader === undefined ? -1 : abilityOf(situation, leader.code);
}

function cavalry({ units }: Engaged): number {
  let count = 0;
  for (const { kind } of units) if (isCavalry(kind)) count++;
  return count;
}

/**
 * Returns the force that may evade, in minor combat and on the display (rulings X7.1, S9.11). Each variant decides
 * where it may go.
 */
export function evadersOf(situation: Situation, { forces }: Engagement): readonly Evader[] {
  const phasing = frameOf(situation, 'combats')?.phasing;
  const [one, other] = forces;
  const [seeker, evader] = one.side === phasing ? [one, other] : [other, one];
  const may =
    phasing !== undefined &&
    ability(situation, evader) >= ability(situation, seeker) &&
    cavalry(evader) >= cavalry(seeker);
  return may ? [{ force: evader, on: EVADES_ON }] : [];
}
