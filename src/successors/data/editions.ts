/**
 * Where the English rulebook and the later player aid describe two playable games: the figures of each, one by one in
 * docs/editions.md. Everything else is common to both (ruling silence-of-the-aid).
 */
import type { Edition } from '../options.js';
import type { HeirId } from '../vocabulary.js';

export interface EditionFacts {
  /** Which heir comes of age at the start of which Game Turn (R 6.1.4, 6.1.5; aid, turn events). */
  readonly ofAge: Readonly<Partial<Record<number, HeirId>>>;
  /** An uncontrolled heir of age ends the game (R 6.1.4); otherwise he leaves it. */
  readonly uncontrolledHeirEndsGame: boolean;
  /** The Usurper is named before the Turn Order is chosen (aid); after it (R 6.2, 6.3). */
  readonly usurperBeforeTurnOrder: boolean;
  /** Siege Points to capture a player's Major City with 0, 1 and 2 CUs inside (R 13.2.2; aid: always 3). */
  readonly majorCityPoints: readonly [number, number, number];
  /** Siege Points to subjugate a Stronghold (R 13.3.2; aid). */
  readonly strongholdPoints: number;
  /** A Bonus card's Operation Points come before its event (R 6.6.3.4) or after it (aid). */
  readonly operationsBeforeEvent: boolean;
  /** Operation Points of a card that hires a general (R 6.6.3 C; aid). */
  readonly hirePoints: number;
  /** Who may hire: those who lost a Major General for good (R 6.6.3 C), or those with fewer than they were dealt (aid). */
  readonly hireCondition: 'lostForGood' | 'fewerThanDealt';
  /** Who resolves a card turned up (R 6.5.3; aid). */
  readonly faceUpResolver: 'random' | 'fewestVictoryPoints';
  /** Royal Army CUs stand aside only when both Armies have some (aid); whenever the enemy has more Prestige (R 3.3.4.2). */
  readonly loyaltyNeedsBoth: boolean;
  /** Polyperchon comes in any friendly space (R 6.1.3) or, in the aid, only in Antipatros' place. */
  readonly polyperchonReturns: boolean;
  /** A Major General without CUs may make a Forced March (aid); only an Army may (R 6.6.3.1). */
  readonly forcedMarchOfGenerals: boolean;
  /** In the turns of others Minor Generals are repositioned to intercept and to succeed a commander lost (aid), or only placed from the supply (R 3.1.2, 12.4.2). */
  readonly repositionsInTurnsOfOthers: boolean;
  /** Who avoids battle enters an enemy controlled space only where friendly CUs stand: generals without CUs as well (aid), or Armies alone (R 10.5). */
  readonly loneAvoidersNeedFriends: boolean;
  /** Legitimacy that a tomb at Pella brings whoever controls the city (R 15.4.4; aid: none), beside its builder's (R 15.4.3; ruling tomb-at-pella). */
  readonly tombAtPellaBrings: 2 | 0;
  /** Whoever beats an Independent Army has more Prestige from then on, as in R 19.1 (aid), or only where that rule is played. */
  readonly renownIsStandard: boolean;
  /** The body is buried in one's own Forage Segment or the End Phase (aid), or in any Segment of one's own (R 15.4.2). */
  readonly buriesInForageOnly: boolean;
  /** Royal Army CUs are disbanded at rest, before their Army is activated (aid), or when it is (R 3.3.4.6). */
  readonly disbandsAtRest: boolean;
  /** A card is played for its event or its Operation Points, and these upgrade a fleet or hire a General (aid); or it may be discarded, for that or for nothing (R 6.6.3 C). */
  readonly bargainsAreOperations: boolean;
  /** From this Game Turn on who has as many Generals as he was dealt may hire one (R 6.6.3 C; aid); `null`: no Turn makes it easier. */
  readonly easierHiringFrom: number | null;
  /** After a draw an attacking Independent Army goes to its box, if its player likes (R 12.6), or always the one step back (aid). */
  readonly independentsMayGoHome: boolean;
  /** Ships that have come round to their Embarkation Port are intercepted off it as off any other (R 8.5.1), or not (aid). */
  readonly interceptsOffHomePort: boolean;
  /** Victory Points of a capital of one's own that stands, and of each capital of another that one has destroyed (R 19.8 names none; aid). */
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

/** The facts of the edition in use. */
export const editionOf = (situation: { readonly options: { readonly edition?: Edition } }): EditionFacts =>
  EDITION_FACTS[situation.options.edition ?? 'rulebook'];
