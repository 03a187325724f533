/** R 10.4-10.7, 10.16: where units and leaders are on the Tactical Display, and their strengths there. */
import { frameOf, type RuleRef } from '../../core/index.js';
import { boxes, FIGHTING, MOST_INTRUDERS, type BoxFact, type Line, type Post } from '../data/display.js';
import type { Strength } from '../data/shape.js';
import type { Army, BattleFrame, Fighter, Posted } from '../frame/index.js';
import { findUnit, leaderNamed, unitNamed } from '../table/by-id.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { countedAmong, strengthWith } from '../units.js';
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';
import { abilityOf } from './06-1-presence.js';

/** Returns the battle that is being fought. */
export function battleOf(situation: Situation): BattleFrame {
  const battle = frameOf(situation, 'battle');
  if (battle === undefined) throw new Error('no battle is being fought');
  return battle;
}

/** Returns the clause by which two units may or may not form a pair (R 10.7). The ids may be unknown. */
export const pairClause = (situation: Situation, unit: UnitId, other: UnitId): RuleRef =>
  situation.law.pairedBy(situation, findUnit(situation, unit), findUnit(situation, other));

/** Returns the side of a unit. */
export const sideOfUnit = (situation: Situation, id: UnitId): SideId =>
  situation.sideOfUnit(unitNamed(situation, id).code);

export const sideOfLeader = (situation: Situation, id: LeaderId): SideId =>
  situation.sideOfLeader(leaderNamed(situation, id).code);

// ------------------------------------------------------------------------------------------------ boxes

export const isSamePost = (one: Post, other: Post): boolean => one.box === other.box && one.army === other.army;

export const boxAt = ({ box }: Post): BoxFact => boxes[box];

export function hasPost(posts: readonly Post[], post: Post): boolean {
  for (const each of posts) if (isSamePost(each, post)) return true;
  return false;
}

/** Returns the sides that fight in an army, in the order in which they act. */
export const sidesOf = ({ side, contingents }: Army): readonly SideId[] =>
  contingents?.map((contingent) => contingent.side) ?? [side];

/** Returns whether a side fights in an army. */
export const fightsIn = ({ side: own, contingents }: Army, side: SideId): boolean =>
  contingents === undefined ? own === side : contingents.some((contingent) => contingent.side === side);

/** Returns whether a side fights in an army; never for `null`. */
export const isOfArmy = (army: Army, side: SideId | null): boolean => side !== null && fightsIn(army, side);

/** Returns the army in which a side fights. */
export const armyOf = ({ armies: [one, other] }: BattleFrame, side: SideId): Army =>
  fightsIn(one, side) ? one : other;
export const foesOf = ({ armies: [one, other] }: BattleFrame, side: SideId): Army =>
  fightsIn(one, side) ? other : one;

/** Returns the side after which the enemy army is named. */
export const enemyOf = (battle: BattleFrame, side: SideId): SideId => foesOf(battle, side).side;

/** Returns the sides in the order in which they act in a round (R 10.2). */
export const turnsOf = (battle: BattleFrame): readonly SideId[] => [
  ...sidesOf(armyOf(battle, battle.first)),
  ...sidesOf(foesOf(battle, battle.first)),
];

/** Returns whether a side fights another in this battle. */
export const isEnemy = (battle: BattleFrame, side: SideId, other: SideId | null): boolean =>
  isOfArmy(foesOf(battle, side), other);

/** Returns whether a box is one of the army in which a side fights. */
export const isOwnPost = (battle: BattleFrame, { army }: Post, side: SideId): boolean =>
  armyOf(battle, side).side === army;

/** Returns the boxes of both armies in which units fight. */
export const postsOf = ({ armies }: BattleFrame): readonly Post[] =>
  armies.flatMap(({ side }) => FIGHTING.map((box): Post => ({ army: side, box })));

// ------------------------------------------------------------------------------------------------ who stands there

/** Returns the units in a box, in the order in which they came. */
export const fightersAt = ({ fighters }: BattleFrame, post: Post): readonly Fighter[] =>
  fighters.filter((fighter) => isSamePost(fighter, post));

