/** R 12, C: the shapes of Event Cards. What a card does is told as data, and never in the words of the card. */
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

/** Who may play a card. */
export type CardUser = 'athens' | 'league' | 'either';

/** When a card is played. */
export type CardTiming =
  /** In the Event Cards phase (R 12.1). */
  | 'cardPhase'
  /** In the Event Cards phase, or as sieges are resolved. */
  | 'cardOrSiegePhase'
  /** At the end of the Build stage. */
  | 'endOfBuilding'
  /** As soon as it is drawn; where it cannot take effect it is discarded. */
  | 'whenDrawn'
  /** As soon as it is drawn, unless it is discarded. */
  | 'whenDrawnOrDiscarded';

/** On whom or what no second card of the kind is played in a season. */
export type CardLimit = 'season' | 'region' | 'city' | 'satrapy';

/** What becomes of a card after it has been played. */
export type CardFate = 'discarded' | 'removed' | 'active';

/** When a roll for a card is modified. Conditions speak of the place or the player on whom the card is played, unless they name one. */
export type CardCondition =
  /** For each region adjacent to the target that the player, or the ally, holds. */
  | { readonly if: 'eachAdjacentRegion'; readonly of: 'player' | 'ally' }
  /** If the player has more units in the target than the ally, or fewer. */
  | { readonly if: 'moreUnits' | 'fewerUnits' }
  /** For each unit that the pool has less than at the start, and for each one built this turn. */
  | { readonly if: 'eachUnitBelowStart' | 'eachUnitBuilt' }
  /** If the level of a region is within these bounds; left out: the target, or the home of the player who is asked. */
  | { readonly if: 'militance' | 'allegiance'; readonly region?: RegionId; readonly from?: number; readonly to?: number }
  /** For each satrapy, or if the satrapy of the card has, an active card that offers support. */
  | { readonly if: 'eachSupport' | 'support' }
  /** If cards of both satrapies are active; of the other one without the Great King; of the same one. */
  | { readonly if: 'bothSatrapies' | 'otherSatrapy' | 'sameSatrapy' }
  /** If a camp holds so many of these regions. */
  | { readonly if: 'holdsRegions'; readonly camp: Camp; readonly regions: readonly RegionId[]; readonly count: number }
  /** If a camp holds all these cities. */
  | { readonly if: 'holdsCities'; readonly camp: Camp; readonly cities: readonly CityId[] }
  /** If a camp has more fleets than the other in these regions. */
  | { readonly if: 'moreFleets'; readonly camp: Camp; readonly regions: readonly RegionId[] }
  /** For each city of a size that a camp holds in these regions. */
  | { readonly if: 'eachCityHeld'; readonly camp: Camp; readonly size: CitySize; readonly regions: readonly RegionId[] }
  /** If one of these leaders, on the side of a camp, is in these areas; left out: in the target. */
  | { readonly if: 'leaderPresent'; readonly camp: Camp; readonly leaders: readonly LeaderId[]; readonly areas?: readonly AreaId[] }
  | { readonly if: 'citySize'; readonly size: CitySize }
  | { readonly if: 'capturedCity' | 'raidedArea' }
  /** For so many talents given. */
  | { readonly if: 'eachGift'; readonly talents: number }
  /** For each city and fort of a camp in a region. */
  | { readonly if: 'eachPlaceHeld'; readonly camp: Camp; readonly region: RegionId }
  | { readonly if: 'eachRevoltingCity'; readonly region: RegionId }
  /** If fewer hoplites than these are in a region or its Force Pool. */
  | { readonly if: 'fewerHoplites'; readonly region: RegionId; readonly than: number }
  /** If another card of the same kind is active. */
  | { readonly if: 'otherActive' }
  /** If the force that the card names is in the target. */
  | { readonly if: 'minimumForce' }
  /** In Sicily: for each Escalation; for so many units of these types of a camp; if a camp has a leader rated on land. */
  | { readonly if: 'eachEscalation' }
  | { readonly if: 'eachInSicily'; readonly camp: Camp; readonly types: readonly UnitType[]; readonly count: number }
  | { readonly if: 'ratedLeaderInSicily'; readonly camp: Camp };

export type CardModifier = CardCondition & Sourced & { readonly modifier: number };

/** A roll of one die that succeeds from a number on. */
export interface CardRoll {
  readonly from: number;
  /** The face of the die that always succeeds, and that which never does, whatever modifies it. */
  readonly alwaysOn?: number;
  readonly neverOn?: number;
  readonly modifiers: readonly CardModifier[];
}

/** What a card changes of levels, or takes, once it is rolled for. */
export interface CardCost {
  readonly when: 'success' | 'failure' | 'always';
  /** A failure counts only up to this roll. */
  readonly upTo?: number;
  readonly talents?: number;
  /** The regions whose levels change; left out: the target. */
  readonly regions?: readonly RegionId[];
  readonly allegiance?: number;
  readonly militance?: number;
  /** Allegiance shifts towards this camp, whoever holds the region; left out: that of whoever holds it. */
  readonly towards?: Camp;
}

/** What Persia gives for a card. */
export type PersianGift =
  | { readonly gives: 'fleets'; readonly fleets: Batch }
  /** A general leads them; they keep to these areas. */
  | { readonly gives: 'troops'; readonly units: readonly Batch[]; readonly keepTo: readonly AreaId[] }
  /** All of the League's units in supply in the regions of the satrapy are supplied for nothing. */
  | { readonly gives: 'support' };

