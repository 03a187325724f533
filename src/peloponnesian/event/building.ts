/** R 7.5-7.7: building units, bases and fortifications: what happens. */
export type BuildingEvent = never;
