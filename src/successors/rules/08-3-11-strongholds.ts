/** R 8.3.11: moving through Independent Strongholds. */
import type { MarchDraft } from '../deeds/group.js';
import { pushAttrition } from '../deeds/losses.js';
import type { MarchFrame } from '../frame/index.js';
import { spaceFact } from '../query/geometry.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { copiedUnits, countUnits } from '../units.js';

/**
 * Returns whether an Army that marches on passes through an Independent Stronghold: it must have come there by land in
 * this activation (ruling passing-strongholds).
 */
export const passesStronghold = (situation: Situation, march: MarchFrame): boolean =>
  countUnits(march.through) > 0 &&
  situation.controller(march.space) === 'independent' &&
  spaceFact(situation, march.space).kind === 'stronghold';

/** Rolls Attrition on the column of 2 for a group before it marches on. `to` is where it marches afterwards. */
export function rollPassageAttrition(run: GameRun, march: MarchDraft, to: MarchFrame['bound']): void {
  march.bound = to;
  march.awaiting = 'attrition';
  const { player, space, through } = march;
  pushAttrition(run, { player, space, passage: true, marching: true, within: copiedUnits(through), rule: 'R 8.3.11' });
}
