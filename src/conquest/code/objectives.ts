/** R 15.6, 17.4: why an heir does not come there, and a unit does not go home. */
export const OBJECTIVES_CODES = {
  anotherHeir: 'Another leader is the heir.',
  noCourtThere: 'The side has no piece there that the leader could join, and no uncontested control of the province.',
  notAmongMutineers: 'The unit is not one of the mutineers.',
  refusesToMove: 'The unit refuses to move in this phase.',
} as const;
