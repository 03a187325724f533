/**
 * Heuristics for *Xenophon*, from which `diadochi/bots` makes bots. They know those of the family, the order of play,
 * battlefields and elections.
 *
 * @example
 * import { greedyBot } from 'diadochi/bots';
 * import { heuristics } from 'diadochi/xenophon/bots';
 *
 * greedyBot(heuristics).name; // 'greedy'
 *
 * @module xenophon/bots
 */
import type { Heuristics } from '../../bots/heuristics.js';
import {
  query,
  REBEL,
  ROYAL,
  xenophon,
  type Action,
  type GameState,
  type SideId,
  type XenophonTypes,
} from '../index.js';
import { heuristicsOf } from '../../conquest/bots/family/bot.js';
import { offerScore } from '../../conquest/bots/family/offensives.js';
import { distanceToEnemy, hostileAt, strengthAt, type Outlook } from '../../conquest/bots/family/outlook.js';
import { seaScore } from '../../conquest/bots/family/seas.js';
import { hasFallen, ownView, xenophonAims } from './aims.js';

/**
 * Returns the score of moving first: good beside an enemy to attack or in danger; otherwise it is better to see where
 * the enemy goes (R X4.1).
 */
function initiativeScore(outlook: Outlook): number {
  const own = outlook.king(outlook.me);
  if (own === undefined) return 1;
  const near = distanceToEnemy(outlook, own.at);
  if (!hasFallen(outlook)) return near <= 1 ? 1 : -1;
  const pursuers = [own.at, ...outlook.neighbours(own.at)].map((province) => hostileAt(outlook, province));
  return Math.max(...pursuers) > strengthAt(outlook, outlook.me, own.at) ? 1 : -1;
}

/** Returns the score of using the provisions: if more than one step would be lost (R X2.3). */
function provisionsScore({ view }: Outlook): number {
  const frame = ownView(view).stack.at(-1);
  return frame?.kind === 'provisions' && (frame.losses?.steps ?? 0) > 1 ? 1 : -1;
}

/** Returns the score of actions that the base does not know. */
function ownScore(outlook: Outlook, action: Action): number | undefined {
  switch (action.type) {
    case 'offerBattle':
      return offerScore(outlook, action);
    case 'moveFirst':
      return initiativeScore(outlook);
    case 'spendProvisions':
      return provisionsScore(outlook);
    case 'elect':
      return 1 + strengthAt(outlook, outlook.me, action.place) / 100;
    case 'openRounds':
    case 'arrayLast':
      return 1;
    case 'climbHill':
      return 0.5;
    case 'endCombats':
    case 'moveSecond':
    case 'keepProvisions':
    case 'awaitRounds':
    case 'arrayFirst':
    case 'stayBelow':
      return 0;
    default:
      return seaScore(outlook, action);
  }
}

/** Returns the lead in points, and after the fall of Cyrus that in Greeks who come home (R X9.2, X9.3). */
function lead(shown: GameState, side: SideId): number {
  if (query.hasFallen(shown)) {
    const { counted, home, underWay } = query.homecomingOf(shown);
    const saved = 2 * home.length + underWay.length - counted / 2;
    return side === REBEL ? saved : -saved;
  }
  const difference = query.pointsOf(shown, REBEL) - query.pointsOf(shown, ROYAL);
  return side === REBEL ? difference : -difference;
}

export const heuristics: Heuristics<XenophonTypes> = heuristicsOf({
  game: xenophon,
  query,
  aims: xenophonAims,
  lead,
  ownScore,
});
