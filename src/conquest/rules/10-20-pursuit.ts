/** R 10.20: the victors pursue whom they have routed. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { battleIn, forgetLost, strikeFighter } from '../deeds/display.js';
import { rollDice } from '../deeds/dice.js';
import { removeLeader } from '../deeds/leaders.js';
import type { BattleFrame, PursuitFrame } from '../frame/index.js';
import { firstOfEach } from '../query/alike.js';
import { armyOf, battleOf, leaderNamed, sidesOf, unitNamed } from '../query/display.js';
import { abilityOf } from '../query/presence.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { isWhole } from '../units.js';
import type { Pursuer, SideId, UnitId } from '../vocabulary.js';

/** In this order pursuers are rolled for: light infantry while there is anybody whom it can catch (ruling C10.14). */
const ORDER: readonly Pursuer[] = ['lightInfantry', 'lightCavalry', 'heavyCavalry'];

const isThere = (situation: Situation, { province }: BattleFrame, unit: UnitInfo): boolean =>
  situation.placeOfUnit(unit.code) === situation.ground.codes.get(province);

/** The units of a beaten army that are left: all of them have been routed. */
const fleeing = (situation: Situation, battle: BattleFrame, side: SideId): readonly UnitInfo[] =>
  armyOf(battle, side)
    .units.map((id) => unitNamed(situation, id))
    .filter((unit) => isThere(situation, battle, unit));

/** R 10.20: the victor's units that pursue: at full strength, not routed; each of a pair by itself (ruling C10.13). */
function pursuers(situation: Situation, battle: BattleFrame, side: SideId): readonly UnitId[] {
  const routed = new Set(
    battle.fighters.filter(({ box }) => box === 'routed').flatMap(({ unit, with: other }) => [unit, other]),
  );
  const able = armyOf(battle, side)
    .units.map((id) => unitNamed(situation, id))
    .filter(
      (unit) =>
        situation.sideOfUnit(unit.code) === side &&
        isThere(situation, battle, unit) &&
        !routed.has(unit.id) &&
        isWhole(unit.kind, situation.stepsOf(unit.code)),
    );
  return ORDER.flatMap((as) =>
    able.filter(({ code }) => situation.law.pursuesAs(situation, code) === as).map(({ id }) => id),
  );
}

/** Whom the pursuer rides down. */
const within = (situation: Situation, battle: BattleFrame, { loser }: PursuitFrame, as: Pursuer): readonly UnitInfo[] =>
  fleeing(situation, battle, loser).filter(({ code }) => situation.law.ridesDown(situation, as, code));

/** Of several sides in a beaten army the one that has most left to lose (ruling S9.9). */
function whoGivesUp(
  situation: Situation,
  battle: BattleFrame,
  { loser }: PursuitFrame,
  caught: readonly UnitInfo[],
): SideId {
  const count = (side: SideId): number => caught.filter(({ code }) => situation.sideOfUnit(code) === side).length;
  return sidesOf(armyOf(battle, loser)).reduce((most, side) => (count(side) > count(most) ? side : most));
}

/** The victor may pursue, if there is anybody who does, and whom he can catch: otherwise no die would fall. */
export function openPursuit(run: GameRun, side: SideId, loser: SideId): void {
  const { state } = run;
  const battle = battleIn(run);
  const left = pursuers(state, battle, side);
  const catches = (as: Pursuer): boolean =>
    fleeing(state, battle, loser).some(({ code }) => state.law.ridesDown(state, as, code));
  const catching = left.map((unit) => state.law.pursuesAs(state, unitNamed(state, unit).code));
  if (catching.some((as) => as !== undefined && catches(as)))
    run.push({ kind: 'pursuit', side, loser, stage: 'ask', left: [...left], as: null, toll: 0 });
}

function choices(situation: Situation, frame: PursuitFrame): readonly Action[] {
  const { side, stage, as, toll } = frame;
  if (stage === 'ask')
    return [
      { type: 'pursue', player: side },
      { type: 'forgoPursuit', player: side },
    ];
  if (as === null || toll === 0) return [];
  const caught = within(situation, battleOf(situation), frame, as);
  const player = whoGivesUp(situation, battleOf(situation), frame, caught);
  return firstOfEach(
    situation,
    caught.filter(({ code }) => situation.sideOfUnit(code) === player),
  ).map(({ id: unit }): Action => ({ type: 'giveUpUnit', player, unit }));
}

function giveUp(run: GameRun, frame: Draft<PursuitFrame>, unit: UnitId): void {
  frame.toll--;
  strikeFighter(run, unit, 'R 10.20');
}

/** The least able of the leaders of the beaten army is taken when its units have been lost, but never one with whom the game is lost (ruling C10.15). */
function capture(run: GameRun, frame: Draft<PursuitFrame>): void {
  const { state } = run;
  const { loser } = frame;
  frame.stage = 'pursue';
  const battle = battleIn(run);
  const at = state.ground.codes.get(battle.province);
  const [least] = armyOf(battle, loser)
    .leaders.map((id): LeaderInfo => leaderNamed(state, id))
    .filter(({ code, fact }) => state.placeOfLeader(code) === at && fact.king !== 'ofGame')
    .sort((one, other) => abilityOf(state, one.code) - abilityOf(state, other.code));
  if (least === undefined) return;
  removeLeader(run, least.code, 'captured', 'ruling C10.15');
  forgetLost(run);
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
    const found = fleeing(situation, battle, loser).find(({ id }) => id === unit);
    if (found === undefined || as === null) return refusal('notOnDisplay', 'R 10.20', { unit });
    return situation.law.ridesDown(situation, as, found.code)
      ? undefined
      : refusal('notCaught', 'R 10.20', { unit, as });
  },
  apply(run, frame, action) {
    if (action.type === 'pursue') frame.stage = 'pursue';
    else if (action.type === 'forgoPursuit') run.finish();
    else if (action.type === 'giveUpUnit') giveUp(run, frame, action.unit);
  },
  advance(run, frame) {
    const { state } = run;
    const [only] = run.listed();
    if (only?.type === 'giveUpUnit') return giveUp(run, frame, only.unit);
    if (frame.stage === 'capture') return capture(run, frame);
    const [next] = frame.left;
    const as = next === undefined ? undefined : state.law.pursuesAs(state, unitNamed(state, next).code);
    if (as === undefined || fleeing(state, battleIn(run), frame.loser).length === 0) return run.finish();
    frame.as = as;
    if (within(state, battleIn(run), frame, as).length > 0) rollDice(run, 'pursuit', 1, frame.side);
    else frame.left.shift();
  },
  resume(run, frame, child) {
    const { as } = frame;
    const unit = child.kind === 'roll' ? frame.left.shift() : undefined;
    if (child.kind !== 'roll' || as === null || unit === undefined) return;
    const die = child.values[0] ?? 1;
    const cell = run.state.components.charts.pursuit[as][die - 1] ?? { units: 0 };
    frame.toll = Math.min(cell.units, within(run.state, battleIn(run), frame, as).length);
    run.emit({ type: 'pursuitTried', rule: 'R 10.20', unit, as, die, units: frame.toll });
    if (cell.captive === true) frame.stage = 'capture';
  },
};
