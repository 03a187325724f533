/** R 16.2, 16.3: marches, hex by hex and area by area. */
import { findUnit, leadersIn, unitsIn } from '../query/pieces.js';
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { declareAttack, holdHex, moveIntoHex, moveStack } from '../deeds/movement.js';
import { noteEntry } from '../deeds/offences.js';
import type { MarchFrame, MovementFrame } from '../frame/march.js';
import { areaNumbered } from '../geometry/names.js';
import { allowanceOf, areaCost, areasOf, canAttackHere, mayHalt, placesIn, stepCost, stepsOf } from '../query/steps.js';
import { marchingOf, recruitsOf, stragglersOf } from '../query/marches.js';
import { isHostile } from '../query/movement.js';
import { campOf, regionOfArea } from '../query/owners.js';
import { hexNamed } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { AreaId, HexId, PieceId } from '../vocabulary.js';
import { refuseMarch } from './16-3-refusals.js';

const hexId = ({ places }: Situation, hex: number): HexId => places.ids[hex] as HexId;

function actionsOf(situation: Situation, frame: MarchFrame): Action[] {
  const { player } = frame;
  const march = marchingOf(situation, frame);
  const { areas } = situation.ground.map;
  const all: Action[] = [];
  for (const piece of recruitsOf(situation, frame, march)) all.push({ type: 'take', player, piece });
  for (const piece of stragglersOf(situation, march)) all.push({ type: 'leave', player, piece });
  if (canAttackHere(situation, march)) all.push({ type: 'attackHere', player });
  for (const hex of stepsOf(situation, march)) all.push({ type: 'step', player, to: hexId(situation, hex) });
  for (const area of areasOf(situation, march)) all.push({ type: 'enterArea', player, area: areas[area]?.id ?? '' });
  if (march.area !== null)
    for (const hex of placesIn(situation, march, march.area))
      all.push({ type: 'settle', player, hex: hexId(situation, hex) });
  if (mayHalt(situation, march)) all.push({ type: 'halt', player });
  return all;
}

/** Adds a piece to the stack. The lesser of the remaining movement points applies to both (R 16.3.1, ruling R2). */
function take(run: GameRun, frame: Draft<MarchFrame>, piece: PieceId): void {
  const { state } = run;
  const unit = findUnit(state, piece);
  if (unit === undefined) frame.leaders = [...frame.leaders, piece];
  else frame.units = [...frame.units, unit.id];
  const fresh = allowanceOf(state, leadersIn(state, [piece]), unitsIn(state, [piece]));
  frame.points = Math.min(frame.points, fresh);
}

/**
 * Leaves a piece behind. Before the stack has moved, the piece can still move alone, and the stack may become faster.
 */
function leave(run: GameRun, frame: Draft<MarchFrame>, piece: PieceId): void {
  const { state } = run;
  frame.leaders = frame.leaders.filter((id) => id !== piece);
  frame.units = frame.units.filter((id) => id !== piece);
  frame.left = [...frame.left, piece];
  if (!frame.hasMoved) {
    frame.points = allowanceOf(state, leadersIn(state, frame.leaders), unitsIn(state, frame.units));
    return;
  }
  const phase: Draft<MovementFrame> | undefined = run.frame('movement');
  if (phase !== undefined) phase.marched = [...phase.marched, piece];
  // R 7.8.6: a unit left behind has ended its move.
  if (findUnit(state, piece) !== undefined) holdHex(run, hexNamed(state, frame.at), frame.player);
}

/** Moves the stack into a hex, where it attacks if enemies hold it. */
function goTo(run: GameRun, frame: Draft<MarchFrame>, to: HexId, cost: number): void {
  const { state } = run;
  const hex = hexNamed(state, to);
  const { player, leaders, units, at: from } = frame;
  const isAttack = isHostile(state, hex, campOf(player));
  Object.assign(frame, { at: to, area: null, hasMoved: true, points: frame.points - cost });
  const stack = { leaders, units };
  if (!isAttack) return moveIntoHex(run, stack, hex, player, 'R 16.3.3');
  moveStack(run, stack, hex, 'R 16.3.4');
  attack(run, frame, from);
}

/** Attacks in the stack's hex, which ends its march (R 17.1). */
function attack(run: GameRun, frame: Draft<MarchFrame>, from: HexId): void {
  const { player, leaders, units, at } = frame;
  declareAttack(run, { at, player, attackers: [...leaders, ...units], targets: [], from, landed: false }, 'R 17.1');
  end(run, frame);
}

function end(run: GameRun, { player, at, leaders, units }: Draft<MarchFrame>): void {
  run.emit({ type: 'marchEnded', rule: 'R 16.3.1', player, at, leaders: [...leaders], units: [...units] });
  run.finish();
}

function enterArea(run: GameRun, frame: Draft<MarchFrame>, area: AreaId): void {
  const { player, leaders, units, at } = frame;
  const from = frame.area ?? at;
  frame.points -= areaCost(run.state);
  frame.area = area;
  frame.hasMoved = true;
  run.emit({ type: 'areaEntered', rule: 'R 16.3.2', player, area, from, leaders: [...leaders], units: [...units] });
  noteEntry(run, regionOfArea(run.state, areaNumbered(run.state.ground.map, area)), player);
}

function carryOut(run: GameRun, frame: Draft<MarchFrame>, action: Action): void {
  switch (action.type) {
    case 'take':
      return take(run, frame, action.piece);
    case 'leave':
      return leave(run, frame, action.piece);
    case 'attackHere':
      return attack(run, frame, frame.at);
    case 'step':
      return goTo(
        run,
        frame,
        action.to,
        stepCost(run.state, hexNamed(run.state, frame.at), hexNamed(run.state, action.to)) ?? 0,
      );
    case 'enterArea':
      return enterArea(run, frame, action.area);
    case 'settle':
      return goTo(run, frame, action.hex, 0);
    case 'halt':
      return end(run, frame);
    default:
  }
}

export const march: RulesOf<'march'> = {
  rule: 'R 16.3',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions: actionsOf,
  refuse: refuseMarch,
  apply: carryOut,
  /** Continues a march with only one possible action. */
  advance(run, frame, list) {
    const [only] = list();
    if (only === undefined) return end(run, frame);
    carryOut(run, frame, only);
  },
};
