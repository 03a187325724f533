/** Refusals: a stable code for each thing that the rules forbid. */
import { refusalsFrom } from '../../core/board/index.js';
import type { RuleViolation } from '../../core/index.js';
import { COMMON_CODES } from './common.js';
import { COMBAT_CODES } from './combat.js';
import { FORCES_CODES } from './forces.js';
import { MARCH_CODES } from './march.js';
import { RAID_CODES } from './raid.js';
import { SEQUENCE_CODES } from './sequence.js';
import { SIEGE_CODES } from './siege.js';
import { SUPPLY_CODES } from './supply.js';
import { VOYAGE_CODES } from './voyage.js';
import { ASSESSMENT_CODES } from './assessment.js';
import { REVOLTS_CODES } from './revolts.js';
import { BUILDING_CODES } from './building.js';
import { CARDS_CODES } from './cards.js';
import { FORTUNE_CODES } from './fortune.js';
import { SICILY_CODES } from './sicily.js';
import { PEACE_CODES } from './peace.js';
import { WINGS_CODES } from './wings.js';
import { ALLIANCE_CODES } from './alliance.js';

/** Each code with its message, one sentence. */
export const REFUSAL_CODES = {
  ...COMMON_CODES,
  ...SEQUENCE_CODES,
  ...FORCES_CODES,
  ...SUPPLY_CODES,
  ...SIEGE_CODES,
  ...RAID_CODES,
  ...MARCH_CODES,
  ...VOYAGE_CODES,
  ...COMBAT_CODES,
  ...ASSESSMENT_CODES,
  ...REVOLTS_CODES,
  ...BUILDING_CODES,
  ...CARDS_CODES,
  ...FORTUNE_CODES,
  ...SICILY_CODES,
  ...PEACE_CODES,
  ...WINGS_CODES,
  ...ALLIANCE_CODES,
} as const;

/** Why an action can be refused. Stable: match on this, not on the message. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** Why an action cannot be carried out: `code`, `rule`, `params` and `message`. */
export interface Refusal extends RuleViolation<RefusalCode> {}

/** Returns a refusal from its code, the clause that forbids the action, and its parameters. */
export const refusal = /* @__PURE__ */ refusalsFrom(REFUSAL_CODES);
