/** Changes which units and leaders are where on the Tactical Display (R 10). */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Line, Post } from '../data/display.js';
import type { BattleFrame, Fighter, Posted } from '../frame/index.js';
import {
  armyOf,
  fighterOf,
  isEnemy,
  isLocked,
  isSamePost,
  leaderWith,
  membersOf,
  pairClause,
  sideOfLeader,
  sideOfUnit,
} from '../query/10-4-display.js';
import { displayOf, type DisplayUnit } from '../query/10-4-boxes.js';
import { leaderNamed, provinceCode, unitNamed } from '../table/by-id.js';
import type { GameRun } from '../types.js';
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';
import { removeLeader } from './leaders.js';
import { eliminateUnit, loseStep } from './units.js';

/**
 * A battle to be written to. The list `fighters` is replaced and never written to, because the display of a battle is
 * cached by it.
 */
export type OpenBattle = Omit<Draft<BattleFrame>, 'fighters'> & { fighters: readonly Fighter[] };

/** Returns the battle that is being fought, to be written to. */
export function battleIn(run: GameRun): OpenBattle {
  const battle = run.frame('battle');
  if (battle === undefined) throw new Error('no battle is being fought');
  return battle;
}

/** Returns the fighter of a unit on the display. */
export function fighterIn(run: GameRun, unit: UnitId): Fighter {
  const fighter = fighterOf(battleIn(run), unit);
  if (fighter === undefined) throw new RangeError(`${unit} does not fight`);
  return fighter;
}

/** Replaces a fighter. */
function replaceFighter(run: GameRun, fighter: Fighter, by: Fighter): void {
  const battle = battleIn(run);
  const fighters = battle.fighters.slice();
  fighters[fighters.indexOf(fighter)] = by;
  battle.fighters = fighters;
}

/** Adds a fighter. */
function addFighter(run: GameRun, fighter: Fighter): void {
  const battle = battleIn(run);
  battle.fighters = [...battle.fighters, fighter];
}

/** Moves a leader to another box. */
function movePosted(posted: Draft<Posted>, { army, box }: Post): void {
  posted.army = army;
  posted.box = box;
}

/** Returns a leader on the display, to be written to. */
export function postedIn(run: GameRun, leader: LeaderId): Draft<Posted> {
  const posted = battleIn(run).leaders.find((each) => each.leader === leader);
  if (posted === undefined) throw new RangeError(`${leader} does not fight`);
  return posted;
}

function emitPosted(run: GameRun, { unit, with: other, army, box, line }: Fighter, rule: RuleRef): void {
  const type = 'unitPosted';
  run.emit(other === null ? { type, rule, unit, army, box, line } : { type, rule, unit, army, box, line, with: other });
}

/** Places a unit on the display. */
export function postUnit(run: GameRun, unit: UnitId, { army, box }: Post, line: Line, rule: RuleRef): void {
  const fighter: Fighter = { unit, with: null, army, box, line, since: 0 };
  addFighter(run, fighter);
  emitPosted(run, fighter, rule);
}

/** Moves a unit and its leader; `since`: the round, if it advances. */
export function moveFighter(
  run: GameRun,
  fighter: Fighter,
  { army, box }: Post,
  line: Line,
  since: number,
  rule: RuleRef,
): void {
  const moved: Fighter = { unit: fighter.unit, with: fighter.with, army, box, line, since };
  const posted = leaderWith(battleIn(run), fighter);
  if (posted !== undefined) movePosted(postedIn(run, posted.leader), moved);
  replaceFighter(run, fighter, moved);
  emitPosted(run, moved, rule);
}

/** Places a leader on the display. */
export function postLeader(
  run: GameRun,
  leader: LeaderId,
  unit: UnitId | null,
  { army, box }: Post,
  rule: RuleRef,
): void {
  battleIn(run).leaders.push({ leader, unit, army, box });
  run.emit({ type: 'leaderPosted', rule, leader, unit, army, box });
}

/** Moves a leader to another unit. */
export function sendLeader(run: GameRun, leader: LeaderId, unit: UnitId, rule: RuleRef): void {
  const { army, box } = fighterIn(run, unit);
  const posted = postedIn(run, leader);
  posted.unit = unit;
  movePosted(posted, { army, box });
  run.emit({ type: 'leaderPosted', rule, leader, unit, army, box });
}

/**
 * Forms a pair in the place of the second unit, named after the unit that takes losses last (R 10.7). A leader of
 * either unit leads the pair.
 */
export function pairUp(run: GameRun, unit: UnitId, other: UnitId): void {
  const { state } = run;
  const battle = battleIn(run);
  const posted = battle.leaders.find((each) => each.unit === unit || each.unit === other);
  const coming = unitNamed(state, unit).code;
  const isFirst = state.law.suffersFirst(state, coming, unitNamed(state, other).code) === coming;
  battle.fighters = battle.fighters.filter((fighter) => fighter.unit !== unit);
  const standing = fighterIn(run, other);
  const { army, box, line, since } = standing;
  const [last, first] = isFirst ? [other, unit] : [unit, other];
  replaceFighter(run, standing, { unit: last, with: first, army, box, line, since });
  if (posted !== undefined) {
    posted.unit = last;
    movePosted(posted, standing);
  }
  const rule = pairClause(state, unit, other);
  run.emit({ type: 'unitsPaired', rule, unit: last, with: first });
}

