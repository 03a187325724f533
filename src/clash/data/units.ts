/**
 * R S2, S4.2, S5.3-5.5: the combat units, kind by kind, and where they begin: in the game for two, and in those for
 * three and four. Colours mean nothing here (R S1.3, ruling S1.1): a unit belongs to a side while it is on the map; off
 * the map it belongs to no side, which is written as the independents.
 */
import { kinds as ofTheBase } from '../../conquest/data/counters.js';
import type { Batch, KindFact, RangeId, Strength } from '../../conquest/data/shape.js';
import { NEUTRAL } from '../vocabulary.js';
import type { KindId, PlaceId, Source } from '../../conquest/vocabulary.js';

/** A number of units in a place; the units of a claim are deployed as their side likes (R S5.3). */
type Share = readonly [count: number, at: PlaceId | Claim, range?: RangeId];
type Claim = `claim:${string}` | `neutral:${string}`;

interface Row {
  readonly id: KindId;
  readonly two: readonly Share[];
  readonly more: readonly Share[];
  readonly source: Source;
}

const ANTIGONIDS = 'claim:antigonids';
const PTOLEMIES = 'claim:ptolemies';
const SELEUCIDS = 'claim:seleucids';
/** With Antipater, whom nobody plays (R S5.4). */
const NEUTRALS = 'neutral:macedonia';

/**
 * Units of the base. What neither set-up names is not used by two (R S4.2), and is there for all to be raised in the
 * others (R S5.5).
 */
