/** Retreats into adjacent provinces (R 9.2, 9.3, 9.5, 10.20). */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { moveBaggage } from '../deeds/baggage.js';
import { partBands } from '../deeds/bands.js';
import { moveLeader } from '../deeds/leaders.js';
import { moveUnit } from '../deeds/units.js';
import type { RetreatFrame } from '../frame/index.js';
import { leadersNamed, unitsNamed } from '../query/09-1-combat.js';
import { waysFrom } from '../query/08-2-movement.js';
import { refugesOf } from '../query/09-5-refuges.js';
import { findProvince, placeCode, provinceCode } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { Column } from '../table/law.js';
import type { GameRun, RulesOf } from '../types.js';

/**
 * Records that these pieces fight no more in this phase: they have retreated (R 9.2, ruling C9.4), or were beaten and
 * cannot retreat (ruling C9.10).
 */
function fightNoMore(run: GameRun, { units, leaders }: RetreatFrame): void {
  const combats = run.frame('combats');
  if (combats === undefined) return;
  const { withdrawn } = combats;
  for (const unit of units) if (!withdrawn.includes(unit)) withdrawn.push(unit);
  for (const leader of leaders) if (!withdrawn.includes(leader)) withdrawn.push(leader);
}

function go(run: GameRun, frame: Draft<RetreatFrame>, to: PlaceCode): void {
  const { state } = run;
  const { side, from, rule } = frame;
  const start = placeCode(state, from);
  const units = unitsNamed(state, frame.units);
  frame.to = state.ground.places[to] ?? null;
  // R 14.3: raiders of the group in a city stay behind.
  partBands(run, units);
  for (const { code } of units) moveUnit(run, code, to, rule);
  for (const { code } of leadersNamed(state, frame.leaders)) moveLeader(run, code, to, rule);
  // Retreating pieces save baggage that may go along (R 11.7, ruling C9.3) or follows one of their leaders.
  const column: Column = { units: frame.units, leaders: frame.leaders, forced: false };
  for (const [baggage, { follows }] of state.roster.baggage.entries())
    if (
      state.placeOfBaggage(baggage) === start &&
      state.sideOfBaggage(baggage) === side &&
      (follows === undefined
        ? state.law.cargoRefusal(state, column, baggage) === undefined
        : frame.leaders.includes(follows))
    )
      moveBaggage(run, baggage, to, rule);
  fightNoMore(run, frame);
  if (frame.to !== null) run.emit({ type: 'forceRetreated', rule, side, from, to: frame.to });
  run.finish();
}

export const retreat: RulesOf<'retreat'> = {
  rule: 'R 9.5',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions(situation, frame) {
    const { side: player, discretionary } = frame;
    const { places } = situation.ground;
    const all: Action[] = [];
    for (const to of refugesOf(situation, frame)) all.push({ type: 'retreat', player, province: places[to] as string });
    if (discretionary) all.push({ type: 'stand', player });
    return all;
  },
  refuse(situation, { side, from, rule }, action) {
    if (action.type === 'stand') return refusal('mustRetreat', rule);
    if (action.type !== 'retreat') return undefined;
    const { province } = action;
    const to = findProvince(situation, province);
    if (to === undefined) return refusal('provinceUnknown', rule, { province });
    return waysFrom(situation, placeCode(situation, from), side).includes(to.code)
      ? refusal('noRefuge', rule, { province })
      : refusal('noWayThere', 'ruling C9.2', { from, province });
  },
  apply(run, frame, action) {
    if (action.type === 'stand') return run.finish();
    if (action.type === 'retreat') go(run, frame, provinceCode(run.state, action.province));
  },
  /** There is nothing to choose: they go where they can, or stay (ruling C9.10). */
  advance(run, frame, list) {
    const [only] = list();
    if (only?.type === 'retreat') return go(run, frame, provinceCode(run.state, only.province));
    if (!frame.discretionary) fightNoMore(run, frame);
    run.finish();
  },
};
