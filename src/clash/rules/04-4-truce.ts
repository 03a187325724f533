/** R S4.4: the truce of the first turn: possessions at Babylon are divided, and the weaker side leaves. */
import type { Draft } from 'immer';
import { moveBaggage } from '../../conquest/deeds/baggage.js';
import { takeCity } from '../../conquest/deeds/cities.js';
import { moveLeader } from '../../conquest/deeds/leaders.js';
import { takeProvince } from '../../conquest/deeds/provinces.js';
import { moveUnit } from '../../conquest/deeds/units.js';
import { leadersAt, provinceAt, unitsAt } from '../../conquest/query/06-1-presence.js';
import { waysFrom } from '../../conquest/query/08-2-movement.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import { baggageCode, findProvince, provinceCode } from '../../conquest/table/by-id.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { refusal } from '../code/index.js';
import type { Action } from '../action/index.js';
import { takeBaggage } from '../deeds/loyalty.js';
import type { DisengagementFrame, PossessionFrame } from '../frame/index.js';
import { ranked } from '../query/01-4-contest.js';
import { attackIn, isPresent, refugesFromBabylon } from '../query/05-3-setup.js';
import type { GameRun, RulesOf } from '../types.js';
import { pushContest } from './01-4-contest.js';

/** Returns the stronger side in a province; `undefined`: both are equally strong. */
function stronger(run: GameRun, province: PlaceCode): SideId | undefined {
  const { state } = run;
  const [one, other] = orderOfPlay(state);
  if (one === undefined || other === undefined) return one;
  const difference = attackIn(state, province, one) - attackIn(state, province, other);
  return difference === 0 ? undefined : difference > 0 ? one : other;
}

/** Gives the province, its walls and the markers in its cities to the winner; other sides leave (ruling S4.5). */
function takeBabylon(run: GameRun, province: PlaceCode, winner: SideId): void {
  const { state } = run;
  const { cities, fact } = provinceAt(state, province);
  takeProvince(run, province, winner, 'R S4.4');
  for (const city of cities) {
    const walls = state.wallsOf(city.number);
    if (walls > 0) takeCity(run, city, winner, walls, 'R S4.4');
    for (const baggage of state.roster.baggage.keys())
      if (state.placeOfBaggage(baggage) === city.code) takeBaggage(run, baggage, city.code, winner, 'R S4.4');
  }
  for (const side of orderOfPlay(state))
    if (side !== winner && isPresent(state, province, side)) run.push({ kind: 'disengagement', side, from: fact.id });
}

/** Gives the first remaining possession to the winner. */
function award(run: GameRun, frame: Draft<PossessionFrame>, winner: SideId): void {
  const { state } = run;
  const baggage = frame.left.shift() ?? null;
  const province = provinceCode(state, frame.province);
  run.emit({ type: 'possessionDecided', rule: 'R S4.4', province: frame.province, baggage, side: winner });
  if (baggage === null) return takeBabylon(run, province, winner);
  takeBaggage(run, baggageCode(state, baggage), province, winner, 'R S4.4');
}

export const possession: RulesOf<'possession'> = {
  rule: 'R S4.4',
  advance(run, frame) {
    const [next] = frame.left;
    if (next === undefined) return run.finish();
    const province = provinceCode(run.state, frame.province);
    const there = orderOfPlay(run.state).filter((side) => isPresent(run.state, province, side));
    // If only one side is there, nothing is disputed (ruling S4.5).
    const winner = there.length === 1 ? there[0] : next === null ? stronger(run, province) : undefined;
    if (winner === undefined) pushContest(run, 'possession', orderOfPlay(run.state));
    else award(run, frame, winner);
  },
  resume(run, frame, child) {
    const [winner] = child.kind === 'contest' ? ranked(child.bids) : [];
    if (winner !== undefined) award(run, frame, winner);
  },
};

/** Moves all pieces of a side away, with their markers. */
function leave(run: GameRun, { side, from }: DisengagementFrame, to: PlaceCode): void {
  const { state } = run;
  const start = provinceCode(state, from);
  run.emit({ type: 'disengaged', rule: 'R S4.4', side, from, to: state.ground.places[to] as string });
  for (const { code } of unitsAt(state, start, side)) moveUnit(run, code, to, 'R S4.4');
  for (const { code } of leadersAt(state, start, side)) moveLeader(run, code, to, 'R S4.4');
  for (const baggage of state.roster.baggage.keys())
    if (state.placeOfBaggage(baggage) === start && state.sideOfBaggage(baggage) === side)
      moveBaggage(run, baggage, to, 'R S4.4');
  run.finish();
}

export const disengagement: RulesOf<'disengagement'> = {
  rule: 'R S4.4',
  actor: (situation, frame) => (refugesFromBabylon(situation, frame).length > 1 ? frame.side : undefined),
  actions: (situation, frame) =>
    refugesFromBabylon(situation, frame).map((to): Action => ({
      type: 'disengage',
      player: frame.side,
      province: situation.ground.places[to] as string,
    })),
  refuse(situation, { side, from }, action) {
    if (action.type !== 'disengage') return undefined;
    const { province } = action;
    const to = findProvince(situation, province);
    if (to === undefined) return refusal('provinceUnknown', 'R S4.4', { province });
    return waysFrom(situation, provinceCode(situation, from), side).includes(to.code)
      ? refusal('noRetreatThere', 'R S4.4', { province })
      : refusal('noWayThere', 'R 8.1', { from, province });
  },
  apply(run, frame, action) {
    if (action.type === 'disengage') leave(run, frame, provinceCode(run.state, action.province));
  },
  /** There is only one province to go to. */
  advance(run, frame) {
    const [only] = refugesFromBabylon(run.state, frame);
    if (only === undefined) run.finish();
    else leave(run, frame, only);
  },
};
