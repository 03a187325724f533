/** The codec of states: their shape. What they say is checked in check-state.ts. */
import type * as t from 'io-ts';
import { closed, orNull, listOf, oneOf, wholeNumber } from '../../core/index.js';
import { FACE_UP, GUARDS } from '../data/components.js';
import type { GameState } from '../state.js';
import { ENDINGS, PLAYER_IDS } from '../vocabulary.js';
import { ALL_WALLS } from '../query/walls.js';
import { boardCodec } from './board.js';
import { frameCodec } from './frames.js';
import { cardCountsCodec, player, pointId, sideId, spaceId, symbol } from './names.js';

/** No score comes near this. */
export const MOST_POINTS = 10_000;
/** No game has so many turns. */
export const MOST_TURNS = 1_000_000;
/** The deepest stack: a turn, a destination and a card being drawn. */
const DEEPEST = 3;

const seat = closed({
  player,
  score: wholeNumber(0, MOST_POINTS),
  guards: listOf(spaceId, GUARDS),
  hand: closed({ shown: cardCountsCodec, secret: cardCountsCodec }),
});

export const endedCodec = closed({ how: oneOf(ENDINGS), winners: listOf(player, PLAYER_IDS.length) });

export const stackCodec = listOf(frameCodec, DEEPEST);

/** The shape of a state. */
export const stateCodec: t.Type<GameState> = closed({
  board: boardCodec,
  seats: listOf(seat, PLAYER_IDS.length),
  alexander: pointId,
  walls: listOf(sideId, ALL_WALLS),
  faceUp: listOf(symbol, FACE_UP),
  supply: cardCountsCodec,
  discards: cardCountsCodec,
  turn: wholeNumber(0, MOST_TURNS),
  idleTurns: wholeNumber(0, MOST_TURNS),
  ended: orNull(endedCodec),
  stack: stackCodec,
});