/** Returns the units in a line of a box. */
export const lineAt = ({ fighters }: BattleFrame, post: Post, line: Line): readonly Fighter[] =>
  fighters.filter((fighter) => fighter.line === line && isSamePost(fighter, post));

/** Returns the fighter of a unit, alone or as one of a pair. */
export function fighterOf({ fighters }: BattleFrame, id: UnitId): Fighter | undefined {
  for (const fighter of fighters) if (fighter.unit === id || fighter.with === id) return fighter;
  return undefined;
}

/** Returns the side that has units in a box; `null`: none. Two sides never share a box. */
export function holderOfPost(situation: Situation, battle: BattleFrame, post: Post): SideId | null {
  const first = battle.fighters.find((fighter) => isSamePost(fighter, post));
  return first === undefined ? null : sideOfUnit(situation, first.unit);
}

/** Returns the units of a side that are not routed. */
export const fightingFor = (situation: Situation, { fighters }: BattleFrame, side: SideId): readonly Fighter[] =>
  fighters.filter(({ unit, box }) => box !== 'routed' && sideOfUnit(situation, unit) === side);

/** Returns the units of an army that are not routed. */
export const fightingIn = (situation: Situation, battle: BattleFrame, army: Army): readonly Fighter[] =>
  sidesOf(army).flatMap((side) => fightingFor(situation, battle, side));

export function leaderWith({ leaders }: BattleFrame, { unit }: Pick<Fighter, 'unit'>): Posted | undefined {
  for (const posted of leaders) if (posted.unit === unit) return posted;
  return undefined;
}

/** Returns the leaders of a side in a box. */
export const leadersPosted = (
  situation: Situation,
  { leaders }: BattleFrame,
  post: Post,
  side: SideId,
): readonly Posted[] =>
  leaders.filter((posted) => isSamePost(posted, post) && sideOfLeader(situation, posted.leader) === side);

/** Returns whether a unit is locked in combat (R 10.12). */
export function isLocked({ engaged }: BattleFrame, unit: UnitId): boolean {
  for (const { attacker, defender } of engaged) if (attacker === unit || defender === unit) return true;
  return false;
}

export const isEngaged = (battle: BattleFrame, { unit }: Fighter): boolean => isLocked(battle, unit);

/** R 10.5, 10.6: lines of a box. */
const NEITHER: readonly Line[] = [];
const FIRST: readonly Line[] = [1];
const SECOND: readonly Line[] = [2];
const BOTH: readonly Line[] = [1, 2];

/**
 * Returns the lines of a box with room for another unit (R 10.5, 10.6). Units of its own army have the printed room,
 * enemies no more than may intrude; the second line is open only behind a first.
 */
export function openLines({ holds }: BoxFact, isOwn: boolean, first: number, second: number): readonly Line[] {
  const hasFirst = first < (isOwn ? holds[1] : MOST_INTRUDERS);
  const hasSecond = isOwn && first > 0 && second < holds[2];
  if (hasFirst) return hasSecond ? BOTH : FIRST;
  return hasSecond ? SECOND : NEITHER;
}

/** Returns the lines of a box with room for another unit of a side. */
export function linesWithRoom(battle: BattleFrame, post: Post, side: SideId): readonly Line[] {
  let [first, second] = [0, 0];
  for (const fighter of battle.fighters) {
    if (!isSamePost(fighter, post)) continue;
    if (fighter.line === 1) first++;
    else second++;
  }
  return openLines(boxAt(post), isOwnPost(battle, post, side), first, second);
}

const isEngine = ({ kind }: UnitInfo): boolean => kind.engine === true;

/**
 * Returns whether a unit or pair cannot move on the display: artillery cannot, nor a unit paired with it. It closes
 * gaps like other units.
 */
export const areImmobile = (unit: UnitInfo, other: UnitInfo | undefined): boolean =>
  isEngine(unit) || (other !== undefined && isEngine(other));

/** Returns whether a fighter on the display cannot move. */
export const isImmobile = (situation: Situation, { unit, with: other }: Pick<Fighter, 'unit' | 'with'>): boolean =>
  areImmobile(unitNamed(situation, unit), other === null ? undefined : unitNamed(situation, other));

