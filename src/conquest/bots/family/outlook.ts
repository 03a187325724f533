/** What a bot derives from a view: strengths, distances and gains. */
import type {
  CityFact,
  CityId,
  Components,
  LeaderFact,
  LeaderId,
  ProvinceFact,
  ProvinceId,
  SideId,
  UnitId,
} from '../../index.js';
import { derived } from '../../../core/board/index.js';
import type { Queries, View } from './kin.js';

/** A leader and its place. */
export interface Commander {
  readonly leader: LeaderFact;
  readonly at: ProvinceId;
}

/** What there is to gain in a province by any presence, and in addition by that of the king. */
export interface Gains {
  readonly any: number;
  readonly led: number;
}

/** A part of an army. */
export interface Corps {
  /** An army with fewer units detaches none. */
  readonly from: number;
  /** The least and the greatest number of units that are detached. */
  readonly least: number;
  readonly most: number;
  /** The greatest worth of a detached unit: it should be useful, but not decide a battle. */
  readonly worth: number;
}

/** What a side wants and dares; each game defines it. */
export interface Aims {
  gains(outlook: Outlook, province: ProvinceFact): Gains;
  /** A side attacks if it is this many times as strong as its enemy; `led`: its king is there. */
  attackRatio(outlook: Outlook, led: boolean): number;
  /** Returns what a king's army can detach with a leader. */
  corps(outlook: Outlook): Corps;
  /**
   * Returns the cost of losing a leader for each point of ability, in strength; left out: what a leader adds to attack
   * and defense.
   */
  leaderValue?(outlook: Outlook): number;
  /** Returns the worth of fighting enemies in a province, in addition to the province. */
  fightValue(outlook: Outlook, province: ProvinceId): number;
  /** Returns the worth of a city for what is in it, in addition to its province. */
  cityValue(outlook: Outlook, city: CityId): number;
  /** Returns whether a few units that get away are better than all together; left out: no. */
  scatters?(outlook: Outlook): boolean;
  /** Returns whether another side may attack; left out: all may. */
  threatens?(outlook: Outlook, side: SideId): boolean;
  /**
   * Returns the strength of allies that would fight beside this number of units against the strongest enemy in a
   * province; left out: 0.
   */
  alliedStrength?(outlook: Outlook, province: ProvinceId, units: number): number;
}

/** A view with what the bot derives from it. */
export interface Outlook {
  readonly view: View;
  readonly me: SideId;
  readonly query: Queries;
  readonly aims: Aims;
  readonly enemies: readonly SideId[];
  readonly components: Components;
  /** Whether the side conquers; the other side defends. */
  readonly conquers: boolean;
  /** The number of turns after this one. */
  readonly turnsLeft: number;
  province(id: ProvinceId): ProvinceFact | undefined;
  leader(id: LeaderId): LeaderFact | undefined;
  /** Returns the cities in a province or on its border. */
  cities(province: ProvinceId): readonly CityFact[];
  /** Returns a side's strength in the field, by province. */
  strengths(side: SideId): ReadonlyMap<ProvinceId, number>;
  /** Returns a side's king, or else the leader of its greatest army; `undefined`: there is none. */
  king(side: SideId): Commander | undefined;
  /** Returns the adjacent provinces in any season; not those behind a fortress of an enemy. */
  neighbours(from: ProvinceId): readonly ProvinceId[];
  /** Returns the distances of all other provinces. */
  distances(from: ProvinceId): ReadonlyMap<ProvinceId, number>;
  /** Returns what there is to gain in a province. */
  gains(id: ProvinceId): Gains;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Returns a function that caches its results. */
function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as V;
  };
}

// ------------------------------------------------------------------------------------------------ strength

/** The parts of an outlook that strengths are computed from. */
type Seeing = Pick<Outlook, 'view' | 'query'>;

/** Returns the steps of a unit. */
export const stepsOf = ({ view, query }: Seeing, unit: UnitId): number => query.stepsOf(view, unit);

/** Returns the worth of a unit in a battle with this number of steps; by default its current steps. */
export function unitWorth(seeing: Seeing, unit: UnitId, steps = stepsOf(seeing, unit)): number {
  const { view, query } = seeing;
  const { strengths, missile, volley = 0 } = query.kindOf(view, unit);
  const strength = strengths[strengths.length - steps];
  return strength === undefined ? 0 : strength.attack * (missile === true ? 2 : 1) + strength.defense + volley;
}

/** Returns the cost of losing a step. */
export const stepWorth = (seeing: Seeing, unit: UnitId): number => {
  const steps = stepsOf(seeing, unit);
  return unitWorth(seeing, unit, steps) - unitWorth(seeing, unit, steps - 1);
};

/** The number of units with room in the first lines of a battle; as many have room behind them. */
const FRONT = 12;
const BEHIND = 0.6;
const FAR_BEHIND = 0.3;

/** The number of units for which one leader counts. */
const LED = 4;

/** Returns the strength of units and leaders together. In a large army not all units fight. */
export function strengthOf(seeing: Seeing, units: readonly UnitId[], leaders: readonly LeaderId[]): number {
  if (units.length === 0) return 0;
  const weights = units
    .map((unit) => unitWorth(seeing, unit))
    .sort((one, other) => other - one)
    .map((worth, rank) => worth * (rank < FRONT ? 1 : rank < 2 * FRONT ? BEHIND : FAR_BEHIND));
  const abilities = leaders.map((id) => seeing.query.abilityOf(seeing.view, id)).sort((one, other) => other - one);
  return sumOf(weights) + sumOf(abilities.slice(0, Math.ceil(units.length / LED)));
}

