/** The game object: the machine and everything around it. */
import * as E from 'fp-ts/lib/Either.js';
import { freezeJson, ownJson, sameJson, type Game, type InvalidInput, type Outcome } from '../core/index.js';
import { decodeAction } from './codec/action.js';
import { decodeOptions } from './codec/options.js';
import { fromPosition, toPosition } from './codec/position.js';
import { decodeState } from './codec/state/index.js';
import { board as defaultBoard } from './data/board.js';
import { cardCounts, wholeDeck } from './data/deck.js';
import type { GameEvent } from './event.js';
import { guide } from './guide/index.js';
import type { GameOptions } from './options.js';
import { outcomeOf } from './query/scores.js';
import { playersOf } from './query/seats.js';
import { machine } from './rules/index.js';
import { sampleState } from './sample.js';
import type { GameState, PlayerView, Situation } from './state.js';
import type { AlexandrosTypes } from './types.js';
import { ALEXANDROS_VERSION } from './version.js';
import { eventFor, isUndoBarrier, legalActionsFromView, viewFor } from './view.js';
import { PLAYERS, type Ending, type PlayerCount, type PlayerId, type Viewer } from './vocabulary.js';

/** Returns the table before any card is dealt (R Setup). */
const table = ({ players, startingPlayer = PLAYERS[0], board = defaultBoard }: GameOptions): GameState => ({
  board,
  seats: PLAYERS.slice(0, players).map((player) => ({
    player,
    score: 0,
    guards: [],
    hand: { shown: cardCounts(), secret: cardCounts() },
  })),
  alexander: board.start,
  walls: [],
  faceUp: [],
  supply: wholeDeck(),
  discards: cardCounts(),
  turn: 0,
  idleTurns: 0,
  ended: null,
  stack: [{ kind: 'setup', first: startingPlayer }],
});

/** Returns a game whose cards are about to be dealt by chance (R Setup). */
export function createGame(options: GameOptions): E.Either<InvalidInput, GameState> {
  const read = decodeOptions(options);
  return E.isLeft(read) ? read : E.right(freezeJson(machine.start(table(read.right)).state));
}

/** Returns the options of a situation. The starting player is not known later; it matters only for the deal. */
const optionsOf = ({ seats, board }: Situation): GameOptions => ({
  players: seats.length as PlayerCount,
  ...(sameJson(board, defaultBoard) ? {} : { board: ownJson(board) }),
});

/** The game object of *Alexandros*. Its outcomes say which of four endings it was. */
export interface Alexandros extends Game<AlexandrosTypes> {
  outcome(situation: Situation): Outcome<PlayerId, Ending> | undefined;
  viewFor(state: GameState, viewer: Viewer): PlayerView;
  eventFor(event: GameEvent, viewer: Viewer): GameEvent;
}

const assembled = (): Alexandros => ({
  ...machine,
  name: 'alexandros',
  version: ALEXANDROS_VERSION,
  createGame,
  optionsOf,
  outcome: outcomeOf,
  players: playersOf,
  viewFor,
  eventFor,
  legalActionsFromView,
  sampleState,
  isUndoBarrier,
  guide,
  toPosition,
  fromPosition,
  decode: { options: decodeOptions, action: decodeAction, state: decodeState },
});

/** The game object, for all functions that take any game: records, matches, bots, conformance. */
export const alexandros: Alexandros = /* @__PURE__ */ assembled();
