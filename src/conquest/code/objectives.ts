/** R 15.6, 17.4: why an heir does not come there, and a unit does not go home. */
export const OBJECTIVES_CODES = {
  anotherHeir: 'Somebody else is the heir.',
  noCourtThere: 'The side has nobody there whom the leader could join, and does not control the province undisputed.',
  notAmongMutineers: 'The unit is not one of those who mutiny.',
  refusesToMove: 'The unit refuses to move in this phase.',
} as const;
