/** R 10.3: places that can be besieged, and sieges that continue. */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { SiegeModifier } from '../event/siege.js';
import { NONE, type Ground } from '../geometry/ground.js';
import { memo } from '../table/memo.js';
import type { Situation } from '../table/situation.js';
import type { Camp, HexId, PlayerId, Stronghold as StrongholdKind } from '../vocabulary.js';
import { joinedHexes } from './long-walls.js';
import { commanderOf } from './command.js';
import { campOf, cityIn, findCity, isWalled, playerOfCity, stateOfCity } from './owners.js';
import { isTruce } from './peace.js';
import { enemyOf, hexNamed, masterOfCity, strongholdIn, unitsAt } from './presence.js';

/** Returns the siege morale of a besieged city or fort, or `undefined` for any other hex. */
export function siegeMorale(situation: Situation, hex: HexCode): number | undefined {
  const city = cityIn(situation, hex);
  return city === undefined
    ? situation.forts[situation.places.ids[hex] as HexId]?.siege
    : stateOfCity(situation, city.id).siege;
}

/** Returns the row of a hex in the tables of R 10.3: a fort, or the size of its city. */
const kindOfPlace = (situation: Situation, hex: HexCode): StrongholdKind => cityIn(situation, hex)?.size ?? 'fort';

/** Returns whether a hex has a large city, where every victory is decisive (R 13.4). */
export const isLargeCity = (situation: Situation, hex: HexCode): boolean => cityIn(situation, hex)?.size === 'large';

/**
 * Returns the player who masks or besieges the place in a hex: the commander of the first land unit outside it
 * (ruling Q213). Returns `undefined` if there is none.
 */
export function besiegerOf(situation: Situation, hex: HexCode): PlayerId | undefined {
  const outside = unitsAt(situation, hex, { inside: false, land: true });
  const stronghold = outside.length === 0 ? undefined : strongholdIn(situation, hex);
  if (stronghold === undefined) return undefined;
  return outside.map(({ code }) => commanderOf(situation, code)).find((player) => campOf(player) !== stronghold.friend);
}

/**
 * Returns whether a camp has enough units outside a place to besiege it: the number for its size, and one more fleet at
 * a port. Further fleets count as units. A base does not make a place a port that must be masked by sea (R 10.3.2,
 * 7.6.3 c, rulings Q58, Q59, Q213).
 */
export function hasEnoughBesiegers(situation: Situation, hex: HexCode, camp: Camp): boolean {
  const { besiegers, fleetsAtPort } = situation.components.charts.siege;
  const units = unitsAt(situation, hex, { camp, inside: false });
  const landUnits = units.filter(({ isLand }) => isLand).length;
  const fleets = units.length - landUnits;
  const isPort = (cityIn(situation, hex)?.port ?? null) !== null;
  const neededFleets = isPort ? fleetsAtPort : 0;
  // R 10.2.2: nothing is masked without land units.
  return (
    landUnits > 0 && fleets >= neededFleets && units.length >= besiegers[kindOfPlace(situation, hex)] + neededFleets
  );
}

/** Returns whether the place in a hex has enough besiegers (R 10.6). */
export function isEncircled(situation: Situation, hex: HexCode): boolean {
  const besieger = besiegerOf(situation, hex);
  return besieger !== undefined && hasEnoughBesiegers(situation, hex, campOf(besieger));
}

/**
 * Returns whether the siege of a hex continues: there are enough units at it, and at all hexes that Long Walls join to
 * it (R 10.9, ruling Q64).
 */
export const isKeptUp = (situation: Situation, hex: HexCode): boolean =>
  isEncircled(situation, hex) && joinedHexes(situation, hex).every((each) => isEncircled(situation, each));

/**
 * Returns whether a siege of the place in a hex can begin: enough units mask it, and all places that Long Walls join to
 * it (R 10.1, 10.3.1, 10.9, 20.2).
 */
