/** R C: cards of the gods, the weather and fate: why actions are refused. */
export const FORTUNE_CODES = {
  earthShakes: 'The earth shakes there: nobody moves in this region or into it.',
  badOmens: 'The sacrifices of a leader there were unfavourable: nobody moves in this Campaign Turn.',
  keepsFestival: 'The unit keeps the festival of its region and does not leave it.',
  areaInvaded: 'Invaders are in this region: no area movement leads through it.',
} as const;
