/** What follows from whatever changed, after each step of a run. */
import type { ConquestTypes } from '../types.js';
import { rouse } from './03-3-rousing.js';
import { settleControl } from './05-control.js';
import { loseStrandedTrain } from './11-7-siege-train.js';
import { openRecruitment } from './12-8-recruitment.js';
import { callOffRevolt } from './14-2-revolt.js';
import { achieveByDefeat, achieveByEntering, achieveByTaking } from './15-objectives.js';
import { succeed } from './15-6-succession.js';
import { mournKing } from './16-victory.js';
import type { Consequence } from './hearing.js';

export const consequences: readonly Consequence<ConquestTypes>[] = [
  // R 3.3
  rouse,
  // R 5
  settleControl,
  // R 11
  loseStrandedTrain,
  // R 12
  openRecruitment,
  // R 14
  callOffRevolt,
  // R 15
  achieveByDefeat,
  achieveByEntering,
  achieveByTaking,
  succeed,
  // R 16
  mournKing,
];
