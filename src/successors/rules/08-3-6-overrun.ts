/** R 8.3.6: an Army that outnumbers enemy CUs five to one overruns them. */
import { OVERRUN_RATIO } from '../data/tables.js';
import { recordAttack } from '../deeds/attack.js';
import { independentArmyDefeated } from '../deeds/independents.js';
import { pushDefeat } from '../deeds/losses.js';
import type { Belligerent } from '../frame/index.js';
import { forceCount } from '../query/battle.js';
import { independentArmiesAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { countUnits, type Units } from '../units.js';
import type { SpaceId } from '../vocabulary.js';

/**
 * Returns whether a side outnumbers the CUs of another side outside in a space five to one. Numbers count, not Combat
 * Strength. `units`: the CUs of an Army, if not all of its player's CUs there count.
 */
export function canOverrun(
  situation: Situation,
  by: Belligerent,
  space: SpaceId,
  victim: Belligerent,
  units?: Units,
): boolean {
  const own = units === undefined ? forceCount(situation, by, space) : countUnits(units);
  const theirs = forceCount(situation, victim, space);
  return theirs > 0 && own >= OVERRUN_RATIO * theirs;
}

/** Begins an Overrun in a space. The caller has checked `canOverrun`. */
export function pushOverrun(run: GameRun, by: Belligerent, victim: Belligerent, space: SpaceId): void {
  run.push({ kind: 'overrun', by, victim, space, stage: 'losses', holds: null });
}

/**
 * Lets the victim suffer Battle Losses. No Royal Army CU changes sides, and no battle card is played (R 3.3.4.4,
 * 8.3.6). An Overrun is an attack (R 17.2).
 */
export const overrun: RulesOf<'overrun'> = {
  rule: 'R 8.3.6',
  advance(run, frame) {
    const { by, victim, space } = frame;
    if (frame.stage === 'done') return run.finish();
    frame.stage = 'done';
    run.emit({ type: 'overrun', rule: 'R 8.3.6', by, victim, space });
    if (victim === 'independent') {
      for (const army of independentArmiesAt(run.state, space)) independentArmyDefeated(run, army);
    } else {
      if (by !== 'independent') recordAttack(run, by, victim);
      pushDefeat(run, victim, space, ['outside'], by);
    }
  },
};
