/** R 20: peace: what happens. */
export type PeaceEvent = never;
