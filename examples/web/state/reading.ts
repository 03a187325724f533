/** Opens a text from outside, whatever it is: a table, a match, a record, a position, or a link. */
import { closed, decodeWith, isLeft, isRecord, legible, oneOf, text as textOf, type Either } from 'diadochi/core';
import * as t from 'io-ts';
import { GAMES, isGameName } from '../../../src/games.js';
import { openGame } from '../games/index.js';
import type { OpenGame, Refusal } from '../games/open.js';
import type { Session } from '../games/session.js';
import { messageOf } from './fault.js';
import { isSituation, LINK_FORMAT, PREFIX, TABLE_FORMAT, type Source } from './formats.js';
import { unpacked } from './link.js';
import { newSeed } from './seed.js';
import type { Seating, Table } from './table.js';
import { jsonOf, type Unread } from './unread.js';

/** The formats that can be opened. */
const FORMATS = {
  'diadochi-match': 'match',
  'diadochi-record': 'record',
  'diadochi-position': 'position',
  [LINK_FORMAT]: 'link',
} as const;

/** The most characters of a text that is opened, more than the longest record has. */
const MOST_CHARACTERS = 64_000_000;

/** A table, and what it was opened from. */
export interface Opened {
  readonly table: Table;
  readonly from: Source;
}

type Read<A> = Either<Unread, A>;

const left = (unread: Unread): Read<never> => ({ _tag: 'Left', left: unread });
const right = <A>(value: A): Read<A> => ({ _tag: 'Right', right: value });
const refused = ({ message, faults }: Refusal): Read<never> =>
  left({ why: 'refused', message: legible(message), faults });

const LinkCodec = closed(
  { format: oneOf([LINK_FORMAT]), version: oneOf([1]), game: oneOf(GAMES), seed: textOf(1000) },
  { options: t.unknown, position: t.unknown },
  'a link',
);

/** Returns the game in a link, as it stands there; `undefined` if a text is no link. */
function packedIn(text: string): string | undefined {
  const start = /^\s*[[{"]/.test(text) ? -1 : text.indexOf(PREFIX);
  return start < 0 ? undefined : text.slice(start + PREFIX.length).trim();
}

/** Returns the JSON in a text or in the link that it is. */
async function jsonIn(text: string): Promise<Read<unknown>> {
  if (text.length > MOST_CHARACTERS) return left({ why: 'tooLarge' });
  const packed = packedIn(text);
  if (packed === undefined) return jsonOf(text);
  const json = jsonOf((await unpacked(packed)) ?? '');
  return isLeft(json) ? left({ why: 'brokenLink' }) : json;
}

/** Returns the name of the game of something written: its own, or that of the record in it. */
const gameIn = ({ game, record }: Readonly<Record<string, unknown>>): unknown =>
  game ?? (isRecord(record) ? record.game : undefined);

function openedLink(game: OpenGame, input: unknown): Either<Refusal, Session> {
  const link = decodeWith(LinkCodec, input);
  if (isLeft(link)) return { _tag: 'Left', left: { message: link.left.message, faults: link.left.faults } };
  const { options, position, seed } = link.right;
  return position === undefined ? game.deal({ options, seed }) : game.beginAt(position, seed);
}

/** Opens something written with the game that it names. */
function sessionOf(
  game: OpenGame,
  from: (typeof FORMATS)[keyof typeof FORMATS],
  input: unknown,
  seed: string,
): Either<Refusal, Session> {
  switch (from) {
    case 'match':
      return game.load(input);
    case 'record':
      return game.replay(input);
    case 'position':
      return game.beginAt(input, seed);
    case 'link':
      return openedLink(game, input);
  }
}

/**
 * Returns the seating of a game that was opened without its table. In a situation, bots play all seats but that of the
 * player who is asked; otherwise people play all of them.
 */
function usualSeating({ players, asked }: Session, from: Source): Seating {
  const hasBots = isSituation(from) && asked !== undefined;
  return { bots: hasBots ? players.filter((player) => player !== asked) : [], secret: false };
}

function seatingIn(input: unknown, players: readonly string[]): Seating {
  const bots: readonly unknown[] = isRecord(input) && Array.isArray(input.bots) ? input.bots : [];
  return { bots: players.filter((player) => bots.includes(player)), secret: isRecord(input) && input.secret === true };
}

/** Opens JSON from outside. */
async function openJson(input: unknown, seed: string): Promise<Read<Opened>> {
  const table = isRecord(input) && input.format === TABLE_FORMAT ? input : undefined;
  const written = table === undefined ? input : table.match;
  if (!isRecord(written)) return left({ why: 'unknownFormat' });
  const format = Object.entries(FORMATS).find(([name]) => name === written.format);
  if (format === undefined) return left({ why: 'unknownFormat' });
  const name = gameIn(written);
  if (!isGameName(name)) return left({ why: 'unknownGame' });
  let game;
  try {
    game = await openGame(name);
  } catch (error) {
    return left({ why: 'notLoaded', reason: messageOf(error) });
  }
  const [, from] = format;
  const begun = sessionOf(game, from, written, seed);
  if (isLeft(begun)) return refused(begun.left);
  const session = begun.right;
  if (table === undefined) return right({ table: { session, seating: usualSeating(session, from) }, from });
  return right({ table: { session, seating: seatingIn(table.seating, session.players) }, from: 'table' });
}

/**
 * Opens a text from outside. The format is recognised from its content. Everything is read by the codecs of the
 * library, and nothing is thrown.
 *
 * @param text - `undefined` for a file that is no text
 * @param seed - the seed of the dice of a position, which has none of its own
 */
export async function readText(text: string | undefined, seed = newSeed()): Promise<Read<Opened>> {
  if (text === undefined) return left({ why: 'notText' });
  try {
    const json = await jsonIn(text);
    return isLeft(json) ? json : await openJson(json.right, seed);
  } catch (error) {
    return refused({ message: messageOf(error), faults: [] });
  }
}
