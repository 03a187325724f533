/** R D: combat in wings: reasons why actions are refused. */
export const WINGS_CODES = {
  offerFirst: 'It must first be decided whether the battle is fought in wings.',
  deployFirst: 'Pieces must first deploy in the wings.',
  notNextInLine: 'Another piece must deploy first.',
  wingUnfit: 'With this piece in this wing, the line cannot become legal.',
  shiftsFirst: 'The line must first be shifted, or left as it is.',
  cannotShiftThere: 'The piece cannot be shifted to this wing now.',
  lineUnfit: 'The line is not legal yet: other cavalry must still be shifted.',
} as const;
