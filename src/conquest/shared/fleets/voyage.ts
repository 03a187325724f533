/** R X6.1, X6.2, S8.2, S8.3: fleets move in the movement phase of their side, and carry units and leaders. */
import type { Draft } from 'immer';
import { frameOf, type RuleRef } from '../../../core/index.js';
import { moveBaggage } from '../../deeds/baggage.js';
import { moveLeader } from '../../deeds/leaders.js';
import { moveUnit } from '../../deeds/units.js';
import type { GameFrame } from '../../frame/index.js';
import { baseRun } from '../../machine.js';
import { leadersNamed, unitsNamed } from '../../query/combat.js';
import { provinceCode } from '../../query/march.js';
import { movement } from '../../rules/08-movement.js';
import type { FleetInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId, SeaZoneId } from '../../vocabulary.js';
import type { SharedAction } from '../action.js';
import { sharedRefusal } from '../code.js';
import type { VoyageFrame } from '../frame.js';
import type { SharedRules, SharedRun } from '../types.js';
import { boardersOf, fleetNamed, landingsOf } from './aboard.js';
import { fleetsOf, harboursOf, reachFrom, zoneOf } from './sea.js';

type Phase = Extract<GameFrame, { readonly kind: 'movement' }>;

/** The clauses by which fleets move, and carry others. */
export interface FleetClauses {
  readonly movement: RuleRef;
  readonly transport: RuleRef;
}

const movedIn = (situation: Situation): readonly PieceId[] => frameOf(situation, 'movement')?.moved ?? [];

const empty = ({ side }: Phase, { fact: { id: fleet } }: FleetInfo, from: string): VoyageFrame => ({
  kind: 'voyage',
  side,
  fleet,
  from,
  units: [],
  leaders: [],
});

/** What the fleets of a side that have not moved can do: sail, or take somebody aboard. */
function* voyages(situation: Situation, frame: Phase): Generator<SharedAction> {
  const { side: player, moved } = frame;
  const { zones } = situation.ground;
  for (const fleet of fleetsOf(situation, player)) {
    const { id } = fleet.fact;
    const start = zoneOf(situation, fleet);
    if (start === undefined || moved.includes(id)) continue;
    for (const zone of [...reachFrom(situation, start, player)].sort((one, other) => one - other))
      if (zone !== start) yield { type: 'sail', player, fleet: id, zone: zones[zone]?.fact.id ?? '' };
    for (const { fact } of harboursOf(situation, fleet, player))
      if (boardersOf(situation, empty(frame, fleet, fact.id), moved).length > 0)
        yield { type: 'load', player, fleet: id, province: fact.id };
  }
}

/** A fleet lies in this zone from now on, and moves no more in this phase. */
function bring(run: SharedRun, id: PieceId, zone: SeaZoneId, rule: RuleRef): void {
  const base = baseRun(run);
  const fleet = fleetNamed(base.state, id);
  const place = base.state.ground.codes.get(zone);
  if (fleet === undefined || place === undefined) return;
  base.frame('movement')?.moved.push(id);
  if (base.state.placeOfBaggage(fleet.code) !== place) moveBaggage(base, fleet.code, place, rule);
}

function refuseVoyage(
  situation: Situation,
  { side, moved }: Phase,
  action: Extract<SharedAction, { readonly type: 'sail' | 'load' }>,
  { movement: sailing, transport }: FleetClauses,
) {
  const { fleet: id } = action;
  const rule = action.type === 'sail' ? sailing : transport;
  const fleet = fleetNamed(situation, id);
  if (fleet === undefined || !fleetsOf(situation, side).includes(fleet))
    return sharedRefusal('fleetUnknown', rule, { fleet: id });
  if (moved.includes(id)) return sharedRefusal('fleetMoved', rule, { fleet: id });
  if (action.type === 'sail') {
    const isKnown = situation.ground.zones.some(({ fact }) => fact.id === action.zone);
    return sharedRefusal(isKnown ? 'zoneNotReached' : 'zoneUnknown', rule, { fleet: id, zone: action.zone });
  }
  const isHarbour = harboursOf(situation, fleet, side).some(({ fact }) => fact.id === action.province);
  return sharedRefusal(isHarbour ? 'notAboard' : 'noHarbour', rule, { fleet: id, province: action.province });
}

