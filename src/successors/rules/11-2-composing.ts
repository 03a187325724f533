/** R 3.1.2, 11.2: an intercepting Army is put together: what comes along, and who stays with the rest. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import type { Interception, InterceptionFrame } from '../frame/index.js';
import { controllerOf } from '../query/control.js';
import { servesUnder } from '../query/interception.js';
import { forceAt, majorGeneralsAt, minorGeneralsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import {
  addedUnits,
  countUnits,
  kindsOf,
  numberOf,
  NO_UNITS,
  portionsOf,
  subtractedUnits,
  unitsOf,
  type Units,
} from '../units.js';
import type { Commander, SpaceId } from '../vocabulary.js';
import { spareMinorGenerals } from './03-1-2-minor-generals.js';
import { refusePortion } from './portions.js';

/** What has been decided about the attempt in hand, beside the Army itself. */
type Notes = Pick<InterceptionFrame, 'player' | 'done' | 'placing' | 'declared'>;

/**
 * Where a Minor General for a place may come from: the supply; in the player aid, if that is empty, another space that can spare
 * one and has not declared (ruling interceptors-travel-light).
 */
export function sourcesFor(
  situation: Situation,
  { player, declared }: Pick<InterceptionFrame, 'player' | 'declared'>,
  space: SpaceId,
): readonly ('supply' | SpaceId)[] {
  const sources = spareMinorGenerals(situation, player, space);
  if (sources[0] === 'supply') return sources;
  if (!editionOf(situation).repositionsInTurnsOfOthers) return NOWHERE;
  return sources.filter((source) => declared.every(({ from }) => from !== source));
}
const NOWHERE: readonly SpaceId[] = [];

/** Whether it is to be led by a Minor General of whom it is not yet said where he comes from. */
export const lacksLeader = (
  situation: Situation,
  { placing }: Pick<InterceptionFrame, 'placing'>,
  { player, from, inside, commander }: Interception,
): boolean => commander === 'minor' && placing === null && minorGeneralsAt(situation, player, from, inside) === 0;

/** What may be taken along next, who may be placed, and whether the attempt can be declared as it is (R 11.2). */
export function composing(situation: Situation, frame: InterceptionFrame, building: Interception): readonly Action[] {
  const { player } = frame;
  if (lacksLeader(situation, frame, building)) return placings(situation, frame, building);
  const actions: Action[] = [];
  const left = unitsLeft(situation, building);
  for (const unit of kindsOf(left)) {
    if (frame.done.includes(unit)) continue;
    for (const count of portionsOf(unit, numberOf(left, unit))) {
      const more = unitsOf(unit, count);
      if (mayBeDeclared(situation, frame, building, more)) actions.push({ type: 'interceptWith', player, unit, count });
    }
  }
  for (const general of followers(situation, building)) {
    if (mayBeDeclared(situation, frame, withGeneral(building, general)))
      actions.push({ type: 'interceptWithGeneral', player, general });
  }
  if (countUnits(building.units) === 0) return actions;
  if (countUnits(left) > 0 && !isLed(situation, building)) actions.push(...placings(situation, frame, building));
  if (keepsOwner(situation, frame, building)) actions.push({ type: 'declareInterception', player });
  return actions;
}

/** A Minor General comes to the place: to lead what intercepts, or to stay with the rest (R 3.1.2). */
function placings(
  situation: Situation,
  frame: InterceptionFrame,
  { from: space, inside }: Interception,
): readonly Action[] {
  const { player, placing } = frame;
  if (placing !== null) return [];
  return sourcesFor(situation, frame, space).map((source) => ({
    type: 'placeMinorGeneral',
    player,
    space,
    inside,
    from: source === 'supply' ? null : source,
  }));
}

/** The CUs of the place that are not taken along. */
const unitsLeft = (situation: Situation, { player, from, inside, units }: Interception): Units =>
  subtractedUnits(forceAt(situation, player, from, inside), units);

/** Generals who could still come along under the commander; who is placed to stay with the rest stays. */
function followers(situation: Situation, building: Interception): readonly Commander[] {
  const { player, commander, generals, minors, from, inside } = building;
  const majors = majorGeneralsAt(situation, player, from, inside).filter(
    (general) => !generals.includes(general) && servesUnder(situation, general, commander),
  );
  return minorGeneralsAt(situation, player, from, inside) > minors ? [...majors, 'minor'] : majors;
}

/** Whether a general of the place stays behind. */
const isLed = (situation: Situation, { player, from, inside, generals, minors }: Interception): boolean =>
  majorGeneralsAt(situation, player, from, inside).length > generals.length ||
  minorGeneralsAt(situation, player, from, inside) > minors;

