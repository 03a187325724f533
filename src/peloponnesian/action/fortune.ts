/** R C: cards of the gods, the weather and fate: what can be done. */
export type FortuneAction = never;
