/**
 * Heuristics for *Clash of the Generals*, from which `diadochi/bots` makes bots. They know those of the family, set-up,
 * alliances and fleets.
 *
 * @example
 * import { greedyBot } from 'diadochi/bots';
 * import { heuristics } from 'diadochi/clash/bots';
 *
 * greedyBot(heuristics).name; // 'greedy'
 *
 * @module clash/bots
 */
import type { Heuristics } from '../../bots/heuristics.js';
import { clash, query, type Action, type ClashTypes, type GameState, type SideId } from '../index.js';
import { heuristicsOf } from '../../conquest/bots/family/bot.js';
import { offerScore } from '../../conquest/bots/family/offensives.js';
import { unitWorth, type Outlook } from '../../conquest/bots/family/outlook.js';
import { seaScore } from '../../conquest/bots/family/seas.js';
import { clashAims } from './aims.js';
import { alliedStrength, allianceScore, jointOfferScore } from './alliances.js';
import { navyScore } from './navy.js';
import { disengageScore, pieceScore, wallSiteScore } from './opening.js';

/** The number of turns before the end until which purchases and recruited leaders are still useful. */
const EARLY = 8;

/** Returns the score of a decision about set-up, purchases, markers and offers (R S4, S5, S11-S14). */
function courseScore(outlook: Outlook, action: Action): number | undefined {
  switch (action.type) {
    case 'deployPiece':
      return pieceScore(outlook, action.piece, action.province);
    case 'deployRest':
      return -99;
    case 'deployWall':
      return wallSiteScore(outlook, action.city);
    case 'disengage':
      return disengageScore(outlook, action.province);
    // The side that moves last sees where the others have gone (R S6.2).
    case 'choosePlace':
      return action.place;
    case 'spendTreasury':
      return outlook.turnsLeft > EARLY ? 30 : -1;
    case 'recall':
      return 2 * unitWorth(outlook, action.unit);
    case 'designateGuard':
      return 1 + unitWorth(outlook, action.unit) / 100;
    case 'makeOffer':
      return outlook.turnsLeft > EARLY ? 1 : -1;
    case 'destroyMarker':
      return -1;
    case 'offerBattle':
      return Math.max(offerScore(outlook, action), jointOfferScore(outlook, action));
    case 'endCombats':
    case 'endOffers':
    case 'spareMarkers':
      return 0;
    default:
      return undefined;
  }
}

/** Returns the difference between the points of a side and those of the best of the other players (R S13). */
function lead(shown: GameState, side: SideId): number {
  const others = query
    .componentsOf(shown)
    .sides.filter(({ id }) => id !== side && query.isPlayed(shown, id))
    .map(({ id }) => query.pointsOf(shown, id));
  return query.pointsOf(shown, side) - Math.max(0, ...others);
}

export const heuristics: Heuristics<ClashTypes> = heuristicsOf({
  game: clash,
  query,
  aims: { ...clashAims, alliedStrength },
  lead,
  ownScore: (outlook, action) =>
    courseScore(outlook, action) ??
    allianceScore(outlook, action) ??
    navyScore(outlook, action) ??
    seaScore(outlook, action),
});
