/** A bot for every side of Clash of the Generals: a bot of the family that also knows set-up, alliances and fleets. */
import { query, type Action, type ClashTypes } from '../index.js';
import { botOf } from '../../conquest/bot/family/bot.js';
import { offerScore } from '../../conquest/bot/family/offensives.js';
import { unitWorth, type Outlook } from '../../conquest/bot/family/outlook.js';
import { seaScore } from '../../conquest/bot/family/seas.js';
import { clashAims } from './aims.js';
import { alliedStrength, allianceScore, jointOfferScore } from './alliances.js';
import { navyScore } from './navy.js';
import { disengageScore, pieceScore, wallSiteScore } from './opening.js';

/** The number of turns before the end until which purchases and recruited leaders are still useful. */
const EARLY = 8;

/** R S4, S5, S11-S14: returns the score of a decision about set-up, purchases, markers and offers. */
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

/** Returns the action with the best score. */
export const choose = botOf<ClashTypes>({
  query,
  aims: { ...clashAims, beside: alliedStrength },
  ownScore: (outlook, action) =>
    courseScore(outlook, action) ??
    allianceScore(outlook, action) ??
    navyScore(outlook, action) ??
    seaScore(outlook, action),
});
