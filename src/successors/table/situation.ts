/** What rules, cards and questions see of a game in progress: the course as values, the map through accessors. */
import type { SuccessorsFrame } from '../frame/index.js';
import type { GameOptions } from '../options.js';
import type { Course } from '../state.js';
import type { Units } from '../units.js';
import type { CombatUnit, Faction, GeneralId, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';
import type { Geometry } from './geometry.js';

/**
 * A game in progress, to be asked. Spaces and places have codes here: `space` is a space's place on the board,
 * `post` that of a player's place in it, outside its city or inside. Whoever has only names asks the questions of `query/`.
 */
export interface Situation extends Course {
  readonly options: GameOptions;
  readonly geometry: Geometry;
  /** The players in order of their seats. */
  readonly players: readonly PlayerId[];
  /** What is being resolved, the bottom first. */
  readonly stack: readonly SuccessorsFrame[];
  /** Everybody's Victory Points when what follows from changes was looked at last. */
  readonly pointsAtRest: ReadonlyMap<PlayerId, number>;
  /** The codes of spaces are less than this; it is itself the code of every space that is not on the board. */
  readonly spaces: number;

  /** The code of a space. */
  spaceCode(space: SpaceId): number;
  /** The code of a player's place in a space. */
  post(player: PlayerId, space: SpaceId, inside: boolean): number;
  /** The same from the codes of seat and space. */
  postOf(seat: number, space: number, inside: boolean): number;

  /** Whose marker stands in a space: the code of a faction, or -1. */
  holder(space: number): number;
  /** Whose marker stands in a space. */
  controller(space: SpaceId): Faction | undefined;
  /** Who controls a province, by codes: more than half of its spaces and its Major City (R 4.22). */
  provinceHolder(province: number): number;

  /** The number of CUs in a place; where the Army on the march has got to, its CUs are among them. */
  count(post: number): number;
  /** The number of CUs of a kind in a place. */
  countOf(post: number, unit: CombatUnit): number;
  /** The CUs in a place, kind by kind. */
  units(post: number): Units;
  /** The CUs in a place that do not belong to the Army on the march. */
  standing(post: number): Units;
  /** How many of the CUs in a place have been moved in this segment. */
  movedCount(post: number): number;
  /** The CUs in a place that have been moved in this segment. */
  movedUnits(post: number): Units;
  /** Bit by bit the seats that have CUs outside in a space. */
  seatsOutside(space: number): number;
  /** Bit by bit the seats that have CUs inside the city of a space. */
  seatsInside(space: number): number;

  /** Minor Generals in a place. */
  minors(post: number): number;
  /** Those of them that have been moved in this segment. */
  movedMinors(post: number): number;
  /** Minor Generals of a seat on the map. */
  minorsInPlay(seat: number): number;
  /** Bit by bit, by Seniority from the lowest up, the Major Generals in a place. */
  officers(post: number): number;
  /** Bit by bit the Independent Armies in a space. */
  independents(space: number): number;
  /** Bit by bit the royals in a space, and the Funeral Cart or the tomb. */
  wards(space: number): number;

  hasMoved(general: GeneralId): boolean;
  royalHasMoved(royal: RoyalId): boolean;
  readonly cartHasMoved: boolean;
}
