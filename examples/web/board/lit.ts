/** What is highlighted on the board, and how. */

/** The kinds of highlights: a thing that may be chosen, a destination, the chosen thing, the one pointed at. */
export const LIGHTS = ['choice', 'goal', 'picked', 'pointed'] as const;
export type Light = (typeof LIGHTS)[number];

/** The keys of the highlighted things, by kind of highlight. */
export type Lit = Readonly<Record<Light, ReadonlySet<string>>>;
