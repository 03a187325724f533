/**
 * The aims of the sides of Conquest and Empire: Alexander wants objectives, provinces and kings; the Persian wants to
 * keep provinces and to kill Alexander.
 */
import type { CityId, ProvinceFact, ProvinceId } from '../index.js';
import { barrier, dear, isHostile, type Aims, type Gains, type Outlook } from './family/outlook.js';

/**
 * A side attacks if it is this many times as strong as its enemy. Alexander nearly always beats equals but is not
 * risked often; the Persian can replace losses and only needs Alexander's death.
 */
const ATTACK_RATIO = { alexander: 1.2, generals: 1.3, persian: 0.6 };

/** Returns how many objectives in a city are not secured. */
const cityValue = ({ components, view }: Outlook, city: CityId): number =>
  components.objectives.filter(({ id, at }) => at === city && view.secured[id] === undefined).length;

/** The number of turns before the end from which on provinces are captured to be held at the end (R 16.3). */
const LAST_YEARS = 8;

/** Returns the worth of a province for a side that does not control it. */
function landGain({ view, me, query, conquers, turnsLeft }: Outlook, fact: ProvinceFact): number {
  if (query.statusOf(view, fact.id) === me) return 0;
  if (conquers) return turnsLeft < LAST_YEARS ? 3 : fact.dispensable === true ? 0.5 : 2;
  const foreign = fact.holder !== me || fact.paysNothingTo === me;
  return fact.dispensable === true || foreign ? 1 : 3;
}

/** The worth of an objective to a conqueror, for good (R 15.1). */
const OBJECTIVE = 6;

/**
 * Returns what there is to gain in a province: objectives for a conqueror, also those that are kings; provinces and
 * walls in the way for all sides.
 */
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

/**
 * Returns the worth of fighting in a province: the side that moves last can attack a king that has come; earlier the
 * king would get away.
 */
function fightValue({ enemies, king, conquers }: Outlook, province: ProvinceId): number {
  const isThere = enemies.some((side) => king(side)?.at === province);
  return isThere && !conquers ? 4 : 0.3;
}

/**
 * Alexander's generals lead small detachments through the provinces behind Alexander; the defender needs a large army.
 */
const CORPS = {
  macedonian: { from: 16, least: 4, most: 8, worth: 12 },
  persian: { from: 20, least: 4, most: 8, worth: 12 },
};

export const conquestAims: Aims = {
  corps: ({ conquers }) => (conquers ? CORPS.macedonian : CORPS.persian),
  gains,
  attackRatio: ({ conquers }, led) =>
    conquers ? (led ? ATTACK_RATIO.alexander : ATTACK_RATIO.generals) : ATTACK_RATIO.persian,
  fightValue,
  cityValue,
};
