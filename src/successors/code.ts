/** The codes of refusals: stable, documented, each reached by a test. */
export const RULE_CODES = [
  /** The game is over (R 7). */
  'gameOver',
  /** The game waits for somebody else. */
  'notYourTurn',
  /** Such an action is never possible in what is being resolved now. */
  'outOfPhase',
  /** Such an action is possible now, but not with these particulars. */
  'notAvailable',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];
