/**
 * The consequences of the game, in the order in which they are applied: its own, and those of the base that apply here.
 * Each row lists the events that it can follow, and the frames whose end it waits for.
 */
import { settleControl, PRESENCE_EVENTS } from '../../conquest/rules/05-control.js';
import { achievements, strandedTrain } from '../../conquest/rules/consequences.js';
import type { Consequence } from '../../conquest/rules/consequence-hook.js';
import { BEFORE_ELECTION } from '../query/02-4-election.js';
import type { XenophonTypes } from '../types.js';
import { comeHome } from './01-2-europe.js';
import { loseCamp } from './02-3-train.js';
import { callElection, noteLostGeneral } from './02-4-election.js';
import { endHomecoming, desert, settleLostHeads } from './09-victory.js';

export const consequences: readonly Consequence<XenophonTypes>[] = [
  // R X9: the heads of the sides
  { after: ['leaderLeft'], apply: settleLostHeads },
  { after: ['turnBegan'], apply: desert },
  // R X1.2
  { after: ['unitMoved', 'leaderMoved'], apply: comeHome },
  // R 5
  { after: PRESENCE_EVENTS, apply: settleControl },
  // R X2.3
  { after: ['unitPosted'], apply: loseCamp },
  strandedTrain,
  // R 15.2, X5.2: the Royal Family is taken when the King routs (ruling X5.2)
  ...achievements,
  // R X2.4
  { after: ['leaderLeft'], apply: noteLostGeneral },
  { after: 'anything', ends: BEFORE_ELECTION, apply: callElection },
  // R X9.2
  { after: 'anything', apply: endHomecoming },
];
