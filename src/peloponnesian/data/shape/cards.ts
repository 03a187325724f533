/** R 12, C: the shapes of Event Cards. The effect of a card is data, not the text of the card. */
import type {
  AreaId,
  Camp,
  CardKind,
  CityId,
  CitySize,
  LeaderId,
  RegionId,
  Satrapy,
  SeaId,
  UnitType,
} from '../../vocabulary.js';
import type { Batch, UnitKind } from './forces.js';
import type { Sourced } from './sourced.js';

/** The players who may play a card. */
export type CardUser = 'athens' | 'league' | 'either';

/** When a card is played. */
export type CardTiming =
  /** In the Event Cards phase (R 12.1). */
  | 'cardPhase'
  /** In the Event Cards phase, or during the resolution of sieges. */
  | 'cardOrSiegePhase'
  /** At the end of the Build stage. */
  | 'endOfBuilding'
  /** As soon as it is drawn. It is discarded if it cannot take effect. */
  | 'whenDrawn'
  /** As soon as it is drawn, unless it is discarded. */
  | 'whenDrawnOrDiscarded';

/** The target on which no second card of the kind is played in a season. */
export type CardLimit = 'season' | 'region' | 'city' | 'satrapy';

/** Where a card goes after it has been played. */
export type CardFate = 'discarded' | 'removed' | 'active';

/** The condition of a modifier of a card roll. Conditions refer to the target of the card, unless they name another. */
export type CardCondition =
  /** For each region adjacent to the target that the player, or the ally, holds. */
  | { readonly if: 'eachAdjacentRegion'; readonly of: 'player' | 'ally' }
  /** If the player has more units in the target than the ally, or fewer. */
  | { readonly if: 'moreUnits' | 'fewerUnits' }
  /** For each unit fewer in the pool than at the start, and for each unit built this turn. */
  | { readonly if: 'eachUnitBelowStart' | 'eachUnitBuilt' }
  /**
   * If the level of a region is within these bounds. Left out: the target, or the home region of the player who rolls.
   */
  | { readonly if: 'militance' | 'allegiance'; readonly region?: RegionId; readonly from?: number; readonly to?: number }
  /** For each satrapy with an active card that offers support, or if the satrapy of the card has one. */
  | { readonly if: 'eachSupport' | 'support' }
  /** If cards of both satrapies are active; of the other one without the Great King; of the same one. */
  | { readonly if: 'bothSatrapies' | 'otherSatrapy' | 'sameSatrapy' }
  /** If a camp holds a number of these regions. */
  | { readonly if: 'holdsRegions'; readonly camp: Camp; readonly regions: readonly RegionId[]; readonly count: number }
  /** If a camp holds all these cities. */
  | { readonly if: 'holdsCities'; readonly camp: Camp; readonly cities: readonly CityId[] }
  /** If a camp has more fleets than the other in these regions. */
  | { readonly if: 'moreFleets'; readonly camp: Camp; readonly regions: readonly RegionId[] }
  /** For each city of a size that a camp holds in these regions. */
  | { readonly if: 'eachCityHeld'; readonly camp: Camp; readonly size: CitySize; readonly regions: readonly RegionId[] }
  /** If one of these leaders, in the service of a camp, is in these areas. Left out: in the target. */
  | { readonly if: 'leaderPresent'; readonly camp: Camp; readonly leaders: readonly LeaderId[]; readonly areas?: readonly AreaId[] }
  | { readonly if: 'citySize'; readonly size: CitySize }
  | { readonly if: 'capturedCity' | 'raidedArea' }
  /** For each gift of this many talents. */
  | { readonly if: 'eachGift'; readonly talents: number }
  /** For each city and fort of a camp in a region. */
  | { readonly if: 'eachPlaceHeld'; readonly camp: Camp; readonly region: RegionId }
  | { readonly if: 'eachRevoltingCity'; readonly region: RegionId }
  /** If there are fewer hoplites than this number in a region and its Force Pool. */
  | { readonly if: 'fewerHoplites'; readonly region: RegionId; readonly than: number }
  /** If another card of the same kind is active. */
  | { readonly if: 'otherActive' }
  /** If the force that the card names is in the target. */
  | { readonly if: 'minimumForce' }
  /**
   * In Sicily: for each Escalation; for each number of units of these types of a camp; if a camp has a leader with a
   * land rating.
   */
  | { readonly if: 'eachEscalation' }
  | { readonly if: 'eachInSicily'; readonly camp: Camp; readonly types: readonly UnitType[]; readonly count: number }
  | { readonly if: 'ratedLeaderInSicily'; readonly camp: Camp };

