/** R 11: players declare Land Interceptions, Army by Army; an intercepted mover may withdraw. */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { placeMinorGeneral } from '../deeds/generals.js';
import type { Interception, InterceptionFrame } from '../frame/index.js';
import { interceptionCommanders, interceptors } from '../query/interception.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { addedUnits, copiedUnits, NO_UNITS, unitsOf } from '../units.js';
import type { SpaceId } from '../vocabulary.js';
import { moveMinorGeneral } from './03-1-2-minor-generals.js';
import { composing, isComposing, lacksLeader, refuseComposing, sourcesFor, withGeneral } from './11-2-composing.js';

/**
 * Returns the places from which the player may still declare against the mover: one attempt for each space (R 11.1).
 */
function undecided(situation: Situation, { player, handled }: InterceptionFrame): readonly Place[] {
  const mover = frameOf(situation, 'arrival');
  return mover === undefined
    ? []
    : interceptors(situation, player, mover).filter(({ space }) => !handled.includes(space));
}

/** The action that begins an attempt. */
type Opening = Extract<Action, { type: 'intercept' }>;

const placeOf = ({ from, inside }: Interception): Place => ({ space: from, inside });

export const interception: RulesOf<'interception'> = {
  rule: 'R 11',
  actor: (situation, frame) =>
    frame.building !== null || undecided(situation, frame).length > 0 ? frame.player : undefined,
  actions(situation, frame) {
    const { player, building } = frame;
    const own = building === null ? openings(situation, frame) : composing(situation, frame, building);
    return [...own, { type: 'pass', player }];
  },
  refuse(situation, frame, action) {
    const { building } = frame;
    return building === null
      ? refuseOpening(situation, frame, action)
      : refuseComposing(situation, frame, building, action);
  },
  apply(run, frame, action) {
    const { building } = frame;
    if (action.type === 'intercept') begin(run.state, frame, action);
    else if (building === null) frame.handled.push(...undecided(run.state, frame).map(({ space }) => space));
    else if (action.type === 'pass') setAside(frame, building.from);
    else if (action.type === 'declareInterception') declare(run, frame, building);
    else compose(frame, building, action);
  },
  advance: (run) => run.finish(),
};

/**
 * Returns why an attempt may not be begun: not from this place (R 11.8), not a second time (R 11.1), or not under this
 * commander (R 11.2). Also refuses actions that belong to a later step.
 */
function refuseOpening(situation: Situation, frame: InterceptionFrame, action: Action): Refusal | undefined {
  if (action.type !== 'intercept')
    return isComposing(action) ? refusal('wrongStep', 'R 11.2', { into: frame.into }) : undefined;
  const { from, inside, commander } = action;
  const isMeant = (open: Opening): boolean =>
    open.from === from && open.inside === inside && open.commander === commander;
  if (openings(situation, frame).some(isMeant)) return undefined;
  if (frame.handled.includes(from)) return refusal('alreadyDecided', 'R 11.1', { from });
  return refusal('noInterception', 'R 11.8', { from, into: frame.into, commander });
}

/**
 * Returns the actions that begin an attempt: from each place under any of its generals, or under a Minor General placed
 * there (R 3.1.2, 11.2).
 */
function openings(situation: Situation, frame: InterceptionFrame): readonly Opening[] {
  const { player } = frame;
  const actions: Opening[] = [];
  for (const { space, inside } of undecided(situation, frame)) {
    const commanders = interceptionCommanders(situation, player, { space, inside });
    for (const commander of commanders) actions.push({ type: 'intercept', player, from: space, inside, commander });
    if (!commanders.includes('minor') && sourcesFor(situation, frame, space).length > 0)
      actions.push({ type: 'intercept', player, from: space, inside, commander: 'minor' });
  }
  return actions;
}

/**
 * Begins an Army under a commander. A Minor General who is not in the place yet comes from the supply, if it has one.
 */
function begin(
  situation: Situation,
  frame: Draft<InterceptionFrame>,
  { player, from, inside, commander }: Opening,
): void {
  const building: Interception = {
    player,
    from,
    inside,
    commander,
    generals: commander === 'minor' ? [] : [commander],
    minors: commander === 'minor' ? 1 : 0,
    units: copiedUnits(NO_UNITS),
  };
  frame.building = building as Draft<Interception>;
  if (lacksLeader(situation, frame, building) && sourcesFor(situation, frame, from)[0] === 'supply')
    frame.placing = 'supply';
}

function compose(frame: Draft<InterceptionFrame>, building: Draft<Interception>, action: Action): void {
  if (action.type === 'interceptWith') {
    building.units = addedUnits(building.units, unitsOf(action.unit, action.count));
    frame.done.push(action.unit);
  } else if (action.type === 'interceptWithGeneral') {
    frame.building = withGeneral(building, action.general) as Draft<Interception>;
  } else if (action.type === 'placeMinorGeneral') {
    frame.placing = action.from ?? 'supply';
  }
}

/** Declares the attempt. A Minor General placed for it stays on the map, whatever the die (R 3.1.2). */
function declare(run: GameRun, frame: Draft<InterceptionFrame>, building: Draft<Interception>): void {
  const { player, from, commander, units } = building;
  if (frame.placing === 'supply') placeMinorGeneral(run, player, placeOf(building));
  else if (frame.placing !== null) moveMinorGeneral(run, player, frame.placing, placeOf(building));
  run.emit({
    type: 'interceptionDeclared',
    rule: 'R 11.2',
    player,
    from,
    into: frame.into,
    commander,
    units: copiedUnits(units),
  });
  frame.declared.push(building);
  setAside(frame, from);
}

/** Marks a space as decided. */
function setAside(frame: Draft<InterceptionFrame>, space: SpaceId): void {
  frame.building = null;
  frame.placing = null;
  frame.done = [];
  frame.handled.push(space);
}

export const withdrawal: RulesOf<'withdrawal'> = {
  rule: 'R 11.7',
  actor: (_, frame) => (frame.withdrew === null ? frame.player : undefined),
  actions: (_, { player }) => [
    { type: 'withdraw', player },
    { type: 'standAndFight', player },
  ],
  apply(_, frame, action) {
    frame.withdrew = action.type === 'withdraw';
  },
  advance: (run) => run.finish(),
};
