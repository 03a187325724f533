/** The names that a language provides. */
import type { Declined, Noun } from '../../core/index.js';
import type { OmissibleSection, OptionalRule } from '../options.js';
import type { conquestWords } from '../../words/conquest.js';
import type { ClosedWords } from '../../words/family.js';
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

/** Printed names of the default components by id; without an entry, the name in the components is used. */
export interface Called {
  readonly provinces: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
  readonly seaZones: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly objectives: Readonly<Record<string, string>>;
  readonly baggage: Readonly<Record<string, string>>;
}

/**
 * What words are called: each of `Own` has its name, or a language does not compile; a word of another game may have
 * none.
 */
export type Named<Own extends Any, Any extends string> = Readonly<Record<Own, string> & Partial<Record<Any, string>>>;

/** The marks of contested and independent provinces. */
type Unheld = 'contested' | 'independent';

/** No word at all. */
export interface NoWords extends Readonly<Record<keyof ClosedWords, readonly never[]>> {}

/**
 * What the closed words of a game are called.
 *
 * @typeParam W - those that a game uses; left out: of a game of the family, whichever it is
 */
export interface FamilyWords<W extends ClosedWords = NoWords> {
  /** The people of a side, without an article. */
  readonly sides: Named<W['sides'][number], SideId>;
  /** The status of a place: of a side, of nobody, or contested. */
  readonly statuses: Named<W['sides'][number] | Unheld, SideId | Unheld>;
  /** A letter for the holder of something. */
  readonly letters: Named<W['sides'][number] | Unheld, SideId | Unheld>;
  /** The adjective of a nation. */
  readonly nations: Readonly<Record<Nation, string>>;
  /** The people of a nation, without an article. */
  readonly peoples: Readonly<Record<Nation, string>>;
  readonly types: Readonly<Record<UnitType, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly borders: Readonly<Record<BorderKind, string>>;
  readonly supplies: Readonly<Record<Supplies, string>>;
  readonly trays: Named<Tray | W['trays'][number], Tray | FurtherTray>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly phases: Named<W['phases'][number], Phase>;
  readonly supplyStages: Readonly<Record<SupplyStage, string>>;
  readonly boxes: Readonly<Record<BoxId, string>>;
  readonly minorResults: Readonly<Record<MinorResult, string>>;
  readonly tacticalResults: Readonly<Record<TacticalResult, string>>;
  readonly casualties: Readonly<Record<Casualty, string>>;
  readonly battleEnds: Readonly<Record<BattleEnd, string>>;
  readonly milestones: Named<W['milestones'][number], MilestoneId>;
  /** The purposes of dice. */
  readonly rolls: Named<W['rollPurposes'][number], RollPurpose>;
  /** How the game can end, in half a sentence. */
  readonly endings: Named<W['endings'][number], Ending>;
  readonly margins: Named<W['margins'][number], Margin>;
  readonly pieces: Readonly<Record<Piece, Noun>>;
}

/** What may be agreed before a game of the base. A variant has optional rules of its own. */
export interface AgreedWords {
  readonly optionalRules: Readonly<Record<OptionalRule, string>>;
  readonly sections: Readonly<Record<OmissibleSection, string>>;
}

/** The words that a language provides for a game of the family, apart from options. */
export interface Vocabulary<W extends ClosedWords = NoWords> extends FamilyWords<W> {
  readonly called: Called;
  /** The shipped components that have another name in a sentence: with an article, or in cases. */
  readonly spoken: Readonly<Record<string, Declined>>;
  /** Of the shipped provinces those that somebody is *on*, and not *in*. */
  readonly islands?: readonly string[];
}

/** All that it has to give for the base. */
export interface ConquestVocabulary extends Vocabulary<typeof conquestWords>, AgreedWords {}

/** The names of a game of the family, by id. */
export interface FamilyNames<W extends ClosedWords = NoWords> extends FamilyWords<W>, Called {
  /** Each unit: by its kind, and by its number where there are several of it. */
  readonly units: Readonly<Record<string, string>>;
}

/** What a vocabulary calls everything in a game. */
export type NamesBy<V extends Vocabulary> = Omit<V, 'called' | 'spoken' | 'islands'> & FamilyNames;

/** The names of a game, by id. */
export interface Names extends FamilyNames<typeof conquestWords>, AgreedWords {}

/** Returns the names of contested and independent provinces in every game of the family. */
export function unheldOf({ statuses, letters }: Pick<FamilyWords, 'statuses' | 'letters'>) {
  const { contested, independent } = statuses;
  return {
    statuses: { contested, independent },
    letters: { contested: letters.contested, independent: letters.independent },
  };
}
