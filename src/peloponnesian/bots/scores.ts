/** The score of each type of action. */
import type { Action, ActionType } from '../action/index.js';
import { helotCard, helotModifier } from '../query/helots.js';
import { allianceScore } from './alliance.js';
import { combatScore } from './battles.js';
import { buildingScore } from './building.js';
import { marchActionScore } from './campaign.js';
import { cardScore } from './cards.js';
import { forcesScore, supplyScore } from './forces.js';
import type { Outlook } from './outlook.js';
import { peaceScore } from './peace.js';
import { assessmentScore, revoltScore } from './regions.js';
import { raidActionScore, siegeScore } from './sieges.js';
import { wingScore } from './wings.js';
import { interceptionScore, voyageScore } from './voyages.js';

type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;
type Scorer<A extends Action> = (outlook: Outlook, action: A) => number;

/** A die shows this number or more in half of all rolls. */
const HELOTS_RISE_ON = 4;

/** Returns the score of an action that belongs to a march, a voyage or an interception. */
function movingScore(outlook: Outlook, action: ActionOf<'take' | 'leave' | 'attackHere'>): number {
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

/** Returns the score of a reply to a fleet that passes. */
function replyScore(outlook: Outlook, action: ActionOf<'intercept' | 'engage' | 'decline'>): number {
  const frame = outlook.situation.stack.at(-1);
  return frame?.kind === 'interception' ? interceptionScore(outlook, frame, action) : 0;
}

/** Returns the score of an action to which the bots are indifferent. */
const noScore = (): number => 0;

/** Returns the score of an action that the bots do not take as long as they can do without it. */
const reluctantScore = (): number => -1;

const SCORERS: { readonly [T in ActionType]: Scorer<ActionOf<T>> } = {
  place: forcesScore,
  withdraw: forcesScore,
  placeLeader: forcesScore,
  withdrawLeader: forcesScore,
  placeBase: forcesScore,
  endPlacement: forcesScore,
  buildUnit: buildingScore,
  buildBase: buildingScore,
  buildFort: buildingScore,
  buildWalls: buildingScore,
  buildLongWalls: buildingScore,
  endBuilding: buildingScore,
  bringAshore: supplyScore,
  forage: supplyScore,
  supplyUnit: supplyScore,
  endForaging: supplyScore,
  besiege: siegeScore,
  resolveSiege: siegeScore,
  liftSiege: siegeScore,
  endSieges: siegeScore,
  destroyCity: siegeScore,
  destroyWalls: siegeScore,
  destroyLongWalls: siegeScore,
  keepPlace: siegeScore,
  raid: raidActionScore,
  pullDownWalls: raidActionScore,
  pullDownLongWalls: raidActionScore,
  endRaiding: raidActionScore,
  take: movingScore,
  leave: movingScore,
  attackHere: movingScore,
  march: marchActionScore,
  step: marchActionScore,
  enterArea: marchActionScore,
  settle: marchActionScore,
  halt: marchActionScore,
  endMovement: marchActionScore,
  sail: voyageScore,
  sailTo: voyageScore,
  landAt: voyageScore,
  attackFleets: voyageScore,
  crossIsthmus: voyageScore,
  enterSicily: voyageScore,
  setSail: voyageScore,
  launch: voyageScore,
  storm: voyageScore,
  intercept: replyScore,
  engage: replyScore,
  decline: replyScore,
  assess: assessmentScore,
  endAssessment: assessmentScore,
  checkRevolt: revoltScore,
  quellRevolt: revoltScore,
  endRevolts: revoltScore,
  fightInWings: wingScore,
  fightAsOne: wingScore,
  deploy: wingScore,
  shiftPiece: wingScore,
  endShifts: wingScore,
  raiseHelots: helotsScore,
  playCard: cardScore,
  passCards: cardScore,
  discardCard: cardScore,
  endDiscards: cardScore,
  drawCard: cardScore,
  demandPeace: peaceScore,
  proposePeace: peaceScore,
  acceptPeace: peaceScore,
  refusePeace: peaceScore,
  airGrievances: peaceScore,
  endEmbassies: peaceScore,
  drawClaimant: allianceScore,
  claimRegion: allianceScore,
  cedeRegion: allianceScore,
  giveTalents: allianceScore,
  giveCard: allianceScore,
  closeLands: allianceScore,
  openLands: allianceScore,
  endCouncil: allianceScore,
  releaseLeader: noScore,
  // The player would have to pay for the fleets (ruling Q167).
  dismissFleets: reluctantScore,
  // The bots plan no voyage from Sicily, and an expedition is decided by the units that are there.
  leaveSicily: reluctantScore,
  callFleet: noScore,
  strikeLeader: noScore,
  leaveHelots: noScore,
  roll: noScore,
  drawLeader: noScore,
  fight: combatScore,
  putToSea: combatScore,
  stayAshore: combatScore,
  attackAshore: combatScore,
  enterPort: combatScore,
  standOutside: combatScore,
  endArray: combatScore,
  assault: combatScore,
  maskPlace: combatScore,
  manWalls: combatScore,
  holdWalls: combatScore,
  leaveWalls: combatScore,
  fightOn: combatScore,
  breakOff: combatScore,
  retreat: combatScore,
  abandon: combatScore,
};

/** Returns the score of an action. */
export function scoreOf(outlook: Outlook, action: Action): number {
  const score = SCORERS[action.type] as Scorer<Action>;
  return score(outlook, action);
}
