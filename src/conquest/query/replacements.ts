/** R 12: what replacements can be had. */
import type { ReplacementsFrame, StandInFrame } from '../frame/index.js';
import { MOST_WALLS } from '../data/shape.js';
import type { City, Ground, PlaceCode } from '../table/ground.js';
import { lastingFor } from '../table/lasting.js';
import type { Stamp } from '../table/stamp.js';
import type { Bar, Purchase } from '../table/law.js';
import { once } from '../table/once.js';
import { NOBODY } from '../table/queues.js';
import type { LeaderInfo, Roster, UnitCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';
import { firstOfEach } from './alike.js';
import { isFounded, isFriendly, provincesOf } from './control.js';
import { mayEnter } from './movement.js';
import { garrisonRoom } from './siege.js';
import { isOnMap, leadersAt, provinceAt, sidesIn, unitsAt } from './presence.js';

export type Purse = Pick<ReplacementsFrame, 'side' | 'points' | 'bought' | 'razed'>;

export const isBar = (answer: object | Purchase): answer is Bar => typeof answer === 'object' && 'code' in answer;

/** R 12.4: the provinces into which a new unit may come: those that its side controls, and that it may enter (ruling C13.2). */
export const musterPlaces = (situation: Situation, unit: UnitInfo, side: SideId): readonly PlaceCode[] =>
  provincesOf(situation, side).filter((province) => mayEnter(situation, unit, side, province));

/** R 12.2: as what a step is bought, and for how many points. */
interface Terms {
  readonly as: Purchase;
  readonly points: number;
}

/** The terms of a step, or why it is not to be had. */
type Answer = Terms | Bar;

/** One counter of each likeness. */
const examplesIn = once(({ units }: Roster): readonly UnitInfo[] => {
  const examples: UnitInfo[] = [];
  for (const unit of units) examples[unit.likeness] ??= unit;
  return examples;
});

/** R 12.2, 12.6-12.8, 15.8: on what terms a side has steps of units, by their likeness, or why it has none. */
const termsFor: (situation: Situation, side: SideId) => readonly Answer[] = lastingFor(
  (situation) => situation.law.sinceTerms(situation),
  function termsOfSale(situation, side) {
    const { law, roster } = situation;
    return examplesIn(roster).map(({ code }) => {
      const as = law.boughtAs(situation, side, code);
      return isBar(as) ? as : { as, points: law.stepCost(situation, side, code) };
    });
  },
);

/** R 12.2, 12.6-12.8, 15.8, S11.3: on what terms a side has a step of a unit now. `terms`: those of all of them, for whoever knows. */
export function termsOf(
  situation: Situation,
  side: SideId,
  { code, likeness }: UnitInfo,
  terms = termsFor(situation, side),
): Answer {
  const answer = terms[likeness] as Answer;
  return isBar(answer) ? answer : (situation.law.levyBar(situation, side, code) ?? answer);
}

/** Why a step of a unit is not to be had for what there is in the purse (R 12.2, 12.6-12.8, 15.8, ruling C12.1). */
function stepBar(
  situation: Situation,
  { side, points, bought }: Purse,
  unit: UnitInfo,
  terms?: readonly Answer[],
): Bar | undefined {
  const answer = termsOf(situation, side, unit, terms);
  if (isBar(answer)) return answer;
  if (answer.as === 'recruits' && bought.recruits >= bought.own) return { code: 'ownTroopsFirst', rule: 'R 12.8' };
  return answer.points > points ? { code: 'tooDear', rule: 'R 12.2' } : undefined;
}

const isStanding = (situation: Situation, side: SideId, unit: UnitCode): boolean =>
  situation.sideOfUnit(unit) === side && isOnMap(situation, situation.placeOfUnit(unit));

/** R 12.3: why a unit does not regain a step; wherever on the map it stands. */
export function rebuildBar(
  situation: Situation,
  purse: Purse,
  unit: UnitInfo,
  terms?: readonly Answer[],
): Bar | undefined {
  const { code, full } = unit;
  if (!isStanding(situation, purse.side, code)) return { code: 'notOnTheMap', rule: 'R 12.3' };
  if (situation.stepsOf(code) >= full) return { code: 'notReduced', rule: 'R 12.3' };
  return stepBar(situation, purse, unit, terms);
}

/** R 2.3: the units of several steps: no other can have lost one, and be there. */
const reducible = once(({ units }: Roster): readonly UnitInfo[] => units.filter(({ full }) => full > 1));

/** R 12.3: the units that can regain a step now; of alike ones the first. */
export function unitsToRebuild(situation: Situation, purse: Purse): readonly UnitInfo[] {
  const terms = termsFor(situation, purse.side);
  const units: UnitInfo[] = [];
  for (const unit of reducible(situation.roster))
    if (situation.stepsOf(unit.code) < unit.full && rebuildBar(situation, purse, unit, terms) === undefined)
      units.push(unit);
  return firstOfEach(situation, units);
}

/** R 12.4: why a unit is not formed anew. */
export function raiseBar(
  situation: Situation,
  purse: Purse,
  unit: UnitInfo,
  terms?: readonly Answer[],
): Bar | undefined {
  if (situation.placeOfUnit(unit.code) !== situation.ground.trays.pool) return { code: 'notInThePile', rule: 'R 12.4' };
  const bar = stepBar(situation, purse, unit, terms);
  if (bar !== undefined) return bar;
  return canCome(situation, unit, purse.side) ? undefined : { code: 'nowhereToMuster', rule: 'ruling C13.2' };
}

/** R 12.4: whether there is any province into which a new unit may come (ruling C13.2). */
const canCome = (situation: Situation, unit: UnitInfo, side: SideId): boolean =>
  provincesOf(situation, side).some((province) => mayEnter(situation, unit, side, province));

/** Units that are alike as they come, of one likeness and one side, have the same number. */
const stocksIn = once(({ units }: Roster): readonly number[] => {
  const names = units.map(({ likeness, side }) => `${likeness} ${side}`);
  return names.map((name) => names.indexOf(name));
});

/** R 12.4: the units that can be formed anew now; of alike ones the first: in the dead pile all are as they come. */
export function unitsToRaise(situation: Situation, purse: Purse): readonly UnitInfo[] {
  const { roster, ground } = situation;
  const [stocks, seen] = [stocksIn(roster), new Uint8Array(roster.units.length)];
  const terms = termsFor(situation, purse.side);
  const units: UnitInfo[] = [];
  for (let code = situation.firstUnitAt(ground.trays.pool); code !== NOBODY; code = situation.unitAfter(code)) {
    const stock = stocks[code] as number;
    if (seen[stock] === 1) continue;
    seen[stock] = 1;
    const unit = roster.units[code] as UnitInfo;
    if (raiseBar(situation, purse, unit, terms) === undefined) units.push(unit);
  }
  return units;
}

/** R 12.5: wall markers that stand nowhere. */
export function wallsInTheBox(situation: Situation): number {
  let left = situation.components.counters.walls;
  for (let city = situation.ground.cities.length - 1; city >= 0; city--) left -= situation.wallsOf(city);
  return left;
}

/**
 * R 12.5: whether a city lies in a province that a side controls, undisputed; a fortress on a border, between two of which the side
 * controls one, and the enemy is in neither (ruling C12.5).
 */
function isSafe(situation: Situation, { provinces }: City, side: SideId): boolean {
  const [first, second] = provinces;
  if (first === undefined || second === undefined) return first !== undefined && isFriendly(situation, first, side);
  const isOurs = (province: PlaceCode): boolean => isFriendly(situation, province, side);
  const isFree = (province: PlaceCode): boolean =>
    sidesIn(situation, provinceAt(situation, province)).every((each) => each === side);
  return provinces.some(isOurs) && provinces.every(isFree);
}

/** R 6.4, 12.5, 15.4: why no wall marker can stand there. */
function siteBar(situation: Situation, side: SideId, city: City): Bar | undefined {
  const { fact, number } = city;
  if (fact.holy === true) return { code: 'holyPlace', rule: 'R 6.4' };
  if (!isFounded(situation, number)) return { code: 'notFounded', rule: 'R 15.4' };
  if (!isSafe(situation, city, side)) return { code: 'cityNotSafe', rule: 'R 12.5' };
  if ((situation.wallHolderOf(number) ?? side) !== side) return { code: 'wallsOfTheEnemy', rule: 'ruling C12.4' };
  return situation.wallsOf(number) >= MOST_WALLS ? { code: 'wallsComplete', rule: 'R 6.4' } : undefined;
}

/** The places of the provinces at whose borders fortresses stand. */
const placesAroundForts = once(({ cities, provinces }: Ground): readonly PlaceCode[] =>
  cities
    .flatMap(({ provinces: [first, second] }) => (first === undefined || second === undefined ? [] : [first, second]))
    .flatMap((code) => [code, ...(provinces[code]?.cities ?? []).map((city) => city.code)]),
);

/** When the course of the game has changed last, or who holds what, or who is beside a fortress on a border. */
function sinceSites(situation: Situation): Stamp {
  let since = Math.max(situation.courseStamp(), situation.landStamp());
  for (const place of placesAroundForts(situation.ground)) since = Math.max(since, situation.stampOf(place));
  return since;
}

/** R 12.5: the cities in which a side may build walls, as far as they themselves say. */
const wallSites: (situation: Situation, side: SideId) => readonly City[] = lastingFor(
  sinceSites,
  function sitesForWalls(situation, side) {
    return situation.ground.cities.filter((city) => siteBar(situation, side, city) === undefined);
  },
);

/** R 12.5: whether there are not the points for a wall. */
const costBar = ({ components }: Situation, { points }: Purse): Bar | undefined =>
  points < components.charts.costs.wall ? { code: 'tooDear', rule: 'R 12.5' } : undefined;

/** R 12.5: why no wall is built anywhere. */
const buildingBar = (situation: Situation, purse: Purse): Bar | undefined =>
  wallsInTheBox(situation) === 0 ? { code: 'noWallsLeft', rule: 'R 12.5' } : costBar(situation, purse);

/** R 12.5: why a wall is not built. */
export function wallBar(situation: Situation, purse: Purse, city: City): Bar | undefined {
  const bar = siteBar(situation, purse.side, city);
  if (bar !== undefined) return bar;
  if (purse.razed === city.fact.id) return { code: 'noOtherCity', rule: 'R 12.5' };
  return buildingBar(situation, purse);
}

/** R 12.5: the cities that can have a wall now. */
export const citiesToWall = (situation: Situation, purse: Purse): readonly City[] =>
  buildingBar(situation, purse) === undefined
    ? wallSites(situation, purse.side).filter(({ fact }) => fact.id !== purse.razed)
    : [];

/** R 11.2: whether those who are in a city can do with one wall less (ruling C12.6). */
function canSpareWall(situation: Situation, { code, number }: City): boolean {
  const left = situation.wallsOf(number) - 1;
  const units = unitsAt(situation, code).length;
  return units <= garrisonRoom(left) && (left > 0 || leadersAt(situation, code).length === 0);
}

/** R 12.5: why no wall is razed anywhere: only for its marker, when there is no other, and at once built elsewhere. */
const razingBar = (situation: Situation, purse: Purse): Bar | undefined =>
  wallsInTheBox(situation) > 0 ? { code: 'wallsLeft', rule: 'R 12.5' } : costBar(situation, purse);

/** R 12.5: why a city does not lose a wall for another. */
function sparingBar(situation: Situation, side: SideId, city: City): Bar | undefined {
  if (!canSpareWall(situation, city)) return { code: 'wallNeeded', rule: 'ruling C12.6' };
  const hasOther = wallSites(situation, side).some((other) => other !== city);
  return hasOther ? undefined : { code: 'noOtherCity', rule: 'R 12.5' };
}

/** R 12.5: why a wall is not razed. */
export function razeBar(situation: Situation, purse: Purse, city: City): Bar | undefined {
  const { side } = purse;
  if (situation.wallHolderOf(city.number) !== side) return { code: 'wallsOfTheEnemy', rule: 'R 12.5' };
  return razingBar(situation, purse) ?? sparingBar(situation, side, city);
}

/** R 12.5: the cities of which a wall can be razed now. */
export const citiesToRaze = (situation: Situation, purse: Purse): readonly City[] =>
  razingBar(situation, purse) === undefined
    ? situation.ground.cities.filter(
        (city) =>
          situation.wallHolderOf(city.number) === purse.side && sparingBar(situation, purse.side, city) === undefined,
      )
    : [];

/** R 11.7: why something is not built again. */
export function baggageBar(situation: Situation, { side, points }: Purse, baggage: number): Bar | undefined {
  const { ground, roster, components } = situation;
  const { builtIn } = roster.baggage[baggage] ?? {};
  const at = ground.codes.get(builtIn ?? '');
  const isLost = situation.placeOfBaggage(baggage) === ground.trays.pool;
  if (
    !situation.law.rebuilds(situation, side, baggage) ||
    !isLost ||
    at === undefined ||
    !isFriendly(situation, at, side)
  )
    return { code: 'baggageThere', rule: 'R 11.7' };
  return points < components.charts.costs.train ? { code: 'tooDear', rule: 'R 11.7' } : undefined;
}

/** R 12.10: the stand-in of a side, if he is not on the map already. */
export const idleStandIn = (situation: Situation, side: SideId): LeaderInfo | undefined =>
  situation.roster.leaders.find(
    ({ code, fact }) =>
      fact.standIn === true &&
      situation.sideOfLeader(code) === side &&
      !isOnMap(situation, situation.placeOfLeader(code)),
  );

/**
 * R 12.10: where a stand-in may come: to those who have come out of the battle, if there are any; otherwise to any others of his side;
 * not to those who keep apart, nor where he may not go (ruling C12.8).
 */
export function appointments(situation: Situation, { side, leader, survivors }: StandInFrame): readonly PlaceCode[] {
  const { roster, ground } = situation;
  const info = roster.leaders[roster.leaderCodes.get(leader) ?? -1];
  if (info === undefined) return [];
  const joined = roster.units.filter(({ code }) => {
    const at = situation.placeOfUnit(code);
    const province = ground.provinceOfPlace[at];
    return (
      isOnMap(situation, at) &&
      situation.sideOfUnit(code) === side &&
      situation.law.forceOf(situation, code) === side &&
      (province === undefined || mayEnter(situation, info, side, province.code))
    );
  });
  const saved = joined.filter(({ id }) => survivors.includes(id));
  const places = (saved.length > 0 ? saved : joined).map(({ code }) => situation.placeOfUnit(code));
  return [...new Set(places)].sort((one, other) => one - other);
}
