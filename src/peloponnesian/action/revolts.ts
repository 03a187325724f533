/** R 6: Revolt Checks: what can be done. */
export type RevoltAction = never;