const known: readonly Row[] = [
  { id: 'hetairoi', two: [[1, 'babylonia']], more: [[1, ANTIGONIDS]], source: 'R S4.2, S5.3' },
  { id: 'hypaspists', two: [[1, 'babylonia']], more: [[1, ANTIGONIDS]], source: 'R S4.2, S5.3' },
  { id: 'phalanx', two: [[7, 'babylonia'], [4, 'macedonia'], [2, 'cilicia']], more: [[3, ANTIGONIDS], [3, PTOLEMIES], [3, SELEUCIDS], [3, NEUTRALS], [1, 'pool']], source: 'R S4.2, S5.3, S5.4' },
  { id: 'prodromoi', two: [[1, 'macedonia']], more: [[1, ANTIGONIDS]], source: 'R S4.2, S5.3' },
  { id: 'paiones', two: [[1, 'thrace']], more: [[1, NEUTRALS]], source: 'R S4.2, S5.4' },
  { id: 'agrianes', two: [[1, 'thrace']], more: [[1, NEUTRALS]], source: 'R S4.2, S5.4' },
  { id: 'thracians', two: [[1, 'thrace']], more: [[1, PTOLEMIES]], source: 'R S4.2, S5.3' },
  { id: 'illyrians', two: [[1, 'gone']], more: [[1, NEUTRALS]], source: 'R S5.4' },
  { id: 'macedonianArchers', two: [[1, 'babylonia']], more: [[1, ANTIGONIDS]], source: 'R S4.2, S5.3' },
  { id: 'cretanArchers', two: [[1, 'pool']], more: [[1, PTOLEMIES]], source: 'R S1.2, S5.3' },
  { id: 'thessalians', two: [[1, 'hellas', 'greeks']], more: [[1, NEUTRALS]], source: 'R S4.2, S5.4' },
  { id: 'greekCavalry', two: [[1, 'pool']], more: [[1, PTOLEMIES]], source: 'R S4.2, S5.3' },
  { id: 'alliedHoplites', two: [[3, 'pool']], more: [[3, 'pool']], source: 'R S4.2, S5.5' },
  { id: 'spartans', two: [[4, 'hellas', 'greeks']], more: [[4, 'pool']], source: 'R S4.2, S5.5' },
  { id: 'mercenaryHoplites', two: [[3, 'phrygia'], [3, 'pool']], more: [[3, ANTIGONIDS], [3, 'pool']], source: 'R S4.2, S5.3; those in the pool reconstructed' },
  { id: 'mercenaryPeltasts', two: [[2, 'phrygia']], more: [[2, ANTIGONIDS]], source: 'R S4.2, S5.3' },
  { id: 'royalGuard', two: [[1, 'gone']], more: [[1, SELEUCIDS]], source: 'R S5.3' },
  { id: 'persianHeavyCavalry', two: [[2, 'phrygia'], [1, 'bactria'], [1, 'sogdiana']], more: [[4, SELEUCIDS]], source: 'R S4.2, S5.3' },
  { id: 'persianCavalry', two: [[10, 'babylonia'], [2, 'cilicia'], [2, 'egypt'], [2, 'pool']], more: [[4, ANTIGONIDS], [3, PTOLEMIES], [6, SELEUCIDS], [3, 'pool']], source: 'R S4.2, S5.3; those in the pool reconstructed' },
  { id: 'persianInfantry', two: [[8, 'babylonia'], [2, 'egypt'], [4, 'pool']], more: [[3, ANTIGONIDS], [7, PTOLEMIES], [4, 'pool']], source: 'R S4.2, S5.3; those in the pool reconstructed' },
  { id: 'persianLevy', two: [[1, 'ionia'], [1, 'cappadocia'], [1, 'armenia'], [1, 'syria'], [1, 'assyria'], [1, 'susiana'], [1, 'persis'], [1, 'media'], [1, 'areia'], [1, 'drangiana'], [4, 'pool']], more: [[3, ANTIGONIDS], [3, PTOLEMIES], [8, 'pool']], source: 'R S4.2, S5.3; those in the pool reconstructed' },
  { id: 'persianArchers', two: [[4, 'babylonia']], more: [[2, PTOLEMIES], [2, SELEUCIDS]], source: 'R S4.2, S5.3' },
  { id: 'dahae', two: [[1, 'bactria']], more: [[1, 'pool']], source: 'R S4.2, S5.5' },
  { id: 'massagetae', two: [[1, 'sogdiana']], more: [[1, 'pool']], source: 'R S4.2, S5.5' },
  { id: 'persianElephant', two: [[1, 'babylonia']], more: [[1, SELEUCIDS]], source: 'R S4.2, S5.3' },
  { id: 'indianLevy', two: [[6, 'gone']], more: [[6, 'pool']], source: 'R S5.5' },
  { id: 'indianInfantry', two: [[1, 'gandara', 'india'], [1, 'upperIndia', 'india'], [1, 'lowerIndia', 'india'], [1, 'gone']], more: [[1, 'gandara', 'india'], [1, 'upperIndia', 'india'], [1, 'lowerIndia', 'india'], [1, 'pool']], source: 'R S4.2, S5.4' },
  { id: 'indianElephants', two: [[1, 'gandara', 'india'], [1, 'upperIndia', 'india'], [1, 'lowerIndia', 'india'], [1, 'pool']], more: [[1, 'gandara', 'india'], [1, 'upperIndia', 'india'], [1, 'lowerIndia', 'india'], [1, 'pool']], source: 'R S2.9, S4.2, S5.4' },
  { id: 'indianChariots', two: [[1, 'gandara', 'india'], [1, 'upperIndia', 'india'], [1, 'lowerIndia', 'india']], more: [[1, 'gandara', 'india'], [1, 'upperIndia', 'india'], [1, 'lowerIndia', 'india']], source: 'R S4.2, S5.4' },
  { id: 'indianArchers', two: [[1, 'gandara', 'india'], [1, 'upperIndia', 'india'], [1, 'lowerIndia', 'india']], more: [[1, 'gandara', 'india'], [1, 'upperIndia', 'india'], [1, 'lowerIndia', 'india']], source: 'R S4.2, S5.4' },
  { id: 'indianCavalry', two: [[2, 'aside', 'india']], more: [[2, 'aside', 'india']], source: 'R S11.1' },
  { id: 'barbarianHorseArchers', two: [[4, 'aside']], more: [[4, 'aside']], source: 'R S7.1' },
  { id: 'barbarianCavalry', two: [[4, 'aside']], more: [[4, 'aside']], source: 'R S7.1' },
  { id: 'barbarianInfantry', two: [[2, 'aside']], more: [[2, 'aside']], source: 'R S7.1' },
  { id: 'arabs', two: [[6, 'aside']], more: [[6, 'aside']], source: 'R S7.1' },
];

type New = Pick<KindFact, 'id' | 'name' | 'nation' | 'type' | 'strengths' | 'missile' | 'volley' | 'remnant' | 'scythed' | 'engine' | 'source'> & {
  readonly two: readonly Share[];
  readonly more: readonly Share[];
};

/**
 * Strengths as counters print them, from full down; in brackets the missile strength of who both shoots and strikes.
 */
const strengths = (...printed: readonly `${number}-${number}`[]): readonly Strength[] =>
  printed.map((one) => {
    const [attack = 0, defense = 0] = one.split('-').map(Number);
    return { attack, defense };
  });

