/** R X7.1, S9.1: the side whose turn it is not may evade if it is as able as the other, and has as much cavalry. */
import { frameOf } from '../../core/index.js';
import { bestLeader } from '../query/09-1-combat.js';
import { abilityOf } from '../query/06-1-presence.js';
import type { Engaged, Evader, Engagement } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import { isCavalry } from '../units.js';

/** The highest die on which a force evades. */
const EVADES_ON = 3;

/** The ability of the ablest leader of a force; without one it is less than any. */
function ability(situation: Situation, { leaders }: Engaged): number {
  const leader = bestLeader(situation, leaders);
  return leader === undefined ? -1 : abilityOf(situation, leader.code);
}

function cavalry({ units }: Engaged): number {
  let count = 0;
  for (const { kind } of units) if (isCavalry(kind)) count++;
  return count;
}

/** The force that may evade, in minor combat and before the display alike (rulings X7.1, S9.11). Where it may go each variant says. */
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
