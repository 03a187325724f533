/** R 6: Revolt Checks: what happens. */
export type RevoltEvent = never;
