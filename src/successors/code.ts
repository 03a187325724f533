import { refusalsFrom } from '../core/board/index.js';
import type { RuleViolation } from '../core/index.js';

/**
 * The codes of refusals: stable, each with its meaning in one sentence, each reached by a test. `rule` of the refusal
 * names the clause that forbids the action, and `params` the details of the sentence.
 */
export const REFUSAL_CODES = {
  gameOver: 'The game is over (R 7).',
  malformedAction: 'Not an action of this game at all: another type, or other particulars than its type has.',
  notYourTurn: 'The game waits for somebody else.',
  notYourAction: "It is somebody else's action: not to be taken, nor asked about, by whoever asks.",
  outOfPhase: 'Such an action is never possible in what is being resolved now.',
  notAvailable: 'Such an action is possible now, but not with these particulars.',
  noSurpriseCard: 'The card is not a Surprise card (R 4.31.1).',
  notTheMoment: 'The Surprise card has nothing to act on at this moment (R 4.31.1).',
  mustBeSubjugated: 'An Independent marker goes only by subjugation (R 6.6.2).',
  mustPlayCard: 'A card must be played in the Tyche Segment (R 6.6.3).',
  onlySurpriseCards: 'Only Surprise cards are in hand: one of them must be played or discarded first (R 6.6.3).',
  cardNotHeld: 'The card is not in the hand of the player (R 4.31.1, 6.6.3).',
  surpriseCard: 'A Surprise card has no Operation Points and no event for the Tyche Segment (R 6.6.3).',
  mustPlayEvent: 'The event of the card must be activated (R 6.6.3).',
  eventNotPossible: 'The event of the card cannot be activated now (R 6.6.3 A).',
  onlyArmies:
    'Only an Army may, combat units with a general: march by Operation Points, attack or sally out (R 6.6.3.1, 8.3.8.1, 13.2.6).',
  noMarkersHere: 'A Transit Point is never controlled (R 4.27).',
  notUncontrolled: 'The space has a control marker already (R 6.6.3.2).',
  enemyUnitsThere: 'Enemy combat units stand in the space (R 6.6.3.2, 8.3.8.2, 8.3.9, 8.4.5; ruling who-besieges).',
  tooFar: 'The space is not within reach of a marker (R 6.6.3.2).',
  afterTheRoll: 'The movement die is rolled once, and a Mercenary is raised before it falls (R 6.6.4, 8.1).',
  cityFull: 'A Major City holds two combat units at most (R 4.16).',
  elephantsOutside: 'Elephants are never inside a Major City (R 19.10).',
  noWayToAvoid: 'An Army avoiding battle may not go there (R 10.5).',
  noInterception: 'No Land Interception is possible from there, or under that general (R 11.8).',
  ownerless: 'What is left behind would have nobody to show whose it is (R 11.2).',
  elephantFirst: 'The first combat unit lost must be an Elephant (R 4.3).',
  noPath: 'No Land, Mountain or Strait path leads there (R 4.19).',
  notEnoughMovementPoints: 'The path costs more Movement Points than are left (R 8.2).',
  besieged: 'By land nobody goes into a besieged city or out of it (R 13.2.6).',
  landAndSea: 'Land Movement both before and after a Naval Movement (R 8.4.2).',
  noOwner: 'CUs left behind would show no owner (R 3.3.1).',
  noCarriers: 'Royals and the Funeral Cart need an Army to carry them (R 18.6, 15.4.1).',
  loneGeneral: 'A General without CUs does not enter a space with enemy CUs unasked (R 8.3.3).',
  nobodyToAsk: 'Nobody there could grant Friendly Passage (R 8.3.8).',
  mustDeploy: 'There is room for the pieces: they must be deployed (R 6.4.2).',
  generalsFirst: 'Major Generals are deployed before combat units (R 6.4.3).',
  nothingFriendlyThere: 'Pieces are deployed in friendly spaces, or where a General stood at the start (R 6.4.2).',
  enemiesThere: 'Enemies stand in the space (R 6.4.2, 8.3.8.2; ruling voyage-and-interception).',
  cityBesieged: 'No combat units may be deployed into a Besieged Major City (R 6.4.3).',
  deployLimit: 'Two combat units at most may be deployed there (R 6.4.3).',
  noSiegeTarget: 'Nothing there can be besieged or subjugated (R 13.1, 13.2.3).',
  armyTooSmall:
    'A Siege, a Subjugation or the removal of a marker needs three combat units of one Army (R 8.3.9, 13.4).',
  noCavalry: 'The Army has no Elite Cavalry (R 19.9.4).',
  onlySubjugation: 'Elite Cavalry make a Subjugation cheaper, and no Siege of a Major City (R 19.9.4).',
  attemptsUsed: 'No attempt is left in the space in this Segment, or not to this general (R 13.4).',
  beyondLimits: 'An Independent Army may not go there (R 14.3).',
  notWestward: 'This Independent Army has to end its move further west (R 14.3).',
  mustEnter: 'An Independent Army in its box must come onto the board (R 14.1).',
  noBurial:
    'From Game Turn 2 on an Army buries the body where it has the cart at a Major City with no battle to fight (R 15.4.2).',
  fleetDispersed: 'A Dispersed fleet is not available, nor is it upgraded (R 3.4, 3.4.1).',
  notForHire: 'The General is not one of those set aside to be hired (R 6.6.3 C).',
  onlyBySiege: "The marker of another player's Major City goes only by siege (R 13.2.1).",
  navalMovementUsed: 'The Naval Movement of the Segment has been made (R 8.4.1).',
  tooManyUnits: 'At most eight combat units go aboard (R 8.4.1).',
  noSuchSpace: 'The board has no such space or province (R 4.27).',
  noSuchPiece: 'The player has no such piece there, or not so many of them.',
  alreadyMoved: 'What has been moved in a Segment is not moved again in it (R 8.3.1).',
  alreadyDecided:
    'That has been decided: each piece and each space comes up once (ruling once-a-visit, ruling repositioning).',
  indivisible: 'The Silver Shields do not split up, and what a card keeps together stays together (R 3.3.3.1).',
  otherMatter: 'Something else is being decided: about another space, General, Army, fleet or kind of unit.',
  wrongStep: 'That belongs to an earlier or a later step of what is being resolved.',
  mustChoose: 'A choice must be made: nothing else is done before it.',
  notOffered: 'That is not among what the rule leaves to choose from.',
  noTarget: 'The event of the card does not reach that (R 6.6.3 A).',
  beforeTheRoll: 'Nobody is activated before the movement roll (R 8.1).',
  segmentGivenUp: 'The Movement Segment has been given up for a Mercenary (R 6.6.4).',
  needsUnits: 'Combat units of the player are needed there (R 3.1.2, 6.6.2, 19.8).',
  noMinorGeneral:
    'No Minor General comes from there: none is in the supply, or none can be spared (R 3.1.2; ruling repositioning).',
  minorGeneralThere: 'A Minor General is there already (R 6.4.3; ruling repositioning).',
  tooLateToDisband: 'Royal Army units are disbanded before their Army moves (R 3.3.4.6).',
  commanderStays: 'The commander is not left behind: the activation is his (ruling commander-stays).',
  cartRests: 'The Funeral Cart is not moved on Game Turn 1 (R 6.1.1, 15.4.1).',
  notYourCity: 'Nobody goes inside a Major City but his own (R 8.3.7).',
  notBesieged: 'Ships go straight into a city only if it is besieged (R 8.4.6).',
  noPort: 'The space is no port (R 4.20, 8.4.1).',
  nobodyToAttack:
    'Nobody to attack: none such let the Army pass, or stands before the besieged city (R 8.3.8.1, 13.2.6).',
  mustGoOn:
    'A General without combat units may not stop there: he goes on while he can, and comes only to where he can go on (R 8.3.3; ruling lone-general-at-bay).',
  mustSailOn: 'The ships have to sail on, and to be able to (R 8.4.2; ruling voyage-and-interception).',
  stormAtSea:
    'In a Storm the ships make for the first port, and nothing is taken aboard or left on the way (ruling card-43).',
  noMarkerThere: 'No marker of another player is there to be removed (R 6.6.2, 8.3.9).',
  fleetUpgraded: 'The fleet has been upgraded already (R 3.4.1).',
  fleetNotDispersed: 'Only a fleet in the Dispersed Box is brought back (R 19.7).',
  cartReady: 'The Funeral Cart needs no building: it has been built, or it is Game Turn 2 (R 19.11).',
  tooFewPoints: 'The card has too few Operation Points for that (R 3.4.1, 6.6.3 C).',
  mayNotHire: 'The player has lost no General whom he could replace (R 6.6.3 C).',
  capitalFounded: 'Each player builds one capital in a game, and begins no other meanwhile (R 19.8).',
  noCapitalSite:
    'A capital is built where the player has his marker, on neither a Major City nor a Transit Point (R 19.8; ruling capital-building).',
  onlyAsReinforcements:
    'Minor Generals are deployed with Reinforcements alone (R 6.4.3; ruling deploying-minor-generals).',
} as const;
/** The code of a refusal. Match on this, not on the message. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** Why an action is refused: `code`, `rule`, `params` and `message`. */
export interface Refusal extends RuleViolation<RefusalCode> {}

/** Returns a refusal from its code, the clause that forbids the action, and the details of its sentence. */
export const refusal = /* @__PURE__ */ refusalsFrom(REFUSAL_CODES);
