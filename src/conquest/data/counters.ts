/**
 * R 2.3-2.8, 3: the counters. Most strengths are printed in the text of the rulebook, here or in its variants; how many
 * counters there are of a kind, and who stands with whom at the start, is mostly reconstructed. The source of a kind is
 * that of its strengths and its number; of a leader, that of his ability.
 */
import type { BaggageFact, Counters, KindFact, LeaderFact, RangeFact, Strength } from './shape.js';

/** Strengths as counters print them, from full down: `8-8`. */
const strengths = (...printed: readonly `${number}-${number}`[]): readonly Strength[] =>
  printed.map((one) => {
    const [attack = 0, defense = 0] = one.split('-').map(Number);
    return { attack, defense };
  });

const macedonians: readonly KindFact[] = [
  { id: 'hetairoi', name: 'Hetairoi', nation: 'macedonian', type: 'heavyCavalry', side: 'macedonian', strengths: strengths('10-8', '8-7', '6-5', '4-3'), batches: [{ count: 1, at: 'ionia' }], source: 'reconstruction: four steps R 2.3, full defense with Alexander 17 R 18.0' },
  { id: 'hypaspists', name: 'Hypaspists', nation: 'macedonian', type: 'heavyInfantry', side: 'macedonian', strengths: strengths('9-9', '8-8', '7-7', '6-6'), forcedMarch: true, batches: [{ count: 1, at: 'ionia' }], source: 'reconstruction: four steps R 2.3' },
  { id: 'phalanx', name: 'Phalanx', nation: 'macedonian', type: 'heavyInfantry', side: 'macedonian', strengths: strengths('8-8', '7-7'), recuperates: true, batches: [{ count: 6, at: 'ionia' }, { count: 6, at: 'macedonia', range: 'europe' }, { count: 1, at: 'track', turn: 15 }], source: 'R 8.3, 12.11; inferred: the thirteen of R S4.2' },
  { id: 'prodromoi', name: 'Prodromoi', nation: 'macedonian', type: 'lightCavalry', side: 'macedonian', strengths: strengths('4-3', '2-2'), batches: [{ count: 1, at: 'ionia' }], source: 'R S5.3, R X2.2' },
  { id: 'paiones', name: 'Paiones', nation: 'macedonian', type: 'lightCavalry', side: 'macedonian', strengths: strengths('2-2'), batches: [{ count: 1, at: 'ionia' }], source: 'R S4.2' },
  { id: 'agrianes', name: 'Agrianes', nation: 'macedonian', type: 'lightInfantry', side: 'macedonian', strengths: strengths('4-3', '2-2'), forcedMarch: true, batches: [{ count: 1, at: 'ionia' }], source: 'R S4.2; the back reconstructed' },
  { id: 'thracians', name: 'Thracians', nation: 'macedonian', type: 'lightInfantry', side: 'macedonian', strengths: strengths('6-3', '3-2'), batches: [{ count: 1, at: 'track', turn: 15 }], source: 'R S4.2; the back reconstructed' },
  { id: 'illyrians', name: 'Illyrians', nation: 'macedonian', type: 'infantry', side: 'macedonian', strengths: strengths('3-3'), batches: [{ count: 1, at: 'ionia' }], source: 'R X3.2' },
  { id: 'macedonianArchers', name: 'Macedonian archers', nation: 'macedonian', type: 'archer', side: 'macedonian', strengths: strengths('3-1'), missile: true, batches: [{ count: 1, at: 'ionia' }], source: 'R S4.2' },
  { id: 'cretanArchers', name: 'Cretan archers', nation: 'macedonian', type: 'archer', side: 'macedonian', strengths: strengths('3-2'), missile: true, batches: [{ count: 1, at: 'ionia' }], source: 'R X3.2, R S1.2' },
  { id: 'thessalians', name: 'Thessalians', nation: 'macedonian', type: 'heavyCavalry', side: 'macedonian', strengths: strengths('7-6', '4-3'), batches: [{ count: 1, at: 'ionia', leaves: 18 }], source: 'reconstruction' },
  { id: 'greekCavalry', name: 'Greek cavalry', nation: 'macedonian', type: 'lightCavalry', side: 'macedonian', strengths: strengths('4-3', '2-2'), batches: [{ count: 1, at: 'track', turn: 5, leaves: 18 }], source: 'R S5.3; the back reconstructed' },
  { id: 'alliedHoplites', name: 'Allied hoplites', nation: 'macedonian', type: 'heavyInfantry', side: 'macedonian', strengths: strengths('6-7', '3-5'), batches: [{ count: 3, at: 'ionia', leaves: 18 }], source: 'reconstruction: a dozen units are a match for the Royal Guard' },
];

