/** R 8.3.11: moving through Independent Strongholds. */
import type { MarchDraft } from '../deeds/group.js';
import { pushAttrition } from '../deeds/losses.js';
import type { MarchFrame } from '../frame/index.js';
import { spaceFact } from '../query/geometry.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { copiedUnits, countUnits } from '../units.js';

/** Whether an Army that marches on has passed through an Independent Stronghold: it came there by land in this activation (ruling passing-strongholds). */
export const passesStronghold = (situation: Situation, march: MarchFrame): boolean =>
  countUnits(march.through) > 0 &&
  situation.controller(march.space) === 'independent' &&
  spaceFact(situation, march.space).kind === 'stronghold';

/** Attrition on the column of 2 for what marches on, before it goes where it is bound for. */
export function sufferPassage(run: GameRun, march: MarchDraft, to: MarchFrame['bound']): void {
  march.bound = to;
  march.awaiting = 'attrition';
  const { player, space, through } = march;
  pushAttrition(run, { player, space, passage: true, marching: true, within: copiedUnits(through), rule: 'R 8.3.11' });
}
