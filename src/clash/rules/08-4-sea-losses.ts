/** R S8.4: losses of fleets and walls, and withdrawals of fleets. */
import type { Draft } from 'immer';
import { loseBaggage, moveBaggage } from '../../conquest/deeds/baggage.js';
import { loseWall } from '../../conquest/deeds/cities.js';
import { moveLeader } from '../../conquest/deeds/leaders.js';
import { moveUnit } from '../../conquest/deeds/units.js';
import { leadersAt, unitsAt } from '../../conquest/query/06-1-presence.js';
import { baggageCode } from '../../conquest/table/by-id.js';
import type { City } from '../../conquest/table/ground.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import type { SeaWithdrawalFrame, SinkingFrame } from '../frame/index.js';
import { atSea, cityNamed, seaCode, seaRefugesOf, fleetsOfSideIn, zoneNamed } from '../query/08-fleets.js';
import type { GameRun, RulesOf } from '../types.js';

/** Returns what a side can lose: one of its fleets or a wall. */
function losable(situation: Situation, { side: player, fleets, fortress }: SinkingFrame): readonly Action[] {
  const city = cityNamed(situation, fortress);
  const hasWalls = city !== undefined && situation.wallsOf(city.number) > 0;
  return [
    ...fleets.map((fleet): Action => ({ type: 'loseFleet', player, fleet })),
    ...(hasWalls ? [{ type: 'loseSeaWall', player, city: city.fact.id } as const] : []),
  ];
}

/** Removes a fleet or a wall (R S8.4). The garrison stays while a wall is left (ruling S8.13). */
function sink(run: GameRun, loss: Action | undefined): void {
  const { state } = run;
  run.finish();
  const city = loss?.type === 'loseSeaWall' ? cityNamed(state, loss.city) : undefined;
  if (city !== undefined) {
    loseWall(run, city, 'R S8.4');
    if (state.wallsOf(city.number) === 0) abandon(run, city);
  }
  if (loss?.type === 'loseFleet') loseBaggage(run, baggageCode(state, loss.fleet), 'sunk', 'R S8.4');
}

/** Moves all pieces of a fortress into the field after its last wall was lost at sea (ruling S8.13). */
export function abandon(run: GameRun, { code, provinces: [province] }: City): void {
  const { state } = run;
  if (province === undefined) return;
  for (const unit of unitsAt(state, code)) moveUnit(run, unit.code, province, 'ruling S8.13');
  for (const leader of leadersAt(state, code)) moveLeader(run, leader.code, province, 'ruling S8.13');
}

export const sinking: RulesOf<'sinking'> = {
  rule: 'R S8.4',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions: losable,
  refuse(_, __, action) {
    if (action.type === 'loseFleet') return refusal('fleetNotThere', 'R S8.4', { fleet: action.fleet });
    return action.type === 'loseSeaWall' ? refusal('wallsNotThere', 'R S8.4', { city: action.city }) : undefined;
  },
  apply: (run, _, action) => sink(run, action),
  /** Removes the only thing that can be lost. */
  advance: (run, _, list) => sink(run, list()[0]),
};

/** Moves all fleets of a side out of a zone, with all pieces aboard. */
function withdraw(run: GameRun, frame: Draft<SeaWithdrawalFrame>, to: string): void {
  const { state } = run;
  const { side, zone: from } = frame;
  const place = seaCode(state, to);
  const fleets = fleetsOfSideIn(state, zoneNamed(state, from), side);
  const { units, leaders, baggage } = atSea(state, from, side);
  run.finish();
  run.emit({ type: 'fleetsWithdrawn', rule: 'R S8.4', side, fleets: fleets.map(({ fact }) => fact.id), from, to });
  for (const { code } of fleets) moveBaggage(run, code, place, 'R S8.4');
  for (const { code } of units) moveUnit(run, code, place, 'R S8.4');
  for (const { code } of leaders) moveLeader(run, code, place, 'R S8.4');
  for (const id of baggage) moveBaggage(run, baggageCode(state, id), place, 'R S8.4');
}

const refuges = (situation: Situation, zone: string, side: SideId): readonly string[] =>
  seaRefugesOf(situation, zone, side).map((next) => situation.ground.zones[next]?.fact.id ?? '');

/** R 9.5, S8.4: the defender may withdraw. */
export const seaWithdrawal: RulesOf<'seaWithdrawal'> = {
  rule: 'R S8.4',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions: (situation, { side: player, zone: from }) => [
    ...refuges(situation, from, player).map((zone): Action => ({ type: 'withdrawFleets', player, zone })),
    { type: 'holdSea', player },
  ],
  refuse: (_, __, action) =>
    action.type === 'withdrawFleets' ? refusal('noSeaRefuge', 'R S8.4', { zone: action.zone }) : undefined,
  apply(run, frame, action) {
    if (action.type === 'withdrawFleets') withdraw(run, frame, action.zone);
    else run.finish();
  },
  advance: (run) => run.finish(),
};
