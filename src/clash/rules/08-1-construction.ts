/** R S8.1: fleets are built with replacement points. */
import type { Draft } from 'immer';
import { fleetNamed } from '../../conquest/extension/fleets/ship.js';
import type { FleetInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Action, BuildFleet } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { buildFleet } from '../deeds/fleets.js';
import { clashComponents } from '../query/components.js';
import { FLEET_COST, mayBuildAt, buildableFleetsIn, type BuildableFleet } from '../query/08-fleets.js';
import type { GameFrame } from '../frame/index.js';
import type { GameRun } from '../types.js';
import type { Extra } from './extras.js';

type Buying = Extract<GameFrame, { readonly kind: 'replacements' }>;

const inThePool = (situation: Situation, fleet: FleetInfo): boolean =>
  situation.placeOfBaggage(fleet.code) === situation.ground.trays.pool;

const buildableFleetOf = (situation: Situation, { code }: FleetInfo): BuildableFleet | undefined =>
  buildableFleetsIn(clashComponents(situation)).find(({ fleet }) => fleet.code === code);

/** Adds the fleets that a side can build now, each with its zones. */
function listBuilds(situation: Situation, { side: player, points }: Buying, all: Action[]): void {
  if (points < FLEET_COST) return;
  for (const buildable of buildableFleetsIn(clashComponents(situation))) {
    if (!inThePool(situation, buildable.fleet)) continue;
    const { id: fleet } = buildable.fleet.fact;
    for (const site of buildable.sites)
      if (mayBuildAt(situation, site, player)) all.push({ type: 'buildFleet', player, fleet, zone: site.zone });
  }
}

function refuse(situation: Situation, { side, points }: Buying, { fleet: id, zone }: BuildFleet): Refusal | undefined {
  const fleet = fleetNamed(situation, id);
  const buildable = fleet === undefined ? undefined : buildableFleetOf(situation, fleet);
  if (fleet === undefined || buildable === undefined) return refusal('fleetUnknown', 'R S8.1', { fleet: id });
  if (!inThePool(situation, fleet)) return refusal('fleetAfloat', 'R S8.1', { fleet: id });
  if (points < FLEET_COST) return refusal('tooDear', 'R S8.1', { fleet: id });
  const yards = buildable.sites.filter((site) => mayBuildAt(situation, site, side));
  if (yards.length === 0) return refusal('baseNotControlled', 'R S8.1', { fleet: id });
  return yards.some((site) => site.zone === zone) ? undefined : refusal('notItsZone', 'R S8.1', { fleet: id, zone });
}

function build(run: GameRun, frame: Draft<Buying>, { fleet: id, zone }: BuildFleet): void {
  const fleet = fleetNamed(run.state, id);
  if (fleet === undefined) return;
  frame.points -= FLEET_COST;
  run.emit({ type: 'pointsSpent', rule: 'R S8.1', side: frame.side, points: FLEET_COST, left: frame.points });
  buildFleet(run, fleet, zone, frame.side);
}

/** R S8.1: the purchase of a fleet. */
export const construction: Extra<Buying, 'buildFleet'> = { type: 'buildFleet', list: listBuilds, refuse, apply: build };
