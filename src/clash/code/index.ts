/** Refusals of this variant, in addition to all of the base. */
import { refusalsFrom } from '../../core/board/index.js';
import type { RuleViolation } from '../../core/index.js';
import { REFUSAL_CODES as BASE_CODES } from '../../conquest/code/index.js';
import { COMBAT_CODES } from './combat.js';
import { COURSE_CODES } from './course.js';
import { FLEET_CODES } from './fleets.js';
import { SEQUENCE_CODES } from './sequence.js';
import { SETUP_CODES } from './setup.js';

/** Each code and what it says, in one sentence; those of the base first. */
export const REFUSAL_CODES = {
  ...BASE_CODES,
  // R S4, S5: the set-up
  ...SETUP_CODES,
  // R S6: the sequence of play
  ...SEQUENCE_CODES,
  // R S5.6, S8: Rhodes, fleets
  ...FLEET_CODES,
  // R S9, S10: combat, the Tactical Display
  ...COMBAT_CODES,
  // R S11-S14: the course of the game
  ...COURSE_CODES,
} as const;

/** Why an action can be refused. Stable: match on this, not on the message. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** Why an action may not be carried out: `code`, `rule`, `params` and `message`. */
export interface Refusal extends RuleViolation<RefusalCode> {}

/** Makes a refusal from its code, the clause that forbids the action, and the particulars of its sentence. */
export const refusal = /* @__PURE__ */ refusalsFrom(REFUSAL_CODES);
