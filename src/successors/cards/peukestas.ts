/** R 6.4.2: Peukestas, Satrap of Persis. */
import { pushDeploy } from '../deeds/deployment.js';
import { assignGeneral } from '../deeds/generals.js';
import { unitsOf } from '../units.js';
import type { CardModule } from './module.js';
import { mayDeployAt, spacesIn } from './reach.js';

const MERCENARIES = 2;

const RULE = 'ruling card-34';

export const peukestas: CardModule<'peukestas'> = {
  rule: RULE,
  mayActivate: (situation, _player, { fromTurn }) =>
    situation.turn >= fromTurn && situation.generals.peukestas.status === 'unused',
  begin(run, frame, { province }) {
    frame.step = 'joined';
    const { player } = frame;
    assignGeneral(run, 'peukestas', player, 'awaiting');
    run.emit({ type: 'generalArrived', rule: RULE, player, general: 'peukestas' });
    const spaces = spacesIn(run.state, [province]).filter((space) => mayDeployAt(run.state, player, space));
    const place = spaces.length > 0 ? { spaces, together: true } : {};
    pushDeploy(run, player, unitsOf('mercenary', MERCENARIES), { generals: ['peukestas'], ...place });
  },
};
