/**
 * R 19.9.4: an Army with Elite Cavalry may subjugate for fewer Movement Points, and then takes the losses from them.
 */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { CAVALRY_SUBJUGATION_COST } from '../data/cavalry.js';
import type { MarchDraft } from '../deeds/group.js';
import type { MarchFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { hasCavalry } from '../query/cavalry.js';
import { isMajorCity } from '../query/geometry.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SpaceId } from '../vocabulary.js';
import { attemptSiege, canAttempt, refuseAttempt } from './08-3-10-sieges.js';

/**
 * Returns the cheaper attempt, which is an alternative to the normal one: it requires losses from Elite Cavalry
 * (ruling riding-is-a-choice).
 */
export function cavalrySubjugations(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player, space, group } = march;
  const possible =
    plays(situation, 'cavalry') &&
    hasCavalry(group.units) &&
    !isMajorCity(situation, space) &&
    canAttempt(situation, march, CAVALRY_SUBJUGATION_COST);
  return possible ? [{ type: 'subjugateWithCavalry', player, space }] : [];
}

/**
 * Returns why the Army may not subjugate with Elite Cavalry: it has none, the space is a Major City, or it may not
 * subjugate at all.
 */
export function refuseCavalrySubjugation(situation: Situation, march: MarchFrame, space: SpaceId): Refusal | undefined {
  if (!plays(situation, 'cavalry')) return undefined;
  if (!hasCavalry(march.group.units)) return refusal('noCavalry', 'R 19.9.4', { space });
  if (isMajorCity(situation, space)) return refusal('onlySubjugation', 'R 19.9.4', { space });
  return refuseAttempt(situation, march, space, CAVALRY_SUBJUGATION_COST);
}

/** Makes the attempt, for 1 Movement Point. */
export const subjugateWithCavalry = (run: GameRun, march: MarchDraft): void =>
  attemptSiege(run, march, { cost: CAVALRY_SUBJUGATION_COST });
