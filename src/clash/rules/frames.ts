/** The table of all frames: those of the base, some of them replaced, and those of this variant. */
import type { FrameTable } from '../../core/index.js';
import { conquestRules } from '../../conquest/machine.js';
import type { ClashTypes } from '../types.js';
import { contest } from './01-4-contest.js';
import { loyalty } from './04-3-loyalty.js';
import { disengagement, possession } from './04-4-truce.js';
import { cup } from './05-2-cup.js';
import { deployment } from './05-3-deployment.js';
import { initiative } from './06-2-initiative.js';
import { randomEvents, turn } from './06-sequence.js';
import { evasion, migration } from './07-1-independents.js';
import { withDeputies } from './07-1-deputies.js';
import { combats } from './09-1-offensives.js';
import { challenge } from './09-2-challenge.js';
import { march, movement } from './07-movement.js';
import { recall, replacements } from './11-4-purchases.js';
import { levy } from './11-replacements.js';
import { lastChance } from './12-objectives.js';
import { reckoning } from './13-victory.js';
import { mutinyCheck } from './14-1-mutiny.js';
import { prisoners } from './14-3-prisoners.js';
import { roll } from './roll.js';
import { talks } from './05-6-rhodes.js';
import { voyage } from './08-2-movement.js';
import { seaBattle } from './08-4-sea-battle.js';
import { seaBattles } from './08-4-sea-battles.js';
import { seaWithdrawal, sinking } from './08-4-sea-losses.js';
import { shipless } from './08-4-shipless.js';

/** Frames in which a side without a player may have to decide (R S7.1). */
const framesForAllSides = {
  ...conquestRules.frames,
  // R 2
  roll,
  // R S1.4
  contest,
  // R S4
  loyalty,
  possession,
  disengagement,
  // R S5
  cup,
  deployment,
  // R S6
  turn,
  // R S7.1: independents
  migration,
  evasion,
  randomEvents,
  // R S5.6, S8: Rhodes, fleets
  talks,
  seaBattles,
  seaBattle,
  sinking,
  shipless,
  seaWithdrawal,
  // R S9, S10: combat, the Tactical Display
  challenge,
  // R S13
  reckoning,
  // R S14: optional rules
  mutinyCheck,
  prisoners,
};

/** Frames in which only players decide: initiative, movement, replacements and attacks of their choice. */
const framesForPlayers = {
  // R S6.2
  initiative,
  // R S7, S8.2
  movement,
  march,
  voyage,
  // R S9.1
  combats,
  // R S11, S12: replacements, objectives
  levy,
  replacements,
  recall,
  lastChance,
};

export const frames: FrameTable<ClashTypes> = { ...withDeputies(framesForAllSides), ...framesForPlayers };