export type CardModifier = CardCondition & Sourced & { readonly modifier: number };

/** A roll of one die that succeeds from a number upwards. */
export interface CardRoll {
  readonly from: number;
  /** The face of the die that always succeeds, and the face that never does, whatever the modifiers. */
  readonly alwaysOn?: number;
  readonly neverOn?: number;
  readonly modifiers: readonly CardModifier[];
}

/** The changes of levels and the talents that a card costs after its roll. */
export interface CardCost {
  readonly when: 'success' | 'failure' | 'always';
  /** The highest total of a failure that has this cost. */
  readonly upTo?: number;
  readonly talents?: number;
  /** The regions whose levels change. Left out: the target. */
  readonly regions?: readonly RegionId[];
  readonly allegiance?: number;
  readonly militance?: number;
  /** The camp towards which Allegiance shifts, whoever holds the region. Left out: that of the holder. */
  readonly towards?: Camp;
}

/** The gift of Persia for a card. */
export type PersianGift =
  | { readonly gives: 'fleets'; readonly fleets: Batch }
  /** Troops with a general, which stay in these areas. */
  | { readonly gives: 'troops'; readonly units: readonly Batch[]; readonly keepTo: readonly AreaId[] }
  /** Free supply for all of the League's units in supply in the regions of the satrapy. */
  | { readonly gives: 'support' };

/** An outcome of the Sicilian Expedition (R C). */
export interface SicilianOutcome {
  /** The least total of two dice. */
  readonly from: number;
  /** The modifiers of morale checks in Sicily. */
  readonly checks: Readonly<Record<Camp, number>>;
  /**
   * The change of Allegiance of the Empire for each Escalation, and the opposite for the League. Fractions are rounded
   * away from 0.
   */
  readonly allegiance: number;
  readonly winner: Camp;
}

