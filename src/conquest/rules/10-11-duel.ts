/** R 10.11-10.17: one unit attacks another: missiles, comparison of strengths, results, and leaders in danger. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { LIGHT_FIRE } from '../data/display.js';
import { pushCasualty } from '../deeds/casualties.js';
import { rollDice } from '../deeds/dice.js';
import {
  battleIn,
  disengage,
  engage,
  fighterIn,
  removeAbsent,
  loseFighterStep,
  postedIn,
  routFighter,
  sendLeader,
} from '../deeds/display.js';
import type { BattleFrame, DuelFrame, Fighter } from '../frame/index.js';
import {
  battleOf,
  columnOf,
  fighterOf,
  frontUnitOf,
  isSamePost,
  leaderTakingPart,
  leaderWith,
  ratingWith,
  sideOfUnit,
  strengthOf,
  strikerOf,
} from '../query/10-4-display.js';
import { unled } from '../query/10-6-moves.js';
import { displayBoxAt, displayBoxesOf, type DisplayUnit } from '../query/10-4-boxes.js';
import { shotsOf, strikes, type Shot } from '../query/10-13-shots.js';
import { plays } from '../options.js';
import { leaderNamed, unitNamed } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CasualtyColumn, LeaderId, SideId, TacticalResult, UnitId } from '../vocabulary.js';
import { decideBattle } from './10-19-ending.js';

/** Returns whether it is the stage in which the defender shoots. */
const isDefence = ({ stage }: DuelFrame): boolean => stage === 'open' || stage === 'fire';

const NO_SHOTS: readonly Shot[] = [];

/** Returns the shots that a fighter still has in the current stage. */
function shotsLeft(situation: Situation, fighter: Fighter | undefined, frame: DuelFrame): readonly Shot[] {
  const { shot } = frame;
  const shots = fighter === undefined ? NO_SHOTS : shotsOf(situation, fighter, isDefence(frame));
  return shot === undefined ? shots : shots.filter(({ unit }) => !shot.includes(unit));
}