/** Returns whether a unit may stand in a box (R 10.5). */
export const mayStandAt = (situation: Situation, fighter: Pick<Fighter, 'unit' | 'with'>, post: Post): boolean =>
  situation.law.mayStandIn(
    situation,
    membersOf(fighter).map((id) => unitNamed(situation, id).code),
    post,
  );

// ------------------------------------------------------------------------------------------------ what they are worth

/** Returns a single unit, or both units of a pair. */
export const membersOf = ({ unit, with: other }: Pick<Fighter, 'unit' | 'with'>): readonly UnitId[] =>
  other === null ? [unit] : [unit, other];

/** Returns the unit that takes the first loss: a single unit, or the front one of a pair (R 10.7). */
export const frontUnitOf = ({ unit, with: other }: Pick<Fighter, 'unit' | 'with'>): UnitId => other ?? unit;

/** Returns the units of a pair whose strengths count. */
const countedOf = (situation: Situation, pair: Fighter): readonly UnitInfo[] =>
  countedAmong(membersOf(pair).map((id) => unitNamed(situation, id)));

/**
 * Returns the unit that strikes: a single unit, or of a pair the first, unless that one shoots and the other does not.
 */
export function strikerOf(situation: Situation, fighter: Fighter): UnitId {
  const { unit, with: other } = fighter;
  if (other === null) return unit;
  const counted = countedOf(situation, fighter);
  return counted.some(({ id }) => id === unit) ? unit : (counted[0]?.id ?? unit);
}

/** Returns attack or defense of a unit or pair, without its leader (R 10.7). */
export function strengthOf(situation: Situation, fighter: Fighter, what: keyof Strength): number {
  if (fighter.with === null) return strengthOfUnit(situation, unitNamed(situation, fighter.unit), what);
  let sum = 0;
  for (const unit of countedOf(situation, fighter)) sum += strengthOfUnit(situation, unit, what);
  return sum;
}

const strengthOfUnit = (situation: Situation, { kind, code }: UnitInfo, what: keyof Strength): number =>
  strengthWith(kind, situation.stepsOf(code))[what];

/**
 * Returns the leader whose rating counts in the duels of a unit (R 10.16). One leader of a box takes part in a round,
 * the one of its first duel (ruling C10.8). A leader that has lost a unit in this phase does not (R 10.12), nor does
 * the leader of a unit that charges.
 */
export function leaderTakingPart(situation: Situation, battle: BattleFrame, fighter: Fighter): Posted | undefined {
  const posted = leaderWith(battle, fighter);
  if (posted === undefined || battle.idle.includes(posted.leader)) return undefined;
  if (situation.law.charges(situation, unitNamed(situation, fighter.unit).code) !== null) return undefined;
  const side = sideOfLeader(situation, posted.leader);
  const leading = battle.led.find((led) => isSamePost(led, posted) && sideOfLeader(situation, led.leader) === side);
  return leading === undefined || leading.leader === posted.leader ? posted : undefined;
}

/** Returns leaders by descending ability; equals in the order of the counters. */
export const byAbility = <L extends { readonly leader: LeaderId }>(
  situation: Situation,
  leaders: readonly L[],
): readonly L[] =>
  leaders.length < 2
    ? leaders
    : leaders
        .map((row) => ({ row, code: leaderNamed(situation, row.leader).code }))
        .sort(
          (one, other) => abilityOf(situation, other.code) - abilityOf(situation, one.code) || one.code - other.code,
        )
        .map(({ row }) => row);

/** Returns what the leader of a unit adds to its strength in a duel (R 10.11). */
export function ratingWith(situation: Situation, battle: BattleFrame, fighter: Fighter): number {
  const posted = leaderTakingPart(situation, battle, fighter);
  return posted === undefined ? 0 : abilityOf(situation, leaderNamed(situation, posted.leader).code);
}

/**
 * Returns the column of the Tactical Combat Results Table: 1:3 and less, 1:2, 1:1, 2:1, 3:1, 4:1 and more (R 10.11,
 * ruling C10.23).
 */
export function columnOf(attack: number, defense: number): number {
  if (attack >= defense) return Math.min(Math.floor(attack / defense), 4) + 1;
  return attack * 2 >= defense ? 1 : 0;
}
