/** R 19.1: the Prestige of Major Generals who have defeated Independent Armies. */
import { editionOf } from '../data/editions.js';
import { plays, type GameOptions } from '../options.js';
import type { Situation } from '../table/situation.js';
import type { GeneralId } from '../vocabulary.js';

/**
 * Returns whether victories over Independent Armies give Prestige: R 19.1 is played, or the edition makes it standard
 * (player aid). @internal
 */
export const earnsRenown = (game: { readonly options: GameOptions }): boolean =>
  editionOf(game).renownIsStandard || plays(game, 'prestigeForIndependents');

/**
 * Returns the Prestige Points that a Major General has for victories over Independent Armies (R 19.1; ruling renown).
 */
export const renownOf = (situation: Situation, general: GeneralId): number => situation.generals[general].renown ?? 0;
