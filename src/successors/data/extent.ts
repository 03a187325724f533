// The drawn map: in what units spaces have their `x` and `y`.

/** The width and height of the drawn map; spaces have their `x` and `y` in it, from its upper left corner. */
export const MAP_EXTENT = { width: 1600, height: 740 } as const;
