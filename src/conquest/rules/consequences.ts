/**
 * The consequences of the game, in the order in which they are applied. Each row lists the events that it can follow,
 * and the frames whose end it waits for. A consequence that checks whether a frame is on the stack must list that
 * frame.
 */
import type { ConquestTypes } from '../types.js';
import { rouse } from './03-3-rousing.js';
import { settleControl, PRESENCE_EVENTS } from './05-control.js';
import { loseStrandedTrain } from './11-7-siege-train.js';
import { openRecruitment } from './12-8-recruitment.js';
import { callOffRevolt } from './14-2-revolt.js';
import { achieveByDefeat, achieveByEntering, achieveByTaking } from './15-objectives.js';
import { BEFORE_SUCCESSION, openSuccession } from './15-6-succession.js';
import { endWithKing } from './16-victory.js';
import type { Consequence } from './consequence-hook.js';

/** R 11.7: a marker may have been left alone, or an enemy may have reached it. */
export const strandedTrain: Consequence<ConquestTypes> = {
  after: [...PRESENCE_EVENTS, 'leaderMoved', 'leaderLeft', 'provinceTaken', 'baggageMoved'],
  apply: loseStrandedTrain,
};

/** R 15: objectives. A city is not captured before its siege is over (R 11.6). */
export const achievements: readonly Consequence<ConquestTypes>[] = [
  { after: ['leaderLeft', 'unitRouted', 'battleEnded'], apply: achieveByDefeat },
  { after: ['leaderMoved', 'leaderArrived', 'wallLost', 'cityTaken'], ends: ['siege'], apply: achieveByEntering },
  { after: ['cityTaken', 'provinceTaken', 'wallLost'], ends: ['siege'], apply: achieveByTaking },
];

export const consequences: readonly Consequence<ConquestTypes>[] = [
  // R 3.3
  { after: ['unitMoved', 'unitRaised', 'leaderMoved', 'leaderArrived'], apply: rouse },
  // R 5
  { after: PRESENCE_EVENTS, apply: settleControl },
  // R 11.7
  strandedTrain,
  // R 12.8
  {
    after: ['unitMoved', 'unitRaised', 'leaderMoved', 'leaderArrived', 'provinceTaken', 'cityTaken', 'wallLost'],
    ends: ['siege'],
    apply: openRecruitment,
  },
  // R 14.2, 8.3
  { after: ['unitMoved', 'unitEliminated', 'objectiveSecured'], apply: callOffRevolt },
  // R 15
  ...achievements,
  // R 15.6
  { after: 'anything', ends: BEFORE_SUCCESSION, apply: openSuccession },
  // R 16.1
  { after: ['leaderLeft'], apply: endWithKing },
];
