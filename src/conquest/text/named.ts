/** All names of a game in one language, as plain tables. */
import type { Locale } from '../../core/index.js';
import { components as shippedHere } from '../data/default.js';
import type { Components, KindFact } from '../data/shape.js';
import type { GameOptions } from '../options.js';
import { rosterOf } from '../table/roster.js';
import { germanNames } from './de/names.js';
import { englishNames } from './en/names.js';
import type { Called, Names, Vocabulary } from './names.js';

/** What is played with: its components have the names. */
export interface PlayedWith {
  readonly options: Pick<GameOptions, 'components'>;
}

/** Whatever is played with what it is shipped with. */
export const SHIPPED: PlayedWith = { options: {} };

/** The components of a game: its own, or those that its like is shipped with. */
export const componentsOf = ({ options }: PlayedWith, shipped: Components): Components => options.components ?? shipped;

type Row = { readonly id: string; readonly name: string };

const numberOf = (kind: KindFact): number => kind.batches.reduce((sum, { count }) => sum + count, 0);

/** Names of components of one's own are told as they are: they may use an id for something else. */
function namesFrom({ called, spoken: _, ...closed }: Vocabulary, components: Components, isShipped: boolean): Names {
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

const known = new WeakMap<Vocabulary, WeakMap<Components, Names>>();

/** What everything is called in a game, told by a vocabulary. Made once for each set of components. */
export function namesOf(vocabulary: Vocabulary, game: PlayedWith, shipped: Components): Names {
  const components = componentsOf(game, shipped);
  const isShipped = game.options.components === undefined;
  const told = known.get(vocabulary) ?? new WeakMap<Components, Names>();
  known.set(vocabulary, told);
  const names = told.get(components) ?? namesFrom(vocabulary, components, isShipped);
  told.set(components, names);
  return names;
}

const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = { en: englishNames, de: germanNames };

/**
 * What everything is called, table by table: what is printed on the components by those of a game, those shipped here if none is given.
 *
 * @example
 * import { names } from 'diadochi/conquest/text';
 *
 * names('en').units['phalanx-3']; // 'Phalanx 3'
 * names('de').provinces['syria']; // 'Syrien'
 */
export const names = (locale: Locale, game: PlayedWith = SHIPPED): Names =>
  namesOf(VOCABULARIES[locale], game, shippedHere);
