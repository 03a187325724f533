/** What everything is called: the names that a language has to give. */
import type { Declined, Noun } from '../../core/index.js';
import type { OmissibleSection, OptionalRule } from '../options.js';
import type { Status } from '../questions.js';
import type {
  BattleEnd,
  BorderKind,
  BoxId,
  Casualty,
  Ending,
  FurtherTray,
  Margin,
  MilestoneId,
  MinorResult,
  Nation,
  Phase,
  RollPurpose,
  Season,
  SideId,
  Supplies,
  SupplyStage,
  TacticalResult,
  Terrain,
  Tray,
  UnitType,
} from '../vocabulary.js';

/** Things of which there is no id, and what is counted. */
export const PIECES = [
  'unit',
  'step',
  'wall',
  'wallMarker',
  'replacementPoint',
  'victoryPoint',
  'province',
  'objective',
] as const;
export type Piece = (typeof PIECES)[number];

/** What is printed on the components that are shipped, by its ids; what is not there goes by the name of the components. */
export interface Called {
  readonly provinces: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
  readonly seaZones: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly objectives: Readonly<Record<string, string>>;
  readonly baggage: Readonly<Record<string, string>>;
}

/** The closed words of the family. Every one of them has its name, or a language does not compile. */
export interface FamilyWords {
  /** Who plays: several people, without an article. */
  readonly sides: Readonly<Record<SideId, string>>;
  /** What belongs to a side, or to nobody, or is disputed. */
  readonly statuses: Readonly<Record<Status, string>>;
  /** One letter that tells who holds something. */
  readonly letters: Readonly<Record<Status, string>>;
  /** Of what nation something is. */
  readonly nations: Readonly<Record<Nation, string>>;
  /** Those who are of a nation, without an article. */
  readonly peoples: Readonly<Record<Nation, string>>;
  readonly types: Readonly<Record<UnitType, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly borders: Readonly<Record<BorderKind, string>>;
  readonly supplies: Readonly<Record<Supplies, string>>;
  readonly trays: Readonly<Record<Tray | FurtherTray, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly supplyStages: Readonly<Record<SupplyStage, string>>;
  readonly boxes: Readonly<Record<BoxId, string>>;
  readonly minorResults: Readonly<Record<MinorResult, string>>;
  readonly tacticalResults: Readonly<Record<TacticalResult, string>>;
  readonly casualties: Readonly<Record<Casualty, string>>;
  readonly battleEnds: Readonly<Record<BattleEnd, string>>;
  readonly milestones: Readonly<Record<MilestoneId, string>>;
  /** What dice are rolled for. */
  readonly rolls: Readonly<Record<RollPurpose, string>>;
  /** How the game can end, in half a sentence. */
  readonly endings: Readonly<Record<Ending, string>>;
  readonly margins: Readonly<Record<Margin, string>>;
  readonly pieces: Readonly<Record<Piece, Noun>>;
}

/** What may be agreed before a game of the base. A variant has optional rules of its own. */
export interface AgreedWords {
  readonly optionalRules: Readonly<Record<OptionalRule, string>>;
  readonly sections: Readonly<Record<OmissibleSection, string>>;
}

/** All that a language has to give for a game of the family, beside what may be agreed before it. */
export interface Vocabulary extends FamilyWords {
  readonly called: Called;
  /** What of the shipped components is spoken of otherwise than it is called: with an article, or in cases. */
  readonly spoken: Readonly<Record<string, Declined>>;
  /** Of the shipped provinces those that somebody is *on*, and not *in*. */
  readonly islands?: readonly string[];
}

/** All that it has to give for the base. */
export interface ConquestVocabulary extends Vocabulary, AgreedWords {}

/** What everything is called in a game of the family, by its id. */
export interface FamilyNames extends FamilyWords, Called {
  /** Each unit: by its kind, and by its number where there are several of it. */
  readonly units: Readonly<Record<string, string>>;
}

/** What a vocabulary calls everything in a game. */
export type NamesBy<V extends Vocabulary> = Omit<V, 'called' | 'spoken' | 'islands'> & FamilyNames;

/** What everything is called in a game, by its id. */
export interface Names extends FamilyNames, AgreedWords {}
