/** R 7.5-7.7: building units, bases and fortifications: what can be done. */
export type BuildingAction = never;
