/**
 * R 9.1: when an enemy Army enters the space of a Major City, its controller declares which pieces are inside and
 * outside.
 */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { minorsThroughGate, type GateChoice } from '../frame/choices.js';
import { emptyGroup } from '../deeds/group.js';
import type { ArrangeCityFrame, MarchGroup } from '../frame/index.js';
import { mayBeInside } from '../query/garrison.js';
import { cityCapacity } from '../query/capitals.js';
import { isMajorCity } from '../query/geometry.js';
import { hasStandingEnemies, type Mover } from '../query/interception.js';
import { forceAt, majorGeneralsAt, minorGeneralsAt } from '../query/presence.js';
import { cartIsAt, cartMayMove, royalsAt } from '../query/royals.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { kindsOf, numberOf, portionsOf, unitsOf } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { refuseInside, roomInside } from './08-3-7-cities.js';
import { regroup } from './09-regroup.js';
import { refusePortion } from './portions.js';

/**
 * Returns the player who arranges the city of a space that an Army enters: its controller, if it was not besieged and
 * they have pieces there (R 9.1).
 */
export function arrangerOf(situation: Situation, mover: Mover): PlayerId | undefined {
  const { space } = mover;
  const owner = situation.controller(space);
  if (owner === undefined || owner === 'independent' || owner === mover.mover || !isMajorCity(situation, space))
    return undefined;
  if (hasStandingEnemies(situation, owner, mover)) return undefined;
  return gateMoves(situation, { player: owner, space, handled: [] }).length > 0 ? owner : undefined;
}

type Arranging = Pick<ArrangeCityFrame, 'player' | 'space' | 'handled'>;

/** Returns the moves of all pieces that may still pass the gate. A piece may pass it once. */
const gateMoves = (situation: Situation, frame: Arranging): readonly Action[] => [
  ...unitMoves(situation, frame, true),
  ...unitMoves(situation, frame, false),
  ...otherMoves(situation, frame, true),
  ...otherMoves(situation, frame, false),
];

function unitMoves(situation: Situation, { player, space, handled }: Arranging, into: boolean): readonly Action[] {
  const units = forceAt(situation, player, space, !into);
  const room = into ? roomInside(situation, player, space) : cityCapacity(situation, space);
  const actions: Action[] = [];
  for (const unit of kindsOf(units)) {
    if (handled.includes(unit) || (into && !mayBeInside(situation, unit))) continue;
    for (const count of portionsOf(unit, numberOf(units, unit), room)) {
      actions.push(
        into ? { type: 'moveIntoCity', player, unit, count } : { type: 'moveOutOfCity', player, unit, count },
      );
    }
  }
  return actions;
}

function otherMoves(situation: Situation, { player, space, handled }: Arranging, into: boolean): readonly Action[] {
  const from: Place = { space, inside: !into };
  const actions: Action[] = majorGeneralsAt(situation, player, space, !into)
    .filter((general) => !handled.includes(general))
    .map((general) => ({ type: 'moveGeneralThroughGate', player, general, inside: into }));
  if (minorGeneralsAt(situation, player, space, !into) > 0 && !handled.includes(minorsThroughGate(!into))) {
    actions.push({ type: 'moveGeneralThroughGate', player, general: 'minor', inside: into });
  }
  for (const royal of royalsAt(situation, player, from)) {
    if (!handled.includes(royal)) actions.push({ type: 'moveRoyalThroughGate', player, royal, inside: into });
  }
  if (cartMayMove(situation) && cartIsAt(situation, player, from) && !handled.includes('cart')) {
    actions.push({ type: 'moveRoyalThroughGate', player, royal: 'cart', inside: into });
  }
  return actions;
}

/**
 * Returns why a piece does not pass the gate: it is not on that side, has passed it already, is an Elephant, or has no
 * room inside (R 9.1, 19.10, 4.16).
 */
