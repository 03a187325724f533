/** The commands that can be typed at a question instead of an answer. */

/** The commands, with the name of their argument in the help; `null`: none. */
export const COMMANDS = {
  board: '[NAME]',
  hand: null,
  score: null,
  log: '[N]',
  why: 'ACTION',
  undo: '[all]',
  save: '[FILE]',
  help: null,
  quit: null,
} as const satisfies Readonly<Record<string, string | null>>;
export type CommandName = keyof typeof COMMANDS;

/** A command and its argument. */
export interface Command {
  readonly name: CommandName;
  readonly rest: string;
}

export const COMMAND_NAMES: readonly CommandName[] = Object.keys(COMMANDS) as CommandName[];

const CASUAL: Readonly<Record<string, CommandName>> = { '?': 'help', q: 'quit', exit: 'quit' };

/**
 * Returns the command in a line, such as `undo all` or `/undo all`; `undefined` if there is none, so that the line may
 * be an answer.
 */
export function commandIn(typed: string): Command | undefined {
  const [word = '', ...rest] = typed.trim().split(/\s+/);
  const said = word.replace(/^[/:](?=.)/, '').toLowerCase();
  const name = COMMAND_NAMES.find((known) => known === said) ?? (rest.length === 0 ? casual(said) : undefined);
  if (name === undefined || (COMMANDS[name] === null && rest.length > 0)) return undefined;
  return { name, rest: rest.join(' ') };
}

const casual = (said: string): CommandName | undefined => (Object.hasOwn(CASUAL, said) ? CASUAL[said] : undefined);

/** Returns how a command is typed: `board [NAME]`. */
export const usageOf = (name: CommandName): string => [name, COMMANDS[name] ?? ''].join(' ').trim();
