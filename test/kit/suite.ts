export interface ConformanceKit<G> { game: unknown; [k: string]: unknown; x?: G }
