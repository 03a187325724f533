/** R 10.10, 10.15: the combat phase of a round: box after box attacks, duel after duel. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { Post } from '../data/display.js';
import { battleIn } from '../deeds/display.js';
import type { AssaultFrame, BattleFrame } from '../frame/index.js';
import {
  armyOf,
  battleOf,
  fighterOf,
  fightersAt,
  hasPost,
  holderOfPost,
  isEnemy,
  isSamePost,
  sideOfUnit,
} from '../query/10-4-display.js';
import { postOf, displayBoxAt, adjacentBoxes, displayBoxesOf } from '../query/10-4-boxes.js';
import {
  attackersIn,
  canReachEnemies,
  distinctPairings,
  openAttacks,
  openPairings,
  timesAttacked,
} from '../query/10-10-attacks.js';
import { unitNamed } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SideId, UnitId } from '../vocabulary.js';
import { plays } from '../options.js';

/** Returns the next attacks of the attacking box; if no box is attacking, the boxes that can attack. */
function choices(situation: Situation, battle: BattleFrame, frame: AssaultFrame): readonly Action[] {
  const { side: player, current } = frame;
  if (frame.done) return [];
  const all: Action[] = [];
  if (current !== null) {
    const open = openPairings(situation, battle, frame, current);
    for (const { attacker, defender } of distinctPairings(situation, battle, open))
      all.push({ type: 'engage', player, attacker: attacker.unit.id, defender: defender.unit.id });
    if (open.optional) all.push({ type: 'breakOff', player });
    return all;
  }
  const attacks = openAttacks(situation, battle, frame);
  for (const { from, into } of attacks) all.push({ type: 'attackBox', player, from, into });
  // Each of two allies may pass.
  const mayEnd = frame.from.length > 0 || armyOf(battle, player).contingents !== undefined;
  if (mayEnd && attacks.length > 0 && !attacks.some(({ isObligatory }) => isObligatory))
    all.push({ type: 'endAttacks', player });
  return all;
}

function carryOut(run: GameRun, frame: Draft<AssaultFrame>, action: Action): void {
  switch (action.type) {
    case 'attackBox':
      return beginAttack(run, frame, action.from, action.into);
    case 'engage':
      return openDuel(run, frame, action.attacker, action.defender);
    case 'breakOff':
      return endAttack(frame);
    case 'endAttacks':
      frame.done = true;
      return;
    default:
      return;
  }
}

function beginAttack(run: GameRun, frame: Draft<AssaultFrame>, from: Post, into: Post): void {
  frame.current = { from: postOf(from), into: postOf(into), struck: [], met: [] };
  run.emit({ type: 'attackBegan', rule: 'R 10.10', side: frame.side, from: postOf(from), into: postOf(into) });
}

function openDuel(run: GameRun, frame: Draft<AssaultFrame>, attacker: UnitId, defender: UnitId): void {
  const { current, side } = frame;
  if (current === null) return;
  const shift = plays(run.state, 'attackedAgain') ? timesAttacked(frame, defender) : 0;
  current.struck.push(attacker);
  current.met.push(defender);
  frame.met.push(defender);
  run.push({ kind: 'duel', side, attacker, defender, shift, stage: 'open', bereaved: null });
}

/**
 * Ends the attack of a box, which attacks once in a phase. Units that were attacked can be attacked from elsewhere
 * (R 10.15).
 */
function endAttack(frame: Draft<AssaultFrame>): void {
  const { current } = frame;
  if (current === null) return;
  frame.from.push(current.from);
  frame.into.push(current.into);
  frame.current = null;
}

/** Ends combats in which a unit of the side should have attacked and has not (R 10.12, ruling C10.12). */
function endUnusedCombats(run: GameRun, side: SideId): void {
  const battle = battleIn(run);
  if (battle.engaged.length > 0)
    battle.engaged = battle.engaged.filter(({ defender }) => sideOfUnit(run.state, defender) !== side);
}

/** Begins the attacks of a side, if it can reach any enemy (R 10.10). Returns whether it can. */
export function openAssault(run: GameRun, side: SideId): boolean {
  const battle = battleIn(run);
  battle.idle = [];
  const isOpen = canReachEnemies(run.state, battle, side);
  if (isOpen) run.push({ kind: 'assault', side, from: [], into: [], met: [], current: null, done: false });
  else endUnusedCombats(run, side);
  return isOpen;
}

