/** R 8.1, 8.4-8.6: one march, from gathering units to attrition after a forced march. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { moveBaggage } from '../deeds/baggage.js';
import { partBands } from '../deeds/bands.js';
import { rollDice } from '../deeds/dice.js';
import { moveLeader } from '../deeds/leaders.js';
import { pushLosses } from '../deeds/losses.js';
import { moveUnit } from '../deeds/units.js';
import type { MarchFrame, MovementFrame } from '../frame/index.js';
import { unitsNamed } from '../query/09-1-combat.js';
import { movedOnStack } from '../query/08-1-status.js';
import {
  canDepart,
  baggageToTake,
  columnOf,
  unitsToTake,
  nextToTake,
  baggageFollowing,
  forcedMarchTargets,
  spareUnits,
} from '../query/08-1-march.js';
import { refusesToMove } from '../query/17-4-mutiny.js';
import { provinceAt } from '../query/06-1-presence.js';
import { baggageCode, leaderCode, provinceCode } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { LeaderId, PieceId, UnitId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;

/** Returns the actions that add pieces to a march, and its departure (R 8.1, 8.4). */
function gatherActions(situation: Situation, frame: MarchFrame): readonly Action[] {
  const { side: player } = frame;
  const all: Action[] = [];
  const { firsts, together } = nextToTake(situation, frame);
  for (const { id: unit } of firsts) all.push({ type: 'take', player, unit });
  if (together) all.push({ type: 'takeAll', player });
  for (const baggage of baggageToTake(situation, frame, movedOnStack(situation)))
    all.push({ type: 'takeBaggage', player, baggage });
  if (canDepart(frame)) all.push({ type: 'depart', player });
  return all;
}

const NOTHING: readonly Action[] = [];

/** Returns the actions that force a march further, and its end (R 8.4). */
function forcedMarchActions(situation: Situation, frame: MarchFrame): readonly Action[] {
  const { side: player } = frame;
  const ways = forcedMarchTargets(situation, frame);
  if (ways.length === 0) return NOTHING;
  const { places } = situation.ground;
  const all: Action[] = [];
  for (const to of ways) all.push({ type: 'forceMarch', player, province: places[to] as string });
  all.push({ type: 'halt', player });
  return all;
}

function choices(situation: Situation, frame: MarchFrame): readonly Action[] {
  switch (frame.stage) {
    case 'gather':
    case 'further':
      return gatherActions(situation, frame);
    case 'onward':
      return forcedMarchActions(situation, frame);
    case 'over':
      return NOTHING;
  }
}

function refuseTake(situation: Situation, frame: MarchFrame, unit: string): Refusal {
  const { roster } = situation;
  const info = roster.units.find(({ id }) => id === unit);
  if (info === undefined) return refusal('pieceUnknown', 'R 8.1', { unit });
  const { from, stage, units } = frame;
  const isThere = situation.placeOfUnit(info.code) === provinceCode(situation, from) && !units.includes(info.id);
  if (isThere && spareUnits(situation, frame) <= 0) return refusal('somebodyMustStay', 'R 8.5', { unit, from });
  if (isThere && refusesToMove(situation, info.id)) return refusal('refusesToMove', 'R 17.4', { unit });
  return unitsToTake(situation, frame).includes(info)
    ? refusal('alikeListed', 'R 8.1', { unit })
    : refusal('staysBehind', stage === 'further' ? 'R 8.4' : 'R 8.1', { unit, from });
}

/** Returns why not all units can be taken along: one must stay, or there are not several (R 8.1, 8.5). */
const refuseTakeAll = (situation: Situation, frame: MarchFrame): Refusal =>
  unitsToTake(situation, frame).length > 1
    ? refusal('somebodyMustStay', 'R 8.5', { from: frame.from })
    : refusal('nobodyLeft', 'R 8.1', { from: frame.from });

function refuseBaggage(situation: Situation, frame: MarchFrame, baggage: string): Refusal {
  const code = situation.roster.baggageCodes.get(baggage);
  const reason = situation.law.cargoRefusal(situation, columnOf(frame), code);
  return refusal(reason?.code ?? 'staysBehind', reason?.rule ?? 'R 11.7', { baggage });
}

/** R 8.1, 11.2: records that a piece has moved in this phase. After a march it may enter or leave a city again. */
function noteMoved(phase: Draft<Phase>, piece: PieceId): void {
  const { moved, turned } = phase;
  if (!moved.includes(piece)) moved.push(piece);
  if (turned.includes(piece)) phase.turned = turned.filter((id) => id !== piece);
}

/** R 8.1, 11.2: records that these pieces have moved in this phase. */
function noteAllMoved(
  run: GameRun,
  units: readonly UnitId[],
  carried: readonly PieceId[],
  leader: LeaderId | null,
): void {
  const phase = run.frame('movement');
  if (phase === undefined) return;
  for (const unit of units) noteMoved(phase, unit);
  for (const burden of carried) noteMoved(phase, burden);
  if (leader !== null) noteMoved(phase, leader);
}

