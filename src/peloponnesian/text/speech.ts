/** Phrases that all languages share: the things of a situation by name, each as a link. */
import { counted, joined, linkTo, words, type Case, type Link } from '../../core/index.js';
import type { CardFact } from '../data/shape/cards.js';
import type { CityFact } from '../data/shape/map.js';
import { groundOf, NONE } from '../geometry/ground.js';
import { hexWithId, printedNumber } from '../geometry/numbers.js';
import { findCard } from '../query/cards.js';
import type { PeloponnesianTypes } from '../types.js';
import {
  ELITE_MORALE,
  UNIT_TYPES,
  type AreaId,
  type CardId,
  type CityId,
  type HexId,
  type LeaderId,
  type PieceId,
  type PlaceId,
  type PlayerId,
  type RegionId,
  type SeaId,
  type UnitId,
  type UnitType,
} from '../vocabulary.js';
import { componentsOf, isShipped, namesOf, type PlayedWith } from './named.js';
import type { Piece, Vocabulary } from './names.js';
import type { PeloponnesianLink, Saying } from './things.js';

/** A whole state, or a view of it. */
export type Shown = PeloponnesianTypes['shown'];

/** A group of pieces. */
export interface Company {
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
}

const link = (to: PeloponnesianLink & Link): Saying => linkTo(to);

/** Returns the name of something in a table, or its id if the table does not have it. */
export const called = (table: Readonly<Partial<Record<string, string>>>, id: string): string =>
  Object.hasOwn(table, id) ? (table[id] ?? id) : id;

const isUnitType = (type: string | undefined): type is UnitType => UNIT_TYPES.some((each) => each === type);

/** Returns the type of a unit from its id, or `undefined` for a leader. */
export function typeOfPiece(id: PieceId): UnitType | undefined {
  const type = id.split('-')[1];
  return isUnitType(type) ? type : undefined;
}

const isLeader = (id: PieceId): boolean => typeOfPiece(id) === undefined;

/** Splits pieces into leaders and units. */
export const companyOf = (pieces: readonly PieceId[]): Company => ({
  leaders: pieces.filter(isLeader),
  units: pieces.filter((id): id is UnitId => !isLeader(id)),
});

type Components = ReturnType<typeof componentsOf>;
type Names = ReturnType<typeof namesOf>;

/** Returns the phrases for cities, hexes, areas, seas and other places. */
function placePhrases(vocabulary: Vocabulary, names: Names, components: Components) {
  const ground = groundOf(components.map);
  const code = (id: HexId): number => hexWithId(ground.grid, id);
  const cityAt = (id: HexId): CityFact | undefined => ground.map.cities[ground.cityAt[code(id)] ?? NONE];
  const declined = (sea: SeaId, as: Case): string =>
    (isShipped(components) ? vocabulary.spoken[sea]?.[as] : undefined) ?? called(names.seas, sea);
  const city = (id: CityId): Saying => link({ kind: 'city', id, text: called(names.cities, id) });

  /** Returns a hex by its printed number and its area: `W3132 (Argolid)`. */
  function numbered(id: HexId): Saying {
    const printed = printedNumber(ground.map, id);
    const area = ground.map.areas[ground.areaAt[code(id)] ?? NONE];
    const text = area === undefined ? printed : `${printed} (${called(names.areas, area.id)})`;
    return link({ kind: 'hex', id, text });
  }

  return {
    region: (id: RegionId): Saying => link({ kind: 'region', id, text: names.regions[id] }),
    area: (id: AreaId): Saying => link({ kind: 'area', id, text: called(names.areas, id) }),
    /** Returns a sea area as it follows its article, in languages that decline it. */
    sea: (id: SeaId, as: Case = 'nominative'): Saying => link({ kind: 'sea', id, text: declined(id, as) }),
    city,
    cityAt,
    isHex: (id: PlaceId): id is HexId => /^W\d{4}$/.test(id),
    isSea: (id: PlaceId): boolean => Object.hasOwn(names.seas, id),
    tray: (id: PlaceId): string => called(names.trays, id),
    /** Returns a hex by its city, or by its number: `Argos`, `W3132 (Argolid)`. */
    hex(id: HexId): Saying {
      const found = cityAt(id);
      return found === undefined ? numbered(id) : city(found.id);
    },
    /** Returns the two ends of Long Walls: `Athens–Piraeus`. */
    ends: (walls: string): Saying =>
      joined(
        walls.split(' ').map((end) => (Object.hasOwn(names.cities, end) ? city(end) : numbered(end as HexId))),
        '–',
      ),
  };
}

