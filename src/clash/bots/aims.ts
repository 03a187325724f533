/**
 * What the generals of Clash of the Generals want: land, by what it counts for and by what it pays; capitals, all of
 * which are needed; Alexander's Body, Roxane and the Royal Family, wherever they are. They fight where they are
 * stronger: leaders do not come again.
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
} from '../../conquest/bots/family/outlook.js';

/** Returns a view of the family as one of this game. */
export function ownView(view: Outlook['view']): PlayerView;
export function ownView(view: unknown): unknown {
  return view;
}

/** Returns components of the family as those of this game. */
export function boxOf(components: Components): ClashComponents;
export function boxOf(components: unknown): unknown {
  return components;
}

/** Alexander's Body is worth as many points as a die shows (R S13). */
const BODY = 3.5;
/** The worth of the Treasury in addition to its point, because it can be traded for points (R S11.4). */
const SPENT = 2;
/** The points of a province matter at the end, what it pays until then (R S11.2, S13). */
const PAY = 0.6;
const LONG = 12;
/**
 * The points for all capitals together (R S13). A single one is worth a part of it, and more if the side has others.
 */
const CAPITALS = 8;

/** Returns the worth of a marker for its owner. */
function markerWorth({ components }: Outlook, marker: string): number {
  const { tables, markers } = boxOf(components);
  const fact = markers.find(({ baggage }) => baggage === marker);
  if (fact === undefined) return 0;
  const points = tables.worth.baggage[marker] ?? BODY;
  return points + (fact.points === undefined ? 0 : SPENT);
}

/** Returns the worth of other sides' markers in a province and its cities. */
function markersIn(outlook: Outlook, province: ProvinceId): number {
  const { view, me, components } = outlook;
  const places = [province, ...outlook.cities(province).map(({ id }) => id)];
  return boxOf(components).markers.reduce((sum, { baggage }) => {
    const there = view.baggage[baggage];
    const isTheirs = there !== undefined && there.side !== me && places.includes(there.at);
    return sum + (isTheirs ? markerWorth(outlook, baggage) : 0);
  }, 0);
}

/** Returns how many capitals a side has. */
const capitalsOf = ({ components, view }: Outlook, side: SideId): number =>
  components.map.cities.filter(({ id, capital }) => capital === true && query.holderOfCity(ownView(view), id) === side)
    .length;

/** Returns the worth of another side's city: a capital counts as a part of all capitals. */
function cityValue(outlook: Outlook, city: CityId): number {
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
  const capitals = Math.max(0, ...cities.map(({ id }) => (CAPITALS / 4) * cityValue(outlook, id)));
  const walls = cities.filter(({ id }) => isHostile(view, me, id)).length;
  const land = status === me ? 0 : (points + pay) * (status === 'contested' ? dear(held) : 1);
  return { any: land + capitals * dear(held) + 0.3 * walls + markersIn(outlook, fact.id), led: 0 };
}

/** Returns the worth of fighting in a province: players are worth beating, sides without a player are not. */
function fightValue(outlook: Outlook, province: ProvinceId): number {
  const { me, strengths } = outlook;
  const rivals = outlook.components.sides.filter(({ id, unplayed }) => id !== me && unplayed !== true);
  return rivals.some(({ id }) => (strengths(id).get(province) ?? 0) > 0 && hostileAt(outlook, province) > 0) ? 1.5 : 0;
}

/** Returns whether a side may attack: players may, raiders too, and Indians when they have been roused. */
function threatens({ components }: Outlook, side: SideId): boolean {
  const fact = components.sides.find(({ id }) => id === side);
  return side !== NEUTRAL && (fact?.unplayed !== true || side === INDEPENDENTS);
}

/** A side attacks if it is this many times as strong as its enemy. */
const ATTACK_RATIO = 1.1;
/** Players have many leaders and send them out separately. */
const CORPS = { from: 9, least: 3, most: 8, worth: 12 };

/** Leaders cannot be replaced, and armies cannot move without them (R S3.0, S15). */
const LEADER_VALUE = 6;

export const clashAims: Aims = {
  leaderValue: () => LEADER_VALUE,
  gains,
  fightValue,
  cityValue,
  threatens,
  attackRatio: () => ATTACK_RATIO,
  corps: () => CORPS,
};
