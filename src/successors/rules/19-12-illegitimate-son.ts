/** R 19.12: Herakles is no Heir while a legitimate Heir lives. `heirsOf` in `query/royals.ts` returns the Heirs. */
import { ILLEGITIMATE_SON, ILLEGITIMATE_SON_START, royals, type RoyalFact } from '../data/royals.js';
import { plays, type GameOptions } from '../options.js';
import type { HeirId, RoyalId } from '../vocabulary.js';

type Played = { readonly options: GameOptions };

const isIllegitimate = (game: Played, royal: RoyalId): boolean =>
  royal === ILLEGITIMATE_SON && plays(game, 'illegitimateSon');

/** Returns where a member of the royal family starts (R 5.3, 19.12). */
export const startOf = (game: Played, royal: RoyalId): RoyalFact['start'] =>
  isIllegitimate(game, royal) ? ILLEGITIMATE_SON_START : royals[royal].start;

/** Returns whether an Heir ever comes of age (R 6.1.4, 6.1.5). The illegitimate son does not, even as the last Heir. */
export const comesOfAge = (game: Played, heir: HeirId): boolean => !isIllegitimate(game, heir);
