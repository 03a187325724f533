/**
 * Questions about a game: about a full state, or about one player's view of it. Nothing here changes anything.
 * Written by `npm run questions` from the comments of what rules ask of a situation.
 *
 * @module query
 */
import { machine } from './machine.js';
import type { GameState } from './state.js';
import type { Guard } from './query/memory.js';
import type { Components, KindFact, Strength, TurnFact } from '../conquest/data/shape.js';
import type { FleetId } from '../conquest/extension/action.js';
import type { BattleFrame, Contest, HungryArmy } from '../conquest/frame/index.js';
import type { Status } from '../conquest/query/05-control.js';
import type { ForceThere } from '../conquest/questions/board.js';
import type {
  BaggageId,
  CityId,
  LeaderId,
  PlaceId,
  ProvinceId,
  SeaZoneId,
  SideId,
  UnitId,
} from '../conquest/vocabulary.js';
import * as boardQuestions from '../conquest/questions/board.js';
import * as warQuestions from '../conquest/questions/war.js';
import * as fleetsQuestions from '../conquest/extension/questions/fleets.js';
import * as realmsQuestions from './questions/realms.js';

export type * from '../conquest/questions/board.js';
export type * from '../conquest/questions/war.js';
export type * from '../conquest/extension/questions/fleets.js';
export type * from './questions/realms.js';

/** Returns a leader's ability: that of his reverse when he is wounded (R 10.16). */
export const abilityOf = (shown: GameState, leader: LeaderId): number =>
  boardQuestions.abilityOf(machine.situationOf(shown), leader);

/** Returns the side whose ally Rhodes is, or `null` (R S5.6). */
export const allyOfRhodes = (shown: GameState): SideId | null =>
  realmsQuestions.allyOfRhodes(machine.situationOf(shown));

/** Returns the armies that must be fed, side by side in the order of the map (R 6.2, 7.9). */
export const armiesToFeed = (shown: GameState): readonly HungryArmy[] =>
  warQuestions.armiesToFeed(machine.situationOf(shown));

/** Returns the battle on the Tactical Display; `undefined`: there is none (R 10). */
export const battleOf = (shown: GameState): BattleFrame | undefined =>
  warQuestions.battleOf(machine.situationOf(shown));

/** Returns the map, counters, charts and track that a game is played with. */
export const componentsOf = (shown: GameState): Components => boardQuestions.componentsOf(machine.situationOf(shown));

/**
 * Returns all forces that face each other, province by province; one of two may be leaders without units (R 9.1,
 * ruling C9.11).
 */
export const contests = (shown: GameState): readonly Contest[] => warQuestions.contests(machine.situationOf(shown));

/** Returns who decides now for a side that nobody plays (R S7.1). */
export const deputyOf = (shown: GameState): SideId => realmsQuestions.deputyOf(machine.situationOf(shown));

/** Returns the fleets in a sea zone, in the order of the components; only those of one side, if it is given. */
export const fleetsIn = (shown: GameState, zone: SeaZoneId, side?: SideId): readonly FleetId[] =>
  fleetsQuestions.fleetsIn(machine.situationOf(shown), zone, side);

/** Returns the forces in the field of a province; leaders without units are forces too (R 6.3). */
export const forcesIn = (shown: GameState, province: ProvinceId): readonly ForceThere[] =>
  boardQuestions.forcesIn(machine.situationOf(shown), province);

/** Returns the personal guard of a side, and whom it guards; `undefined`: it has none (R S14.2). */
export const guardOf = (shown: GameState, side: SideId): Guard | undefined =>
  realmsQuestions.guardOf(machine.situationOf(shown), side);

/**
 * Returns the provinces of whose coasts a fleet can take its side's troops aboard, in the order of the map
 * (R X6.2, S8.3).
 */
export const harboursOf = (shown: GameState, fleet: FleetId): readonly ProvinceId[] =>
  fleetsQuestions.harboursOf(machine.situationOf(shown), fleet);

/** Returns the holder of a city; `null`: none. */
export const holderOfCity = (shown: GameState, city: CityId): SideId | null =>
  boardQuestions.holderOfCity(machine.situationOf(shown), city);

/** Returns whether a side holds all capitals (R S13). */
export const holdsCapitals = (shown: GameState, side: SideId): boolean =>
  realmsQuestions.holdsCapitals(machine.situationOf(shown), side);

/** Returns the replacement points that a side would receive for what it holds (R 12.1). */
export const incomeOf = (shown: GameState, side: SideId): number =>
  warQuestions.incomeOf(machine.situationOf(shown), side);

/** Returns whether a city is there: one that is founded is from the turn after that on (R 15.4). */
export const isFounded = (shown: GameState, city: CityId): boolean =>
  boardQuestions.isFounded(machine.situationOf(shown), city);

/** Returns whether the track ends with this turn. */
export const isLastTurn = (shown: GameState): boolean => boardQuestions.isLastTurn(machine.situationOf(shown));

