/** Reading and writing positions. The supply is all cards that are nowhere else. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import {
  codecOf,
  decoderOf,
  exactly,
  freezeJson,
  isRecord,
  listOf,
  loosely,
  oneOf,
  ownJson,
  rowsOf,
  sameJson,
  text,
  type Finding,
  type InvalidInput,
  type Key,
  type Loose,
  type Props,
} from '../../core/index.js';
import { board as defaultBoard, type Board } from '../data/board.js';
import { ALL_WALLS } from '../data/components.js';
import { cardCounts, type CardCounts } from '../data/deck.js';
import { latticeOf } from '../geometry/index.js';
import type { Position, PositionSeat } from '../position.js';
import { unseenCards } from '../query/unseen.js';
import { machine } from '../rules/index.js';
import { freshTurn } from '../rules/turn-order.js';
import { sideBetween } from '../rules/path.js';
import type { GameState, Seat } from '../state.js';
import { ALEXANDROS_POSITION_VERSION } from '../version.js';
import { SYMBOLS, type PointId, type SideId } from '../vocabulary.js';
import { BoardCodec } from './board.js';
import { literal, player, pointId, someCards } from './names.js';
import { ended, faceUp, guards, score, seatsOf, stack, turns } from './state/shape.js';
import { framesIn, momentFindings, sketchFindings, type Sketch } from './state/index.js';

const seatFields: Props<PositionSeat> = { player, score, guards, shown: someCards, secret: someCards };

/** An upper limit on the points of a path. */
const LONGEST_PATH = 1_000;

const fields: Props<Position> = {
  format: literal('diadochi-position'),
  game: literal('alexandros'),
  version: oneOf([ALEXANDROS_POSITION_VERSION]),
  seats: seatsOf(exactly<PositionSeat>('a seat', seatFields, ['score', 'guards', 'shown', 'secret'])),
  faceUp,
  board: BoardCodec,
  alexander: pointId,
  walls: listOf(text(LONGEST_PATH), ALL_WALLS),
  discards: someCards,
  turn: turns,
  idleTurns: turns,
  toMove: player,
  stack,
  ended,
};

/** The shape of a position. */
const shape: t.Type<Position> = exactly<Position>('a position', fields, [
  'board',
  'alexander',
  'walls',
  'discards',
  'turn',
  'idleTurns',
  'toMove',
  'stack',
  'ended',
]);

/** Returns walls as paths, in which consecutive walls that touch are joined. */
function writeWalls(walls: readonly SideId[]): readonly string[] {
  const paths: string[][] = [];
  for (const side of walls) {
    const [a, b] = side.split(/-(?=p)/) as [string, string];
    const path = paths.at(-1);
    const last = path?.at(-1);
    if (path === undefined) paths.push([a, b]);
    else if (last === a || last === b) path.push(last === a ? b : a);
    else if (path.length === 2 && (path[0] === a || path[0] === b)) path.reverse().push(path[1] === a ? b : a);
    else paths.push([a, b]);
  }
  return paths.map((path) => path.join('-'));
}

/** Returns the walls of paths. Two points without a side between them become a fault when the state is checked. */
const readWalls = (position: Pick<GameState, 'board'>, paths: readonly string[]): readonly SideId[] =>
  paths.flatMap((path) => {
    const points = path.split(/-(?=p)/) as PointId[];
    return points.slice(1).map((point, index) => sideBetween(position, points[index] as PointId, point));
  });

const someOf = (cards: CardCounts): Partial<CardCounts> =>
  Object.fromEntries(SYMBOLS.filter((each) => cards[each] > 0).map((each) => [each, cards[each]]));

const nonEmpty = <K extends string, V extends object>(key: K, value: V): { readonly [k in K]?: V } =>
  Object.keys(value).length === 0 ? {} : ({ [key]: value } as { readonly [k in K]?: V });

const writeSeat = ({ player: name, score, guards, hand }: Seat<CardCounts>): PositionSeat => ({
  player: name,
  ...(score === 0 ? {} : { score }),
  ...nonEmpty('guards', guards),
  ...nonEmpty('shown', someOf(hand.shown)),
  ...nonEmpty('secret', someOf(hand.secret)),
});

/** Returns what the game waits for. The beginning of a turn is written as the player's name alone. */
function writeMoment({ stack, ended }: GameState): Pick<Position, 'toMove' | 'stack' | 'ended'> {
  if (ended !== null) return { ended };
  const [bottom] = stack;
  const begins =
    stack.length === 1 &&
    bottom?.kind === 'turn' &&
    sameJson(bottom, { ...freshTurn(bottom.player), phase: 'alexander' });
  return begins ? { toMove: bottom.player } : { stack };
}

/** Writes a state as a position. */
/** Returns the position of a state. It shares no objects with a state that may still change. */
export const toPosition = (state: GameState): Position => written(ownJson(state));

const written = (state: GameState): Position => ({
  format: 'diadochi-position',
  game: 'alexandros',
  version: ALEXANDROS_POSITION_VERSION,
  ...(sameJson(state.board, defaultBoard) ? {} : { board: state.board }),
  ...(state.alexander === state.board.start ? {} : { alexander: state.alexander }),
  ...nonEmpty('walls', writeWalls(state.walls)),
  seats: state.seats.map(writeSeat),
  faceUp: state.faceUp,
  ...nonEmpty('discards', someOf(state.discards)),
  ...(state.turn === 1 ? {} : { turn: state.turn }),
  ...(state.idleTurns === 0 ? {} : { idleTurns: state.idleTurns }),
  ...writeMoment(state),
});

const allCards = (some: Partial<CardCounts> = {}): CardCounts => cardCounts((each) => some[each] ?? 0);

