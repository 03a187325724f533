/** R 7.6.1, 7.6.3, 22.4.5: where bases can be built and placed. */
import { NO_PIECE } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { Situation } from '../table/situation.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { holderOf } from './long-walls.js';
import { campOf, cityIn } from './owners.js';
import { enemyOf, hasUnitsAt } from './presence.js';
import { citiesOpenTo, isOpenTo } from './placement.js';
import { siegeMorale } from './sieges.js';
import { hexesOfUnits, mayBuildIn } from './works.js';

/** Returns how many bases a player may still place during the game. Only Athens places bases (R 22.4.5). */
export const basesLeft = ({ scenario, placedBases }: Situation, player: PlayerId): number =>
  player === 'athens' ? Math.max(0, (scenario.special.placedBases ?? 0) - placedBases) : 0;

/**
 * Returns whether a player has a unit in a hex that can build a base: on land with no enemy unit there, or besieging
 * the place in the hex (R 7.6.3 a, ruling Q37).
 */
function hasBuilder(situation: Situation, hex: HexCode, player: PlayerId): boolean {
  if (situation.firstUnitAt(hex) === NO_PIECE) return false;
  const camp = campOf(player);
  if (siegeMorale(situation, hex) !== undefined)
    return holderOf(situation, hex) !== camp && hasUnitsAt(situation, hex, { player, inside: false });
  return hasUnitsAt(situation, hex, { player }) && !hasUnitsAt(situation, hex, { camp: enemyOf(camp) });
}

/**
 * Returns whether a player may place a base in a hex: there is none yet, and the hex has a unit that builds it or a
 * friendly city (R 7.6.1, ruling Q141).
 */
export function mayHaveBase(situation: Situation, hex: HexCode, player: PlayerId): boolean {
  if (situation.bases[situation.places.ids[hex] as HexId] !== undefined) return false;
  const city = cityIn(situation, hex);
  const isOpen = city !== undefined && isOpenTo(situation, city, campOf(player)) && mayBuildIn(situation, city, player);
  return isOpen || hasBuilder(situation, hex, player);
}

/** Returns the hexes in which a player may have a base, in ascending order (R 7.6.3). */
export function baseSites(situation: Situation, player: PlayerId): readonly HexCode[] {
  const cities = citiesOpenTo(situation, campOf(player)).map(({ hex }) => hex);
  return [...new Set<HexCode>([...cities, ...hexesOfUnits(situation, player)])]
    .filter((hex) => mayHaveBase(situation, hex, player))
    .sort((a, b) => a - b);
}

/** Returns the hexes in which a player may place one of the bases of the scenario (R 22.4.5). */
export const baseHexes = (situation: Situation, player: PlayerId): readonly HexCode[] =>
  basesLeft(situation, player) === 0 ? [] : baseSites(situation, player);
