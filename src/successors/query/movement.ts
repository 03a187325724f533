/** Movement (R 8): allowances, who may still be activated, and distances in Movement Points. */
import { frameOf } from '../../core/frame.js';
import { movementAllowance } from '../data/tables.js';
import type { MarchFrame } from '../frame/index.js';
import type { Commander } from '../state.js';
import type { Situation } from '../table/situation.js';
import { GENERALS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { initiativeOf } from './battle.js';
import { isPort, landWays, seaWays } from './geometry.js';
import { hasEnemyUnits, hasUnmovedUnits, isBesieged, minorGeneralPosts, unitsAt } from './presence.js';

/** Movement Points that an activation may still spend (R 8.1, 8.3.2): never less than none. */
export function movementPoints(_: Situation, march: MarchFrame): number {
  if (march.ended) return 0;
  const allowance = march.die === null ? march.points : movementAllowance(march.die, initiativeOf(march.commander));
  return Math.max(0, allowance + march.bonus - march.spent);
}

/** The activation going on, if there is one: the topmost. */
export const marchOf = (situation: Situation): MarchFrame | undefined => frameOf(situation, 'march');

/** A general who may be activated, and where he stands. */
export interface Activatable {
  readonly commander: Commander;
  readonly space: SpaceId;
  /** Inside the Major City of the space. */
  readonly inside: boolean;
}

/**
 * Generals who may still be activated in this segment (R 8.3.1): Major Generals who have not moved, each under his own
 * command (a general senior to him stays behind), and a Minor General wherever CUs that have not moved are with him.
 */
export function activatable(situation: Situation, player: PlayerId): readonly Activatable[] {
  const found: Activatable[] = [];
  for (const commander of GENERALS) {
    const { status, owner, space, inside } = situation.generals[commander];
    if (status !== 'map' || owner !== player || space === null || situation.hasMoved(commander)) continue;
    if (mayAct(situation, player, space, inside)) found.push({ commander, space, inside });
  }
  for (const { space, inside } of minorGeneralPosts(situation, player)) {
    const post = situation.post(player, space, inside);
    const rested = situation.minors(post) > situation.movedMinors(post);
    if (rested && hasUnmovedUnits(situation, player, space, inside)) found.push({ commander: 'minor', space, inside });
  }
  return found;
}

/** A lone general shut up in a besieged inland city can do nothing (R 13.2.6). */
const mayAct = (situation: Situation, player: PlayerId, space: SpaceId, inside: boolean): boolean =>
  !inside || unitsAt(situation, player, space, true) > 0 || isPort(situation, space) || !isBesieged(situation, space);

/** How distances are counted. */
export interface ReachOptions {
  /** Sea paths count too (R 6.6.3.2); otherwise only Land, Mountain and Strait paths. */
  readonly bySea?: boolean;
  /** Trans-Mediterranean paths count too. */
  readonly transMediterranean?: boolean;
  /** Whether the count may go on through a space; left out: through every space. A space that stops it is still reached. */
  readonly passes?: (space: SpaceId) => boolean;
}

/** All spaces within so many Movement Points of the spaces given, with how many it takes; the spaces given take none. */
export function reachableWithin(
  situation: Situation,
  from: readonly SpaceId[],
  points: number,
  options: ReachOptions = {},
): ReadonlyMap<SpaceId, number> {
  const distance = new Map<SpaceId, number>(from.map((space) => [space, 0]));
  for (let spent = 0; spent < points; spent++) {
    for (const [space, cost] of [...distance]) {
      if (cost !== spent || (spent > 0 && options.passes?.(space) === false)) continue;
      for (const way of landWays(situation, space)) reach(distance, way.to, spent + way.cost, points);
      if (options.bySea !== true && options.transMediterranean !== true) continue;
      for (const way of seaWays(situation, space)) {
        const counts = way.kind === 'sea' ? options.bySea === true : options.transMediterranean === true;
        if (counts) reach(distance, way.to, spent + way.cost, points);
      }
    }
  }
  return distance;
}

function reach(distance: Map<SpaceId, number>, to: SpaceId, cost: number, points: number): void {
  if (cost <= points && cost < (distance.get(to) ?? Infinity)) distance.set(to, cost);
}

/** Whether a space holds neither an enemy marker nor enemy CUs outside: control markers may be counted through it (R 6.6.3.2). */
export function isFreeOfEnemies(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const holder = situation.controller(space);
  return (holder === undefined || holder === player) && !hasEnemyUnits(situation, player, space);
}