const greeks: readonly KindFact[] = [
  // Replaced as all others are (ruling C12.11).
  { id: 'spartans', name: 'Spartan hoplites', nation: 'spartan', type: 'heavyInfantry', side: 'persian', strengths: strengths('7-8', '4-5'), homeland: 'hellas', range: 'aegean', batches: [{ count: 4, at: 'aside' }], source: 'R S4.2; the back reconstructed' },
  { id: 'mercenaryHoplites', name: 'Mercenary hoplites', nation: 'mercenary', type: 'heavyInfantry', side: 'persian', strengths: strengths('6-7', '3-5'), recruited: 'byAnybody', range: 'empire', batches: [{ count: 3, at: 'ionia' }, { count: 2, at: 'track', turn: 6 }, { count: 1, at: 'pool' }], source: 'R S4.2, S10.3; the number reconstructed' },
  { id: 'mercenaryPeltasts', name: 'Mercenary peltasts', nation: 'mercenary', type: 'lightInfantry', side: 'persian', strengths: strengths('3-2', '2-1'), recruited: 'byAnybody', range: 'empire', batches: [{ count: 1, at: 'track', turn: 6 }, { count: 1, at: 'pool' }], source: 'R S4.2; the back reconstructed' },
];

const persians: readonly KindFact[] = [
  { id: 'royalGuard', name: 'Royal Guard', nation: 'persian', type: 'heavyInfantry', side: 'persian', strengths: strengths('6-7', '3-5'), needsTreasury: true, range: 'empire', batches: [{ count: 1, at: 'aside', choice: 'kingsArmy' }], source: 'R X3.2; the back reconstructed' },
  { id: 'persianHeavyCavalry', name: 'Persian heavy cavalry', nation: 'persian', type: 'heavyCavalry', side: 'persian', strengths: strengths('6-4', '3-2'), range: 'empire', batches: [{ count: 2, at: 'ionia' }, { count: 2, at: 'aside', choice: 'kingsArmy' }], source: 'R S10.2; inferred: the four of R S4.2' },
  { id: 'persianCavalry', name: 'Persian cavalry', nation: 'persian', type: 'lightCavalry', side: 'persian', strengths: strengths('3-3'), pairs: true, recruited: 'capitals', range: 'empire', batches: [{ count: 5, at: 'ionia' }, { count: 6, at: 'aside', choice: 'kingsArmy' }, { count: 5, at: 'pool' }], source: 'R 10.7; the number reconstructed, R S4.2 asks for fourteen' },
  { id: 'persianInfantry', name: 'Persian infantry', nation: 'persian', type: 'infantry', side: 'persian', strengths: strengths('3-2'), pairs: true, recruited: 'capitals', range: 'empire', batches: [{ count: 2, at: 'ionia' }, { count: 6, at: 'aside', choice: 'kingsArmy' }, { count: 6, at: 'pool' }], source: 'R 10.7; the number reconstructed, R X3.2 asks for eleven' },
  { id: 'persianLevy', name: 'Persian levy', nation: 'persian', type: 'infantry', side: 'persian', strengths: strengths('2-1'), recruited: 'capitals', range: 'empire', batches: [{ count: 1, at: 'sardis' }, { count: 13, at: 'pool' }], source: 'R 3.3; the number reconstructed, R S4.2 asks for ten and more' },
  { id: 'persianArchers', name: 'Persian archers', nation: 'persian', type: 'archer', side: 'persian', strengths: strengths('4-1'), missile: true, needsTreasury: true, range: 'empire', batches: [{ count: 2, at: 'aside', choice: 'kingsArmy' }, { count: 2, at: 'pool' }], source: 'R X3.2; inferred: the four of R S4.2' },
  // Their other side is Macedonian (ruling C12.10).
  { id: 'dahae', name: 'Dahae', nation: 'persian', type: 'horseArcher', side: 'persian', strengths: strengths('3-2'), missile: true, recruited: 'capitals', range: 'empire', batches: [{ count: 1, at: 'bactria' }], source: 'reconstruction: R 3.3' },
  { id: 'massagetae', name: 'Massagetae', nation: 'persian', type: 'horseArcher', side: 'persian', strengths: strengths('3-2'), missile: true, recruited: 'capitals', range: 'empire', batches: [{ count: 1, at: 'sogdiana' }], source: 'reconstruction: R 3.3' },
  { id: 'persianElephant', name: 'Persian elephants', nation: 'persian', type: 'elephant', side: 'persian', strengths: strengths('4-1'), range: 'empire', batches: [{ count: 1, at: 'track', turn: 14 }], source: 'R S4.2' },
  { id: 'persianChariot', name: 'Persian chariots', nation: 'persian', type: 'chariot', side: 'persian', strengths: strengths('4-1'), range: 'empire', batches: [{ count: 1, at: 'track', turn: 14 }], source: 'public: report of a playtest; the strength reconstructed' },
];

