// R 5.8, 14: the Independent Armies.
import type { IndependentArmyId, ProvinceId, SpaceId } from '../vocabulary.js';

/** Where an Independent Army may move (R 14.3). Limits that do not apply are omitted. */
export interface MovementLimits {
  /** The provinces to which its moves are limited. */
  readonly provinces?: readonly ProvinceId[];
  /** The spaces that it cannot enter. */
  readonly forbiddenSpaces?: readonly SpaceId[];
  /** Set if each move must end further west than it began. */
  readonly westward?: true;
  /** The province in which it leaves the game. */
  readonly removedIn?: ProvinceId;
}

/** An Independent Army (R 14). */
export interface IndependentArmyFact {
  readonly id: IndependentArmyId;
  /** Its leader. */
  readonly name: string;
  /** Its people. */
  readonly people: string;
  /** Combat Strength, and the number of its combat units for Overruns (player aid). */
  readonly strength: number;
  readonly battle: number;
  /** Where it is when play begins (R 5.8). */
  readonly start: SpaceId | 'box';
  /** Where it enters from its box, for 1 Movement Point (R 14.1); `null` if it never is there. */
  readonly entry: { readonly spaces: readonly SpaceId[] } | { readonly province: ProvinceId } | null;
  readonly limits: MovementLimits;
  /** Whether it goes to its box instead of leaving the game when defeated (R 14.7). */
  readonly returnsToBox: boolean;
}

/** The five Independent Armies. */
export const independents: Readonly<Record<IndependentArmyId, IndependentArmyFact>> = {
  leosthenes: {
    id: 'leosthenes', name: 'Leosthenes', people: 'Greeks', strength: 8, battle: 3, start: 'lamia', entry: null,
    limits: { provinces: ['thessalia', 'hellas'], forbiddenSpaces: ['kyklades'] }, returnsToBox: false,
  },
  ariarathes: {
    id: 'ariarathes', name: 'Ariarathes', people: 'Kappadokians', strength: 6, battle: 2, start: 'komana', entry: null,
    limits: { provinces: ['kappadokia'] }, returnsToBox: false,
  },
  filon: {
    id: 'filon', name: 'Filon', people: '23,000 Greeks', strength: 8, battle: 2, start: 'box', entry: { spaces: ['hekatompylos'] },
    limits: { westward: true, removedIn: 'hellas' }, returnsToBox: false,
  },
  seuthes: {
    id: 'seuthes', name: 'Seuthes', people: 'Scythians', strength: 6, battle: 3, start: 'box', entry: { province: 'skythia' },
    limits: {}, returnsToBox: true,
  },
  glaukias: {
    id: 'glaukias', name: 'Glaukias', people: 'Illyrians', strength: 6, battle: 2, start: 'box', entry: { province: 'illyria' },
    limits: {}, returnsToBox: true,
  },
};

/** Movement Points of an activated Independent Army (R 14.2.1). */
export const INDEPENDENT_MOVEMENT_POINTS = 3;
/** Initiative of an Independent Army where the optional rule needs one (R 19.4). */
export const INDEPENDENT_INITIATIVE = 4;