/** Whether a Minor General has been called who is not the commander: he stays, and needs CUs to stay with. */
const isGuarded = (
  situation: Situation,
  { placing }: Pick<InterceptionFrame, 'placing'>,
  { player, from, inside, minors }: Interception,
): boolean => placing !== null && minorGeneralsAt(situation, player, from, inside) + 1 > minors;

/** Whether what an intercepting Army leaves behind still shows whose it is (R 3.3.1, 11.2). */
const keepsOwner = (situation: Situation, frame: Pick<InterceptionFrame, 'placing'>, building: Interception): boolean =>
  countUnits(unitsLeft(situation, building)) === 0 ||
  controllerOf(situation, building.from) === building.player ||
  isLed(situation, building) ||
  isGuarded(situation, frame, building);

/** Whether, with these CUs taken along as well, the attempt can still be declared: the rest shows an owner, can be given one, or comes along too. */
function mayBeDeclared(situation: Situation, frame: Notes, building: Interception, more: Units = NO_UNITS): boolean {
  const { player, from, inside, commander, generals, minors, units } = building;
  // Field by field: this is asked of every number of CUs, and a copy by spread has a shape of its own.
  const then: Interception = { player, from, inside, commander, generals, minors, units: addedUnits(units, more) };
  const left = unitsLeft(situation, then);
  if (isGuarded(situation, frame, then)) return countUnits(left) > 0;
  if (keepsOwner(situation, frame, then)) return true;
  if (sourcesFor(situation, frame, building.from).length > 0) return true;
  return kindsOf(left).every((unit) => !frame.done.includes(unit) && numberOf(more, unit) === 0);
}

const COMPOSING = ['interceptWith', 'interceptWithGeneral', 'declareInterception', 'placeMinorGeneral'] as const;
/** Whether an action is about an attempt that has been begun. */
export const isComposing = (action: Action): boolean => COMPOSING.some((type) => type === action.type);

/** Why an attempt that has been begun is not put together so (R 11.2). */
export function refuseComposing(
  situation: Situation,
  frame: InterceptionFrame,
  building: Interception,
  action: Action,
): Refusal | undefined {
  const { from } = building;
  const { type } = action;
  if (type === 'intercept') return refusal('otherMatter', 'R 11.2', { from: action.from, waitingFor: from });
  if (type === 'placeMinorGeneral') return refuseCalling(situation, frame, building, action);
  if (isComposing(action) && lacksLeader(situation, frame, building))
    return refusal('mustChoose', 'R 3.1.2', { from }, 'First the Minor General is placed who is to lead them.');
  const ownerless = refusal('ownerless', 'R 11.2', { from });
  if (type === 'declareInterception') {
    if (countUnits(building.units) === 0) return refusal('needsUnits', 'R 11.2', { player: frame.player, from });
    return keepsOwner(situation, frame, building) ? undefined : ownerless;
  }
  if (type === 'interceptWith') {
    const { unit, count } = action;
    if (frame.done.includes(unit)) return refusal('alreadyDecided', 'R 11.2', { unit });
    const why = refusePortion(unit, count, numberOf(unitsLeft(situation, building), unit), 'R 11.2');
    return why ?? (mayBeDeclared(situation, frame, building, unitsOf(unit, count)) ? undefined : ownerless);
  }
  if (type !== 'interceptWithGeneral') return undefined;
  const { general } = action;
  if (!followers(situation, building).includes(general))
    return refusal('noSuchPiece', 'R 11.2', { player: frame.player, general, space: from, inside: building.inside });
  return mayBeDeclared(situation, frame, withGeneral(building, general)) ? undefined : ownerless;
}

/** Why no Minor General is called: to another place, twice, from where none comes, or before and after he is of use (R 3.1.2). */
function refuseCalling(
  situation: Situation,
  frame: InterceptionFrame,
  building: Interception,
  { space, inside, from, player }: Extract<Action, { type: 'placeMinorGeneral' }>,
): Refusal | undefined {
  if (space !== building.from || inside !== building.inside)
    return refusal('otherMatter', 'R 11.2', { space, waitingFor: building.from });
  if (frame.placing !== null) return refusal('alreadyDecided', 'ruling interceptors-travel-light', { space });
  if (!sourcesFor(situation, frame, space).includes(from ?? 'supply'))
    return refusal('noMinorGeneral', 'R 3.1.2', { player, from });
  if (lacksLeader(situation, frame, building)) return undefined;
  if (countUnits(building.units) === 0 || countUnits(unitsLeft(situation, building)) === 0)
    return refusal('needsUnits', 'R 11.2', { player, space });
  return isLed(situation, building) ? refusal('minorGeneralThere', 'R 11.2', { player, space }) : undefined;
}

/** The Army with a general more. */
export const withGeneral = (building: Interception, general: Commander): Interception =>
  general === 'minor'
    ? { ...building, minors: building.minors + 1 }
    : { ...building, generals: [...building.generals, general] };
