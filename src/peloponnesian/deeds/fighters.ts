/** R 7.9, 17.5: demoralizes combatants, puts them into the Retreat box, and eliminates them. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { BattleFrame, BattleSide, Fighter, Side } from '../frame/combat.js';
import { moraleOf } from '../query/combat.js';
import { defenderIn } from '../query/defences.js';
import { unitNamed } from '../query/pieces.js';
import type { GameRun } from '../types.js';
import type { UnitId } from '../vocabulary.js';
import { eliminateUnit } from './units.js';

/** Demoralizes a fighter (R 17.5.2). */
export function demoralize(fighter: Draft<Fighter>): void {
  fighter.modifier -= 1;
}

/** Puts a fighter of a side into the Retreat box (R 17.5.4, 17.7.3). */
export function makeRetreat(
  run: GameRun,
  frame: Draft<BattleFrame>,
  side: Side,
  fighter: Draft<Fighter>,
  rule: RuleRef,
): void {
  const { unit } = fighter;
  fighter.retreats = true;
  run.emit({
    type: 'unitWavered',
    rule,
    at: frame.at,
    player: frame[side].player,
    unit,
    morale: moraleOf(run.state, frame, fighter),
  });
}

/** Eliminates a unit of a side, whether it fights, is in reserve or is carried (R 17.5.5). */
export function loseUnit(run: GameRun, side: Draft<BattleSide>, unit: UnitId, rule: RuleRef): void {
  side.fighters = side.fighters.filter((fighter) => fighter.unit !== unit);
  side.reserve = side.reserve.filter((other) => other !== unit);
  side.cargo = side.cargo.filter((other) => other !== unit);
  side.lost.push(unit);
  eliminateUnit(run, unitNamed(run.state, unit).code, rule);
}

/** Eliminates a fighter. A garrison is removed without a loss (R 18.3.4). */
export function loseFighter(
  run: GameRun,
  frame: Draft<BattleFrame>,
  side: Side,
  { unit }: Draft<Fighter>,
  rule: RuleRef,
): void {
  if (unit !== 'garrison') return loseUnit(run, frame[side], unit, rule);
  frame[side].fighters = [];
  run.emit({ type: 'garrisonFell', rule: 'R 18.3.4', at: frame.at, player: defenderIn(run.state, frame) });
}
