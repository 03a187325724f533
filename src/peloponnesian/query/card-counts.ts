/** R C: counts of units, cities and leaders in regions for the conditions of cards. */
import type { CityFact } from '../data/shape/map.js';
import { areaNumbered } from '../geometry/names.js';
import { isHex, type PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { AreaId, Camp, LeaderId, PlayerId, RegionId } from '../vocabulary.js';
import { hexesByArea } from './areas.js';
import { commanderOf } from './command.js';
import { campOf, friendOfCity, playerOfHome, playerOfUnit, regionOfHex, stateOfCity, unitsFrom } from './owners.js';
import { findLeader } from './pieces.js';
import { hexNamed } from './presence.js';
import { standingCities } from './regions.js';

/**
 * Returns whether a camp controls a city. No camp controls a destroyed city, or one in revolt, however friendly
 * (ruling Q210).
 */
export function holdsCity(situation: Situation, camp: Camp, city: CityFact): boolean {
  const { destroyed, revolt } = stateOfCity(situation, city.id);
  return destroyed !== true && revolt === undefined && friendOfCity(situation, city) === camp;
}

/**
 * Returns whether a place is a hex of one of some regions. All fleets have come ashore before cards are played (R 9.8).
 */
export function isInRegions(situation: Situation, place: PlaceCode, regions: readonly RegionId[]): boolean {
  const region = isHex(situation.places, place) ? regionOfHex(situation, place) : null;
  return region !== null && regions.includes(region);
}

/** Returns the units in some regions. */
export const unitsInRegions = (situation: Situation, regions: readonly RegionId[]): readonly UnitInfo[] =>
  situation.roster.units.filter(({ code }) => isInRegions(situation, situation.placeOfUnit(code), regions));

/** Returns the units of a camp in some regions. */
export const unitsOfCampIn = (situation: Situation, regions: readonly RegionId[], camp: Camp): readonly UnitInfo[] =>
  unitsInRegions(situation, regions).filter(({ code }) => campOf(playerOfUnit(situation, code)) === camp);

/**
 * Returns the number of cities and forts that a camp holds in a region. Cities in revolt are counted elsewhere
 * (ruling Q115).
 */
export function placesHeld(situation: Situation, region: RegionId, camp: Camp): number {
  const cities = standingCities(situation, region).filter(
    (city) => stateOfCity(situation, city.id).revolt === undefined && friendOfCity(situation, city) === camp,
  );
  const forts = Object.entries(situation.forts).filter(
    ([hex, { by }]) => campOf(by) === camp && regionOfHex(situation, hexNamed(situation, hex)) === region,
  );
  return cities.length + forts.length;
}

/** Returns the number of hoplites of the holder's camp in a region, with those in its Force Pool (ruling Q115). */
export function hoplitesIn(situation: Situation, region: RegionId): number {
  const { places } = situation;
  const isHoplite = ({ type }: UnitInfo): boolean => type === 'hoplite';
  const camp = campOf(playerOfHome(situation, region));
  const waiting = unitsFrom(situation, region).filter(
    (unit) => isHoplite(unit) && situation.placeOfUnit(unit.code) === places.trays.forcePool,
  );
  return unitsOfCampIn(situation, [region], camp).filter(isHoplite).length + waiting.length;
}

/** Returns the number of units that a player commands in a region (ruling R64). */
export const unitsCommandedIn = (situation: Situation, region: RegionId, player: PlayerId): number =>
  unitsInRegions(situation, [region]).filter(({ code }) => commanderOf(situation, code) === player).length;

/**
 * Returns how many units fewer a region has than its Force Pool held at the start. Units on the map still count
 * (ruling Q168).
 */
export function unitsBelowStart(situation: Situation, region: RegionId): number {
  const { buildPool, gone } = situation.places.trays;
  const units = unitsFrom(situation, region);
  const atStart = units.filter(({ begins }) => begins !== 'buildPool').length;
  const now = units.filter(({ code }) => {
    const place = situation.placeOfUnit(code);
    return place !== buildPool && place !== gone;
  });
  return Math.max(0, atStart - now.length);
}

/** Returns those of some leaders who serve a camp. */
export const leadersServing = (situation: Situation, camp: Camp, ids: readonly LeaderId[]): readonly LeaderInfo[] =>
  ids.flatMap((id) => {
    const leader = findLeader(situation, id);
    const player = leader === undefined ? null : situation.playerOfLeader(leader.code);
    return leader !== undefined && player !== null && campOf(player) === camp ? [leader] : [];
  });

/** Returns whether a place is a hex of one of these areas. */
export const isInAreas = ({ ground }: Situation, place: PlaceCode, areas: readonly AreaId[]): boolean =>
  areas.some((area) => (hexesByArea(ground)[areaNumbered(ground.map, area)] ?? []).includes(place));

/** Returns the leaders of a player in a region. */
export const leadersInRegion = (situation: Situation, region: RegionId, player: PlayerId): readonly LeaderInfo[] =>
  situation.roster.leaders.filter(
    ({ code }) =>
      situation.playerOfLeader(code) === player && isInRegions(situation, situation.placeOfLeader(code), [region]),
  );
