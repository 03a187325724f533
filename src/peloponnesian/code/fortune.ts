/** R C: cards of the gods, the weather and fate: why actions are refused. */
export const FORTUNE_CODES = {} as const;
