/** What follows from whatever changed, after each step of a run. Of the base what has a meaning here. */
import type { Consequence } from '../../conquest/rules/consequences.js';
import { settleControl } from '../../conquest/rules/05-control.js';
import { loseStrandedTrain } from '../../conquest/rules/11-7-siege-train.js';
import { sendGiftsHome } from './05-6-rhodes.js';
import { followBases } from './08-5-loyalty.js';
import { baseRun } from '../../conquest/machine.js';
import type { ClashTypes } from '../types.js';

export const consequences: readonly Consequence<ClashTypes>[] = [
  // R 5
  (run) => settleControl(baseRun(run)),
  // R 11.7
  loseStrandedTrain,
  // R S3: disintegration
  // R S8.5
  followBases,
  // R S5.6
  sendGiftsHome,
  // R S11.1: reinforcements
  // R S12: objectives
  // R S13: decisive victory
  // R S14: mutiny, prisoners
];
