/** R 10, 11: sieges, and places that fall: reasons why actions are refused. */
export const SIEGE_CODES = {
  nothingToBesiege: 'There is no enemy city or occupied enemy fort in this hex.',
  besiegedAlready: 'The place is already besieged.',
  notBesieged: 'The place is not besieged.',
  besiegersMissing: 'There are not enough units outside this place to besiege it.',
  siegeResolved: 'This siege has already been resolved in this season.',
  siegesWait: 'All sieges must be resolved or lifted before the phase ends.',
  otherPlace: 'Another place has been captured.',
  noCity: 'There is no city to destroy.',
  noWalls: 'There are no walls to destroy.',
  longWallsDivided: 'Long Walls can be destroyed only at one of their ends, by a player who holds both.',
} as const;
