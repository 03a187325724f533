/** Questions at a terminal: a numbered list that shows only what matches the typed text. */
import type { Readable, Writable } from 'node:stream';
import input from '@inquirer/input';
import search from '@inquirer/search';
import { legible } from '../../core/index.js';
import type { Flow } from '../../hosts/terminal/flow.js';
import { laidOut } from '../../hosts/terminal/layout.js';
import { matching, numberedChoice, type Choice } from '../choices.js';
import { COMMAND_NAMES, commandIn, usageOf, type Command, type CommandName } from '../commands.js';
import type { TerminalWords } from '../words/index.js';
import type { Asker, Reply } from './asker.js';

interface Entry {
  readonly value: Reply;
  readonly name: string;
  readonly short?: string;
}

/** The number of lines of the list that are shown at once. */
const PAGE = 15;

/** The number of columns before an entry of the list. */
const POINTER = 2;

/** Returns whether somebody has left the prompt with Ctrl+C, or the terminal was closed. */
const isLeaving = (error: unknown): boolean => error instanceof Error && error.name === 'ExitPromptError';

/** Waits for an answer, and returns `left` if somebody leaves the prompt. */
async function unlessLeft<A>(asked: Promise<A>, left: A): Promise<A> {
  try {
    return await asked;
  } catch (error) {
    if (isLeaving(error)) return left;
    throw error;
  }
}

/**
 * Returns an asker that draws its questions itself. All text passes {@link legible} here, as on a screen.
 *
 * @param at - the input, the stream on which questions are drawn, and its number of columns
 */
export function promptingAsker(
  words: TerminalWords,
  at: { readonly input: Readable; readonly output: Writable; columns(): number },
): Asker {
  /** Returns a text in as many lines as the screen needs. */
  const nameOf = ({ text, margin }: Flow): string =>
    laidOut({ text: legible(text), margin }, at.columns() - POINTER).join('\n');

  const entryOf = (command: Command): Entry => ({
    value: { kind: 'command', command },
    name: nameOf({
      text: `${command.rest === '' ? usageOf(command.name) : `${command.name} ${command.rest}`}: ${words.commands[command.name]}`,
      margin: 2,
    }),
    short: `${command.name} ${command.rest}`.trim(),
  });

  /** Returns the choices that match the typed text. */
  function entries(typed: string, choices: readonly Choice[]): readonly Entry[] {
    const command = commandIn(typed);
    const begun = (name: CommandName): boolean => typed !== '' && name.startsWith(typed.toLowerCase());
    const commands =
      command === undefined ? COMMAND_NAMES.filter(begun).map((name) => ({ name, rest: '' })) : [command];
    const found = matching(choices, typed).map((index): Entry => ({
      value: { kind: 'choice', index },
      name: nameOf(numberedChoice(choices, index)),
      short: legible(choices[index]?.name ?? ''),
    }));
    return command === undefined ? [...found, ...commands.map(entryOf)] : [...commands.map(entryOf), ...found];
  }

  return {
    ask: async (question, choices) =>
      unlessLeft(
        search<Reply>(
          {
            message: legible(question),
            pageSize: PAGE,
            source: (term) => entries(term?.trim() ?? '', choices),
          },
          at,
        ),
        { kind: 'command', command: { name: 'quit', rest: '' } },
      ),
    pause: async (message) => {
      const ready = input({ message: legible(message) }, at);
      return unlessLeft(
        ready.then(() => true),
        false,
      );
    },
    close: () => undefined,
  };
}
