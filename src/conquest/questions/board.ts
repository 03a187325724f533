/** R 2-6: the components, the turn, who holds what, and who stands where. */
import type { Components, KindFact, Strength, TurnFact } from '../data/shape.js';
import * as control from '../query/05-control.js';
import type { Status } from '../query/05-control.js';
import * as forces from '../query/06-2-forces.js';
import * as presence from '../query/06-1-presence.js';
import * as turns from '../query/04-1-turn.js';
import { leaderNamed, placeCode, provinceCode, unitNamed } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import { strengthWith } from '../units.js';
import type { CityId, ForceName, LeaderId, PlaceId, ProvinceId, SideId, UnitId } from '../vocabulary.js';
import { cityIn, named, sideIn } from './names.js';

export type { Status } from '../query/05-control.js';

/** Returns the map, counters, charts and track that a game is played with. */
export const componentsOf = (situation: Situation): Components => situation.components;

/** Returns the turn being played, as the track says (R 4.1). */
export const turnOf = (situation: Situation): TurnFact => turns.turnOf(situation);

/** Returns whether the track ends with this turn. */
export const isLastTurn = (situation: Situation): boolean => turns.isLastTurn(situation);

/** Returns whether a province is controlled by a side, contested, or independent (R 5.1). */
export const statusOf = (situation: Situation, province: ProvinceId): Status =>
  control.statusOf(situation, provinceCode(situation, province));

/** Returns the provinces that a side controls, undisputed, in the order of the map. */
export const provincesOf = (situation: Situation, side: SideId): readonly ProvinceId[] =>
  named(situation, control.provincesOf(situation, sideIn(situation, side)));

/** Returns the holder of a city; `null`: none. */
export const holderOfCity = (situation: Situation, city: CityId): SideId | null =>
  control.cityHolder(situation, cityIn(situation, city).number);

/** Returns whether a city is there: one that is founded is from the turn after that on (R 15.4). */
export const isFounded = (situation: Situation, city: CityId): boolean =>
  control.isFounded(situation, cityIn(situation, city).number);

/** Returns the units in a place, in the order of the counters; only those of one side, if it is given. */
export const unitsAt = (situation: Situation, place: PlaceId, side?: SideId): readonly UnitId[] =>
  presence.unitsAt(situation, placeCode(situation, place), side && sideIn(situation, side)).map(({ id }) => id);

/** Returns the leaders in a place, in the order of the counters; only those of one side, if it is given. */
export const leadersAt = (situation: Situation, place: PlaceId, side?: SideId): readonly LeaderId[] =>
  presence.leadersAt(situation, placeCode(situation, place), side && sideIn(situation, side)).map(({ id }) => id);

/** A force in the field of a province: those who feed and fight as one. */
export interface ForceThere {
  readonly name: ForceName;
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  /**
   * Whether it is an army: with three units or more it fights on the Tactical Display, and must be supplied (R 6.2).
   */
  readonly isArmy: boolean;
}

/** Returns the forces in the field of a province; leaders without units are forces too (R 6.3). */
export const forcesIn = (situation: Situation, province: ProvinceId): readonly ForceThere[] =>
  forces.forcesIn(situation, provinceCode(situation, province)).map((force) => ({
    name: force.name,
    side: force.side,
    units: force.units.map(({ id }) => id),
    leaders: force.leaders.map(({ id }) => id),
    isArmy: forces.isArmy(force),
  }));

/** Returns the kind of a unit (R 2.3). */
export const kindOf = (situation: Situation, unit: UnitId): KindFact => unitNamed(situation, unit).kind;

/**
 * Returns the number of steps of a unit (R 2.3, 12.4). A unit in the dead pile, which states do not list, has all of
 * them.
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/conquest';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * query.stepsOf(state, 'hetairoi-1'); // 4
 * query.unitsAt(state, 'pool').includes('mercenaryHoplites-6'); // true
 * state.units['mercenaryHoplites-6']; // undefined
 * query.stepsOf(state, 'mercenaryHoplites-6'); // 2
 */
export const stepsOf = (situation: Situation, unit: UnitId): number =>
  situation.stepsOf(unitNamed(situation, unit).code);

/** Returns the strength of a unit with the steps that it has (R 2.8). */
export function strengthOf(situation: Situation, unit: UnitId): Strength {
  const { kind, code } = unitNamed(situation, unit);
  return strengthWith(kind, situation.stepsOf(code));
}

/** Returns a leader's ability: that of his reverse when he is wounded (R 10.16). */
export const abilityOf = (situation: Situation, leader: LeaderId): number =>
  presence.abilityOf(situation, leaderNamed(situation, leader).code);
