/** R 3.1.2, 11.2: putting an intercepting Army together: what comes along, and who stays with the other pieces. */
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

/** What has been decided about the current attempt, except the Army itself. */
type Notes = Pick<InterceptionFrame, 'player' | 'done' | 'placing' | 'declared'>;

/**
 * Returns where a Minor General for a place may come from: the supply or, in the player aid if the supply is empty,
 * another space that can spare one and has not declared (ruling interceptors-travel-light).
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

/** Returns whether a Minor General leads the Army and his source has not been chosen yet. */
export const lacksLeader = (
  situation: Situation,
  { placing }: Pick<InterceptionFrame, 'placing'>,
  { player, from, inside, commander }: Interception,
): boolean => commander === 'minor' && placing === null && minorGeneralsAt(situation, player, from, inside) === 0;

/**
 * Returns what may be added next, where Minor Generals may be placed, and whether the attempt can be declared as it is
 * (R 11.2).
 */
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

/** Returns the placements of a Minor General: to lead the Army, or to stay with the other CUs (R 3.1.2). */
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

/** Returns the CUs in the place that do not come along. */
const unitsLeft = (situation: Situation, { player, from, inside, units }: Interception): Units =>
  subtractedUnits(forceAt(situation, player, from, inside), units);

/** Returns the generals who can still come along under the commander. One who was placed to stay does not. */
function followers(situation: Situation, building: Interception): readonly Commander[] {
  const { player, commander, generals, minors, from, inside } = building;
  const majors = majorGeneralsAt(situation, player, from, inside).filter(
    (general) => !generals.includes(general) && servesUnder(situation, general, commander),
  );
  return minorGeneralsAt(situation, player, from, inside) > minors ? [...majors, 'minor'] : majors;
}

/** Returns whether a general stays behind in the place. */
const isLed = (situation: Situation, { player, from, inside, generals, minors }: Interception): boolean =>
  majorGeneralsAt(situation, player, from, inside).length > generals.length ||
  minorGeneralsAt(situation, player, from, inside) > minors;

/** Returns whether a Minor General other than the commander has been placed. He stays, and needs CUs. */
const isGuarded = (
  situation: Situation,
  { placing }: Pick<InterceptionFrame, 'placing'>,
  { player, from, inside, minors }: Interception,
): boolean => placing !== null && minorGeneralsAt(situation, player, from, inside) + 1 > minors;

/** Returns whether the CUs that an intercepting Army leaves behind still have an owner (R 3.3.1, 11.2). */
const keepsOwner = (situation: Situation, frame: Pick<InterceptionFrame, 'placing'>, building: Interception): boolean =>
  countUnits(unitsLeft(situation, building)) === 0 ||
  controllerOf(situation, building.from) === building.player ||
  isLed(situation, building) ||
  isGuarded(situation, frame, building);

/**
 * Returns whether the attempt can still be declared if these CUs come along too: the rest has an owner, can be given
 * one, or can come along as well.
 */
function mayBeDeclared(situation: Situation, frame: Notes, building: Interception, more: Units = NO_UNITS): boolean {
  const { player, from, inside, commander, generals, minors, units } = building;
  // Written field by field, because this runs for every number of CUs, and a spread would give the copy another shape.
  const then: Interception = { player, from, inside, commander, generals, minors, units: addedUnits(units, more) };
  const left = unitsLeft(situation, then);
  if (isGuarded(situation, frame, then)) return countUnits(left) > 0;
  if (keepsOwner(situation, frame, then)) return true;
  if (sourcesFor(situation, frame, building.from).length > 0) return true;
  return kindsOf(left).every((unit) => !frame.done.includes(unit) && numberOf(more, unit) === 0);
}

const COMPOSING = ['interceptWith', 'interceptWithGeneral', 'declareInterception', 'placeMinorGeneral'] as const;
/** Returns whether an action belongs to an attempt that has been begun. */
export const isComposing = (action: Action): boolean => COMPOSING.some((type) => type === action.type);

/** Returns why an attempt may not be put together this way (R 11.2). */
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
    return refusal('mustChoose', 'R 3.1.2', { from }, 'The Minor General who will lead them is placed first.');
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

/**
 * Returns why no Minor General is placed: in another place, a second time, from an empty source, or where he is not
 * needed (R 3.1.2).
 */
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
  return isLed(situation, building) ? refusal('ledAlready', 'ruling repositioning', { player, space }) : undefined;
}

/** Returns the Army with another general. */
export const withGeneral = (building: Interception, general: Commander): Interception =>
  general === 'minor'
    ? { ...building, minors: building.minors + 1 }
    : { ...building, generals: [...building.generals, general] };
