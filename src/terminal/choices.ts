/** The choices of a player, and what typed text means. */
import type { Flow } from '../hosts/terminal/flow.js';
import { folded, hasWords } from '../hosts/terminal/typed.js';

/** A choice. */
export interface Choice {
  /** Its name, which can be typed. */
  readonly name: string;
  /** A note about it; empty: none. */
  readonly note: string;
}

/** The meaning of typed text. */
export type ChoiceMatch =
  | { readonly kind: 'one'; readonly index: number }
  /** Several choices match; their indexes. */
  | { readonly kind: 'several'; readonly indexes: readonly number[] }
  | { readonly kind: 'noNumber' }
  | { readonly kind: 'nothing' };

/**
 * Returns the indexes of the choices that match a text: a number matches one, other text all whose names contain its
 * words.
 */
export function matching(choices: readonly Choice[], typed: string): readonly number[] {
  const term = typed.trim();
  if (/^\d+$/.test(term)) return choices.length >= Number(term) && Number(term) >= 1 ? [Number(term) - 1] : [];
  return choices.flatMap(({ name }, index) => (hasWords(name, term) ? [index] : []));
}

/**
 * Returns what typed text means at a question with these choices. A complete name matches one choice, even if others
 * contain it.
 */
export function matchOf(choices: readonly Choice[], typed: string): ChoiceMatch {
  const found = matching(choices, typed);
  const whole = found.find((index) => folded(choices[index]?.name ?? '') === folded(typed.trim()));
  const [first] = found;
  if (whole !== undefined) return { kind: 'one', index: whole };
  if (first === undefined) return { kind: /^\s*\d+\s*$/.test(typed) ? 'noNumber' : 'nothing' };
  return found.length === 1 ? { kind: 'one', index: first } : { kind: 'several', indexes: found };
}

/** Returns a choice with its number: ` 7  March to Issos  (Issos:B, 1 MP)`. */
export function numberedChoice(choices: readonly Choice[], index: number): Flow {
  const { name, note } = choices[index] ?? { name: '', note: '' };
  const number = String(index + 1).padStart(String(choices.length).length + 1);
  return { text: `${number}  ${name}${note === '' ? '' : `  (${note})`}`, margin: number.length + 2 };
}
