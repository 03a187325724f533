/** The message of a command that cannot do its work, and the exit status of the program. */

/**
 * `1`: the input is wrong (such as a record that was changed). `2`: the command was used wrongly (such as an unknown
 * option).
 */
export type ExitStatus = 1 | 2;

/** A fault of the input. Nothing else ends the program early. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly status: ExitStatus,
  ) {
    super(message);
    this.name = 'Complaint';
  }
}

/** Returns a fault for wrong use of a command. */
export const wrongUse = (message: string): CommandError => new CommandError(message, 2);

/** Returns a fault for wrong input. */
export const wrongInput = (message: string): CommandError => new CommandError(message, 1);

/** Returns the message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
