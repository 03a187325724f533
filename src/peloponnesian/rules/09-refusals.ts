/** R 9: reasons why units cannot be supplied, forage or come ashore. */
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal, type RefusalCode } from '../code/index.js';
import type { SupplyFrame } from '../frame/supply.js';
import { isBarredInside } from '../query/movement.js';
import { commanderOf } from '../query/command.js';
import { findUnit } from '../query/pieces.js';
import { areAlliesRich, areaOfUnit, canForage, isInFriendlyRegion, unitsToSupply } from '../query/upkeep.js';
import type { UnitInfo } from '../table/roster.js';
import { FORAGING, type Situation } from '../table/situation.js';
import { hasTwin, whyAlike } from './16-1-refusals.js';
import { isListed } from './listed.js';

type Stage = SupplyFrame['stage'];

/** A code, and the clause of the pending decision. */
interface Due {
  readonly code: RefusalCode;
  readonly rule: RuleRef;
}

/** The action types of each stage. */
const DONE: Readonly<Record<Stage, readonly Action['type'][]>> = {
  landing: ['bringAshore'],
  cutOff: ['forage'],
  foraging: ['forage', 'endForaging'],
  paying: ['supplyUnit'],
  unpaid: ['forage'],
};

/** Why actions of other stages must wait. */
const DUE: Readonly<Record<Stage, Due>> = {
  landing: { code: 'ashoreFirst', rule: 'R 9.8' },
  cutOff: { code: 'mustForage', rule: 'R 9.5' },
  foraging: { code: 'notPaying', rule: 'R 9.4.2' },
  paying: { code: 'foragingOver', rule: 'R 9.4.2' },
  unpaid: { code: 'mustForage', rule: 'R 9.6' },
};

/** Returns the refusal of an action of another stage. */
function notDue({ stage }: SupplyFrame, params: Refusal['params'] = {}): Refusal {
  const { code, rule } = DUE[stage];
  return refusal(code, rule, params);
}

/** Returns why an action is refused; `listOf` returns the legal actions. */
export function refuseSupply(
  situation: Situation,
  frame: SupplyFrame,
  action: Action,
  listOf: (situation: Situation, frame: SupplyFrame) => readonly Action[],
): Refusal | undefined {
  const listed = listOf(situation, frame);
  if (isListed(listed, action)) return undefined;
  switch (action.type) {
    case 'bringAshore':
      return frame.stage === 'landing'
        ? refusal('noLandingThere', 'R 9.8', { stack: action.stack, hex: action.hex })
        : refusal('notWaiting', 'R 9.8', { stack: action.stack });
    case 'endForaging':
      return notDue(frame);
    case 'forage':
    case 'supplyUnit': {
      const units = listed.flatMap((each) => (each.type === action.type ? [each.unit] : []));
      return refuseUnit(situation, frame, action, units);
    }
    default:
      return undefined;
  }
}

/** Returns why a unit cannot be chosen; `units` are those that can. */
function refuseUnit(
  situation: Situation,
  frame: SupplyFrame,
  { type, unit: id }: Extract<Action, { readonly type: 'forage' | 'supplyUnit' }>,
  units: readonly UnitInfo['id'][],
): Refusal {
  const params = { unit: id };
  const unit = findUnit(situation, id);
  if (unit === undefined) return refusal('unitUnknown', 'R 9.1', params);
  if (commanderOf(situation, unit.code) !== frame.player) return refusal('notYours', 'R 9.1', params);
  if (!unitsToSupply(situation, frame.player).includes(unit)) return refusal('notOnMap', 'R 7.2', params);
  if (situation.unitIs(unit.code, FORAGING)) return refusal('foragesAlready', 'R 9.7.1', params);
  if (type === 'forage' && !canForage(situation, unit)) return whyNoForage(situation, unit);
  if (type === 'forage' && isSuppliedAtHome(situation, frame, unit))
    return refusal('suppliedAtHome', 'R 9.7.3', params);
  if (!DONE[frame.stage].includes(type)) return notDue(frame, params);
  if (hasTwin(situation, id, units)) return whyAlike(id);
  return type === 'forage' ? refusal('otherForagers', 'R 9.7.1', params) : whyNotPaid(frame, unit);
}

/** Returns why a unit cannot forage in its place (R 9.7). */
function whyNoForage(situation: Situation, unit: UnitInfo): Refusal {
  const { components, ground, raided, season } = situation;
  const area = areaOfUnit(situation, unit);
  const fact = ground.map.areas[area];
  const params = { unit: unit.id };
  if (fact === undefined) return refusal('isAtSea', 'R 9.8', params);
  if (season === components.charts.supply.noForage) return refusal('noForageInWinter', 'R 9.7.3', params);
  if ((raided[fact.id] ?? 0) > 0) return refusal('areaIsRaided', 'R 9.7.3', params);
  if (isBarredInside(situation, unit)) return refusal('shutIn', 'R 9.7.2', params);
  if (areAlliesRich(situation, unit)) return refusal('alliesRich', 'R 24.5', params);
  return refusal('forageExhausted', 'R 9.7.1', params);
}

/** Returns whether a unit in a friendly region can still be supplied, so that it may not forage there (R 9.7.3 a). */
const isSuppliedAtHome = (situation: Situation, { stage }: SupplyFrame, unit: UnitInfo): boolean =>
  (stage === 'foraging' || stage === 'paying') && isInFriendlyRegion(situation, unit);

/** Returns why a unit cannot be supplied (R 9.1). */
function whyNotPaid(frame: SupplyFrame, { id }: UnitInfo): Refusal {
  if (frame.supplied.includes(id)) return refusal('suppliedAlready', 'R 9.1', { unit: id });
  return refusal('treasuryTooSmall', 'R 9.1', { unit: id });
}
