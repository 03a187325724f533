/** R 16.4, 16.7, 16.8: voyages: their plan, their legs, and transport. */
import { findUnit } from '../query/pieces.js';
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { rollDice } from '../deeds/dice.js';
import {
  declareAttack,
  holdHex,
  moveIntoHex,
  moveStack,
  noteLanding,
  partFrom,
  setCommand,
} from '../deeds/movement.js';
import type { Attack } from '../frame/combat.js';
import type { MovementFrame } from '../frame/march.js';
import type { Leg, VoyageFrame } from '../frame/voyage.js';
import { hasEnemiesOutside, isEngaged, isShelter, mayAttack, phaseOf } from '../query/movement.js';
import { campOf } from '../query/owners.js';
import { enemyOf, hexNamed, unitsAt } from '../query/presence.js';
import { costOf, optionsOf, surePoints, type Option } from '../query/routes.js';
import { embarkersOf, isBlockaded, placeOfVoyage, stayersOf } from '../query/sailing.js';
import { isHostileCoast, stackOfFleet } from '../query/voyages.js';
import { seaAt, type PlaceCode } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { HexId, PieceId, PlaceId, SeaId, UnitId } from '../vocabulary.js';
import { endureStorm, enterSea } from './16-4-entering.js';
import { refuseVoyage } from './16-4-refusals.js';

/** Returns the action that adds a leg to a plan. */
function actionFor(player: VoyageFrame['player'], { leg }: Option): Action {
  switch (leg.to) {
    case 'sea':
      return { type: 'sailTo', player, sea: leg.sea };
    case 'coast':
      return { type: 'landAt', player, hex: leg.hex };
    case 'enemies':
      return { type: 'attackFleets', player, target: leg.target };
    case 'isthmus':
      return { type: 'crossIsthmus', player };
    case 'sicily':
      return { type: 'enterSicily', player };
  }
}

/** Returns whether an action adds this leg. */
function adds(action: Action, leg: Leg): boolean {
  switch (action.type) {
    case 'sailTo':
      return leg.to === 'sea' && leg.sea === action.sea;
    case 'landAt':
      return leg.to === 'coast' && leg.hex === action.hex;
    case 'attackFleets':
      return leg.to === 'enemies' && leg.target === action.target;
    case 'crossIsthmus':
      return leg.to === 'isthmus';
    case 'enterSicily':
      return leg.to === 'sicily';
    default:
      return false;
  }
}

/** Returns whether the troops may attack without their fleets (R 17.4.4, 17.5.1). */
function mayTroopsAttack(situation: Situation, frame: VoyageFrame): boolean {
  const leg = frame.legs[frame.sailed];
  return (
    leg?.to === 'coast' && mayAttack(situation, hexNamed(situation, leg.hex), campOf(frame.player), frame.cargo.length)
  );
}

function actionsOf(situation: Situation, frame: VoyageFrame): Action[] {
  const { player, stage } = frame;
  if (stage === 'sail') return [];
  if (stage === 'landing') {
    const both: Action = { type: 'storm', player, fleets: true };
    return mayTroopsAttack(situation, frame) ? [both, { type: 'storm', player, fleets: false }] : [both];
  }
  const all: Action[] = [];
  for (const piece of embarkersOf(situation, frame)) all.push({ type: 'take', player, piece });
  for (const piece of stayersOf(situation, frame)) all.push({ type: 'leave', player, piece });
  if (stage === 'call') return [...all, { type: 'launch', player }];
  if (isBlockaded(situation, frame)) all.push({ type: 'attackHere', player });
  const options = optionsOf(situation, frame);
  for (const option of options) all.push(actionFor(player, option));
  // R 19.2: pieces that leave Sicily must go to sea.
  const mustGo = frame.from === 'leavingSicily' && frame.legs.length === 0 && options.length > 0;
  return mustGo ? all : [...all, { type: 'setSail', player }];
}

/** Returns all units of a voyage. */
const unitsOf = ({ fleets, cargo }: VoyageFrame | Draft<VoyageFrame>): UnitId[] => [...fleets, ...cargo];

/** Takes a piece aboard, or adds it to the fleets (R 16.7.1). */
function take(run: GameRun, frame: Draft<VoyageFrame>, piece: PieceId): void {
  const unit = findUnit(run.state, piece);
  if (unit === undefined) {
    frame.leaders = [...frame.leaders, piece];
    return;
  }
  if (unit.isLand) frame.cargo = [...frame.cargo, unit.id];
  else frame.fleets = [...frame.fleets, unit.id];
  setCommand(run, unit.id, frame.leaders[0] ?? null);
}

