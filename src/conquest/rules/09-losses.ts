/** R 7.4, 8.6, 9.5, 11.4: losses, which their owner chooses. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { loseWall } from '../deeds/cities.js';
import { loseStep } from '../deeds/units.js';
import type { LossesFrame } from '../frame/index.js';
import { firstOfEach } from '../query/alike.js';
import { unitsNamed } from '../query/09-1-combat.js';
import { unitCode } from '../table/by-id.js';
import type { City } from '../table/ground.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';

type Loss = Extract<Action, { readonly type: 'loseStep' | 'loseWall' }>;

/** Returns the city whose walls can be lost instead, if it still has any. */
function cityWithWalls(situation: Situation, { city }: LossesFrame): City | undefined {
  if (city === null) return undefined;
  return situation.ground.cities.find(({ fact, number }) => fact.id === city && situation.wallsOf(number) > 0);
}

/**
 * Returns the units that can lose the next step. If the losses are sparing, no unit is eliminated while another can be
 * reduced (R 7.4).
 */
function unitsToReduce(situation: Situation, { units, sparing }: LossesFrame): readonly UnitInfo[] {
  const all = unitsNamed(situation, units);
  if (!sparing) return all;
  const reducible = all.filter(({ code }) => situation.stepsOf(code) > 1);
  return reducible.length > 0 ? reducible : all;
}

function choices(situation: Situation, frame: LossesFrame): readonly Loss[] {
  const { side: player } = frame;
  const all: Loss[] = [];
  const city = cityWithWalls(situation, frame)?.fact.id;
  if (city !== undefined) all.push({ type: 'loseWall', player, city });
  for (const { id: unit } of firstOfEach(situation, unitsToReduce(situation, frame)))
    all.push({ type: 'loseStep', player, unit });
  return all;
}

/** Returns whether there are more steps and walls than must be lost. */
function isMore(situation: Situation, frame: LossesFrame): boolean {
  const city = cityWithWalls(situation, frame);
  let lost = city === undefined ? 0 : situation.wallsOf(city.number);
  for (const id of frame.units) lost += situation.stepsOf(unitCode(situation, id));
  return lost > frame.left;
}

function lose(run: GameRun, frame: Draft<LossesFrame>, loss: Loss): void {
  const { state } = run;
  frame.left--;
  if (loss.type === 'loseWall') {
    const city = cityWithWalls(state, frame);
    return city === undefined ? undefined : loseWall(run, city, frame.rule);
  }
  const { unit } = loss;
  const code = unitCode(state, unit);
  frame.lost.push(unit);
  if (state.stepsOf(code) === 1) frame.units = frame.units.filter((id) => id !== unit);
  loseStep(run, code, frame.rule);
}

export const losses: RulesOf<'losses'> = {
  rule: 'R 9.5',
  actor: (situation, frame, list) =>
    frame.left > 0 && list().length > 1 && isMore(situation, frame) ? frame.side : undefined,
  actions: choices,
  refuse(situation, frame, action) {
    const { rule } = frame;
    if (action.type === 'loseWall') return refusal('wallsNotOffered', rule, { city: action.city });
    if (action.type !== 'loseStep') return undefined;
    const { unit } = action;
    if (!situation.roster.unitCodes.has(unit)) return refusal('pieceUnknown', rule, { unit });
    if (!frame.units.includes(unit)) return refusal('notAmongThem', rule, { unit });
    return unitsToReduce(situation, frame).some(({ id }) => id === unit)
      ? refusal('alikeListed', rule, { unit })
      : refusal('reduceFirst', 'R 7.4', { unit });
  },
  apply(run, frame, action) {
    if (action.type === 'loseStep' || action.type === 'loseWall') lose(run, frame, action);
  },
  /** There is nothing to choose: the next loss is carried out. */
  advance(run, frame, list) {
    const only = frame.left > 0 ? list()[0] : undefined;
    if (only?.type === 'loseStep' || only?.type === 'loseWall') lose(run, frame, only);
    else run.finish();
  },
};
