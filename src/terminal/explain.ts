/** `diadochi explain`: why an action is legal in a situation, or not. */
import { CHANCE, type Locale, type WholeGameTypes } from '../core/index.js';
import { wrongInput, wrongUse } from './complaint.js';
import { readJson } from './files.js';
import type { TerminalGame } from '../hosts/terminal/game.js';
import { REGISTRY } from '../games.js';
import { gameOf, situationIn } from './recorded.js';
import { emphasised, type Screen } from './screen.js';
import { explained } from './why.js';

export interface ExplainOptions {
  readonly as?: string;
  readonly locale: Locale;
}

/** Returns the player who asks: the one named, otherwise the one who decides. */
function askingPlayer<G extends WholeGameTypes>(
  { game }: TerminalGame<G>,
  state: G['state'],
  named: string | undefined,
): G['player'] {
  const players = game.players(state);
  if (named !== undefined) {
    const found = players.find((player) => player === named);
    if (found === undefined) throw wrongUse(`--as: expected ${players.join(', ')}, got "${named}"`);
    return found;
  }
  const [actor] = game.actors(state);
  if (actor !== undefined && actor !== CHANCE) return actor;
  const [first] = players;
  if (first === undefined) throw wrongInput('nobody plays this game');
  return first;
}

/** Explains an action to the player who would carry it out. */
function explain<G extends WholeGameTypes>(
  terminal: TerminalGame<G>,
  state: G['state'],
  action: string,
  { as, locale }: ExplainOptions,
  screen: Screen,
): void {
  const question = terminal.words.question(state, locale);
  if (question !== undefined) screen.line(emphasised('faint', question.text));
  screen.lines(explained(terminal, state, askingPlayer(terminal, state, as), action, locale));
}

export async function explainCommand(
  file: string,
  action: string,
  options: ExplainOptions,
  screen: Screen,
): Promise<void> {
  const input = readJson(file);
  await REGISTRY[gameOf(file, input)].open(async (manifest) => {
    const terminal = await manifest.terminal();
    explain(terminal, situationIn(terminal, file, input), action, options, screen);
  });
}