/** Splits a pair: its second unit goes into this line by itself. */
export function partPair(run: GameRun, unit: UnitId, line: Line): void {
  const pair = fighterIn(run, unit);
  const { unit: one, with: other, army, box, since } = pair;
  if (other === null) return;
  replaceFighter(run, pair, { unit: one, with: null, army, box, line: pair.line, since });
  addFighter(run, { unit: other, with: null, army, box, line, since });
  run.emit({ type: 'unitsParted', rule: pairClause(run.state, unit, other), unit, with: other });
}

/** Ends the combat in which a unit is locked. */
export function disengage(run: GameRun, unit: UnitId): void {
  const battle = battleIn(run);
  if (isLocked(battle, unit))
    battle.engaged = battle.engaged.filter(({ attacker, defender }) => attacker !== unit && defender !== unit);
}

/** Locks two units in combat: the defender attacks next (R 10.12, ruling C10.2). Earlier combats of both end. */
export function engage(run: GameRun, attacker: UnitId, defender: UnitId): void {
  disengage(run, attacker);
  disengage(run, defender);
  battleIn(run).engaged.push({ attacker, defender });
}

/** Routs a unit: it and its leader go to the box of routed units (R 10.12). */
export function routFighter(run: GameRun, unit: UnitId, rule: RuleRef): void {
  const fighter = fighterIn(run, unit);
  const battle = battleIn(run);
  const army = armyOf(battle, sideOfUnit(run.state, unit)).side;
  const posted = leaderWith(battle, fighter);
  const routed: Fighter = { unit: fighter.unit, with: fighter.with, army, box: 'routed', line: 1, since: battle.round };
  disengage(run, unit);
  if (posted !== undefined) movePosted(postedIn(run, posted.leader), routed);
  replaceFighter(run, fighter, routed);
  run.emit({ type: 'unitRouted', rule, unit, with: fighter.with, leader: posted?.leader ?? null });
  // Artillery is lost instead of routing; a unit paired with it routs.
  const engine = membersOf(fighter).find((id) => unitNamed(run.state, id).kind.engine === true);
  if (engine !== undefined) eliminateFighter(run, engine, run.state.law.engineBy());
}

/**
 * Takes a step from a unit, or from the front unit of a pair (R 10.7). A unit without steps leaves the display, and its
 * leader is left alone.
 */
export function loseFighterStep(run: GameRun, unit: UnitId, rule: RuleRef): void {
  const fighter = fighterIn(run, unit);
  const lost = fighter.with ?? unit;
  const { code } = unitNamed(run.state, lost);
  const isLast = run.state.stepsOf(code) === 1;
  loseStep(run, code, rule);
  if (!isLast) return;
  if (lost !== unit) replaceFighter(run, fighter, withOneUnit(fighter, fighter.unit));
  else removeFighter(run, unit);
}

function removeFighter(run: GameRun, unit: UnitId): void {
  const battle = battleIn(run);
  disengage(run, unit);
  battle.fighters = battle.fighters.filter((fighter) => fighter.unit !== unit);
  for (const posted of battle.leaders) if (posted.unit === unit) posted.unit = null;
}

/**
 * Eliminates a unit with all its steps. The other unit of a pair stays with the leader; without one the leader is left
 * alone.
 */
export function eliminateFighter(run: GameRun, unit: UnitId, rule: RuleRef): void {
  const fighter = fighterIn(run, unit);
  const other = fighter.unit === unit ? fighter.with : fighter.unit;
  eliminateUnit(run, unitNamed(run.state, unit).code, rule);
  if (other === null) return removeFighter(run, unit);
  for (const posted of battleIn(run).leaders) if (posted.unit === unit) posted.unit = other;
  replaceFighter(run, fighter, withOneUnit(fighter, other));
}

/** Returns a pair reduced to one unit. */
const withOneUnit = ({ army, box, line, since }: Fighter, unit: UnitId): Fighter => ({
  unit,
  with: null,
  army,
  box,
  line,
  since,
});

/** Removes units and leaders from the display that are no longer in the province of the battle. */
export function removeAbsent(run: GameRun): void {
  const { state } = run;
  const battle = battleIn(run);
  const at = provinceCode(state, battle.province);
  const { displayUnits } = displayOf(state, battle);
  const isHere = ({ unit }: DisplayUnit): boolean => state.placeOfUnit(unit.code) === at;
  if (!displayUnits.every(isHere)) battle.fighters = displayUnits.filter(isHere).map(({ fighter }) => fighter);
  battle.leaders = battle.leaders.filter(({ leader }) => state.placeOfLeader(leaderNamed(state, leader).code) === at);
}

/**
 * Captures enemy leaders that are alone in a box which a side has entered (R 10.16). Returns whether any was captured.
 */
export function captureIn(run: GameRun, post: Post, side: SideId, rule: RuleRef): boolean {
  const battle = battleIn(run);
  const taken = battle.leaders.filter(
    (posted) =>
      posted.unit === null && isSamePost(posted, post) && isEnemy(battle, side, sideOfLeader(run.state, posted.leader)),
  );
  if (taken.length === 0) return false;
  for (const { leader } of taken) removeLeader(run, leaderNamed(run.state, leader).code, 'captured', rule);
  removeAbsent(run);
  return true;
}
