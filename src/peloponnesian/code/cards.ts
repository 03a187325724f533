/** R 12: Event Cards are played, discarded and drawn: why actions are refused. */
export const CARDS_CODES = {} as const;
