/** R S11-S14: what is not to be had, or done, in the course of the game. */
export const COURSE_CODES = {
  notItsMarker: 'The side does not have this marker.',
  cannotBeDestroyed: 'This marker cannot be eliminated.',
  notAtStake: 'The marker does not change hands now.',
  guardFirst: 'A guard is designated before any piece moves.',
  noGuard: 'The unit cannot be the guard of the side.',
  askedAlready: 'The prisoner has already had an offer in this turn.',
  notItsPrisoner: 'The side does not hold this leader.',
} as const;