/** Returns the phrases for units and leaders. */
function piecePhrases(vocabulary: Vocabulary, names: Names) {
  /**
   * Returns `Boeotian hoplite 2 (morale 5)`, `Laconian elite hoplite 1`; `as`: the form of its home and type in another
   * case.
   */
  function unit(id: UnitId, as = (home: string, type: string): string => `${home} ${type}`): Saying {
    const [home = '', type = '', morale = '', number = ''] = id.split('-');
    const isElite = Number(morale) >= ELITE_MORALE;
    const kind = as(called(names.homes, home), called(isElite ? vocabulary.elites : names.types, type));
    return link({ kind: 'unit', id, text: `${kind} ${number}${isElite ? '' : ` (${vocabulary.morale} ${morale})`}` });
  }
  const leader = (id: LeaderId): Saying => link({ kind: 'leader', id, text: called(names.leaders, id) });

  return {
    unit,
    leader,
    piece: (id: PieceId): Saying => (isLeader(id) ? leader(id) : unit(id as UnitId)),
    isLeader,
    sorted: companyOf,
    /** Returns a single unit by its name, or several by the number of each type: `3 hoplites`, `1 fleet`. */
    troops(units: readonly UnitId[], tell: (id: UnitId) => Saying = (id) => unit(id)): readonly Saying[] {
      const [only] = units;
      if (only !== undefined && units.length === 1) return [tell(only)];
      return UNIT_TYPES.flatMap((type) => {
        const count = units.filter((id) => typeOfPiece(id) === type).length;
        return count === 0 ? [] : [words(counted(count, names.troops[type]))];
      });
    },
  };
}

/** Returns the name on a card: ` (Argos)`, or nothing for most cards. */
function nameOn({ city, regions = [] }: CardFact, names: Names): string {
  const all = [...(city === undefined ? [] : [called(names.cities, city)]), ...regions.map((id) => names.regions[id])];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

/** Returns the phrases of a language for the things of a game, independent of its situation. */
export function callingOf(vocabulary: Vocabulary, game: PlayedWith) {
  const components = componentsOf(game);
  const names = namesOf(vocabulary, game);
  return {
    names,
    ...placePhrases(vocabulary, names, components),
    ...piecePhrases(vocabulary, names),
    /**
     * Returns `card 47 “Gates opened by night” (Argos)`: its number, its name in quotation marks, and the name on it.
     */
    card(id: CardId, word: string, [open, close]: readonly [string, string]): Saying {
      const card = findCard({ components }, id);
      const title = card === undefined ? '' : ` ${open}${called(names.cards, card.kind)}${close}${nameOn(card, names)}`;
      return link({ kind: 'card', id, text: `${word} ${id}${title}` });
    },
    player: (id: PlayerId): Saying => link({ kind: 'player', id, text: names.players[id] }),
    /** Returns whether a city has the same name as one of some players: it is their capital. */
    isNamesake: (id: CityId, ...players: readonly (PlayerId | null)[]): boolean =>
      players.some((player) => player !== null && names.players[player] === called(names.cities, id)),
    /** Returns `2 talents`. */
    pieces: (count: number, piece: Piece): string => counted(count, names.pieces[piece]),
    /** Returns a change with its sign: `+1`, `−2`. */
    signed: (value: number): string => (value < 0 ? `−${-value}` : `+${value}`),
  };
}

/** Returns the phrases of a language for the things in a situation. */
export const speechOf = (vocabulary: Vocabulary, shown: Shown) => ({
  ...callingOf(vocabulary, shown),
  /** The place of a piece, or `undefined` in its Build Pool. */
  whereabouts: (id: PieceId): PlaceId | undefined => (shown.leaders[id] ?? shown.units[id as UnitId])?.at,
  /** Returns whether a voyage is being planned and has no leg yet. */
  isUnplanned(): boolean {
    const top = shown.stack.at(-1);
    return top?.kind === 'voyage' && top.legs.length === 0;
  },
});
export type Speech = ReturnType<typeof speechOf>;

/** Returns whether there are several subjects: units, or leaders. */
export const areSeveral = ({ leaders, units }: Company): boolean =>
  leaders.length > 0 ? leaders.length > 1 : units.length > 1;
