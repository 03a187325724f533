/** The names that every language has to provide. */
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

/** Things without ids: markers, generals without a name, points. */
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

/** The statuses of a player. */
export const PLAYER_STATUSES = ['champion', 'successor', 'usurper'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** The stages of the game: phases, and what happens between them (R 6). */
export type Stage = GameFrame['stage'];

/** The names that differ between languages. Every language must have all of them. */
export interface Vocabulary {
  readonly players: Readonly<Record<PlayerId, string>>;
  /** The pieces without a player. */
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
  /** The titles of the default deck, or `asPrinted` to use those of the deck. */
  readonly cards: Readonly<Record<KnownCardId, string>> | 'asPrinted';
  /** The spaces of the default board that have another name in this language. */
  readonly spaces: Readonly<Partial<Record<KnownSpaceId, string>>>;
}
