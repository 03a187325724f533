/**
 * What the sides of Xenophon want. The rebels march upon the King and upon Babylon while Cyrus lives, and home when he
 * has fallen; the King keeps what he has, gathers his armies before he meets Cyrus, and bars the way home.
 */
import type { CityId, ProvinceFact } from '../../conquest/index.js';
import { query, REBEL, type PlayerView } from '../index.js';
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

/** Returns whether Cyrus has been killed, and it is the way home that counts (R X9.2). */
export const hasFallen = ({ view }: Outlook): boolean => query.hasFallen(ownView(view));

/** Home is worth more than anything on the way. */
const HOME = 60;
/** R X9.1: the King's fall is the war's end. */
const KING = 9;
/** R X9.3: the worth of the Treasury, which makes a difference of twice its points, and of one of four capitals. */
const TREASURY = 9;
const CAPITAL = 3;

/** Returns the worth of what is in a city: the Treasury, or a part of the capitals (R X9.3). */
function cityValue({ components, view, me }: Outlook, city: CityId): number {
  const fact = components.map.cities.find(({ id }) => id === city);
  if (fact === undefined || query.holderOfCity(ownView(view), city) === me) return 0;
  return (fact.treasury === true ? 2 : 0) + (fact.capital === true ? 1 : 0);
}

/** Returns the worth of another side's province with its cities (R X9.3). */
function land(outlook: Outlook, fact: ProvinceFact): number {
  const { view, me, components } = outlook;
  const status = query.statusOf(ownView(view), fact.id);
  const worth = components.charts.worth?.terrain[fact.terrain] ?? 0;
  const cities = outlook.cities(fact.id);
  const inCities = cities.map(({ id, treasury, capital }) => {
    if (cityValue(outlook, id) === 0) return 0;
    return ((treasury === true ? TREASURY : 0) + (capital === true ? CAPITAL : 0)) * dear(barrier(outlook, id));
  });
  const walls = cities.filter(({ id }) => isHostile(view, me, id)).length;
  return (status === me ? 0 : worth) + Math.max(0, ...inCities) + 0.3 * walls;
}

/** Returns whether the King is in a province. */
const isKingAt = ({ components, view }: Outlook, province: string): boolean =>
  components.counters.leaders.some(({ id, king }) => king === 'ofGame' && view.leaders[id]?.at === province);

/** The worth of Babylon as the place where the King's armies gather, while Cyrus approaches. */
const BULWARK = 5;

function bulwark(outlook: Outlook, fact: ProvinceFact): number {
  const isHeld = outlook.cities(fact.id).some(({ id, treasury }) => treasury === true && cityValue(outlook, id) === 0);
  return isHeld && !hasFallen(outlook) ? BULWARK : 0;
}

function gains(outlook: Outlook, fact: ProvinceFact): Gains {
  if (outlook.me !== REBEL) return { any: land(outlook, fact) + bulwark(outlook, fact), led: 0 };
  if (hasFallen(outlook)) return { any: fact.haven === true ? HOME : 0, led: 0 };
  return { any: land(outlook, fact), led: isKingAt(outlook, fact.id) ? KING : 0 };
}

/**
 * Returns the worth of fighting in a province: Greeks on the way home only fight enemies in their way; the royal side
 * seeks enemies that it can beat (R X9.2).
 */
function fightValue(outlook: Outlook, province: string): number {
  if (outlook.me === REBEL) return hasFallen(outlook) ? 0 : 0.5;
  return hasFallen(outlook) ? 5 : hostileAt(outlook, province) > 0 ? 3 : 0;
}

/** Cyrus keeps his army together; the King can detach a corps. */
const CORPS = { least: 4, most: 8, worth: 12 };
const GREAT_HOST = 16;

export const xenophonAims: Aims = {
  corps: ({ me }) => ({ ...CORPS, from: me === REBEL ? Infinity : GREAT_HOST }),
  gains,
  fightValue,
  cityValue,
  attackRatio: (outlook, led) => (outlook.me === REBEL ? (led || hasFallen(outlook) ? 0.9 : 1.1) : led ? 1.15 : 1),
  scatters: (outlook) => outlook.me === REBEL && hasFallen(outlook),
};