export const assault: RulesOf<'assault'> = {
  rule: 'R 10.10',
  actor: (situation, { side }, list) => (battleOf(situation).ended === null && list().length > 1 ? side : undefined),
  actions: (situation, frame) => choices(situation, battleOf(situation), frame),
  refuse(situation, frame, action) {
    const battle = battleOf(situation);
    if (action.type === 'attackBox') return refuseAttack(situation, battle, frame, action.from, action.into);
    if (action.type === 'engage') return refuseDuel(situation, battle, frame, action.attacker, action.defender);
    if (action.type === 'endAttacks') return refusal('mustAttack', 'R 10.10');
    return action.type === 'breakOff' ? refusal('mustFightOn', 'R 10.15') : undefined;
  },
  apply: carryOut,
  /**
   * Fights the only duel. Without any defender left the box is done; without any box left the phase is (ruling C10.24).
   */
  advance(run, frame, list) {
    const battle = battleIn(run);
    if (battle.ended !== null) return run.finish();
    const [only] = list();
    if (only !== undefined) return carryOut(run, frame, only);
    if (frame.current !== null) return endAttack(frame);
    endUnusedCombats(run, frame.side);
    run.finish();
  },
};

/** Returns why a box cannot attack another. */
function refuseAttack(
  situation: Situation,
  battle: BattleFrame,
  frame: AssaultFrame,
  from: Post,
  into: Post,
): Refusal | undefined {
  const named = { army: from.army, box: from.box, intoArmy: into.army, into: into.box };
  if (frame.current !== null) return refusal('mustFightOn', 'R 10.10', named);
  if (hasPost(frame.from, from)) return refusal('alreadyAttacked', 'R 10.10', named);
  if (battle.round === 1 && frame.from.length > 0) return refusal('alreadyAttacked', 'R 10.10', named);
  if (holderOfPost(situation, battle, from) !== frame.side) return refusal('notOnDisplay', 'R 10.10', named);
  const displayBoxes = displayBoxesOf(situation, battle);
  const at = displayBoxAt(displayBoxes, from);
  const target = at && adjacentBoxes(displayBoxes, at).find((each) => isSamePost(each, into));
  if (at === undefined || target === undefined) return refusal('boxNotAdjacent', 'R 10.4', named);
  if (!isEnemy(battle, frame.side, target.holder)) return refusal('notOnDisplay', 'R 10.10', named);
  if (
    openAttacks(situation, battle, frame).some(
      (open) => open.isObligatory && (battle.round === 1 || isSamePost(open.from, from)),
    )
  )
    return refusal('mustAttack', 'R 10.12', named);
  return attackersIn(battle, at).length === 0 && at.first > 0
    ? refusal('advancedThisRound', 'R 10.9', named)
    : refusal('mayNotAttack', 'R 10.10', named);
}

/** Returns why a unit cannot attack another. */
function refuseDuel(
  situation: Situation,
  battle: BattleFrame,
  frame: AssaultFrame,
  attacker: UnitId,
  defender: UnitId,
): Refusal {
  const { side, current } = frame;
  if (current === null) return refusal('noAttackYet', 'R 10.10', { unit: attacker });
  const isOpen = openPairings(situation, battle, frame, current).pairings.some(
    (pair) => pair.attacker.unit.id === attacker && pair.defender.unit.id === defender,
  );
  if (isOpen) return refusal('alikeListed', 'R 10.10', { unit: attacker, target: defender });
  const [one, other] = [fighterOf(battle, attacker), fighterOf(battle, defender)];
  if (one === undefined || !isSamePost(one, current.from) || sideOfUnit(situation, one.unit) !== side)
    return refusal('notOnDisplay', 'R 10.10', { unit: attacker });
  if (other === undefined || !fightersAt(battle, current.into).includes(other))
    return refusal('notOnDisplay', 'R 10.10', { unit: defender });
  if (current.struck.includes(one.unit)) return refusal('alreadyAttacked', 'R 10.10', { unit: attacker });
  if (one.line === 2) return refusal('mayNotAttack', 'R 10.6', { unit: attacker });
  return situation.law.mayAttack(situation, unitNamed(situation, one.unit).code, unitNamed(situation, other.unit).code)
    ? refusal('targetFirst', 'R 10.10', { unit: defender })
    : refusal('mayNotAttack', 'R 10.10', { unit: attacker, target: defender });
}
