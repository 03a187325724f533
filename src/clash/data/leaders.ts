/**
 * R S2.11, S4.2, S4.3, S5.1, S5.3, S5.4: the leaders, and where and whose they begin (ruling S5.7). Abilities are
 * printed for a few; the reverse is two less, as that of Seleucus is.
 */
import { leaders as ofTheBase } from '../../conquest/data/counters.js';
import type { LeaderFact, RangeId, TurnFact } from '../../conquest/data/shape.js';
import type { LeaderId, Nation, PlaceId, SideId, Source } from '../../conquest/vocabulary.js';
import { turnNumber } from './track.js';

/**
 * The side and the place of a leader. The side deploys the leaders of its claim freely, and those that it draws from
 * the cup (R S5.3).
 */
type Start = readonly [side: SideId, at: PlaceId | 'cup' | `claim:${string}`];

interface Row {
  readonly id: LeaderId;
  readonly name: string;
  readonly ability: number;
  readonly nation?: Nation;
  readonly two: Start;
  readonly more: Start;
  readonly range?: RangeId;
  readonly source: Source;
}

/** The least ability with which a leader may force marches (R S7.2). */
const FORCES_MARCHES = 6;
/** The ability that a wound costs. */
const WOUND = 2;

/** Of the base. */
const abilityOf = (id: LeaderId): number => {
  const fact = ofTheBase.find((leader) => leader.id === id);
  if (fact === undefined) throw new RangeError(`the base has no ${id}`);
  return fact.ability;
};

const rows: readonly Row[] = [
  { id: 'antigonus', name: 'Antigonus', ability: 8, two: ['warlords', 'phrygia'], more: ['antigonid', 'claim:antigonids'], source: 'reconstruction' },
  { id: 'demetrius', name: 'Demetrius', ability: 6, two: ['warlords', 'phrygia'], more: ['antigonid', 'claim:antigonids'], source: 'R S6.2' },
  { id: 'ptolemy', name: 'Ptolemy', ability: 7, two: ['independents', 'babylonia'], more: ['ptolemaic', 'claim:ptolemies'], source: 'R S6.2' },
  { id: 'seleucus', name: 'Seleucus', ability: 7, two: ['independents', 'aside'], more: ['seleucid', 'claim:seleucids'], source: 'R S6.2: the reverse' },
  { id: 'perdiccas', name: 'Perdiccas', ability: abilityOf('perdiccas'), two: ['regency', 'babylonia'], more: ['independents', 'cup'], source: 'reconstruction' },
  { id: 'eumenes', name: 'Eumenes', ability: 7, two: ['independents', 'babylonia'], more: ['independents', 'cup'], source: 'reconstruction' },
  { id: 'lysimachus', name: 'Lysimachus', ability: 6, two: ['independents', 'babylonia'], more: ['independents', 'cup'], source: 'reconstruction' },
  { id: 'craterus', name: 'Craterus', ability: abilityOf('craterus'), two: ['independents', 'cilicia'], more: ['independents', 'cup'], source: 'reconstruction' },
  { id: 'polysperchon', name: 'Polysperchon', ability: 4, two: ['independents', 'babylonia'], more: ['independents', 'cup'], source: 'reconstruction' },
  { id: 'leonnatus', name: 'Leonnatus', ability: 5, two: ['independents', 'babylonia'], more: ['independents', 'cup'], source: 'reconstruction' },
  { id: 'antipater', name: 'Antipater', ability: abilityOf('antipater'), two: ['regency', 'macedonia'], more: ['neutral', 'macedonia'], source: 'public: replay of a game of Clash of the Generals' },
  { id: 'cassander', name: 'Cassander', ability: 5, two: ['regency', 'babylonia'], more: ['neutral', 'macedonia'], source: 'reconstruction' },
  { id: 'leosthenes', name: 'Leosthenes', ability: 5, two: ['independents', 'hellas'], more: ['independents', 'gone'], range: 'greeks', source: 'reconstruction' },
  { id: 'chandragupta', name: 'Chandragupta', ability: 7, nation: 'indian', two: ['independents', 'lowerIndia'], more: ['independents', 'lowerIndia'], range: 'india', source: 'reconstruction' },
  { id: 'scythianKing', name: 'Scythian King', ability: 5, nation: 'barbarian', two: ['independents', 'aside'], more: ['independents', 'aside'], source: 'reconstruction' },
];

/** The leaders in the cup (R S5.3). */
export const cup: readonly LeaderId[] = rows.filter(({ more: [, at] }) => at === 'cup').map(({ id }) => id);

function startOf([side, at]: Start): Pick<LeaderFact, 'side' | 'at' | 'choice'> {
  if (at === 'cup') return { side, at: 'aside' };
  return at.startsWith('claim:') ? { side, at: 'aside', choice: at.slice('claim:'.length) } : { side, at };
}

/** R S11.5: Antipater is withdrawn in Spring 319. */
const leaves = (id: LeaderId, track: readonly TurnFact[]): Pick<LeaderFact, 'leaves'> =>
  id === 'antipater' ? { leaves: turnNumber(track, 'spring', 319) } : {};

/** Returns all leaders, as they begin in the game for two, or in those for more. */
export const leadersFor = (setUp: 'two' | 'more', track: readonly TurnFact[]): readonly LeaderFact[] =>
  rows.map(({ id, name, ability, nation = 'macedonian', range, source, ...starts }): LeaderFact => ({
    id,
    name,
    nation,
    ability,
    wounded: ability - WOUND,
    ralliesOn: 3,
    recoversOn: 3,
    ...(ability >= FORCES_MARCHES && { forcesMarches: true }),
    ...(range !== undefined && { range }),
    ...leaves(id, track),
    ...startOf(starts[setUp]),
    source,
  }));
