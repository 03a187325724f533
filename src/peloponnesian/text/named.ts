/** All names of a game in one language, as plain tables. */
import { derived } from '../../core/board/index.js';
import type { Locale } from '../../core/index.js';
import { components as shippedHere } from '../data/default.js';
import type { Components } from '../data/shape/components.js';
import type { GameOptions } from '../options.js';
import { germanNames } from './de/names.js';
import { englishNames } from './en/names.js';
import type { Called, Names, Vocabulary } from './names.js';

/** The components of a game, which have the names. */
export interface PlayedWith {
  readonly options: Pick<GameOptions, 'components'>;
}

/** A game with the shipped components. */
export const SHIPPED: PlayedWith = { options: {} };

/** Returns the components of a game: custom ones, or those of the library. */
export const componentsOf = ({ options }: PlayedWith): Components => options.components ?? shippedHere;

/** Returns whether these are the shipped components, whose names a language can decline. */
export const isShipped = (components: Components): boolean => components === shippedHere;

type Row = { readonly id: string; readonly name: string };

const namesBy = derived(({ called, spoken: _, morale: __, elites: ___, ...closed }: Vocabulary) =>
  derived((components: Components): Names => {
    // Names of custom components are used unchanged, because their ids may mean something else.
    const naming = (rows: readonly Row[], table: keyof Called): Readonly<Record<string, string>> =>
      Object.fromEntries(
        rows.map(({ id, name }) => [id, (isShipped(components) ? called[table][id] : undefined) ?? name]),
      );
    const { map, leaders, cards } = components;
    return {
      ...closed,
      areas: naming(map.areas, 'areas'),
      seas: naming(map.seas, 'seas'),
      cities: naming(map.cities, 'cities'),
      leaders: naming(leaders, 'leaders'),
      cards: naming(
        cards.kinds.map(({ kind: id, name }) => ({ id, name })),
        'cards',
      ),
    };
  }),
);

/** Returns the names of a game in a vocabulary, with a cache for each set of components. */
export const namesOf = (vocabulary: Vocabulary, game: PlayedWith): Names => namesBy(vocabulary)(componentsOf(game));

export const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = { en: englishNames, de: germanNames };

/**
 * Returns all names of a game, table by table. The names of components are those of `game`, by default the shipped
 * ones.
 */
export const names = (locale: Locale, game: PlayedWith = SHIPPED): Names => namesOf(VOCABULARIES[locale], game);