/** Returns whether somebody plays a side (R S7.1). */
export const isPlayed = (shown: GameState, side: SideId): boolean =>
  realmsQuestions.isPlayed(machine.situationOf(shown), side);

/** Returns the kind of a unit (R 2.3). */
export const kindOf = (shown: GameState, unit: UnitId): KindFact =>
  boardQuestions.kindOf(machine.situationOf(shown), unit);

/** Returns the leaders in a place, in the order of the counters; only those of one side, if it is given. */
export const leadersAt = (shown: GameState, place: PlaceId, side?: SideId): readonly LeaderId[] =>
  boardQuestions.leadersAt(machine.situationOf(shown), place, side);

/** Returns the markers that a side has, in the order of the components (R S12). */
export const markersOf = (shown: GameState, side: SideId): readonly BaggageId[] =>
  realmsQuestions.markersOf(machine.situationOf(shown), side);

/** Returns whether a unit or a leader may be in a province (R 8.3). */
export const mayEnter = (shown: GameState, piece: UnitId | LeaderId, province: ProvinceId): boolean =>
  warQuestions.mayEnter(machine.situationOf(shown), piece, province);

/** Returns the units that have gone home in anger (R S14.1). */
export const mutineers = (shown: GameState): readonly UnitId[] => realmsQuestions.mutineers(machine.situationOf(shown));

/**
 * Returns a side's Victory Points, if the game ended now; for Alexander's Body as many as the die shows are added
 * (R S13).
 */
export const pointsOf = (shown: GameState, side: SideId, die?: number): number =>
  realmsQuestions.pointsOf(machine.situationOf(shown), side, die);

/** Returns the leaders that a side holds prisoner (R S14.3). */
export const prisonersOf = (shown: GameState, side: SideId): readonly LeaderId[] =>
  realmsQuestions.prisonersOf(machine.situationOf(shown), side);

/** Returns the provinces that a side controls, undisputed, in the order of the map. */
export const provincesOf = (shown: GameState, side: SideId): readonly ProvinceId[] =>
  boardQuestions.provincesOf(machine.situationOf(shown), side);

/**
 * Returns the zones that a fleet reaches from where it lies, that one included, in the order of the map (R X6.1, S8.2).
 */
export const reachOf = (shown: GameState, fleet: FleetId): readonly SeaZoneId[] =>
  fleetsQuestions.reachOf(machine.situationOf(shown), fleet);

/** Returns whether a side receives replacements in this turn (R 12.1). */
export const receivesReplacements = (shown: GameState, side: SideId): boolean =>
  warQuestions.receivesReplacements(machine.situationOf(shown), side);

/** Returns the provinces from which a side's armies in one can be fed across the sea (R 7.5). */
export const seaSources = (shown: GameState, province: ProvinceId, side: SideId): readonly ProvinceId[] =>
  warQuestions.seaSources(machine.situationOf(shown), province, side);

/** Returns whether a province is controlled by a side, contested, or independent (R 5.1). */
export const statusOf = (shown: GameState, province: ProvinceId): Status =>
  boardQuestions.statusOf(machine.situationOf(shown), province);

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
export const stepsOf = (shown: GameState, unit: UnitId): number =>
  boardQuestions.stepsOf(machine.situationOf(shown), unit);

/** Returns the strength of a unit with the steps that it has (R 2.8). */
export const strengthOf = (shown: GameState, unit: UnitId): Strength =>
  boardQuestions.strengthOf(machine.situationOf(shown), unit);

/** Returns the turn being played, as the track says (R 4.1). */
export const turnOf = (shown: GameState): TurnFact => boardQuestions.turnOf(machine.situationOf(shown));

/** Returns the units in a place, in the order of the counters; only those of one side, if it is given. */
export const unitsAt = (shown: GameState, place: PlaceId, side?: SideId): readonly UnitId[] =>
  boardQuestions.unitsAt(machine.situationOf(shown), place, side);

/** Returns the Victory Points of a side if the game ended now (R 16.3). */
export const victoryPoints = (shown: GameState): number => warQuestions.victoryPoints(machine.situationOf(shown));

/** Returns the number of wall markers that stand nowhere (R 12.5). */
export const wallsInTheBox = (shown: GameState): number => warQuestions.wallsInTheBox(machine.situationOf(shown));

/** Returns the provinces into which a side may go from one now (R 8.2). */
export const waysFrom = (shown: GameState, province: ProvinceId, side: SideId): readonly ProvinceId[] =>
  warQuestions.waysFrom(machine.situationOf(shown), province, side);

/** Returns the sea zone in which a fleet lies; `null`: it is not at sea. */
export const zoneOf = (shown: GameState, fleet: FleetId): SeaZoneId | null =>
  fleetsQuestions.zoneOf(machine.situationOf(shown), fleet);
