// The size of the drawn map, in the units of the spaces' `x` and `y`.

/** The width and height of the drawn map. Spaces have their `x` and `y` in its units, from its upper left corner. */
export const MAP_EXTENT = { width: 1600, height: 740 } as const;
