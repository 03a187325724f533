/**
 * R 2, 19.9.3: Persian Popular Support. Its later Mercenaries come with the Reinforcements (R 6.4.1). Its first CU is
 * Elite Cavalry if R 19.9 is played.
 */
import { gainPopularSupport } from '../deeds/course.js';
import { pushDeploy } from '../deeds/deployment.js';
import { plays } from '../options.js';
import { unitsOf } from '../units.js';
import type { CardModule } from './module.js';
import { spacesIn } from './reach.js';

const RULE = 'ruling card-26';

export const popularSupport: CardModule<'popularSupport'> = {
  rule: RULE,
  begin(run, frame, { province }) {
    frame.step = 'raised';
    const { player } = frame;
    gainPopularSupport(run, player);
    run.emit({ type: 'popularSupportGained', rule: RULE, player, province });
    pushDeploy(run, player, unitsOf(plays(run.state, 'cavalry') ? 'cavalry' : 'mercenary', 1), {
      spaces: spacesIn(run.state, [province]),
    });
  },
};
