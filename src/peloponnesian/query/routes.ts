/** R 16.4, 16.8, 19: the legs of a voyage and their costs. */
import { seasBeside } from '../geometry/beside.js';
import { findUnit, unitsIn } from './pieces.js';
import type { HexCode } from '../../core/hex/index.js';
import type { Leg, VoyageFrame } from '../frame/voyage.js';
import type { SeaCode } from '../geometry/ground.js';
import { areaNumbered } from '../geometry/names.js';
import { isHex, seaAt } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { HexId, SeaId } from '../vocabulary.js';
import { landArea } from './areas.js';
import { hasEnemiesOutside, hasOdds, mayDepart } from './movement.js';
import { campOf, findCity, friendOfCity } from './owners.js';
import { isTruce } from './peace.js';
import { hexNamed } from './presence.js';
import { canCarry, isBlockaded, placeOfVoyage } from './sailing.js';
import { mayEnterSicily } from './sicily.js';
import { costInStorm } from './storms.js';
import {
  enemyStacksIn,
  isHostileCoast,
  isOpenSea,
  landingsFrom,
  launchSeas,
  seaNumber,
  stackOfFleet,
} from './voyages.js';

/** A leg that can be added to a plan. */
export interface Option {
  readonly leg: Leg;
  readonly cost: number;
}

/** The highest face of the die that is added to the movement points of fleets (R 16.4.1). */
const BEST_WEATHER = 6;
const WORST_WEATHER = 1;

/** Returns the highest possible movement points of fleets (R 16.5). */
export const mostPoints = ({ components }: Situation): number =>
  components.charts.movement.allowance.fleet + BEST_WEATHER;

/** Returns the movement points that fleets have in any weather (R 16.4.1, ruling R5). */
export const surePoints = ({ components }: Situation): number =>
  components.charts.movement.allowance.fleet + WORST_WEATHER;

export const costOf = ({ costs }: Pick<VoyageFrame, 'costs'>): number => costs.reduce((sum, cost) => sum + cost, 0);

const seaId = ({ ground }: Situation, sea: SeaCode): SeaId => ground.map.seas[sea]?.id ?? '';
const hexId = ({ places }: Situation, hex: HexCode): HexId => places.ids[hex] as HexId;

/** Returns whether no leg can follow a leg. */
export function isLast(situation: Situation, leg: Leg, frame: VoyageFrame): boolean {
  switch (leg.to) {
    case 'sea':
      return isOpenSea(situation.ground, seaNumber(situation.ground, leg.sea));
    case 'coast':
      return isHostileCoast(situation, hexNamed(situation, leg.hex), campOf(frame.player));
    case 'isthmus':
      return false;
    default:
      return true;
  }
}

/**
 * Returns whether the pieces of a voyage can put to sea together: there are fleets, these can carry the rest, and no
 * piece must stay (R 16.2, 16.7.2).
 */
function isReady(situation: Situation, frame: VoyageFrame): boolean {
  const { player, leaders, fleets, cargo } = frame;
  if (fleets.length === 0 || !canCarry(situation, fleets, unitsIn(situation, cargo))) return false;
  if (cargo.length > 0 && leaders.length === 0) return false;
  const place = placeOfVoyage(situation, frame);
  if (frame.legs.length > 0 || !isHex(situation.places, place)) return true;
  return mayDepart(situation, place, campOf(player), { leaders, units: [...fleets, ...cargo] });
}

const intoSeas = (situation: Situation, seas: readonly SeaCode[], cost: number): readonly Option[] =>
  seas.map((sea) => ({ leg: { to: 'sea', sea: seaId(situation, sea) }, cost: costInStorm(situation, sea, cost) }));

/** Returns the leg to the other port of the Isthmus, if fleets can cross from a hex (R 16.8.1, ruling R34). */
function isthmusFrom(situation: Situation, hex: HexCode, frame: VoyageFrame): readonly Option[] {
  const { ground, components } = situation;
  const { ports, area } = ground.map.isthmus;
  const camp = campOf(frame.player);
  const cities = ports.flatMap((id) => findCity(situation, id) ?? []);
  const hexes = cities.map((city) => hexNamed(situation, city.hex));
  const other = hexes.find((each) => each !== hex);
  if (!hexes.includes(hex) || other === undefined) return [];
  const isFriendly =
    cities.every((city) => friendOfCity(situation, city) === camp) &&
    hexes.every((each) => !hasEnemiesOutside(situation, each, camp)) &&
    landArea(situation, areaNumbered(ground.map, area), camp) === 'friendly';
  return isFriendly
    ? [{ leg: { to: 'isthmus', hex: hexId(situation, other) }, cost: components.charts.movement.isthmus }]
    : [];
}

