/** R S4, S5: why something does not begin so. */
export const SETUP_CODES = {
  notOfTheClaim: 'The side does not begin in this province.',
  piecesFirst: 'Pieces are deployed first, and walls after them.',
  wallsOnly: 'All pieces are deployed; walls alone are left.',
  notItsCity: 'The city does not lie in the provinces in which the side begins.',
  noRetreatThere: 'The side does not retreat there, as long as there is a province that it must prefer.',
} as const;
