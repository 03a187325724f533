/** The questions of card events, step by step. */
import type { CardEffectKind } from '../data/shape.js';
import type { EventSteps } from '../frame/index.js';

/** The questions of a language for card events: one for each step at which a player or chance decides. */
export type EventQuestions = { readonly [K in CardEffectKind]: Readonly<Record<EventSteps[K], string>> };

/** Returns the question of a step; `undefined` for a step without a decision. */
export function questionOf(questions: EventQuestions, effect: CardEffectKind, step: string): string | undefined {
  const asked: Readonly<Record<string, string>> = questions[effect];
  return Object.hasOwn(asked, step) ? asked[step] : undefined;
}