/** R C: the effect of a card. */
export type CardEffect =
  /** A leader changes sides in exchange for another one. */
  | { readonly does: 'switchLeader'; readonly leader: LeaderId }
  /** A region of an ally passes to the player with its units. */
  | { readonly does: 'takeAlliedRegion'; readonly roll: CardRoll }
  /** Units just built return to their pool, and no unit leaves the region. */
  | { readonly does: 'unrest'; readonly exempt: readonly RegionId[]; readonly roll: CardRoll }
  | { readonly does: 'endNeutrality'; readonly region: RegionId }
  /** A Persian card ends. The modifiers of the roll depend on its satrapy. */
  | { readonly does: 'endPersianAid'; readonly from: number; readonly modifiers: Readonly<Record<Satrapy | 'greatKing', readonly CardModifier[]>> }
  /** The League may negotiate with both satrapies, and embassies must end this card first. */
  | { readonly does: 'courtGreatKing'; readonly roll: CardRoll }
  /** The winner in Sicily keeps only this part of the tribute, or loses all Sicilian fleets. */
  | { readonly does: 'weakenSicily'; readonly tribute: number }
  /**
   * A garrison does not fight, or a siege die is modified: by one number for the named city, and another for any other.
   */
  | { readonly does: 'betrayCity'; readonly roll: CardRoll; readonly siege: { readonly named: number; readonly other: number } }
  /** The morale of all units of a player changes until the end of the season, or until a defeat or victory. */
  | { readonly does: 'oracle'; readonly roll: CardRoll; readonly morale: number }
  /** No piece moves in these regions, or into them, in the first Campaign Turn. */
  | { readonly does: 'stopMovement'; readonly regions: readonly RegionId[] }
  /** Attackers have lower morale in the first Campaign Turn, and an expedition to Sicily is resolved. */
  | { readonly does: 'eclipse'; readonly morale: number; readonly resolution: number }
  /**
   * By the die: units of these regions stay there in the first Campaign Turn, and attacks in them change both levels by
   * this number.
   */
  | { readonly does: 'festival'; readonly regions: readonly (readonly RegionId[])[]; readonly attacked: number }
  /** Helots rise in all cities of a region except one. */
  | { readonly does: 'helots'; readonly region: RegionId; readonly spared: CityId; readonly roll: CardRoll; readonly militance: number }
  /**
   * Either side may make the other roll for peace, in each Event Cards phase. The card leaves the board with a total of
   * `endsOn` or less.
   */
  | { readonly does: 'offerPeace'; readonly roll: CardRoll; readonly endsOn: number }
  /** A region in the risk zone changes hands, and its units return to their pool. */
  | { readonly does: 'switchRegion'; readonly region: RegionId }
  /**
   * A satrap helps the League, which must have a port or a city in these areas, or another card of the satrapy;
   * `source` supplies the units.
   */
  | {
      readonly does: 'persianAid';
      readonly satrapy: Satrapy;
      readonly gift: PersianGift;
      readonly regions: readonly RegionId[];
      readonly needs: 'port' | 'city' | 'otherCard';
      readonly areas: readonly AreaId[];
      readonly source: CityId;
      readonly roll: CardRoll;
    }
  /** Units and leaders in a region and its pool are lost with this die or more. */
  | { readonly does: 'plague'; readonly region: RegionId; readonly lostFrom: number }
  /** A region in the risk zone joins the League. */
  | { readonly does: 'rebellion'; readonly roll: CardRoll; readonly allegiance: number }
  /** An enemy leader, drawn by lot, is lost, rests, or raids with the whole stack, in the first Campaign Turn. */
  | { readonly does: 'strikeLeader'; readonly how: 'lost' | 'rests' | 'raids' }
  | { readonly does: 'escalate' }
  | { readonly does: 'resolveSicily'; readonly modifiers: readonly CardModifier[]; readonly outcomes: readonly SicilianOutcome[]; readonly fleet: UnitKind }
  /** All units in these regions check their morale, and there is no area movement through them this season. */
  | { readonly does: 'invasion'; readonly regions: readonly RegionId[] }
  /** Before each Campaign Turn a storm rises with this die or more, on an Open Sea chosen by another die. */
  | {
      readonly does: 'storms';
      readonly from: number;
      readonly winter: number;
      /** The seas by die. */
      readonly seas: readonly SeaId[];
      /** Further sea areas that the storm on the first one strikes. */
      readonly alsoSeas: readonly SeaId[];
      /** The distance from the storm within which entering a sea area costs more, and the cost. */
      readonly within: number;
      readonly cost: number;
    };

/** R C: a kind of Event Card. */
export interface CardKindFact extends Sourced {
  readonly kind: CardKind;
  /** Its name, in our words. */
  readonly name: string;
  /** The number of its cards in the full deck. */
  readonly count: number;
  readonly user: CardUser;
  readonly timing: CardTiming;
  readonly limits: readonly CardLimit[];
  readonly fate: CardFate;
  /** Whether it leaves the game once it is drawn, with or without effect. */
  readonly goneOnceDrawn?: true;
  /** The camp whose players may not discard it instead. */
  readonly binds?: Camp;
  readonly costs: readonly CardCost[];
  readonly effect: CardEffect;
}

/** A card of the deck, and the city or the regions on it. */
export interface CardFact extends Sourced {
  readonly id: number;
  readonly kind: CardKind;
  readonly city?: CityId;
  readonly regions?: readonly RegionId[];
  /** The units that a rebellion needs for its bonus. */
  readonly minimum?: { readonly type: UnitType; readonly count: number };
}

/** R 12: the Event Cards. */
export interface CardFacts {
  readonly kinds: readonly CardKindFact[];
  readonly cards: readonly CardFact[];
}
