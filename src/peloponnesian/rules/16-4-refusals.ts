/** R 16.4, 16.7: reasons why fleets cannot sail, and pieces cannot come aboard or stay behind. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { VoyageFrame } from '../frame/voyage.js';
import { hasOdds, mayDepart, mayStay } from '../query/movement.js';
import { isShaken } from '../query/omens.js';
import { campOf, regionOfHex } from '../query/owners.js';
import { isClosedByTruce, isTruce } from '../query/peace.js';
import { findPlaceOf, findUnit, unitsIn } from '../query/pieces.js';
import { canCarry, embarkersOf, isBlockaded, placeOfVoyage, stayersOf } from '../query/sailing.js';
import { mayEnterSicily } from '../query/sicily.js';
import { stackOfFleet } from '../query/voyages.js';
import { isHex } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { HexId, PieceId, UnitId } from '../vocabulary.js';
import { hasTwin, whyAlike, whyNoMove } from './16-1-refusals.js';
import { isListed } from './listed.js';

/** Returns why an action of a voyage is refused; `listOf` returns the legal actions. */
export function refuseVoyage(
  situation: Situation,
  frame: VoyageFrame,
  action: Action,
  listOf: (situation: Situation, frame: VoyageFrame) => readonly Action[],
): Refusal | undefined {
  const due = stageRefusal(frame, action);
  if (due !== undefined) return due;
  if (isListed(listOf(situation, frame), action)) return undefined;
  switch (action.type) {
    case 'take':
      return whyNotAboard(situation, frame, action.piece);
    case 'leave':
      return whyNotAshore(situation, frame, action.piece);
    case 'attackHere':
      return refusal('nobodyToAttack', 'R 10.2.3');
    case 'storm':
      return whyNoStorm(frame);
    case 'sailTo':
    case 'landAt':
    case 'attackFleets':
    case 'crossIsthmus':
    case 'enterSicily':
      return whyNoStart(situation, frame) ?? whyNoLeg(situation, frame, action);
    default:
      return undefined;
  }
}

/** The actions of each stage of a voyage. */
const PLANNING: readonly Action['type'][] = [
  'take',
  'leave',
  'attackHere',
  'sailTo',
  'landAt',
  'attackFleets',
  'crossIsthmus',
  'enterSicily',
  'setSail',
];
const AT_CALL: readonly Action['type'][] = ['take', 'leave', 'launch'];

/** R 16.4.1, 16.4.3, 16.4.4: a voyage is planned before it begins, and its plan does not change on the way. */
function stageRefusal({ stage }: VoyageFrame, { type }: Action): Refusal | undefined {
  if (!PLANNING.includes(type) && type !== 'launch' && type !== 'storm') return undefined;
  if (stage === 'plan') return PLANNING.includes(type) ? undefined : refusal('stillPlanned', 'R 16.4.1');
  if (stage === 'call') return AT_CALL.includes(type) ? undefined : refusal('underWay', 'R 16.4.1');
  return type === 'storm' ? undefined : refusal('mustStorm', 'R 16.4.4');
}

/** Returns why the troops cannot attack without their fleets (R 17.1, 17.5.1). */
const whyNoStorm = ({ cargo }: VoyageFrame): Refusal =>
  cargo.length === 0 ? refusal('noFighters', 'R 17.1') : refusal('badOdds', 'R 17.5.1');

/** Returns why the pieces cannot put to sea together (R 16.4, 16.7.2). */
function whyNoStart(situation: Situation, frame: VoyageFrame): Refusal | undefined {
  const { player, leaders, fleets, cargo, legs } = frame;
  if (fleets.length === 0) return refusal('noFleet', 'R 16.4');
  if (!canCarry(situation, fleets, unitsIn(situation, cargo))) return refusal('noRoom', 'R 16.7.2');
  if (isBlockaded(situation, frame)) return refusal('isMasked', 'R 10.2.3');
  const place = placeOfVoyage(situation, frame);
  const stack = { leaders, units: [...fleets, ...cargo] };
  const isStuck =
    legs.length === 0 && isHex(situation.places, place) && !mayDepart(situation, place, campOf(player), stack);
  return isStuck ? refusal('leavesStack', 'R 16.2.1') : undefined;
}

/** Returns why a plan cannot continue to a place. */
function whyNoLeg(situation: Situation, frame: VoyageFrame, action: Action): Refusal {
  switch (action.type) {
    case 'landAt':
      return whyNoLanding(situation, frame, action.hex);
    case 'attackFleets':
      return whyNoTarget(situation, frame, action.target);
    case 'crossIsthmus':
      return refusal('noIsthmus', 'R 16.8.1');
    case 'enterSicily':
      return mayEnterSicily(situation, frame) ? refusal('noSeaWay', 'R 19.1') : refusal('sicilyClosed', 'R 19.4');
    default:
      return refusal('noSeaWay', 'R 16.4.2');
  }
}

