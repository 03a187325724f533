/** Why a change may go unnoticed: what has been found of the survivors, each by where it stands and what it was. */
import type { Survivor } from '../survivors.js';
import { ALEXANDROS_REASONS } from './alexandros.js';
import { BEYOND_REASONS } from './beyond.js';
import { CARD_REASONS } from './cards.js';
import { COMBAT_REASONS } from './combat.js';
import { CORE_REASONS } from './core.js';
import { DEED_REASONS } from './deeds.js';
import { MOVEMENT_REASONS } from './movement.js';
import { QUERY_REASONS } from './queries.js';
import { RULE_REASONS } from './rules.js';
import { SEGMENT_REASONS } from './segments.js';
import type { Reason } from './shape.js';

const REASONS: readonly Reason[] = [
  ...ALEXANDROS_REASONS,
  ...BEYOND_REASONS,
  ...CARD_REASONS,
  ...COMBAT_REASONS,
  ...CORE_REASONS,
  ...DEED_REASONS,
  ...MOVEMENT_REASONS,
  ...QUERY_REASONS,
  ...RULE_REASONS,
  ...SEGMENT_REASONS,
];

const fits = (text: string, pattern: string | RegExp): boolean =>
  typeof pattern === 'string' ? text === pattern : pattern.test(text);

/** The reason on file for a survivor; `undefined` while it has not been judged. */
export const reasonFor = (file: string, { was, became }: Survivor): string | undefined =>
  REASONS.find(
    (reason) => file.includes(reason.where) && fits(was, reason.was) && fits(became, reason.became ?? /(?:)/),
  )?.because;
