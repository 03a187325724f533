/**
 * The rules in which the English rulebook and the later player aid differ, which makes them two playable editions
 * (listed in docs/editions.md). All other rules are the same (ruling silence-of-the-aid).
 */
import type { Edition } from '../options.js';
import type { HeirId } from '../vocabulary.js';

export interface EditionFacts {
  /** Which Heir comes of age at the start of which Game Turn (R 6.1.4, 6.1.5; aid, turn events). */
  readonly ofAge: Readonly<Partial<Record<number, HeirId>>>;
  /** Whether an Heir of age without a controller ends the game (R 6.1.4); otherwise the Heir leaves it. */
  readonly uncontrolledHeirEndsGame: boolean;
  /** Whether the Usurper is named before the Turn Order is chosen (aid), or after it (R 6.2, 6.3). */
  readonly usurperBeforeTurnOrder: boolean;
  /** Siege Points to capture a player's Major City with 0, 1 and 2 CUs inside (R 13.2.2; aid: always 3). */
  readonly majorCityPoints: readonly [number, number, number];
  /** Siege Points to subjugate a Stronghold (R 13.3.2; aid). */
  readonly strongholdPoints: number;
  /** Whether a Bonus card's Operation Points come before its event (R 6.6.3.4), or after it (aid). */
  readonly operationsBeforeEvent: boolean;
  /** Operation Points of a card that hires a general (R 6.6.3 C; aid). */
  readonly hirePoints: number;
  /**
   * Who may hire: players who lost a Major General for good (R 6.6.3 C), or those with fewer than they were dealt
   * (aid).
   */
  readonly hireCondition: 'lostForGood' | 'fewerThanDealt';
  /** Who resolves a card that is turned up (R 6.5.3; aid). */
  readonly faceUpResolver: 'random' | 'fewestVictoryPoints';
  /**
   * Whether Royal Army CUs stand aside only if both Armies have some (aid), or whenever the enemy has more Prestige
   * (R 3.3.4.2).
   */
  readonly loyaltyNeedsBoth: boolean;
  /** Whether Polyperchon arrives in any friendly space (R 6.1.3), or only in place of Antipatros (aid). */
  readonly polyperchonReturns: boolean;
  /** Whether a Major General without CUs may make a Forced March (aid), or only an Army (R 6.6.3.1). */
  readonly forcedMarchOfGenerals: boolean;
  /**
   * Whether, in other players' turns, Minor Generals may be repositioned to intercept and to replace a lost commander
   * (aid), or only placed from the supply (R 3.1.2, 12.4.2).
   */
  readonly repositionsInTurnsOfOthers: boolean;
  /**
   * Whether generals without CUs who avoid battle may enter an enemy controlled space only if friendly CUs stand there
   * (aid), or whether that holds for Armies alone (R 10.5).
   */
  readonly loneAvoidersNeedFriends: boolean;
  /**
   * The Legitimacy that a tomb at Pella gives to the controller of the city (R 15.4.4; aid: none), in addition to its
   * builder's (R 15.4.3; ruling tomb-at-pella).
   */
  readonly tombAtPellaBrings: 2 | 0;
  /** Whether defeating an Independent Army gives Prestige, as in R 19.1, without that optional rule (aid). */
  readonly renownIsStandard: boolean;
  /**
   * Whether the body may be buried only in the player's Forage Segment or the End Phase (aid), or in any Segment of the
   * player (R 15.4.2).
   */
  readonly buriesInForageOnly: boolean;
  /** Whether Royal Army CUs are disbanded before their Army is activated (aid), or when it is (R 3.3.4.6). */
  readonly disbandsAtRest: boolean;
  /**
   * Whether a card is played only for its event or its Operation Points, which may also upgrade a fleet or hire a
   * General (aid); otherwise it may also be discarded, for one of these or for nothing (R 6.6.3 C).
   */
  readonly bargainsAreOperations: boolean;
  /**
   * From this Game Turn on, a player with as many Generals as they were dealt may hire one (R 6.6.3 C; aid); `null`:
   * never.
   */
  readonly easierHiringFrom: number | null;
  /**
   * Whether, after a draw, the player may send an attacking Independent Army to its box (R 12.6), or it always goes
   * back one space (aid).
   */
  readonly independentsMayGoHome: boolean;
  /**
   * Whether ships that have returned to their Embarkation Port are intercepted there as at any other port (R 8.5.1;
   * aid: no).
   */
  readonly interceptsOffHomePort: boolean;
  /**
   * The Victory Points for the player's own capital, and for each capital of others that they have destroyed (R 19.8
   * names none; aid).
   */
  readonly capitalPoints: { readonly own: number; readonly destroyed: number };
}

const EDITION_FACTS: Readonly<Record<Edition, EditionFacts>> = {
  rulebook: {
    ofAge: { 4: 'herakles', 5: 'alexandros' },
    uncontrolledHeirEndsGame: true,
    usurperBeforeTurnOrder: false,
    majorCityPoints: [1, 2, 3],
    strongholdPoints: 3,
    operationsBeforeEvent: true,
    hirePoints: 4,
    hireCondition: 'lostForGood',
    faceUpResolver: 'random',
    loyaltyNeedsBoth: false,
    polyperchonReturns: true,
    forcedMarchOfGenerals: false,
    repositionsInTurnsOfOthers: false,
    loneAvoidersNeedFriends: false,
    tombAtPellaBrings: 2,
    renownIsStandard: false,
    buriesInForageOnly: false,
    disbandsAtRest: false,
    bargainsAreOperations: false,
    easierHiringFrom: null,
    independentsMayGoHome: true,
    interceptsOffHomePort: true,
    capitalPoints: { own: 0, destroyed: 0 },
  },
  'player-aid': {
    ofAge: { 4: 'alexandros', 5: 'herakles' },
    uncontrolledHeirEndsGame: false,
    usurperBeforeTurnOrder: true,
    majorCityPoints: [3, 3, 3],
    strongholdPoints: 2,
    operationsBeforeEvent: false,
    hirePoints: 3,
    hireCondition: 'fewerThanDealt',
    faceUpResolver: 'fewestVictoryPoints',
    loyaltyNeedsBoth: true,
    polyperchonReturns: false,
    forcedMarchOfGenerals: true,
    repositionsInTurnsOfOthers: true,
    loneAvoidersNeedFriends: true,
    tombAtPellaBrings: 0,
    renownIsStandard: true,
    buriesInForageOnly: true,
    disbandsAtRest: true,
    bargainsAreOperations: true,
    easierHiringFrom: 4,
    independentsMayGoHome: false,
    interceptsOffHomePort: false,
    capitalPoints: { own: 2, destroyed: 1 },
  },
};

/** Returns the facts of the edition in use. */
export const editionOf = (situation: { readonly options: { readonly edition?: Edition } }): EditionFacts =>
  EDITION_FACTS[situation.options.edition ?? 'rulebook'];
