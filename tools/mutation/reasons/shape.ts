/** Why a change may go unnoticed. */

export interface Reason {
  /** Where: a file, or what all of them have in their paths. */
  readonly where: string;
  /** What stood there. */
  readonly was: string | RegExp;
  /** What it became, where not whatever it became. */
  readonly became?: string | RegExp;
  readonly because: string;
}
