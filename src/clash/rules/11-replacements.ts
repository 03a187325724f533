/** R S1.2, S2, S5.5, S11.2, S11.3: what replacements bring, what they cost, and who may have what. */
import { replacementsLaw } from '../../conquest/rules/12-replacements.js';
import type { Law } from '../../conquest/table/law.js';
import type { UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { GameRun as BaseRun } from '../../conquest/types.js';
import type { Nation, SideId } from '../../conquest/vocabulary.js';
import type { PurchaseFact } from '../data/shape.js';
import { frameIn } from '../query/box.js';
import {
  controlsAny,
  holdsCapital,
  isAnothersGift,
  landOf,
  purchaseOf,
  qualifies,
  sinceGifts,
} from '../query/replacements.js';
import { ownRun, type RulesOf } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

/** R 12.6: these come by raids alone; and Indians receive nothing while they are their own. */
const RAIDERS: readonly Nation[] = ['barbarian', 'arab'];

/** R S2: whether a side holds what such troops come from. */
const isOpenTo = (situation: Situation, side: SideId, { needs, needsCapital }: PurchaseFact): boolean =>
  (needs === undefined || controlsAny(situation, side, needs)) &&
  (needsCapital !== true || holdsCapital(situation, side));

/** R S11.3: whether a side has formed as many of a kind in this turn as it may without a province. */
function isExhausted(situation: Situation, side: SideId, unit: UnitInfo, { oneWithout }: PurchaseFact): boolean {
  if (oneWithout === undefined || controlsAny(situation, side, [oneWithout])) return false;
  if (situation.placeOfUnit(unit.code) !== situation.ground.trays.pool) return false;
  const { units, unitCodes } = situation.roster;
  const raised = frameIn(situation, 'levy')?.raised ?? [];
  return raised.some((id) => units[unitCodes.get(id) ?? -1]?.kind === unit.kind);
}

export const purchaseLaw: Pick<
  Law<Situation>,
  'income' | 'stepCost' | 'boughtAs' | 'sinceTerms' | 'levyBar' | 'rebuilds' | 'hasStandIns'
> = {
  /** R S3.0: leaders without rating are not used. */
  hasStandIns: () => false,
  income: (situation, side) => (qualifies(situation, side) ? landOf(situation, side) : 0),
  stepCost(situation, side, code) {
    const fact = purchaseOf(situation, code);
    if (fact?.freeIn !== undefined && controlsAny(situation, side, [fact.freeIn])) return 0;
    if (fact?.points !== undefined) return fact.points;
    return fact?.as === undefined
      ? replacementsLaw.stepCost(situation, side, code)
      : situation.components.charts.costs.step[fact.as];
  },
  /** R S5.5: anybody buys anything, but what is said of some. */
  boughtAs(situation, side, code) {
    const nation = situation.roster.units[code]?.kind.nation;
    if (nation === undefined) return { code: 'notForSale', rule: 'R 12.4' };
    return RAIDERS.includes(nation) || (side === INDEPENDENTS && nation === 'indian')
      ? { code: 'neverReplaced', rule: 'R 12.6' }
      : 'own';
  },
  sinceTerms: sinceGifts,
  /** R S1.2, S2, S11.3: who comes from Rhodes serves its ally; others come from what a side holds. */
  levyBar(situation, side, code) {
    const unit = situation.roster.units[code];
    if (unit === undefined) return undefined;
    if (isAnothersGift(situation, side, unit)) return { code: 'notForSale', rule: 'R S1.2' };
    const fact = purchaseOf(situation, code);
    if (fact === undefined) return undefined;
    if (!isOpenTo(situation, side, fact)) return { code: 'notForSale', rule: 'R S2' };
    return isExhausted(situation, side, unit, fact) ? { code: 'notForSale', rule: 'R S11.3' } : undefined;
  },
  /** R 11.7: whoever controls where it is built (ruling S11.4). */
  rebuilds: (situation, _, baggage) => situation.roster.baggage[baggage]?.builtIn !== undefined,
};

/** A side's phase begins, whether it receives points or not: it may have other means (ruling S11.2). */
export function openReplacements(run: BaseRun, side: SideId | null): void {
  if (side === null) return;
  const points = run.frame('turn')?.points?.[side] ?? 0;
  run.emit({ type: 'replacementsReceived', rule: 'R S11.2', side, points });
  ownRun(run).push({ kind: 'levy', side, raised: [] });
  run.push({ kind: 'replacements', side, points, bought: { own: 0, recruits: 0 }, raising: null, razed: null });
}

/** R S11.3: what was formed is remembered as long as the phase lasts. */
export const levy: RulesOf<'levy'> = {
  rule: 'R S11.3',
  advance: (run) => run.finish(),
};
