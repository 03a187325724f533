/** Files with a game: records, saves, positions and states, distinguished by their `format`. */
import {
  beginningOf,
  isLeft,
  isRecord,
  matches,
  records,
  type Either,
  type GameRecord,
  type WholeGameTypes,
} from '../core/index.js';
import { wrongInput } from './complaint.js';
import type { TerminalGame } from '../hosts/terminal/game.js';
import { GAMES, isGameName, type GameName } from '../games.js';
import type { PlayedGame } from './tale.js';

const MATCH_FORMAT = 'diadochi-match';
const RECORD_FORMAT = 'diadochi-record';
const POSITION_FORMAT = 'diadochi-position';

/** Returns the name of the game in a file. */
export function gameOf(file: string, input: unknown): GameName {
  const content = isRecord(input) ? input : {};
  const body = content.format === MATCH_FORMAT && isRecord(content.record) ? content.record : content;
  if (isGameName(body.game)) return body.game;
  throw wrongInput(`${file}: $.game: expected ${GAMES.join(' or ')}`);
}

function sound<A>(file: string, read: Either<{ readonly message: string }, A>): A {
  if (isLeft(read)) throw wrongInput(`${file}: ${read.left.message}`);
  return read.right;
}

/** The game in a file: its beginning, its actions, and the last state, which has been verified. */
export interface Recorded<G extends WholeGameTypes> extends PlayedGame<G> {
  readonly state: G['state'];
}

/**
 * Reads a record or a save. Both are checked: their actions must be legal and lead to their end; for a save, the dice
 * too.
 */
export function recordedIn<G extends WholeGameTypes>(
  { game }: TerminalGame<G>,
  file: string,
  input: unknown,
): Recorded<G> {
  if (isRecord(input) && input.format === MATCH_FORMAT) return sound(file, matches(game).load(input));
  const { state } = sound(file, records(game).replay(input));
  // The input has just been decoded as a record of this game.
  const { actions, ...record } = input as GameRecord<G>;
  return { ...beginningOf(record), actions, state };
}

/** Returns the situation in any such file: that of a position, or the last state of a game. */
export function situationIn<G extends WholeGameTypes>(
  terminal: TerminalGame<G>,
  file: string,
  input: unknown,
): G['state'] {
  const format = isRecord(input) ? input.format : undefined;
  if (format === POSITION_FORMAT) return sound(file, terminal.game.fromPosition(input));
  if (format === MATCH_FORMAT || format === RECORD_FORMAT) return recordedIn(terminal, file, input).state;
  return sound(file, terminal.game.decode.state(input));
}
