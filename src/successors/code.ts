/** The codes of refusals: stable, documented, each reached by a test. */
export const RULE_CODES = [
  /** The game is over (R 7). */
  'gameOver',
  /** Not an action of this game at all: another type, or other particulars than its type has. */
  'malformedAction',
  /** The game waits for somebody else. */
  'notYourTurn',
  /** Such an action is never possible in what is being resolved now. */
  'outOfPhase',
  /** Such an action is possible now, but not with these particulars. */
  'notAvailable',
  /** The card is not a Surprise card (R 4.31.1). */
  'noSurpriseCard',
  /** The Surprise card has nothing to act on at this moment (R 4.31.1). */
  'notTheMoment',
  /** An Independent marker goes only by subjugation (R 6.6.2). */
  'mustBeSubjugated',
  /** A card must be played in the Tyche Segment (R 6.6.3). */
  'mustPlayCard',
  /** Only Surprise cards are in hand: one of them must be played or discarded first (R 6.6.3). */
  'onlySurpriseCards',
  /** The card is not in the hand of the player (R 6.6.3). */
  'cardNotHeld',
  /** A Surprise card has no Operation Points and no event for the Tyche Segment (R 6.6.3). */
  'surpriseCard',
  /** The event of the card must be activated (R 6.6.3). */
  'mustPlayEvent',
  /** The event of the card cannot be activated now (R 6.6.3 A). */
  'eventNotPossible',
  /** A Forced March is for an Army (R 6.6.3.1). */
  'onlyArmies',
  /** A Transit Point is never controlled (R 4.27). */
  'noMarkersHere',
  /** The space has a control marker already (R 6.6.3.2). */
  'notUncontrolled',
  /** Enemy combat units stand in the space (R 6.6.3.2). */
  'enemyUnitsThere',
  /** The space is not within reach of a marker (R 6.6.3.2). */
  'tooFar',
  /** A Mercenary is raised before the movement roll only (R 6.6.4). */
  'afterTheRoll',
  /** A Major City holds two combat units at most (R 4.16). */
  'cityFull',
  /** An Army avoiding battle may not go there (R 10.5). */
  'noWayToAvoid',
  /** No Land Interception is possible from there, or under that general (R 11.8). */
  'noInterception',
  /** What is left behind would have nobody to show whose it is (R 11.2). */
  'ownerless',
  /** The first combat unit lost must be an Elephant (R 4.3). */
  'elephantFirst',
  /** No Land, Mountain or Strait path leads there (R 4.19). */
  'noPath',
  /** The path costs more Movement Points than are left (R 8.2). */
  'notEnoughMovementPoints',
  /** Nobody leaves a besieged city by land (R 13.2.6). */
  'besieged',
  /** Land Movement both before and after a Naval Movement (R 8.4.2). */
  'landAndSea',
  /** CUs left behind would show no owner (R 3.3.1). */
  'noOwner',
  /** Royals and the Funeral Cart need an Army to carry them (R 18.6, 15.4.1). */
  'noCarriers',
  /** A General without CUs does not enter a space with enemy CUs unasked (R 8.3.3). */
  'loneGeneral',
  /** Nobody there could grant Friendly Passage (R 8.3.8). */
  'nobodyToAsk',
  /** There is room for the pieces: they must be deployed (R 6.4.2). */
  'mustDeploy',
  /** Major Generals are deployed before combat units (R 6.4.3). */
  'generalsFirst',
  /** Pieces are deployed in friendly spaces, or where a General stood at the start (R 6.4.2). */
  'nothingFriendlyThere',
  /** Enemies stand in the space (R 6.4.2). */
  'enemiesThere',
  /** No combat units may be deployed into a Besieged Major City (R 6.4.3). */
  'cityBesieged',
  /** Two combat units at most may be deployed there (R 6.4.3). */
  'deployLimit',
  /** Nothing there can be besieged or subjugated (R 13.1, 13.2.3). */
  'noSiegeTarget',
  /** A Siege or Subjugation needs three combat units of one Army (R 13.4). */
  'armyTooSmall',
  /** No attempt is left in the space in this Segment, or not to this general (R 13.4). */
  'attemptsUsed',
  /** An Independent Army may not go there (R 14.3). */
  'beyondLimits',
  /** This Independent Army has to end its move further west (R 14.3). */
  'notWestward',
  /** An Independent Army in its box must come onto the board (R 14.1). */
  'mustEnter',
  /** Alexander's body cannot be buried there now (R 15.4.2). */
  'noBurial',
  /** The marriage cannot take place now (R 18.5.1). */
  'noMarriage',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];
