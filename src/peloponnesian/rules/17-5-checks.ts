/** R 17.5, 17.7.4, 18.6: the effects of a round on each side: demoralization and morale checks. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import { rollDice } from '../deeds/dice.js';
import { demoralize, loseFighter, makeRetreat } from '../deeds/fighters.js';
import type { BattleFrame, Combatant, Fighter, Side } from '../frame/combat.js';
import { activeOf, checkModifier, fightingUnits, moraleOf, survivorsOf, unitIdsOf } from '../query/combat.js';
import { defenderIn, isForFortress } from '../query/defences.js';
import { unitNamed } from '../query/pieces.js';
import { canRetreat, waysOf } from '../query/retreats.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';

/** Returns whether a combatant can retreat at all (R 17.7). A garrison cannot (ruling R16). */
export function isAbleToRetreat(situation: Situation, battle: BattleFrame, side: Side, unit: Combatant): boolean {
  if (unit === 'garrison') return false;
  const retreating = battle[side].fighters.filter(({ retreats, unit: other }) => retreats && other !== unit);
  const others = unitIdsOf(retreating.map((fighter) => fighter.unit)).map((id) => unitNamed(situation, id));
  const fleets = survivorsOf(situation, battle[side]).filter(({ isLand }) => !isLand);
  return canRetreat(situation, waysOf(battle, side), unitNamed(situation, unit), others, fleets);
}

/** Returns whether all units of a side can retreat together (R 17.8). */
export function canAllRetreat(situation: Situation, battle: BattleFrame, side: Side): boolean {
  if (battle[side].fighters.some(({ unit }) => unit === 'garrison')) return false;
  const units = [
    ...fightingUnits(situation, battle[side]),
    ...battle[side].reserve.map((id) => unitNamed(situation, id)),
  ];
  const fleets = units.filter(({ isLand }) => !isLand);
  return units.every((unit) =>
    canRetreat(
      situation,
      waysOf(battle, side),
      unit,
      units.filter((other) => other !== unit),
      fleets,
    ),
  );
}

/** Returns whether a side defends walls, so that it is never forced to retreat (R 17.7.2). */
const isBehindWalls = (situation: Situation, battle: BattleFrame, side: Side): boolean =>
  side === 'defender' && isForFortress(situation, battle);

/** Makes fighters without morale retreat, if they can and are not behind walls (R 17.5.2). */
function breakIfSpent(run: GameRun, frame: Draft<BattleFrame>, side: Side, fighter: Draft<Fighter>): void {
  const { state } = run;
  if (fighter.retreats || moraleOf(state, frame, fighter) > 0 || isBehindWalls(state, frame, side)) return;
  if (isAbleToRetreat(state, frame, side, fighter.unit)) makeRetreat(run, frame, side, fighter, 'R 17.5.2');
}

/** Demoralizes a whole side after a result of `D` (R 17.5.2). */
function demoralizeAll(run: GameRun, frame: Draft<BattleFrame>, side: Side): void {
  for (const fighter of frame[side].fighters)
    if (!fighter.retreats) {
      demoralize(fighter);
      breakIfSpent(run, frame, side, fighter);
    }
}

/** The stages of each side, in order. */
const NEXT = {
  attacker: { checks: 'attackerSeconds', seconds: 'defenderChecks' },
  defender: { checks: 'defenderSeconds', seconds: 'waver' },
} as const;

const resultOf = ({ result }: BattleFrame, side: Side) => result?.[side === 'attacker' ? 0 : 1] ?? 'D';

/**
 * Applies the result of a round to a side: all are demoralized, or a die is rolled for each, in the order of the
 * roster.
 */
export function openChecks(run: GameRun, frame: Draft<BattleFrame>, side: Side): void {
  frame.due = [];
  if (checkModifier(resultOf(frame, side)) === undefined) {
    demoralizeAll(run, frame, side);
    frame.stage = NEXT[side].seconds;
    return;
  }
  frame.due = activeOf(frame[side]).map(({ unit }) => unit);
  rollDice(run, 'morale', frame.due.length, frame[side].player);
}

