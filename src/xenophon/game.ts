/** *Xenophon: March of the Ten-Thousand* as the core knows it. */
import { familyGame, type FamilyGame } from '../conquest/family.js';
import { decodeAction } from './codec/action.js';
import { border, xenophonEdition } from './codec/edition.js';
import { guide } from './guide/index.js';
import { outcomeOf } from './query/09-victory.js';
import type { XenophonTypes } from './types.js';

/** *Xenophon: March of the Ten-Thousand* as a whole: everything that the contract of a game requires. */
export type Xenophon = FamilyGame<XenophonTypes>;

/** The game, for everything that takes any game: records, matches, bots, the conformance kit. */
export const xenophon: Xenophon = /* @__PURE__ */ familyGame(xenophonEdition, {
  border,
  decodeAction,
  guide,
  outcome: outcomeOf,
});
