// R 19.9: the numbers of the cavalry variant (ruling cavalry-clauses). There are as many Elite Cavalry as it gives
// (ruling cavalry-counters).
import type { ProvinceId, SpaceId } from '../vocabulary.js';

/** The Elite Cavalry that each group of provinces gives to the player who controls all of it. Source: R 19.9.2. */
export const CAVALRY_PROVINCES = {
  armenia: ['armenia'],
  thrakeAndThessalia: ['thrake', 'thessalia'],
} as const satisfies Readonly<Record<string, readonly ProvinceId[]>>;

/** The treasure cities. Source: R 19.9.2. */
export const TREASURE_CITIES = ['babylon', 'sousa', 'ekbatana'] as const satisfies readonly SpaceId[];

/**
 * Elite Cavalry CUs with each General at the start (R 19.9.1; ruling cavalry-of-hired-generals), and in addition to the
 * other CUs of Olympias (R 19.9.3).
 */
export const CAVALRY_OF_GENERALS = 1;
export const CAVALRY_OF_OLYMPIAS = 1;

/** Movement Points of a Subjugation by an Army with Elite Cavalry. Source: R 19.9.4. */
export const CAVALRY_SUBJUGATION_COST = 1;
