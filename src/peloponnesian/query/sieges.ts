/** R 10.3: which cities and forts can be besieged, and which sieges are kept up. */
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

/** Returns the siege morale of a besieged city or fort; `undefined` for any other hex. */
export function siegeMorale(situation: Situation, hex: HexCode): number | undefined {
  const city = cityIn(situation, hex);
  return city === undefined
    ? situation.forts[situation.places.ids[hex] as HexId]?.siege
    : stateOfCity(situation, city.id).siege;
}

/** What the tables of R 10.3 call the place in a hex: a fort, or a city of some size. */
const kindOfPlace = (situation: Situation, hex: HexCode): StrongholdKind => cityIn(situation, hex)?.size ?? 'fort';

/** Whether a hex holds a large city, around which all that happens is decisive (R 13.4). */
export const isLargeCity = (situation: Situation, hex: HexCode): boolean => cityIn(situation, hex)?.size === 'large';

/** The player who masks or besieges the place in a hex: the commander of the first land unit outside of it (ruling Q213); `undefined`: nobody does. */
export function besiegerOf(situation: Situation, hex: HexCode): PlayerId | undefined {
  const outside = unitsAt(situation, hex, { inside: false, land: true });
  const stronghold = outside.length === 0 ? undefined : strongholdIn(situation, hex);
  if (stronghold === undefined) return undefined;
  return outside.map(({ code }) => commanderOf(situation, code)).find((player) => campOf(player) !== stronghold.friend);
}

/**
 * R 10.3.2, rulings Q58, Q213: whether the units of a camp outside of a place are enough to besiege it: as many as its kind calls for, and a fleet on
 * top at a port. Further fleets count as units; a base makes no port of a place that must be masked by sea (R 7.6.3 c, ruling Q59).
 */
export function hasEnoughBesiegers(situation: Situation, hex: HexCode, camp: Camp): boolean {
  const { besiegers, fleetsAtPort } = situation.components.charts.siege;
  const units = unitsAt(situation, hex, { camp, inside: false });
  const landUnits = units.filter(({ isLand }) => isLand).length;
  const fleets = units.length - landUnits;
  const isPort = (cityIn(situation, hex)?.port ?? null) !== null;
  const neededFleets = isPort ? fleetsAtPort : 0;
  // R 10.2.2: without land units nothing is masked.
  return (
    landUnits > 0 && fleets >= neededFleets && units.length >= besiegers[kindOfPlace(situation, hex)] + neededFleets
  );
}

/** R 10.6: whether the place in a hex has enough besiegers of its own. */
export function isEncircled(situation: Situation, hex: HexCode): boolean {
  const besieger = besiegerOf(situation, hex);
  return besieger !== undefined && hasEnoughBesiegers(situation, hex, campOf(besieger));
}

/** Whether the siege of a hex is kept up: by enough units there and at what Long Walls join with it (R 10.9, ruling Q64). */
export const isKeptUp = (situation: Situation, hex: HexCode): boolean =>
  isEncircled(situation, hex) && joinedHexes(situation, hex).every((each) => isEncircled(situation, each));

/** R 10.1, 10.3.1, 10.9, 20.2: whether a siege of the place in a hex can begin: it is masked by enough units, and so is what Long Walls join with it. */
export const canBesiege = (situation: Situation, hex: HexCode): boolean =>
  !isTruce(situation) && siegeMorale(situation, hex) === undefined && isKeptUp(situation, hex);

/** R 10.3.3, ruling Q60: what adds to the siege morale with which the siege of a place begins, or takes from it. */
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

/** R 10.3.3: the siege morale with which the siege of a place begins, and what adds to it. */
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

/** The hexes in which something can be besieged: of all cities, and of all forts, in ascending order. */
export const siegeHexes: (situation: Situation) => readonly HexCode[] = memo(
  { on: ['control'] },
  function placesToBesiege(situation) {
    const forts = Object.keys(situation.forts).map((hex) => hexNamed(situation, hex));
    return [...new Set([...cityHexes(situation.ground), ...forts])].sort((one, other) => one - other);
  },
);

/** The hexes of all sieges. */
export const besiegedHexes: (situation: Situation) => readonly HexCode[] = memo(
  { on: ['control'] },
  function besieged(situation) {
    const places = [...Object.entries(situation.cities), ...Object.entries(situation.forts)];
    const ids = places.flatMap(([id, { siege }]) => (siege === undefined ? [] : (findCity(situation, id)?.hex ?? id)));
    const hexes = new Set(ids.map((id) => hexNamed(situation, id)));
    return [...hexes].filter((hex) => siegeMorale(situation, hex) !== undefined).sort((one, other) => one - other);
  },
);

/** R 10.8.1, ruling Q63: the player who wins when the siege of a place is broken: whose it is; `undefined`: nobody. */
export function defenderOf(situation: Situation, hex: HexCode): PlayerId | undefined {
  const city = cityIn(situation, hex);
  if (city === undefined) return situation.forts[situation.places.ids[hex] as HexId]?.by;
  const friend = masterOfCity(situation, city);
  if (friend === null) return undefined;
  return (
    playerOfCity(situation, city, friend) ?? situation.scenario.players.find((player) => campOf(player) === friend)
  );
}

/** The player who resolves the siege of a place: the besieger, or, if all have left, the first player of the other camp. */
export const siegingPlayer = (situation: Situation, hex: HexCode): PlayerId | undefined => {
  const defender = defenderOf(situation, hex);
  const { players } = situation.scenario;
  return (
    besiegerOf(situation, hex) ??
    players.find((player) => defender === undefined || campOf(player) === enemyOf(campOf(defender)))
  );
};
