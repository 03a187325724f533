/** Refusals: one stable code for each thing the rules forbid. */
import { refusalsFrom } from '../../core/board/index.js';
import type { RuleViolation } from '../../core/index.js';
import { COMBAT_CODES } from './combat.js';
import { COMMON_CODES } from './common.js';
import { DISPLAY_CODES } from './display.js';
import { FORCES_CODES } from './forces.js';
import { OBJECTIVES_CODES } from './objectives.js';
import { SIEGE_CODES } from './siege.js';
import { SUPPLY_CODES } from './supply.js';
import { MOVEMENT_CODES } from './movement.js';

/**
 * Each code with its sentence. The clause that forbids the action, and the particulars of the sentence, are in the
 * refusal's `rule` and `params`.
 */
export const REFUSAL_CODES = {
  ...COMMON_CODES,
  // R 7, 17.1: supply
  ...SUPPLY_CODES,
  // R 8: movement
  ...MOVEMENT_CODES,
  // R 9: losses, retreats, combat off the display
  ...COMBAT_CODES,
  // R 10: the Tactical Display
  ...DISPLAY_CODES,
  // R 11, 17.5: sieges
  ...SIEGE_CODES,
  // R 3, 12, 13: placing pieces
  ...FORCES_CODES,
  // R 15.6, 17.4: the succession, mutinies
  ...OBJECTIVES_CODES,
} as const;

/** Why an action can be refused. Stable: match on this, not on the message. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** Why an action may not be carried out: `code`, `rule`, `params` and `message`. */
export interface Refusal extends RuleViolation<RefusalCode> {}

/** Makes a refusal from its code, the clause that forbids the action, and the particulars of its sentence. */
export const refusal = /* @__PURE__ */ refusalsFrom(REFUSAL_CODES);
