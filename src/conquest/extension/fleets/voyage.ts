/** R X6.1, X6.2, S8.2-S8.4: fleets move in the movement phase of their side, and carry units and leaders. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../../core/index.js';
import { refusal } from '../../code/index.js';
import type { Components } from '../../data/shape.js';
import { moveBaggage } from '../../deeds/baggage.js';
import { partBands } from '../../deeds/bands.js';
import { moveLeader } from '../../deeds/leaders.js';
import { moveUnit } from '../../deeds/units.js';
import type { GameFrame } from '../../frame/index.js';
import { leadersNamed, unitsNamed } from '../../query/09-1-combat.js';
import { statusOnStack, movedOnStack } from '../../query/08-1-status.js';
import { provinceAt } from '../../query/06-1-presence.js';
import { movement, movementsByLand } from '../../rules/08-movement.js';
import { baggageCode, placeCode } from '../../table/by-id.js';
import { groundOf, type PlaceCode, type SeaZone } from '../../table/ground.js';
import { ActionPool, derived } from '../../../core/board/index.js';
import { rosterOf, type FleetInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { Roomy } from '../../types.js';
import type { PieceId, PlaceId, SeaZoneId, UnitId } from '../../vocabulary.js';
import type { FleetAction, FleetId, Load, Sail } from '../action.js';
import { extensionRefusal } from '../code.js';
import type { VoyageFrame } from '../frame.js';
import type { FleetRules, FleetRun, FleetTypes } from '../types.js';
import {
  zonesToStayIn,
  piecesToBoard,
  boardingRefusal,
  hasRoom,
  planOf,
  landingCoasts,
  type VoyageTerms,
  type VoyagePlan,
} from './aboard.js';
import { loadingCoasts, coastsWithPassengers, canLoadAtSea } from './loading.js';
import type { Zone } from './chart.js';
import { fleetsOf, harboursOf } from './sea.js';
import { piecesAt, fleetNamed, isNeeded, shipOf, shipsOf } from './ship.js';

type Phase = Extract<GameFrame, { readonly kind: 'movement' }>;

/** The clauses by which fleets move and carry pieces, and whether pieces may stay at sea. */
export interface FleetClauses extends VoyageTerms {
  readonly movement: RuleRef;
  readonly transport: RuleRef;
}

const zoneId = ({ ground }: Situation, zone: Zone): SeaZoneId => ground.zones[zone]?.fact.id ?? '';

const emptyVoyage = ({ side }: Phase, { fact: { id: fleet } }: FleetInfo, from: string): VoyageFrame => ({
  kind: 'voyage',
  side,
  fleet,
  from,
  units: [],
  leaders: [],
});

/** R X6.1, X6.2, S8.2, S8.3: the pools of actions by which fleets sail and load pieces. */
const voyageActions = derived(
  (components: Components): { readonly sail: ActionPool<Sail>; readonly load: ActionPool<Load> } => {
    const [{ fleets }, { zones, places }] = [rosterOf(components), groundOf(components)];
    const idOf = (fleet: number): FleetId => (fleets[fleet] as FleetInfo).fact.id;
    return {
      sail: new ActionPool((player, who, zone) => {
        return { type: 'sail', player, fleet: idOf(who), zone: (zones[zone] as SeaZone).fact.id };
      }),
      load: new ActionPool((player, who, place) => {
        return { type: 'load', player, fleet: idOf(who), province: places[place] as PlaceId };
      }),
    };
  },
);

/** Adds the actions of ships that have not moved: sailing, and loading pieces from coasts or at sea where they lie. */
function listVoyages(
  situation: Situation,
  { side, moved }: Phase,
  terms: VoyageTerms,
  all: FleetTypes['action'][],
): void {
  const ships = shipsOf(situation, side);
  if (ships.length === 0) return;
  const status = statusOnStack(situation, side);
  const { sail, load } = voyageActions(situation.components);
  let coasts: readonly PlaceCode[] | undefined;
  for (const ship of ships) {
    const {
      fleet: { code, number, fact },
      range: { start, reached },
    } = ship;
    if (moved.includes(fact.id)) continue;
    // A ship cannot leave pieces that need it.
    if (!isNeeded(ship, 0, 0)) for (const zone of reached) if (zone !== start) all.push(sail.of(side, number, zone));
    coasts ??= coastsWithPassengers(situation, status);
    for (const coast of loadingCoasts(situation, ship, coasts, status, terms)) all.push(load.of(side, number, coast));
    if (canLoadAtSea(situation, ship, status, terms)) all.push(load.of(side, number, situation.placeOfBaggage(code)));
  }
}