/** The two units of a duel on the display. */
interface Duellists {
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

/** Returns the two units of a duel; `undefined`: one of them is no longer on the display. */
function duellistsOf(battle: BattleFrame, duel: DuelFrame): Duellists | undefined {
  const attacker = fighterOf(battle, duel.attacker);
  const defender = attacker && fighterOf(battle, duel.defender);
  return attacker && defender && { attacker, defender };
}

function areLocked({ engaged }: BattleFrame, { attacker, defender }: DuelFrame): boolean {
  for (const engagement of engaged) {
    if (engagement.attacker === attacker && engagement.defender === defender) return true;
    if (engagement.attacker === defender && engagement.defender === attacker) return true;
  }
  return false;
}

/**
 * Returns whether the defender shoots first (R 10.14). It does not against attackers that only shoot, nor if it is
 * locked in combat with an enemy that it attacked last in an earlier round (ruling C10.30). A defender that was
 * attacked from elsewhere in this round and is locked by that does (rulings C10.11, C10.20).
 */
const shootsFirst = (situation: Situation, { engaged }: BattleFrame, { attacker, defender }: Duellists): boolean =>
  strikes(situation, attacker) && !engaged.some((engagement) => engagement.attacker === defender.unit);

/** Returns whether light infantry that is attacked may fire, which it may once in a battle (R 10.14, optional). */
const mayFireOnce = (situation: Situation, battle: BattleFrame, unit: UnitId, duellists: Duellists): boolean =>
  plays(situation, 'lightInfantryFires') &&
  unitNamed(situation, unit).kind.type === 'lightInfantry' &&
  strikes(situation, duellists.defender) &&
  !battle.fired.includes(unit) &&
  shootsFirst(situation, battle, duellists);

/** Returns the units of the same box that a leader who has lost a unit can join (R 10.12). */
function unitsToJoin(situation: Situation, battle: BattleFrame, { bereaved }: DuelFrame): readonly DisplayUnit[] {
  const posted = battle.leaders.find(({ leader }) => leader === bereaved);
  const at = posted?.unit === null ? displayBoxAt(displayBoxesOf(situation, battle), posted) : undefined;
  return at === undefined ? [] : unled(situation, battle, at);
}

function choices(situation: Situation, battle: BattleFrame, frame: DuelFrame): readonly Action[] {
  const { bereaved, stage } = frame;
  if (bereaved !== null) {
    const player = situation.sideOfLeader(leaderNamed(situation, bereaved).code);
    return unitsToJoin(situation, battle, frame).map(({ fighter: { unit } }): Action => ({
      type: 'joinLeader',
      player,
      leader: bereaved,
      unit,
    }));
  }
  if (stage !== 'ask') return [];
  const player = sideOfUnit(situation, frame.defender);
  return [
    { type: 'fire', player },
    { type: 'holdFire', player },
  ];
}

/**
 * R 10.13: fires a shot. A hit takes a step of the target; of a pair, of the front unit. Returns whether it has hit.
 */
function shoot(
  run: GameRun,
  frame: Draft<DuelFrame>,
  { unit, on: strength }: Shot,
  target: UnitId,
  die: number,
  rule: RuleRef,
): boolean {
  const { state } = run;
  const struck = frontUnitOf(fighterIn(run, target));
  const modifier = state.law.shotModifier(state, unitNamed(state, unit).code, unitNamed(state, struck).code);
  const hit = die + modifier <= strength;
  run.emit({ type: 'shotFired', rule, unit, target: struck, strength, die, modifier, hit });
  if (hit) takeLoss(run, frame, target, rule);
  return hit;
}

/** Records that a leader has lost its unit; a leader that lost one at the same time comes after it. */
function noteBereaved(frame: Draft<DuelFrame>, leader: LeaderId): void {
  if (frame.bereaved !== null) frame.bereavedToo = frame.bereaved;
  frame.bereaved = leader;
}

/** Takes a step from a unit; its leader is in danger (R 10.12). */
function takeLoss(run: GameRun, frame: Draft<DuelFrame>, unit: UnitId, rule: RuleRef): void {
  const posted = leaderWith(battleIn(run), fighterIn(run, unit));
  loseFighterStep(run, unit, rule);
  if (posted === undefined) return;
  if (postedIn(run, posted.leader).unit === null) noteBereaved(frame, posted.leader);
  endanger(run, posted.leader, 'loss');
}

/** Routs a unit, unless its leader is fearless (R 10.12, 10.17, ruling C10.26). The leader is in danger either way. */
function takeRout(run: GameRun, unit: UnitId): void {
  const posted = leaderWith(battleIn(run), fighterIn(run, unit));
  const stands = posted !== undefined && leaderNamed(run.state, posted.leader).fact.fearless === true;
  if (stands) run.emit({ type: 'routIgnored', rule: 'R 10.17', unit, leader: posted.leader });
  else routFighter(run, unit, 'R 10.12');
  if (posted !== undefined) endanger(run, posted.leader, 'rout');
}

const endanger = (run: GameRun, leader: string, column: CasualtyColumn): void =>
  pushCasualty(run, leader, column, 'R 10.16');

/**
 * R 10.16: records the leader that takes part in a duel. No other leader of the box may in this round (ruling C10.8).
 */
function noteLeader(run: GameRun, fighter: Fighter): void {
  const battle = battleIn(run);
  const posted = leaderTakingPart(run.state, battle, fighter);
  if (posted === undefined) return;
  const { leader, army, box } = posted;
  // A leader that has come from another box may have led there.
  if (battle.led.some((led) => led.leader === leader && isSamePost(led, posted))) return;
  battle.led.push({ leader, army, box });
}

/** Returns the clause by which a unit charges; `null`: it does not. */
const charges = (situation: Situation, unit: UnitId): RuleRef | null =>
  situation.law.charges(situation, unitNamed(situation, unit).code);

/** Compares the strengths and applies the result of the table (R 10.11, 10.12). */
function compare(run: GameRun, frame: Draft<DuelFrame>, die: number): void {
  const { state } = run;
  const battle = battleIn(run);
  const { attacker, defender } = frame;
  const [one, other] = [fighterIn(run, attacker), fighterIn(run, defender)];
  const attack = strengthOf(state, one, 'attack') + ratingWith(state, battle, one);
  const defense = strengthOf(state, other, 'defense') + ratingWith(state, battle, other);
  const { rows } = state.components.charts.tacticalCombat;
  const struck = unitNamed(state, frontUnitOf(other)).code;
  const modifier = state.law.strikeModifier(state, unitNamed(state, attacker).code, struck);
  const row = rows[Math.min(die + modifier, rows.length) - 1] ?? [];
  const column = Math.min(columnOf(attack, defense) + frame.shift, row.length - 1);
  const result = row[column] ?? 'Eng';
  noteLeader(run, one);
  noteLeader(run, other);
  const [by, against] = [strikerOf(state, one), strikerOf(state, other)];
  const [type, rule] = ['duelFought', 'R 10.11'] as const;
  run.emit(
    modifier === 0
      ? { type, rule, attacker: by, defender: against, attack, defense, column, die, result }
      : { type, rule, attacker: by, defender: against, attack, defense, column, die, modifier, result },
  );
  const lost = charges(state, attacker);
  if (lost !== null) return resolveCharge(run, frame, result, lost);
  if (result === 'Eng') return engage(run, attacker, defender);
  if (areLocked(battle, frame)) disengage(run, attacker);
  switch (result) {
    case 'AR':
      return takeRout(run, attacker);
    case 'DR':
      return takeRout(run, defender);
    case 'AL':
      return takeLoss(run, frame, attacker, 'R 10.12');
    case 'DL':
      return takeLoss(run, frame, defender, 'R 10.12');
  }
}

/** Applies the result of a charge to the defender; the charging unit is lost in any case. */
function resolveCharge(run: GameRun, frame: Draft<DuelFrame>, result: TacticalResult, rule: RuleRef): void {
  const { attacker, defender } = frame;
  disengage(run, attacker);
  if (result === 'DR') takeRout(run, defender);
  if (result === 'DL') takeLoss(run, frame, defender, 'R 10.12');
  takeLoss(run, frame, attacker, rule);
}

/** Swaps the two units: one that charges strikes its attacker instead. */
function swapDuellists(frame: Draft<DuelFrame>): void {
  const { attacker, defender } = frame;
  frame.attacker = defender;
  frame.defender = attacker;
}

/** Records a shot. The other unit of a pair may still act; a single unit is done. */
function noteShot(run: GameRun, frame: Draft<DuelFrame>, by: UnitId, shot: Shot, next: 'strike' | 'done'): void {
  const fighter = fighterOf(battleIn(run), by);
  if (fighter !== undefined && fighter.with !== null) frame.shot = [...(frame.shot ?? []), shot.unit];
  else frame.stage = next;
}

/** Lets the defender shoot before it is struck (R 10.14). */
function defend(run: GameRun, frame: Draft<DuelFrame>, die: number): void {
  const { attacker, defender } = frame;
  const [shot = { unit: defender, on: LIGHT_FIRE }] = shotsLeft(run.state, fighterOf(battleIn(run), defender), frame);
  noteShot(run, frame, defender, shot, 'strike');
  shoot(run, frame, shot, attacker, die, 'R 10.14');
}

/**
 * Carries out the attack: archers shoot (R 10.13), others strike (R 10.11). After a miss, units locked in combat stay
 * locked (ruling C10.11).
 */
function strike(run: GameRun, frame: Draft<DuelFrame>, die: number): void {
  const { attacker, defender } = frame;
  const battle = battleIn(run);
  const [shot] = shotsLeft(run.state, fighterOf(battle, attacker), frame);
  if (shot === undefined) {
    frame.stage = 'done';
    return compare(run, frame, die);
  }
  const isLocked = areLocked(battle, frame);
  noteShot(run, frame, attacker, shot, 'done');
  const hit = shoot(run, frame, shot, defender, die, 'R 10.13');
  if (!isLocked) return;
  // A hit is a loss of the defender. Any result but Eng ends the combat.
  if (hit) disengage(run, attacker);
  else engage(run, attacker, defender);
}

const sideOfAttacker = (run: GameRun, { attacker }: DuelFrame): SideId => sideOfUnit(run.state, attacker);

/**
 * Sends a leader without a unit to another unit of the box, with which it fights from the next phase on; without any it
 * is alone (ruling C10.4).
 */
function placeBereaved(run: GameRun, frame: Draft<DuelFrame>, unit: UnitId | undefined): void {
  const { bereaved, bereavedToo = null } = frame;
  frame.bereaved = bereavedToo;
  if (bereavedToo !== null) delete frame.bereavedToo;
  if (bereaved === null) return;
  battleIn(run).idle.push(bereaved);
  if (unit !== undefined) sendLeader(run, bereaved, unit, 'R 10.12');
}

export const duel: RulesOf<'duel'> = {
  rule: 'R 10.11',
  /** Asks a side only whether it holds its fire, and where a leader without a unit goes. */
  actor(situation, { bereaved, stage }, list) {
    if ((bereaved === null && stage !== 'ask') || battleOf(situation).ended !== null) return undefined;
    const [first, second] = list();
    return second === undefined ? undefined : first?.player;
  },
  actions: (situation, frame) => choices(situation, battleOf(situation), frame),
  refuse(situation, { bereaved }, action) {
    if (action.type !== 'joinLeader') return undefined;
    const { leader, unit } = action;
    const battle = battleOf(situation);
    if (leader !== bereaved) return refusal('leaderNotThere', 'R 10.12', { leader });
    const posted = battle.leaders.find((each) => each.leader === leader);
    const fighter = fighterOf(battle, unit);
    if (fighter === undefined || posted === undefined || !isSamePost(fighter, posted))
      return refusal('notOnDisplay', 'R 10.12', { unit });
    return leaderWith(battle, fighter) === undefined ? undefined : refusal('unitLed', 'R 10.7', { unit });
  },
  apply(run, frame, action) {
    if (action.type === 'joinLeader') return placeBereaved(run, frame, action.unit);
    frame.stage = action.type === 'fire' ? 'fire' : 'strike';
    if (action.type !== 'fire') return;
    battleIn(run).fired.push(frame.defender);
    rollDice(run, 'defensiveFire', 1, sideOfUnit(run.state, frame.defender));
  },
  advance(run, frame) {
    const { state } = run;
    if (decideBattle(run)) return run.finish();
    const battle = battleIn(run);
    if (frame.bereaved !== null) return placeBereaved(run, frame, unitsToJoin(state, battle, frame)[0]?.fighter.unit);
    const duellists = frame.stage === 'done' ? undefined : duellistsOf(battle, frame);
    if (duellists === undefined) return run.finish();
    const { attacker, defender } = duellists;
    if (frame.stage === 'open' && charges(state, frame.defender) !== null) {
      swapDuellists(frame);
      frame.stage = 'strike';
      return rollDice(run, 'duel', 1, sideOfAttacker(run, frame));
    }
    if (isDefence(frame) && shotsLeft(state, defender, frame).length > 0 && shootsFirst(state, battle, duellists)) {
      frame.stage = 'fire';
      return rollDice(run, 'defensiveFire', 1, sideOfUnit(state, frame.defender));
    }
    if (frame.stage === 'open' && mayFireOnce(state, battle, frame.defender, duellists)) {
      frame.stage = 'ask';
      return;
    }
    if (frame.stage !== 'strike') {
      frame.stage = 'strike';
      if (frame.shot !== undefined) delete frame.shot;
    }
    if (shotsLeft(state, attacker, frame).length > 0) return rollDice(run, 'missile', 1, sideOfAttacker(run, frame));
    if (!strikes(state, attacker)) return run.finish();
    rollDice(run, 'duel', 1, sideOfAttacker(run, frame));
  },
  resume(run, frame, child) {
    if (child.kind === 'casualty') return removeAbsent(run);
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? 1;
    if (child.purpose === 'defensiveFire') defend(run, frame, die);
    else strike(run, frame, die);
  },
};
