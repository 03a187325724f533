/** R 11, 12.5: walls rise and fall, and cities change hands. */
import type { RuleRef } from '../../core/index.js';
import type { City } from '../table/ground.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';

/** A city has one wall more. */
export function buildWall(run: GameRun, { number, fact }: City, side: SideId, rule: RuleRef): void {
  const walls = run.state.wallsOf(number) + 1;
  run.state.setWalls(number, walls, side);
  run.emit({ type: 'wallBuilt', rule, city: fact.id, side, walls });
}

/** A city has one wall less. */
export function loseWall(run: GameRun, { number, fact }: City, rule: RuleRef): void {
  const walls = run.state.wallsOf(number) - 1;
  run.state.setWalls(number, walls, run.state.wallHolderOf(number));
  run.emit({ type: 'wallLost', rule, city: fact.id, walls });
}

/** A city is another side's from now on, with so many walls; `from`: whose it was, where its last wall has gone before. */
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
