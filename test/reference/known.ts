/**
 * Where the engine answers otherwise than the text, and the model says so: each a narrow exception with a name. What is taken
 * out is compared all the same as soon as the exception does not hold.
 */
import type { GameState } from '../../src/successors/state.js';
import type { PlayerId } from '../../src/successors/vocabulary.js';
import { marches } from './pieces.js';

/**
 * R 7.3 counts all Macedonian CUs of a player, those in the Dispersed Box included; the engine's `macedoniansOf` leaves out
 * those of an Army at sea (between `setSail` and `debark`), which are neither dispersed nor lost.
 */
export const MACEDONIANS_AT_SEA = 'R 7.3: Macedonian CUs at sea';

/** The Macedonian CUs that {@link MACEDONIANS_AT_SEA} takes out. */
export const macedoniansAtSea = (state: GameState, player: PlayerId): number =>
  marches(state)
    .filter((march) => march.afloat && march.player === player)
    .reduce((sum, { group: { units } }) => sum + units.loyal + units.royalArmy + units.silverShields, 0);

/**
 * Ruling lone-general-at-bay (R 8.3.3, 8.3.8): Generals without CUs take no step from whose end they cannot reach a place to
 * stop. The engine lists a step with Friendly Passage without looking whether they can go on from there, even with the last
 * Movement Point, after which they are Dispersed.
 */
export const LET_THROUGH_TO_NOWHERE = 'ruling lone-general-at-bay: a step with Friendly Passage';

/** Whether {@link LET_THROUGH_TO_NOWHERE} takes out the look ahead: of a step that Friendly Passage is asked for. */
export const letThroughAnywhere = (passage: boolean): boolean => passage;