export const canBesiege = (situation: Situation, hex: HexCode): boolean =>
  !isTruce(situation) && siegeMorale(situation, hex) === undefined && isKeptUp(situation, hex);

/** Returns the modifiers of a place's starting siege morale (R 10.3.3, ruling Q60). */
function modifiersOf(situation: Situation, hex: HexCode): readonly SiegeModifier[] {
  const { components, ground, raided } = situation;
  const { longWalls, unwalled, raided: raidedArea } = components.charts.siege;
  const city = cityIn(situation, hex);
  const area = ground.map.areas[ground.areaAt[hex] ?? NONE];
  const isRaided = city !== undefined && area !== undefined && (raided[area.id] ?? 0) > 0;
  return [
    ...(joinedHexes(situation, hex).length > 0 ? [{ why: 'longWalls', by: longWalls } as const] : []),
    ...(city !== undefined && !isWalled(situation, city) ? [{ why: 'unwalled', by: unwalled } as const] : []),
    ...(isRaided ? [{ why: 'raided', by: raidedArea } as const] : []),
  ];
}

/** Returns the starting siege morale of a place and its modifiers (R 10.3.3). */
export function startingMorale(
  situation: Situation,
  hex: HexCode,
): { readonly morale: number; readonly modifiers: readonly SiegeModifier[] } {
  const { morale, leastMorale } = situation.components.charts.siege;
  const modifiers = modifiersOf(situation, hex);
  const total = modifiers.reduce((sum, { by }) => sum + by, morale[kindOfPlace(situation, hex)]);
  return { morale: Math.max(leastMorale, total), modifiers };
}

/** Returns the hexes of all cities. */
const cityHexes = derived(({ cityAt }: Ground): readonly HexCode[] =>
  [...cityAt.keys()].filter((hex) => cityAt[hex] !== NONE),
);

/** Returns the hexes with a place that can be besieged: all cities and all forts, in ascending order. */
export const siegeHexes: (situation: Situation) => readonly HexCode[] = memo(
  { on: ['sites'] },
  function placesToBesiege(situation) {
    const forts = Object.keys(situation.forts).map((hex) => hexNamed(situation, hex));
    return [...new Set([...cityHexes(situation.ground), ...forts])].sort((one, other) => one - other);
  },
);

/** Returns the hexes of all sieges. */
export const besiegedHexes: (situation: Situation) => readonly HexCode[] = memo(
  { on: ['sites'] },
  function besieged(situation) {
    const places = [...Object.entries(situation.cities), ...Object.entries(situation.forts)];
    const ids = places.flatMap(([id, { siege }]) => (siege === undefined ? [] : (findCity(situation, id)?.hex ?? id)));
    const hexes = new Set(ids.map((id) => hexNamed(situation, id)));
    return [...hexes].filter((hex) => siegeMorale(situation, hex) !== undefined).sort((one, other) => one - other);
  },
);

/**
 * Returns the player who wins when the siege of a place is broken, which is its owner, or `undefined` if it has none
 * (R 10.8.1, ruling Q63).
 */
export function defenderOf(situation: Situation, hex: HexCode): PlayerId | undefined {
  const city = cityIn(situation, hex);
  if (city === undefined) return situation.forts[situation.places.ids[hex] as HexId]?.by;
  const friend = masterOfCity(situation, city);
  if (friend === null) return undefined;
  return (
    playerOfCity(situation, city, friend) ?? situation.scenario.players.find((player) => campOf(player) === friend)
  );
}

/**
 * Returns the player who resolves the siege of a place: the besieger, or the first player of the other camp if all
 * besiegers have left.
 */
export const siegingPlayer = (situation: Situation, hex: HexCode): PlayerId | undefined => {
  const defender = defenderOf(situation, hex);
  const { players } = situation.scenario;
  return (
    besiegerOf(situation, hex) ??
    players.find((player) => defender === undefined || campOf(player) === enemyOf(campOf(defender)))
  );
};
