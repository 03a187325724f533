/** R 10.18: routed units rally where their leaders have routed with them. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import type { Line, Post } from '../data/display.js';
import { battleIn, captureIn, fighterIn, moveFighter } from '../deeds/display.js';
import { rollDice } from '../deeds/dice.js';
import type { BattleFrame, RallyFrame } from '../frame/index.js';
import {
  armyOf,
  battleOf,
  hasPost,
  holderOfPost,
  linesWithRoom,
  mayStandAt,
  postsOf,
  sideOfLeader,
} from '../query/10-4-display.js';
import { leaderNamed } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';
import { decideBattle } from './10-19-ending.js';

/** A leader with this number rallies without a die. */
const ALWAYS = 6;

/** Returns the leaders of a side that can rally their routed units: they were routed before this round. */
function rallying(situation: Situation, { leaders, fighters, round }: BattleFrame, side: SideId): LeaderId[] {
  const found: LeaderId[] = [];
  for (const { leader, unit, box } of leaders) {
    if (box !== 'routed' || sideOfLeader(situation, leader) !== side) continue;
    const since = fighters.find((fighter) => fighter.unit === unit)?.since ?? round;
    if (since < round && leaderNamed(situation, leader).fact.ralliesOn > 0) found.push(leader);
  }
  return found;
}

/** Lets routed units of a side rally. Returns whether any can. */
export function openRally(run: GameRun, side: SideId): boolean {
  const left = rallying(run.state, battleIn(run), side);
  if (left.length > 0) run.push({ kind: 'rally', side, left, stage: 'ask' });
  return left.length > 0;
}

const unitOf = (battle: BattleFrame, leader: LeaderId | undefined): UnitId | null =>
  battle.leaders.find((posted) => posted.leader === leader)?.unit ?? null;

const pairedWith = (battle: BattleFrame, id: UnitId): UnitId | null =>
  battle.fighters.find(({ unit }) => unit === id)?.with ?? null;

interface Place {
  readonly to: Post;
  readonly line: Line;
}

/**
 * Returns where a rallied unit can go: the Reserve, or if enemies hold it any box with units of the side (R 10.18,
 * ruling C10.9).
 */
function placesFor(situation: Situation, battle: BattleFrame, { side, left }: RallyFrame): readonly Place[] {
  const unit = unitOf(battle, left[0]);
  if (unit === null) return [];
  const reserve: Post = { army: armyOf(battle, side).side, box: 'reserve' };
  const holder = holderOfPost(situation, battle, reserve);
  if (holder === null || holder === side) return [{ to: reserve, line: 1 }];
  return postsOf(battle).flatMap((to): readonly Place[] => {
    const [line] = linesWithRoom(battle, to, side);
    const isOpen =
      holderOfPost(situation, battle, to) === side &&
      mayStandAt(situation, { unit, with: pairedWith(battle, unit) }, to);
    return isOpen && line !== undefined ? [{ to, line }] : [];
  });
}

/** Returns the choices: whether a leader tries to rally, or where a rallied unit goes. */
function choices(situation: Situation, battle: BattleFrame, frame: RallyFrame): readonly Action[] {
  const [leader] = frame.left;
  const { side: player, stage } = frame;
  if (leader === undefined || stage === 'roll') return [];
  const places = placesFor(situation, battle, frame);
  if (places.length === 0) return [];
  if (stage === 'place') return places.map(({ to }) => ({ type: 'rallyTo', player, to }));
  return leaderNamed(situation, leader).fact.ralliesOn >= ALWAYS
    ? []
    : [
        { type: 'rally', player, leader },
        { type: 'stayRouted', player, leader },
      ];
}

function next(frame: Draft<RallyFrame>): void {
  frame.left.shift();
  frame.stage = 'ask';
}

/**
 * Places a rallied unit. It captures leaders that are alone there (ruling C10.28); in the enemy's Reserve it may
 * complete a breakthrough (R 10.19).
 */
function settle(run: GameRun, frame: Draft<RallyFrame>, { to, line }: Place): void {
  const unit = unitOf(battleIn(run), frame.left[0]);
  next(frame);
  if (unit === null) return;
  moveFighter(run, fighterIn(run, unit), to, line, 0, 'R 10.18');
  if (captureIn(run, to, frame.side, 'ruling C10.28') || to.box === 'reserve') decideBattle(run);
}

export const rally: RulesOf<'rally'> = {
  rule: 'R 10.18',
  actor: (situation, { side }, list) => (battleOf(situation).ended === null && list().length > 1 ? side : undefined),
  actions: (situation, frame) => choices(situation, battleOf(situation), frame),
  refuse(situation, { left }, action) {
    if (action.type === 'rallyTo') {
      const { army, box } = action.to;
      const held = postsOf(battleOf(situation)).filter(
        (post) => holderOfPost(situation, battleOf(situation), post) === action.player,
      );
      return refusal(hasPost(held, action.to) ? 'boxFull' : 'boxHeldByEnemy', 'R 10.18', { army, box });
    }
    return action.type === 'rally' || action.type === 'stayRouted'
      ? refusal('leaderNotThere', 'R 10.18', { leader: action.leader, next: left[0] ?? null })
      : undefined;
  },
  apply(run, frame, action) {
    if (action.type === 'stayRouted') return next(frame);
    if (action.type === 'rally') {
      frame.stage = 'roll';
      return rollDice(run, 'rally', 1, frame.side);
    }
    if (action.type !== 'rallyTo') return;
    const { army, box } = action.to;
    const place = placesFor(run.state, battleIn(run), frame).find(({ to }) => to.army === army && to.box === box);
    if (place !== undefined) settle(run, frame, place);
  },
  /**
   * There is nothing to choose: a leader that always rallies does, a rallied unit goes where it can, and without room
   * no unit rallies.
   */
  advance(run, frame) {
    if (frame.left.length === 0 || battleIn(run).ended !== null) return run.finish();
    const [place, another] = placesFor(run.state, battleIn(run), frame);
    if (place === undefined) next(frame);
    else if (frame.stage === 'place' || another === undefined) settle(run, frame, place);
    else frame.stage = 'place';
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const { ralliesOn } = leaderNamed(run.state, frame.left[0] ?? '').fact;
    if ((child.values[0] ?? Infinity) <= ralliesOn) frame.stage = 'place';
    else next(frame);
  },
};
