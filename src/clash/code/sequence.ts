/** R S6: why a place in the turn is not to be had. */
export const SEQUENCE_CODES = {
  placeUnknown: 'The turn has no such place in its order.',
  placeTaken: 'Another side has chosen this place.',
} as const;
