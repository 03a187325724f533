/** Questions at a terminal: a numbered list that shrinks to what is typed. */
import type { Readable, Writable } from 'node:stream';
import input from '@inquirer/input';
import search from '@inquirer/search';
import { legible } from '../../core/index.js';
import { matching, numberedChoice, type Choice } from '../choices.js';
import { COMMAND_NAMES, commandIn, usageOf, type Command, type CommandName } from '../commands.js';
import type { TerminalWords } from '../words/index.js';
import type { Asker, Reply } from './asker.js';

interface Entry {
  readonly value: Reply;
  readonly name: string;
  readonly short?: string;
}

/** Lines of the list that are shown at once. */
const PAGE = 15;

/** Whether somebody has left the prompt: Ctrl+C, or the terminal was closed. */
const isLeaving = (error: unknown): boolean => error instanceof Error && error.name === 'ExitPromptError';

/** Asks, and takes leaving as the end of all questions. */
async function unlessLeft<A>(asked: Promise<A>, left: A): Promise<A> {
  try {
    return await asked;
  } catch (error) {
    if (isLeaving(error)) return left;
    throw error;
  }
}

/**
 * Returns an asker that draws its questions itself: what it is given passes {@link legible} here, as on a screen.
 *
 * @param at - what is typed, and where the question is drawn
 */
export function promptingAsker(
  words: TerminalWords,
  at: { readonly input: Readable; readonly output: Writable },
): Asker {
  const entryOf = (command: Command): Entry => ({
    value: { kind: 'command', command },
    name: `${command.rest === '' ? usageOf(command.name) : `${command.name} ${command.rest}`}: ${words.commands[command.name]}`,
    short: `${command.name} ${command.rest}`.trim(),
  });

  /** What can be chosen now that this has been typed. */
  function entries(typed: string, choices: readonly Choice[]): readonly Entry[] {
    const command = commandIn(typed);
    const begun = (name: CommandName): boolean => typed !== '' && name.startsWith(typed.toLowerCase());
    const commands =
      command === undefined ? COMMAND_NAMES.filter(begun).map((name) => ({ name, rest: '' })) : [command];
    const found = matching(choices, typed).map((index): Entry => ({
      value: { kind: 'choice', index },
      name: legible(numberedChoice(choices, index)),
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
