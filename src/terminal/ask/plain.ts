/** The asker over a pipe. It prints plain lines and reads a line: a number, part of a name, or a command. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { matchOf, numberedChoice, type Choice } from '../choices.js';
import { commandIn } from '../commands.js';
import type { Screen } from '../screen.js';
import type { TerminalWords } from '../words/index.js';
import type { Asker, Reply } from './asker.js';

export function plainAsker(input: Readable, screen: Screen, words: TerminalWords): Asker {
  const reader = createInterface({ input, terminal: false });
  const lines = reader[Symbol.asyncIterator]();

  async function nextLine(): Promise<string | undefined> {
    const next = await lines.next();
    return next.done === true ? undefined : next.value;
  }

  /** Returns the reply that a line means; `undefined` if it means none, which has been explained. */
  function replyTo(line: string, choices: readonly Choice[]): Reply | undefined {
    const command = commandIn(line);
    if (command !== undefined) return { kind: 'command', command };
    if (line.trim() === '') return undefined;
    const found = matchOf(choices, line);
    switch (found.kind) {
      case 'one':
        screen.line(`${words.chosen} ${choices[found.index]?.name ?? ''}`);
        return { kind: 'choice', index: found.index };
      case 'several':
        screen.line(words.several(line.trim()));
        screen.lines(found.indexes.map((index) => numberedChoice(choices, index)));
        return undefined;
      case 'noNumber':
        screen.line(words.noSuchNumber);
        return undefined;
      case 'nothing':
        screen.line(words.nothingLike(line.trim()));
        return undefined;
    }
  }

  return {
    async ask(question, choices) {
      screen.line(question);
      screen.lines(choices.map((_, index) => numberedChoice(choices, index)));
      for (;;) {
        const line = await nextLine();
        if (line === undefined) return { kind: 'end' };
        const reply = replyTo(line, choices);
        if (reply !== undefined) return reply;
      }
    },
    async pause(message) {
      screen.line(message);
      return (await nextLine()) !== undefined;
    },
    close: () => reader.close(),
  };
}
