/** The game as the core knows it: its machine and everything around it. */
import * as E from 'fp-ts/lib/Either.js';
import { freezeJson, thawJson, type Game, type InvalidInput } from '../core/index.js';
import { decodeAction, decodeOptions, decodeState } from './codec/index.js';
import { fromPosition, toPosition } from './codec/position.js';
import { board as defaultBoard } from './data/board.js';
import { cardCounts, wholeDeck } from './data/deck.js';
import type { GameOptions } from './options.js';
import { POSITION_VERSION } from './position.js';
import { outcomeOf } from './query/scores.js';
import { playersOf } from './query/seats.js';
import { machine } from './rules/index.js';
import { sampleState } from './sample.js';
import type { GameState } from './state.js';
import type { AlexandrosTypes } from './types.js';
import { eventFor, isUndoBarrier, legalActionsFromView, viewFor } from './view.js';
import { PLAYER_IDS } from './vocabulary.js';

/** R Setup: the table before a card is dealt. */
const table = ({ players, startingPlayer = PLAYER_IDS[0], board = defaultBoard }: GameOptions): GameState => ({
  board,
  seats: PLAYER_IDS.slice(0, players).map((player) => ({
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

/** R Setup: a game about to be dealt; chance deals. */
function createGame(options: GameOptions): E.Either<InvalidInput, GameState> {
  const read = decodeOptions(options);
  return E.isLeft(read) ? read : E.right(freezeJson(machine.start(table(thawJson(read.right))).state));
}

/** *Alexandros*, whole. */
export const alexandros: Game<AlexandrosTypes> = {
  ...machine,
  name: 'alexandros',
  version: POSITION_VERSION,
  createGame,
  outcome: outcomeOf,
  players: playersOf,
  viewFor,
  eventFor,
  legalActionsFromView,
  sampleState,
  isUndoBarrier,
  toPosition,
  fromPosition,
  decode: { options: decodeOptions, action: decodeAction, state: decodeState },
};
