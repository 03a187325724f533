/** All names of a game in one language, as plain tables. */
import { derived, keptByText } from '../../core/board/index.js';
import type { Locale } from '../../core/index.js';
import { components as shippedHere } from '../data/default.js';
import type { Components, KindFact } from '../data/shape.js';
import type { FamilyOptions, GameOptions } from '../options.js';
import { rosterOf } from '../table/roster.js';
import { germanNames } from './de/names.js';
import { englishNames } from './en/names.js';
import type { Called, ConquestVocabulary, FamilyNames, Names, NamesBy, Vocabulary } from './names.js';

/** The components that have the names. */
export interface PlayedWith {
  readonly options: Pick<GameOptions, 'components'>;
}

/** The options of a game of the family that text describes. */
export interface Agreed {
  readonly options: Partial<FamilyOptions>;
}

/** The components of a game that does not bring its own: always the same, or chosen by the options. */
export type Shipped = Components | ((options: Agreed['options']) => Components);

/** A game with the default components. */
export const SHIPPED: PlayedWith = { options: {} };

/** Returns the components of a game: its own, or those that its like is shipped with. */
export const componentsOf = ({ options }: Agreed, shipped: Shipped): Components =>
  options.components ?? (typeof shipped === 'function' ? shipped(options) : shipped);

type Row = { readonly id: string; readonly name: string };

const numberOf = (kind: KindFact): number => kind.batches.reduce((sum, { count }) => sum + count, 0);

/**
 * Returns the names in a language. Custom components keep their names, because they may use an id for something else.
 */
function namesFrom(vocabulary: Vocabulary, components: Components, isShipped: boolean): FamilyNames {
  const { called, spoken: _, islands: __, ...closed } = vocabulary;
  const { map, counters, objectives } = components;
  const naming = (rows: readonly Row[], table: keyof Called): Readonly<Record<string, string>> =>
    Object.fromEntries(rows.map(({ id, name }) => [id, (isShipped ? called[table][id] : undefined) ?? name]));
  const kinds = naming(counters.kinds, 'kinds');
  return {
    ...closed,
    provinces: naming(map.provinces, 'provinces'),
    cities: naming(map.cities, 'cities'),
    seaZones: naming(map.seaZones, 'seaZones'),
    kinds,
    leaders: naming(counters.leaders, 'leaders'),
    objectives: naming(objectives, 'objectives'),
    baggage: naming([...counters.baggage, ...(counters.fleets ?? [])], 'baggage'),
    units: Object.fromEntries(
      rosterOf(components).units.map(({ id, kind }) => {
        const name = kinds[kind.id] ?? kind.id;
        return [id, numberOf(kind) > 1 ? `${name} ${id.slice(kind.id.length + 1)}` : name];
      }),
    ),
  };
}

/** The names of things, by the vocabulary, the components, and whether these are shipped here. */
const namesBy = derived((_: Vocabulary) => derived((_components: Components) => keptByText<FamilyNames>(2)));

/** Returns the names of a game in a language. They are made once for each set of components. */
export function namesOf<V extends Vocabulary>(vocabulary: V, game: Agreed, shipped: Shipped): NamesBy<V>;
export function namesOf(vocabulary: Vocabulary, game: Agreed, shipped: Shipped): FamilyNames {
  const components = componentsOf(game, shipped);
  const isShipped = game.options.components === undefined;
  return namesBy(vocabulary)(components)(isShipped ? 'shipped' : 'own', () =>
    namesFrom(vocabulary, components, isShipped),
  );
}

const VOCABULARIES: Readonly<Record<Locale, ConquestVocabulary>> = { en: englishNames, de: germanNames };

/**
 * Returns tables of names. Printed names are those of the components of the given game, or of the default components.
 *
 * @example
 * import { names } from 'diadochi/conquest/text';
 *
 * names('en').units['phalanx-3']; // 'Phalanx 3'
 * names('de').provinces['syria']; // 'Syrien'
 */
export const names = (locale: Locale, game: PlayedWith = SHIPPED): Names =>
  namesOf(VOCABULARIES[locale], game, shippedHere);
