/** R 11: Land Interceptions are declared, Army by Army; the intercepted mover may withdraw. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import type { ArrivalFrame, Interception, InterceptionFrame } from '../frame/index.js';
import { controllerOf } from '../query/control.js';
import { interceptionCommanders, interceptors, servesUnder, type Mover } from '../query/interception.js';
import { forceAt, majorGeneralsAt, minorGeneralsAt, unitsAt } from '../query/presence.js';
import type { Commander } from '../state.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { countUnits, kindsOf, NO_UNITS, portionsOf } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** The matter in hand: who has entered the space. */
function moverOf(situation: Situation, into: SpaceId): Mover | undefined {
  return situation.stack.findLast((frame): frame is ArrivalFrame => frame.kind === 'arrival' && frame.space === into);
}

/** Places from which the player may still declare: one attempt a space (R 11.1). */
function undecided(situation: Situation, { player, into, handled }: InterceptionFrame): readonly Place[] {
  const mover = moverOf(situation, into);
  return mover === undefined
    ? []
    : interceptors(situation, player, mover).filter(({ space }) => !handled.includes(space));
}

const placeOf = ({ from, inside }: Interception): Place => ({ space: from, inside });

export const interception: RulesOf<'interception'> = {
  rule: 'R 11',
  actor: (situation, frame) =>
    frame.building !== null || undecided(situation, frame).length > 0 ? frame.player : undefined,
  actions(situation, frame) {
    const { player, building } = frame;
    const own: readonly Action[] =
      building === null
        ? undecided(situation, frame).flatMap(({ space, inside }) =>
            interceptionCommanders(situation, player, { space, inside }).map((commander): Action => ({
              type: 'intercept',
              player,
              from: space,
              inside,
              commander,
            })),
          )
        : composing(situation, frame, building);
    return [...own, { type: 'pass', player }];
  },
  refuse(situation, frame, action) {
    if (action.type === 'intercept') {
      return {
        code: 'noInterception',
        rule: 'R 11.8',
        params: { from: action.from, into: frame.into, commander: action.commander },
        message: `No Land Interception from ${action.from} into ${frame.into} under ${action.commander} is possible.`,
      };
    }
    if (action.type !== 'declareInterception' || frame.building === null || countUnits(frame.building.units) === 0)
      return undefined;
    return keepsOwner(situation, frame.building)
      ? undefined
      : {
          code: 'ownerless',
          rule: 'R 11.2',
          params: { from: frame.building.from },
          message: `What is left in ${frame.building.from} would have nobody to show whose it is.`,
        };
  },
  apply(run, frame, action) {
    const { building } = frame;
    if (action.type === 'intercept')
      frame.building = begun(action.player, { space: action.from, inside: action.inside }, action.commander);
    else if (building === null) frame.handled.push(...undecided(run.state, frame).map(({ space }) => space));
    else if (action.type === 'pass') setAside(frame, building.from);
    else if (action.type === 'declareInterception') declare(run, frame, building);
    else compose(frame, building, action);
  },
  advance: (run) => run.finish(),
};

/** An Army being put together under a commander. */
const begun = (player: PlayerId, { space, inside }: Place, commander: Commander): Draft<Interception> => ({
  player,
  from: space,
  inside,
  commander,
  generals: commander === 'minor' ? [] : [commander],
  minors: commander === 'minor' ? 1 : 0,
  units: { ...NO_UNITS },
});

/** What may be taken along next, and whether the attempt can be declared as it is (R 11.2). */
function composing(situation: Situation, frame: InterceptionFrame, building: Interception): readonly Action[] {
  const { player } = frame;
  const { space, inside } = placeOf(building);
  const units = forceAt(situation, player, space, inside);
  const actions: Action[] = [];
  for (const unit of kindsOf(units)) {
    if (frame.done.includes(unit)) continue;
    for (const count of portionsOf(unit, units[unit])) actions.push({ type: 'interceptWith', player, unit, count });
  }
  for (const general of followers(situation, building)) actions.push({ type: 'interceptWithGeneral', player, general });
  if (countUnits(building.units) > 0 && keepsOwner(situation, building))
    actions.push({ type: 'declareInterception', player });
  return actions;
}

/** Generals who could still come along under the commander. */
function followers(situation: Situation, building: Interception): readonly Commander[] {
  const { player, commander, generals, minors } = building;
  const { space, inside } = placeOf(building);
  const majors = majorGeneralsAt(situation, player, space, inside).filter(
    (general) => !generals.includes(general) && servesUnder(situation, general, commander),
  );
  return minorGeneralsAt(situation, player, space, inside) > minors ? [...majors, 'minor'] : majors;
}

/** Whether what an intercepting Army leaves behind still shows whose it is (R 3.3.1, 11.2). */
function keepsOwner(situation: Situation, building: Interception): boolean {
  const { player, generals, minors, units } = building;
  const { space, inside } = placeOf(building);
  return (
    unitsAt(situation, player, space, inside) === countUnits(units) ||
    controllerOf(situation, space) === player ||
    majorGeneralsAt(situation, player, space, inside).length > generals.length ||
    minorGeneralsAt(situation, player, space, inside) > minors
  );
}

function compose(frame: Draft<InterceptionFrame>, building: Draft<Interception>, action: Action): void {
  if (action.type === 'interceptWith') {
    building.units[action.unit] += action.count;
    frame.done.push(action.unit);
  } else if (action.type === 'interceptWithGeneral') {
    if (action.general === 'minor') building.minors++;
    else building.generals.push(action.general);
  }
}

function declare(run: GameRun, frame: Draft<InterceptionFrame>, building: Draft<Interception>): void {
  const { player, from, commander, units } = building;
  run.emit({
    type: 'interceptionDeclared',
    rule: 'R 11.2',
    player,
    from,
    into: frame.into,
    commander,
    units: { ...units },
  });
  frame.declared.push(building);
  setAside(frame, from);
}

/** A space has been decided. */
function setAside(frame: Draft<InterceptionFrame>, space: SpaceId): void {
  frame.building = null;
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
