/**
 * Heuristics for *The Epic of the Peloponnesian War*, from which `diadochi/bots` makes bots. A player supplies what
 * they can pay for, guards their large cities, and leads their armies towards the most valuable goals: cities whose
 * fall wins a region, enemies that they can beat, friendly places under siege, and areas to raid.
 *
 * @example
 * import { greedyBot } from 'diadochi/bots';
 * import { heuristics } from 'diadochi/peloponnesian/bots';
 *
 * greedyBot(heuristics).name; // 'greedy'
 *
 * @module peloponnesian/bots
 */
import type { Heuristics } from '../../bots/heuristics.js';
import { SPECTATOR } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { helotCard, helotModifier } from '../query/helots.js';
import { peloponnesian } from '../game.js';
import type { PeloponnesianTypes } from '../types.js';
import { allianceScore } from './alliance.js';
import { combatScore } from './battles.js';
import { buildingScore } from './building.js';
import { marchActionScore } from './campaign.js';
import { cardScore } from './cards.js';
import { forcesScore, supplyScore } from './forces.js';
import { outlookOf, type Outlook } from './outlook.js';
import { peaceScore } from './peace.js';
import { assessmentScore, revoltScore } from './regions.js';
import { raidActionScore, siegeScore } from './sieges.js';
import { wingScore } from './wings.js';
import { ADVANTAGE, worth } from './worth.js';
import { interceptionScore, voyageScore } from './voyages.js';

/** A die shows this number or more in half of all rolls. */
const HELOTS_RISE_ON = 4;

/** Returns the score of an action that belongs to a march, a voyage or an interception. */
function movingScore(outlook: Outlook, action: Extract<Action, { type: 'take' | 'leave' | 'attackHere' }>): number {
  const frame = outlook.situation.stack.at(-1);
  if (frame?.kind === 'voyage') return voyageScore(outlook, action);
  if (frame?.kind === 'interception')
    return action.type === 'attackHere' ? 0 : interceptionScore(outlook, frame, action);
  return marchActionScore(outlook, action);
}

/**
 * Returns the score of raising the helots. A rising takes cities from Laconia, and a failure raises its Militance, so
 * the roll must succeed at least every second time (R 29.4).
 */
function helotsScore({ situation, me }: Outlook): number {
  const card = helotCard(situation);
  if (card === undefined) return -1;
  const { from } = card.effect.roll;
  const needed = from - helotModifier(situation, card.effect, me);
  return needed <= HELOTS_RISE_ON ? 1 : -1;
}

/** Returns the score of an action. */
function scoreOf(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'place':
    case 'withdraw':
    case 'placeLeader':
    case 'withdrawLeader':
    case 'placeBase':
    case 'endPlacement':
      return forcesScore(outlook, action);
    case 'buildUnit':
    case 'buildBase':
    case 'buildFort':
    case 'buildWalls':
    case 'buildLongWalls':
    case 'endBuilding':
      return buildingScore(outlook, action);
    case 'bringAshore':
    case 'forage':
    case 'supplyUnit':
    case 'endForaging':
      return supplyScore(outlook, action);
    case 'besiege':
    case 'resolveSiege':
    case 'liftSiege':
    case 'endSieges':
    case 'destroyCity':
    case 'destroyWalls':
    case 'destroyLongWalls':
    case 'keepPlace':
      return siegeScore(outlook, action);
    case 'raid':
    case 'pullDownWalls':
    case 'pullDownLongWalls':
    case 'endRaiding':
      return raidActionScore(outlook, action);
    case 'take':
    case 'leave':
    case 'attackHere':
      return movingScore(outlook, action);
    case 'march':
    case 'step':
    case 'enterArea':
    case 'settle':
    case 'halt':
    case 'endMovement':
      return marchActionScore(outlook, action);
    case 'sail':
    case 'sailTo':
    case 'landAt':
    case 'attackFleets':
    case 'crossIsthmus':
    case 'enterSicily':
    case 'setSail':
    case 'launch':
    case 'storm':
      return voyageScore(outlook, action);
    case 'intercept':
    case 'engage':
    case 'decline': {
      const frame = outlook.situation.stack.at(-1);
      return frame?.kind === 'interception' ? interceptionScore(outlook, frame, action) : 0;
    }
    case 'assess':
    case 'endAssessment':
      return assessmentScore(outlook, action);
    case 'checkRevolt':
    case 'quellRevolt':
    case 'endRevolts':
      return revoltScore(outlook, action);
    case 'fightInWings':
    case 'fightAsOne':
    case 'deploy':
    case 'shiftPiece':
    case 'endShifts':
      return wingScore(outlook, action);
    case 'raiseHelots':
      return helotsScore(outlook);
    case 'playCard':
    case 'passCards':
    case 'discardCard':
    case 'endDiscards':
    case 'drawCard':
      return cardScore(outlook, action);
    case 'demandPeace':
    case 'proposePeace':
    case 'acceptPeace':
    case 'refusePeace':
    case 'airGrievances':
    case 'endEmbassies':
      return peaceScore(outlook, action);
    case 'drawClaimant':
    case 'claimRegion':
    case 'cedeRegion':
    case 'giveTalents':
    case 'giveCard':
    case 'closeLands':
    case 'openLands':
    case 'endCouncil':
      return allianceScore(outlook, action);
    case 'releaseLeader':
    case 'dismissFleets':
    case 'leaveSicily':
    case 'callFleet':
    case 'strikeLeader':
    case 'leaveHelots':
    case 'roll':
    case 'drawLeader':
      return 0;
    default:
      return combatScore(outlook, action);
  }
}

export const heuristics: Heuristics<PeloponnesianTypes> = {
  game: peloponnesian,
  scores(view, actions) {
    const { viewer } = view;
    if (viewer === SPECTATOR) throw new RangeError('a spectator decides nothing');
    const outlook = outlookOf(view, viewer);
    return actions.map((action) => scoreOf(outlook, action));
  },
  tolerance: 1e-6,
  worth,
  round: ({ turn }) => turn,
  advantage: ADVANTAGE,
};
