/** The table of all frames: those of the base, and in their place or beside them those of this variant. */
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
import { talks } from './05-6-rhodes.js';
import { withDeputies } from './07-1-deputies.js';
import { withFleets } from './08-1-construction.js';
import { movement, voyage } from './08-2-movement.js';
import { seaBattle } from './08-4-sea-battle.js';
import { seaBattles } from './08-4-sea-battles.js';
import { seaWithdrawal, sinking } from './08-4-sea-losses.js';
import { shipless } from './08-4-shipless.js';

export const frames: FrameTable<ClashTypes> = withDeputies({
  ...conquestRules.frames,
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
  initiative,
  // R S7.1: independents
  randomEvents,
  // R S5.6, S8: Rhodes, fleets
  talks,
  movement,
  voyage,
  seaBattles,
  seaBattle,
  sinking,
  shipless,
  seaWithdrawal,
  replacements: withFleets(conquestRules.frames.replacements),
  // R S9, S10: combat, the Tactical Display
  // R S11, S12: replacements, objectives
  // R S14: optional rules
});
