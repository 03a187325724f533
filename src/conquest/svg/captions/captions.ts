/** What pictures write: letters, headings, captions; and what things of the shipped components are called in a language. */
import type { Status } from '../../questions.js';
import type {
  BattleEnd,
  BoxId,
  Margin,
  Nation,
  Phase,
  Season,
  SideId,
  Supplies,
  Terrain,
  Tray,
  UnitType,
} from '../../vocabulary.js';

/** What things are called in a language, by their ids; what is not there goes by the name of the components. */
export interface Called {
  readonly provinces: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
  readonly seaZones: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly objectives: Readonly<Record<string, string>>;
  readonly baggage: Readonly<Record<string, string>>;
}

/** Every language has them all, or does not compile. */
export interface Captions {
  /** The game. */
  readonly game: string;
  readonly called: Called;
  /** On counters: a kind in a few letters. */
  readonly short: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<SideId, string>>;
  /** One letter that tells who holds something. */
  readonly letters: Readonly<Record<Status, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly supplies: Readonly<Record<Supplies, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  /** One letter for each season. */
  readonly seasonLetters: Readonly<Record<Season, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly nations: Readonly<Record<Nation, string>>;
  readonly types: Readonly<Record<UnitType, string>>;
  readonly boxes: Readonly<Record<BoxId, string>>;
  readonly trays: Readonly<Record<Tray, string>>;
  readonly battleEnds: Readonly<Record<BattleEnd, string>>;
  readonly margins: Readonly<Record<Margin, string>>;
  readonly turn: (turn: number) => string;
  readonly turnIn: (turn: number) => string;
  /** Of the years before Christ. */
  readonly year: (year: number) => string;
  readonly setup: string;
  readonly track: string;
  /** What the track says of a turn, and its letter. */
  readonly revolt: string;
  readonly raid: string;
  readonly mutiny: string;
  readonly eventLetters: Readonly<Record<'revolt' | 'raid' | 'mutiny', string>>;
  readonly expected: string;
  readonly wounded: string;
  readonly ability: (ability: number) => string;
  readonly steps: (left: number, full: number) => string;
  readonly attack: string;
  readonly missile: string;
  readonly walls: (count: number) => string;
  readonly city: string;
  readonly garrison: string;
  readonly seaZone: string;
  readonly usedBy: (sides: string) => string;
  readonly usedByNobody: string;
  readonly border: Readonly<Record<'normal' | 'mountain' | 'strait', string>>;
  readonly closed: string;
  readonly barredTo: (side: string) => string;
  readonly objectives: string;
  readonly secured: (turn: number) => string;
  readonly open: string;
  readonly points: (points: number) => string;
  readonly provincesHeld: (count: number) => string;
  readonly wallsLeft: (count: number) => string;
  readonly battle: (province: string) => string;
  readonly noBattle: string;
  readonly arrays: string;
  readonly round: (round: number) => string;
  readonly line: (line: number) => string;
  readonly armyOf: (side: string) => string;
  readonly pair: string;
  readonly engaged: (one: string, other: string) => string;
  readonly routed: string;
  readonly alone: string;
  readonly won: (winners: string, margin: string) => string;
  readonly drawn: string;
  readonly moved: (from: string, to: string) => string;
  readonly fought: (place: string) => string;
  readonly taken: (place: string) => string;
  readonly empty: string;
}
