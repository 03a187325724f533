/** R 7: who must be fed, by which land, and where armies can be fed from across the sea. */
import type { HungryArmy, Shipment } from '../frame/index.js';
import type { PlaceCode } from '../table/ground.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ProvinceId, SideId } from '../vocabulary.js';
import { controlsOrContests, isFriendly, usesSeaZone } from './control.js';
import { ARMY, byForce } from './forces.js';
import { provinceAt, unitsAt } from './presence.js';

/** Those in the field of a province who must be fed, force by force (ruling C7.5). */
interface Eaters {
  readonly army: HungryArmy;
  readonly units: readonly UnitInfo[];
}

const eatersIn = (situation: Situation, province: PlaceCode): readonly Eaters[] =>
  byForce(situation, unitsAt(situation, province)).map(({ name, side, units }) => ({
    army: { side, force: name, province: provinceAt(situation, province).fact.id },
    units: units.filter(({ code }) => situation.law.needsSupply(situation, code)),
  }));

/** Whether there are enough of whatever side in the field of a province for an army: in most there are not. */
function mayHoldArmy(situation: Situation, province: PlaceCode): boolean {
  let units = 0;
  for (const side of situation.roster.sides) units += situation.countAt(province, side);
  return units >= ARMY;
}

/** R 6.2, 7.9: the armies that must be fed, of three units and more (ruling C7.1), side by side in the order of the map. */
export function armiesToFeed(situation: Situation): readonly HungryArmy[] {
  const armies = situation.ground.provinces
    .flatMap(({ code }) => (mayHoldArmy(situation, code) ? eatersIn(situation, code) : []))
    .filter(({ units }) => units.length >= ARMY)
    .map(({ army }) => army);
  return situation.roster.sides.flatMap((side) => armies.filter((army) => army.side === side));
}

const codeOf = ({ ground }: Situation, province: ProvinceId): PlaceCode => {
  const code = ground.codes.get(province);
  if (code === undefined) throw new RangeError(`the map has no province ${province}`);
  return code;
};

/** The units of an army that must be fed. */
export const unitsOf = (situation: Situation, { force, province }: HungryArmy): readonly UnitInfo[] =>
  eatersIn(situation, codeOf(situation, province)).find(({ army }) => army.force === force)?.units ?? [];

export const isSame = (one: HungryArmy, other: HungryArmy): boolean =>
  one.force === other.force && one.province === other.province;

/** R 7.4, 7.6, 7.7: whether an army loses steps where it stands, if nobody feeds it. */
export function isStarving(situation: Situation, { side, province }: HungryArmy): boolean {
  const code = codeOf(situation, province);
  return !canFeed(situation, code) && situation.law.starves(situation, side, code);
}

/** R 7.2, 7.5: the provinces that feed armies, in the order of the map: those that live there, and those fed from there. */
export const feedingProvinces = (situation: Situation, shipments: readonly Shipment[]): readonly ProvinceId[] =>
  situation.ground.provinces
    .filter(
      ({ code, fact: { id } }) =>
        canFeed(situation, code) &&
        (shipments.some(({ from }) => from === id) ||
          (mayHoldArmy(situation, code) &&
            eatersIn(situation, code).some(
              ({ army, units }) => units.length >= ARMY && !shipments.some((shipment) => isSame(shipment, army)),
            ))),
    )
    .map(({ fact: { id } }) => id);

/**
 * R 7.2, 7.5, 7.7: how many units a province feeds: all in its field who must be fed, of both sides, and those who are fed from there;
 * not who is fed from elsewhere (ruling C7.3).
 */
export function unitsFedBy(situation: Situation, province: ProvinceId, shipments: readonly Shipment[]): number {
  const living = eatersIn(situation, codeOf(situation, province)).filter(
    ({ army }) => !shipments.some((shipment) => isSame(shipment, army)),
  );
  const sent = shipments.filter(({ from }) => from === province).map((shipment) => unitsOf(situation, shipment));
  return [...living.map(({ units }) => units), ...sent].reduce((sum, units) => sum + units.length, 0);
}

/** R 7.5: the provinces from which an army can be fed across the sea. */
export const sourcesOf = (situation: Situation, { side, province }: HungryArmy): readonly PlaceCode[] =>
  seaSources(situation, codeOf(situation, province), side);

/** Whether a province has anything to give: a desert never has, nor one that is depleted (R 7.2, 7.3, 7.6). */
export const canFeed = (situation: Situation, province: PlaceCode): boolean =>
  provinceAt(situation, province).fact.terrain !== 'desert' && situation.suppliesOf(province) === 'plenty';

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

/**
 * R 7.5: the provinces from which an army of a side can be fed by sea where it stands: friendly ones on a coast that have anything to
 * give, along zones that the side uses, and through none that is barred. In the order of the map.
 */
export function seaSources(situation: Situation, province: PlaceCode, side: SideId): readonly PlaceCode[] {
  if (!controlsOrContests(situation, province, side)) return [];
  const reached = zonesFrom(situation, province, side);
  return situation.ground.provinces
    .filter(
      ({ code, zones }) =>
        code !== province &&
        zones.some((zone) => reached.has(zone)) &&
        isFriendly(situation, code, side) &&
        canFeed(situation, code),
    )
    .map(({ code }) => code);
}
