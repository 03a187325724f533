/** R 7: who must be fed, by which land, and where armies can be fed from across the sea. */
import type { HungryArmy, Shipment } from '../frame/index.js';
import type { PlaceCode } from '../table/ground.js';
import { lastingIn, lastingInFor, sinceHere } from '../table/lasting.js';
import type { Stamp } from '../table/stamp.js';
import type { Situation } from '../table/situation.js';
import type { ProvinceId, SideId } from '../vocabulary.js';
import { controlsOrContests, provincesOf, usesSeaZone } from './control.js';
import { ARMY, troopsIn, type Troops } from './forces.js';
import { provinceAt } from './presence.js';

/** When something has changed last by which somebody in the field of a province must be fed, or need not: fleets off its coasts feed too (R X6.3). */
function sinceFed(situation: Situation, province: PlaceCode): Stamp {
  let since = sinceHere(situation, province);
  for (const number of provinceAt(situation, province).zones) {
    const sea = situation.ground.zones[number]?.code ?? null;
    if (sea !== null) since = Math.max(since, situation.stampOf(sea));
  }
  return since;
}

/** R 7.1: of a force those who must be fed: most often all. */
function whoNeedsSupply(situation: Situation, troops: Troops): Troops {
  const { name, side, units } = troops;
  const eaters = units.filter(({ code }) => situation.law.needsSupply(situation, code));
  return eaters.length === units.length ? troops : { name, side, units: eaters };
}

/** Those in the field of a province who must be fed, force by force (ruling C7.5). */
const eatersIn: (situation: Situation, province: PlaceCode) => readonly Troops[] = lastingIn(
  'provinces',
  sinceFed,
  function eaters(situation, province) {
    return troopsIn(situation, province).map((troops) => whoNeedsSupply(situation, troops));
  },
);

const isArmyToFeed = ({ units }: Troops): boolean => units.length >= ARMY;

/** Whether there are enough of whatever side in the field of a province for an army: in most there are not. */
function mayHoldArmy(situation: Situation, province: PlaceCode): boolean {
  let units = 0;
  for (let seat = situation.roster.sides.length - 1; seat >= 0; seat--) units += situation.countOfSeat(province, seat);
  return units >= ARMY;
}

/** R 6.2, 7.9: the armies that must be fed, of three units and more (ruling C7.1), side by side in the order of the map. */
export function armiesToFeed(situation: Situation): readonly HungryArmy[] {
  const armies: HungryArmy[] = [];
  for (const { code, fact } of situation.ground.provinces) {
    if (!mayHoldArmy(situation, code)) continue;
    for (const eaters of eatersIn(situation, code))
      if (isArmyToFeed(eaters)) armies.push({ side: eaters.side, force: eaters.name, province: fact.id });
  }
  return situation.roster.sides.flatMap((side) => armies.filter((army) => army.side === side));
}

const codeOf = ({ ground }: Situation, province: ProvinceId): PlaceCode => {
  const code = ground.codes.get(province);
  if (code === undefined) throw new RangeError(`the map has no province ${province}`);
  return code;
};

/** The units of an army that must be fed. */
export const unitsOf = (situation: Situation, { force, province }: HungryArmy): Troops['units'] =>
  eatersIn(situation, codeOf(situation, province)).find(({ name }) => name === force)?.units ?? [];

export const isSame = (one: HungryArmy, other: HungryArmy): boolean =>
  one.force === other.force && one.province === other.province;

/** R 7.4, 7.6, 7.7: whether an army loses steps where it stands, if nobody feeds it. */
export function isStarving(situation: Situation, { side, province }: HungryArmy): boolean {
  const code = codeOf(situation, province);
  return !canFeed(situation, code) && situation.law.starves(situation, side, code);
}

/** Whether a force in a province is fed from elsewhere (R 7.5). */
const isShippedTo = (shipments: readonly Shipment[], province: ProvinceId, { name }: Troops): boolean =>
  shipments.some((shipment) => shipment.force === name && shipment.province === province);

/** Whether an army lives on the land of a province (R 7.2). */
const isLivedOn = (
  situation: Situation,
  { code, fact }: Situation['ground']['provinces'][number],
  shipments: readonly Shipment[],
): boolean =>
  mayHoldArmy(situation, code) &&
  eatersIn(situation, code).some((eaters) => isArmyToFeed(eaters) && !isShippedTo(shipments, fact.id, eaters));