const readSeat = ({
  player: name,
  score: points = 0,
  guards: spaces = [],
  shown,
  secret,
}: PositionSeat): Seat<CardCounts> => ({
  player: name,
  score: points,
  guards: spaces,
  hand: { shown: allCards(shown), secret: allCards(secret) },
});

/**
 * Returns the state that a position of the right shape describes. At the beginning of a turn, the rules have not gone
 * on yet.
 */
function build(position: Position): GameState {
  const board = position.board ?? defaultBoard;
  const { toMove } = position;
  const table: GameState = {
    board,
    seats: position.seats.map(readSeat),
    alexander: position.alexander ?? board.start,
    walls: readWalls({ board }, position.walls ?? []),
    faceUp: position.faceUp,
    supply: cardCounts(),
    discards: allCards(position.discards),
    turn: position.turn ?? 1,
    idleTurns: position.idleTurns ?? 0,
    ended: position.ended ?? null,
    stack: position.stack ?? (toMove === undefined ? [] : [freshTurn(toMove)]),
  };
  return { ...table, supply: unseenCards(table) };
}

/** Returns the state. At the beginning of a turn, the rules have gone on until a player can act. */
function inMotion(position: Position): GameState {
  const built = build(position);
  return position.toMove === undefined ? built : machine.start(built).state;
}

/**
 * Returns a position as a sketch of its state: fields left out have their initial values, and the supply is all other
 * cards.
 */
function sketchOf(copy: Readonly<Record<string, unknown>>, known: Loose<Position>): Sketch {
  const orElse = <A>(key: keyof Position, read: A | undefined, missing: A | undefined): A | undefined =>
    Object.hasOwn(copy, key) ? read : missing;
  const board = orElse('board', known.board, defaultBoard);
  const walls = orElse<readonly string[]>('walls', known.walls, []);
  const discards = orElse<Partial<CardCounts>>('discards', known.discards, {});
  const seats = rowsOf(copy['seats']).map((row) => {
    const seat = loosely<PositionSeat>(seatFields, row);
    const left = (key: keyof PositionSeat) => !isRecord(row) || !Object.hasOwn(row, key);
    return {
      player: seat.player,
      score: left('score') ? 0 : seat.score,
      guards: left('guards') ? [] : seat.guards,
      hand: { shown: allCards(seat.shown), secret: allCards(seat.secret) },
    };
  });
  const moments = momentsOf(copy);
  return {
    board,
    seats,
    alexander: orElse('alexander', known.alexander, board?.start),
    walls: board === undefined || walls === undefined ? undefined : readWalls({ board }, walls),
    faceUp: known.faceUp,
    discards: discards === undefined ? undefined : allCards(discards),
    turn: orElse('turn', known.turn, 1),
    idleTurns: orElse('idleTurns', known.idleTurns, 0),
    ended: moments.length === 1 ? orElse<GameState['ended']>('ended', known.ended, null) : undefined,
    stack: known.toMove === undefined ? framesIn(copy['stack']) : [{ ...freshTurn(known.toMove), phase: 'alexander' }],
  };
}

/** Returns which of the fields for what the game waits for a position has. */
const momentsOf = (copy: Readonly<Record<string, unknown>>): readonly string[] =>
  ['toMove', 'stack', 'ended'].filter((key) => Object.hasOwn(copy, key));

/** Finds neighbouring points of a path that are not the ends of a side. */
function* wallFindings(board: Board, walls: readonly unknown[]): Generator<Finding> {
  const { sideNumber } = latticeOf({ board });
  for (const [index, path] of walls.entries()) {
    if (typeof path !== 'string' || path.length > LONGEST_PATH) continue;
    const sides = readWalls({ board }, [path]);
    if (sides.length === 0 || !sides.every((side) => sideNumber.has(side)))
      yield { keys: ['walls', index], message: 'expected a path along sides of the board, such as p0.0-p0.2-p1.3' };
  }
}

/** Returns where a fault of the state is in the position. What is computed is written elsewhere, or not at all. */
function inPosition(keys: readonly Key[], toMove: boolean): readonly Key[] {
  if (keys[0] === 'supply') return [];
  if (keys[0] === 'stack' && toMove) return ['toMove'];
  return keys;
}

/** Finds contradictions of a position to itself or to the rules, in those parts that could be decoded. */
function* positionFindings(copy: unknown): Generator<Finding> {
  if (!isRecord(copy)) return;
  const known = loosely<Position>(fields, copy);
  const { toMove } = known;
  const found: Finding[] = [];
  if (momentsOf(copy).length !== 1)
    found.push({ keys: [], message: 'expected exactly one of toMove, stack and ended' });
  const sketch = sketchOf(copy, known);
  if (sketch.board !== undefined) found.push(...wallFindings(sketch.board, rowsOf(copy['walls'])));
  for (const { keys, message } of sketchFindings(sketch))
    found.push({ keys: inPosition(keys, toMove !== undefined), message });
  if (found.length === 0 && shape.is(copy)) {
    for (const { keys, message } of momentFindings(inMotion(copy)))
      found.push({ keys: inPosition(keys, toMove !== undefined), message });
  }
  yield* found;
}

/** The codec of a position: its shape, and everything in which its state contradicts the rules. */
export const PositionCodec: t.Type<Position> = codecOf('Position', shape, positionFindings);

const decodePosition = decoderOf(PositionCodec);

/** Decodes a position, or returns all faults. At the beginning of a turn, the rules go on until a player can act. */
export function fromPosition(input: unknown): E.Either<InvalidInput, GameState> {
  const read = decodePosition(input);
  return E.isLeft(read) ? read : E.right(freezeJson(inMotion(read.right)));
}
