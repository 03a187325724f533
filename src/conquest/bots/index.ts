/**
 * Heuristics for *Conquest and Empire*, from which `diadochi/bots` makes bots.
 *
 * @example
 * import { greedyBot } from 'diadochi/bots';
 * import { heuristics } from 'diadochi/conquest/bots';
 *
 * greedyBot(heuristics).name; // 'greedy'
 *
 * @module conquest/bots
 */
import type { Heuristics } from '../../bots/heuristics.js';
import { conquest, query, type ConquestTypes } from '../index.js';
import { heuristicsOf } from './family/bot.js';
import { conquestAims } from './aims.js';

export const heuristics: Heuristics<ConquestTypes> = heuristicsOf({
  game: conquest,
  query,
  aims: conquestAims,
  /** Only the conqueror scores Victory Points. */
  lead(shown, side) {
    const conquers = query.componentsOf(shown).sides.some((each) => each.id === side && each.conquers);
    return conquers ? query.victoryPoints(shown) : -query.victoryPoints(shown);
  },
});