/** R 8, X6, S8: a side moves by land, and by sea where it has fleets. */
export const movementWith = (clauses: FleetClauses): SharedRules<Phase> => ({
  rule: 'R 8.1',
  actor: (situation, frame) =>
    voyages(situation, frame).next().done === true ? movement.actor?.(situation, frame) : frame.side,
  actions(situation, frame) {
    const byLand = movement.actions?.(situation, frame) ?? [];
    return [...byLand.slice(0, -1), ...voyages(situation, frame), ...byLand.slice(-1)];
  },
  refuse(situation, frame, action) {
    if (action.type === 'sail' || action.type === 'load') return refuseVoyage(situation, frame, action, clauses);
    return movement.refuse?.(situation, frame, action as Parameters<NonNullable<typeof movement.refuse>>[2]);
  },
  apply(run, frame, action) {
    if (action.type === 'sail') return bring(run, action.fleet, action.zone, clauses.movement);
    if (action.type !== 'load') return movement.apply?.(baseRun(run), frame, action as never);
    const fleet = fleetNamed(run.state, action.fleet);
    if (fleet !== undefined) run.push(empty(frame, fleet, action.province));
  },
  advance: (run) => run.finish(),
});

const choices = (situation: Situation, frame: VoyageFrame): readonly SharedAction[] => {
  const { side: player } = frame;
  const isEmpty = frame.units.length + frame.leaders.length === 0;
  return [
    ...boardersOf(situation, frame, movedIn(situation)).map(({ id: piece }): SharedAction => ({
      type: 'board',
      player,
      piece,
    })),
    ...(isEmpty
      ? []
      : landingsOf(situation, frame).map((landing): SharedAction => ({ type: 'land', player, ...landing }))),
  ];
};

function board(frame: Draft<VoyageFrame>, piece: string, { roster }: Situation): void {
  const unit = roster.units.find(({ id }) => id === piece);
  if (unit === undefined) frame.leaders.push(piece);
  else frame.units.push(unit.id);
}

function land(run: SharedRun, frame: VoyageFrame, province: string, zone: SeaZoneId, rule: RuleRef): void {
  const base = baseRun(run);
  const { side, fleet, from, units, leaders } = frame;
  const to = provinceCode(base.state, province);
  bring(run, fleet, zone, rule);
  base.frame('movement')?.moved.push(...units, ...leaders);
  for (const { code } of unitsNamed(base.state, units)) moveUnit(base, code, to, rule);
  for (const { code } of leadersNamed(base.state, leaders)) moveLeader(base, code, to, rule);
  run.emit({ type: 'carried', rule, side, fleet, units: [...units], leaders: [...leaders], from, to: province, zone });
  run.finish();
}

/** R X6.2, S8.3: those go aboard whom the fleet carries, and land. */
export const voyageWith = ({ transport: rule }: FleetClauses): SharedRules<VoyageFrame> => ({
  rule,
  actor: (situation, frame) => (choices(situation, frame).length > 1 ? frame.side : undefined),
  actions: choices,
  refuse(situation, frame, action) {
    if (action.type === 'land')
      return frame.units.length + frame.leaders.length === 0
        ? sharedRefusal('nobodyAboard', rule)
        : sharedRefusal('noLanding', rule, { province: action.province, zone: action.zone });
    if (action.type !== 'board') return undefined;
    const { piece } = action;
    const fleet = fleetNamed(situation, frame.fleet);
    const isLeader = situation.roster.leaderCodes.has(piece);
    const isFull = fleet !== undefined && frame.units.length >= fleet.fact.capacity && !isLeader;
    return sharedRefusal(isFull ? 'shipsFull' : 'notAboard', rule, { piece });
  },
  apply(run, frame, action) {
    if (action.type === 'board') board(frame, action.piece, run.state);
    else if (action.type === 'land') land(run, frame, action.province, action.zone, rule);
  },
  /** One alone can go aboard, or there is one place where those who have can land. */
  advance(run, frame) {
    const [only] = choices(run.state, frame);
    if (only?.type === 'board') board(frame, only.piece, run.state);
    else if (only?.type === 'land') land(run, frame, only.province, only.zone, rule);
    else run.finish();
  },
});
