/** R 9.8, 22.4.2: where fleets at sea can come ashore. */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { NONE, type Ground, type SeaCode } from '../geometry/ground.js';
import type { Situation } from '../table/situation.js';
import { SATRAPIES, type HexId, type PlayerId } from '../vocabulary.js';
import { isPortMasked } from './areas.js';
import { areEnemies, campOf, cityIn, regionOfHex, regionState } from './owners.js';
import { isClosedByTruce } from './peace.js';
import { enemyOf, leadersAt, masterOfCity, strongholdIn, unitsAt } from './presence.js';

/** A coastal hex, and whether fleets stand inside its city or fort. */
export interface Landing {
  readonly hex: HexCode;
  readonly inside: boolean;
}

/** Returns the coastal hexes of each sea area. */
const coastsBySea = derived((ground: Ground): readonly (readonly HexCode[])[] => {
  const coasts = ground.map.seas.map((): HexCode[] => []);
  for (const [hex, seas] of ground.coastAt.entries()) for (const sea of seas) coasts[sea]?.push(hex);
  return coasts;
});

/**
 * Returns whether units of a player may be in a hex at all: in a region in play that is not neutral, on an uninhabited
 * island, or where Athens lands abroad (R 1.2, 22.4.2, 23.2.3).
 */
export function mayBeIn(situation: Situation, hex: HexCode, player: PlayerId): boolean {
  const { ground, scenario } = situation;
  const of = ground.map.areas[ground.areaAt[hex] ?? NONE]?.region;
  if (of === undefined || SATRAPIES.some((satrapy) => satrapy === of)) return false;
  const region = regionOfHex(situation, hex);
  const state = region === null ? undefined : regionState(situation, region);
  if (region === null || (state !== undefined && state.neutral !== true)) return true;
  const city = cityIn(situation, hex);
  return player === 'athens' && city !== undefined && scenario.special.abroad?.landing.includes(city.id) === true;
}

/**
 * Returns the landing in a hex, or `undefined` if there is none. `isLone`: a single fleet without a leader, which
 * cannot stack outside (R 16.2.1).
 */
function landingIn(
  situation: Situation,
  hex: HexCode,
  sea: SeaCode,
  player: PlayerId,
  isLone: boolean,
): Landing | undefined {
  const { ground, components, bases, forts, places } = situation;
  const id = places.ids[hex] as HexId;
  const camp = campOf(player);
  if (!mayBeIn(situation, hex, player) || isClosedByTruce(situation, hex, camp)) return undefined;
  const base = bases[id];
  const hasBase = base !== undefined && !areEnemies(base, player);
  const city = cityIn(situation, hex);
  if (city !== undefined) {
    const isPort = city.port === null ? hasBase : ground.map.seas[sea]?.id === city.port;
    const isOpen = isPort && masterOfCity(situation, city) === camp && !isPortMasked(situation, hex, camp);
    return isOpen ? { hex, inside: true } : undefined;
  }
  const terrain = ground.terrainAt[hex] ?? null;
  if (terrain === null || components.charts.movement.terrain[terrain] === null) return undefined;
  const enemies = unitsAt(situation, hex, { camp: enemyOf(camp) });
  if (enemies.length > 0 || strongholdIn(situation, hex)?.friend === enemyOf(camp)) return undefined;
  const fort = forts[id];
  if (fort !== undefined && !areEnemies(fort.by, player) && hasBase) return { hex, inside: true };
  const isFree =
    unitsAt(situation, hex, { camp, inside: false }).length === 0 ||
    leadersAt(situation, hex, { camp, inside: false }).length > 0;
  return isLone && !isFree ? undefined : { hex, inside: false };
}

/** Returns where a player's fleets in a sea area can come ashore with their cargo (R 9.8, ruling Q56). */
export const landingsFrom = (
  situation: Situation,
  sea: SeaCode,
  player: PlayerId,
  isLone: boolean,
): readonly Landing[] =>
  (coastsBySea(situation.ground)[sea] ?? []).flatMap((hex) => landingIn(situation, hex, sea, player, isLone) ?? []);