const indians: readonly KindFact[] = [
  { id: 'indianLevy', name: 'Indian levy', nation: 'indian', type: 'infantry', side: 'persian', strengths: strengths('2-1'), recruited: 'india', irreplaceable: true, range: 'india', batches: [{ count: 2, at: 'lowerIndia' }, { count: 2, at: 'gandara' }, { count: 2, at: 'upperIndia' }], source: 'R 3.3; the number reconstructed' },
  { id: 'indianInfantry', name: 'Indian infantry', nation: 'indian', type: 'infantry', side: 'persian', strengths: strengths('4-3'), recruited: 'india', irreplaceable: true, range: 'india', batches: [{ count: 4, at: 'upperIndia' }], source: 'R S4.2; the number reconstructed' },
  { id: 'indianElephants', name: 'Indian elephants', nation: 'indian', type: 'elephant', side: 'persian', strengths: strengths('6-2'), irreplaceable: true, range: 'india', batches: [{ count: 4, at: 'upperIndia' }], source: 'R S2.9; the number reconstructed' },
  { id: 'indianChariots', name: 'Indian chariots', nation: 'indian', type: 'chariot', side: 'persian', strengths: strengths('4-1'), irreplaceable: true, range: 'india', batches: [{ count: 3, at: 'upperIndia' }], source: 'R S2.1, S4.2' },
  { id: 'indianArchers', name: 'Indian archers', nation: 'indian', type: 'archer', side: 'persian', strengths: strengths('4-2'), missile: true, irreplaceable: true, range: 'india', batches: [{ count: 3, at: 'upperIndia' }], source: 'R 10.13, R S4.2' },
  { id: 'indianCavalry', name: 'Indian cavalry', nation: 'indian', type: 'lightCavalry', side: 'persian', strengths: strengths('5-4'), irreplaceable: true, range: 'india', batches: [{ count: 2, at: 'upperIndia' }], source: 'R S11.1' },
];

