/** What the games of the family of Conquest and Empire provide to the terminal. */
import type { Locale, Outcome, Phrase, Question, PlayRefusal } from '../../../core/index.js';
import type {
  CityFact,
  ConquestTypes,
  FamilyEnding,
  FamilyGame,
  FamilyTypes,
  ForceName,
  GameState,
  Post,
  query,
  RollPurpose,
  SideId,
} from '../../index.js';
import type { FamilyNames } from '../../text/names.js';
import type { Domains } from '../../../hosts/terminal/domains.js';
import type { FamilyWords } from './words.js';

type Asked = typeof query;
/** The queries of the family that the terminal uses. */
type Questions =
  | 'abilityOf'
  | 'battleOf'
  | 'componentsOf'
  | 'incomeOf'
  | 'isFounded'
  | 'kindOf'
  | 'leadersAt'
  | 'provincesOf'
  | 'statusOf'
  | 'stepsOf'
  | 'strengthOf'
  | 'turnOf'
  | 'unitsAt';

/** The functions of `query` that are used here. */
export type Queries<Shown> = {
  readonly [K in Questions]: Asked[K] extends (shown: GameState, ...rest: infer Rest) => infer Answer
    ? (shown: Shown, ...rest: Rest) => Answer
    : never;
};

/** The `text` entry of a game. */
export interface FamilyText<G extends FamilyTypes> {
  describeAction(action: G['action'], shown: G['shown'], locale: Locale): Phrase;
  describeEvent(event: G['event'], shown: G['shown'], locale: Locale): Phrase;
  describeEvents(
    events: readonly G['event'][],
    shown: G['shown'],
    locale: Locale,
  ): readonly { readonly said: Phrase; readonly event: G['event'] }[];
  describeOutcome(outcome: Outcome<SideId, FamilyEnding>, shown: G['shown'], locale: Locale): Phrase;
  describeRefusal(refusal: PlayRefusal<G>, locale: Locale): Phrase;
  names(locale: Locale, shown?: G['shown']): FamilyNames;
  question(shown: G['shown'], locale: Locale): Question<G> | undefined;
}

/** What a game adds to the terminal by itself. */
export interface OwnAtTheTerminal<G extends FamilyTypes> {
  /** Returns the figures of a side in addition to its provinces and units. */
  figures(shown: G['shown'], side: SideId, locale: Locale): readonly string[];
  /** Returns further standings, line by line below the sides. */
  standings(shown: G['shown'], locale: Locale): readonly string[];
  /** Returns the ground in a box of the Tactical Display. */
  ground(shown: G['shown'], post: Post, locale: Locale): string | undefined;
  /** Returns whether a city is no more than a place for walls. */
  isSite(city: CityFact): boolean;
  /** Returns the present procedure, if it is not one of the base; empty: none worth a word. */
  occupation(shown: G['shown'], locale: Locale): string;
  /** Returns whether dice of a purpose are worth a line that are not in the base. */
  tellsDice(purpose: RollPurpose): boolean;
  /**
   * Returns the values of each type of decision: those of the base, and of the game's own. `forces`: all that can be
   * named.
   */
  domains(shown: G['shown'], base: Domains<ConquestTypes>, forces: readonly ForceName[]): Domains<G>;
}

/** What a game of the family provides to the terminal. */
export interface AtTheTerminal<G extends FamilyTypes> {
  readonly game: FamilyGame<G>;
  readonly query: Queries<G['shown']>;
  readonly text: FamilyText<G>;
  readonly words: Readonly<Record<Locale, FamilyWords>>;
  readonly own: OwnAtTheTerminal<G>;
}

/** A game of the family, typed as the base game. */
export type At = AtTheTerminal<ConquestTypes>;
