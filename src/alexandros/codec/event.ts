/** The codec of events. */
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  decoderOf,
  listOf,
  oneOf,
  orNull,
  tagged,
  value,
  wholeNumber,
  type Decode,
  type RuleRef,
} from '../../core/index.js';
import { ACTIONS } from '../data/components.js';
import type { EventType, GameEvent } from '../event.js';
import { ENDINGS, PLAYERS, WALL_COLOURS } from '../vocabulary.js';
import { cardCountsCodec, literal, player, pointId, sideId, spaceId, symbol } from './names.js';

const RULE = /^(R|ruling) \S/;
const rule: t.Type<RuleRef> = value(
  'a rule such as "R Moving Alexander"',
  (u): u is RuleRef => typeof u === 'string' && u.length <= 80 && RULE.test(u),
  1,
  { is: 'text', most: 80, pattern: RULE.source },
);

/** A number larger than any points, turns or sides. */
const figure = wholeNumber(0, 1_000_000);
const said = { rule };
const saidOf = { rule, player };

const members = {
  turnBegan: closed({ ...saidOf, type: literal('turnBegan'), turn: figure, round: figure }),
  cardDrawn: closed({ ...saidOf, type: literal('cardDrawn'), symbol: orNull(symbol) }),
  cardTurnedUp: closed({ ...said, type: literal('cardTurnedUp'), symbol }),
  discardsShuffled: closed({ ...said, type: literal('discardsShuffled'), cards: cardCountsCodec }),
  faceUpCardTaken: closed({
    ...saidOf,
    type: literal('faceUpCardTaken'),
    symbol,
    purpose: oneOf(['move', 'joker', 'action']),
  }),
  specialMovePlayed: closed({ ...saidOf, type: literal('specialMovePlayed'), symbol }),
  symbolNamed: closed({ ...saidOf, type: literal('symbolNamed'), symbol }),
  spaceChosen: closed({ ...saidOf, type: literal('spaceChosen'), space: spaceId, distance: figure }),
  pointChosen: closed({ ...saidOf, type: literal('pointChosen'), point: pointId, distance: figure }),
  alexanderStepped: closed({ ...saidOf, type: literal('alexanderStepped'), from: pointId, to: pointId }),
  wallPlaced: closed({ ...saidOf, type: literal('wallPlaced'), side: sideId, colour: oneOf(WALL_COLOURS) }),
  alexanderStayed: closed({ ...saidOf, type: literal('alexanderStayed'), why: oneOf(['noFaceUpCard', 'noMoveLeft']) }),
  blackWallsExhausted: closed({ ...saidOf, type: literal('blackWallsExhausted') }),
  guardPlaced: closed({ ...saidOf, type: literal('guardPlaced'), space: spaceId }),
  cardPaid: closed({ ...saidOf, type: literal('cardPaid'), symbol, space: spaceId }),
  guardRemoved: closed({ ...saidOf, type: literal('guardRemoved'), by: player, space: spaceId, symbol }),
  provinceOccupied: closed({
    ...saidOf,
    type: literal('provinceOccupied'),
    province: spaceId,
    value: figure,
    from: orNull(player),
  }),
  cardGiven: closed({ ...saidOf, type: literal('cardGiven'), to: player, symbol }),
  taxesLevied: closed({ ...saidOf, type: literal('taxesLevied'), symbol }),
  taxesScored: closed({ ...saidOf, type: literal('taxesScored'), points: figure, score: figure }),
  guardTakenBack: closed({ ...saidOf, type: literal('guardTakenBack'), space: spaceId }),
  actionsForgone: closed({ ...saidOf, type: literal('actionsForgone'), actions: wholeNumber(1, ACTIONS) }),
  turnEnded: closed({ ...saidOf, type: literal('turnEnded'), turn: figure }),
  gameEnded: closed({
    ...said,
    type: literal('gameEnded'),
    how: oneOf(ENDINGS),
    winners: listOf(player, PLAYERS.length, 1),
  }),
} satisfies { readonly [T in EventType]: t.Type<Extract<GameEvent, { readonly type: T }>> };

/** The codec of an event, with or without hidden information. */
export const EventCodec: t.Type<GameEvent> = codecOf('GameEvent', tagged('type', members, 'an event'));

/** Decodes an event, or returns all faults. */
export const decodeEvent: Decode<GameEvent> = decoderOf(EventCodec);
