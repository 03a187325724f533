/** R 10.6-10.9: who may move where on the Tactical Display. */
import { MOST_INTRUDERS, MOST_SHIFTED, type Line, type Post } from '../data/display.js';
import type { BattleFrame, Fighter, ManoeuvreFrame, Move, Posted } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';
import {
  adjacentTo,
  boxAt,
  canSpare,
  fightersAt,
  fightingFor,
  firstFighters,
  hasPost,
  holderOfPost,
  isEngaged,
  isOwnPost,
  isSamePost,
  leaderWith,
  lengthOfLine,
  linesWithRoom,
  mayStandAt,
  membersOf,
  sideOfLeader,
  unitNamed,
} from './display.js';

/** What a side that moves has done; the set-up asks the same of lines. */
export type Moving = Pick<ManoeuvreFrame, 'side' | 'handled'>;

/** The units of a side that can still do anything in this phase: looked for once for a list. */
export interface Movers {
  readonly side: SideId;
  /** Each does one thing, and who is locked in combat nothing. */
  readonly free: readonly Fighter[];
  /** Those of them who can go anywhere. */
  readonly movable: readonly Fighter[];
  /** Those of them whom their boxes can spare, alike ones once: these stand in the same line of the same box. */
  readonly spared: readonly Fighter[];
}

export function moversOf(situation: Situation, battle: BattleFrame, { side, handled }: Moving): Movers {
  const free = fightingFor(situation, battle, side).filter(
    (fighter) => !handled.includes(fighter.unit) && !isEngaged(battle, fighter),
  );
  const movable = free.filter((fighter) => !isRooted(situation, fighter));
  const spared = movable.filter((fighter) => canSpare(battle, fighter, side));
  return { side, free, movable, spared: firstFighters(situation, battle, spared) };
}

/** Whether a unit stays where it was placed: artillery does, and who stands with it (R S2.4); it closes gaps as others do (ruling S2.3). */
export const isRooted = (situation: Situation, fighter: Pick<Fighter, 'unit' | 'with'>): boolean =>
  membersOf(fighter).some((id) => unitNamed(situation, id).kind.engine === true);

const isMove = (move: Move, from: Post, to: Post): boolean => isSamePost(move.from, from) && isSamePost(move.to, to);

/** R 10.9: whether units may advance from one box into another; any box that was empty will do (ruling C10.16). */
export function mayAdvance(
  situation: Situation,
  battle: BattleFrame,
  { side, advances }: ManoeuvreFrame,
  from: Post,
  to: Post,
): boolean {
  if (!hasPost(battle.vacant, to)) return false;
  const going = advances.find((move) => isSamePost(move.to, to));
  if (going !== undefined) return isMove(going, from, to) && going.units < MOST_INTRUDERS;
  return holderOfPost(situation, battle, to) === null && holderOfPost(situation, battle, from) === side;
}

/**
 * R 10.8: whether units may go from one box into another by the tactical movement of this round; into one of the enemy that was empty when
 * the round began they advance, or follow in the next (ruling C10.10).
 */
export function mayShift(
  situation: Situation,
  battle: BattleFrame,
  { side, shift }: ManoeuvreFrame,
  from: Post,
  to: Post,
): boolean {
  if (battle.round === 1) return false;
  if (shift !== null && !(isMove(shift, from, to) && shift.units < MOST_SHIFTED)) return false;
  const holder = holderOfPost(situation, battle, to);
  return isOwnPost(battle, to, side)
    ? holder === side || holder === null
    : holder === side && !hasPost(battle.vacant, to);
}

export interface Step {
  readonly fighter: Fighter;
  readonly to: Post;
  readonly lines: readonly Line[];
}

/** The ways of one kind out of a box. */
interface Exits {
  readonly from: Post;
  readonly ways: readonly Omit<Step, 'fighter'>[];
}

function exitsOf(
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  from: Post,
  may: typeof mayAdvance,
): Exits {
  const ways = adjacentTo(battle, from)
    .filter((to) => may(situation, battle, frame, from, to))
    .map((to) => ({ to, lines: linesWithRoom(battle, to, frame.side) }))
    .filter(({ lines }) => lines.length > 0);
  return { from, ways };
}

/** All ways of one kind that units can go, alike ones once: looked for once for all who stand in a box. */
function steps(
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  { spared }: Movers,
  may: typeof mayAdvance,
): readonly Step[] {
  const all: Step[] = [];
  const known: Exits[] = [];
  for (const fighter of spared) {
    let exits = known.find(({ from }) => isSamePost(from, fighter));
    if (exits === undefined) known.push((exits = exitsOf(situation, battle, frame, fighter, may)));
    for (const { to, lines } of exits.ways) if (mayStandAt(situation, fighter, to)) all.push({ fighter, to, lines });
  }
  return all;
}

/** R 10.9: the advances that are open; who advances stands in the first line. */
export const advancesOf = (
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  movers: Movers,
): readonly Step[] =>
  battle.vacant.length === 0
    ? []
    : steps(situation, battle, frame, movers, mayAdvance).filter(({ lines }) => lines[0] === 1);

/** R 10.8: the tactical movements that are open; on the first round none is. */
export const shiftsOf = (
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  movers: Movers,
): readonly Step[] => (battle.round === 1 ? [] : steps(situation, battle, frame, movers, mayShift));

