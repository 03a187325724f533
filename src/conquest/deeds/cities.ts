/** Changes walls, and who holds cities (R 11, 12.5). */
import type { RuleRef } from '../../core/index.js';
import type { City } from '../table/ground.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';

/** Adds a wall to a city. */
export function buildWall(run: GameRun, { number, fact }: City, side: SideId, rule: RuleRef): void {
  const walls = run.state.wallsOf(number) + 1;
  run.state.setWalls(number, walls, side);
  run.emit({ type: 'wallBuilt', rule, city: fact.id, side, walls });
}

/** Removes a wall of a city. */
export function loseWall(run: GameRun, { number, fact }: City, rule: RuleRef): void {
  const walls = run.state.wallsOf(number) - 1;
  run.state.setWalls(number, walls, run.state.wallHolderOf(number));
  run.emit({ type: 'wallLost', rule, city: fact.id, walls });
}

/**
 * Gives a city with this number of walls to a side. `from` is the previous holder; it must be given if the last wall
 * has been removed before.
 */
export function takeCity(
  run: GameRun,
  { number, fact }: City,
  to: SideId,
  walls: number,
  rule: RuleRef,
  from: SideId | null = run.state.wallHolderOf(number),
): void {
  run.state.setWalls(number, walls, to);
  run.emit({ type: 'cityTaken', rule, city: fact.id, from, to, walls });
}