/** Moves a fleet to a zone; it moves no more in this phase. */
function moveFleet(run: FleetRun, id: PieceId, zone: SeaZoneId, rule: RuleRef): void {
  const fleet = fleetNamed(run.state, id);
  if (fleet === undefined) return;
  const place = placeCode(run.state, zone);
  run.frame('movement')?.moved.push(id);
  if (run.state.placeOfBaggage(fleet.code) !== place) moveBaggage(run, fleet.code, place, rule);
}

function refuseVoyage(
  situation: Situation,
  frame: Phase,
  action: Extract<FleetAction, { readonly type: 'sail' | 'load' }>,
  { movement: sailing, transport }: FleetClauses,
) {
  const { side, moved } = frame;
  const { fleet: id } = action;
  const rule = action.type === 'sail' ? sailing : transport;
  const fleet = fleetNamed(situation, id);
  if (fleet === undefined || !fleetsOf(situation, side).includes(fleet))
    return extensionRefusal('fleetUnknown', rule, { fleet: id });
  if (moved.includes(id)) return extensionRefusal('fleetMoved', rule, { fleet: id });
  if (action.type === 'sail') {
    const ship = shipOf(situation, fleet, side);
    if (ship !== undefined && isNeeded(ship, 0, 0)) return extensionRefusal('shipsNeeded', transport, { fleet: id });
    const isKnown = situation.ground.zones.some(({ fact }) => fact.id === action.zone);
    return extensionRefusal(isKnown ? 'zoneNotReached' : 'zoneUnknown', rule, { fleet: id, zone: action.zone });
  }
  if (situation.ground.codes.get(action.province) === situation.placeOfBaggage(fleet.code))
    return extensionRefusal('notAboard', rule, { fleet: id, province: action.province });
  const isHarbour = harboursOf(situation, fleet, side).some(({ fact }) => fact.id === action.province);
  return extensionRefusal(isHarbour ? 'notAboard' : 'noHarbour', rule, { fleet: id, province: action.province });
}

const byLand: FleetRules<Phase> = movement;

/** Returns the rules of a phase of movement by land and by sea (R 8, X6, S8). */
export const movementWith = (clauses: FleetClauses): Roomy<FleetTypes, Phase> => ({
  rule: 'R 8.1',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions(situation, frame) {
    const all: FleetTypes['action'][] = movementsByLand(situation, frame);
    listVoyages(situation, frame, clauses, all);
    all.push({ type: 'endMovement', player: frame.side });
    return all;
  },
  refuse(situation, frame, action) {
    if (action.type === 'sail' || action.type === 'load') return refuseVoyage(situation, frame, action, clauses);
    return byLand.refuse?.(situation, frame, action);
  },
  apply(run, frame, action) {
    if (action.type === 'sail') return moveFleet(run, action.fleet, action.zone, clauses.movement);
    if (action.type !== 'load') return byLand.apply?.(run, frame, action);
    const fleet = fleetNamed(run.state, action.fleet);
    if (fleet !== undefined) run.push(emptyVoyage(frame, fleet, action.province));
  },
  advance: (run) => run.finish(),
});

/** Returns whether nothing is aboard yet. */
const isEmpty = ({ units, leaders, baggage = [] }: VoyageFrame): boolean =>
  units.length + leaders.length + baggage.length === 0;

/** Adds the landings: each coast, with each zone in which the ship can lie afterwards. */
function listLandings(situation: Situation, plan: VoyagePlan, all: FleetAction[]): void {
  const { ship, range } = plan;
  for (const shore of landingCoasts(situation, plan)) {
    const { fact, zones } = provinceAt(situation, shore);
    for (const zone of zones)
      if (range.ports.includes(zone))
        all.push({ type: 'land', player: ship.side, province: fact.id, zone: zoneId(situation, zone) });
  }
}

