/**
 * What the generals of Clash of the Generals want: land, by what it counts for and by what it pays; capitals, all of which are needed;
 * Alexander's Body, Roxane and the Royal Family, wherever they are. They fight where they are stronger: leaders do not come again.
 */
import type { CityId, Components, ProvinceFact, ProvinceId, SideId } from '../../conquest/index.js';
import { INDEPENDENTS, NEUTRAL, query, type ClashComponents, type PlayerView } from '../index.js';
import {
  barrier,
  dear,
  hostileAt,
  isHostile,
  type Aims,
  type Gains,
  type Outlook,
} from '../../conquest/bot/family/outlook.js';

/** A view of the family as one of this game. */
export function ownView(view: Outlook['view']): PlayerView;
export function ownView(view: unknown): unknown {
  return view;
}

/** Components of the family as those of this game. */
export function boxOf(components: Components): ClashComponents;
export function boxOf(components: unknown): unknown {
  return components;
}

/** Alexander's Body is worth as many points as a die shows (R S13). */
const BODY = 3.5;
/** What the Treasury is worth beside its point: what it can be spent for (R S11.4). */
const SPENT = 2;
/** The points of a province matter at the end, what it pays until then (R S11.2, S13). */
const PAY = 0.6;
const LONG = 12;
/** All capitals together are worth so many points (R S13); one of them is worth a part of it, and more the more the side has. */
const CAPITALS = 8;

/** What a marker counts for whoever has it. */
function markerWorth({ components }: Outlook, marker: string): number {
  const { tables, markers } = boxOf(components);
  const fact = markers.find(({ baggage }) => baggage === marker);
  if (fact === undefined) return 0;
  const points = tables.worth.baggage[marker] ?? BODY;
  return points + (fact.points === undefined ? 0 : SPENT);
}

/** The markers of others in a province, its cities included. */
function markersIn(outlook: Outlook, province: ProvinceId): number {
  const { view, me, components } = outlook;
  const places = [province, ...outlook.cities(province).map(({ id }) => id)];
  return boxOf(components).markers.reduce((sum, { baggage }) => {
    const there = view.baggage[baggage];
    const isTheirs = there !== undefined && there.side !== me && places.includes(there.at);
    return sum + (isTheirs ? markerWorth(outlook, baggage) : 0);
  }, 0);
}

/** How many of the capitals a side has. */
const capitalsOf = ({ components, view }: Outlook, side: SideId): number =>
  components.map.cities.filter(({ id, capital }) => capital === true && query.holderOfCity(ownView(view), id) === side)
    .length;

/** What lies in a city that is another's: a capital, as a part of all. */
function prize(outlook: Outlook, city: CityId): number {
  const { components, view, me } = outlook;
  const fact = components.map.cities.find(({ id }) => id === city);
  if (fact?.capital !== true || query.holderOfCity(ownView(view), city) === me) return 0;
  return (1 + capitalsOf(outlook, me)) / 4;
}

function gains(outlook: Outlook, fact: ProvinceFact): Gains {
  const { view, me, components, turnsLeft } = outlook;
  const { worth, values } = boxOf(components).tables;
  const status = query.statusOf(ownView(view), fact.id);
  const points = worth.provinces[fact.id] ?? worth.terrain[fact.terrain];
  const pay = PAY * values[fact.terrain] * Math.min(1, turnsLeft / LONG);
  const cities = outlook.cities(fact.id);
  const held = Math.max(0, ...cities.map(({ id }) => barrier(outlook, id)));
  const capitals = Math.max(0, ...cities.map(({ id }) => (CAPITALS / 4) * prize(outlook, id)));
  const walls = cities.filter(({ id }) => isHostile(view, me, id)).length;
  const land = status === me ? 0 : (points + pay) * (status === 'contested' ? dear(held) : 1);
  return { any: land + capitals * dear(held) + 0.3 * walls + markersIn(outlook, fact.id), led: 0 };
}

/** Whom nobody plays may be left alone; a rival is worth beating. */
function quarry(outlook: Outlook, province: ProvinceId): number {
  const { me, strengths } = outlook;
  const rivals = outlook.components.sides.filter(({ id, unplayed }) => id !== me && unplayed !== true);
  return rivals.some(({ id }) => (strengths(id).get(province) ?? 0) > 0 && hostileAt(outlook, province) > 0) ? 1.5 : 0;
}

/** Who is played comes; raiders do, and Indians when they are roused. */
function threatens({ components }: Outlook, side: SideId): boolean {
  const fact = components.sides.find(({ id }) => id === side);
  return side !== NEUTRAL && (fact?.unplayed !== true || side === INDEPENDENTS);
}

/** Who is so many times as strong as his enemy takes the field against him. */
const NERVE = 1.1;
/** Generals have many leaders, and go apart. */
const CORPS = { from: 9, least: 3, most: 8, worth: 12 };

/** Leaders are irreplaceable, and nobody else can lead an army anywhere (R S3.0, S15). */
const LIFE = 6;

export const clashAims: Aims = {
  life: () => LIFE,
  gains,
  quarry,
  prize,
  threatens,
  nerve: () => NERVE,
  corps: () => CORPS,
};
