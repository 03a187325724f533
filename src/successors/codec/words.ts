/** The words of the game as codecs: any that could be written, or only those of one game. */
import type * as t from 'io-ts';
import {
  either,
  listOf,
  mapOf,
  oneOf,
  orNull,
  tableOf,
  text,
  value,
  wholeNumber,
  type RuleRef,
} from '../../core/index.js';
import { identifier } from '../data/codec.js';
import type { Board, Deck } from '../data/shape.js';
import type { SomeUnits, Units } from '../units.js';
import {
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type CardId,
  type Commander,
  type FleetId,
  type GeneralId,
  type PlayerId,
  type ProvinceId,
  type SpaceId,
} from '../vocabulary.js';

/** What the pieces of one game may refer to. */
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

/** The words of a game with this board, this deck and these players. */
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
export const bride = oneOf(['kleopatra', 'thessalonike']);
export const commander: t.Type<Commander> = oneOf([...GENERALS, 'minor']);

/** A number of pieces, points or dice. */
export const amount = wholeNumber(0, 999);
/** A figure that can be negative. */
export const figure = wholeNumber(-999, 999);
export const die = wholeNumber(1, 6);
export const dice = listOf(die, 99);
export const units: t.Type<Units> = tableOf(COMBAT_UNITS, amount, 'units of each kind');

/** One word, as the tag of a shape. */
export const only = <const W extends string>(word: W): t.Type<W> => oneOf([word]);

/** Names that a frame keeps of what has been dealt with. */
export const handled = listOf(text(120), 500);
export const generals: t.Type<readonly GeneralId[]> = listOf(general, GENERALS.length);
export const fleets: t.Type<readonly FleetId[]> = listOf(fleet, FLEETS.length);
/** Units, those of which there are none left out. */
export const someUnits: t.Type<SomeUnits> = mapOf(combatUnit, wholeNumber(1, 999), COMBAT_UNITS.length);
export const kinds = listOf(combatUnit, COMBAT_UNITS.length);
export const zones = listOf(oneOf(['outside', 'inside']), 2);

export const rule: t.Type<RuleRef> = value(
  'a rule such as "R 8.3.6"',
  (u): u is RuleRef => typeof u === 'string' && u.length <= 80 && /^(R|ruling) \S/.test(u),
);

/** Lists and choices of the words of one game. */
export const phrasesOf = ({ player, space }: Words) => ({
  players: listOf(player, PLAYERS.length),
  spaces: listOf(space, 1000),
  somebody: orNull(player),
  somewhere: orNull(space),
  spaceOrBox: either(space, only('box')),
  spaceOrSupply: either(space, only('supply')),
  belligerent: either(player, only('independent')),
});
