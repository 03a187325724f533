/** R 12: Event Cards are played, discarded and drawn: what happens. */
export type CardEvent = never;