function strengthsOf(seeing: Seeing, { map }: Components, side: SideId): ReadonlyMap<ProvinceId, number> {
  const { view, query } = seeing;
  const units = new Map<string, UnitId[]>();
  for (const [id, { at, side: whose }] of Object.entries(view.units))
    if (whose === side) units.set(at, [...(units.get(at) ?? []), id as UnitId]);
  return new Map(
    map.provinces.flatMap(({ id }) => {
      const there = units.get(id);
      return there === undefined ? [] : [[id, strengthOf(seeing, there, query.leadersAt(view, id, side))]];
    }),
  );
}

/** Returns the strength of a side in the field of a province. */
export const strengthAt = ({ strengths }: Outlook, side: SideId, province: ProvinceId): number =>
  strengths(side).get(province) ?? 0;

/** Returns the strength of the strongest enemy in a province. */
export const hostileAt = (outlook: Outlook, province: ProvinceId): number =>
  Math.max(0, ...outlook.enemies.map((side) => strengthAt(outlook, side, province)));

/** Returns the strength of enemies in a province that may attack. */
export const threatAt = (outlook: Outlook, province: ProvinceId): number =>
  Math.max(
    0,
    ...outlook.enemies
      .filter((side) => outlook.aims.threatens?.(outlook, side) ?? true)
      .map((side) => strengthAt(outlook, side, province)),
  );

// ------------------------------------------------------------------------------------------------ cities

/** Returns whether another side has walls in a city. */
export const isHostile = (view: View, me: SideId, city: CityId): boolean => {
  const { walls = 0, holder = null } = view.cities[city] ?? {};
  return walls > 0 && holder !== me;
};

/** Returns the number of enemy walls and units that keep a side out of a city. */
export function barrier({ view, me, query }: Outlook, city: CityId): number {
  return isHostile(view, me, city) ? (view.cities[city]?.walls ?? 0) + query.unitsAt(view, city).length - 1 : 0;
}

/** Returns the factor by which walls lower the worth of a city, because a siege takes long. */
export const dear = (walls: number): number => 1 / (1 + 0.2 * walls);

// ------------------------------------------------------------------------------------------------ the outlook

/** Returns a king on the map, or else the leader of the greatest army. */
function kingOf(
  view: View,
  { counters, map }: Components,
  side: SideId,
  strengths: ReadonlyMap<ProvinceId, number>,
): Commander | undefined {
  const lands = new Set(map.provinces.map(({ id }) => id));
  const present = counters.leaders.flatMap((leader): readonly Commander[] => {
    const { at = '', side: whose = leader.side } = view.leaders[leader.id] ?? {};
    return whose === side && lands.has(at) ? [{ leader, at }] : [];
  });
  const strengthWith = ({ at }: Commander): number => strengths.get(at) ?? 0;
  return (
    present.find(({ leader }) => leader.king !== undefined) ??
    present.sort((one, other) => strengthWith(other) - strengthWith(one))[0]
  );
}

/** A border of a province: where it leads, and the fortress that bars it. */
interface Border {
  readonly to: ProvinceId;
  readonly through: CityId | undefined;
}

/** The facts of some components by id. All decisions of a game look them up. */
const factsOf = derived(({ map, counters }: Components) => {
  const ids = map.provinces.map(({ id }) => id);
  const bordersOf = (id: ProvinceId): readonly Border[] =>
    map.borders.flatMap(({ a, b, through }) => (a === id || b === id ? [{ to: a === id ? b : a, through }] : []));
  return {
    provinces: new Map(map.provinces.map((fact) => [fact.id, fact])),
    leaders: new Map(counters.leaders.map((fact) => [fact.id, fact])),
    cities: new Map(ids.map((id) => [id, map.cities.filter(({ provinces }) => provinces.includes(id))])),
    borders: new Map(ids.map((id) => [id, bordersOf(id)])),
  };
});

function distancesFrom(
  neighbours: (from: ProvinceId) => readonly ProvinceId[],
  from: ProvinceId,
): ReadonlyMap<ProvinceId, number> {
  const far = new Map([[from, 0]]);
  for (const [province, steps] of far)
    for (const next of neighbours(province)) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}

/** Returns the outlook of a side on a view. */
export function outlookOf(query: Queries, aims: Aims, view: View, me: SideId): Outlook {
  const components = query.componentsOf(view);
  const { sides } = components;
  const { provinces, leaders, cities, borders } = factsOf(components);
  const strengths = remembered((side: SideId) => strengthsOf({ view, query }, components, side));
  const isOpen = ({ through }: Border): boolean => through === undefined || !isHostile(view, me, through);
  const neighbours = remembered((from: ProvinceId): readonly ProvinceId[] =>
    (borders.get(from) ?? []).filter(isOpen).map(({ to }) => to),
  );
  const outlook: Outlook = {
    view,
    me,
    query,
    aims,
    components,
    conquers: sides.some((side) => side.id === me && side.conquers),
    turnsLeft: components.track.length - view.turn,
    enemies: sides.flatMap(({ id }) => (id === me ? [] : [id])),
    province: (id) => provinces.get(id),
    leader: (id) => leaders.get(id),
    cities: (id) => cities.get(id) ?? [],
    strengths,
    king: remembered((side: SideId) => kingOf(view, components, side, strengths(side))),
    neighbours,
    distances: remembered((from: ProvinceId) => distancesFrom(neighbours, from)),
    gains: remembered((id: ProvinceId) => {
      const fact = provinces.get(id);
      return fact === undefined ? { any: 0, led: 0 } : aims.gains(outlook, fact);
    }),
  };
  return outlook;
}

/** Returns the distance of the nearest enemy king. */
export function distanceToEnemy({ enemies, king, distances }: Outlook, province: ProvinceId): number {
  const far = distances(province);
  return Math.min(...enemies.map((side) => far.get(king(side)?.at ?? '') ?? Infinity), 99);
}
