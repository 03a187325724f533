/** Drafts: what rules may ask of a value without knowing whether it is one. */
import { isDraft, original } from 'immer';

/**
 * The plain value behind a part of a state that is replaced and never written into, so that it can be the key of a memo.
 * A value that is no draft is answered as it is.
 */
export const undrafted = <T>(part: T): T => (isDraft(part) ? original(part) ?? part : part);
