/** What rules, cards and queries see of a game: the course as values, the map through methods. */
import type { SuccessorsFrame } from '../frame/index.js';
import type { GameOptions } from '../options.js';
import type { Course } from '../state.js';
import type { Units } from '../units.js';
import type { CombatUnit, Faction, GeneralId, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';
import type { Geometry } from './geometry.js';
import type { Post } from './places.js';

/**
 * A game in progress, for reading. Spaces and places have codes here: `space` is the index of a space on the board,
 * `place` that of one of its zones (twice the space's, one more for inside), `post` that of a player's place. With
 * names instead of codes, use `query/`.
 */
export interface Situation extends Course {
  readonly options: GameOptions;
  readonly geometry: Geometry;
  /** The players in seat order. */
  readonly players: readonly PlayerId[];
  /** The kinds of CUs of this game (R 3.3, 19.9). */
  readonly kinds: readonly CombatUnit[];
  /** The frames that are being resolved, the bottom first. */
  readonly stack: readonly SuccessorsFrame[];
  /** The Victory Points of all players, by seat, when consequences were last checked. */
  readonly lastPoints: readonly number[];
  /** The number of spaces, which is also the code of every space that is not on the board. */
  readonly spaces: number;

  /** Returns the code of a space. */
  spaceCode(space: SpaceId): number;
  /** Returns the code of a player's place in a space. */
  post(player: PlayerId, space: SpaceId, inside: boolean): number;
  /** Returns the same code from those of seat and space. */
  postOf(seat: number, space: number, inside: boolean): number;
  /** Returns the same code from those of seat and place. */
  postIn(seat: number, place: number): number;
  /** Returns the code of the space of a post. */
  spaceOfPost(post: number): number;
  /** Returns the post with a code. */
  postNamed(post: number): Post;

  /** Returns the code of the faction whose marker stands in a space, or -1. */
  holder(space: number): number;
  /** Returns the faction whose marker stands in a space. */
  controller(space: SpaceId): Faction | undefined;
  /** Returns the code of the first space, from a code on, with a marker of a faction; -1 if there is none. */
  nextMarker(faction: number, from: number): number;
  /**
   * Returns the code of the faction that controls a province: more than half of its spaces and its Major City (R 4.22).
   */
  provinceHolder(province: number): number;
  /** Returns the Victory Points of a faction for provinces (R 7.4). */
  provincePoints(faction: number): number;

  /** Returns the number of CUs in a place, those of the Army on the march there included. */
  count(post: number): number;
  /** Returns the number of CUs of a kind in a place. */
  countOf(post: number, unit: CombatUnit): number;
  /** Returns the CUs in a place, kind by kind. */
  units(post: number): Units;
  /** Returns the CUs in a place that do not belong to the Army on the march. */
  standing(post: number): Units;
  /** Returns the number of CUs in a place that have been moved in this Segment. */
  movedCount(post: number): number;
  /** Returns the CUs in a place that have been moved in this Segment. */
  movedUnits(post: number): Units;
  /**
   * Returns the first place, from a code on, in which a seat has CUs; -1 if there is none. Places come in board order,
   * outside before inside:
   * `for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1))`.
   */
  nextForce(seat: number, from: number): number;
  /** Returns the first place, from a code on, in which a seat has an Army: CUs and a general (R 4.2). */
  nextArmy(seat: number, from: number): number;
  /** Returns the first place, from a code on, in which a seat has Minor Generals. */
  nextMinors(seat: number, from: number): number;
  /** Returns the seats that have CUs outside in a space, as bits. */
  seatsOutside(space: number): number;
  /** Returns the seats that have CUs inside the city of a space, as bits. */
  seatsInside(space: number): number;

  /** Returns the number of Minor Generals in a place. */
  minors(post: number): number;
  /** Returns how many of them have been moved in this Segment. */
  movedMinors(post: number): number;
  /** Returns the number of Minor Generals of a seat on the map. */
  minorsInPlay(seat: number): number;
  /** Returns the Major Generals in a place as bits, the most senior lowest. */
  majorGeneralBits(post: number): number;
  /** Returns the post of a Major General by his code, his index in `GENERALS`; -1 if he is not on the map. */
  postOfGeneral(general: number): number;
  /** Returns the Independent Armies in a space as bits. */
  independents(space: number): number;
  /** Returns whether there are Siege Points against a space. */
  hasSiege(space: number): boolean;
  /** Returns the royals in a space, and the Funeral Cart or the tomb, as bits. */
  royalBits(space: number): number;

  hasMoved(general: GeneralId): boolean;
  /** Returns whether a Major General has been moved in this Segment, by his code. */
  hasMovedAt(general: number): boolean;
  royalHasMoved(royal: RoyalId): boolean;
  readonly cartHasMoved: boolean;
}
