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
  notYourAction: 'The action belongs to another player: only they can take it or ask about it.',
  malformedAction: 'This is not an action of the game; decodeAction returns its faults.',
  wrongMoment: 'This kind of action is not possible now.',
  alexanderFirst: 'A turn begins with a move of Alexander; the further actions follow.',
  alexanderMoved: 'Alexander has already moved in this turn.',
  symbolFirst: 'The symbol of the joker must be chosen first.',
  spaceFirst: 'The space to which Alexander moves must be chosen first.',
  alreadyChosen: 'This has already been chosen, or was not one of the choices.',
  guardFirst: 'The first symbol space of a province must be covered with a guard.',
  noSuchFaceUpCard: 'No face-up card shows this symbol.',
  noSuchHandCard: 'The hand holds no card with this symbol.',
  noEmptySpace: 'No empty space shows this symbol, and a card from the hand is never a joker.',
  spaceUnknown: 'The board has no such space.',
  pointUnknown: 'The board has no such point.',
  spaceNotMatching: 'The space does not show the symbol of the card.',
  spaceNotEmpty: 'The space is not empty: a wall, a guard or Alexander is there.',
  spaceNotClosest: 'Another empty space with this symbol is closer.',
  pointNotOfSpace: 'The point is not one of the three points of the chosen space.',
  notOnShortestPath: 'No shortest path goes this way.',
  wallsShort: 'Even with the red walls, there are too few walls.',
  notInSupply: 'The supply holds no card with this symbol.',
  nothingToDraw: 'Neither the supply nor the discards hold a card.',
  provinceUnknown: 'No province has this name; a province is named by its first space in reading order.',
  provinceWithoutSymbol: 'A province without a symbol space cannot be occupied.',
  provinceOccupied: 'The province is occupied; it can only be taken over.',
  provinceFree: 'Nobody occupies the province; there is nothing to take over.',
  ownProvince: 'The player already occupies the province.',
  noGuardInSupply: 'No guard is left in the supply.',
  cannotRemoveGuards: 'The player needs two matching cards for each guard in the province.',
  cannotCover: 'There are not enough cards and guards to cover every symbol space.',
  notToBeCovered: 'This symbol space is not the one to be covered now.',
  cardNotPlayed: 'No card with this symbol is left among those played.',
  alreadyLevied: 'Taxes can be levied only once in a turn.',
  noMatchingGuard: "None of the player's guards stands on a space with this symbol.",
  notYourGuard: "None of the player's guards stands there.",
} as const;

/** The code of a refusal. Match on this, not on the message. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** Why an action is refused: `code`, `rule`, `params` and `message`. */
export interface Refusal extends RuleViolation<RefusalCode> {}

/** Returns a refusal from its code, the clause that forbids the action, and the details of its sentence. */
export const refusal = /* @__PURE__ */ refusalsFrom(REFUSAL_CODES);