/** R 7.2, 7.5: the provinces that feed armies, in the order of the map: those that live there, and those fed from there. */
export function feedingProvinces(situation: Situation, shipments: readonly Shipment[]): readonly ProvinceId[] {
  const feeding: ProvinceId[] = [];
  for (const province of situation.ground.provinces) {
    const { id } = province.fact;
    const isAsked = shipments.some(({ from }) => from === id) || isLivedOn(situation, province, shipments);
    if (isAsked && canFeed(situation, province.code)) feeding.push(id);
  }
  return feeding;
}

/**
 * R 7.2, 7.5, 7.7: how many units a province feeds: all in its field who must be fed, of both sides, and those who are fed from there;
 * not who is fed from elsewhere (ruling C7.3).
 */
export function unitsFedBy(situation: Situation, province: ProvinceId, shipments: readonly Shipment[]): number {
  let fed = 0;
  for (const eaters of eatersIn(situation, codeOf(situation, province)))
    if (!isShippedTo(shipments, province, eaters)) fed += eaters.units.length;
  for (const shipment of shipments) if (shipment.from === province) fed += unitsOf(situation, shipment).length;
  return fed;
}

/** R 7.5: the provinces from which an army can be fed across the sea. */
export const sourcesOf = (situation: Situation, { side, province }: HungryArmy): readonly PlaceCode[] =>
  seaSources(situation, codeOf(situation, province), side);

/** Whether a province has anything to give: a desert never has, nor one that is depleted (R 7.2, 7.3, 7.6). */
export const canFeed = (situation: Situation, province: PlaceCode): boolean =>
  situation.suppliesOf(province) === 'plenty' && provinceAt(situation, province).fact.terrain !== 'desert';

/** Whether an enemy's walls stand on a zone's coast: supply goes up to them, and not beyond. Who is neutral lets pass (ruling S8.3). */
const isBarred = (situation: Situation, zone: number, side: SideId): boolean =>
  situation.ground.zones[zone]?.cities.some(({ number }) => {
    const holder = situation.wallHolderOf(number);
    return holder !== null && situation.law.opposesAtSea(situation, side, holder);
  }) ?? false;

/** R 7.5: the sea zones to which a side can carry supply from the coast of a province; the first are its own. One that is barred is where a way ends (ruling C7.7). */
function zonesFrom(situation: Situation, province: PlaceCode, side: SideId): ReadonlySet<number> {
  const own = provinceAt(situation, province).zones.filter((zone) => usesSeaZone(situation, zone, side));
  const reached = new Set(own);
  for (const zone of reached) {
    if (!own.includes(zone) && isBarred(situation, zone, side)) continue;
    for (const next of situation.ground.zones[zone]?.adjacent ?? [])
      if (usesSeaZone(situation, next, side)) reached.add(next);
  }
  return reached;
}

/** When the course of the game has changed last, or somebody has come to hold other provinces or walls. */
const sinceCoasts = (situation: Situation): Stamp => Math.max(situation.courseStamp(), situation.landStamp());

/** R 7.5: the friendly provinces on a coast to which a way over the sea leads from one, along zones that the side uses, and through none that is barred. */
const coastsFrom: (situation: Situation, province: PlaceCode, side: SideId) => readonly PlaceCode[] = lastingInFor(
  'provinces',
  sinceCoasts,
  function coasts(situation, province, side) {
    if (provinceAt(situation, province).zones.length === 0 || !controlsOrContests(situation, province, side)) return [];
    const reached = zonesFrom(situation, province, side);
    if (reached.size === 0) return [];
    return provincesOf(situation, side).filter(
      (code) => code !== province && provinceAt(situation, code).zones.some((zone) => reached.has(zone)),
    );
  },
);

/**
 * R 7.5: the provinces from which an army of a side can be fed by sea where it stands: of those to which there is a way those that
 * have anything to give. In the order of the map.
 */
export const seaSources = (situation: Situation, province: PlaceCode, side: SideId): readonly PlaceCode[] =>
  coastsFrom(situation, province, side).filter((coast) => canFeed(situation, coast));
