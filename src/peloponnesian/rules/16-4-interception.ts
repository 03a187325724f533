/** R 16.4.5: interceptions. Enemies in a sea area may attack fleets that enter it. */
import { findLeader, findUnit, unitsIn } from '../query/pieces.js';
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { rollDice } from '../deeds/dice.js';
import { declareAttack, moveStack, partFrom } from '../deeds/movement.js';
import { noteInterception } from '../deeds/offences.js';
import { sinkFleets } from '../deeds/sinking.js';
import { checkInStorm } from '../deeds/storms.js';
import type { InterceptionFrame } from '../frame/voyage.js';
import { hasOdds } from '../query/movement.js';
import { commanderOf } from '../query/command.js';
import { canEngage, fleetsToLead, interceptorsOf, sparesOf } from '../query/interception.js';
import { unitsUnder } from '../query/sailing.js';
import { isStormy } from '../query/storms.js';
import { seaNumber } from '../query/voyages.js';
import { seaAt } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { HexId, PieceId, SeaId } from '../vocabulary.js';
import { hasTwin, whyAlike } from './16-1-refusals.js';

function actionsOf(situation: Situation, frame: InterceptionFrame): Action[] {
  const { player, sea, targets, fleets } = frame;
  if (fleets.length > 0) {
    const all: Action[] = sparesOf(situation, frame).map(({ id }): Action => ({ type: 'leave', player, piece: id }));
    if (canEngage(situation, frame)) all.push({ type: 'engage', player });
    return [...all, { type: 'decline', player }];
  }
  const pieces = interceptorsOf(situation, seaNumber(situation.ground, sea), player, targets.length);
  return [...pieces.map((piece): Action => ({ type: 'intercept', player, piece })), { type: 'decline', player }];
}

/** Names a leader or a single fleet. A single fleet attacks at once. */
function name(run: GameRun, frame: Draft<InterceptionFrame>, piece: PieceId): void {
  const { state } = run;
  const unit = findUnit(state, piece);
  const leader = findLeader(state, piece);
  if (unit !== undefined) frame.fleets = [unit.id];
  if (leader !== undefined) {
    frame.leader = leader.id;
    const fleets = fleetsToLead(state, leader, seaNumber(state.ground, frame.sea), frame.player);
    frame.fleets = fleets.map(({ id }) => id);
  }
  if (frame.fleets.length === 1) engage(run, frame);
}

/**
 * Puts the interceptors to sea in the area. Those that enter a storm check their morale first (rulings R28, R30; R C).
 */
function engage(run: GameRun, frame: Draft<InterceptionFrame>): void {
  const { state } = run;
  const { player, leader, fleets } = frame;
  const sea = seaNumber(state.ground, frame.sea);
  const [first] = unitsIn(state, fleets);
  if (first === undefined) return run.finish();
  const start = state.placeOfUnit(first.code);
  const leaders = leader === null ? [] : [leader];
  const captain = leader === null ? undefined : findLeader(state, leader);
  const isAtSea = seaAt(state.places, start) !== undefined;
  const cargo = captain !== undefined && isAtSea ? unitsUnder(state, captain, true).map(({ id }) => id) : [];
  const units = [...fleets, ...cargo];
  partFrom(run, leaders, units);
  moveStack(run, { leaders, units }, state.places.firstSea + sea, 'R 16.4.5');
  noteInterception(run, player);
  const from = state.places.ids[start] as HexId | SeaId;
  if (isAtSea || !isStormy(state, sea)) return attack(run, frame, from);
  frame.from = from as HexId;
  rollDice(run, 'stormMorale', fleets.length, player);
}

/**
 * Continues after interceptors have put to sea in a storm: the remaining ones attack, unless they are too few (R C,
 * ruling Q171).
 */