/** Leaves a piece behind. A piece that has been carried cannot go to sea again (R 16.7.3, ruling R6). */
function leave(run: GameRun, frame: Draft<VoyageFrame>, piece: PieceId): void {
  frame.leaders = frame.leaders.filter((id) => id !== piece);
  frame.fleets = frame.fleets.filter((id) => id !== piece);
  frame.cargo = frame.cargo.filter((id) => id !== piece);
  frame.left = [...frame.left, piece];
  setCommand(run, piece, null);
  if (frame.stage !== 'call') return;
  const phase: Draft<MovementFrame> | undefined = run.frame('movement');
  if (phase !== undefined) phase.sailed = [...phase.sailed, piece];
}

/** Completes the plan. No die is rolled if it cannot matter (R 16.4.1, ruling R5). */
function setSail(run: GameRun, frame: Draft<VoyageFrame>): void {
  frame.stage = 'sail';
  if (costOf(frame) > surePoints(run.state)) return rollDice(run, 'weather', 1, frame.player);
  begin(run, frame, surePoints(run.state), null);
}

/** Returns the destination of a leg. */
function endOf(leg: Leg): PlaceId {
  if (leg.to === 'sicily') return 'inSicily';
  return leg.to === 'coast' || leg.to === 'isthmus' ? leg.hex : leg.sea;
}

/** Begins the voyage; `die` is the one for the weather, `null` without a roll. */
function begin(run: GameRun, frame: Draft<VoyageFrame>, points: number, die: number | null): void {
  const { player, leaders, fleets, cargo, legs } = frame;
  frame.points = points;
  partFrom(run, leaders, [...fleets, ...cargo]);
  const from = run.state.places.ids[placeOfVoyage(run.state, frame)];
  const last = legs.at(-1);
  if (last === undefined || from === undefined) return;
  run.emit({
    type: 'voyageBegan',
    rule: 'R 16.4.1',
    player,
    from,
    to: endOf(last),
    leaders: [...leaders],
    fleets: [...fleets],
    cargo: [...cargo],
    legs: legs.length,
    die,
    points,
  });
}

function end(run: GameRun, frame: Draft<VoyageFrame>): void {
  const { player, leaders, fleets, cargo, legs, sailed } = frame;
  const at = run.state.places.ids[placeOfVoyage(run.state, { leaders: [], fleets })];
  if (legs.length > 0 && at !== undefined)
    run.emit({
      type: 'voyageEnded',
      rule: 'R 16.4.1',
      player,
      at,
      leaders: [...leaders],
      fleets: [...fleets],
      cargo: [...cargo],
      sailed,
      legs: legs.length,
      cutShort: sailed < legs.length && !canGoOn(frame),
    });
  run.finish();
}

/** Returns whether the points are enough for the next leg. */
function canGoOn({ legs, costs, sailed, points }: VoyageFrame | Draft<VoyageFrame>): boolean {
  return sailed < legs.length && costOf({ costs: costs.slice(0, sailed + 1) }) <= (points ?? 0);
}

/** Returns where the fleets were before their last leg. They retreat there from a battle at sea (ruling R47). */
function placeBefore({ legs, sailed, from }: VoyageFrame | Draft<VoyageFrame>): HexId | SeaId {
  const before = legs[sailed - 2];
  if (before?.to === 'sea') return before.sea;
  if (before?.to === 'coast' || before?.to === 'isthmus') return before.hex;
  return from;
}

/** Adds an attack of leaders and units of the voyage in the place of their arrival (R 17.1). */
function attack(
  run: GameRun,
  { player, leaders }: Draft<VoyageFrame>,
  units: readonly UnitId[],
  { targets, from, landed }: Pick<Attack, 'targets' | 'from' | 'landed'>,
): void {
  const at = run.state.places.ids[placeOfVoyage(run.state, { leaders, fleets: units })] as HexId | SeaId;
  declareAttack(run, { at, player, attackers: [...leaders, ...units], targets, from, landed }, 'R 16.4.4');
}

/** Attacks an enemy stack, if it is still there (R 16.4.4). */
function attackAtSea(run: GameRun, frame: Draft<VoyageFrame>, target: UnitId): void {
  const { state } = run;
  const unit = findUnit(state, target);
  if (unit !== undefined && state.placeOfUnit(unit.code) === placeOfVoyage(state, frame))
    attack(run, frame, frame.fleets, {
      targets: stackOfFleet(state, unit).map(({ id }) => id),
      from: placeBefore(frame),
      landed: false,
    });
  end(run, frame);
}

/** Attacks the fleets that mask the port from inside (R 10.2.3 b). */
function attackHere(run: GameRun, frame: Draft<VoyageFrame>): void {
  const hex = placeOfVoyage(run.state, frame);
  attack(run, frame, frame.fleets, {
    targets: fleetsOutside(run.state, hex, frame),
    from: run.state.places.ids[hex] as HexId,
    landed: false,
  });
  end(run, frame);
}

