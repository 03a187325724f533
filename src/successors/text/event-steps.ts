/** What the event of a card asks, step by step. */
import type { CardEffectKind } from '../data/shape.js';
import type { EventSteps } from '../frame/index.js';

/** A language's questions for the events of cards: one for each step at which somebody decides, or chance does. */
export type EventQuestions = { readonly [K in CardEffectKind]: Readonly<Record<EventSteps[K], string>> };

/** The question of a step; `undefined` for one that nobody is asked at. */
export function questionOf(questions: EventQuestions, effect: CardEffectKind, step: string): string | undefined {
  const asked: Readonly<Record<string, string>> = questions[effect];
  return Object.hasOwn(asked, step) ? asked[step] : undefined;
}
