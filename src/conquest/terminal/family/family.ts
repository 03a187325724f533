/** What the games of the family of Conquest and Empire say of themselves to be played, told and drawn in a terminal. */
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
/** The questions of the family that the terminal asks. */
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

/** `query` of a game, as far as it is asked. */
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

/** What a game writes and knows of its own. */
export interface OwnAtTheTerminal<G extends FamilyTypes> {
  /** How a side stands beside its provinces and units. */
  figures(shown: G['shown'], side: SideId, locale: Locale): readonly string[];
  /** How the game stands, line by line below the sides. */
  standings(shown: G['shown'], locale: Locale): readonly string[];
  /** What lies in a box of the Tactical Display. */
  ground(shown: G['shown'], post: Post, locale: Locale): string | undefined;
  /** Whether a city is no more than a place for walls. */
  isSite(city: CityFact): boolean;
  /** What is being resolved, if it is none of what the base resolves; empty: nothing worth a word. */
  occupation(shown: G['shown'], locale: Locale): string;
  /** Whether dice of a purpose are worth a line that are not in the base. */
  tellsDice(purpose: RollPurpose): boolean;
  /** Returns the values of each type of decision: those of the base, and of the game's own. `forces`: all that can be named. */
  domains(shown: G['shown'], base: Domains<ConquestTypes>, forces: readonly ForceName[]): Domains<G>;
}

/** A game of the family, as the terminal is told of it. */
export interface AtTheTerminal<G extends FamilyTypes> {
  readonly game: FamilyGame<G>;
  readonly query: Queries<G['shown']>;
  readonly text: FamilyText<G>;
  readonly words: Readonly<Record<Locale, FamilyWords>>;
  readonly own: OwnAtTheTerminal<G>;
}

/** Any of them, as if it were the base: what stands here asks nothing else. */
export type At = AtTheTerminal<ConquestTypes>;
