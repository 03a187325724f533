/** Asks a person: over a pipe line by line, or with a list that can be searched by typing. */
import type { Choice } from '../choices.js';
import type { Command } from '../commands.js';

/** The answer of a person. */
export type Reply =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'command'; readonly command: Command }
  /** The input has ended. */
  | { readonly kind: 'end' };

export interface Asker {
  /** Asks a question until the answer is one of the choices, or a command. */
  ask(question: string, choices: readonly Choice[]): Promise<Reply>;
  /** Waits until somebody is ready. Returns `false` if the input has ended. */
  pause(message: string): Promise<boolean>;
  close(): void;
}
