/** What a player picks from, and what they mean by what they type. */
import { folded, hasWords } from '../hosts/terminal/typed.js';

/** Something to choose. */
export interface Choice {
  /** What it is called, and answers to. */
  readonly name: string;
  /** What is worth knowing of it; empty: nothing. */
  readonly note: string;
}

/** What was typed, taken as an answer. */
export type Meant =
  | { readonly kind: 'one'; readonly index: number }
  /** Several have all these words; those that are meant, by their places. */
  | { readonly kind: 'several'; readonly indexes: readonly number[] }
  | { readonly kind: 'noNumber' }
  | { readonly kind: 'nothing' };

/** The places of the choices that a text stands for: of a number the one that bears it, else all whose names have its words. */
export function matching(choices: readonly Choice[], typed: string): readonly number[] {
  const term = typed.trim();
  if (/^\d+$/.test(term)) return choices.length >= Number(term) && Number(term) >= 1 ? [Number(term) - 1] : [];
  return choices.flatMap(({ name }, index) => (hasWords(name, term) ? [index] : []));
}

/** What somebody means who types this at a question with these choices. A whole name is meant even if others contain it. */
export function meant(choices: readonly Choice[], typed: string): Meant {
  const found = matching(choices, typed);
  const whole = found.find((index) => folded(choices[index]?.name ?? '') === folded(typed.trim()));
  const [first] = found;
  if (whole !== undefined) return { kind: 'one', index: whole };
  if (first === undefined) return { kind: /^\s*\d+\s*$/.test(typed) ? 'noNumber' : 'nothing' };
  return found.length === 1 ? { kind: 'one', index: first } : { kind: 'several', indexes: found };
}

/** A choice as it is shown: ` 7  March to Issos  (Issos:B, 1 MP)`. */
export function numberedChoice(choices: readonly Choice[], index: number): string {
  const { name, note } = choices[index] ?? { name: '', note: '' };
  const number = String(index + 1).padStart(String(choices.length).length + 1);
  return `${number}  ${name}${note === '' ? '' : `  (${note})`}`;
}
