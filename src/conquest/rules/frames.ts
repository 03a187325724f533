/** The table of all frames: kind by kind, the rules that resolve it. */
import type { FrameTable } from '../../core/index.js';
import type { ConquestTypes } from '../types.js';
import { setup } from './03-setup.js';
import { turn } from './04-sequence.js';
import { movement } from './08-movement.js';
import { march } from './08-1-march.js';
import { combats } from './09-combats.js';
import { evasion } from './09-2-evasion.js';
import { minorCombat } from './09-4-minor-combat.js';
import { losses } from './09-losses.js';
import { casualty } from './09-leader-casualty.js';
import { retreat } from './09-retreat.js';
import { recovery } from './12-9-recovery.js';
import { reinforcements } from './13-reinforcements.js';
import { roll } from './roll.js';

export const frames: FrameTable<ConquestTypes> = {
  roll,
  // R 3
  setup,
  // R 4
  turn,
  // R 8
  movement,
  march,
  // R 9
  combats,
  evasion,
  minorCombat,
  losses,
  casualty,
  retreat,
  // R 12
  recovery,
  // R 13
  reinforcements,
};
