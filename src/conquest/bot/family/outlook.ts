/** What a bot sees before it decides anything: who is strong where, how far it is, and what is worth having. */
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
import type { Queries, View } from './kin.js';

/** A leader, and where he is. */
export interface Commander {
  readonly leader: LeaderFact;
  readonly at: ProvinceId;
}

/** What there is to gain in a province, by anybody's presence, and what more by that of the king himself. */
export interface Gains {
  readonly any: number;
  readonly led: number;
}

/** A part of an army. */
export interface Corps {
  /** Whoever has fewer units than this lets nobody go. */
  readonly from: number;
  /** So many units go at least, and at most. */
  readonly least: number;
  readonly most: number;
  /** What those are worth who go: they shall hold their own without being what a battle hangs on. */
  readonly worth: number;
}

/** What a side wants, and what it dares: a game says it of itself. */
export interface Aims {
  gains(outlook: Outlook, province: ProvinceFact): Gains;
  /** Who is so many times as strong as his enemy takes the field against him; `led`: his king is with him. */
  nerve(outlook: Outlook, led: boolean): number;
  /** What a king's army can spare for a leader who goes his own way. */
  corps(outlook: Outlook): Corps;
  /** What the end of a leader costs for each point of his ability, in strength; left out: what he adds to attack and defense. */
  life?(outlook: Outlook): number;
  /** What it is worth to fight those who are in a province, beside what the province is. */
  quarry(outlook: Outlook, province: ProvinceId): number;
  /** What a city is worth to a side, beside its province: by what lies in it. */
  prize(outlook: Outlook, city: CityId): number;
  /** Whether it is better that few come away than that all stay together; left out: it is not. */
  scatters?(outlook: Outlook): boolean;
  /** Whether a side may come upon one; left out: all others may. */
  threatens?(outlook: Outlook, side: SideId): boolean;
  /** How strong those are who would fight beside so many units against the strongest enemy in a province; left out: nobody does. */
  beside?(outlook: Outlook, province: ProvinceId, units: number): number;
}

/** A view, and what the bot finds in it when it looks. */
export interface Outlook {
  readonly view: View;
  readonly me: SideId;
  readonly query: Queries;
  readonly aims: Aims;
  readonly enemies: readonly SideId[];
  readonly components: Components;
  /** Whether the side sets out to conquer; the other one keeps what it has. */
  readonly conquers: boolean;
  /** Turns to be played after this one. */
  readonly turnsLeft: number;
  province(id: ProvinceId): ProvinceFact | undefined;
  leader(id: LeaderId): LeaderFact | undefined;
  /** The cities in a province or on its border. */
  cities(province: ProvinceId): readonly CityFact[];
  /** A side's fighting strength in the field, province by province. */
  strengths(side: SideId): ReadonlyMap<ProvinceId, number>;
  /** Where a side's king is, or whoever leads its greatest army; `undefined`: there is nobody. */
  king(side: SideId): Commander | undefined;
  /** The provinces that touch one, whatever the season; not those behind a fortress of an enemy. */
  neighbours(from: ProvinceId): readonly ProvinceId[];
  /** How many provinces away all others are. */
  distances(from: ProvinceId): ReadonlyMap<ProvinceId, number>;
  /** What there is to gain in a province. */
  gains(id: ProvinceId): Gains;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** What has been found once is not looked for again. */
function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as V;
  };
}

// ------------------------------------------------------------------------------------------------ strength

/** What an outlook needs to tell strengths. */
type Seeing = Pick<Outlook, 'view' | 'query'>;

/** How many steps a unit has. */
export const stepsOf = ({ view, query }: Seeing, unit: UnitId): number => query.stepsOf(view, unit);

/** What a unit is worth in a battle with so many steps; with as many as it has, if that is not said. */
export function unitWorth(seeing: Seeing, unit: UnitId, steps = stepsOf(seeing, unit)): number {
  const { view, query } = seeing;
  const { strengths, missile, volley = 0 } = query.kindOf(view, unit);
  const strength = strengths[strengths.length - steps];
  return strength === undefined ? 0 : strength.attack * (missile === true ? 2 : 1) + strength.defense + volley;
}

/** What one step less costs. */
export const stepWorth = (seeing: Seeing, unit: UnitId): number => {
  const steps = stepsOf(seeing, unit);
  return unitWorth(seeing, unit, steps) - unitWorth(seeing, unit, steps - 1);
};

