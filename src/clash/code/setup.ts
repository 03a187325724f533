/** R S4, S5: why something does not begin so. */
export const SETUP_CODES = {
  notOfTheClaim: 'The side does not set up in this province.',
  piecesFirst: 'Pieces are deployed first, and walls after them.',
  wallsOnly: 'All pieces are deployed, and only walls are left.',
  notItsCity: 'The city is not in a province in which the side sets up.',
  noRetreatThere: 'The side must prefer another province for its retreat.',
} as const;
