/**
 * The consequences of the game, in the order in which they are drawn: its own, and those of the base that have a meaning here. Each row
 * names the events from which it can follow, and the ends of frames that it waits for.
 */
import { settleControl, STIRRING } from '../../conquest/rules/05-control.js';
import { achievements, strandedTrain } from '../../conquest/rules/consequences.js';
import type { Consequence } from '../../conquest/rules/hearing.js';
import { BEFORE_ELECTION } from '../query/02-4-election.js';
import type { XenophonTypes } from '../types.js';
import { comeHome } from './01-2-europe.js';
import { loseCamp } from './02-3-train.js';
import { callElection, mourn } from './02-4-election.js';
import { closeMarch, desert, mournHeads } from './09-victory.js';

export const consequences: readonly Consequence<XenophonTypes>[] = [
  // R X9: the heads of the sides
  { after: ['leaderLeft'], hear: mournHeads },
  { after: ['turnBegan'], hear: desert },
  // R X1.2
  { after: ['unitMoved', 'leaderMoved'], hear: comeHome },
  // R 5
  { after: STIRRING, hear: settleControl },
  // R X2.3
  { after: ['unitPosted'], hear: loseCamp },
  strandedTrain,
  // R 15.2, X5.2: the Royal Family is taken when the King routs (ruling X5.2)
  ...achievements,
  // R X2.4
  { after: ['leaderLeft'], hear: mourn },
  { after: 'anything', ends: BEFORE_ELECTION, hear: callElection },
  // R X9.2
  { after: 'anything', hear: closeMarch },
];