/** Returns the enemy fleets that mask the port of a friendly place in a hex. */
const fleetsOutside = (situation: Situation, hex: PlaceCode, { player }: Pick<VoyageFrame, 'player'>): UnitId[] =>
  isShelter(situation, hex, campOf(player))
    ? unitsAt(situation, hex, { camp: enemyOf(campOf(player)), inside: false, land: false }).map(({ id }) => id)
    : [];

/** Attacks from the sea: with the fleets, or by the troops alone while the fleets stay at sea (R 16.4.4, 17.4.4). */
function storm(run: GameRun, frame: Draft<VoyageFrame>, hex: number, hasFleets: boolean): void {
  const { state } = run;
  const sea = placeOfVoyage(state, frame);
  const { leaders, fleets, cargo } = frame;
  const units = hasFleets ? unitsOf(frame) : [...cargo];
  partFrom(run, leaders, units);
  moveStack(run, { leaders, units }, hex, 'R 16.4.4');
  if (hasFleets) noteLanding(run, fleets, seaAt(state.places, sea) ?? 0);
  frame.sailed += 1;
  attack(run, frame, units, {
    targets: fleetsOutside(state, hex, frame),
    from: state.places.ids[sea] as SeaId,
    landed: true,
  });
  end(run, frame);
}

/** Lands the fleets. If the plan continues, pieces may come aboard or stay (R 16.4.3). */
function land(run: GameRun, frame: Draft<VoyageFrame>, hex: number): void {
  const { state } = run;
  const { player, leaders, fleets } = frame;
  const sea = seaAt(state.places, placeOfVoyage(state, frame));
  moveIntoHex(run, { leaders, units: unitsOf(frame) }, hex, player, 'R 16.4.3');
  if (sea !== undefined) noteLanding(run, fleets, sea);
  frame.sailed += 1;
  if (!canGoOn(frame)) return end(run, frame);
  frame.stage = 'call';
  if (!hasEnemiesOutside(state, hex, campOf(player))) holdHex(run, hex, player);
}

/** Moves the fleets to Sicily, where there is no combat: enemies may be there at the same time (R 19.1, 19.5). */
function landInSicily(run: GameRun, frame: Draft<VoyageFrame>): void {
  moveStack(run, { leaders: frame.leaders, units: unitsOf(frame) }, run.state.places.trays.inSicily, 'R 19.1');
  frame.sailed += 1;
  end(run, frame);
}

/** Sails the next leg, as far as the points allow. Fleets that were intercepted stop. */
function sailOn(run: GameRun, frame: Draft<VoyageFrame>): void {
  const { state } = run;
  const leg = frame.legs[frame.sailed];
  const [first] = frame.fleets;
  if (leg === undefined || !canGoOn(frame) || (first !== undefined && isEngaged(phaseOf(state), first)))
    return end(run, frame);
  switch (leg.to) {
    case 'sea':
      return enterSea(run, frame, leg.sea);
    case 'enemies':
      return attackAtSea(run, frame, leg.target);
    case 'coast': {
      const hex = hexNamed(state, leg.hex);
      if (!isHostileCoast(state, hex, campOf(frame.player))) return land(run, frame, hex);
      frame.stage = 'landing';
      return;
    }
    case 'isthmus':
      return land(run, frame, hexNamed(state, leg.hex));
    case 'sicily':
      return landInSicily(run, frame);
  }
}

function carryOut(run: GameRun, frame: Draft<VoyageFrame>, action: Action): void {
  switch (action.type) {
    case 'take':
      return take(run, frame, action.piece);
    case 'leave':
      return leave(run, frame, action.piece);
    case 'setSail':
      return setSail(run, frame);
    case 'attackHere':
      return attackHere(run, frame);
    case 'launch':
      frame.stage = 'sail';
      return;
    case 'storm': {
      const leg = frame.legs[frame.sailed];
      if (leg?.to === 'coast') storm(run, frame, hexNamed(run.state, leg.hex), action.fleets);
      return;
    }
    default: {
      const option = optionsOf(run.state, frame).find(({ leg }) => adds(action, leg));
      if (option === undefined) return;
      frame.legs = [...frame.legs, option.leg];
      frame.costs = [...frame.costs, option.cost];
    }
  }
}

export const voyage: RulesOf<'voyage'> = {
  rule: 'R 16.4',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions: actionsOf,
  refuse: (situation, frame, action) => refuseVoyage(situation, frame, action, actionsOf),
  apply: carryOut,
  /** Sails on if there is only one possible action. */
  advance(run, frame, list) {
    if (frame.stage === 'sail') return sailOn(run, frame);
    const [only] = list();
    if (only !== undefined) carryOut(run, frame, only);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    if (child.purpose === 'stormMorale') return endureStorm(run, frame, child.values);
    const [die = 0] = child.values;
    begin(run, frame, run.state.components.charts.movement.allowance.fleet + die, die);
  },
};
