/** R 6.4.2, 6.4.3: deploying pieces by the rules of Reinforcements, whatever brought them. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { assignGeneral, placeGeneral, placeMinorGeneral } from '../deeds/generals.js';
import { addToDispersedBox, placeUnits } from '../deeds/units.js';
import type { DeployFrame } from '../frame/index.js';
import { provinceOf } from '../query/control.js';
import {
  isRoomForUnits,
  isShutIn,
  lastResort,
  roomForGenerals,
  roomForMinorGenerals,
  roomForUnits,
  type Room,
} from '../query/deployment.js';
import { hasGeneral } from '../query/presence.js';
import { inside, outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import {
  copiedUnits,
  countUnits,
  kindsOf,
  leastPortion,
  NO_UNITS,
  numberOf,
  subtractedUnits,
  type Units,
  unitsOf,
} from '../units.js';
import type { GeneralId, PlayerId, SpaceId } from '../vocabulary.js';
import { refuseDeployment } from './06-4-3-refusals.js';

/**
 * Places pieces kind by kind: first generals, because they make room for others (R 6.4.3), then CUs. Whatever can be
 * placed must be. What cannot be placed goes to a space of last resort, or else to the Dispersed Box.
 */
export const deploy: RulesOf<'deploy'> = {
  rule: 'R 6.4.2',
  actor: (_, frame) => (frame.stage === 'next' ? undefined : frame.player),
  actions: actionsOf,
  refuse: (situation, frame, action) => refuseDeployment(situation, frame, action, actionsOf(situation, frame)),
  apply(run, frame, action) {
    const resort = frame.stage === 'resort';
    frame.stage = 'next';
    if (action.type === 'deployGeneral') deployGeneral(run, frame, action.general, action.space);
    else if (action.type === 'deployMinorGeneral')
      placeMinorGeneral(run, frame.player, { space: action.space, inside: action.inside }, 'R 6.4.3');
    else if (action.type === 'deployUnits')
      deployUnits(run, frame, unitsOf(action.unit, action.count), action.space, resort);
    else if (resort) giveUp(run, frame);
    else frame.minorGenerals = false;
  },
  advance(run, frame) {
    const stage = nextStage(run.state, frame);
    if (stage !== 'next') frame.stage = stage;
    else if (frame.generals.length > 0 || countUnits(frame.units) > 0) giveUp(run, frame);
    else run.finish();
  },
};

function actionsOf(situation: Situation, frame: DeployFrame): readonly Action[] {
  const {
    player,
    generals: [general],
  } = frame;
  switch (frame.stage) {
    case 'general':
    case 'units':
      return general === undefined
        ? unitActions(frame, roomForUnits(situation, frame))
        : generalActions(player, general, roomForGenerals(situation, frame));
    case 'resort':
      return [...resortActions(situation, frame), { type: 'pass', player }];
    case 'minorGenerals':
      return [
        ...roomForMinorGenerals(situation, player).map(({ space, inside }): Action => ({
          type: 'deployMinorGeneral',
          player,
          space,
          inside,
        })),
        { type: 'pass', player },
      ];
    case 'next':
      return [];
  }
}

/** Returns the kind of piece to place next; `next` if nothing can be placed. */
function nextStage(situation: Situation, frame: DeployFrame): DeployFrame['stage'] {
  if (frame.generals.length > 0) {
    if (roomForGenerals(situation, frame).length > 0) return 'general';
    return lastResort(situation, frame).length > 0 ? 'resort' : 'next';
  }
  if (countUnits(frame.units) > 0) {
    if (isRoomForUnits(situation, frame, leastDeployed(frame))) return 'units';
    const least = leastDeployed(frame);
    return lastResort(situation, frame).some(({ room }) => room >= least) ? 'resort' : 'next';
  }
  return frame.minorGenerals && roomForMinorGenerals(situation, frame.player).length > 0 ? 'minorGenerals' : 'next';
}

const generalActions = (player: PlayerId, general: GeneralId, spaces: readonly SpaceId[]): readonly Action[] =>
  spaces.map((space) => ({ type: 'deployGeneral', player, general, space }));

/** Returns the placements of last resort for the general or CUs that come next (R 6.4.3). */
function resortActions(situation: Situation, frame: DeployFrame): readonly Action[] {
  const rooms = lastResort(situation, frame);
  const [general] = frame.generals;
  return general === undefined
    ? unitActions(frame, rooms, true)
    : generalActions(
        frame.player,
        general,
        rooms.map(({ space }) => space),
      );
}

/**
 * Returns the numbers of CUs of the current kind for each space. If there is no room for all, the owner chooses which
 * are placed.
 */
function unitActions(
  { player, units, together }: DeployFrame,
  rooms: readonly Room[],
  scarce = isScarce(units, rooms),
): readonly Action[] {
  const actions: Action[] = [];
  for (const unit of kindsOf(units)) {
    const all = numberOf(units, unit);
    const least = together ? all : leastPortion(unit, all);
    for (const { space, room } of rooms) {
      const most = Math.min(all, room);
      for (let count = least; count <= most; count++) actions.push({ type: 'deployUnits', player, unit, count, space });
    }
    if (actions.length > 0 && !scarce) break;
  }
  return actions;
}

/** Returns the least number of CUs that a space must take: one or, if the CUs must stay together, all of them. */
const leastDeployed = ({ units }: DeployFrame): number =>
  Math.min(...kindsOf(units).map((unit) => leastPortion(unit, numberOf(units, unit))));

const isScarce = (units: Units, rooms: readonly Room[]): boolean =>
  rooms.reduce((sum, { room }) => sum + room, 0) < countUnits(units);

/** Places a Major General (R 6.4.2). CUs that must stay with the general will follow to the same space. */
function deployGeneral(run: GameRun, frame: Draft<DeployFrame>, general: GeneralId, space: SpaceId): void {
  const { player } = frame;
  if (frame.together) frame.spaces = [space];
  frame.generals = frame.generals.filter((other) => other !== general);
  const place = isShutIn(run.state, player, space) ? inside(space) : outside(space);
  placeGeneral(run, player, general, place, 'R 6.4.2');
}

/**
 * Places CUs outside the city of a space (ruling deploying-inside). As a last resort, a Minor General comes to lead
 * them.
 */
function deployUnits(run: GameRun, frame: Draft<DeployFrame>, units: Units, space: SpaceId, resort: boolean): void {
  const { player } = frame;
  const count = countUnits(units);
  const province = provinceOf(run.state, space);
  frame.units = subtractedUnits(frame.units, units);
  if (!resort) frame.placed[space] = (frame.placed[space] ?? 0) + count;
  else if (province !== null) frame.resort[province] = (frame.resort[province] ?? 0) + count;
  if (resort && !hasGeneral(run.state, player, space)) placeMinorGeneral(run, player, outside(space), 'R 6.4.3');
  placeUnits(run, player, outside(space), units, 'R 6.4.2');
}

/** Moves the pieces that cannot be placed to the Dispersed Box (R 6.4.3, 4.6): first the generals, then the CUs. */
function giveUp(run: GameRun, frame: Draft<DeployFrame>): void {
  const { player } = frame;
  const generals = [...frame.generals];
  const units: Units = generals.length > 0 ? NO_UNITS : copiedUnits(frame.units);
  for (const general of generals) assignGeneral(run, general, player, 'dispersed');
  if (generals.length === 0) {
    addToDispersedBox(run, player, units);
    frame.units = copiedUnits(NO_UNITS);
  }
  frame.generals = [];
  run.emit({ type: 'reinforcementsDispersed', rule: 'R 6.4.3', player, units: copiedUnits(units), generals });
}
