/** R 3, 4, 5, 13: the sequence of the game, control, tribute and adjustments: reasons why actions are refused. */
export const SEQUENCE_CODES = {} as const;
