/** The machine of the game. */
import type { Machine } from '../core/index.js';
import { conquestRules, machineOf, type FamilyRules } from '../conquest/machine.js';
import { isAction } from './codec/action.js';
import { clashLaw } from './rules/law.js';
import { consequences } from './rules/consequences.js';
import { frames } from './rules/frames.js';
import type { ClashTypes } from './types.js';

export const clashRules: FamilyRules<ClashTypes> = {
  law: clashLaw,
  frames,
  consequences,
  isAction,
  refusals: conquestRules.refusals,
};

export const machine: Machine<ClashTypes> = /* @__PURE__ */ machineOf(clashRules);
