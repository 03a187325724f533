// R 3.1, 4.26, 5.4: the generals, their Seniority, and what they start with.
import type { Edition, PlayerCount } from '../options.js';
import type { CombatUnit, GeneralId, ProvinceId, SpaceId } from '../vocabulary.js';

/**
 * The Major Generals from the most senior down, in the two published orders (R 4.26). R 4.26 does not list Peukestas;
 * by a ruling he follows Seleukos there too, as in the player aid. Generals whom the aid lists below Kassandros do not
 * come into play (ruling further-generals). Minor Generals come last and are equal to each other (R 4.29).
 */
export const SENIORITY = {
  rulebook: [
    'perdikkas', 'antipatros', 'krateros', 'ptolemaios', 'leonnatos', 'peithon', 'lysimachos',
    'polyperchon', 'antigonos', 'seleukos', 'peukestas', 'demetrios', 'eumenes', 'kassandros',
  ],
  'player-aid': [
    'perdikkas', 'antipatros', 'krateros', 'ptolemaios', 'leonnatos', 'peithon', 'lysimachos',
    'antigonos', 'polyperchon', 'seleukos', 'peukestas', 'demetrios', 'eumenes', 'kassandros',
  ],
} as const satisfies Readonly<Record<Edition, readonly GeneralId[]>>;

/** A Major General (R 3.1). */
export interface GeneralFact {
  readonly id: GeneralId;
  readonly name: string;
  /** 1 to 6; to intercept and to avoid battle a die must exceed it. */
  readonly initiative: number;
  /** 1 to 6; the least that each of his battle dice counts. */
  readonly battle: number;
  /** Prestige Points, added to his faction's Legitimacy where Prestige decides (R 16.1). */
  readonly prestige: number;
  /** Legitimacy to the faction that has him (R 15.2). */
  readonly legitimacy: number;
  /**
   * Higher is more senior; Minor Generals have 0. The player aid prints these numbers; for the rulebook they follow
   * from its order.
   */
  readonly seniority: Readonly<Record<Edition, number>>;
}

type Ratings = Omit<GeneralFact, 'id' | 'name' | 'seniority'>;

const general = (id: GeneralId, name: string, ratings: Ratings): GeneralFact => ({
  id,
  name,
  ...ratings,
  seniority: {
    rulebook: SENIORITY.rulebook.length - SENIORITY.rulebook.indexOf(id),
    'player-aid': 20 - SENIORITY['player-aid'].indexOf(id),
  },
});

/** The Major Generals. Most ratings are reconstructed: the rulebook prints no table of them. */
export const generals: Readonly<Record<GeneralId, GeneralFact>> = {
  perdikkas: general('perdikkas', 'Perdikkas', { initiative: 3, battle: 4, prestige: 0, legitimacy: 1 }),
  antipatros: general('antipatros', 'Antipatros', { initiative: 4, battle: 3, prestige: 1, legitimacy: 0 }),
  krateros: general('krateros', 'Krateros', { initiative: 4, battle: 4, prestige: 2, legitimacy: 0 }),
  ptolemaios: general('ptolemaios', 'Ptolemaios', { initiative: 4, battle: 3, prestige: 2, legitimacy: 0 }),
  leonnatos: general('leonnatos', 'Leonnatos', { initiative: 2, battle: 3, prestige: 0, legitimacy: 1 }),
  peithon: general('peithon', 'Peithon', { initiative: 3, battle: 3, prestige: 0, legitimacy: 0 }),
  lysimachos: general('lysimachos', 'Lysimachos', { initiative: 3, battle: 4, prestige: 0, legitimacy: 0 }),
  polyperchon: general('polyperchon', 'Polyperchon', { initiative: 4, battle: 3, prestige: 1, legitimacy: 0 }),
  antigonos: general('antigonos', 'Antigonos', { initiative: 2, battle: 4, prestige: 0, legitimacy: 0 }),
  seleukos: general('seleukos', 'Seleukos', { initiative: 3, battle: 3, prestige: 0, legitimacy: 0 }),
  demetrios: general('demetrios', 'Demetrios', { initiative: 2, battle: 3, prestige: 0, legitimacy: 0 }),
  eumenes: general('eumenes', 'Eumenes', { initiative: 3, battle: 4, prestige: -2, legitimacy: 0 }),
  kassandros: general('kassandros', 'Kassandros', { initiative: 3, battle: 3, prestige: 0, legitimacy: 0 }),
  peukestas: general('peukestas', 'Peukestas', { initiative: 3, battle: 3, prestige: 0, legitimacy: 0 }),
};

/** Every Minor General (R 3.1.2). */
export const minorGeneral = { initiative: 4, battle: 2, prestige: 0, legitimacy: 0, seniority: 0 } as const;

