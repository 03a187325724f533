/** The provinces and spaces that the rules name, which a board must have, and names that no space may have. */
import { PLAYERS, type ProvinceId, type Region, type SpaceId } from '../../vocabulary.js';
import { fleets } from '../fleets.js';
import { startingForces } from '../generals.js';
import { independents } from '../independents.js';
import { FUNERAL_CART_START, royals } from '../royals.js';
import { LORD_OF_ASIA_PROVINCES, ROYAL_TOMBS, STRATEGOS_PROVINCE, UNREST_TABLE } from '../tables.js';

/** A province by name. */
export interface NamedProvince {
  readonly province: ProvinceId;
  /** The clauses that name it. */
  readonly rule: string;
}

/** A space by name. */
export interface NamedSpace {
  readonly space: SpaceId;
  readonly rule: string;
  /** Whether it must be a Major City. */
  readonly majorCity: boolean;
  /** The province that it must belong to. */
  readonly province?: ProvinceId;
}

const at = (rule: string, ...provinces: readonly ProvinceId[]): readonly NamedProvince[] =>
  provinces.map((province) => ({ province, rule }));

const on = (rule: string, majorCity: boolean, ...spaces: readonly SpaceId[]): readonly NamedSpace[] =>
  spaces.map((space) => ({ space, rule, majorCity }));

/** The regions of provinces as R 4.23 lists them. */
export const REGION_OF: Readonly<Record<ProvinceId, Region>> = {
  libye: 'africa', aigyptos: 'africa',
  hellas: 'europe', makedonia: 'europe', thrake: 'europe', illyria: 'europe', skythia: 'europe', epeiros: 'europe', thessalia: 'europe',
  krete: 'island', rhodos: 'island', kypros: 'island',
};

/** Every province that a rule or a table names. */
export const namedProvinces: readonly NamedProvince[] = [
  ...at('R 4.23', ...Object.keys(REGION_OF)),
  ...Object.values(startingForces).flatMap(({ province }) => at('R 5.4', province)),
  ...Object.values(fleets).flatMap(({ belongsTo }) =>
    typeof belongsTo === 'object' && 'province' in belongsTo ? at('R 3.4', belongsTo.province) : []),
  ...Object.values(independents).flatMap(({ entry, limits }) => [
    ...(entry !== null && 'province' in entry ? at('R 14.1', entry.province) : []),
    ...at('R 14.3', ...(limits.provinces ?? []), ...(limits.removedIn === undefined ? [] : [limits.removedIn])),
  ]),
  ...Object.values(UNREST_TABLE).flatMap(({ provinces }) => at('R 4.31.3', ...provinces)),
  ...at('R 7.4', ...LORD_OF_ASIA_PROVINCES),
  ...at('R 15.2', STRATEGOS_PROVINCE),
];

/** Every space that a rule names. */
export const namedSpaces: readonly NamedSpace[] = [
  ...on('R 3.4', true, ...Object.values(fleets).flatMap(({ belongsTo }) =>
    typeof belongsTo === 'object' && 'space' in belongsTo ? [belongsTo.space] : [])),
  ...on('R 5.3', true, FUNERAL_CART_START, ...Object.values(royals).flatMap(({ start }) => (start === 'box' ? [] : [start]))),
  ...Object.values(startingForces).flatMap(({ province, spaces, markers }) => [
    ...(spaces === 'anyInProvince' ? [] : spaces),
    ...(markers === 'all' ? [] : markers.allBut),
  ].map((space) => ({ space, province, rule: 'R 5.4', majorCity: false }))),
  ...on('R 5.8', false, ...Object.values(independents).flatMap(({ start }) => (start === 'box' ? [] : [start]))),
  ...on('R 14.1', false, ...Object.values(independents).flatMap(({ entry }) =>
    (entry !== null && 'spaces' in entry ? entry.spaces : []))),
  ...on('R 14.3', false, ...Object.values(independents).flatMap(({ limits }) => limits.forbiddenSpaces ?? [])),
  ...on('R 15.4.3', true, ROYAL_TOMBS),
];

/**
 * Names that no space may have. States, positions, actions and names of pieces use them in place of a space: for the
 * origin of an Independent Army or a Minor General, the Army on the march, the zone of a place, pieces off the map, and
 * factions.
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'box', 'removed', 'supply', 'group', 'march', 'inside', 'cart', 'tomb', 'pool', 'sea',
  ...PLAYERS, 'independent',
]);
