/** Codecs of the words of the game: those of any game, or only those of one. */
import type * as t from 'io-ts';
import { oneOf, value, wholeNumber } from '../../core/index.js';
import { identifier } from '../data/codec.js';
import type { Board, Deck } from '../data/shape.js';
import {
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type CardId,
  type Commander,
  type PlayerId,
  type ProvinceId,
  type SpaceId,
} from '../vocabulary.js';

/** What the pieces of a game may refer to. */
export interface Words {
  readonly player: t.Type<PlayerId>;
  readonly space: t.Type<SpaceId>;
  readonly province: t.Type<ProvinceId>;
  readonly card: t.Type<CardId>;
}

/** The words of any game, whatever its board, its deck and its players. */
export const anyWords: Words = {
  player: oneOf(PLAYERS),
  space: identifier,
  province: identifier,
  card: wholeNumber(1, 9999),
};

/** Returns the words of a game with this board, this deck and these players. */
export function wordsOf(board: Board, deck: Deck, players: readonly PlayerId[]): Words {
  const spaces = new Set(board.spaces.map(({ id }) => id));
  const provinces = new Set(board.provinces.map(({ id }) => id));
  const cards = new Set(deck.map(({ id }) => id));
  return {
    player: oneOf(players),
    space: value('a space of the board', (u): u is SpaceId => typeof u === 'string' && spaces.has(u)),
    province: value('a province of the board', (u): u is ProvinceId => typeof u === 'string' && provinces.has(u)),
    card: value('a card of the deck', (u): u is CardId => typeof u === 'number' && cards.has(u)),
  };
}

export const general = oneOf(GENERALS);
export const royal = oneOf(ROYALS);
export const fleet = oneOf(FLEETS);
export const army = oneOf(INDEPENDENT_ARMIES);
export const combatUnit = oneOf(COMBAT_UNITS);
export const commander: t.Type<Commander> = oneOf([...GENERALS, 'minor']);

/** A number of pieces, points or dice. */
export const amount = wholeNumber(0, 999);
export const die = wholeNumber(1, 6);

/** Returns one word, as the tag of a shape. */
export const only = <const W extends string>(word: W): t.Type<W> => oneOf([word]);

/** The value `true`, which is omitted otherwise. */
export const yes: t.Type<true> = value('true', (u): u is true => u === true, 1, {
  is: 'one of',
  values: [true],
});
