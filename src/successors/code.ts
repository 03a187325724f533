import { refusalsFrom } from '../core/board/index.js';
import type { RuleViolation } from '../core/index.js';

/**
 * The codes of refusals: stable, each with its meaning in one sentence, each reached by a test. `rule` of the refusal
 * names the clause that forbids the action, and `params` the details of the sentence.
 */
export const REFUSAL_CODES = {
  gameOver: 'The game is over (R 7).',
  malformedAction: 'Not an action of this game: its type is unknown, or its fields are not those of its type.',
  notYourTurn: 'The game waits for somebody else.',
  notYourAction: 'The action belongs to another player: only they can take it or ask about it.',
  outOfPhase: 'This type of action is not possible in the current step.',
  notAvailable: 'This type of action is possible now, but not in this form.',
  noSurpriseCard: 'The card is not a Surprise card (R 4.31.1).',
  notTheMoment: 'The Surprise card has no target at this moment (R 4.31.1).',
  mustBeSubjugated: 'An Independent marker is removed only by subjugation (R 6.6.2).',
  mustPlayCard: 'A card must be played in the Tyche Segment (R 6.6.3).',
  onlySurpriseCards: 'The hand has only Surprise cards: one must be played or discarded first (R 6.6.3).',
  cardNotHeld: 'The card is not in the hand of the player (R 4.31.1, 6.6.3).',
  surpriseCard: 'A Surprise card has no Operation Points and no event for the Tyche Segment (R 6.6.3).',
  mustPlayEvent: 'The event of the card must be activated (R 6.6.3).',
  eventNotPossible: 'The event of the card cannot be activated now (R 6.6.3 A).',
  onlyArmies:
    'Only an Army, that is, CUs with a General, can move by Operation Points, attack or make a sortie (R 6.6.3.1, 8.3.8.1, 13.2.6).',
  noMarkersHere: 'A Transit Point is never controlled (R 4.27).',
  notUncontrolled: 'The space has a control marker already (R 6.6.3.2).',
  enemyUnitsThere: 'Enemy CUs are in the space (R 6.6.3.2, 8.3.8.2, 8.3.9, 8.4.5; ruling who-besieges).',
  tooFar: 'The space is too far from the control markers of the player (R 6.6.3.2).',
  afterTheRoll:
    'The movement die is rolled once, and the Segment can be forfeited for a Mercenary only before that (R 6.6.4, 8.1).',
  cityFull: 'A Major City holds at most two CUs (R 4.16).',
  elephantsOutside: 'Elephants are never inside a Major City (R 19.10).',
  noWayToAvoid: 'An Army that avoids battle cannot move there (R 10.5).',
  noInterception: 'No Land Interception is possible from there, or with that General (R 11.8).',
  ownerless: 'The CUs left behind would have no owner (R 11.2).',
  elephantFirst: 'The first CU lost must be an Elephant (R 4.3).',
  noPath: 'No Land, Mountain or Strait path leads there (R 4.19).',
  notEnoughMovementPoints: 'The path costs more Movement Points than are left (R 8.2).',
  besieged: 'Nobody can enter or leave a besieged city by land (R 13.2.6).',
  landAndSea: 'Land Movement is not possible both before and after a Naval Movement (R 8.4.2).',
  noOwner: 'CUs left behind would have no owner (R 3.3.1).',
  noCarriers: 'Royals and the Funeral Cart need an Army to carry them (R 18.6, 15.4.1).',
  loneGeneral:
    'A General without CUs cannot enter a space with enemy CUs without asking for Friendly Passage (R 8.3.3).',
  nobodyToAsk: 'Nobody there can grant Friendly Passage (R 8.3.8).',
  mustDeploy: 'There is room for the pieces, so they must be deployed (R 6.4.2).',
  generalsFirst: 'Major Generals are deployed before CUs (R 6.4.3).',
  nothingFriendlyThere: 'Pieces are deployed in friendly spaces, or where a General stood at the start (R 6.4.2).',
  enemiesThere: 'Enemies are in the space (R 6.4.2, 8.3.8.2; ruling voyage-and-interception).',
  cityBesieged: 'CUs cannot be deployed into a besieged Major City (R 6.4.3).',
  deployLimit: 'At most two CUs can be deployed there (R 6.4.3).',
  noSiegeTarget: 'Nothing there can be besieged or subjugated (R 13.1, 13.2.3).',
  armyTooSmall: 'A Siege, a Subjugation or the removal of a marker needs an Army of three CUs (R 8.3.9, 13.4).',
  noCavalry: 'The Army has no Elite Cavalry (R 19.9.4).',
  onlySubjugation: 'Elite Cavalry makes a Subjugation cheaper, but not the Siege of a Major City (R 19.9.4).',
  attemptsUsed: 'No attempt is left in the space in this Segment, or none for this General (R 13.4).',
  beyondLimits: 'This Independent Army cannot move there (R 14.3).',
  notWestward: 'This Independent Army must end its move further west (R 14.3).',
  mustEnter: 'An Independent Army in its box must move onto the board (R 14.1).',
  noBurial:
    'The body can be buried from Game Turn 2 on, by an Army that has the Funeral Cart in a Major City and no battle to fight there (R 15.4.2).',
  fleetDispersed: 'A Dispersed fleet is not available and cannot be upgraded (R 3.4, 3.4.1).',
  notForHire: 'The General is not one of those set aside to be hired (R 6.6.3 C).',
  onlyBySiege: "The marker of another player's Major City is removed only by siege (R 13.2.1).",
  navalMovementUsed: 'The Segment allows one Naval Movement, which has been made (R 8.4.1).',
  tooManyUnits: 'At most eight CUs can embark (R 8.4.1).',
  noSuchSpace: 'The board has no such space or province (R 4.27).',
  noSuchPiece: 'The player has no such piece there, or not that many.',
  alreadyMoved: 'A piece cannot be moved twice in one Segment (R 8.3.1).',
  alreadyDecided:
    'This has been decided: each piece and each space is decided once (ruling once-a-visit, ruling repositioning).',
  indivisible: 'The Silver Shields cannot be split, and neither can CUs that a card keeps together (R 3.3.3.1).',
  otherMatter: 'Something else is being decided: about another space, General, Army, fleet or kind of CU.',
  wrongStep: 'This belongs to an earlier or a later step.',
  mustChoose: 'A choice must be made before anything else.',
  notOffered: 'This is not one of the choices that the rule allows.',
  noTarget: 'The event of the card cannot have this target (R 6.6.3 A).',
  beforeTheRoll: 'Nobody can be activated before the movement roll (R 8.1).',
  segmentGivenUp: 'The Movement Segment has been forfeited for a Mercenary (R 6.6.4).',
  needsUnits: 'CUs of the player are needed there (R 3.1.2, 6.6.2, 19.8).',
  noMinorGeneral:
    'No Minor General is available from there: the supply is empty, or the Minor General there is needed (R 3.1.2; ruling repositioning).',
  minorGeneralThere: 'A Minor General is there already (R 6.4.3; ruling repositioning).',
  ledAlready: 'These CUs have a general already (ruling repositioning).',
  tooLateToDisband: 'Royal Army CUs are disbanded before their Army moves (R 3.3.4.6).',
  commanderStays: 'The activated commander cannot be dropped off (ruling commander-stays).',
  cartRests: 'The Funeral Cart cannot be moved on Game Turn 1 (R 6.1.1, 15.4.1).',
  notYourCity: 'Players can move pieces only inside a Major City that they control (R 8.3.7).',
  notBesieged: 'An Army can debark inside a city only if the city is besieged (R 8.4.6).',
  noPort: 'The space is not a port (R 4.20, 8.4.1).',
  nobodyToAttack:
    'There is nobody to attack: the target has not granted the Army Friendly Passage and does not besiege its city (R 8.3.8.1, 13.2.6).',
  mustGoOn:
    'A General without CUs cannot stop there: he must move on if he can, and can enter only spaces from which he can move on (R 8.3.3; ruling lone-general-at-bay).',
  mustSailOn:
    'The ships must sail on, so they can enter only a space from which they can (R 8.4.2; ruling voyage-and-interception).',
  stormAtSea:
    'In a Storm at Sea the ships go to the first port, and nothing is picked up or dropped off on the way (ruling card-43).',
  noMarkerThere: 'There is no marker of another player to remove there (R 6.6.2, 8.3.9).',
  fleetUpgraded: 'The fleet has been upgraded already (R 3.4.1).',
  fleetNotDispersed: 'Only a fleet in the Dispersed Box can be retrieved (R 19.7).',
  cartReady: 'The Funeral Cart need not be built: it is finished, or Game Turn 2 has begun (R 19.11).',
  tooFewPoints: 'The card has too few Operation Points for that (R 3.4.1, 6.6.3 C).',
  mayNotHire: 'The player has lost no General to replace (R 6.6.3 C).',
  capitalFounded: 'Each player can build only one capital in a game (R 19.8).',
  noCapitalSite:
    'A capital can be built only in a space with a marker of the player that is neither a Major City nor a Transit Point (R 19.8; ruling capital-building).',
  onlyAsReinforcements:
    'Minor Generals are deployed only with Reinforcements (R 6.4.3; ruling deploying-minor-generals).',
} as const;
/** The code of a refusal. Match on this, not on the message. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** Why an action is refused: `code`, `rule`, `params` and `message`. */
export interface Refusal extends RuleViolation<RefusalCode> {}

/** Returns a refusal from its code, the clause that forbids the action, and the details of its sentence. */
export const refusal = /* @__PURE__ */ refusalsFrom(REFUSAL_CODES);
