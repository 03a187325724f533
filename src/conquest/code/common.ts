/** Refusals that every frame shares. */
export const COMMON_CODES = {
  gameOver: 'The game is over.',
  notYourTurn: 'The game waits for somebody else.',
  notYourAction: 'The action belongs to another player: only they can take it or ask about it.',
  malformedAction: 'This is not an action of the game; decodeAction returns its faults.',
  wrongMoment: 'This kind of action is not possible now.',
  notAvailable: 'This is not one of the possible choices.',
  cityUnknown: 'The map has no such city.',
  provinceUnknown: 'The map has no such province.',
  pieceUnknown: 'The game has no such piece.',
} as const;
