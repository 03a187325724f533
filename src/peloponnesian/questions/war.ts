/** R 8, 10, 15-18: areas, sieges, raids, movement and battles. */
import { frameOf } from '../../core/index.js';
import type { BattleFrame } from '../frame/combat.js';
import type { GameFrame } from '../frame/index.js';
import { areaNumbered, seaNumbered } from '../geometry/names.js';
import * as areas from '../query/areas.js';
import type { AreaStatus } from '../query/areas.js';
import { cityNamed, landNamed, placeNamed, placeOfPiece, playerNamed } from '../query/by-id.js';
import * as combat from '../query/combat.js';
import { defencesOf } from '../query/defences.js';
import { joinedHexes } from '../query/long-walls.js';
import { campOf, cityIn, playerOfUnit, stateOfCity } from '../query/owners.js';
import { leadersIn, unitsIn, unitsNamed } from '../query/pieces.js';
import * as presence from '../query/presence.js';
import { hexNamed } from '../query/presence.js';
import * as raids from '../query/raids.js';
import * as sieges from '../query/sieges.js';
import * as steps from '../query/steps.js';
import { wholeBattle, wingToShow } from '../query/wings.js';
import { isHex } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import {
  ODDS,
  type AreaId,
  type Camp,
  type CityId,
  type HexId,
  type Odds,
  type PieceId,
  type PlayerId,
  type SeaId,
  type UnitId,
  type Wing,
} from '../vocabulary.js';

export type { AreaStatus } from '../query/areas.js';

const idsOf = ({ places }: Situation, hexes: readonly number[]): readonly HexId[] =>
  hexes.map((hex) => places.ids[hex] as HexId);

/** Returns the status of a land area for a camp: friendly, enemy or contested (R 8.1-8.3). */
export const landStatus = (situation: Situation, area: AreaId, camp: Camp): AreaStatus =>
  areas.landArea(situation, areaNumbered(situation.ground.map, area), camp);

/** Returns the status of a sea area for a camp: friendly, enemy or contested (R 8.4). */
export const seaStatus = (situation: Situation, sea: SeaId, camp: Camp): AreaStatus =>
  areas.seaArea(situation, seaNumbered(situation.ground.map, sea), camp);

/** Returns the units that mask the city or fort of a hex: enemy land units outside it (R 10.2.2). */
export function maskersOf(situation: Situation, hex: HexId): readonly UnitId[] {
  const code = landNamed(situation, hex);
  const place = presence.strongholdIn(situation, code);
  if (place === undefined) return [];
  const outside = { inside: false, land: true };
  const among = place.friend === null ? outside : { ...outside, camp: presence.enemyOf(place.friend) };
  return presence.unitsAt(situation, code, among).map(({ id }) => id);
}

/** Returns whether the city or fort of a hex is masked (R 10.2.2). */
export const isMasked = (situation: Situation, hex: HexId): boolean =>
  areas.isMaskedHex(situation, landNamed(situation, hex));

/** Returns the hexes of all cities and forts that are besieged, in ascending order (R 10.3). */
export const besiegedHexes = (situation: Situation): readonly HexId[] =>
  idsOf(situation, sieges.besiegedHexes(situation));

/** A present or possible siege. */
export interface SiegeOf {
  /**
   * The number of units required outside, with the fleets at a port. The other ends of Long Walls require sieges of
   * their own.
   */
  readonly units: number;
  /** The number of fleets among them. */
  readonly fleets: number;
  /** The hexes that Long Walls join to it, which must be besieged as well. */
  readonly joined: readonly HexId[];
  /** The present siege morale, or the starting one of a possible siege. */
  readonly morale: number;
  readonly isBesieged: boolean;
  /** Whether there are enough besiegers, at the joined hexes too. */
  readonly isKeptUp: boolean;
}

/**
 * Returns the requirements and the state of a siege of the city or fort in a hex, or `undefined` if there is neither
 * (R 10.3, 10.6, 10.9).
 */
export function siegeOf(situation: Situation, hex: HexId): SiegeOf | undefined {
  const code = landNamed(situation, hex);
  const city = cityIn(situation, code);
  if (city === undefined && situation.forts[hex] === undefined) return undefined;
  const { besiegers, fleetsAtPort } = situation.components.charts.siege;
  const fleets = (city?.port ?? null) === null ? 0 : fleetsAtPort;
  const morale = sieges.siegeMorale(situation, code);
  return {
    units: besiegers[city?.size ?? 'fort'] + fleets,
    fleets,
    joined: idsOf(situation, joinedHexes(situation, code)),
    morale: morale ?? sieges.startingMorale(situation, code).morale,
    isBesieged: morale !== undefined,
    isKeptUp: sieges.isKeptUp(situation, code),
  };
}