const raiders: readonly KindFact[] = [
  { id: 'barbarianHorseArchers', name: 'Barbarian horse archers', nation: 'barbarian', type: 'horseArcher', side: 'persian', strengths: strengths('2-2'), missile: true, irreplaceable: true, batches: [{ count: 4, at: 'aside' }], source: 'reconstruction' },
  { id: 'barbarianCavalry', name: 'Barbarian cavalry', nation: 'barbarian', type: 'lightCavalry', side: 'persian', strengths: strengths('3-2'), irreplaceable: true, batches: [{ count: 4, at: 'aside' }], source: 'reconstruction' },
  { id: 'barbarianInfantry', name: 'Barbarian infantry', nation: 'barbarian', type: 'infantry', side: 'persian', strengths: strengths('3-2'), irreplaceable: true, batches: [{ count: 2, at: 'aside' }], source: 'reconstruction: ten barbarians, as the largest raid of R 14.3' },
  { id: 'arabs', name: 'Arabs', nation: 'arab', type: 'lightInfantry', side: 'persian', strengths: strengths('2-2'), irreplaceable: true, batches: [{ count: 6, at: 'aside' }], source: 'reconstruction: light infantry R 2.7' },
];

/** R 2.3: the combat units. Two counters of one unit of four steps are one unit. */
export const kinds: readonly KindFact[] = [...macedonians, ...greeks, ...persians, ...indians, ...raiders];

/** R 10.18, 12.9: what holds for leaders of whom nothing else is said. */
const ORDINARY = { ralliesOn: 3, recoversOn: 3 } as const;

/**
 * R 2.4: the leaders. The reverse is two less, as that of Seleucus is; turns on the track are reconstructed but
 * Memnon's.
 */
