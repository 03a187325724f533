/** *Alexandros: Conquest and Empire* for `core`. */
import { decodeAction } from './codec/action.js';
import { border, conquestEdition } from './codec/base.js';
import { familyGame, type FamilyGame } from './family.js';
import { guide } from './guide/index.js';
import { outcomeOf } from './query/16-victory.js';
import type { ConquestTypes } from './types.js';

/** *Alexandros: Conquest and Empire* as a whole: everything that the contract of a game requires. */
export type Conquest = FamilyGame<ConquestTypes>;

/** The game, for everything that takes any game: records, matches, bots, the conformance kit. */
export const conquest: Conquest = /* @__PURE__ */ familyGame(conquestEdition, {
  border,
  decodeAction,
  guide,
  outcome: outcomeOf,
});
