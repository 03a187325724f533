/** What the sides of Conquest and Empire want: Alexander objectives, land and kings; the Persian his land, and Alexander. */
import type { CityId, ProvinceFact, ProvinceId } from '../index.js';
import { barrier, dear, isHostile, type Aims, type Gains, type Outlook } from './family/outlook.js';

/**
 * Who is so many times as strong as his enemy takes the field against him. Alexander beats equals nearly always, but is not risked often;
 * the Persian can replace what he loses, and needs Alexander's death alone.
 */
const NERVE = { alexander: 1.2, generals: 1.3, persian: 0.6 };

/** How many objectives lie in a city, and are not secured. */
const prize = ({ components, view }: Outlook, city: CityId): number =>
  components.objectives.filter(({ id, at }) => at === city && view.secured[id] === undefined).length;

/** So many turns before the end land is taken to be kept: what is held then counts (R 16.3). */
const LAST_YEARS = 8;

/** What a province itself would be to a side that it is not controlled by. */
function landGain({ view, me, query, conquers, turnsLeft }: Outlook, fact: ProvinceFact): number {
  if (query.statusOf(view, fact.id) === me) return 0;
  if (conquers) return turnsLeft < LAST_YEARS ? 3 : fact.dispensable === true ? 0.5 : 2;
  const foreign = fact.holder !== me || fact.paysNothingTo === me;
  return fact.dispensable === true || foreign ? 1 : 3;
}

/** What an objective is worth to a conqueror: it is won once and for all (R 15.1). */
const OBJECTIVE = 6;

/** A conqueror is drawn by objectives and by kings who are ones, everybody by land and by walls that are in the way. */
function gains(outlook: Outlook, fact: ProvinceFact): Gains {
  const { view, me, components, conquers, query } = outlook;
  if (fact.loyalty === 'steadfast') return { any: 0, led: 0 };
  const cities = outlook.cities(fact.id);
  const walls = cities.filter(({ id }) => isHostile(view, me, id)).length;
  const held = Math.max(0, ...cities.map(({ id }) => barrier(outlook, id)));
  const land = landGain(outlook, fact) * (query.statusOf(view, fact.id) === 'contested' ? dear(held) : 1);
  if (!conquers) return { any: land + 0.6 * walls, led: 0 };
  const places = [fact.id, ...cities.map(({ id }) => id)];
  const open = components.objectives.filter(
    ({ id, at }) => at !== null && places.includes(at) && view.secured[id] === undefined,
  );
  const prizes = open.filter(({ by }) => by === 'taking').length;
  const fugitives = components.counters.leaders.filter(
    ({ id, objective }) => objective !== undefined && view.leaders[id]?.at === fact.id,
  );
  return {
    any: land + 0.6 * walls + OBJECTIVE * prizes * dear(held),
    led: OBJECTIVE * open.filter(({ by }) => by === 'entering').length + 2 * fugitives.length,
  };
}

/** Who moves last can seek out a king who has come; before him who is led gets away. */
function quarry({ enemies, king, conquers }: Outlook, province: ProvinceId): number {
  const isThere = enemies.some((side) => king(side)?.at === province);
  return isThere && !conquers ? 4 : 0.3;
}

/** Alexander's generals take small parties through the land behind him; who defends needs a great army to stand a chance. */
const CORPS = {
  macedonian: { from: 16, least: 4, most: 8, worth: 12 },
  persian: { from: 20, least: 4, most: 8, worth: 12 },
};

export const conquestAims: Aims = {
  corps: ({ conquers }) => (conquers ? CORPS.macedonian : CORPS.persian),
  gains,
  nerve: ({ conquers }, led) => (conquers ? (led ? NERVE.alexander : NERVE.generals) : NERVE.persian),
  quarry,
  prize,
};
