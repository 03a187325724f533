/** R S11-S14: what is not to be had, or done, in the course of the game. */
export const COURSE_CODES = {
  notItsMarker: 'The side does not have it.',
  cannotBeDestroyed: 'Nobody can put an end to it.',
  notAtStake: 'The marker does not change hands now.',
  guardFirst: 'A guard is designated before anything moves.',
  noGuard: 'The unit cannot be the guard of the side.',
  askedAlready: 'The prisoner has been asked in this turn.',
  notItsPrisoner: 'The side does not hold this leader.',
} as const;
