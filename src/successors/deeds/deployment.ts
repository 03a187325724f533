/** Begins the deployment of pieces (R 6.4). */
import { basesOf } from '../query/deployment.js';
import type { GameRun } from '../types.js';
import { copiedUnits, type Units } from '../units.js';
import type { GeneralId, PlayerId, SpaceId } from '../vocabulary.js';

/** Terms of a deployment. */
export interface DeployTerms {
  readonly generals?: readonly GeneralId[];
  /** Allows only these of the spaces that R 6.4.2 allows. */
  readonly spaces?: readonly SpaceId[];
  /** Whether everything, the general included, goes to one space. Then the limit of two does not apply. */
  readonly together?: boolean;
}

/** Lets a player deploy pieces at once, under the Reinforcement rules (R 6.4). */
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
