/** All names of a game in one language, as plain tables. */
import type { Locale } from '../../core/index.js';
import { cards as defaultDeck } from '../data/cards.js';
import { generals } from '../data/generals.js';
import { royals } from '../data/royals.js';
import { geometryOf } from '../query/geometry.js';
import { recordOf } from '../tabulate.js';
import {
  GENERALS,
  ROYALS,
  type CardId,
  type GeneralId,
  type ProvinceId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';
import { germanNames } from './de/names.js';
import { englishNames } from './en/names.js';
import type { Vocabulary } from './names.js';
import { cardTitle, provinceName, spaceName, type Shown } from './speech.js';

/** The names of all things, by id. */
export interface Names extends Omit<Vocabulary, 'cards' | 'spaces'> {
  readonly generals: Readonly<Record<GeneralId, string>>;
  readonly royals: Readonly<Record<RoyalId, string>>;
  readonly spaces: Readonly<Record<SpaceId, string>>;
  readonly provinces: Readonly<Record<ProvinceId, string>>;
  readonly cards: Readonly<Record<CardId, string>>;
}

/** A game, with its board and deck. */
export type PlayedWith = Pick<Shown, 'options'>;

const byId = <Id extends string | number>(ids: readonly Id[], nameOf: (id: Id) => string): Record<Id, string> =>
  Object.fromEntries(ids.map((id) => [id, nameOf(id)])) as Record<Id, string>;

function namesFrom(vocabulary: Vocabulary, game: PlayedWith): Names {
  const { board } = geometryOf(game);
  return {
    ...vocabulary,
    generals: recordOf(GENERALS, (id) => generals[id].name),
    royals: recordOf(ROYALS, (id) => royals[id].name),
    spaces: byId(
      board.spaces.map(({ id }) => id),
      (id) => spaceName(vocabulary, game, id),
    ),
    provinces: byId(
      board.provinces.map(({ id }) => id),
      (id) => provinceName(game, id),
    ),
    cards: byId(
      (game.options.cards ?? defaultDeck).map(({ id }) => id),
      (id) => cardTitle(vocabulary, game, id) ?? '',
    ),
  };
}

const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = { en: englishNames, de: germanNames };

/**
 * Returns the names of all things, table by table: spaces, provinces and cards from the board and the deck of a game,
 * by default those of the library.
 *
 * @example
 * import { names } from 'diadochi/text';
 *
 * names('en').fleets.rhodos; // 'Fleet of Rhodos'
 * names('en').units.mercenary.many; // 'Mercenaries'
 * names('en').spaces.pella; // 'Pella'
 */
export const names = (locale: Locale, game: PlayedWith = { options: { players: 2 } }): Names =>
  namesFrom(VOCABULARIES[locale], game);
