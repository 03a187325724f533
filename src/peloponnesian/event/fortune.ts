/** R C: cards of the gods, the weather and fate: what happens. */
export type FortuneEvent = never;
