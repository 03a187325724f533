/** R 7.6.1, 7.6.3, 22.4.5: where bases are placed. */
import { NO_PIECE } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { isHex } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { campOf, cityIn, unitsOf } from './owners.js';
import { enemyOf, unitsAt } from './presence.js';
import { citiesOpenTo, isOpenTo } from './placement.js';
import { siegeMorale } from './sieges.js';

/** Returns how many bases a player may still place in the course of the game: only Athens does so (R 22.4.5). */
export const basesLeft = ({ scenario, placedBases }: Situation, player: PlayerId): number =>
  player === 'athens' ? Math.max(0, (scenario.special.placedBases ?? 0) - placedBases) : 0;

/**
 * Whether a unit of a player builds a base in a hex: it stands there on land, not inside a besieged place, and no enemy unit does, unless
 * it besieges them (R 7.6.3 a, ruling Q37).
 */
function hasBuilder(situation: Situation, hex: HexCode, player: PlayerId): boolean {
  if (situation.firstUnitAt(hex) === NO_PIECE) return false;
  const besieged = siegeMorale(situation, hex) !== undefined;
  const builders = unitsAt(situation, hex, besieged ? { player, inside: false } : { player });
  if (builders.length === 0) return false;
  return besieged || unitsAt(situation, hex, { camp: enemyOf(campOf(player)) }).length === 0;
}

/** Whether a player may place a base in a hex: there is none, and a unit builds it or a friendly city is there (R 7.6.1). */
export function mayHaveBase(situation: Situation, hex: HexCode, player: PlayerId): boolean {
  if (situation.bases[situation.places.ids[hex] as HexId] !== undefined) return false;
  const city = cityIn(situation, hex);
  return (city !== undefined && isOpenTo(situation, city, campOf(player))) || hasBuilder(situation, hex, player);
}

/** Returns the hexes in which a player may place a base, by their numbers. */
export function baseHexes(situation: Situation, player: PlayerId): readonly HexCode[] {
  if (basesLeft(situation, player) === 0) return [];
  const { places } = situation;
  const hexes = new Set<HexCode>(citiesOpenTo(situation, campOf(player)).map(({ hex }) => hex));
  for (const { code } of unitsOf(situation, player)) {
    const place = situation.placeOfUnit(code);
    if (isHex(places, place)) hexes.add(place);
  }
  return [...hexes].filter((hex) => mayHaveBase(situation, hex, player)).sort((a, b) => a - b);
}
