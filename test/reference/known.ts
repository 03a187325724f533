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
