/** R 19.1: the renown of Major Generals who have beaten Independent Armies. */
import { editionOf } from '../data/editions.js';
import { plays, type GameOptions } from '../options.js';
import type { Situation } from '../table/situation.js';
import type { GeneralId } from '../vocabulary.js';

/** Whether victories over Independent Armies bring Prestige: R 19.1 is played, or the edition makes it standard (player aid). @internal */
export const earnsRenown = (game: { readonly options: GameOptions }): boolean =>
  editionOf(game).renownIsStandard || plays(game, 'prestigeForIndependents');

/** The Prestige Points that a Major General has by victories over Independent Armies (R 19.1; ruling renown). */
export const renownOf = (situation: Situation, general: GeneralId): number => situation.generals[general].renown ?? 0;
