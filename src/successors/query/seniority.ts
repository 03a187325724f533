/** Seniority (R 4.26). */
import { SENIORITY } from '../data/generals.js';
import type { Edition } from '../options.js';
import type { ShownState } from '../state.js';
import type { Commander, GeneralId } from '../vocabulary.js';

const ranks = (order: readonly GeneralId[]): ReadonlyMap<Commander, number> =>
  new Map(order.map((general, index) => [general, index]));
const RANKS: Readonly<Record<Edition, ReadonlyMap<Commander, number>>> = {
  rulebook: ranks(SENIORITY.rulebook),
  'player-aid': ranks(SENIORITY['player-aid']),
};

/** Returns the Major Generals of the edition in use, the most senior first (R 4.26). */
export const seniorityOf = (situation: Pick<ShownState, 'options'>): readonly GeneralId[] =>
  SENIORITY[situation.options.edition ?? 'rulebook'];

/** Returns the rank of a general: 0 is the most senior; Minor Generals come last and are all equal. */
export const rankOf = (situation: Pick<ShownState, 'options'>, general: Commander): number =>
  RANKS[situation.options.edition ?? 'rulebook'].get(general) ?? Number.MAX_SAFE_INTEGER;

/** Returns generals sorted, the most senior first. */
export const mostSenior = <G extends Commander>(
  situation: Pick<ShownState, 'options'>,
  generals: readonly G[],
): readonly G[] => [...generals].sort((a, b) => rankOf(situation, a) - rankOf(situation, b));
