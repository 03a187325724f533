/** What is compared: the model's answer and the engine's to the same question. */
import { isDeepStrictEqual } from 'node:util';
import type { Step } from './play.js';

/** One question, answered twice. */
export interface Answers {
  /** What was asked: of whom, where. */
  readonly of: string;
  readonly model: unknown;
  readonly engine: unknown;
}

/** Questions of one clause that can be asked of a step. */
export interface Comparison {
  readonly clause: string;
  readonly what: string;
  /** Asked of the state before each step in so many; what happens is looked at in every step. */
  readonly often: 'sample' | 'always';
  ask(step: Step): Iterable<Answers>;
}

/** A question answered differently. */
export interface Difference extends Answers {
  readonly clause: string;
  readonly what: string;
}

/** What a comparison has to say of a step: how many questions, and which answers differ. */
export function compared(
  comparison: Comparison,
  step: Step,
): { readonly asked: number; readonly differences: readonly Difference[] } {
  const { clause, what } = comparison;
  let asked = 0;
  const differences: Difference[] = [];
  for (const answers of comparison.ask(step)) {
    asked++;
    if (!isDeepStrictEqual(answers.model, answers.engine)) differences.push({ clause, what, ...answers });
  }
  return { asked, differences };
}

/** Words in an order of their own. */
export const sorted = (words: readonly string[]): readonly string[] => [...words].sort();
