/** Refusals of this variant, in addition to all of the base and those that the variants share. */
import { refusalsFrom } from '../core/board/index.js';
import type { RuleViolation } from '../core/index.js';
import { REFUSAL_CODES as BASE_CODES } from '../conquest/code/index.js';
import { EXTENSION_CODES } from '../conquest/extension/code.js';

/** Each code and what it says, in one sentence; those of the base first. */
export const REFUSAL_CODES = {
  ...BASE_CODES,
  ...EXTENSION_CODES,
  // R X2
  noStackThere: 'None of the stacks that the troops can join is there.',
  nobodyElects: 'No unit that elects a commander is there.',
  // R X7
  noMountainThere: 'There is no mountain on this flank.',
} as const;

/** Why an action can be refused. Stable: match on this, not on the message. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** Why an action may not be carried out: `code`, `rule`, `params` and `message`. */
export interface Refusal extends RuleViolation<RefusalCode> {}

/** Makes a refusal from its code, the clause that forbids the action, and the particulars of its sentence. */
export const refusal = /* @__PURE__ */ refusalsFrom(REFUSAL_CODES);
