/** What follows from whatever changed, after each step of a run. Of the base what has a meaning here. */
import type { Consequence } from '../../conquest/rules/hearing.js';
import { settleControl } from '../../conquest/rules/05-control.js';
import { loseStrandedTrain } from '../../conquest/rules/11-7-siege-train.js';
import { achieveByDefeat, achieveByEntering, achieveByTaking } from '../../conquest/rules/15-objectives.js';
import type { XenophonTypes } from '../types.js';
import { comeHome } from './01-2-europe.js';
import { loseCamp } from './02-3-train.js';
import { callElection, mourn } from './02-4-election.js';
import { closeMarch, desert, mournHeads } from './09-victory.js';

export const consequences: readonly Consequence<XenophonTypes>[] = [
  // R X9: heads of the sides, and what their fall brings about
  mournHeads,
  desert,
  // R X1.2
  comeHome,
  // R 5
  settleControl,
  // R X2.3
  loseCamp,
  loseStrandedTrain,
  // R 15.2, X5.2: the Royal Family is taken when the King routs (ruling X5.2)
  achieveByDefeat,
  achieveByEntering,
  achieveByTaking,
  // R X2.4
  mourn,
  { after: null, hear: callElection },
  // R X9.2
  closeMarch,
];
