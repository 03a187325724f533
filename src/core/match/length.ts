/** How long a match may become: never longer than what can be read again. */
import { MOST_ACTIONS } from '../record.js';
import { invalidInput, type InvalidInput, type RuleViolation } from '../rule.js';

/** What a host may say about its matches. */
export interface MatchLimits {
  /** How many actions a match may hold, those of chance included; never more than {@link MOST_ACTIONS}, which it is if left out. */
  readonly mostActions?: number;
}

export const mostOf = ({ mostActions = MOST_ACTIONS }: MatchLimits): number => Math.min(mostActions, MOST_ACTIONS);

/** The refusal of an action after which a match would hold too many (ruling length). */
export const matchTooLong = (most: number): RuleViolation<'matchTooLong'> => ({
  code: 'matchTooLong',
  rule: 'ruling length',
  params: { most },
  message: `A match holds at most ${most} actions, so that its record can be read again.`,
});

/** The refusal of a match that chance would make too long before anybody decides (ruling length). */
export const beganTooLong = (most: number): InvalidInput =>
  invalidInput([{ path: '$', message: `chance would make the match longer than ${most} actions` }]);
