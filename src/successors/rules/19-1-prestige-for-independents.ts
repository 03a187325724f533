/** R 19.1: a Major General whose Army beats an Independent Army has more Prestige from then on. */
import { winRenown } from '../deeds/generals.js';
import { earnsRenown } from '../query/renown.js';
import type { GameRun } from '../types.js';
import type { GeneralId, IndependentArmyId, SpaceId } from '../vocabulary.js';

/**
 * A side under a Major General has won a Land Battle against these: a Prestige Point for each, unless he has fallen in it. An Overrun
 * is no battle and brings none (ruling renown).
 */
export function honourVictor(
  run: GameRun,
  commander: GeneralId,
  space: SpaceId,
  beaten: readonly IndependentArmyId[],
): void {
  if (!earnsRenown(run.state) || run.state.generals[commander].status === 'eliminated') return;
  for (const army of beaten) winRenown(run, commander, { space, army });
}
