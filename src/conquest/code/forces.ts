/** R 3, 12, 13: why pieces are not placed so. */
export const FORCES_CODES = {
  choiceNotOpen: 'This choice is not open, or another comes first.',
  provinceNotOffered: 'What begins together cannot begin in this province.',
  anotherPieceFirst: 'Pieces are placed one after another; another one is next.',
  provinceNotControlled: 'The province is not controlled by the side, or it is contested.',
  outOfRange: 'The piece may not enter this province.',
} as const;
