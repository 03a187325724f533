/** R 6.4: pieces are to be deployed. */
import { basesOf } from '../query/deployment.js';
import type { GameRun } from '../types.js';
import { copiedUnits, type Units } from '../units.js';
import type { GeneralId, PlayerId, SpaceId } from '../vocabulary.js';

/** What a deployment may say beside what is to be placed. */
export interface DeployTerms {
  readonly generals?: readonly GeneralId[];
  /** Of the spaces that R 6.4.2 allows, only these. */
  readonly spaces?: readonly SpaceId[];
  /** All in one space, the general too; then the limit of two does not hold. */
  readonly together?: boolean;
}

/** A player deploys pieces under the Reinforcement rules (R 6.4), at once. */
export function pushDeploy(run: GameRun, player: PlayerId, units: Units, terms: DeployTerms = {}): void {
  const { generals = [], spaces = null, together = false } = terms;
  run.push({
    kind: 'deploy',
    player,
    units: copiedUnits(units),
    generals: [...generals],
    spaces: spaces && [...spaces],
    together,
    bases: basesOf(run.state, player),
    placed: {},
    resort: {},
    minorGenerals: false,
    stage: 'next',
  });
}