/** Returns the possible legs from a sea area. */
function fromSea(situation: Situation, sea: SeaCode, frame: VoyageFrame, points: number): readonly Option[] {
  const { ground, components } = situation;
  const { seaArea } = components.charts.movement;
  const { player, leaders, fleets, cargo } = frame;
  const stack = { leaders, units: [...fleets, ...cargo] };
  const id = seaId(situation, sea);
  const toSicily: readonly Option[] =
    ground.map.sicily.seas.includes(id) && mayEnterSicily(situation, frame)
      ? [{ leg: { to: 'sicily' }, cost: seaArea }]
      : [];
  const next = intoSeas(situation, seasBeside(ground)[sea] ?? [], seaArea);
  // R 8.5, 16.4.6, ruling R31: there is no landing from an Open Sea, and no combat there.
  if (isOpenSea(ground, sea)) return [...next, ...toSicily];
  const targets = enemyStacksIn(situation, sea, campOf(player)).filter((target) => {
    // R 20.2
    if (isTruce(situation)) return false;
    const unit = findUnit(situation, target);
    return unit !== undefined && hasOdds(fleets.length, stackOfFleet(situation, unit).length);
  });
  return [
    ...next,
    ...toSicily,
    ...targets.map((target): Option => ({ leg: { to: 'enemies', sea: id, target }, cost: seaArea })),
    ...landingsFrom(situation, sea, player, stack, points).map(({ hex, cost }): Option => ({
      leg: { to: 'coast', hex: hexId(situation, hex) },
      cost,
    })),
  ];
}

/** Returns the possible first legs of a voyage. */
function fromStart(situation: Situation, frame: VoyageFrame, points: number): readonly Option[] {
  const { ground, components, places } = situation;
  const { seaArea, launch } = components.charts.movement;
  const place = placeOfVoyage(situation, frame);
  const sea = seaAt(places, place);
  if (sea !== undefined) return fromSea(situation, sea, frame, points);
  if (place === places.trays.leavingSicily)
    return intoSeas(
      situation,
      ground.map.sicily.seas.map((id) => seaNumber(ground, id)),
      seaArea,
    );
  if (!isHex(places, place) || isBlockaded(situation, frame)) return [];
  return [
    ...intoSeas(situation, launchSeas(situation, place, unitsIn(situation, frame.fleets)), launch),
    ...isthmusFrom(situation, place, frame),
  ];
}

/** Returns the possible legs after the last leg of a plan. */
function fromLeg(situation: Situation, frame: VoyageFrame, last: Leg, points: number): readonly Option[] {
  const { ground, components } = situation;
  const { launch } = components.charts.movement;
  if (isLast(situation, last, frame)) return [];
  if (last.to === 'sea') return fromSea(situation, seaNumber(ground, last.sea), frame, points);
  if (last.to === 'isthmus')
    return intoSeas(situation, launchSeas(situation, hexNamed(situation, last.hex), []), launch);
  // R 16.4.3: the sea area from which the fleets have landed.
  const before = frame.legs[frame.legs.length - 2];
  const place = placeOfVoyage(situation, frame);
  const sea = before?.to === 'sea' ? seaNumber(ground, before.sea) : seaAt(situation.places, place);
  return sea === undefined ? [] : intoSeas(situation, [sea], launch);
}

/** Returns the legs that can be added to a plan (R 16.4). */
export function optionsOf(situation: Situation, frame: VoyageFrame): readonly Option[] {
  if (!isReady(situation, frame)) return [];
  const points = mostPoints(situation) - costOf(frame);
  const last = frame.legs[frame.legs.length - 1];
  const all = last === undefined ? fromStart(situation, frame, points) : fromLeg(situation, frame, last, points);
  return all.filter(({ cost }) => cost <= points);
}
