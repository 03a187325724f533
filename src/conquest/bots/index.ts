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

/** The Victory Points with which the conqueror does as well as the Persians, who raise more and more troops. */
const PAR = 13;
/** How much a Victory Point counts: most can still be lost. */
const POINT = 0.6;

export const heuristics: Heuristics<ConquestTypes> = heuristicsOf({
  game: conquest,
  query,
  aims: conquestAims,
  /** Only the conqueror scores Victory Points, and needs a number of them to win (R 16.3). */
  lead(shown, side) {
    const conquers = query.componentsOf(shown).sides.some((each) => each.id === side && each.conquers);
    const lead = POINT * (query.victoryPoints(shown) - PAR);
    return conquers ? lead : -lead;
  },
});
