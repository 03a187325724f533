/** R 10.20: the victors pursue routed units. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { battleIn, removeAbsent, eliminateFighter } from '../deeds/display.js';
import { rollDice } from '../deeds/dice.js';
import { removeLeader } from '../deeds/leaders.js';
import type { BattleFrame, PursuitFrame } from '../frame/index.js';
import { firstOfEach } from '../query/alike.js';
import { unitsNamed } from '../query/09-1-combat.js';
import { armyOf, battleOf, fighterOf, sidesOf } from '../query/10-4-display.js';
import { abilityOf } from '../query/06-1-presence.js';
import { leaderNamed, provinceCode, unitNamed } from '../table/by-id.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { isWhole } from '../units.js';
import type { Pursuer, SideId, UnitId } from '../vocabulary.js';

/**
 * The order in which dice are rolled for pursuers: light infantry first, while there are units that it can catch
 * (ruling C10.14).
 */
const ORDER: readonly Pursuer[] = ['lightInfantry', 'lightCavalry', 'heavyCavalry'];

const isThere = (situation: Situation, { province }: BattleFrame, unit: UnitInfo): boolean =>
  situation.placeOfUnit(unit.code) === provinceCode(situation, province);

/** Returns the units of an army that are still there. */
function leftOf(situation: Situation, battle: BattleFrame, side: SideId): readonly UnitInfo[] {
  const left: UnitInfo[] = [];
  for (const unit of unitsNamed(situation, armyOf(battle, side).units))
    if (isThere(situation, battle, unit)) left.push(unit);
  return left;
}

/** Returns whether a unit of the victor may pursue: it is at full strength and not routed. */
function mayPursue(situation: Situation, battle: BattleFrame, { id, kind, code }: UnitInfo): boolean {
  return isWhole(kind, situation.stepsOf(code)) && fighterOf(battle, id)?.box !== 'routed';
}

/** Returns the units of the victor that pursue, the units of a pair one by one (R 10.20, ruling C10.13). */
function pursuers(situation: Situation, battle: BattleFrame, side: SideId): UnitId[] {
  const able: { readonly id: UnitId; readonly as: Pursuer }[] = [];
  for (const unit of leftOf(situation, battle, side)) {
    const as = situation.law.pursuesAs(situation, unit.code);
    if (as !== undefined && situation.sideOfUnit(unit.code) === side && mayPursue(situation, battle, unit))
      able.push({ id: unit.id, as });
  }
  const inOrder: UnitId[] = [];
  for (const as of ORDER) for (const each of able) if (each.as === as) inOrder.push(each.id);
  return inOrder;
}

/** Returns the units of the beaten army that a pursuer can catch. */
const unitsToCatch = (
  situation: Situation,
  battle: BattleFrame,
  { loser }: PursuitFrame,
  as: Pursuer,
): readonly UnitInfo[] =>
  leftOf(situation, battle, loser).filter(({ code }) => situation.law.ridesDown(situation, as, code));

/** Returns the side of a beaten army that has the most units to lose. */
function sideToLose(
  situation: Situation,
  battle: BattleFrame,
  { loser }: PursuitFrame,
  caught: readonly UnitInfo[],
): SideId {
  const count = (side: SideId): number => caught.filter(({ code }) => situation.sideOfUnit(code) === side).length;
  return sidesOf(armyOf(battle, loser)).reduce((most, side) => (count(side) > count(most) ? side : most));
}

/** Lets the victor pursue, if any of its units can pursue and catch anything. */
export function openPursuit(run: GameRun, side: SideId, loser: SideId): void {
  const { state } = run;
  const battle = battleIn(run);
  const prey = leftOf(state, battle, loser);
  if (prey.length === 0) return;
  const left = pursuers(state, battle, side);
  const catches = (pursuer: UnitId): boolean => {
    const as = state.law.pursuesAs(state, unitNamed(state, pursuer).code);
    return as !== undefined && prey.some(({ code }) => state.law.ridesDown(state, as, code));
  };
  if (left.some(catches)) run.push({ kind: 'pursuit', side, loser, stage: 'ask', left, as: null, toll: 0 });
}

