/** R D: combat in wings: why actions are refused. */
export const WINGS_CODES = {
  offerFirst: 'It is first settled whether the battle is fought in wings.',
  deployFirst: 'Pieces first take their places in the wings.',
  notNextInLine: 'Another piece takes its place first.',
  wingUnfit: 'The piece cannot stand in this wing if the line is to be lawful.',
  shiftsFirst: 'The line is first shifted, or left as it is.',
  cannotShiftThere: 'The piece cannot be shifted to this wing now.',
  lineUnfit: 'The line is not lawful yet: other cavalry is still to be shifted.',
} as const;
