/** The codec of frames, in the phases at which a game waits for an action. */
import type * as t from 'io-ts';
import { closed, flag, orNull, listOf, oneOf, tagged, wholeNumber } from '../../core/index.js';
import { ACTIONS, CARDS } from '../data/components.js';
import type { FrameKind, GameFrame, TurnFrame } from '../frame.js';
import { PLAYERS } from '../vocabulary.js';
import { MOST_SPACES } from './board.js';
import { cardCountsCodec, player, pointId, spaceId, symbol, literal } from './names.js';

const members = {
  setup: closed({ kind: literal('setup'), first: player }),
  turn: closed({
    kind: literal('turn'),
    player,
    phase: oneOf<TurnFrame['phase']>(['alexander', 'actions']),
    actionsLeft: wholeNumber(0, ACTIONS),
    levied: flag,
    last: orNull(oneOf(['wallsExhausted', 'noMoveLeft'])),
  }),
  draw: closed({ kind: literal('draw'), to: oneOf([...PLAYERS, 'faceUp']) }),
  destination: closed({ kind: literal('destination'), player, symbol: orNull(symbol), space: orNull(spaceId) }),
  path: closed({ kind: literal('path'), player, to: pointId }),
  occupation: closed({
    kind: literal('occupation'),
    player,
    uncovered: listOf(spaceId, MOST_SPACES),
    begun: flag,
    takeOver: orNull(closed({ from: player, played: cardCountsCodec })),
  }),
  compensation: closed({
    kind: literal('compensation'),
    player,
    to: player,
    played: cardCountsCodec,
    owed: wholeNumber(1, CARDS),
  }),
} satisfies { readonly [K in FrameKind]: t.Type<Extract<GameFrame, { readonly kind: K }>, unknown> };

/** The codec of any frame of a game that waits for an action. */
export const frameCodec: t.Type<GameFrame> = tagged('kind', members, 'a frame');
