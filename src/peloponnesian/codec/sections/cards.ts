/** R 12, C: Event Cards: the shapes of actions, events and frames. */
import type * as t from 'io-ts';
import { closed, either, flag, listOf, oneOf, orNull, wholeNumber } from '../../../core/index.js';
import type { CardTarget } from '../../frame/cards.js';
import { PLAYERS } from '../../vocabulary.js';
import { cardId, change, die, figure, MOST_CARDS, MOST_LEADERS } from '../figures.js';
import { chance, id, literal, pieceId, player, region, rule } from '../names.js';
import { MOST_UNITS } from '../setup.js';
import { effects } from './effects.js';

/** A limit above the number of stages of any card. */
const MOST_STAGES = 20;

/** The fields of the target of a card. */
const target = { region, city: id, leader: id, against: cardId, on: player, gifts: figure };
/** The target of a card. */
export const cardTarget: t.Type<CardTarget> = closed({}, target);

const held = either(cardId, literal('hidden'));

export const cardsActions = {
  playCard: closed({ type: literal('playCard'), player, card: cardId }, target),
  passCards: closed({ type: literal('passCards'), player }),
  discardCard: closed({ type: literal('discardCard'), player, card: cardId }),
  endDiscards: closed({ type: literal('endDiscards'), player }),
  drawCard: closed({ type: literal('drawCard'), player: chance, card: cardId }),
};

export const cardsEvents = {
  cardPlayed: closed({ rule, type: literal('cardPlayed'), player, card: cardId }, target),
  cardDiscarded: closed({ rule, type: literal('cardDiscarded'), player, card: held }),
  cardDrawn: closed({ rule, type: literal('cardDrawn'), player: orNull(player), card: held, open: flag }),
  cardRolled: closed({ rule, type: literal('cardRolled'), player, card: cardId, die, total: change, succeeds: flag }),
  cardLaid: closed({ rule, type: literal('cardLaid'), player, card: cardId }),
  cardEnded: closed({ rule, type: literal('cardEnded'), card: cardId, to: oneOf(['discards', 'removed']) }),
  deckReshuffled: closed({
    rule,
    type: literal('deckReshuffled'),
    size: wholeNumber(0, MOST_CARDS),
    joined: listOf(cardId, MOST_CARDS),
  }),
  effectsEnded: closed({ rule, type: literal('effectsEnded'), effects }),
};

export const cardsFrames = {
  dealing: closed({ kind: literal('dealing'), left: listOf(player, PLAYERS.length) }),
  cards: closed({
    kind: literal('cards'),
    order: listOf(player, PLAYERS.length),
    player,
    passed: wholeNumber(0, PLAYERS.length),
  }),
  refill: closed({
    kind: literal('refill'),
    stage: oneOf(['discarding', 'drawing', 'unseen']),
    order: listOf(player, PLAYERS.length),
    left: listOf(player, PLAYERS.length),
    unseen: wholeNumber(0, MOST_CARDS),
    drawn: orNull(cardId),
  }),
  unrest: closed({ kind: literal('unrest'), player }),
  effect: closed({
    kind: literal('effect'),
    card: cardId,
    player,
    target: cardTarget,
    stage: wholeNumber(0, MOST_STAGES),
    left: listOf(pieceId, MOST_UNITS + MOST_LEADERS),
  }),
};
