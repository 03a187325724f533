/** Drafts: what rules may ask of a value without knowing whether it is one. */
import { isDraft, original } from 'immer';

/**
 * The plain value behind a part of a state that is replaced and never written into, so that it can be the key of a memo.
 * A value that is no draft is answered as it is.
 */
export function undrafted<T>(part: T): T {
  const value: unknown = part;
  return isDraft(value) ? (original(value) as T) : part;
}
