/** The result of a game, and its form as a line of JSON. */
import {
  canonicalJson,
  codecOf,
  decoderOf,
  exactly,
  invalidInput,
  isRecord,
  LIMITS,
  listOf,
  oneOf,
  orNull,
  realNumber,
  text,
  value,
  wholeNumber,
  type Either,
  type InvalidInput,
} from '../core/index.js';
import * as E from 'fp-ts/lib/Either.js';
import { GAMES } from '../games.js';
import type { Task } from './plan.js';

/** Who has won a game, and how. */
export interface Ending {
  readonly winners: readonly string[];
  readonly how: string;
  readonly rule: string;
}

/** How the players stand when a turn begins, or when the game ends. */
export interface Standing {
  readonly turn: number;
  /** The worth of the situation for each player, by the heuristics of the game, in the order of the seats. */
  readonly worth: readonly number[];
}

/** The result of one game of a tournament, with everything that is needed to play it again. */
export interface GameLine extends Task {
  /** The players, in the order of their seats. */
  readonly players: readonly string[];
  /** `null` if the game was broken off. */
  readonly outcome: Ending | null;
  /** The share of each player in the victory, in the order of the seats. */
  readonly returns: readonly number[];
  /** The number of actions, those of chance included. */
  readonly actions: number;
  readonly turns: readonly Standing[];
}

const MOST_SEATS = 8;
const MOST_TURNS = 10_000;
const MOST_NUMBER = 1e9;

const name = text(LIMITS.text);
const count = wholeNumber(0, MOST_NUMBER);
const bySeat = listOf(realNumber(-MOST_NUMBER, MOST_NUMBER), MOST_SEATS);
const options = value('options', isRecord, LIMITS.values);

const taskFields = {
  game: oneOf(GAMES),
  gameVersion: count,
  number: wholeNumber(1, MOST_NUMBER),
  seed: name,
  options,
  bots: listOf(name, MOST_SEATS),
};

/** Validates a game that is to be played, or returns all its faults. */
export const decodeTask = decoderOf(codecOf<Task>('Task', exactly<Task>('a game', taskFields)));

const lineCodec = codecOf<GameLine>(
  'GameLine',
  exactly<GameLine>('a result', {
    ...taskFields,
    players: listOf(name, MOST_SEATS),
    outcome: orNull(exactly<Ending>('an outcome', { winners: listOf(name, MOST_SEATS), how: name, rule: name })),
    returns: bySeat,
    actions: count,
    turns: listOf(exactly<Standing>('a standing', { turn: count, worth: bySeat }), MOST_TURNS),
  }),
);

/** Validates a result and returns it, or all its faults. */
export const decodeLine = decoderOf(lineCodec);

/** Returns a result as a line, with its line break. */
export const writeLine = (line: GameLine): string => `${JSON.stringify(line)}\n`;

/** Reads a line, or returns its faults. */
export function readLine(written: string): Either<InvalidInput, GameLine> {
  let input: unknown;
  try {
    input = JSON.parse(written);
  } catch {
    return E.left(invalidInput([{ path: '$', message: 'expected JSON' }]));
  }
  return decodeLine(input);
}

/** Returns whether a line is the result of a game of a tournament. */
export function isResultOf(line: GameLine, task: Task | undefined): boolean {
  if (task === undefined) return false;
  const { game, gameVersion, number, seed, options: chosen, bots } = line;
  return canonicalJson({ game, gameVersion, number, seed, options: chosen, bots }) === canonicalJson(task);
}
