/** What everything is called: the names that a language has to give. */
import type { Noun } from '../../core/index.js';
import type { AbilityFigure } from '../data/ability.js';
import type { KnownSpaceId } from '../data/board.js';
import type { KnownCardId } from '../data/cards.js';
import type { GameFrame } from '../frame/index.js';
import type { Edition, OptionalRule } from '../options.js';
import type { GeneralStatus, RoyalStatus, VictoryKind } from '../state.js';
import type {
  CardType,
  CombatUnit,
  FleetId,
  IndependentArmyId,
  Moment,
  PathKind,
  PlayerId,
  Region,
  RollPurpose,
  SegmentName,
  SpaceKind,
} from '../vocabulary.js';

/** Things of which there is no id: markers, generals without a name, points. */
export const PIECES = [
  'combatUnit',
  'minorGeneral',
  'majorGeneral',
  'controlMarker',
  'siegePoint',
  'funeralCart',
  'alexandersBody',
  'tomb',
  'helepolis',
  'capital',
  'localTroops',
  'card',
  'movementPoint',
  'operationPoint',
  'victoryPoint',
  'legitimacyPoint',
  'prestigePoint',
  'province',
] as const;
export type Piece = (typeof PIECES)[number];

/** What a player may be. */
export const PLAYER_STATUSES = ['champion', 'successor', 'usurper'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** The stages of the game, phases and what happens between them (R 6). */
export type Stage = GameFrame['stage'];

/** The names that differ from language to language. Every one of the game's words has one, or a language does not compile. */
export interface Vocabulary {
  readonly players: Readonly<Record<PlayerId, string>>;
  /** Those who belong to nobody. */
  readonly independents: string;
  readonly units: Readonly<Record<CombatUnit, Noun>>;
  readonly fleets: Readonly<Record<FleetId, string>>;
  readonly independentArmies: Readonly<Record<IndependentArmyId, string>>;
  readonly pieces: Readonly<Record<Piece, Noun>>;
  readonly playerStatuses: Readonly<Record<PlayerStatus, string>>;
  readonly generalStatuses: Readonly<Record<GeneralStatus, string>>;
  readonly royalStatuses: Readonly<Record<RoyalStatus, string>>;
  readonly regions: Readonly<Record<Region, string>>;
  readonly spaceKinds: Readonly<Record<SpaceKind, string>>;
  readonly pathKinds: Readonly<Record<PathKind, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly segments: Readonly<Record<SegmentName, string>>;
  readonly cardTypes: Readonly<Record<CardType, string>>;
  readonly moments: Readonly<Record<Moment, string>>;
  readonly rolls: Readonly<Record<RollPurpose, string>>;
  readonly figures: Readonly<Record<AbilityFigure, string>>;
  readonly victories: Readonly<Record<VictoryKind, string>>;
  readonly editions: Readonly<Record<Edition, string>>;
  readonly optionalRules: Readonly<Record<OptionalRule, string>>;
  /** Titles of the default deck, or that they are called as the deck calls them. */
  readonly cards: Readonly<Record<KnownCardId, string>> | 'asPrinted';
  /** Spaces of the default board that the language calls otherwise than the board does. */
  readonly spaces: Readonly<Partial<Record<KnownSpaceId, string>>>;
}
