/** R S8.1, S11.4, S14.1: purchases and payments that the base does not have. */
import { raiseUnit } from '../../conquest/deeds/units.js';
import { firstOfEach } from '../../conquest/query/alike.js';
import { statusOf } from '../../conquest/query/05-control.js';
import { musterPlaces } from '../../conquest/query/12-replacements.js';
import { choices, pay, replacements as ofTheBase } from '../../conquest/rules/12-replacements.js';
import { findProvince, findUnit, provinceCode, unitCode, unitNamed } from '../../conquest/table/by-id.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Roomy } from '../../conquest/types.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { spendTreasury } from '../deeds/course.js';
import type { GameFrame, RecallFrame } from '../frame/index.js';
import { RECALL_COST, recallRefusal, treasuriesToSpend } from '../query/11-replacements.js';
import { mutineers } from '../query/trays.js';
import type { ClashTypes, GameRun, RulesOf } from '../types.js';
import { construction } from './08-1-construction.js';
import { withExtras, type Extra } from './extras.js';

export type Buying = Extract<GameFrame, { readonly kind: 'replacements' }>;

/** R S11.4: the Treasury can be traded for points. */
const treasury: Extra<Buying, 'spendTreasury'> = {
  type: 'spendTreasury',
  list(situation, { side: player }, all) {
    for (const { fact } of treasuriesToSpend(situation, player))
      all.push({ type: 'spendTreasury', player, marker: fact.baggage });
  },
  refuse(situation, _, { marker }) {
    return refusal(situation.roster.baggageCodes.has(marker) ? 'notItsMarker' : 'pieceUnknown', 'R S11.4', { marker });
  },
  apply(run, frame, action) {
    const marker = treasuriesToSpend(run.state, frame.side).find(({ fact }) => fact.baggage === action.marker);
    if (marker === undefined) return;
    const points = marker.fact.points ?? 0;
    frame.points += points;
    spendTreasury(run, marker.code, frame.side, points, 'R S11.4');
  },
};

/** R S14.1: units in the Mutiny Holding Box can be recalled for one point each. */
const recalls: Extra<Buying, 'recall'> = {
  type: 'recall',
  list(situation, { side: player, points }, all) {
    if (points < RECALL_COST) return;
    // If the first of alike units cannot be recalled, none can.
    for (const unit of firstOfEach(situation, mutineers(situation)))
      if (recallRefusal(situation, player, points, unit) === undefined)
        all.push({ type: 'recall', player, unit: unit.id });
  },
  refuse(situation, { side, points }, { unit }) {
    const info = findUnit(situation, unit);
    if (info === undefined) return refusal('pieceUnknown', 'R S14.1', { unit });
    const reason = recallRefusal(situation, side, points, info);
    return refusal(reason?.code ?? 'alikeInList', reason?.rule ?? 'R S14.1', { unit });
  },
  apply(run, frame, { unit }) {
    pay(run, frame, RECALL_COST, 'R S14.1');
    run.push({ kind: 'recall', side: frame.side, unit });
  },
};

/** The additional purchases, in the order of their clauses. */
const PURCHASES: readonly Extra<Buying>[] = [
  // R S8.1
  construction,
  // R S11.4
  treasury,
  // R S14.1
  recalls,
];

const baseReplacements: RulesOf<'replacements'> = ofTheBase;

const withRecord: Roomy<ClashTypes, Buying> = {
  ...baseReplacements,
  actions: choices,
  /** R S11.3: records the units that are formed. */
  apply(run, frame, action) {
    if (action.type === 'raise') run.frame('levy')?.raised.push(action.unit);
    baseReplacements.apply?.(run, frame, action);
  },
};

export const replacements = withExtras(
  withRecord,
  PURCHASES,
  ({ raising, razed }) => raising === null && razed === null,
);

const places = (situation: Situation, { side, unit }: RecallFrame): readonly number[] =>
  musterPlaces(situation, unitNamed(situation, unit), side);

function comeBack(run: GameRun, { side, unit }: RecallFrame, at: number): void {
  const code = unitCode(run.state, unit);
  run.finish();
  raiseUnit(run, code, { at, side, steps: run.state.stepsOf(code) }, 'R S14.1');
}

/** R 12.4, S14.1: a recalled unit is placed in a province of its side, with the steps with which it left. */
export const recall: RulesOf<'recall'> = {
  rule: 'R S14.1',
  actor: (situation, frame) => (places(situation, frame).length > 1 ? frame.side : undefined),
  actions: (situation, frame) =>
    places(situation, frame).map((at): Action => ({
      type: 'muster',
      player: frame.side,
      unit: frame.unit,
      province: situation.ground.places[at] as string,
    })),
  refuse(situation, { side, unit }, action) {
    if (action.type !== 'muster') return undefined;
    if (action.unit !== unit) return refusal('anotherPieceFirst', 'R 12.4', { piece: action.unit, next: unit });
    const { province } = action;
    const to = findProvince(situation, province);
    if (to === undefined) return refusal('provinceUnknown', 'R 12.4', { province });
    const status = statusOf(situation, to.code);
    return status === side
      ? refusal('outOfRange', 'ruling C13.2', { piece: unit, province })
      : refusal('provinceNotControlled', 'R 12.4', { province, status });
  },
  apply(run, frame, action) {
    if (action.type === 'muster') comeBack(run, frame, provinceCode(run.state, action.province));
  },
  advance(run, frame) {
    const [only] = places(run.state, frame);
    if (only === undefined) run.finish();
    else comeBack(run, frame, only);
  },
};