/**
 * Returns the morale of a city's garrison with its walls, or `null` if it has none because of units inside, or its
 * destruction (R 17.4.4, 18.3).
 */
export function garrisonOf(situation: Situation, city: CityId): number | null {
  const { id, hex } = cityNamed(situation, city);
  const code = hexNamed(situation, hex);
  const defences = stateOfCity(situation, id).destroyed === true ? undefined : defencesOf(situation, code);
  if (defences === undefined || presence.hasUnitsAt(situation, code, { inside: true })) return null;
  const { morale } = situation.components.charts;
  const { size, isFortress, isLinked } = defences;
  const bonus = isFortress
    ? morale.walls[size] + (isLinked ? morale.longWalls : 0)
    : morale.unwalled[size === 'fort' ? 'small' : size];
  return combat.baseMorale(situation, 'garrison', 'land') + bonus;
}

/** Returns the units of a player that could raid in their present places (R 15.1, 15.2). */
export const raidersOf = (situation: Situation, player: PlayerId): readonly UnitId[] =>
  raids.raiders(situation, playerNamed(situation, player)).map(({ id }) => id);

/** Returns the land areas in which a player has units that could raid, in the order of the map (R 15.2). */
export function raidableAreas(situation: Situation, player: PlayerId): readonly AreaId[] {
  const { ground } = situation;
  const found = raids
    .raiders(situation, playerNamed(situation, player))
    .map(({ code }) => ground.areaAt[situation.placeOfUnit(code)]);
  return ground.map.areas.filter((_, area) => found.includes(area)).map(({ id }) => id);
}

/** Returns the distance between two hexes in steps, whatever lies between: 1 for neighbours (R 16.3.3). */
export const distance = (situation: Situation, from: HexId, to: HexId): number =>
  situation.ground.grid.distance(hexNamed(situation, from), hexNamed(situation, to));

/**
 * Returns the movement points of a step from a hex to an adjacent one, or `null` if no land unit can make it (R 16.6).
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'argiveLeague' }));
 * query.stepCost(state, 'W2838', 'W2837'); // 0.5
 * query.movementPoints(state, ['agis', 'laconia-hoplite-5-1']); // 3
 */
export function stepCost(situation: Situation, from: HexId, to: HexId): number | null {
  const halves = steps.stepCost(situation, landNamed(situation, from), hexNamed(situation, to));
  return halves === null ? null : halves / steps.HALVES;
}

/**
 * Returns the movement points of pieces that march together: those of the slowest. Fleets do not march (R 16.3.1,
 * 16.5).
 */
export function movementPoints(situation: Situation, pieces: readonly PieceId[]): number {
  for (const piece of pieces) placeOfPiece(situation, piece);
  if (pieces.length === 0) return 0;
  return steps.allowanceOf(situation, leadersIn(situation, pieces), unitsIn(situation, pieces)) / steps.HALVES;
}

/**
 * Returns the column of the Combat Chart for an attack on all pieces outside any place in a hex or sea area, before
 * shifts by leaders and light troops. Returns `null` if the attack is not allowed, or there is no enemy (R 17.3,
 * 17.5.1).
 */
export function oddsOf(situation: Situation, attackers: readonly UnitId[], at: HexId | SeaId): Odds | null {
  const [first] = unitsNamed(situation, attackers);
  const place = placeNamed(situation, at);
  if (first === undefined) return null;
  const camp = presence.enemyOf(campOf(playerOfUnit(situation, first.code)));
  const land = isHex(situation.places, place) ? {} : { land: false };
  const defenders = presence.unitsAt(situation, place, { camp, inside: false, ...land }).length;
  return defenders === 0 ? null : (ODDS[combat.columnFor(attackers.length, defenders)] ?? null);
}

/**
 * Returns the present battle, or `undefined` if there is none. Of a battle in wings it is the battle of the wing whose
 * round is being fought (R 17, D).
 */
export const battleOf = (situation: Situation): BattleFrame | undefined =>
  frameOf<GameFrame, 'battle'>(situation, 'battle');

/** Returns the wings of the present battle, each as a battle, or `undefined` if it is not fought in wings (R D). */
export function wingsOf(situation: Situation): Readonly<Record<Wing, BattleFrame>> | undefined {
  const whole = wholeBattle(situation);
  if (whole === undefined) return undefined;
  const show = (wing: Wing): BattleFrame => wingToShow(whole, wing);
  return { left: show('left'), center: show('center'), right: show('right') };
}

/**
 * Returns the column of the Combat Chart of the present battle, with all shifts, or `null` if there is no battle
 * (R 17.3-17.5).
 */
export function oddsNow(situation: Situation): Odds | null {
  const battle = battleOf(situation);
  return battle === undefined ? null : (ODDS[combat.columnOf(situation, battle)] ?? null);
}
