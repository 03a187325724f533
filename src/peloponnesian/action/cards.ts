/** R 12: Event Cards are played, discarded and drawn: what can be done. */
export type CardAction = never;