const inThePool = (count: number): Pick<New, 'two' | 'more'> => ({ two: [[count, 'pool']], more: [[count, 'pool']] });

/** R S2: the new units. */
const added: readonly New[] = [
  { id: 'rhodianSlingers', name: 'Rhodian slingers', nation: 'mercenary', type: 'archer', strengths: strengths('2-2'), missile: true, two: [[1, 'aside']], more: [[1, 'aside']], source: 'R S1.2' },
  { id: 'scytheChariots', name: 'Scythe chariots', nation: 'persian', type: 'chariot', strengths: strengths('5-0'), scythed: true, ...inThePool(3), source: 'R S2.1; the number R X3.2' },
  // They strike when they attack, and shoot when they are attacked (ruling S2.1).
  { id: 'bactrianCavalry', name: 'Bactrian cavalry', nation: 'persian', type: 'heavyCavalry', strengths: strengths('11-9', '7-7', '3-3'), volley: 2, remnant: true, ...inThePool(1), source: 'R S2.2' },
  { id: 'cataphracts', name: 'Parthian cataphracts', nation: 'persian', type: 'heavyCavalry', strengths: strengths('12-10', '9-8', '6-5', '3-3'), ...inThePool(1), source: 'R S2.3; all but the first strength reconstructed' },
  { id: 'artillery', name: 'Artillery', nation: 'macedonian', type: 'archer', strengths: strengths('4-1'), missile: true, engine: true, two: [[4, 'pool']], more: [[1, ANTIGONIDS], [1, PTOLEMIES], [1, SELEUCIDS], [1, 'pool']], source: 'R S2.4, S5.3; strength and number reconstructed' },
  { id: 'epigonoi', name: 'Epigonoi', nation: 'persian', type: 'heavyInfantry', strengths: strengths('7-7', '5-5'), ...inThePool(2), source: 'R S2.5, S10.6; reverse and number reconstructed' },
  { id: 'companions', name: 'Companion cavalry', nation: 'macedonian', type: 'heavyCavalry', strengths: strengths('9-8', '6-5', '3-3'), remnant: true, ...inThePool(3), source: 'R S2.6; the number reconstructed' },
  { id: 'cleruchs', name: 'Cleruch cavalry', nation: 'macedonian', type: 'lightCavalry', strengths: strengths('5-4', '3-2'), ...inThePool(1), source: 'R S2.7; the strengths reconstructed' },
  { id: 'egyptianPhalanx', name: 'Egyptian phalanx', nation: 'macedonian', type: 'heavyInfantry', strengths: strengths('6-6', '3-3'), two: [[1, 'pool']], more: [[1, PTOLEMIES]], source: 'R S2.7, S5.3; the reverse reconstructed' },
  { id: 'nativePhalanx', name: 'Native phalanx', nation: 'persian', type: 'heavyInfantry', strengths: strengths('5-5', '3-3'), ...inThePool(1), source: 'R S2.8; the strengths reconstructed' },
  { id: 'africanElephants', name: 'African elephants', nation: 'macedonian', type: 'elephant', strengths: strengths('4-1'), ...inThePool(3), source: 'R S2.9; the number reconstructed' },
];

function batchOf([count, at, range]: Share): Batch {
  const home = range !== undefined && { range };
  const [what, name = at] = at.split(':');
  if (what === 'claim') return { count, at: 'aside', choice: name, ...home };
  return { count, at: name, ...(what === 'neutral' && { side: NEUTRAL }), ...home };
}

function kindOf({ id, source }: Row): Omit<KindFact, 'batches' | 'side'> {
  const fact = ofTheBase.find((kind) => kind.id === id);
  if (fact === undefined) throw new RangeError(`the base has no ${id}`);
  const { name, nation, type, strengths: printed, missile, forcedMarch } = fact;
  return {
    id,
    name,
    nation,
    type,
    strengths: printed,
    ...(missile === true && { missile }),
    ...(forcedMarch === true && { forcedMarch }),
    source,
  };
}

/** Returns all kinds, as they begin in the game for two, or in those for more. */
export const kindsFor = (setUp: 'two' | 'more'): readonly KindFact[] => [
  ...known.map((row): KindFact => ({ ...kindOf(row), side: 'independents', batches: row[setUp].map(batchOf) })),
  ...added.map(({ two, more, ...kind }): KindFact => ({
    ...kind,
    side: 'independents',
    batches: (setUp === 'two' ? two : more).map(batchOf),
  })),
];
