/** The machine of the game. */
import type { Machine } from '../core/index.js';
import { conquestRules, machineOf, type FamilyRules } from '../conquest/machine.js';
import { refusal } from './code.js';
import { isAction } from './codec/action.js';
import { consequences } from './rules/consequences.js';
import { frames } from './rules/frames.js';
import { xenophonLaw } from './rules/law.js';
import type { XenophonTypes } from './types.js';

export const xenophonRules: FamilyRules<XenophonTypes> = {
  law: xenophonLaw,
  frames,
  consequences,
  isAction,
  refusals: { ...conquestRules.refusals, gameOver: () => refusal('gameOver', 'R X9') },
};

export const machine: Machine<XenophonTypes> = /* @__PURE__ */ machineOf(xenophonRules);
