/** The codec of frames, in the phases at which a game can rest. */
import * as t from 'io-ts';
import { closed, orNull, listOf, oneOf, tagged, wholeNumber } from '../../core/index.js';
import { ACTIONS } from '../data/components.js';
import type { FrameKind, GameFrame, TurnFrame } from '../frame.js';
import { PLAYER_IDS } from '../vocabulary.js';
import { cardCountsCodec, player, pointId, spaceId, symbol, literal } from './names.js';

const MOST_SPACES = 2048;
const MOST_CARDS = 55;

const members = {
  setup: closed({ kind: literal('setup'), first: player }),
  turn: closed({
    kind: literal('turn'),
    player,
    phase: oneOf<TurnFrame['phase']>(['alexander', 'actions']),
    actionsLeft: wholeNumber(0, ACTIONS),
    levied: t.boolean,
    last: orNull(oneOf(['wallsExhausted', 'noMoveLeft'])),
  }),
  draw: closed({ kind: literal('draw'), to: oneOf([...PLAYER_IDS, 'faceUp']) }),
  destination: closed({ kind: literal('destination'), player, symbol: orNull(symbol), space: orNull(spaceId) }),
  path: closed({ kind: literal('path'), player, to: pointId }),
  occupation: closed({
    kind: literal('occupation'),
    player,
    uncovered: listOf(spaceId, MOST_SPACES),
    begun: t.boolean,
    takeOver: orNull(closed({ from: player, played: cardCountsCodec })),
  }),
  compensation: closed({
    kind: literal('compensation'),
    player,
    to: player,
    played: cardCountsCodec,
    owed: wholeNumber(1, MOST_CARDS),
  }),
} satisfies { readonly [K in FrameKind]: t.Type<Extract<GameFrame, { readonly kind: K }>, unknown> };

/** Any frame that a resting game can carry. */
export const frameCodec: t.Type<GameFrame> = tagged('kind', members);
