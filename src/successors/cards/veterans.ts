/** R 6.4: Macedonian Veterans and Elephants, deployed as Reinforcements. */
import type { EffectOf } from '../data/shape.js';
import { pushDeploy, type DeployTerms } from '../deeds/deployment.js';
import type { Situation } from '../table/situation.js';
import { unitsOf } from '../units.js';
import type { PlayerId } from '../vocabulary.js';
import { raisable } from './levy.js';
import type { CardModule } from './module.js';
import { mayDeployAt, spacesIn } from './reach.js';

/** Returns the spaces where they may be deployed, if the card limits them (R 6.4.2). */
const termsOf = (situation: Situation, player: PlayerId, { provinces }: EffectOf<'veterans'>): DeployTerms =>
  provinces.length === 0
    ? {}
    : { spaces: spacesIn(situation, provinces).filter((space) => mayDeployAt(situation, player, space)) };

export const veterans: CardModule<'veterans'> = {
  rule: 'ruling card-41',
  mayActivate: (situation, player, effect) =>
    raisable(situation, effect) > 0 &&
    (effect.provinces.length === 0 ||
      spacesIn(situation, effect.provinces).some((space) => mayDeployAt(situation, player, space))),
  begin(run, frame, effect) {
    frame.step = 'deployed';
    const { player } = frame;
    const units = unitsOf(effect.unit, raisable(run.state, effect));
    pushDeploy(run, player, units, termsOf(run.state, player, effect));
  },
};
