/** R S1.2, S2, S5.5, S11.2, S11.3: what replacements bring, what they cost, and who may have what. */
import type { ReplacementsLaw } from '../../conquest/rules/12-replacements.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { GameRun as BaseRun } from '../../conquest/types.js';
import type { Nation, SideId } from '../../conquest/vocabulary.js';
import { frameIn } from '../query/box.js';
import {
  goodsOf,
  holdsAny,
  holdsCapital,
  incomeOf,
  isAnothersGift,
  leastCost,
  sinceTerms,
  type Goods,
} from '../query/replacements.js';
import { ownRun, type RulesOf } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

/** R 12.6: these come by raids alone; and Indians receive nothing while they are their own. */
const RAIDERS: readonly Nation[] = ['barbarian', 'arab'];

/** R S2: whether a side holds what such troops come from. */
const isOpenTo = (situation: Situation, side: SideId, { fact, needs }: Goods): boolean =>
  (fact?.needs === undefined || holdsAny(situation, side, needs)) &&
  (fact?.needsCapital !== true || holdsCapital(situation, side));

export const purchaseLaw: ReplacementsLaw = {
  /** R S3.0: leaders without rating are not used. */
  hasStandIns: () => false,
  income: incomeOf,
  stepCost(situation, side, code) {
    const goods = goodsOf(situation, code);
    if (goods === undefined) return Infinity;
    return holdsAny(situation, side, goods.freeIn) ? 0 : goods.points;
  },
  leastCost,
  /** R S1.2, S2, S5.5: anybody buys anything, but what is said of some: who comes from Rhodes serves its ally; others come from what a side holds. */
  boughtAs(situation, side, code) {
    const unit = situation.roster.units[code];
    const goods = goodsOf(situation, code);
    if (unit === undefined || goods === undefined) return { code: 'notForSale', rule: 'R 12.4' };
    const { nation } = unit.kind;
    if (RAIDERS.includes(nation) || (side === INDEPENDENTS && nation === 'indian'))
      return { code: 'neverReplaced', rule: 'R 12.6' };
    if (isAnothersGift(situation, side, goods)) return { code: 'notForSale', rule: 'R S1.2' };
    return isOpenTo(situation, side, goods) ? 'own' : { code: 'notForSale', rule: 'R S2' };
  },
  /** R S11.3: without a province one of a kind alone. */
  isRationed(situation, side, code) {
    const goods = goodsOf(situation, code);
    return goods?.fact?.oneWithout !== undefined && !holdsAny(situation, side, goods.oneWithout);
  },
  /** Of those who are had wherever whoever holds whatever, at one price, nothing changes. */
  termsVary(situation, code) {
    const { fact = null, isGift = false } = goodsOf(situation, code) ?? {};
    return (
      isGift ||
      [fact?.needs, fact?.needsCapital, fact?.oneWithout, fact?.freeIn].some((condition) => condition !== undefined)
    );
  },
  sinceTerms,
  /** R S11.3: whether one has been formed in this turn. */
  levyBar(situation, _, code) {
    const { units, unitCodes } = situation.roster;
    const raised = frameIn(situation, 'levy')?.raised ?? [];
    return raised.some((id) => units[unitCodes.get(id) ?? -1]?.kind === units[code]?.kind)
      ? { code: 'notForSale', rule: 'R S11.3' }
      : undefined;
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
