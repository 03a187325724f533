/** What is lit on the board, and how. */

/** How a thing is lit: it may be chosen, it is where somebody can go, it is chosen, it is pointed at. */
export const LIGHTS = ['choice', 'goal', 'picked', 'pointed'] as const;
export type Light = (typeof LIGHTS)[number];

/** For each light the keys of its things. */
export type Lit = Readonly<Record<Light, ReadonlySet<string>>>;
