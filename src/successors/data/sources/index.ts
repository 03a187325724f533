// Where the facts come from (docs/data.md). No rule reads it.
import type { Source } from '../../vocabulary.js';
import type { KnownPath, KnownProvinceId, KnownSpaceId } from '../board.js';
import type { KnownCardId } from '../cards.js';
import type { Known } from '../shape.js';
import { abilities } from './abilities.js';
import { cards } from './cards.js';
import { fleets } from './fleets.js';
import { generals } from './generals.js';
import { independents } from './independents.js';
import { paths } from './paths.js';
import { provinces } from './provinces.js';
import { royals } from './royals.js';
import { spaces } from './spaces.js';

/** Where the facts come from: those of the default board and deck, and, figure by figure, those of the pieces. */
export interface Sources {
  /** Where the Victory Points of each province come from, and where the rules name it. */
  readonly provinces: Known<KnownProvinceId, Source>;
  /** Where a rule is the source, what it does not tell stands in parentheses. */
  readonly spaces: Known<KnownSpaceId, Source>;
  /** Each path by its two ends, in the order of its row, and its kind: `pella larisa land`. */
  readonly paths: Known<KnownPath, Source>;
  readonly cards: Known<KnownCardId, Source>;
  readonly generals: typeof generals;
  /** The special abilities of each general who has any in `reconstructedAbilities` (R 19.2). */
  readonly abilities: typeof abilities;
  readonly royals: typeof royals;
  readonly fleets: typeof fleets;
  readonly independents: typeof independents;
}

/**
 * Where each fact of the default data comes from; docs/data.md says what the words mean. A bundle that does not import it
 * does not carry it.
 *
 * @example
 * import { sources } from 'diadochi';
 *
 * sources.spaces.pella; // 'R 5.3, 13.2.1'
 * sources.paths['pella larisa land']; // 'R 8.3.10'
 * sources.generals.eumenes.prestige; // 'R 16.1'
 * Object.values(sources.spaces).filter((source) => source.startsWith('R ')).length; // 44
 */
export const sources: Sources = { provinces, spaces, paths, cards, generals, abilities, royals, fleets, independents };
