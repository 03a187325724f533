/** R 8: friendly, enemy and contested areas. */
import { derived, here, NO_PIECE } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { NONE, type AreaCode, type Ground, type SeaCode } from '../geometry/ground.js';
import { seaNumbered } from '../geometry/names.js';
import { memo } from '../table/memo.js';
import { seaAt } from '../table/places.js';
import type { UnitCode } from '../table/roster.js';
import { FORAGING, INSIDE, NOBODY, type Situation } from '../table/situation.js';
import type { Camp } from '../vocabulary.js';
import { campOf, cityIn, friendOfCity, hasRising, playerOfUnit } from './owners.js';
import { enemyOf, hasUnitsAt, isMasked, strongholdIn, unitsAt } from './presence.js';

/** The status of an area for a camp (R 8.1). */
export type AreaStatus = 'friendly' | 'enemy' | 'contested';

/**
 * Who has units or cities in an area, as bits. A city friendly to neither camp counts as an enemy of both (ruling Q45).
 */
const EMPIRE = 1;
const LEAGUE = 2;
const NO_CAMP = 4;
const bitOf = (camp: Camp | null): number => (camp === null ? NO_CAMP : camp === 'empire' ? EMPIRE : LEAGUE);

function statusOf(bits: number, camp: Camp): AreaStatus {
  const own = bitOf(camp);
  if ((bits & ~own) === 0) return 'friendly';
  return (bits & own) === 0 ? 'enemy' : 'contested';
}

/** Returns the hexes of each area. */
export const hexesByArea = derived((ground: Ground): readonly (readonly HexCode[])[] => {
  const hexes = ground.map.areas.map((): HexCode[] => []);
  for (const [hex, area] of ground.areaAt.entries()) hexes[area]?.push(hex);
  return hexes;
});

/**
 * Returns whether there is a masked city or fort in a hex (R 10.2.2). A besieged one is masked as long as the besiegers
 * are there (ruling Q62).
 */
export function isMaskedHex(situation: Situation, hex: HexCode): boolean {
  const stronghold = strongholdIn(situation, hex);
  return stronghold !== undefined && isMasked(situation, stronghold);
}

/**
 * Returns, as bits, whose land units and city in a hex count for its area. A masked city and units inside a masked
 * place do not.
 */
function bitsInHex(situation: Situation, hex: HexCode): number {
  const city = cityIn(situation, hex);
  // R 8.2
  const ofCity = city === undefined || hasRising(situation, city) ? 0 : bitOf(friendOfCity(situation, city));
  if (situation.firstUnitAt(hex) === NO_PIECE) return ofCity;
  const isMaskedPlace = isMaskedHex(situation, hex);
  let bits = isMaskedPlace ? 0 : ofCity;
  for (const { code } of unitsAt(situation, hex, isMaskedPlace ? { land: true, inside: false } : { land: true }))
    bits |= bitOf(campOf(playerOfUnit(situation, code)));
  return bits;
}

/** Returns, as bits, who has land units and cities in an area. */
const bitsInArea: (situation: Situation, area: AreaCode) => number = memo(
  { of: 'area', on: [here('units'), 'control', here('sites')] },
  function campsInArea(situation, area) {
    let bits = 0;
    for (const hex of hexesByArea(situation.ground)[area] ?? []) bits |= bitsInHex(situation, hex);
    return bits;
  },
);

/** Returns the status of a land area for a camp (R 8.2, 8.3, 10.2.2 a). */
export const landArea = (situation: Situation, area: AreaCode, camp: Camp): AreaStatus =>
  statusOf(bitsInArea(situation, area), camp);

/**
 * Returns the sea area in which a fleet counts: where it is at sea, from which it has landed, or that of its port.
 * Returns `undefined` away from the coast (R 8.4, ruling Q46).
 */
export function seaOfFleet(situation: Situation, fleet: UnitCode): SeaCode | undefined {
  const { ground, places } = situation;
  const place = situation.placeOfUnit(fleet);
  const sea = seaAt(places, place);
  if (sea !== undefined) return sea;
  const off = situation.seaOff(fleet);
  if (off !== NOBODY) return off;
  const port = cityIn(situation, place)?.port;
  return port === undefined || port === null ? ground.coastAt[place]?.[0] : seaNumbered(ground.map, port);
}

/** Returns whether the port of a hex is masked for a camp: enemy fleets stand outside (R 10.2.3). */
export const isPortMasked = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  hasUnitsAt(situation, hex, { camp: enemyOf(camp), inside: false, land: false });

/**
 * Returns the status of a sea area for a camp (R 8.2, 8.4, 9.7.4). Fleets count, except those that forage and those in
 * masked ports.
 */
export const seaArea = (situation: Situation, sea: SeaCode, camp: Camp): AreaStatus =>
  statusOf(bitsInSeas(situation)[sea] ?? 0, camp);

/** Returns, as bits, who has fleets that count in each sea area. */
const bitsInSeas: (situation: Situation) => readonly number[] = memo(
  { on: ['units', 'control', 'sites'] },
  function campsInSeas(situation) {
    const bits = situation.ground.map.seas.map(() => 0);
    for (const { code, isLand } of situation.roster.units) {
      const sea = isLand || situation.unitIs(code, FORAGING) ? undefined : seaOfFleet(situation, code);
      if (sea === undefined) continue;
      const own = campOf(playerOfUnit(situation, code));
      if (situation.unitIs(code, INSIDE) && isPortMasked(situation, situation.placeOfUnit(code), own)) continue;
      bits[sea] = (bits[sea] ?? 0) | bitOf(own);
    }
    return bits;
  },
);

/**
 * Returns whether a hex is closed to a camp: it has enemy units, or an unmasked city or occupied fort that is not
 * friendly (R 9.3.1, 16.3.4).
 */
export const isEnemyHex = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  !isVacant(situation, hex) && isClosed(situation, hex, camp);

/** Returns whether a hex has neither a city nor a unit. */
const isVacant = (situation: Situation, hex: HexCode): boolean =>
  situation.ground.cityAt[hex] === NONE && situation.firstUnitAt(hex) === NO_PIECE;

const isClosed: (situation: Situation, hex: HexCode, camp: Camp) => boolean = memo(
  { of: 'hex', forSide: true, on: [here('units'), 'control', here('sites')] },
  function closedHex(situation, hex, camp) {
    if (hasUnitsAt(situation, hex, { camp: enemyOf(camp), inside: false })) return true;
    const stronghold = strongholdIn(situation, hex);
    return stronghold !== undefined && stronghold.friend !== camp && !isMasked(situation, stronghold);
  },
);
