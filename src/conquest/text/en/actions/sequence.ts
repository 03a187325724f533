/** R 2, 3: dice, and the choices of the set-up. */
import type { SequenceAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const sequenceActions: ActionsIn<SequenceAction> = {
  roll: ({ die }) => phrase`a ${die} is rolled`,
  deploy: ({ choice, province }, say) => phrase`deploy ${say.company(say.choice(choice))} ${say.at(province)}`,
};