function refuseGate(situation: Situation, frame: ArrangeCityFrame, action: Action): Refusal | undefined {
  const { player, space, handled } = frame;
  const again = (choice: GateChoice): Refusal | undefined =>
    handled.includes(choice) ? refusal('alreadyDecided', 'R 9.1', { space, choice }) : undefined;
  if (action.type === 'moveIntoCity' || action.type === 'moveOutOfCity') {
    const into = action.type === 'moveIntoCity';
    const { unit, count } = action;
    const why =
      again(unit) ?? refusePortion(unit, count, numberOf(forceAt(situation, player, space, !into), unit), 'R 9.1');
    if (why !== undefined || !into) return why;
    const shut = refuseInside(situation, unit, space);
    if (shut !== undefined) return shut;
    return count > roomInside(situation, player, space) ? refusal('cityFull', 'R 4.16', { space, count }) : undefined;
  }
  if (action.type !== 'moveGeneralThroughGate' && action.type !== 'moveRoyalThroughGate') return undefined;
  const { inside } = action;
  const listed = otherMoves(situation, { player, space, handled: [] }, inside);
  if (action.type === 'moveGeneralThroughGate') {
    const { general } = action;
    return listed.some((other) => other.type === 'moveGeneralThroughGate' && other.general === general)
      ? again(general === 'minor' ? minorsThroughGate(!inside) : general)
      : refusal('noSuchPiece', 'R 9.1', { player, general, space, inside: !inside });
  }
  const { royal } = action;
  if (listed.some((other) => other.type === 'moveRoyalThroughGate' && other.royal === royal)) return again(royal);
  return royal === 'cart' && cartIsAt(situation, player, { space, inside: !inside })
    ? refusal('cartRests', 'R 6.1.1', { turn: situation.turn })
    : refusal('noSuchPiece', 'R 9.1', { player, royal, space, inside: !inside });
}

export const arrangeCity: RulesOf<'arrangeCity'> = {
  rule: 'R 9.1',
  actor: (situation, frame) =>
    !frame.handled.includes('done') && gateMoves(situation, frame).length > 0 ? frame.player : undefined,
  actions: (situation, frame) => [...gateMoves(situation, frame), { type: 'pass', player: frame.player }],
  refuse: refuseGate,
  apply: passGate,
  advance(run, { player, space }) {
    run.emit({ type: 'cityArranged', rule: 'R 9.1', player, space });
    run.finish();
  },
};

function passGate(run: GameRun, frame: Draft<ArrangeCityFrame>, action: Action): void {
  const { player, space } = frame;
  const through = (inside: boolean, group: MarchGroup): void =>
    regroup(run, player, { space, inside: !inside }, { space, inside }, group);
  if (action.type === 'moveIntoCity' || action.type === 'moveOutOfCity') {
    const into = action.type === 'moveIntoCity';
    const units = unitsOf(action.unit, action.count);
    through(into, { ...emptyGroup(), units });
    run.emit({ type: 'unitsThroughGate', rule: 'R 9.1', player, space, inside: into, units });
    frame.handled.push(action.unit);
  } else if (action.type === 'moveGeneralThroughGate') {
    const { general, inside } = action;
    through(inside, general === 'minor' ? { ...emptyGroup(), minors: 1 } : { ...emptyGroup(), generals: [general] });
    run.emit({ type: 'generalThroughGate', rule: 'R 9.1', player, space, inside, general });
    frame.handled.push(general === 'minor' ? minorsThroughGate(inside) : general);
  } else if (action.type === 'moveRoyalThroughGate') {
    const { royal, inside } = action;
    through(inside, royal === 'cart' ? { ...emptyGroup(), cart: true } : { ...emptyGroup(), royals: [royal] });
    run.emit({ type: 'royalThroughGate', rule: 'R 9.1', player, space, inside, royal });
    frame.handled.push(royal);
  } else {
    frame.handled.push('done');
  }
}

/** Begins the arrangement of a space's city. */
export function pushArrangement(run: GameRun, player: PlayerId, space: SpaceId): void {
  run.push({ kind: 'arrangeCity', player, space, handled: [], holds: space });
}
