/** What a bot sees before it decides anything: who is strong where, how far it is, and what is worth having. */
import {
  query,
  type CityFact,
  type CityId,
  type Components,
  type LeaderFact,
  type LeaderId,
  type PlayerView,
  type ProvinceFact,
  type ProvinceId,
  type SideId,
  type UnitId,
} from '../../src/conquest/index.js';

/** A leader, and where he is. */
export interface Commander {
  readonly leader: LeaderFact;
  readonly at: ProvinceId;
}

/** A view, and what the bot finds in it when it looks. */
export interface Outlook {
  readonly view: PlayerView;
  readonly me: SideId;
  readonly enemies: readonly SideId[];
  readonly components: Components;
  /** Whether the side sets out to conquer; the other one keeps what it has. */
  readonly conquers: boolean;
  province(id: ProvinceId): ProvinceFact | undefined;
  leader(id: LeaderId): LeaderFact | undefined;
  /** A side's fighting strength in the field, province by province. */
  strengths(side: SideId): ReadonlyMap<ProvinceId, number>;
  /** Where a side's king is, or whoever leads its greatest army; `undefined`: there is nobody. */
  king(side: SideId): Commander | undefined;
  /** The provinces that touch one, whatever the season; not those behind a fortress of an enemy. */
  neighbours(from: ProvinceId): readonly ProvinceId[];
  /** How many provinces away all others are. */
  distances(from: ProvinceId): ReadonlyMap<ProvinceId, number>;
  /** What there is to gain in a province, and what more by the king's own presence. */
  gains(id: ProvinceId): { readonly any: number; readonly led: number };
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

/** What a unit is worth in a battle with so many steps; with as many as it has, if that is not said. */
export function unitWorth(view: PlayerView, unit: UnitId, steps = view.units[unit]?.steps ?? 0): number {
  const { strengths, missile } = query.kindOf(view, unit);
  const strength = strengths[strengths.length - steps];
  return strength === undefined ? 0 : strength.attack * (missile === true ? 2 : 1) + strength.defense;
}

/** What one step less costs. */
export const stepWorth = (view: PlayerView, unit: UnitId): number => {
  const steps = view.units[unit]?.steps ?? 0;
  return unitWorth(view, unit, steps) - unitWorth(view, unit, steps - 1);
};

/** So many units have room in the first lines of a battle, as many again behind them. */
const FRONT = 12;
const BEHIND = 0.5;
const FAR_BEHIND = 0.15;

/** What units and their leaders can do together: in a great army not everybody comes to blows. */
export function strengthOf(view: PlayerView, units: readonly UnitId[], leaders: readonly LeaderId[]): number {
  if (units.length === 0) return 0;
  const weights = units
    .map((unit) => unitWorth(view, unit))
    .sort((one, other) => other - one)
    .map((worth, rank) => worth * (rank < FRONT ? 1 : rank < 2 * FRONT ? BEHIND : FAR_BEHIND));
  return sumOf(weights) + sumOf(leaders.map((id) => query.abilityOf(view, id)));
}

function strengthsOf(view: PlayerView, { map }: Components, side: SideId): ReadonlyMap<ProvinceId, number> {
  const units = new Map<string, UnitId[]>();
  for (const [id, { at, side: whose }] of Object.entries(view.units))
    if (whose === side) units.set(at, [...(units.get(at) ?? []), id as UnitId]);
  return new Map(
    map.provinces.flatMap(({ id }) => {
      const there = units.get(id);
      return there === undefined ? [] : [[id, strengthOf(view, there, query.leadersAt(view, id, side))]];
    }),
  );
}

/** How strong a side is in the field of a province. */
export const strengthAt = ({ strengths }: Outlook, side: SideId, province: ProvinceId): number =>
  strengths(side).get(province) ?? 0;

/** How strong the enemy is there. */
export const hostileAt = (outlook: Outlook, province: ProvinceId): number =>
  sumOf(outlook.enemies.map((side) => strengthAt(outlook, side, province)));

// ------------------------------------------------------------------------------------------------ gains

/** The cities in a province or on its border. */
const citiesOf = ({ map }: Components, province: ProvinceId): readonly CityFact[] =>
  map.cities.filter(({ provinces }) => provinces.includes(province));

/** Whether walls of an enemy stand there. */
const isHostile = (view: PlayerView, me: SideId, city: CityId): boolean => {
  const { walls = 0, holder = null } = view.cities[city] ?? {};
  return walls > 0 && holder !== me;
};

/** How many objectives lie in a city, and are not secured. */
export const cityPrize = ({ components, view }: Outlook, city: CityId): number =>
  components.objectives.filter(({ id, at }) => at === city && view.secured[id] === undefined).length;

/** How many walls and men of an enemy keep a side out of a city. */
function barrier(view: PlayerView, me: SideId, { id }: CityFact): number {
  return isHostile(view, me, id) ? (view.cities[id]?.walls ?? 0) + query.unitsAt(view, id).length - 1 : 0;
}

/** What lies behind walls is worth less, for it takes long. */
const dear = (barrier: number): number => 1 / (1 + 0.2 * barrier);

/** What a province itself would be to a side that it is not controlled by. */
function landGain(view: PlayerView, me: SideId, conquers: boolean, fact: ProvinceFact): number {
  if (query.statusOf(view, fact.id) === me) return 0;
  const foreign = !conquers && (fact.holder !== me || fact.paysNothingTo === me);
  return fact.dispensable === true || foreign ? 1 : 3;
}

/** A conqueror is drawn by objectives and by kings who are ones, everybody by land and by walls that are in the way. */
function gainsIn(view: PlayerView, me: SideId, conquers: boolean, components: Components, fact: ProvinceFact) {
  if (fact.loyalty === 'steadfast') return { any: 0, led: 0 };
  const cities = citiesOf(components, fact.id);
  const walls = cities.filter(({ id }) => isHostile(view, me, id)).length;
  const held = cities.reduce((most, city) => Math.max(most, barrier(view, me, city)), 0);
  const land = landGain(view, me, conquers, fact) * (query.statusOf(view, fact.id) === 'contested' ? dear(held) : 1);
  if (!conquers) return { any: land + 0.6 * walls, led: 0 };
  const places = [fact.id, ...cities.map(({ id }) => id)];
  const open = components.objectives.filter(
    ({ id, at }) => at !== null && places.includes(at) && view.secured[id] === undefined,
  );
  const prizes = open.filter(({ by }) => by === 'taking').length;
  const quarry = components.counters.leaders.filter(
    ({ id, objective }) => objective !== undefined && view.leaders[id]?.at === fact.id,
  );
  return {
    any: land + 0.6 * walls + 5 * prizes * dear(held) + quarry.length,
    led: 3 * open.filter(({ by }) => by === 'entering').length,
  };
}

// ------------------------------------------------------------------------------------------------ the outlook

/** A king on the map, or else whoever leads the greatest army. */
function kingOf(
  view: PlayerView,
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

function neighboursOf(view: PlayerView, me: SideId, { map }: Components, province: ProvinceId): readonly ProvinceId[] {
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

/** How a side sees a view. */
export function outlookOf(view: PlayerView, me: SideId): Outlook {
  const components = query.componentsOf(view);
  const { sides, map, counters } = components;
  const conquers = sides.some((side) => side.id === me && side.conquers);
  const province = (id: ProvinceId): ProvinceFact | undefined => map.provinces.find((fact) => fact.id === id);
  const strengths = remembered((side: SideId) => strengthsOf(view, components, side));
  const neighbours = remembered((from: ProvinceId) => neighboursOf(view, me, components, from));
  return {
    view,
    me,
    components,
    conquers,
    enemies: sides.flatMap(({ id }) => (id === me ? [] : [id])),
    province: remembered(province),
    leader: remembered((id: LeaderId) => counters.leaders.find((fact) => fact.id === id)),
    strengths,
    king: remembered((side: SideId) => kingOf(view, components, side, strengths(side))),
    neighbours,
    distances: remembered((from: ProvinceId) => distancesFrom(neighbours, from)),
    gains: remembered((id: ProvinceId) => {
      const fact = province(id);
      return fact === undefined ? { any: 0, led: 0 } : gainsIn(view, me, conquers, components, fact);
    }),
  };
}

/** How far the nearest king of an enemy is. */
export function distanceToEnemy({ enemies, king, distances }: Outlook, province: ProvinceId): number {
  const far = distances(province);
  return Math.min(...enemies.map((side) => far.get(king(side)?.at ?? '') ?? Infinity), 99);
}
