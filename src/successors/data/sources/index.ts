// The sources of the facts (docs/data.md). No rule reads them.
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

/** The sources of the facts: of the default board and deck and, value by value, of the pieces. */
export interface Sources {
  /** The sources of the Victory Points of each province, and the clauses that name it. */
  readonly provinces: Known<KnownProvinceId, Source>;
  /** If a rule is the source, parentheses name what the rule does not say. */
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
 * The source of each fact of the default data; docs/data.md explains the words. A bundle that does not import it does
 * not contain it.
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
