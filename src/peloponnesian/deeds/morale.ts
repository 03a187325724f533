/** R 16.4.6, C: morale checks without a battle: in storms and on Open Seas, in Sicily, and in invasions from abroad. */
import type { RuleRef } from '../../core/index.js';
import { commanderOf } from '../query/command.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import { PLAYERS } from '../vocabulary.js';

/** The circumstances of a morale check. */
interface Circumstances {
  readonly rule: RuleRef;
  /** The modifier of each die, by default 0. */
  readonly added?: number;
  /** Returns the morale of a unit with its modifiers, by default that of its counter. */
  readonly moraleOf?: (unit: UnitInfo) => number;
}

/**
 * Compares the dice of units with their morale, and emits the results by place and commander. Returns the units that
 * fail.
 */
export function checkMorale(
  run: GameRun,
  units: readonly UnitInfo[],
  dice: readonly number[],
  { rule, added = 0, moraleOf = ({ morale }) => morale }: Circumstances,
): readonly UnitInfo[] {
  const { state } = run;
  const all = units.map((unit, index) => ({
    unit,
    at: state.places.ids[state.placeOfUnit(unit.code)],
    player: commanderOf(state, unit.code),
    check: { unit: unit.id, die: dice[index] ?? 0, morale: moraleOf(unit) },
  }));
  for (const at of new Set(all.map((each) => each.at)))
    for (const player of PLAYERS) {
      const checks = all.filter((each) => each.at === at && each.player === player).map(({ check }) => check);
      if (at !== undefined && checks.length > 0) run.emit({ type: 'moraleChecked', rule, at, player, added, checks });
    }
  return all.filter(({ check: { die, morale } }) => die + added > morale).map(({ unit }) => unit);
}