function endureStorm(run: GameRun, frame: Draft<InterceptionFrame>, from: HexId, dice: readonly number[]): void {
  const { state } = run;
  const { sea, targets } = frame;
  const lost = checkInStorm(run, unitsIn(state, frame.fleets), dice);
  frame.fleets = frame.fleets.filter((id) => !lost.includes(id));
  if (hasOdds(frame.fleets.length, targets.length)) attack(run, frame, from);
  else run.finish();
  sinkFleets(run, state.places.firstSea + seaNumber(state.ground, sea), lost, 'R C');
}

/** Adds the interceptors' attack, to be fought when all pieces have moved. */
function attack(run: GameRun, frame: Draft<InterceptionFrame>, from: HexId | SeaId): void {
  const { state } = run;
  const { player, sea, targets, leader, fleets } = frame;
  const leaders = leader === null ? [] : [leader];
  const [target] = unitsIn(state, targets);
  if (target !== undefined)
    run.emit({
      type: 'fleetIntercepted',
      rule: 'R 16.4.5',
      sea,
      by: player,
      leaders,
      interceptors: [...fleets],
      from,
      of: commanderOf(state, target.code),
      fleets: [...targets],
    });
  declareAttack(
    run,
    {
      at: sea,
      player,
      attackers: [...leaders, ...fleets],
      targets: [...targets],
      from,
      landed: false,
    },
    'R 16.4.5',
  );
  run.finish();
}

export const interception: RulesOf<'interception'> = {
  rule: 'R 16.4.5',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions: actionsOf,
  refuse: refuseInterception,
  apply(run, frame, action) {
    if (action.type === 'decline') return run.finish();
    if (action.type === 'intercept') return name(run, frame, action.piece);
    if (action.type === 'engage') return engage(run, frame);
    if (action.type !== 'leave') return;
    frame.fleets = frame.fleets.filter((id) => id !== action.piece);
  },
  /** Ends the frame when no piece can intercept. */
  advance: (run) => run.finish(),
  resume(run, frame, child) {
    if (child.kind === 'roll' && frame.from !== undefined) endureStorm(run, frame, frame.from, child.values);
  },
};

/** Returns why a piece cannot intercept or be left out (R 16.2.2, 16.4.5). */
function refuseInterception(situation: Situation, frame: InterceptionFrame, action: Action): Refusal | undefined {
  const { fleets, leader, sea, player, targets } = frame;
  const isNamed = fleets.length > 0;
  switch (action.type) {
    case 'intercept': {
      const { piece } = action;
      if (isNamed) return refusal('namedAlready', 'R 16.4.5', { piece, sea });
      const pieces = interceptorsOf(situation, seaNumber(situation.ground, sea), player, targets.length);
      if (pieces.includes(piece)) return undefined;
      return hasTwin(situation, piece, pieces)
        ? whyAlike(piece)
        : refusal('cannotIntercept', 'R 16.4.5', { piece, sea });
    }
    case 'engage':
      if (!isNamed) return refusal('namedFirst', 'R 16.4.5', { sea });
      return canEngage(situation, frame) ? undefined : whyNotEngaged(frame);
    case 'leave': {
      const { piece } = action;
      if (!isNamed) return refusal('namedFirst', 'R 16.4.5', { sea });
      if (piece === leader || (fleets.length === 1 && fleets.some((id) => id === piece)))
        return refusal('isLeading', 'R 16.2.2', { piece });
      if (!fleets.some((id) => id === piece)) return refusal('notInStack', 'R 16.2.2', { piece });
      return sparesOf(situation, frame).some(({ id }) => id === piece) ? undefined : whyAlike(piece);
    }
    default:
      return undefined;
  }
}

/**
 * Returns why the remaining interceptors cannot attack: they are too few, or others depend on them (R 16.2.2, 17.5.1).
 */
const whyNotEngaged = ({ fleets, targets, sea }: InterceptionFrame): Refusal =>
  hasOdds(fleets.length, targets.length)
    ? refusal('cannotPart', 'R 16.2.2', { sea })
    : refusal('badOdds', 'R 17.5.1', { sea });
