/** R 19.1: a Major General whose Army defeats an Independent Army gains Prestige. */
import { winRenown } from '../deeds/generals.js';
import { earnsRenown } from '../query/renown.js';
import type { GameRun } from '../types.js';
import type { GeneralId, IndependentArmyId, SpaceId } from '../vocabulary.js';

/**
 * Gives the Major General who has won a Land Battle a Prestige Point for each Independent Army in it, unless he was
 * lost in it. An Overrun is no battle (ruling renown).
 */
export function rewardVictor(
  run: GameRun,
  commander: GeneralId,
  space: SpaceId,
  beaten: readonly IndependentArmyId[],
): void {
  if (!earnsRenown(run.state) || run.state.generals[commander].status === 'eliminated') return;
  for (const army of beaten) winRenown(run, commander, { space, army });
}
