/** Asking a person: over a pipe line by line, or with a list to type into. */
import type { Choice } from '../choices.js';
import type { Command } from '../commands.js';

/** What a person answers. */
export type Reply =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'command'; readonly command: Command }
  /** There is no more to read. */
  | { readonly kind: 'end' };

export interface Asker {
  /** Asks a question until it is answered by one of the choices, or something else is commanded. */
  ask(question: string, choices: readonly Choice[]): Promise<Reply>;
  /** Waits until somebody is ready; `false`: nobody is there any more. */
  pause(message: string): Promise<boolean>;
  close(): void;
}
