/** What a command says when it cannot do what it was asked, and the status with which the program ends. */

/** `1`: what was given does not hold (a record that was changed). `2`: the command was used wrongly (an unknown option). */
export type ExitStatus = 1 | 2;

/** A complaint about what was given. Nothing else ends the program early. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly status: ExitStatus,
  ) {
    super(message);
    this.name = 'Complaint';
  }
}

/** A wrong use of a command. */
export const wrongUse = (message: string): Complaint => new Complaint(message, 2);

/** Something given that does not hold. */
export const unsound = (message: string): Complaint => new Complaint(message, 1);

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
