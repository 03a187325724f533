/**
 * R 17.9, D4: the pursuit of retreating units by cavalry. After a battle in wings there is one pursuit by the cavalry
 * of all wings.
 */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import { loseUnit } from '../deeds/fighters.js';
import type { BattleFrame } from '../frame/combat.js';
import { baseMorale, checkModifier, columnFor, NO_ODDS, otherSide, survivorsOf, unitIdsOf } from '../query/combat.js';
import { unitNamed } from '../query/pieces.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { ODDS } from '../vocabulary.js';

const isCavalry = ({ type }: UnitInfo): boolean => type === 'cavalry';

/**
 * Returns the winner's cavalry that is not in the Retreat box, also behind or outside walls, but none at sea (R 17.9.1,
 * ruling R41).
 */
function pursuers(situation: Situation, battle: BattleFrame): readonly UnitInfo[] {
  if (battle.winner === null || battle.element === 'sea') return [];
  const { fighters, reserve } = battle[battle.winner];
  const active = unitIdsOf(fighters.filter(({ retreats }) => !retreats).map(({ unit }) => unit));
  return [...active, ...reserve].map((id) => unitNamed(situation, id)).filter(isCavalry);
}

/** Returns the pursued units: the losers' cavalry, or all of them if there is none (R 17.9.2, 17.9.3). */
function pursued(
  situation: Situation,
  battle: BattleFrame,
): { readonly units: readonly UnitInfo[]; readonly column: number } {
  if (battle.winner === null) return { units: [], column: NO_ODDS };
  const beaten = survivorsOf(situation, battle[otherSide(battle.winner)]);
  const cavalry = beaten.filter(isCavalry);
  const count = pursuers(situation, battle).length;
  return cavalry.length > 0
    ? { units: cavalry, column: columnFor(count, cavalry.length) }
    : { units: beaten, column: columnFor(count, 1) };
}

/** Rolls for the pursuit. There is none without cavalry, or at odds worse than 1-4 (ruling R43). */
export function openPursuit(run: GameRun, frame: Draft<BattleFrame>): void {
  const { winner } = frame;
  const { units, column } = pursued(run.state, frame);
  frame.due = [];
  frame.stage = 'cargo';
  if (winner === null || units.length === 0 || column === NO_ODDS || pursuers(run.state, frame).length === 0) return;
  frame.stage = 'pursuit';
  rollDice(run, 'pursuit', 1, frame[winner].player);
}

/** Applies the pursuit die. Only the result for the defender counts, and demoralization has no effect (R 17.9.1). */
export function applyPursuit(run: GameRun, frame: Draft<BattleFrame>, die: number): void {
  const { state } = run;
  const { winner } = frame;
  const { units, column } = pursued(state, frame);
  const cell = state.components.charts.combat.rows[die - 1]?.[column];
  const odds = ODDS[column];
  frame.stage = 'cargo';
  if (winner === null || cell === undefined || odds === undefined) return;
  const [, result] = cell;
  run.emit({
    type: 'cavalryPursued',
    rule: 'R 17.9',
    at: frame.at,
    player: frame[winner].player,
    cavalry: pursuers(state, frame).map(({ id }) => id),
    against: frame[otherSide(winner)].player,
    units: units.map(({ id }) => id),
    odds,
    die,
    result,
  });
  if (checkModifier(result) === undefined) return;
  frame.result = [result, result];
  frame.due = units.map(({ id }) => id);
  frame.stage = 'pursuitChecks';
  rollDice(run, 'pursuitMorale', units.length, frame[otherSide(winner)].player);
}

/**
 * Rolls a check for each pursued unit at its own morale less one for each round, but not below zero (R 17.9.1,
 * ruling R42).
 */
export function applyPursuitChecks(run: GameRun, frame: Draft<BattleFrame>, dice: readonly number[]): void {
  const { state } = run;
  const { eliminatedBy } = state.components.charts.figures;
  const { winner, result, round, element } = frame;
  frame.stage = 'cargo';
  if (winner === null || result === null) return;
  const side = frame[otherSide(winner)];
  const added = checkModifier(result[1]) ?? 0;
  const checks = unitIdsOf(frame.due).map((unit, index) => ({
    unit,
    die: dice[index] ?? 0,
    morale: Math.max(0, baseMorale(state, unit, element) - round),
  }));
  run.emit({ type: 'moraleChecked', rule: 'R 17.9.1', at: frame.at, player: side.player, added, checks });
  for (const { unit, die, morale } of checks)
    if (die + added - morale >= eliminatedBy) loseUnit(run, side, unit, 'R 17.9.1');
  frame.due = [];
}
