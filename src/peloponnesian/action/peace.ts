/** R 20: peace: what can be done. */
export type PeaceAction = never;
