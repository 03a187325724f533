/** The names of a board and a deck. */
import { idsOf, inFields, type Names } from '../../core/index.js';
import { board as defaultBoard } from '../data/board.js';
import { cards as defaultCards } from '../data/cards.js';
import { plays, type GameOptions } from '../options.js';
import { PLAYERS } from '../vocabulary.js';

/** Fields that hold cards. */
const CARDS = ['card', 'hands', 'deck', 'discards', 'removedCards'];
/** Fields that hold provinces; texts in all other fields are spaces. */
const PROVINCES = ['province'];
/** Fields with places by player, inside a Major City or not (R 4.16). */
const PLACES = ['forces', 'minorGenerals'];

/** Returns the names in games with these options: those of spaces, provinces, places and cards. */
export function namesOf(options: GameOptions): Names {
  const { players, board = defaultBoard, cards = defaultCards } = options;
  const spaces = idsOf(board.spaces);
  const cities = board.spaces.filter(({ kind }) => kind === 'majorCity' || plays({ options }, 'capitals'));
  const places = PLAYERS.slice(0, players).flatMap((player) =>
    [...spaces, ...cities.map(({ id }) => `${id}:inside`)].map((place) => `${player}:${place}`),
  );
  return {
    all: spaces,
    fields: {
      ...inFields(CARDS, idsOf(cards)),
      ...inFields(PROVINCES, idsOf(board.provinces)),
      ...inFields(PLACES, places),
      // A Minor General comes from the Army on the march, from the supply, or from a space (R 3.1.2).
      ...inFields(['from'], [...spaces, 'group', 'supply']),
      // An Independent Army retreats to a space, or into its box (R 14).
      ...inFields(['to'], [...spaces, 'box']),
    },
    identities: ['card', 'general'],
    constant: ['options'],
  };
}