export const leaders: readonly LeaderFact[] = [
  { ...ORDINARY, id: 'alexander', name: 'Alexander', side: 'macedonian', nation: 'macedonian', ability: 9, wounded: 7, at: 'ionia', king: 'ofGame', fearless: true, forcesMarches: true, recoversOn: 5, source: 'reconstruction: with the Hetairoi 17 R 18.0' },
  { ...ORDINARY, id: 'parmenio', name: 'Parmenio', side: 'macedonian', nation: 'macedonian', ability: 6, wounded: 4, at: 'ionia', leaves: 19, source: 'reconstruction' },
  { ...ORDINARY, id: 'antipater', name: 'Antipater', side: 'macedonian', nation: 'macedonian', ability: 6, wounded: 4, at: 'macedonia', range: 'europe', source: 'public: replay of a game of Clash of the Generals' },
  { ...ORDINARY, id: 'craterus', name: 'Craterus', side: 'macedonian', nation: 'macedonian', ability: 6, wounded: 4, at: 'track', turn: 9, source: 'reconstruction' },
  { ...ORDINARY, id: 'perdiccas', name: 'Perdiccas', side: 'macedonian', nation: 'macedonian', ability: 5, wounded: 3, at: 'track', turn: 15, source: 'reconstruction' },
  { ...ORDINARY, id: 'ptolemy', name: 'Ptolemy', side: 'macedonian', nation: 'macedonian', ability: 7, wounded: 5, at: 'track', turn: 17, source: 'R S6.2; the reverse reconstructed' },
  { ...ORDINARY, id: 'hephaestion', name: 'Hephaestion', side: 'macedonian', nation: 'macedonian', ability: 5, wounded: 3, at: 'track', turn: 19, leaves: 43, loyal: true, source: 'reconstruction' },
  { ...ORDINARY, id: 'coenus', name: 'Coenus', side: 'macedonian', nation: 'macedonian', ability: 5, wounded: 3, at: 'track', turn: 26, leaves: 35, source: 'reconstruction' },
  { ...ORDINARY, id: 'macedonianOfficer', name: 'Macedonian officer', side: 'macedonian', nation: 'macedonian', ability: 0, wounded: null, at: 'aside', standIn: true, source: 'R 12.10' },
  { ...ORDINARY, id: 'darius', name: 'Darius', side: 'persian', nation: 'persian', ability: 4, wounded: 2, at: 'aside', choice: 'kingsArmy', king: 'ofArmy', withFamily: true, ralliesOn: 0, objective: 'darius', range: 'empire', source: 'reconstruction' },
  { ...ORDINARY, id: 'bessus', name: 'Bessus', side: 'persian', nation: 'persian', ability: 4, wounded: 2, at: 'aside', king: 'ofArmy', succeeds: 'darius', objective: 'bessus', range: 'empire', source: 'reconstruction' },
  { ...ORDINARY, id: 'memnon', name: 'Memnon', side: 'persian', nation: 'persian', ability: 7, wounded: 5, at: 'ionia', leaves: 5, range: 'empire', source: 'inferred: with the best attack 13 R 18.0' },
  { ...ORDINARY, id: 'nabarzanes', name: 'Nabarzanes', side: 'persian', nation: 'persian', ability: 4, wounded: 2, at: 'track', turn: 6, range: 'empire', source: 'reconstruction' },
  { ...ORDINARY, id: 'mazaeus', name: 'Mazaeus', side: 'persian', nation: 'persian', ability: 5, wounded: 3, at: 'track', turn: 11, range: 'empire', source: 'reconstruction' },
  { ...ORDINARY, id: 'ariobarzanes', name: 'Ariobarzanes', side: 'persian', nation: 'persian', ability: 5, wounded: 3, at: 'track', turn: 14, range: 'empire', source: 'reconstruction' },
  { ...ORDINARY, id: 'satibarzanes', name: 'Satibarzanes', side: 'persian', nation: 'persian', ability: 4, wounded: 2, at: 'track', turn: 19, range: 'empire', source: 'reconstruction' },
  { ...ORDINARY, id: 'spitamenes', name: 'Spitamenes', side: 'persian', nation: 'persian', ability: 6, wounded: 4, at: 'track', turn: 22, leaves: 28, range: 'empire', source: 'reconstruction' },
  { ...ORDINARY, id: 'persianOfficer', name: 'Persian officer', side: 'persian', nation: 'persian', ability: 0, wounded: null, at: 'aside', standIn: true, range: 'empire', source: 'R 12.10' },
  { ...ORDINARY, id: 'porus', name: 'Porus', side: 'persian', nation: 'indian', ability: 7, wounded: 5, at: 'upperIndia', ralliesOn: 6, recoversOn: 5, range: 'india', source: 'reconstruction: with the best attack 13 R 18.0' },
  { ...ORDINARY, id: 'agis', name: 'Agis', side: 'persian', nation: 'spartan', ability: 6, wounded: 4, at: 'aside', range: 'aegean', source: 'reconstruction: with the best attack 13 R 18.0' },
];

/** R 8.3, 14.2: who stays where. */
export const ranges: readonly RangeFact[] = [
  { id: 'europe', side: 'macedonian', keeps: 'only', provinces: ['macedonia', 'hellas', 'thrace'], untilRevoltIsOver: true, source: 'R 8.3' },
  { id: 'empire', side: 'persian', keeps: 'never', provinces: ['gandara', 'upperIndia', 'lowerIndia', 'scythia', 'chorasmia', 'sind', 'arabia'], source: 'R 8.3, 14.3' },
  { id: 'india', side: 'persian', keeps: 'only', provinces: ['gandara', 'upperIndia', 'lowerIndia'], wakes: 'indiansRoused', source: 'R 3.3, 8.3' },
  { id: 'aegean', side: 'persian', keeps: 'only', provinces: ['hellas', 'macedonia', 'thrace', 'ionia'], source: 'R 14.2' },
];

export const baggage: readonly BaggageFact[] = [
  { id: 'siegeTrain', name: 'Siege Train', side: 'macedonian', at: 'ionia', builtIn: 'macedonia', besieges: true, source: 'R 11.7; that it begins with Alexander reconstructed' },
];

export const counters: Counters = {
  kinds,
  leaders,
  ranges,
  baggage,
  apart: ['indian', 'barbarian', 'arab'],
  bands: ['barbarian', 'arab'],
  walls: 24,
};
