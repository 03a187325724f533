/** All names of a game in one language, as plain tables. */
import { derived } from '../../core/board/index.js';
import type { Locale } from '../../core/index.js';
import { components as shippedHere } from '../data/default.js';
import type { Components } from '../data/shape/components.js';
import type { GameOptions } from '../options.js';
import { germanNames } from './de/names.js';
import { englishNames } from './en/names.js';
import type { Called, Names, Vocabulary } from './names.js';

/** What is played with: its components have the names. */
export interface PlayedWith {
  readonly options: Pick<GameOptions, 'components'>;
}

/** Whatever is played with what is shipped here. */
export const SHIPPED: PlayedWith = { options: {} };

/** Returns the components of a game: its own, or those that are shipped. */
export const componentsOf = ({ options }: PlayedWith): Components => options.components ?? shippedHere;

/** Whether these are the shipped components, which a language knows and can decline. */
export const isShipped = (components: Components): boolean => components === shippedHere;

type Row = { readonly id: string; readonly name: string };

const namesBy = derived(({ called, spoken: _, morale: __, elites: ___, ...closed }: Vocabulary) =>
  derived((components: Components): Names => {
    // Names of components of one's own are told as they are: they may use an id for something else.
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

/** Returns what everything is called in a game, told by a vocabulary. Made once for each set of components. */
export const namesOf = (vocabulary: Vocabulary, game: PlayedWith): Names => namesBy(vocabulary)(componentsOf(game));

export const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = { en: englishNames, de: germanNames };

/**
 * Returns what everything is called, table by table: what is printed on the components by those of a game, those
 * shipped here if none is given.
 */
export const names = (locale: Locale, game: PlayedWith = SHIPPED): Names => namesOf(VOCABULARIES[locale], game);
