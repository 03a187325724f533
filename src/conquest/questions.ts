/**
 * Pure questions about a situation, a state or a view, in the names of the components. A name that they do not have is a
 * `RangeError`: it can be no accident of play.
 */
import type { Components, KindFact, Strength, TurnFact } from './data/shape.js';
import type { BattleFrame, Contest, HungryArmy } from './frame/index.js';
import { frameOf } from '../core/index.js';
import { machine } from './machine.js';
import * as combat from './query/combat.js';
import * as control from './query/control.js';
import * as forces from './query/forces.js';
import * as movement from './query/movement.js';
import * as presence from './query/presence.js';
import * as replacements from './query/replacements.js';
import * as supply from './query/supply.js';
import * as turns from './query/turn.js';
import * as victory from './query/victory.js';
import type { GameState } from './state.js';
import type { City, PlaceCode } from './table/ground.js';
import type { LeaderInfo, UnitInfo } from './table/roster.js';
import type { Situation } from './table/situation.js';
import { strengthWith } from './units.js';
import type { CityId, ForceName, LeaderId, ObjectiveId, PlaceId, ProvinceId, SideId, UnitId } from './vocabulary.js';

export type { Status } from './query/control.js';

const asked = (shown: GameState): Situation => machine.situationOf(shown);

function placeIn({ ground }: Situation, place: PlaceId): PlaceCode {
  const code = ground.codes.get(place);
  if (code === undefined) throw new RangeError(`the map has no place ${place}`);
  return code;
}

function provinceIn(situation: Situation, province: ProvinceId): PlaceCode {
  const code = placeIn(situation, province);
  if (situation.ground.provinces[code] === undefined) throw new RangeError(`the map has no province ${province}`);
  return code;
}

function cityIn({ ground }: Situation, city: CityId): City {
  const found = ground.cities.find(({ fact }) => fact.id === city);
  if (found === undefined) throw new RangeError(`the map has no city ${city}`);
  return found;
}

function unitIn({ roster }: Situation, unit: UnitId): UnitInfo {
  const found = roster.units[roster.unitCodes.get(unit) ?? -1];
  if (found === undefined) throw new RangeError(`the counters have no unit ${unit}`);
  return found;
}

function leaderIn({ roster }: Situation, leader: LeaderId): LeaderInfo {
  const found = roster.leaders[roster.leaderCodes.get(leader) ?? -1];
  if (found === undefined) throw new RangeError(`the counters have no leader ${leader}`);
  return found;
}

const named = ({ ground }: Situation, codes: readonly PlaceCode[]): readonly PlaceId[] =>
  codes.map((code) => ground.places[code] as PlaceId);

/** The map, counters, charts and track that a game is played with. */
export const componentsOf = (shown: GameState): Components => asked(shown).components;

// ------------------------------------------------------------------------------------------------ R 4

/** R 4.1: the turn being played, as the track says. */
export const turnOf = (shown: GameState): TurnFact => turns.turnOf(asked(shown));

/** Whether the track ends with this turn. */
export const isLastTurn = (shown: GameState): boolean => turns.isLastTurn(asked(shown));

/** R 12.1: whether a side receives replacements in this turn. */
export const receivesReplacements = (shown: GameState, side: SideId): boolean =>
  turns.receivesReplacements(asked(shown), side);

// ------------------------------------------------------------------------------------------------ R 5

/** R 5.1: controlled by a side, contested, or independent. */
export function statusOf(shown: GameState, province: ProvinceId): control.Status {
  const situation = asked(shown);
  return control.statusOf(situation, provinceIn(situation, province));
}

/** The provinces that a side controls, undisputed, in the order of the map. */
export function provincesOf(shown: GameState, side: SideId): readonly ProvinceId[] {
  const situation = asked(shown);
  return named(situation, control.provincesOf(situation, side));
}

/** Whose a city is; `null`: nobody's. */
export function holderOfCity(shown: GameState, city: CityId): SideId | null {
  const situation = asked(shown);
  return control.cityHolder(situation, cityIn(situation, city).number);
}

/** R 15.4: whether a city is there: one that is founded is from the turn after that on. */
export function isFounded(shown: GameState, city: CityId): boolean {
  const situation = asked(shown);
  return control.isFounded(situation, cityIn(situation, city).number);
}

// ------------------------------------------------------------------------------------------------ R 6

/** The units in a place, in the order of the counters; of one side, if it is said. */
export function unitsAt(shown: GameState, place: PlaceId, side?: SideId): readonly UnitId[] {
  const situation = asked(shown);
  return presence.unitsAt(situation, placeIn(situation, place), side).map(({ id }) => id);
}

