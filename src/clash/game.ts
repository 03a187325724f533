/** *Successors: Clash of the Generals* for `core`. */
import { familyGame, type FamilyGame } from '../conquest/family.js';
import { decodeAction } from './codec/action.js';
import { border, clashEdition } from './codec/edition.js';
import { guide } from './guide/index.js';
import { outcomeOf } from './query/13-victory.js';
import type { ClashTypes } from './types.js';

/** *Clash of the Generals* as a whole: everything that the contract of a game requires. */
export type Clash = FamilyGame<ClashTypes>;

/** The game, for everything that takes any game: records, matches, bots, the conformance kit. */
export const clash: Clash = /* @__PURE__ */ familyGame(clashEdition, {
  border,
  decodeAction,
  guide,
  outcome: outcomeOf,
});
