/** Positions written and read. The supply is what no other place holds of the deck. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import {
  closed,
  decodeWith,
  freezeJson,
  invalidInput,
  listOf,
  sameJson,
  thawJson,
  wholeNumber,
  type Fault,
  type InvalidInput,
} from '../../core/index.js';
import { board as defaultBoard } from '../data/board.js';
import { FACE_UP, GUARDS } from '../data/components.js';
import { cardCounts, type CardCounts } from '../data/deck.js';
import { latticeOf } from '../geometry/index.js';
import { POSITION_VERSION, type Position, type PositionSeat } from '../position.js';
import { unseenCards } from '../query/unseen.js';
import { ALL_WALLS } from '../query/walls.js';
import { machine } from '../rules/index.js';
import { freshTurn } from '../rules/turn-order.js';
import { sideBetween } from '../rules/path.js';
import type { GameState, Seat } from '../state.js';
import { PLAYER_IDS, SYMBOLS, type PointId, type SideId } from '../vocabulary.js';
import { boardCodec, boardFaults } from './board.js';
import { pieceFaults } from './check-state.js';
import { stackFaults } from './check-stack.js';
import { player, pointId, someCards, spaceId, symbol, literal } from './names.js';
import { under } from './options.js';
import { endedCodec, MOST_POINTS, MOST_TURNS, stackCodec } from './state.js';

const seat: t.Type<PositionSeat> = closed(
  { player },
  { score: wholeNumber(0, MOST_POINTS), guards: listOf(spaceId, GUARDS), shown: someCards, secret: someCards },
);

/** The shape of a position. */
export const positionCodec: t.Type<Position> = closed(
  {
    format: literal('diadochi-position'),
    game: literal('alexandros'),
    version: wholeNumber(POSITION_VERSION, POSITION_VERSION) as t.Type<typeof POSITION_VERSION>,
    seats: listOf(seat, PLAYER_IDS.length),
    faceUp: listOf(symbol, FACE_UP),
  },
  {
    board: boardCodec,
    alexander: pointId,
    walls: listOf(t.string, ALL_WALLS),
    discards: someCards,
    turn: wholeNumber(0, MOST_TURNS),
    idleTurns: wholeNumber(0, MOST_TURNS),
    toMove: player,
    stack: stackCodec,
    ended: endedCodec,
  },
);

/** Writes consecutive walls that touch as one path. */
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

/** Reads paths as walls; what is no side of the board becomes a fault when the state is checked. */
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

/** What the game waits for: nothing but a turn beginning is written by the player's name alone. */
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
export const toPosition = (state: GameState): Position => ({
  format: 'diadochi-position',
  game: 'alexandros',
  version: POSITION_VERSION,
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

const readSeat = ({ player: name, score = 0, guards = [], shown, secret }: PositionSeat): Seat<CardCounts> => ({
  player: name,
  score,
  guards,
  hand: { shown: allCards(shown), secret: allCards(secret) },
});

/** Every two neighbouring points of a path must be the ends of a side. */
function wallFaults({ board = defaultBoard, walls = [] }: Position): readonly Fault[] {
  const { sideNumber } = latticeOf({ board });
  return walls.flatMap((path, index): readonly Fault[] => {
    const sides = readWalls({ board }, [path]);
    const holds = sides.length > 0 && sides.every((side) => sideNumber.has(side));
    return holds
      ? []
      : [{ path: `$.walls[${index}]`, message: 'expected a path along sides of the board, such as p0.0-p0.2-p1.3' }];
  });
}

/** What a position of the right shape says wrongly of itself. */
function positionFaults(position: Position): readonly Fault[] {
  const { toMove, stack, ended, seats, board } = position;
  const boardIsSound = board === undefined || boardFaults(board).length === 0;
  const moments = [toMove, stack, ended].filter((moment) => moment !== undefined).length;
  return [
    ...(moments === 1 ? [] : [{ path: '$', message: 'expected exactly one of toMove, stack and ended' }]),
    ...(toMove === undefined || seats.some((each) => each.player === toMove)
      ? []
      : [{ path: '$.toMove', message: 'this player does not take part' }]),
    ...(board === undefined ? [] : under('$.board', boardFaults(board))),
    ...(boardIsSound ? wallFaults(position) : []),
  ];
}

function build(position: Position): GameState {
  const board = position.board ?? defaultBoard;
  const toMove = position.toMove;
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

/** Where the fields of a state that a position derives are written in it. */
const inPosition = (faults: readonly Fault[]): readonly Fault[] =>
  faults.map(({ path, message }) => ({ path: path.replace(/^\$\.supply.*/, '$').replace(/\.hand\./, '.'), message }));

/** Reads a position; every fault at once. A turn that begins is set in motion. */
export function fromPosition(input: unknown): E.Either<InvalidInput, GameState> {
  const read = decodeWith(positionCodec, input, positionFaults);
  if (E.isLeft(read)) return read;
  const built = build(thawJson(read.right));
  const wrong = pieceFaults(built);
  if (wrong.length > 0) return E.left(invalidInput(inPosition(wrong)));
  const state = read.right.toMove === undefined ? built : machine.start(built).state;
  const faults = stackFaults(state);
  return faults.length > 0 ? E.left(invalidInput(faults)) : E.right(freezeJson(state));
}