function choices(situation: Situation, frame: PursuitFrame): readonly Action[] {
  const { side, stage, as, toll } = frame;
  if (stage === 'ask')
    return [
      { type: 'pursue', player: side },
      { type: 'forgoPursuit', player: side },
    ];
  if (as === null || toll === 0) return [];
  const caught = unitsToCatch(situation, battleOf(situation), frame, as);
  const player = sideToLose(situation, battleOf(situation), frame, caught);
  return firstOfEach(
    situation,
    caught.filter(({ code }) => situation.sideOfUnit(code) === player),
  ).map(({ id: unit }): Action => ({ type: 'giveUpUnit', player, unit }));
}

function loseUnit(run: GameRun, frame: Draft<PursuitFrame>, unit: UnitId): void {
  frame.toll--;
  eliminateFighter(run, unit, 'R 10.20');
}

/**
 * Captures the least able leader of the beaten army after its losses, but never the King with whom the game is lost
 * (ruling C10.15).
 */
function capture(run: GameRun, frame: Draft<PursuitFrame>): void {
  const { state } = run;
  const { loser } = frame;
  frame.stage = 'pursue';
  const battle = battleIn(run);
  const at = provinceCode(state, battle.province);
  const [least] = armyOf(battle, loser)
    .leaders.map((id): LeaderInfo => leaderNamed(state, id))
    .filter(({ code, fact }) => state.placeOfLeader(code) === at && fact.king !== 'ofGame')
    .sort((one, other) => abilityOf(state, one.code) - abilityOf(state, other.code));
  if (least === undefined) return;
  removeLeader(run, least.code, 'captured', 'ruling C10.15');
  removeAbsent(run);
}

export const pursuit: RulesOf<'pursuit'> = {
  rule: 'R 10.20',
  actor(_, __, list) {
    const [first, second] = list();
    return second === undefined ? undefined : first?.player;
  },
  actions: choices,
  refuse(situation, { loser, as }, action) {
    if (action.type !== 'giveUpUnit') return undefined;
    const { unit } = action;
    const battle = battleOf(situation);
    const found = leftOf(situation, battle, loser).find(({ id }) => id === unit);
    if (found === undefined || as === null) return refusal('notOnDisplay', 'R 10.20', { unit });
    return situation.law.ridesDown(situation, as, found.code)
      ? undefined
      : refusal('notCaught', 'R 10.20', { unit, as });
  },
  apply(run, frame, action) {
    if (action.type === 'pursue') frame.stage = 'pursue';
    else if (action.type === 'forgoPursuit') run.finish();
    else if (action.type === 'giveUpUnit') loseUnit(run, frame, action.unit);
  },
  advance(run, frame, list) {
    const { state } = run;
    const [only] = list();
    if (only?.type === 'giveUpUnit') return loseUnit(run, frame, only.unit);
    if (frame.stage === 'capture') return capture(run, frame);
    const [next] = frame.left;
    const as = next === undefined ? undefined : state.law.pursuesAs(state, unitNamed(state, next).code);
    if (as === undefined || leftOf(state, battleIn(run), frame.loser).length === 0) return run.finish();
    frame.as = as;
    if (unitsToCatch(state, battleIn(run), frame, as).length > 0) rollDice(run, 'pursuit', 1, frame.side);
    else frame.left.shift();
  },
  resume(run, frame, child) {
    const { as } = frame;
    const unit = child.kind === 'roll' ? frame.left.shift() : undefined;
    if (child.kind !== 'roll' || as === null || unit === undefined) return;
    const die = child.values[0] ?? 1;
    const cell = run.state.components.charts.pursuit[as][die - 1] ?? { units: 0 };
    frame.toll = Math.min(cell.units, unitsToCatch(run.state, battleIn(run), frame, as).length);
    run.emit({ type: 'pursuitTried', rule: 'R 10.20', unit, as, die, units: frame.toll });
    if (cell.captive === true) frame.stage = 'capture';
  },
};
