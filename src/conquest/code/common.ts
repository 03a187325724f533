/** Refusals that every frame shares. */
export const COMMON_CODES = {
  gameOver: 'The game is over.',
  notYourTurn: 'The game waits for somebody else.',
  notYourAction: "It is somebody else's action: not to be taken, nor asked about, by whoever asks.",
  malformedAction: 'This is no action of the game; decode.action tells what is wrong with it.',
  wrongMoment: 'This kind of action is not possible now.',
  notAvailable: 'It is not among what can be chosen.',
  cityUnknown: 'The map has no such city.',
  provinceUnknown: 'The map has no such province.',
  pieceUnknown: 'The box has no such piece.',
} as const;