const inLines = (battle: BattleFrame, fighter: Fighter, side: SideId): boolean =>
  isOwnPost(battle, fighter, side) && boxAt(fighter).battleLine === true;

export const otherLine = ({ line }: Fighter): Line => (line === 1 ? 2 : 1);

/** R 10.6: the units that can go into the other line of their box. */
export const lineChanges = (battle: BattleFrame, { side, spared }: Movers): readonly Fighter[] =>
  spared.filter(
    (fighter) => inLines(battle, fighter, side) && linesWithRoom(battle, fighter, side).includes(otherLine(fighter)),
  );

/** R 10.6: the units of the second line that can change places with one of the first, where that is full. */
export function placeChanges(
  situation: Situation,
  battle: BattleFrame,
  { side, movable }: Movers,
): readonly { readonly unit: UnitId; readonly with: UnitId }[] {
  const able = movable.filter((fighter) => inLines(battle, fighter, side));
  const behind = able.filter((fighter) => fighter.line === 2 && !linesWithRoom(battle, fighter, side).includes(1));
  return firstFighters(situation, battle, behind).flatMap((fighter) =>
    firstFighters(
      situation,
      battle,
      able.filter((other) => other.line === 1 && isSamePost(other, fighter)),
    ).map(({ unit }) => ({ unit: fighter.unit, with: unit })),
  );
}

/** R 10.7: whether one unit can stand with another as one, for all that units and leaders in the box say. */
export function mayPair(
  situation: Situation,
  battle: BattleFrame,
  one: Pick<Fighter, 'unit' | 'with'>,
  other: Fighter,
): boolean {
  if (one.unit === other.unit || one.with !== null || other.with !== null || other.box === 'routed') return false;
  const isLed = battle.leaders.some(
    (posted) => isSamePost(posted, other) && sideOfLeader(situation, posted.leader) === sideOf(situation, other),
  );
  return situation.law.mayPair(
    situation,
    unitNamed(situation, one.unit).code,
    unitNamed(situation, other.unit).code,
    isLed,
    other,
  );
}

const sideOf = (situation: Situation, { unit }: Fighter): SideId =>
  situation.sideOfUnit(unitNamed(situation, unit).code);

/** R 10.7: the pairs that can be formed; the first goes to where the second stands. */
export function pairings(
  situation: Situation,
  battle: BattleFrame,
  { side, free, movable }: Movers,
): readonly { readonly unit: UnitId; readonly with: UnitId }[] {
  const goers = movable.filter((fighter) => fighter.line === 2 || canSpare(battle, fighter, side));
  return firstFighters(situation, battle, goers).flatMap((fighter) =>
    firstFighters(
      situation,
      battle,
      free.filter(
        (other) =>
          isSamePost(fighter, other) &&
          (leaderWith(battle, fighter) === undefined || leaderWith(battle, other) === undefined) &&
          mayPair(situation, battle, fighter, other),
      ),
    ).map(({ unit }) => ({ unit: fighter.unit, with: unit })),
  );
}

/** The line into which the second of a pair steps when they part; `undefined` where there is no room (ruling C10.6). */
export function lineForParted(battle: BattleFrame, fighter: Fighter, side: SideId): Line | undefined {
  const open = linesWithRoom(battle, fighter, side);
  return open.includes(fighter.line) ? fighter.line : open[0];
}

/** R 10.7: the pairs that can part. */
export const partings = (situation: Situation, battle: BattleFrame, { side, free }: Movers): readonly Fighter[] =>
  firstFighters(
    situation,
    battle,
    free.filter((fighter) => fighter.with !== null && lineForParted(battle, fighter, side) !== undefined),
  );

/** The units of a side in a box with which no leader stands, alike ones once. */
export const unled = (situation: Situation, battle: BattleFrame, posts: readonly Post[]): readonly Fighter[] =>
  posts.flatMap((post) =>
    firstFighters(
      situation,
      battle,
      fightersAt(battle, post).filter((fighter) => leaderWith(battle, fighter) === undefined),
    ),
  );

/** The units to which a leader can go: of his box, and if no unit is his also of those beside it that his side holds (ruling C10.7). */
export function unitsFor(situation: Situation, battle: BattleFrame, posted: Posted): readonly Fighter[] {
  const side = sideOfLeader(situation, posted.leader);
  if (posted.box === 'routed') return [];
  const own = battle.fighters.find(({ unit }) => unit === posted.unit);
  if (own !== undefined && isEngaged(battle, own)) return [];
  const near = posted.unit === null ? [posted, ...adjacentTo(battle, posted)] : [posted];
  return unled(
    situation,
    battle,
    near.filter((post) => holderOfPost(situation, battle, post) === side),
  );
}

/** The leaders of a side that can still be sent to another unit in this phase. */
export const sendable = (
  situation: Situation,
  battle: BattleFrame,
  { side, ledAnew }: { readonly side: SideId; readonly ledAnew: readonly LeaderId[] },
): readonly Posted[] =>
  battle.leaders.filter(({ leader }) => sideOfLeader(situation, leader) === side && !ledAnew.includes(leader));

/** R 10.6: the first box, in their order, whose first line is gone while units stand behind it. */
export const gapIn = (battle: BattleFrame, posts: readonly Post[]): Post | undefined =>
  posts.find((post) => lengthOfLine(battle, post, 1) === 0 && lengthOfLine(battle, post, 2) > 0);