/** Moves the gathered pieces. */
function depart(run: GameRun, frame: Draft<MarchFrame>, onForcedMarch: OnForcedMarch): void {
  const { state } = run;
  const { side, leader, from, to, units, baggage } = frame;
  const isForced = frame.stage === 'further';
  const rule: RuleRef = isForced ? 'R 8.4' : 'R 8.1';
  const target = provinceCode(state, to);
  const going = unitsNamed(state, units);
  partBands(run, going);
  // Raiders that have just left their group are a force of their own.
  const force = going[0] === undefined ? frame.force : state.law.forceOf(state, going[0].code);
  const carried = isForced ? baggage : [...baggage, ...baggageFollowing(state, frame)];
  noteAllMoved(run, units, carried, leader);
  for (const { code } of going) moveUnit(run, code, target, rule);
  if (leader !== null) moveLeader(run, leaderCode(state, leader), target, rule);
  for (const id of carried) moveBaggage(run, baggageCode(state, id), target, rule);
  run.emit({ type: 'marched', rule, side, force, leader, units: [...units], from, to, forced: isForced });
  if (isForced) return endForcedMarch(run, frame, onForcedMarch);
  frame.came = units;
  const fit = baggage.filter((id) => state.law.hastens(state, baggageCode(state, id)));
  if (fit.length > 0) frame.fit = fit;
  frame.units = [];
  frame.baggage = [];
  frame.stage = 'onward';
}

/** Handles the units that have made a whole forced march. A method's type: rules of a variant with a wider run fit. */
export type OnForcedMarch = {
  tire(run: GameRun, frame: MarchFrame): void;
}['tire'];

/** Rolls the die of attrition (R 8.6). */
export const rollForStrain: OnForcedMarch = (run, { side }) => rollDice(run, 'forcedMarch', 1, side);

/** Ends a forced march; its units may suffer attrition (R 8.6). */
function endForcedMarch(run: GameRun, frame: Draft<MarchFrame>, onForcedMarch: OnForcedMarch): void {
  const { state } = run;
  const { side } = frame;
  frame.stage = 'over';
  const march = { side, through: provinceCode(state, frame.from), to: provinceCode(state, frame.to) };
  if (state.law.isStrained(state, march)) onForcedMarch(run, frame);
}

export const marchWith = (onForcedMarch: OnForcedMarch): RulesOf<'march'> => ({
  rule: 'R 8.1',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions: choices,
  refuse(situation, frame, action) {
    const { stage, to } = frame;
    if (stage === 'onward')
      return action.type === 'forceMarch'
        ? refusal('marchEndsHere', 'R 8.4', { from: to, province: action.province })
        : undefined;
    if (action.type === 'take') return refuseTake(situation, frame, action.unit);
    if (action.type === 'takeAll') return refuseTakeAll(situation, frame);
    if (action.type === 'takeBaggage') return refuseBaggage(situation, frame, action.baggage);
    if (action.type === 'forceMarch' || action.type === 'halt')
      return refusal('gatherFirst', 'R 8.4', { from: frame.from });
    // Without a leader only raiders march, and there must be a unit of them (R 14.3).
    return action.type === 'depart' ? refusal('nobodyGoes', stage === 'further' ? 'ruling C8.4' : 'R 14.3') : undefined;
  },
  apply: (run, frame, action) => decide(run, frame, action, onForcedMarch),
  /** Carries out the only action there is. A single unit with no baggage to take along departs at once. */
  advance(run, frame, list) {
    const [only] = list();
    if (only === undefined) return run.finish();
    decide(run, frame, only, onForcedMarch);
    const isAlone = only.type === 'take' && frame.stage === 'gather';
    if (isAlone && baggageToTake(run.state, frame, movedOnStack(run.state)).length === 0)
      depart(run, frame, onForcedMarch);
  },
  resume(run, { side, from, units, came }, child) {
    if (child.kind !== 'roll') return;
    const { state } = run;
    const { terrain } = provinceAt(state, provinceCode(state, from)).fact;
    const die = child.values[0] ?? 1;
    const steps = state.components.charts.attrition[terrain][die - 1] ?? 0;
    run.emit({ type: 'marchStrained', rule: 'R 8.6', side, through: from, die, steps });
    const tired = units.filter((id) => came.includes(id));
    // R 7.4: no unit is eliminated while another can be reduced.
    if (steps > 0) pushLosses(run, { side, units: tired, steps, sparing: true, rule: 'R 8.6' });
  },
});

export const march = marchWith(rollForStrain);

function decide(run: GameRun, frame: Draft<MarchFrame>, action: Action, onForcedMarch: OnForcedMarch): void {
  switch (action.type) {
    case 'take':
      frame.units.push(action.unit);
      return;
    case 'takeAll':
      for (const { id } of unitsToTake(run.state, frame)) frame.units.push(id);
      return;
    case 'takeBaggage':
      frame.baggage.push(action.baggage);
      return;
    case 'depart':
      return depart(run, frame, onForcedMarch);
    case 'forceMarch':
      frame.from = frame.to;
      frame.to = action.province;
      frame.stage = 'further';
      return;
    case 'halt':
      frame.stage = 'over';
      return;
    default:
      return;
  }
}
