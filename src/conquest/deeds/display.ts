/** R 10: who stands where on the Tactical Display changes. */
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
import { displayOf, type DisplayUnit } from '../query/10-4-boxes';
import { leaderNamed, provinceCode, unitNamed } from '../table/by-id.js';
import type { GameRun } from '../types.js';
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';
import { removeLeader } from './leaders.js';
import { eliminateUnit, loseStep } from './units.js';

/** A battle, to be written to; but who fights is replaced and never written to, for what is known of the display lasts as long as they are the same. */
export type OpenBattle = Omit<Draft<BattleFrame>, 'fighters'> & { fighters: readonly Fighter[] };

/** The battle that is being fought, to be written to. */
export function battleIn(run: GameRun): OpenBattle {
  const battle = run.frame('battle');
  if (battle === undefined) throw new Error('no battle is being fought');
  return battle;
}

/** A unit on the display. */
export function fighterIn(run: GameRun, unit: UnitId): Fighter {
  const fighter = fighterOf(battleIn(run), unit);
  if (fighter === undefined) throw new RangeError(`${unit} does not fight`);
  return fighter;
}

/** A unit on the display is from now on as this says. */
function replaceFighter(run: GameRun, fighter: Fighter, by: Fighter): void {
  const battle = battleIn(run);
  const fighters = battle.fighters.slice();
  fighters[fighters.indexOf(fighter)] = by;
  battle.fighters = fighters;
}

/** One more comes onto the display. */
function addFighter(run: GameRun, fighter: Fighter): void {
  const battle = battleIn(run);
  battle.fighters = [...battle.fighters, fighter];
}

/** A leader goes to another box. */
function movePosted(posted: Draft<Posted>, { army, box }: Post): void {
  posted.army = army;
  posted.box = box;
}

/** A leader on the display, to be written to. */
export function postedIn(run: GameRun, leader: LeaderId): Draft<Posted> {
  const posted = battleIn(run).leaders.find((each) => each.leader === leader);
  if (posted === undefined) throw new RangeError(`${leader} does not fight`);
  return posted;
}

function emitPosted(run: GameRun, { unit, with: other, army, box, line }: Fighter, rule: RuleRef): void {
  const type = 'unitPosted';
  run.emit(other === null ? { type, rule, unit, army, box, line } : { type, rule, unit, army, box, line, with: other });
}

/** A unit is placed on the display. */
export function postUnit(run: GameRun, unit: UnitId, { army, box }: Post, line: Line, rule: RuleRef): void {
  const fighter: Fighter = { unit, with: null, army, box, line, since: 0 };
  addFighter(run, fighter);
  emitPosted(run, fighter, rule);
}

/** A unit goes elsewhere, and its leader with it; `since`: the round, if it advances. */
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

/** A leader is placed on the display. */
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

/** A leader goes to another unit. */
export function sendLeader(run: GameRun, leader: LeaderId, unit: UnitId, rule: RuleRef): void {
  const { army, box } = fighterIn(run, unit);
  const posted = postedIn(run, leader);
  posted.unit = unit;
  movePosted(posted, { army, box });
  run.emit({ type: 'leaderPosted', rule, leader, unit, army, box });
}

/** Two units stand as one, where the second of them stood, by the name of the one that suffers last (R 10.7). A leader of either leads both. */
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

/** The second of a pair stands by itself in this line. */
export function partPair(run: GameRun, unit: UnitId, line: Line): void {
  const pair = fighterIn(run, unit);
  const { unit: one, with: other, army, box, since } = pair;
  if (other === null) return;
  replaceFighter(run, pair, { unit: one, with: null, army, box, line: pair.line, since });
  addFighter(run, { unit: other, with: null, army, box, line, since });
  run.emit({ type: 'unitsParted', rule: pairClause(run.state, unit, other), unit, with: other });
}

/** A unit is locked in combat no longer. */
export function disengage(run: GameRun, unit: UnitId): void {
  const battle = battleIn(run);
  if (isLocked(battle, unit))
    battle.engaged = battle.engaged.filter(({ attacker, defender }) => attacker !== unit && defender !== unit);
}

/** Two units are locked in combat: the defender attacks next (R 10.12, ruling C10.2). Whoever was locked with them before no longer is. */
export function engage(run: GameRun, attacker: UnitId, defender: UnitId): void {
  disengage(run, attacker);
  disengage(run, defender);
  battleIn(run).engaged.push({ attacker, defender });
}

/** A unit and its leader go to the box of the routed (R 10.12). */
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
  // Artillery does not rout; who stood with it does.
  const engine = membersOf(fighter).find((id) => unitNamed(run.state, id).kind.engine === true);
  if (engine !== undefined) eliminateFighter(run, engine, run.state.law.engineBy());
}

/** A unit loses a step; of a pair one goes (R 10.7). Without steps it leaves the display, and its leader is left alone. */
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

/** A unit is lost with all its steps; who stood with it as one stands by itself, and its leader with him, or else alone. */
export function eliminateFighter(run: GameRun, unit: UnitId, rule: RuleRef): void {
  const fighter = fighterIn(run, unit);
  const other = fighter.unit === unit ? fighter.with : fighter.unit;
  eliminateUnit(run, unitNamed(run.state, unit).code, rule);
  if (other === null) return removeFighter(run, unit);
  for (const posted of battleIn(run).leaders) if (posted.unit === unit) posted.unit = other;
  replaceFighter(run, fighter, withOneUnit(fighter, other));
}

/** The one who is left of two that stood as one. */
const withOneUnit = ({ army, box, line, since }: Fighter, unit: UnitId): Fighter => ({
  unit,
  with: null,
  army,
  box,
  line,
  since,
});

/** Whoever is no longer where the battle is leaves the display. */
export function removeAbsent(run: GameRun): void {
  const { state } = run;
  const battle = battleIn(run);
  const at = provinceCode(state, battle.province);
  const { displayUnits } = displayOf(state, battle);
  const isHere = ({ unit }: DisplayUnit): boolean => state.placeOfUnit(unit.code) === at;
  if (!displayUnits.every(isHere)) battle.fighters = displayUnits.filter(isHere).map(({ fighter }) => fighter);
  battle.leaders = battle.leaders.filter(({ leader }) => state.placeOfLeader(leaderNamed(state, leader).code) === at);
}

/** R 10.16: enemies of a side who are alone in a box into which it has advanced are captured. Answers whether anybody was. */
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
