/** R 12, C: Event Cards: the shapes of actions, events and frames. */
import type * as t from 'io-ts';
import { closed, listOf, oneOf, orNull, wholeNumber } from '../../../core/index.js';
import type { CardTarget } from '../../frame/cards.js';
import { PLAYERS } from '../../vocabulary.js';
import { cardId, figure, MOST_CARDS } from '../figures.js';
import { id, literal, player, region } from '../names.js';
import { MOST_UNITS } from '../setup.js';

/** On whom or what a card is played. */
export const cardTarget: t.Type<CardTarget> = closed(
  {},
  { region, city: id, leader: id, against: cardId, on: player, gifts: figure },
);

/** More stages than a card has. */
const MOST_STAGES = 20;

export const cardsActions = {};

export const cardsEvents = {};

export const cardsFrames = {
  cards: closed({ kind: literal('cards'), player, passed: wholeNumber(0, PLAYERS.length) }),
  refill: closed({
    kind: literal('refill'),
    stage: oneOf(['discarding', 'drawing', 'unseen', 'done']),
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
    left: listOf(id, MOST_UNITS),
  }),
};
