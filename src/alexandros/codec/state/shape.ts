/** The fields of a state, each by itself. */
import type * as t from 'io-ts';
import { closed, exactly, listOf, oneOf, orNull, wholeNumber, type Props } from '../../../core/index.js';
import { ALL_WALLS, FACE_UP, GUARDS, LAST_TURN } from '../../data/components.js';
import type { CardCounts } from '../../data/deck.js';
import type { Ended, GameState, Hand, Seat } from '../../state.js';
import { ENDINGS, PLAYER_COUNTS, PLAYERS } from '../../vocabulary.js';
import { BoardCodec } from '../board.js';
import { frameCodec } from '../frames.js';
import { cardCountsCodec, player, pointId, sideId, spaceId, symbol } from '../names.js';

/**
 * More points than any score: even a levy on a board that is one province, in addition to the points that end the game,
 * gives fewer.
 */
const MOST_POINTS = 10_000;
/** The deepest stack: a turn, a destination and a card being drawn. */
const DEEPEST = 3;

export const score = wholeNumber(0, MOST_POINTS);
/** No game has more turns (ruling A21). */
export const turns = wholeNumber(0, LAST_TURN);
export const guards = listOf(spaceId, GUARDS);
export const faceUp = listOf(symbol, FACE_UP);
export const stack = listOf(frameCodec, DEEPEST);
export const ended: t.Type<Ended> = closed({ how: oneOf(ENDINGS), winners: listOf(player, PLAYERS.length, 1) });

/** Returns a list with a row for each seat. */
export const seatsOf = <A>(seat: t.Type<A>): t.Type<readonly A[]> => listOf(seat, PLAYERS.length, PLAYER_COUNTS[0]);

/** The fields of a hand. */
export const handFields: Props<Hand<CardCounts>> = { shown: cardCountsCodec, secret: cardCountsCodec };

/** The fields of a seat. */
export const seatFields: Props<Seat<CardCounts>> = {
  player,
  score,
  guards,
  hand: exactly<Hand<CardCounts>>('a hand', handFields),
};

/** The fields of a state. */
export const stateFields: Props<GameState> = {
  board: BoardCodec,
  seats: seatsOf(exactly<Seat<CardCounts>>('a seat', seatFields)),
  alexander: pointId,
  walls: listOf(sideId, ALL_WALLS),
  faceUp,
  supply: cardCountsCodec,
  discards: cardCountsCodec,
  turn: turns,
  idleTurns: turns,
  ended: orNull(ended),
  stack,
};

/** The shape of a state. */
export const stateShape: t.Type<GameState> = exactly<GameState>('a state', stateFields);
