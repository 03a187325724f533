/** The codes of refusals, one for each thing that the rules forbid. */
import { refusalsFrom } from '../core/board/index.js';
import type { RuleViolation } from '../core/index.js';

/**
 * Each code with its meaning in one sentence. `rule` of the refusal names the clause that forbids the action, and
 * `params` the details of the sentence.
 */
export const REFUSAL_CODES = {
  gameOver: 'The game is over.',
  notYourTurn: 'The game waits for somebody else.',
  notYourAction: 'The action belongs to another player, who alone may take it or ask about it.',
  malformedAction: 'This is no action of the game; decodeAction returns its faults.',
  wrongMoment: 'This kind of action is not possible now.',
  alexanderFirst: 'A turn begins with moving Alexander; further actions follow.',
  alexanderMoved: 'Alexander has been moved in this turn.',
  symbolFirst: 'The joker needs a symbol first.',
  spaceFirst: "Alexander's space is chosen first.",
  alreadyChosen: 'This has been chosen, or was never a choice.',
  guardFirst: 'The first symbol space of a province is covered with a guard.',
  noSuchFaceUpCard: 'No face-up card shows this symbol.',
  noSuchHandCard: 'The hand holds no card of this symbol.',
  noEmptySpace: 'No empty space shows this symbol, and a card of the hand is never a joker.',
  spaceUnknown: 'The board has no such space.',
  pointUnknown: 'The board has no such point.',
  spaceNotMatching: 'The space does not show the symbol of the card.',
  spaceNotEmpty: 'A wall, a guard or Alexander is at the space.',
  spaceNotClosest: 'Another empty space of the symbol is closer.',
  pointNotOfSpace: 'The point is not one of the three points of the chosen space.',
  notOnShortestPath: 'No shortest path goes this way.',
  wallsShort: 'Even with the red walls, there are too few walls.',
  notInSupply: 'The supply holds no card of this symbol.',
  nothingToDraw: 'Neither the supply nor the discards hold a card.',
  provinceUnknown: 'No province has this name; a province is named by its first space in reading order.',
  provinceWithoutSymbol: 'A province without a symbol space cannot be occupied.',
  provinceOccupied: 'The province is occupied; it would have to be taken over.',
  provinceFree: 'Nobody occupies the province; there is nothing to take over.',
  ownProvince: "The province is already the player's own.",
  noGuardInSupply: 'No guard is left in the supply.',
  cannotRemoveGuards: 'Two cards that match each guard in the province are needed.',
  cannotCover: 'There are not enough cards and guards to cover every symbol space.',
  notToBeCovered: 'This symbol space is not the one to be covered now.',
  cardNotPlayed: 'No card of this symbol is left among those played.',
  alreadyLevied: 'Taxes can be levied only once in a turn.',
  noMatchingGuard: "None of the player's guards stands on a space of this symbol.",
  notYourGuard: "None of the player's guards stands there.",
} as const;

/** The code of a refusal. Match on this, not on the message. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** Why an action is refused: `code`, `rule`, `params` and `message`. */
export interface Refusal extends RuleViolation<RefusalCode> {}

/** Returns a refusal from its code, the clause that forbids the action, and the details of its sentence. */
export const refusal = /* @__PURE__ */ refusalsFrom(REFUSAL_CODES);
