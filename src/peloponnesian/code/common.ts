/** Refusals of any section. */
export const COMMON_CODES = {
  malformedAction: 'This is not an action of the game.',
  gameOver: 'The game is over.',
  notYourTurn: 'The game waits for somebody else.',
  notYourAction: 'A player cannot act for another player.',
  outOfPhase: 'This kind of action is not possible now.',
  notPossible: 'This is not one of the possible choices.',
  unitUnknown: 'There is no such unit.',
  leaderUnknown: 'There is no such leader.',
  cityUnknown: 'There is no such city.',
  hexUnknown: 'There is no such hex.',
  notOnMap: 'The piece is not on the map.',
  notYours: 'The piece does not belong to this player.',
} as const;