/** Returns why fleets cannot land in a hex (R 16.4.3, 20.2, C). */
function whyNoLanding(situation: Situation, { player }: VoyageFrame, id: HexId): Refusal {
  const hex = situation.places.codes.get(id);
  if (hex === undefined) return refusal('noLanding', 'R 16.4.3', { hex: id });
  if (isClosedByTruce(situation, hex, campOf(player))) return refusal('truce', 'R 20.2', { hex: id });
  return isShaken(situation, regionOfHex(situation, hex))
    ? refusal('earthShakes', 'R C', { hex: id })
    : refusal('noLanding', 'R 16.4.3', { hex: id });
}

/** Returns why an enemy fleet cannot be attacked (R 16.4.4, 17.5.1, 20.2). */
function whyNoTarget(situation: Situation, { fleets }: VoyageFrame, target: UnitId): Refusal {
  if (isTruce(situation)) return refusal('truce', 'R 20.2', { target });
  const unit = findUnit(situation, target);
  const isTooStrong = unit !== undefined && !hasOdds(fleets.length, stackOfFleet(situation, unit).length);
  return isTooStrong ? refusal('badOdds', 'R 17.5.1', { target }) : refusal('noTarget', 'R 16.4.4', { target });
}

const isAboard = ({ leaders, fleets, cargo }: VoyageFrame, piece: PieceId): boolean =>
  [...leaders, ...fleets, ...cargo].includes(piece);

/** Returns why a piece cannot come aboard (R 16.7.1, 16.7.2). */
function whyNotAboard(situation: Situation, frame: VoyageFrame, piece: PieceId): Refusal {
  const { player, leaders, fleets, cargo, left } = frame;
  const params = { piece };
  if (isAboard(frame, piece)) return refusal('inStack', 'R 16.7.1', params);
  const general = whyNoMove(situation, player, piece, true);
  if (general !== undefined) return general;
  if (leaders.length === 0) return refusal('needsLeader', 'R 16.2.2', params);
  if (frame.stage === 'plan' && frame.legs.length > 0) return refusal('planBegun', 'R 16.4.1', params);
  if (left.includes(piece)) return refusal('wasLeft', 'R 16.7.1', params);
  if (findPlaceOf(situation, piece) !== placeOfVoyage(situation, frame))
    return refusal('isElsewhere', 'R 16.7.1', params);
  const unit = findUnit(situation, piece);
  if (frame.stage === 'call' && unit?.isLand === false) return refusal('underWay', 'R 16.4.1', params);
  if (unit?.isLand === true && !canCarry(situation, fleets, [...unitsIn(situation, cargo), unit]))
    return refusal('noRoom', 'R 16.7.2', params);
  if (hasTwin(situation, piece, embarkersOf(situation, frame))) return whyAlike(piece);
  if (unit === undefined && frame.stage === 'call') return refusal('leavesStack', 'R 16.2.1', params);
  return unit?.isLand === false ? refusal('otherStack', 'R 16.2.2', params) : refusal('isMasked', 'R 10.2.2', params);
}

/** Returns why a piece cannot stay behind (R 16.2.1, 16.2.2, 16.7.1, rulings R1 and R75). */
function whyNotAshore(situation: Situation, frame: VoyageFrame, piece: PieceId): Refusal {
  const { player, leaders, fleets, cargo } = frame;
  const params = { piece };
  if (!isAboard(frame, piece)) return refusal('notInStack', 'R 16.2.1', params);
  if (leaders.length === 0 || leaders[0] === piece) return refusal('isLeading', 'R 16.2.1', params);
  if (frame.stage === 'plan' && frame.legs.length > 0) return refusal('planBegun', 'R 16.4.1', params);
  if (hasTwin(situation, piece, stayersOf(situation, frame))) return whyAlike(piece);
  const place = placeOfVoyage(situation, frame);
  const unit = findUnit(situation, piece);
  if (frame.stage === 'call' && unit?.isLand === false) return refusal('underWay', 'R 16.4.1', params);
  if (!isHex(situation.places, place)) {
    if (unit?.isLand === false) return refusal('cannotPart', 'R 16.2.2', params);
    return refusal('staysAboard', unit === undefined ? 'ruling R75' : 'R 16.7.1', params);
  }
  const stack = { leaders, units: [...fleets, ...cargo] };
  const leavesStack = unit?.isLand === true && !mayStay(situation, place, campOf(player), unit, stack);
  return leavesStack ? refusal('leavesStack', 'R 16.2.1', params) : refusal('cannotPart', 'R 16.7.2', params);
}
