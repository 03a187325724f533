/** Why a text from outside could not be opened, in the language of the page. */
import { legible, type Either, type Fault as FaultAt } from 'diadochi/core';
import { LATER_WORDS, type LaterWords } from '../words/later/index.js';
import { messageOf, type Fault } from './fault.js';

/** What was wrong with a text before any game has read it; `reason` comes from the browser. */
export type Unread =
  | { readonly why: 'notText' | 'tooLarge' | 'unknownFormat' | 'unknownGame' | 'brokenLink' }
  | { readonly why: 'notJson' | 'notLoaded'; readonly reason: string }
  | { readonly why: 'refused'; readonly message: string; readonly faults: readonly FaultAt[] };

/** Returns the value of a text of JSON, or what is wrong with the text. */
export function jsonOf(text: string): Either<Unread, unknown> {
  try {
    return { _tag: 'Right', right: JSON.parse(text) as unknown };
  } catch (error) {
    return { _tag: 'Left', left: { why: 'notJson', reason: legible(messageOf(error)) } };
  }
}

/** The most faults that are shown. */
const MOST = 5;

/** Returns what is wrong, in one sentence. */
export function reasonOf(unread: Unread, { unread: words }: LaterWords): string {
  switch (unread.why) {
    case 'notJson':
    case 'notLoaded':
      return words[unread.why](unread.reason);
    case 'refused':
      return unread.faults.length === 0 ? unread.message : words.refused;
    default:
      return words[unread.why];
  }
}

/** Returns the first faults with their places, and how many are left out. */
export function faultsShown(unread: Unread): { readonly shown: readonly FaultAt[]; readonly more: number } {
  const faults = unread.why === 'refused' ? unread.faults : [];
  return { shown: faults.slice(0, MOST), more: Math.max(0, faults.length - MOST) };
}

/** Returns all of it as one text, for an alert. */
export const faultOf =
  (unread: Unread): Fault =>
  (_, locale) => {
    const words = LATER_WORDS[locale];
    const { shown, more } = faultsShown(unread);
    const places = shown.map(({ path, message }) => `${path}: ${message}`);
    const rest = more === 0 ? [] : [words.moreFaults(more)];
    return [`${words.failed}: ${reasonOf(unread, words)}`, ...places, ...rest].join('\n');
  };
