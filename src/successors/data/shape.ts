/** The shapes of the replaceable facts: a board and a deck. */
import type { CardId, CardType, PathKind, ProvinceId, Region, Source, SpaceId, SpaceKind } from '../vocabulary.js';

/** A space of the board (R 4.27). */
export interface SpaceFact {
  readonly id: SpaceId;
  readonly name: string;
  readonly kind: SpaceKind;
  /** Its province; a Transit Point is in none. */
  readonly province: ProvinceId | null;
  /** Side of the Independent marker that starts here: 0 none, 1 or 3 Siege Points (R 5.7, 13.3.2). */
  readonly independent: 0 | 1 | 3;
  /** The Major City's modifier to Siege dice (R 13.2.1); 0 for other spaces. */
  readonly siegeModifier: number;
  /** Whether it is one of the five spaces of the Hellespont (R 7.4). */
  readonly hellespont: boolean;
  /** Its position in degrees, for pictures and for "further west" (R 14.3). */
  readonly latitude: number;
  readonly longitude: number;
  /**
   * Where it is drawn on the map, in the units of `MAP_EXTENT`; both or neither. Omitted: computed from its degrees, or
   * taken from the default layout.
   */
  readonly x?: number;
  readonly y?: number;
  /** Where a row of a custom board comes from. `sources` has this for the default rows. */
  readonly source?: Source;
}

/** A province (R 4.22). The number of spaces needed to control it is computed: more than half of them. */
export interface ProvinceFact {
  readonly id: ProvinceId;
  readonly name: string;
  readonly region: Region;
  /** Victory Points of its controller (R 7.4). */
  readonly victoryPoints: number;
  /** Where a row of a custom board comes from. `sources` has this for the default rows. */
  readonly source?: Source;
}

/** A path between two spaces, usable both ways (R 4.19). */
export interface PathFact {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly kind: PathKind;
  /** Where a row of a custom board comes from. `sources` has this for the default rows. */
  readonly source?: Source;
}

/** A record that has an entry for each name in the default data, and may have one for any other name. */
export type Known<K extends string | number, A> = Readonly<Record<K, A>> &
  Readonly<Record<K extends number ? number : string, A>>;

/** A whole board. It can be replaced: `createGame({ board })`. */
export interface Board {
  readonly name: string;
  readonly provinces: readonly ProvinceFact[];
  readonly spaces: readonly SpaceFact[];
  readonly paths: readonly PathFact[];
}

/** The effect of a card: the key of its module in `cards/`, with the values that may differ between decks. */
export type CardEffect =
  | { readonly kind: 'hemlock' }
  | { readonly kind: 'diplomacy' }
  | { readonly kind: 'disease' }
  | { readonly kind: 'levy'; readonly unit: 'mercenary' | 'elephant'; readonly count: number; readonly provinces: readonly ProvinceId[] | Region; /** Omitted: a space in one of the provinces is enough. */ readonly controlled?: 'province'; /** How many of its CUs are Elite Cavalry if R 19.9 is played. */ readonly cavalry?: number }
  | { readonly kind: 'minorRaid'; readonly range: number }
  | { readonly kind: 'ponticFleet'; readonly strength: number }
  | { readonly kind: 'pirates'; readonly fleet: 'kilikia' }
  | { readonly kind: 'condemnation'; readonly legitimacy: number }
  | { readonly kind: 'treachery'; readonly success: number }
  | { readonly kind: 'unrest' }
  | { readonly kind: 'unrestSpreads' }
  | { readonly kind: 'plansOfTheirOwn' }
  | { readonly kind: 'independentArmy'; readonly army: 'leosthenes' | 'ariarathes' | 'filon' | 'seuthes' | 'glaukias'; readonly otherwise?: ProvinceId }
  | { readonly kind: 'desertions' }
  | { readonly kind: 'popularSupport'; readonly province: ProvinceId }
  | { readonly kind: 'treasury'; readonly cities: readonly SpaceId[]; readonly count: number }
  | { readonly kind: 'marriage'; readonly bride: 'kleopatra' | 'thessalonike' }
  | { readonly kind: 'philippos' }
  | { readonly kind: 'peukestas'; readonly province: ProvinceId; readonly fromTurn: number }
  | { readonly kind: 'helepolis'; readonly bonus: number }
  | { readonly kind: 'olympias'; readonly space: SpaceId; readonly mercenaries: number }
  | { readonly kind: 'campaign'; readonly armies: number; readonly movementPoints: number }
  | { readonly kind: 'traitor' }
  | { readonly kind: 'veterans'; readonly unit: 'loyal' | 'elephant'; readonly count: number; readonly provinces: readonly (ProvinceId | Region)[] }
  | { readonly kind: 'stormAtSea' }
  | { readonly kind: 'shipbuilding' }
  | { readonly kind: 'satrapalLevy'; readonly provinces: number }
  | { readonly kind: 'templeGold'; readonly training: number; readonly markers: number }
  | { readonly kind: 'eleventhHour'; readonly success: number }
  | { readonly kind: 'alwaysLiars' }
  | { readonly kind: 'ambush'; readonly bonus: number }
  | { readonly kind: 'foragingFailure'; readonly limit: number }
  | { readonly kind: 'guides' }
  | { readonly kind: 'secondWind'; readonly movementPoints: number }
  | { readonly kind: 'omens' }
  | { readonly kind: 'mutiny'; readonly range: number }
  | { readonly kind: 'brokenOath' }
  | { readonly kind: 'silverShields' }
  | { readonly kind: 'oratorsGift'; readonly prestige: number }
  | { readonly kind: 'ahuraMazda' }
  | { readonly kind: 'repercussions' };

export type CardEffectKind = CardEffect['kind'];
export type EffectOf<K extends CardEffectKind> = Extract<CardEffect, { readonly kind: K }>;

/** A Tyche card (R 4.31). */
export interface CardFact {
  readonly id: CardId;
  readonly title: string;
  readonly type: CardType;
  /** Operation Points; 0 on Surprise cards. */
  readonly operationPoints: number;
  /** Whether it leaves the game after its event (R 4.31). */
  readonly removeAfterEvent: boolean;
  /** Whether its event must be activated when it is played (R 6.6.3). */
  readonly mustBePlayed: boolean;
  readonly effect: CardEffect;
  /** What a custom card does. `cardTexts` has this for the default cards. */
  readonly text?: string;
  /** Where a row of a custom deck comes from. `sources` has this for the default rows. */
  readonly source?: Source;
}

/** A whole deck. It can be replaced: `createGame({ cards })`. */
export type Deck = readonly CardFact[];