function choices(situation: Situation, frame: VoyageFrame, terms: VoyageTerms): readonly FleetAction[] {
  const { side: player } = frame;
  const plan = planOf(situation, frame);
  if (plan === undefined) return [];
  const all: FleetAction[] = [];
  for (const piece of piecesToBoard(situation, plan, statusOnStack(situation, player), terms))
    all.push({ type: 'board', player, piece });
  if (isEmpty(frame)) return all;
  listLandings(situation, plan, all);
  if (terms.staysAboard)
    for (const zone of zonesToStayIn(situation, plan))
      all.push({ type: 'stayAboard', player, zone: zoneId(situation, zone) });
  return all;
}

function board(frame: Draft<VoyageFrame>, piece: PieceId, { roster }: Situation): void {
  if (roster.unitCodes.has(piece as UnitId)) frame.units.push(piece as UnitId);
  else if (roster.leaderCodes.has(piece)) frame.leaders.push(piece);
  else frame.baggage = [...(frame.baggage ?? []), piece];
}

/** Ends a voyage: moves all pieces aboard to a province, or to a zone to stay at sea, and the fleet to its zone. */
function conclude(run: FleetRun, frame: VoyageFrame, to: string, zone: string, rule: RuleRef): void {
  const { side, fleet, from, units, leaders, baggage = [] } = frame;
  const place = placeCode(run.state, to);
  moveFleet(run, fleet, zone, rule);
  const phase = run.frame('movement');
  for (const aboard of [units, leaders, baggage]) for (const id of aboard) phase?.moved.push(id);
  run.finish();
  const carried = unitsNamed(run.state, units);
  partBands(run, carried);
  for (const { code } of carried) moveUnit(run, code, place, rule);
  for (const { code } of leadersNamed(run.state, leaders)) moveLeader(run, code, place, rule);
  for (const id of baggage) moveBaggage(run, baggageCode(run.state, id), place, rule);
  run.emit({ type: 'carried', rule, side, fleet, units: [...units], leaders: [...leaders], from, to, zone });
}

/** Returns why a piece cannot go aboard (R S8.3). */
function refuseBoarder(situation: Situation, frame: VoyageFrame, piece: PieceId, rule: RuleRef) {
  const fleet = fleetNamed(situation, frame.fleet);
  const from = placeCode(situation, frame.from);
  const waiting = piecesAt(situation, from, frame.side);
  const isUnit = waiting.units.some(({ id }) => id === piece) && !frame.units.some((id) => id === piece);
  const isFull =
    fleet !== undefined && isUnit && !movedOnStack(situation).includes(piece) && !hasRoom(situation, frame, piece);
  const reason = waiting.baggage.includes(piece) ? boardingRefusal(situation, frame, from, piece) : undefined;
  if (reason !== undefined) return refusal(reason.code, reason.rule, { baggage: piece });
  return extensionRefusal(isFull ? 'shipsFull' : 'notAboard', rule, { piece });
}

/** Returns the rules of a voyage: pieces go aboard, then land (R X6.2, S8.3). */
export const voyageWith = ({ transport: rule, ...terms }: FleetClauses): FleetRules<VoyageFrame> => ({
  rule,
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions: (situation, frame) => choices(situation, frame, terms),
  refuse(situation, frame, action) {
    const isBare = isEmpty(frame);
    switch (action.type) {
      case 'land':
        return isBare
          ? extensionRefusal('nobodyAboard', rule)
          : extensionRefusal('noLanding', rule, { province: action.province, zone: action.zone });
      case 'stayAboard':
        return extensionRefusal(isBare ? 'nobodyAboard' : 'zoneNotReached', rule, { zone: action.zone });
      case 'board':
        return refuseBoarder(situation, frame, action.piece, rule);
      default:
        return undefined;
    }
  },
  apply(run, frame, action) {
    if (action.type === 'board') board(frame, action.piece, run.state);
    else if (action.type === 'land') conclude(run, frame, action.province, action.zone, rule);
    else if (action.type === 'stayAboard') conclude(run, frame, action.zone, action.zone, rule);
  },
  /** Only one piece can go aboard, or there is only one place to go. */
  advance(run, frame, list) {
    const [only] = list();
    if (only?.type === 'board') board(frame, only.piece, run.state);
    else if (only?.type === 'land') conclude(run, frame, only.province, only.zone, rule);
    else if (only?.type === 'stayAboard') conclude(run, frame, only.zone, only.zone, rule);
    else run.finish();
  },
});
