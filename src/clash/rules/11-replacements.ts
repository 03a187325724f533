/** R S1.2, S2, S5.5, S11.2, S11.3: replacement points, costs, and which side may buy what. */
import type { ReplacementsLaw } from '../../conquest/rules/12-replacements.js';
import { unitNamed } from '../../conquest/table/by-id.js';
import type { RefusalReason } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { frameIn } from '../query/components.js';
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

/** Returns whether a side holds the places from which such troops come (R S2). */
const isOpenTo = (situation: Situation, side: SideId, { needs, needsCapital }: PurchaseInfo): boolean =>
  (needs === null || holdsAny(situation, side, needs)) && (!needsCapital || holdsCapital(situation, side));

export const purchaseLaw: ReplacementsLaw = {
  /** R S3.0: there are no stand-ins. */
  hasStandIns: () => false,
  income: incomeOf,
  stepCost(situation, side, code) {
    const info = purchaseInfoOf(situation, code);
    if (info === undefined) return Infinity;
    return holdsAny(situation, side, info.freeIn) ? 0 : info.points;
  },
  /**
   * R S1.2, S2, S5.5: every side may buy every unit, except that units from Rhodes serve its ally, and others need
   * places that the side holds.
   */
  boughtAs(situation, side, code) {
    const info = purchaseInfoOf(situation, code);
    if (info === undefined) return UNKNOWN;
    // R 12.6: Indians get no replacements while they are independent.
    if (info.areRaiders || (info.areIndian && side === INDEPENDENTS)) return NEVER;
    if (isAnothersGift(situation, side, info)) return NOT_FROM_RHODES;
    return isOpenTo(situation, side, info) ? 'own' : NOT_HERE;
  },
  /** R S11.3: without certain provinces a side forms only one unit of a kind in a turn. */
  levyRefusal(situation, side, code) {
    const oneWithout = purchaseInfoOf(situation, code)?.oneWithout ?? null;
    if (oneWithout === null || holdsAny(situation, side, oneWithout)) return undefined;
    const { units } = situation.roster;
    const raised = frameIn(situation, 'levy')?.raised ?? [];
    return raised.some((id) => unitNamed(situation, id).kind === units[code]?.kind)
      ? { code: 'notForSale', rule: 'R S11.3' }
      : undefined;
  },
  /** R 11.7: a side that controls the place where a marker is built may rebuild it (ruling S11.4). */
  rebuilds: (situation, _, baggage) => situation.roster.baggage[baggage]?.builtIn !== undefined,
};

/** Begins a side's phase even without points, because it may trade markers for points (ruling S11.2). */
export function openReplacements(run: GameRun, side: SideId | null): void {
  if (side === null) return;
  const points = run.frame('turn')?.points?.[side] ?? 0;
  run.emit({ type: 'replacementsReceived', rule: 'R S11.2', side, points });
  run.push({ kind: 'levy', side, raised: [] });
  run.push({ kind: 'replacements', side, points, bought: { own: 0, recruits: 0 }, raising: null, razed: null });
}

/** R S11.3: the frame that keeps the units formed in this phase. */
export const levy: RulesOf<'levy'> = {
  rule: 'R S11.3',
  advance: (run) => run.finish(),
};
