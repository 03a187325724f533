/**
 * Facts that were other ones in the oracle's commit. They are put into its source before it is built, so that both engines play on
 * the same board with the same cards and pieces, and what is compared are rules.
 */

/** A text of a file of `src`, and what stands there instead. */
export interface Correction {
  readonly file: string;
  readonly text: string;
  readonly instead: string;
}

export const CORRECTIONS: readonly Correction[] = [
  {
    file: 'successors/data/royals.ts',
    text: "id: 'olympias', name: 'Olympias', kind: 'woman', legitimacy: 2,",
    instead: "id: 'olympias', name: 'Olympias', kind: 'woman', legitimacy: 3,",
  },
  {
    file: 'successors/data/fleets.ts',
    text: "belongsTo: { province: 'rhodos' }, weak: 1, upgraded: 2,",
    instead: "belongsTo: { province: 'rhodos' }, weak: 2, upgraded: 3,",
  },
  {
    file: 'successors/data/board/spaces.ts',
    text: "{ id: 'ouxioi', name: 'Ouxioi', kind: 'stronghold', province: 'sousiane', independent: 3,",
    instead: "{ id: 'ouxioi', name: 'Ouxioi', kind: 'minorCity', province: 'sousiane', independent: 1,",
  },
  {
    file: 'successors/data/cards.ts',
    text: `id: 38, title: 'Major Campaign', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'campaign', armies: 2,`,
    instead: `id: 38, title: 'Campaign', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'campaign', armies: 1,`,
  },
];