/** Rolls second checks for fighters that have failed and cannot retreat (R 17.7.4). */
export function openSecondChecks(run: GameRun, frame: Draft<BattleFrame>, side: Side): void {
  if (frame.due.length === 0) frame.stage = NEXT[side].seconds;
  else rollDice(run, 'secondMorale', frame.due.length, frame[side].player);
}

/** Returns the fighters for whom dice have been rolled, each with its die. */
function withDice(
  frame: Draft<BattleFrame>,
  side: Side,
  dice: readonly number[],
): readonly (readonly [Draft<Fighter>, number])[] {
  return frame.due.flatMap((unit, index) => {
    const fighter = frame[side].fighters.find((other) => other.unit === unit);
    const die = dice[index];
    return fighter === undefined || die === undefined ? [] : [[fighter, die] as const];
  });
}

/** Emits the dice of the fighters and the morale that each is compared with. */
function emitChecks(
  run: GameRun,
  frame: Draft<BattleFrame>,
  side: Side,
  dice: readonly (readonly [Draft<Fighter>, number])[],
  added: number,
  rule: RuleRef,
): void {
  const player = side === 'defender' ? defenderIn(run.state, frame) : frame.attacker.player;
  const checks = dice.map(([fighter, die]) => ({
    unit: fighter.unit,
    die,
    morale: moraleOf(run.state, frame, fighter),
  }));
  run.emit({ type: 'moraleChecked', rule, at: frame.at, player, added, checks });
}

/** Applies the morale checks of a side (R 17.5.3). */
export function applyChecks(run: GameRun, frame: Draft<BattleFrame>, side: Side, dice: readonly number[]): void {
  const { state } = run;
  const { eliminatedBy } = state.components.charts.figures;
  const added = checkModifier(resultOf(frame, side)) ?? 0;
  const seconds: Combatant[] = [];
  const rolled = withDice(frame, side, dice);
  emitChecks(run, frame, side, rolled, added, 'R 17.5.3');
  for (const [fighter, die] of rolled) {
    const excess = die + added - moraleOf(state, frame, fighter);
    if (excess >= eliminatedBy) loseFighter(run, frame, side, fighter, 'R 17.5.3');
    else if (excess <= 0) {
      demoralize(fighter);
      breakIfSpent(run, frame, side, fighter);
    } else if (isBehindWalls(state, frame, side)) {
      // Ruling R18: it is demoralized, and may retreat if it can (R 17.7.2).
      demoralize(fighter);
      if (isAbleToRetreat(state, frame, side, fighter.unit)) seconds.push(fighter.unit);
    } else if (isAbleToRetreat(state, frame, side, fighter.unit)) makeRetreat(run, frame, side, fighter, 'R 17.5.3');
    else {
      // R 17.7.4
      demoralize(fighter);
      seconds.push(fighter.unit);
    }
  }
  frame.due = seconds;
  frame.stage = isBehindWalls(state, frame, side) ? 'waver' : NEXT[side].checks;
}

/** Applies the second checks of a side: the survivors are demoralized once more (R 17.7.4). */
export function applySecondChecks(run: GameRun, frame: Draft<BattleFrame>, side: Side, dice: readonly number[]): void {
  const { state } = run;
  const { eliminatedBy } = state.components.charts.figures;
  const rolled = withDice(frame, side, dice);
  emitChecks(run, frame, side, rolled, 0, 'R 17.7.4');
  for (const [fighter, die] of rolled) {
    if (die - moraleOf(state, frame, fighter) >= eliminatedBy) loseFighter(run, frame, side, fighter, 'R 17.7.4');
    else demoralize(fighter);
  }
  frame.due = [];
  frame.stage = NEXT[side].seconds;
}
