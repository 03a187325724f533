/** What can be typed at a question beside an answer to it. */

/** The commands, and how what follows them is called in the help; `null`: nothing follows. */
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

/** A command, and what was typed after it. */
export interface Command {
  readonly name: CommandName;
  readonly rest: string;
}

export const COMMAND_NAMES: readonly CommandName[] = Object.keys(COMMANDS) as CommandName[];

const CASUAL: Readonly<Record<string, CommandName>> = { '?': 'help', q: 'quit', exit: 'quit' };

/** `undo all`, also as `/undo all`; `undefined`: no command, so perhaps an answer. */
export function commandIn(typed: string): Command | undefined {
  const [word = '', ...rest] = typed.trim().split(/\s+/);
  const said = word.replace(/^[/:](?=.)/, '').toLowerCase();
  const name = COMMAND_NAMES.find((known) => known === said) ?? (rest.length === 0 ? casual(said) : undefined);
  if (name === undefined || (COMMANDS[name] === null && rest.length > 0)) return undefined;
  return { name, rest: rest.join(' ') };
}

const casual = (said: string): CommandName | undefined => (Object.hasOwn(CASUAL, said) ? CASUAL[said] : undefined);

/** How a command is typed: `board [NAME]`. */
export const usageOf = (name: CommandName): string => [name, COMMANDS[name] ?? ''].join(' ').trim();
