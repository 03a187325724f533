/** `diadochi replay`: prints a recorded game, and verifies it. */
import { CHANCE, SPECTATOR, type Locale, type WholeGameTypes } from '../core/index.js';
import { wrongUse } from './complaint.js';
import { readJson } from './files.js';
import type { TerminalGame } from '../hosts/terminal/game.js';
import { REGISTRY } from '../games.js';
import { logLines } from './log.js';
import { gameOf, recordedIn } from './recorded.js';
import { emphasised, type Screen } from './screen.js';
import { stepsOf } from './tale.js';
import { TERMINAL_WORDS } from './words/index.js';

export interface ReplayOptions {
  readonly verify?: true;
  /** The number of decisions that are not printed; the deal counts as one. */
  readonly from: number;
  readonly locale: Locale;
}

/** Prints a game for a spectator, with chapters as headings. */
function tell<G extends WholeGameTypes>(
  terminal: TerminalGame<G>,
  file: string,
  input: unknown,
  { verify, from, locale }: ReplayOptions,
  screen: Screen,
): void {
  const recorded = recordedIn(terminal, file, input);
  const { actions, state } = recorded;
  const words = TERMINAL_WORDS[locale];
  const { game, pictures } = terminal;
  const decisions = actions.filter(({ player }) => player !== CHANCE).length;
  if (from > decisions) throw wrongUse(`--from: there are ${decisions} decisions, not ${from}`);
  if (verify !== true) {
    let chapter: string | undefined;
    for (const step of stepsOf(game, recorded).slice(from)) {
      const view = game.viewFor(step.state, SPECTATOR);
      const now = pictures.chapter(view);
      if (now !== chapter)
        screen.lines(['', emphasised('heading', pictures.moment(view, locale)), ...pictures.standings(view, locale)]);
      chapter = now;
      screen.lines(logLines(terminal, [step], SPECTATOR, locale));
    }
    screen.lines(['', ...pictures.standings(game.viewFor(state, SPECTATOR), locale), '']);
  }
  screen.line(terminal.words.ending(state, locale));
  screen.line(words.verified(actions.length));
}

export async function replayCommand(file: string, options: ReplayOptions, screen: Screen): Promise<void> {
  const input = readJson(file);
  await REGISTRY[gameOf(file, input)].open(async (manifest) =>
    tell(await manifest.terminal(), file, input, options, screen),
  );
}
