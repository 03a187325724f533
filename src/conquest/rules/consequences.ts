/** What follows from whatever changed, after each step of a run. */
import type { Run } from '../../core/index.js';
import type { ConquestTypes, FamilyTypes } from '../types.js';
import { rouse } from './03-3-rousing.js';
import { settleControl } from './05-control.js';
import { loseStrandedTrain } from './11-7-siege-train.js';
import { openRecruitment } from './12-8-recruitment.js';
import { callOffRevolt } from './14-2-revolt.js';
import { achieve } from './15-objectives.js';
import { succeed } from './15-6-succession.js';
import { mournKing } from './16-victory.js';

/**
 * Looks at what has changed, and at what was said from `from` on, and says what follows; heard after every step in which anything
 * was said. Those of the base are heard in a variant too.
 */
export type Consequence<G extends FamilyTypes> = {
  hear(run: Run<G>, said: readonly G['event'][], from: number): void;
}['hear'];

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
  achieve,
  succeed,
  // R 16
  mournKing,
];
