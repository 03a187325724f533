/** The maximum length of a match, which is the length that can be read back. */
import { MOST_ACTIONS } from '../record.js';
import { invalidInput, type InvalidInput, type RuleViolation } from '../rule.js';

/** The limits that a host can set for its matches. */
export interface MatchLimits {
  /**
   * The maximum number of actions of a match, including those of chance: at most {@link MOST_ACTIONS}, which is the
   * default.
   */
  readonly mostActions?: number;
}

export const mostOf = ({ mostActions = MOST_ACTIONS }: MatchLimits): number => Math.min(mostActions, MOST_ACTIONS);

/** Returns the refusal of an action that would make a match too long (ruling length). */
export const matchTooLong = (most: number): RuleViolation<'matchTooLong'> => ({
  code: 'matchTooLong',
  rule: 'ruling length',
  params: { most },
  message: `A match holds at most ${most} actions, so that its record can be read again.`,
});

/** Returns the refusal of a match that chance alone would make too long before anybody decides (ruling length). */
export const beganTooLong = (most: number): InvalidInput =>
  invalidInput([{ path: '$', message: `chance would make the match longer than ${most} actions` }]);
