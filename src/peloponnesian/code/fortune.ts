/** R C: cards of the gods, the weather and fate: reasons why actions are refused. */
export const FORTUNE_CODES = {
  earthShakes: 'An earthquake prevents all movement in this region and into it.',
  badOmens: 'The sacrifices of a leader there were unfavorable: the pieces cannot move in this Campaign Turn.',
  keepsFestival: 'The unit keeps the festival of its region and cannot leave it.',
  areaInvaded: 'Invaders are in this region: area movement through it is not possible.',
} as const;