/** The leaders in a place, in the order of the counters; of one side, if it is said. */
export function leadersAt(shown: GameState, place: PlaceId, side?: SideId): readonly LeaderId[] {
  const situation = asked(shown);
  return presence.leadersAt(situation, placeIn(situation, place), side).map(({ id }) => id);
}

/** A force in the field of a province: those who feed and fight as one. */
export interface ForceThere {
  readonly name: ForceName;
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  /** From three units on it is an army: it fights on the Tactical Display, and must be fed (R 6.2). */
  readonly isArmy: boolean;
}

/** R 6.3: the forces in the field of a province; leaders without units are none. */
export function forcesIn(shown: GameState, province: ProvinceId): readonly ForceThere[] {
  const situation = asked(shown);
  return forces.forcesIn(situation, provinceIn(situation, province)).map((force) => ({
    name: force.name,
    side: force.side,
    units: force.units.map(({ id }) => id),
    leaders: force.leaders.map(({ id }) => id),
    isArmy: forces.isArmy(force),
  }));
}

/** R 2.3: the kind of a unit. */
export const kindOf = (shown: GameState, unit: UnitId): KindFact => unitIn(asked(shown), unit).kind;

/** R 2.8: what a unit is worth with the steps that it has. */
export function strengthOf(shown: GameState, unit: UnitId): Strength {
  const situation = asked(shown);
  const { kind, code } = unitIn(situation, unit);
  return strengthWith(kind, situation.stepsOf(code));
}

/** R 10.16: a leader's ability: that of his reverse when he is wounded. */
export function abilityOf(shown: GameState, leader: LeaderId): number {
  const situation = asked(shown);
  return presence.abilityOf(situation, leaderIn(situation, leader).code);
}

// ------------------------------------------------------------------------------------------------ R 7

/** R 6.2, 7.9: the armies that must be fed, side by side in the order of the map. */
export const armiesToFeed = (shown: GameState): readonly HungryArmy[] => supply.armiesToFeed(asked(shown));

/** R 7.5: the provinces from which a side's armies in one can be fed across the sea. */
export function seaSources(shown: GameState, province: ProvinceId, side: SideId): readonly ProvinceId[] {
  const situation = asked(shown);
  return named(situation, supply.seaSources(situation, provinceIn(situation, province), side));
}

// ------------------------------------------------------------------------------------------------ R 8, 9

/** R 8.2: the provinces into which a side may go from one now. */
export function waysFrom(shown: GameState, province: ProvinceId, side: SideId): readonly ProvinceId[] {
  const situation = asked(shown);
  return named(situation, movement.waysFrom(situation, provinceIn(situation, province), side));
}

/** R 8.3: whether a unit or a leader may be in a province. */
export function mayEnter(shown: GameState, piece: UnitId | LeaderId, province: ProvinceId): boolean {
  const situation = asked(shown);
  const unit = situation.roster.units[situation.roster.unitCodes.get(piece as UnitId) ?? -1];
  const code = provinceIn(situation, province);
  if (unit !== undefined) return movement.mayEnter(situation, unit, situation.sideOfUnit(unit.code), code);
  const leader = leaderIn(situation, piece);
  return movement.mayEnter(situation, leader, situation.sideOfLeader(leader.code), code);
}

/** R 9.1: all forces that face each other, province by province. */
export const contests = (shown: GameState): readonly Contest[] => combat.contests(asked(shown));

/** R 10: the battle on the Tactical Display; `undefined`: there is none. */
export const battleOf = (shown: GameState): BattleFrame | undefined => frameOf(shown, 'battle');

// ------------------------------------------------------------------------------------------------ R 12, 15, 16

/** R 12.1: replacement points that a side would receive for what it holds. */
export function incomeOf(shown: GameState, side: SideId): number {
  const situation = asked(shown);
  return situation.law.income(situation, side);
}

/** R 12.5: wall markers that stand nowhere. */
export const wallsInTheBox = (shown: GameState): number => replacements.wallsInTheBox(asked(shown));

/** R 15.8: so many treasuries are lost to whoever owned them, and whether all are. */
export const treasuriesTaken = (shown: GameState): { readonly count: number; readonly all: boolean } =>
  turns.treasuriesTaken(asked(shown));

/** R 15.1: the objectives that have been secured, in the order of the components. */
export const objectivesSecured = (shown: GameState): readonly ObjectiveId[] => victory.securedObjectives(asked(shown));

/** R 16.3: Victory Points, if the game ended now. */
export function victoryPoints(shown: GameState): number {
  const situation = asked(shown);
  return situation.law.points(situation);
}
