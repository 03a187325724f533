/** What rules, cards and questions see of a game in progress: the course as values, the map through accessors. */
import type { SuccessorsFrame } from '../frame/index.js';
import type { GameOptions } from '../options.js';
import type { Course } from '../state.js';
import type { Units } from '../units.js';
import type { CombatUnit, Faction, GeneralId, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';
import type { Geometry } from './geometry.js';
import type { Post } from './places.js';

/**
 * A game in progress, to be asked. Spaces and places have codes here: `space` is a space's place on the board,
 * `place` that of one of its zones (twice the space's, one more for inside), `post` that of a player's place. Whoever has
 * only names asks the questions of `query/`.
 */
export interface Situation extends Course {
  readonly options: GameOptions;
  readonly geometry: Geometry;
  /** The players in order of their seats. */
  readonly players: readonly PlayerId[];
  /** The kinds of CU of this game (R 3.3, 19.9). */
  readonly kinds: readonly CombatUnit[];
  /** What is being resolved, the bottom first. */
  readonly stack: readonly SuccessorsFrame[];
  /** Everybody's Victory Points, by seats, when what follows from changes was looked at last. */
  readonly pointsAtRest: readonly number[];
  /** The codes of spaces are less than this; it is itself the code of every space that is not on the board. */
  readonly spaces: number;

  /** The code of a space. */
  spaceCode(space: SpaceId): number;
  /** The code of a player's place in a space. */
  post(player: PlayerId, space: SpaceId, inside: boolean): number;
  /** The same from the codes of seat and space. */
  postOf(seat: number, space: number, inside: boolean): number;
  /** The same from the codes of seat and place. */
  postIn(seat: number, place: number): number;
  /** The code of the space of a post. */
  spaceOfPost(post: number): number;
  /** What the code of a post means. */
  postNamed(post: number): Post;

  /** Whose marker stands in a space: the code of a faction, or -1. */
  holder(space: number): number;
  /** Whose marker stands in a space. */
  controller(space: SpaceId): Faction | undefined;
  /** The first space, from a code on, in which a faction's marker stands, by codes; -1: none. */
  nextMarker(faction: number, from: number): number;
  /** Who controls a province, by codes: more than half of its spaces and its Major City (R 4.22). */
  provinceHolder(province: number): number;
  /** Victory Points that the provinces of a faction bring it, by its code (R 7.4). */
  provincePoints(faction: number): number;

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
  /**
   * The first place, from a code on, in which a seat has CUs; -1: none. Places come in the order of the board, outside before
   * inside:
   * `for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1))`.
   */
  nextForce(seat: number, from: number): number;
  /** The same of places in which it has an Army: CUs and a general (R 4.2). */
  nextArmy(seat: number, from: number): number;
  /** The same of places in which it has Minor Generals. */
  nextMinors(seat: number, from: number): number;
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
  /** The post of a Major General by his code, his place in `GENERALS`; -1: he is not on the map. */
  station(general: number): number;
  /** Bit by bit the Independent Armies in a space. */
  independents(space: number): number;
  /** Whether Siege Points lie before a space. */
  isBeset(space: number): boolean;
  /** Bit by bit the royals in a space, and the Funeral Cart or the tomb. */
  wards(space: number): number;

  hasMoved(general: GeneralId): boolean;
  /** The same by his code. */
  hasMovedAt(general: number): boolean;
  royalHasMoved(royal: RoyalId): boolean;
  readonly cartHasMoved: boolean;
}
