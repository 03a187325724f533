/** R S1.2, S2, S5.5, S11.2, S11.3: what replacements bring, what they cost, and who may have what. */
import type { ReplacementsLaw } from '../../conquest/rules/12-replacements.js';
import { unitNamed } from '../../conquest/table/by-id.js';
import type { RefusalReason } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { frameIn } from '../query/components';
import {
  purchaseInfoOf,
  holdsAny,
  holdsCapital,
  incomeOf,
  isAnothersGift,
  type PurchaseInfo,
} from '../query/11-replacements.js';
import type { GameRun, RulesOf } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

const UNKNOWN: RefusalReason = { code: 'notForSale', rule: 'R 12.4' };
const NEVER: RefusalReason = { code: 'neverReplaced', rule: 'R 12.6' };
const NOT_FROM_RHODES: RefusalReason = { code: 'notForSale', rule: 'R S1.2' };
const NOT_HERE: RefusalReason = { code: 'notForSale', rule: 'R S2' };

/** R S2: whether a side holds what such troops come from. */
const isOpenTo = (situation: Situation, side: SideId, { needs, needsCapital }: PurchaseInfo): boolean =>
  (needs === null || holdsAny(situation, side, needs)) && (!needsCapital || holdsCapital(situation, side));

export const purchaseLaw: ReplacementsLaw = {
  /** R S3.0: leaders without rating are not used. */
  hasStandIns: () => false,
  income: incomeOf,
  stepCost(situation, side, code) {
    const info = purchaseInfoOf(situation, code);
    if (info === undefined) return Infinity;
    return holdsAny(situation, side, info.freeIn) ? 0 : info.points;
  },
  /** R S1.2, S2, S5.5: anybody buys anything, but what is said of some: who comes from Rhodes serves its ally; others come from what a side holds. */
  boughtAs(situation, side, code) {
    const info = purchaseInfoOf(situation, code);
    if (info === undefined) return UNKNOWN;
    // R 12.6: Indians receive nothing while they are their own.
    if (info.areRaiders || (info.areIndian && side === INDEPENDENTS)) return NEVER;
    if (isAnothersGift(situation, side, info)) return NOT_FROM_RHODES;
    return isOpenTo(situation, side, info) ? 'own' : NOT_HERE;
  },
  /** R S11.3: without a province, a side forms one unit of a kind in a turn. */
  levyRefusal(situation, side, code) {
    const oneWithout = purchaseInfoOf(situation, code)?.oneWithout ?? null;
    if (oneWithout === null || holdsAny(situation, side, oneWithout)) return undefined;
    const { units } = situation.roster;
    const raised = frameIn(situation, 'levy')?.raised ?? [];
    return raised.some((id) => unitNamed(situation, id).kind === units[code]?.kind)
      ? { code: 'notForSale', rule: 'R S11.3' }
      : undefined;
  },
  /** R 11.7: whoever controls where it is built (ruling S11.4). */
  rebuilds: (situation, _, baggage) => situation.roster.baggage[baggage]?.builtIn !== undefined,
};

/** A side's phase begins, whether it receives points or not: it may have other means (ruling S11.2). */
export function openReplacements(run: GameRun, side: SideId | null): void {
  if (side === null) return;
  const points = run.frame('turn')?.points?.[side] ?? 0;
  run.emit({ type: 'replacementsReceived', rule: 'R S11.2', side, points });
  run.push({ kind: 'levy', side, raised: [] });
  run.push({ kind: 'replacements', side, points, bought: { own: 0, recruits: 0 }, raising: null, razed: null });
}

/** R S11.3: what was formed is remembered as long as the phase lasts. */
export const levy: RulesOf<'levy'> = {
  rule: 'R S11.3',
  advance: (run) => run.finish(),
};