/** The eight Generals of every game; their cards carry the purple bar (R 5.4). */
export const STARTING_GENERALS = [
  'perdikkas', 'antipatros', 'krateros', 'ptolemaios', 'leonnatos', 'peithon', 'lysimachos', 'antigonos',
] as const satisfies readonly GeneralId[];

/** Generals who can be on the board when play begins (R 5.4.1, 5.4.5). */
export type SetUpGeneralId = (typeof STARTING_GENERALS)[number] | 'eumenes' | 'seleukos';

/** How the Generals are dealt (R 5.4.2 to 5.4.5). */
export interface GeneralDeal {
  readonly dealt: readonly SetUpGeneralId[];
  /** The number of Generals dealt to each player. */
  readonly each: number;
  /** Whether each player keeps one, and the Generals given up are shuffled and dealt again (R 5.4.5). */
  readonly keepOne: boolean;
  /** The Generals set aside. */
  readonly setAside: readonly GeneralId[];
}

/** The deal by the number of players. */
export const GENERAL_DEALS: Readonly<Record<PlayerCount, GeneralDeal>> = {
  2: { dealt: STARTING_GENERALS, each: 4, keepOne: false, setAside: ['eumenes', 'seleukos', 'demetrios', 'kassandros'] },
  3: { dealt: [...STARTING_GENERALS, 'eumenes'], each: 3, keepOne: false, setAside: ['seleukos', 'demetrios', 'kassandros'] },
  4: { dealt: STARTING_GENERALS, each: 2, keepOne: false, setAside: ['eumenes', 'seleukos', 'demetrios', 'kassandros'] },
  5: { dealt: [...STARTING_GENERALS, 'eumenes', 'seleukos'], each: 2, keepOne: true, setAside: ['demetrios', 'kassandros'] },
};

/** What a General brings when play begins (R 5.4.1, 5.4.5). */
export interface StartingForce {
  readonly province: ProvinceId;
  /**
   * Which spaces of the province get a control marker: all without an owner, or all except those named, and these
   * markers replace Independent ones.
   */
  readonly markers: 'all' | { readonly allBut: readonly SpaceId[] };
  /** Where the General and his CUs stand, all together: one of these spaces, or one of those with the new markers. */
  readonly spaces: readonly SpaceId[] | 'anyInProvince';
  readonly units: Readonly<Partial<Record<CombatUnit, number>>>;
  /** The clause that lists it. */
  readonly rule: 'R 5.4.1' | 'R 5.4.5';
}

const TWO_LOYAL_TWO_ROYAL = { loyal: 2, royalArmy: 2 } as const;
const TWO_LOYAL_TWO_MERCENARY = { loyal: 2, mercenary: 2 } as const;

/** The starting forces (R 5.4.1, 5.4.5). */
export const startingForces: Readonly<Record<SetUpGeneralId, StartingForce>> = {
  perdikkas: { province: 'babylonia', markers: 'all', spaces: ['babylon'], units: { royalArmy: 4, elephant: 2 }, rule: 'R 5.4.1' },
  antipatros: { province: 'makedonia', markers: 'all', spaces: ['pella'], units: TWO_LOYAL_TWO_ROYAL, rule: 'R 5.4.1' },
  krateros: { province: 'kilikia', markers: 'all', spaces: 'anyInProvince', units: TWO_LOYAL_TWO_ROYAL, rule: 'R 5.4.1' },
  ptolemaios: { province: 'aigyptos', markers: 'all', spaces: ['memphis'], units: TWO_LOYAL_TWO_MERCENARY, rule: 'R 5.4.1' },
  leonnatos: { province: 'mikra-phrygia', markers: 'all', spaces: 'anyInProvince', units: TWO_LOYAL_TWO_MERCENARY, rule: 'R 5.4.1' },
  peithon: { province: 'media', markers: 'all', spaces: ['ekbatana'], units: TWO_LOYAL_TWO_MERCENARY, rule: 'R 5.4.1' },
  lysimachos: { province: 'thrake', markers: 'all', spaces: 'anyInProvince', units: TWO_LOYAL_TWO_MERCENARY, rule: 'R 5.4.1' },
  antigonos: { province: 'phrygia', markers: 'all', spaces: ['kelainai'], units: TWO_LOYAL_TWO_MERCENARY, rule: 'R 5.4.1' },
  eumenes: { province: 'kappadokia', markers: { allBut: ['komana'] }, spaces: 'anyInProvince', units: TWO_LOYAL_TWO_MERCENARY, rule: 'R 5.4.5' },
  seleukos: { province: 'koile-syria', markers: 'all', spaces: ['damaskos'], units: TWO_LOYAL_TWO_MERCENARY, rule: 'R 5.4.5' },
};

/** What a General hired during play brings (R 6.6.3 C). */
export const HIRED_UNITS = { mercenary: 2 } as const satisfies Partial<Record<CombatUnit, number>>;
