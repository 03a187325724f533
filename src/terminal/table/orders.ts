/** Carries out the commands typed at a question. */
import { matches, type WholeGameTypes } from '../../core/index.js';
import { paragraph, type TextLine } from '../../hosts/terminal/flow.js';
import { COMMAND_NAMES, usageOf, type Command } from '../commands.js';
import { CommandError } from '../complaint.js';
import { writeJson } from '../files.js';
import { logLines } from '../log.js';
import { explained } from '../why.js';
import { TERMINAL_WORDS } from '../words/index.js';
import type { Table } from './seats.js';
import { sittings, type Sitting } from './sitting.js';

/** The default number of lines of the log. */
const LOG = 40;

/** The result of a command: a new sitting, or the end of play. */
export type Done<G extends WholeGameTypes> = Sitting<G> | 'quit';

/** Writes the game to its file, if it has one. */
export function saveGame<G extends WholeGameTypes>({ terminal, file }: Table<G>, { match }: Sitting<G>): void {
  if (file !== null) writeJson(file, matches(terminal.game).save(match));
}

function saveAs<G extends WholeGameTypes>(table: Table<G>, sitting: Sitting<G>, name: string): string {
  const words = TERMINAL_WORDS[table.locale];
  const file = name === '' ? table.file : name;
  if (file === null) return words.whereToSave;
  saveGame({ ...table, file }, sitting);
  return words.saved(file);
}

function logOf<G extends WholeGameTypes>(
  { terminal, locale }: Table<G>,
  { steps }: Sitting<G>,
  player: G['player'],
  wanted: string,
): readonly string[] {
  const lines = logLines(terminal, steps, player, locale);
  const count = /^\d{1,6}$/.test(wanted) ? Number(wanted) : LOG;
  const left = Math.max(0, lines.length - count);
  return [...(left > 0 ? [TERMINAL_WORDS[locale].earlier(left)] : []), ...lines.slice(left)];
}

/** Carries out a command of the player who is asked. */
export function runCommand<G extends WholeGameTypes>(
  table: Table<G>,
  sitting: Sitting<G>,
  player: G['player'],
  { name, rest }: Command,
): Done<G> {
  const { terminal, screen, locale } = table;
  const words = TERMINAL_WORDS[locale];
  const { state } = sitting.match;
  const view = terminal.game.viewFor(state, player);
  switch (name) {
    case 'board':
      screen.lines([
        ...(rest === '' ? terminal.pictures.legend(view, locale) : []),
        ...terminal.pictures.board(view, locale, rest, screen.columns()),
      ]);
      return sitting;
    case 'hand':
      screen.lines(terminal.pictures.hand(view, player, locale));
      return sitting;
    case 'score':
      screen.lines(terminal.pictures.standings(view, locale));
      return sitting;
    case 'log':
      screen.lines(logOf(table, sitting, player, rest));
      return sitting;
    case 'why':
      screen.lines(linesOrError(() => explained(terminal, state, player, rest, locale)));
      return sitting;
    case 'undo': {
      const back = sittings(terminal.game).takeBack(sitting, player, rest === 'all');
      const decisions = sitting.open.before.length - (back?.open.before.length ?? 0);
      screen.line(back === undefined ? words.nothingToTakeBack : words.takenBack(decisions));
      return back ?? sitting;
    }
    case 'save':
      screen.lines(linesOrError(() => [saveAs(table, sitting, rest)]));
      return sitting;
    case 'help':
      screen.lines([
        words.commandsFollow,
        ...COMMAND_NAMES.map((each) => paragraph(`  ${usageOf(each).padEnd(14)}`, words.commands[each], 16)),
      ]);
      return sitting;
    case 'quit':
      return 'quit';
  }
}

/** Returns lines, or an error message about the typed text, which must not end the game. */
function linesOrError(lines: () => readonly TextLine[]): readonly TextLine[] {
  try {
    return lines();
  } catch (error) {
    if (error instanceof CommandError) return [error.message];
    throw error;
  }
}