/** What the Sicilian Expedition comes to (R C). */
export interface SicilianOutcome {
  /** From this total of two dice on. */
  readonly from: number;
  /** What is added to the morale checks of units in Sicily. */
  readonly checks: Readonly<Record<Camp, number>>;
  /** Allegiance of the Empire for each Escalation, and of the League the opposite; fractions away from nought. */
  readonly allegiance: number;
  readonly winner: Camp;
}

/** R C: what a card does. */
export type CardEffect =
  /** A leader changes sides, against another one. */
  | { readonly does: 'switchLeader'; readonly leader: LeaderId }
  /** A region of an ally comes over with its units. */
  | { readonly does: 'takeAlliedRegion'; readonly roll: CardRoll }
  /** Units just built are lost to their pool, none leaves the region. */
  | { readonly does: 'unrest'; readonly exempt: readonly RegionId[]; readonly roll: CardRoll }
  | { readonly does: 'endNeutrality'; readonly region: RegionId }
  /** A Persian card ends; what modifies the roll depends on whose it is. */
  | { readonly does: 'endPersianAid'; readonly from: number; readonly modifiers: Readonly<Record<Satrapy | 'greatKing', readonly CardModifier[]>> }
  /** Both satrapies may be courted, and embassies meet this card first. */
  | { readonly does: 'courtGreatKing'; readonly roll: CardRoll }
  /** The winner of Sicily loses by it: of the tribute this part, or all Sicilian fleets. */
  | { readonly does: 'weakenSicily'; readonly tribute: number }
  /** A garrison does not fight, or a siege goes better: by so much for the city that is named, and for any other. */
  | { readonly does: 'betrayCity'; readonly roll: CardRoll; readonly siege: { readonly named: number; readonly other: number } }
  /** Morale of all units of a player until the season ends, or they lose or win a battle. */
  | { readonly does: 'oracle'; readonly roll: CardRoll; readonly morale: number }
  /** Nobody moves in these regions, or into them, in the first Campaign Turn. */
  | { readonly does: 'stopMovement'; readonly regions: readonly RegionId[] }
  /** Attackers fight worse in the first Campaign Turn; an expedition to Sicily is resolved. */
  | { readonly does: 'eclipse'; readonly morale: number; readonly resolution: number }
  /** By the die: units of these regions stay there in the first Campaign Turn, and attacks in them change both levels so much. */
  | { readonly does: 'festival'; readonly regions: readonly (readonly RegionId[])[]; readonly attacked: number }
  /** Helots rise in all cities of a region but one. */
  | { readonly does: 'helots'; readonly region: RegionId; readonly spared: CityId; readonly roll: CardRoll; readonly militance: number }
  /** Either player may have the other roll for peace, in each Event Cards phase; from `endsOn` down the card goes. */
  | { readonly does: 'offerPeace'; readonly roll: CardRoll; readonly endsOn: number }
  /** A region in the risk zone changes hands; its units go to their pool. */
  | { readonly does: 'switchRegion'; readonly region: RegionId }
  /** A satrap helps the League, which first needs a port or a city in these areas, or another card of the satrapy; `source` supplies the units. */
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
  /** Units and leaders in a region and its pool are lost from this die on. */
  | { readonly does: 'plague'; readonly region: RegionId; readonly lostFrom: number }
  /** A region in the risk zone goes over to the League. */
  | { readonly does: 'rebellion'; readonly roll: CardRoll; readonly allegiance: number }
  /** A leader of the opponent, drawn by lot: is lost, rests, or raids with all who stand with him, in the first Campaign Turn. */
  | { readonly does: 'strikeLeader'; readonly how: 'lost' | 'rests' | 'raids' }
  | { readonly does: 'escalate' }
  | { readonly does: 'resolveSicily'; readonly modifiers: readonly CardModifier[]; readonly outcomes: readonly SicilianOutcome[]; readonly fleet: UnitKind }
  /** All units in these regions check their morale, and no area is passed there this season. */
  | { readonly does: 'invasion'; readonly regions: readonly RegionId[] }
  /** Before each Campaign Turn a storm rises from this die on, on an Open Sea by another die. */
  | {
      readonly does: 'storms';
      readonly from: number;
      readonly winter: number;
      /** By the die. */
      readonly seas: readonly SeaId[];
      /** Sea areas that the storm of the first also strikes. */
      readonly alsoSeas: readonly SeaId[];
      /** How far from the storm entering a sea area costs more, and how much. */
      readonly within: number;
      readonly cost: number;
    };

/** R C: a kind of Event Card. */
export interface CardKindFact extends Sourced {
  readonly kind: CardKind;
  /** Its name, in our words. */
  readonly name: string;
  /** How many of it the full deck has. */
  readonly count: number;
  readonly user: CardUser;
  readonly timing: CardTiming;
  readonly limits: readonly CardLimit[];
  readonly fate: CardFate;
  /** It is out of the game once it is drawn, whether it takes effect or not. */
  readonly goneOnceDrawn?: true;
  /** Players of this camp may not discard it instead. */
  readonly binds?: Camp;
  readonly costs: readonly CardCost[];
  readonly effect: CardEffect;
}

/** One card of the deck, and the city or the regions that it names. */
export interface CardFact extends Sourced {
  readonly id: number;
  readonly kind: CardKind;
  readonly city?: CityId;
  readonly regions?: readonly RegionId[];
  /** Units of which so many lend weight to a rebellion. */
  readonly minimum?: { readonly type: UnitType; readonly count: number };
}

/** R 12: the Event Cards. */
export interface CardFacts {
  readonly kinds: readonly CardKindFact[];
  readonly cards: readonly CardFact[];
}