/** So many units have room in the first lines of a battle, as many again behind them. */
const FRONT = 12;
const BEHIND = 0.6;
const FAR_BEHIND = 0.3;

/** For so many units one leader counts. */
const LED = 4;

/** What units and their leaders can do together: in a great army not everybody comes to blows. */
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

/** How strong a side is in the field of a province. */
export const strengthAt = ({ strengths }: Outlook, side: SideId, province: ProvinceId): number =>
  strengths(side).get(province) ?? 0;

/** How strong the enemy is there: of several the strongest. */
export const hostileAt = (outlook: Outlook, province: ProvinceId): number =>
  Math.max(0, ...outlook.enemies.map((side) => strengthAt(outlook, side, province)));

/** How strong those are there who may come upon a side. */
export const threatAt = (outlook: Outlook, province: ProvinceId): number =>
  Math.max(
    0,
    ...outlook.enemies
      .filter((side) => outlook.aims.threatens?.(outlook, side) ?? true)
      .map((side) => strengthAt(outlook, side, province)),
  );

// ------------------------------------------------------------------------------------------------ cities

/** Whether walls of somebody else stand there. */
export const isHostile = (view: View, me: SideId, city: CityId): boolean => {
  const { walls = 0, holder = null } = view.cities[city] ?? {};
  return walls > 0 && holder !== me;
};

/** How many walls and men of an enemy keep a side out of a city. */
export function barrier({ view, me, query }: Outlook, city: CityId): number {
  return isHostile(view, me, city) ? (view.cities[city]?.walls ?? 0) + query.unitsAt(view, city).length - 1 : 0;
}

/** What lies behind walls is worth less, for it takes long. */
export const dear = (walls: number): number => 1 / (1 + 0.2 * walls);

// ------------------------------------------------------------------------------------------------ the outlook

/** A king on the map, or else whoever leads the greatest army. */
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

function neighboursOf(view: View, me: SideId, { map }: Components, province: ProvinceId): readonly ProvinceId[] {
  return map.borders.flatMap(({ a, b, through }) => {
    if (a !== province && b !== province) return [];
    return through !== undefined && isHostile(view, me, through) ? [] : [a === province ? b : a];
  });
}

function distancesFrom(
  neighbours: (from: ProvinceId) => readonly ProvinceId[],
  from: ProvinceId,
): ReadonlyMap<ProvinceId, number> {
  const far = new Map([[from, 0]]);
  for (const [province, steps] of far)
    for (const next of neighbours(province)) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}

/** How a side sees a view of a game that is asked by `query`. */
export function outlookOf(query: Queries, aims: Aims, view: View, me: SideId): Outlook {
  const components = query.componentsOf(view);
  const { sides, map, counters } = components;
  const province = (id: ProvinceId): ProvinceFact | undefined => map.provinces.find((fact) => fact.id === id);
  const strengths = remembered((side: SideId) => strengthsOf({ view, query }, components, side));
  const neighbours = remembered((from: ProvinceId) => neighboursOf(view, me, components, from));
  const outlook: Outlook = {
    view,
    me,
    query,
    aims,
    components,
    conquers: sides.some((side) => side.id === me && side.conquers),
    turnsLeft: components.track.length - view.turn,
    enemies: sides.flatMap(({ id }) => (id === me ? [] : [id])),
    province: remembered(province),
    leader: remembered((id: LeaderId) => counters.leaders.find((fact) => fact.id === id)),
    cities: remembered((id: ProvinceId) => map.cities.filter(({ provinces }) => provinces.includes(id))),
    strengths,
    king: remembered((side: SideId) => kingOf(view, components, side, strengths(side))),
    neighbours,
    distances: remembered((from: ProvinceId) => distancesFrom(neighbours, from)),
    gains: remembered((id: ProvinceId) => {
      const fact = province(id);
      return fact === undefined ? { any: 0, led: 0 } : aims.gains(outlook, fact);
    }),
  };
  return outlook;
}

/** How far the nearest king of an enemy is. */
export function distanceToEnemy({ enemies, king, distances }: Outlook, province: ProvinceId): number {
  const far = distances(province);
  return Math.min(...enemies.map((side) => far.get(king(side)?.at ?? '') ?? Infinity), 99);
}
