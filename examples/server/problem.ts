/** The problems that the server reports, as `application/problem+json` (RFC 9457). */
import { RulesFailure } from '../../src/core/index.js';

/** Every kind of problem: its HTTP status and its title. */
export const PROBLEMS = {
  malformedJson: [400, 'The body is no JSON'],
  badRequest: [400, 'The request cannot be read'],
  tooSlow: [408, 'The request did not come in time'],
  unauthorized: [401, 'No token of this match'],
  notYours: [403, 'The action is not one of yours'],
  noSuchPath: [404, 'Nothing is here'],
  noSuchMatch: [404, 'There is no such match'],
  refused: [409, 'The rules do not allow the action'],
  stillPlaying: [409, 'The match is not over'],
  otherVersion: [409, 'The match was begun under another version of the rules'],
  stale: [412, 'The match has gone on'],
  tooLarge: [413, 'The body is too large'],
  notJson: [415, 'The body must be application/json'],
  invalidInput: [422, 'The body reads, and is wrong'],
  stepMissing: [428, 'If-Match must name the step that the action follows'],
  tooManyRequests: [429, 'Too many requests'],
  rulesFailed: [500, 'The rules failed on the action'],
  failed: [500, 'The server failed'],
  unreadable: [500, 'The match cannot be read from the store'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** A refusal that a handler throws; {@link bodyOf} makes its response. */
export class Problem extends Error {
  readonly status: number;

  /** @param more - particulars, such as the faults of an input or the refusal of an action */
  constructor(
    readonly code: ProblemCode,
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    const [status, title] = PROBLEMS[code];
    super(title);
    this.status = status;
  }
}

/** Returns the body of a problem response. */
export const bodyOf = ({ code, status, message, more }: Problem) => ({
  type: `urn:diadochi:problem:${code}`,
  title: message,
  status,
  code,
  ...more,
});

/** Problems that the framework finds, by its error codes. */
const FOUND: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
};

/** Returns any error as a problem. An unexpected error gives no details. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof RulesFailure) return new Problem('rulesFailed', { rule: error.refusal.rule });
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
  const found = typeof code === 'string' ? FOUND[code] : undefined;
  if (found !== undefined) return new Problem(found);
  if (error instanceof SyntaxError) return new Problem('malformedJson');
  return new Problem(typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'failed');
}
