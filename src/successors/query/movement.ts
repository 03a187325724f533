/** Movement (R 8): allowances, generals who may still be activated, and distances in Movement Points. */
import { frameOf } from '../../core/frame.js';
import { movementAllowance } from '../data/tables.js';
import type { MarchFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { isInside, NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import { GENERALS, type Commander, type PlayerId, type SpaceId } from '../vocabulary.js';
import { pathCostFor, withAbilities } from './abilities.js';
import { initiative, initiativeOf } from './battle.js';
import { isPort, landWays, seaWays, type Way } from './geometry.js';
import { hasEnemiesAt, isBesieged } from './presence.js';

/**
 * Returns the Movement Points that an activation may still spend (R 8.1, 8.3.2), special abilities included (R 19.2);
 * at least 0.
 *
 * @example
 * import { fromPosition, orThrow, query, simulate } from 'diadochi';
 *
 * const simulation = simulate(orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * })));
 * orThrow(simulation.apply({ type: 'rollMovement', player: 'red' }));
 * const [, , three] = simulation.chanceOutcomes(); // the die shows 1, 2, 3 …
 * if (three) orThrow(simulation.apply(three.action));
 * const activate = simulation.legalActions().find(({ type }) => type === 'activate');
 * if (activate) orThrow(simulation.apply(activate));
 * const state = simulation.state();
 * const march = query.marchOf(state);
 * march && query.movementPoints(state, march); // 4: the die is higher than his Initiative Rating of 2
 */
export function movementPoints(situation: Situation, march: MarchFrame): number {
  if (march.ended) return 0;
  return Math.max(0, allowanceOf(situation, march) + march.bonus - march.spent);
}

/** Returns the Movement Points that an activation may still spend, without special abilities. @internal */
export const plainMovementPoints = (march: MarchFrame): number =>
  march.ended ? 0 : Math.max(0, plainAllowance(march) + march.bonus - march.spent);

/**
 * Returns the Movement Points at the start of an activation: from the die of the Segment and the commander's Initiative
 * Rating, or a fixed number (R 8.1).
 */
const plainAllowance = ({ die, points, commander }: MarchFrame): number =>
  die === null ? points : movementAllowance(die, initiativeOf(commander));

/**
 * Returns the Movement Points at the start of an activation, with the commander's special abilities
 * (ruling where-an-ability-counts).
 */
function allowanceOf(situation: Situation, march: MarchFrame): number {
  if (!plays(situation, 'specialAbilities')) return plainAllowance(march);
  const { die, points, commander, space, setOut = space } = march;
  const allowance =
    die === null ? points : movementAllowance(die, initiative(situation, commander, setOut, 'marching'));
  return withAbilities(situation, commander, 'movementPoints', allowance, { space: setOut });
}

/**
 * Returns the cost of a path for a group. With guides a Mountain path costs no more than a Land path (card 51); special
 * abilities may change it (R 19.2). @internal
 */
export const pathCost = (situation: Situation, march: MarchFrame, way: Way): number =>
  way.kind === 'mountain' && march.guides ? 1 : pathCostFor(situation, march.commander, way.kind, way.to, way.cost);

/**
 * Returns the current activation, the topmost on the stack; `undefined` if there is none.
 *
 * @example
 * import { fromPosition, orThrow, query, simulate } from 'diadochi';
 *
 * const simulation = simulate(orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * })));
 * orThrow(simulation.apply({ type: 'rollMovement', player: 'red' }));
 * const [, , three] = simulation.chanceOutcomes(); // the die shows 1, 2, 3 …
 * if (three) orThrow(simulation.apply(three.action));
 * const activate = simulation.legalActions().find(({ type }) => type === 'activate');
 * if (activate) orThrow(simulation.apply(activate));
 * const state = simulation.state();
 * query.marchOf(state)?.commander; // 'antigonos'
 * query.marchOf(state)?.space; // 'kelainai'
 */
export const marchOf = (situation: Situation): MarchFrame | undefined => frameOf(situation, 'march');

/** A general who may be activated, and where he stands. */
export interface Activatable {
  readonly commander: Commander;
  readonly space: SpaceId;
  /** Whether the general is inside the Major City of the space. */
  readonly inside: boolean;
}

/**
 * Returns the generals who may still be activated in this Segment (R 8.3.1): Major Generals who have not moved, each in
 * command (generals senior to him stay behind), and a Minor General in each place where CUs with him have not moved.
 */
export function activatable(situation: Situation, player: PlayerId): readonly Activatable[] {
  const found: Activatable[] = [];
  eachActivatable(situation, player, (commander, post) => {
    const { space, inside } = situation.postNamed(post);
    found.push({ commander, space, inside });
    return false;
  });
  return found;
}

/** Returns whether a player may activate any general. */
export const anyActivatable = (situation: Situation, player: PlayerId): boolean =>
  eachActivatable(situation, player, () => true);

/** Calls back with each general and the code of his post, until the callback returns `true`. Returns whether it did. */
function eachActivatable(
  situation: Situation,
  player: PlayerId,
  visit: (commander: Commander, post: number) => boolean,
): boolean {
  const seat = seatOf(player);
  const first = situation.postIn(seat, 0);
  const next = situation.postIn(seat + 1, 0);
  for (let general = 0; general < GENERALS.length; general++) {
    const post = situation.postOfGeneral(general);
    if (post < first || post >= next || situation.hasMovedAt(general)) continue;
    const commander = GENERALS[general];
    if (commander !== undefined && mayAct(situation, post) && visit(commander, post)) return true;
  }
  for (let place = situation.nextMinors(seat, 0); place !== NONE; place = situation.nextMinors(seat, place + 1)) {
    const post = first + place;
    const rested = situation.minors(post) > situation.movedMinors(post);
    if (rested && situation.count(post) > situation.movedCount(post) && visit('minor', post)) return true;
  }
  return false;
}

/** A lone general shut up in a besieged inland city can do nothing (R 13.2.6). */
function mayAct(situation: Situation, post: number): boolean {
  if (!isInside(post) || situation.count(post) > 0) return true;
  const { space } = situation.postNamed(post);
  return isPort(situation, space) || !isBesieged(situation, space);
}

/** How distances are computed. */
export interface ReachOptions {
  /** Whether Sea paths count too (R 6.6.3.2); otherwise only Land, Mountain and Strait paths do. */
  readonly bySea?: boolean;
  /** Whether Trans-Mediterranean paths count too. */
  readonly transMediterranean?: boolean;
  /**
   * Returns whether a path may go on through a space. Omitted: through every space. A space that stops a path is still
   * reached.
   */
  readonly passes?: (space: SpaceId) => boolean;
}

/**
 * Returns all spaces within a number of Movement Points of the given spaces, with their cost; the given spaces cost 0.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * const reach = query.reachableWithin(state, ['kelainai'], 2);
 * reach.get('sardeis'); // 1
 * reach.get('ephesos'); // 2: by way of Sardeis
 * reach.has('miletos'); // false: that takes three
 */
export function reachableWithin(
  situation: Situation,
  from: readonly SpaceId[],
  points: number,
  { bySea = false, transMediterranean = false, passes }: ReachOptions = {},
): ReadonlyMap<SpaceId, number> {
  const distance = new Map<SpaceId, number>(from.map((space) => [space, 0]));
  // Spaces by cost. A space that is reached later at a lower cost is in two rows, and the first one counts.
  const rows: SpaceId[][] = [[...distance.keys()]];
  const reach = (to: SpaceId, cost: number): void => {
    if (cost > points || cost >= (distance.get(to) ?? Infinity)) return;
    distance.set(to, cost);
    (rows[cost] ??= []).push(to);
  };
  for (let spent = 0; spent < points; spent++) {
    for (const space of rows[spent] ?? []) {
      if (distance.get(space) !== spent || (spent > 0 && passes?.(space) === false)) continue;
      for (const way of landWays(situation, space)) reach(way.to, spent + way.cost);
      if (!bySea && !transMediterranean) continue;
      for (const way of seaWays(situation, space))
        if (way.kind === 'sea' ? bySea : transMediterranean) reach(way.to, spent + way.cost);
    }
  }
  return distance;
}

/**
 * Returns whether a space has neither an enemy marker nor enemy CUs outside, so that the distance for control markers
 * may go through it (R 6.6.3.2).
 */
export const isFreeOfEnemies = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  isFreeOfEnemiesAt(situation, seatOf(player), situation.spaceCode(space));

/** Returns whether a space, given by code, has neither an enemy marker nor enemy CUs outside. @internal */
export function isFreeOfEnemiesAt(situation: Situation, seat: number, space: number): boolean {
  const holder = situation.holder(space);
  return (holder === NONE || holder === seat) && !hasEnemiesAt(situation, seat, space);
}
