/** Why a change may go unnoticed: what has been found of the survivors, each by where it stands and what it was. */
import type { Survivor } from './survivors.js';

export interface Reason {
  /** Where: a file, or what all of them have in their paths. */
  readonly where: string;
  /** What stood there. */
  readonly was: string | RegExp;
  /** What it became, where not whatever it became. */
  readonly became?: string | RegExp;
  readonly because: string;
}

const REASONS: readonly Reason[] = [];

const fits = (text: string, pattern: string | RegExp): boolean =>
  typeof pattern === 'string' ? text === pattern : pattern.test(text);

/** The reason on file for a survivor; `undefined` while it has not been judged. */
export const reasonFor = (file: string, { was, became }: Survivor): string | undefined =>
  REASONS.find(
    (reason) => file.includes(reason.where) && fits(was, reason.was) && fits(became, reason.became ?? /(?:)/),
  )?.because;
