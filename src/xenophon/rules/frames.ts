/** The table of all frames: those of the base, some of them replaced, and those of this variant. */
import type { FrameTable } from '../../core/index.js';
import { conquestRules } from '../../conquest/machine.js';
import type { XenophonTypes } from '../types.js';
import { march, provisions, supply } from './02-3-train.js';
import { election } from './02-4-election.js';
import { battle, opening } from './04-1-opening.js';
import { initiative, turn } from './04-sequence.js';
import { movement, voyage } from './06-fleet.js';
import { combats, evasion } from './07-1-combat.js';
import { battlefield } from './07-3-battlefield.js';
import { reinforcements } from './08-1-reinforcements.js';
import { roll } from './roll.js';
import { casualty, duel, hatred } from './10-1-hatred.js';

export const frames: FrameTable<XenophonTypes> = {
  ...conquestRules.frames,
  // R 2
  roll,
  // R X2
  supply,
  march,
  provisions,
  election,
  // R X4
  turn,
  initiative,
  battle,
  opening,
  // R X6
  movement,
  voyage,
  // R X7
  combats,
  evasion,
  battlefield,
  // R X8
  reinforcements,
  // R X10
  duel,
  casualty,
  hatred,
};
