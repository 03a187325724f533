/**
 * Differences from the oracle that are meant: each is a rule mended since commit 1ddd99e, in a file for its section of the
 * rulebook. What is not explained here is a fault.
 *
 * An entry explains single items: one action that only one engine lists, one change of a description, the events of a step.
 * A difference is explained when each of its items is. Keep predicates narrow: an entry that explains too much hides faults.
 */
import { cardsAndMoments } from './cards.js';
import { deployment } from './deployment.js';
import type { Explanation } from './item.js';
import { marchAndSea } from './march-and-sea.js';
import { playerAid } from './player-aid.js';
import { royals } from './royals.js';
import { sieges } from './sieges.js';

export { MORE_PAUSES } from './cards.js';
export type { Explanation, Item, Scene } from './item.js';

/** All of them; of several that explain an item, the first is named. */
export const explained: readonly Explanation[] = [
  ...marchAndSea,
  ...deployment,
  ...royals,
  ...cardsAndMoments,
  ...sieges,
  ...playerAid,
];
