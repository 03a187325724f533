/**
 * R X1.3, X2, X3.2, X8: the counters: twenty new ones, and those of the base that are in play. Who begins where is
 * printed; which reinforcements come, and when, is reconstructed. The source of a kind is that of its strengths and of
 * where it begins.
 */
import type {
  BaggageFact,
  Counters,
  FleetFact,
  KindFact,
  LeaderFact,
  RangeFact,
  Strength,
} from '../../conquest/data/shape.js';

/** Strengths as counters print them, from full down: `8-8`. */
const strengths = (...printed: readonly `${number}-${number}`[]): readonly Strength[] =>
  printed.map((one) => {
    const [attack = 0, defense = 0] = one.split('-').map(Number);
    return { attack, defense };
  });

/**
 * R X1.3: black and red counters, and mercenaries who come later: the Ten Thousand. Slingers are archers (ruling X2.2);
 * all begin in the field (ruling X3.1).
 */
const greeks: readonly KindFact[] = [
  { id: 'spartanHoplites', name: 'Spartan hoplites', nation: 'spartan', type: 'heavyInfantry', side: 'rebel', strengths: strengths('7-8', '4-5'), greek: true, batches: [{ count: 4, at: 'ionia' }], source: 'R X3.2; the back reconstructed' },
  { id: 'mercenaryHoplites', name: 'Mercenary hoplites', nation: 'mercenary', type: 'heavyInfantry', side: 'rebel', strengths: strengths('6-7', '3-5'), greek: true, batches: [{ count: 1, at: 'track', turn: 2 }], source: 'R S4.2, S10.3; the turn reconstructed' },
  { id: 'thracianPeltasts', name: 'Thracian peltasts', nation: 'macedonian', type: 'lightInfantry', side: 'rebel', strengths: strengths('6-3', '3-2'), greek: true, batches: [{ count: 1, at: 'ionia' }], source: 'R X3.2; the back reconstructed' },
  { id: 'mercenaryPeltasts', name: 'Mercenary peltasts', nation: 'mercenary', type: 'lightInfantry', side: 'rebel', strengths: strengths('3-2', '2-1'), greek: true, batches: [{ count: 1, at: 'track', turn: 5 }], source: 'R S4.2; the back and the turn reconstructed' },
  { id: 'illyrians', name: 'Illyrians', nation: 'macedonian', type: 'infantry', side: 'rebel', strengths: strengths('3-3'), greek: true, batches: [{ count: 1, at: 'ionia' }], source: 'R X3.2' },
  { id: 'greekArchers', name: 'Greek archers', nation: 'macedonian', type: 'archer', side: 'rebel', strengths: strengths('3-1'), missile: true, greek: true, batches: [{ count: 1, at: 'ionia' }], source: 'R X3.2' },
  { id: 'cretanArchers', name: 'Cretan archers', nation: 'macedonian', type: 'archer', side: 'rebel', strengths: strengths('3-2'), missile: true, greek: true, batches: [{ count: 1, at: 'ionia' }], source: 'R X3.2' },
  { id: 'prodromoi', name: 'Greek cavalry', nation: 'macedonian', type: 'lightCavalry', side: 'rebel', strengths: strengths('2-2'), greek: true, batches: [{ count: 1, at: 'track', after: 'pretenderFallen' }], source: 'R X2.2' },
  { id: 'slingers', name: 'Rhodian slingers', nation: 'macedonian', type: 'archer', side: 'rebel', strengths: strengths('2-2'), missile: true, greek: true, batches: [{ count: 1, at: 'track', after: 'pretenderFallen' }], source: 'R X2.2' },
];

/** R X4.2, X5.4: the turn on which the stacks march that rest at first. */
const SECOND = 2;
const THIRD = 3;

const persians: readonly KindFact[] = [
  { id: 'cyrusGuard', name: 'Guard of Cyrus', nation: 'persian', type: 'heavyCavalry', side: 'rebel', strengths: strengths('7-6', '4-3'), batches: [{ count: 1, at: 'ionia' }], source: 'R X3.2; type and back reconstructed' },
  { id: 'royalGuard', name: 'Royal Guard', nation: 'persian', type: 'heavyInfantry', side: 'royal', strengths: strengths('6-7', '3-5'), batches: [{ count: 1, at: 'media', restsUntil: SECOND }], source: 'R X3.2; the back reconstructed' },
  { id: 'persianHeavyCavalry', name: 'Persian heavy cavalry', nation: 'persian', type: 'heavyCavalry', side: 'royal', strengths: strengths('6-4', '3-2'), batches: [{ count: 4, at: 'media', restsUntil: SECOND }], source: 'R X3.2; R S10.2' },
  { id: 'persianCavalry', name: 'Persian cavalry', nation: 'persian', type: 'lightCavalry', side: 'royal', strengths: strengths('3-3'), pairs: true, batches: [{ count: 4, at: 'ionia', side: 'rebel' }, { count: 2, at: 'track', turn: 3, side: 'rebel' }, { count: 2, at: 'cilicia' }, { count: 2, at: 'track', turn: 2 }, { count: 2, at: 'track', turn: 4 }, { count: 2, at: 'track', turn: 7 }], source: 'R X3.2; turns reconstructed' },
  { id: 'persianInfantry', name: 'Persian infantry', nation: 'persian', type: 'infantry', side: 'royal', strengths: strengths('3-2'), pairs: true, batches: [{ count: 4, at: 'ionia', side: 'rebel' }, { count: 3, at: 'babylonia', restsUntil: SECOND }, { count: 4, at: 'syria', restsUntil: THIRD }, { count: 2, at: 'track', turn: 2 }, { count: 1, at: 'track', turn: 5 }], source: 'R X3.2; turns reconstructed' },
  { id: 'persianLevy', name: 'Persian levy', nation: 'persian', type: 'infantry', side: 'royal', strengths: strengths('2-1'), batches: [{ count: 4, at: 'syria', restsUntil: THIRD }, { count: 2, at: 'track', turn: 4 }], source: 'R X3.2; turns reconstructed' },
  { id: 'persianArchers', name: 'Persian archers', nation: 'persian', type: 'archer', side: 'royal', strengths: strengths('4-1'), missile: true, batches: [{ count: 2, at: 'babylonia', restsUntil: SECOND }, { count: 1, at: 'media', restsUntil: SECOND }, { count: 1, at: 'syria', restsUntil: THIRD }], source: 'R X3.2' },
  { id: 'dahae', name: 'Dahae', nation: 'persian', type: 'horseArcher', side: 'royal', strengths: strengths('3-2'), missile: true, batches: [{ count: 1, at: 'media', restsUntil: SECOND }], source: 'R X3.2; the strength reconstructed' },
  { id: 'massagetae', name: 'Massagetae', nation: 'persian', type: 'horseArcher', side: 'royal', strengths: strengths('3-2'), missile: true, batches: [{ count: 1, at: 'media', restsUntil: SECOND }], source: 'R X3.2; the strength reconstructed' },
  { id: 'scytheChariots', name: 'Scythe chariots', nation: 'persian', type: 'chariot', side: 'royal', strengths: strengths('5-0'), scythed: true, batches: [{ count: 3, at: 'babylonia', restsUntil: SECOND }], source: 'R X2.1, X3.2' },
];

/** R X1.3: saffron counters stand for other peoples of the Empire; all of them are reinforcements. */
const peoples: readonly KindFact[] = [
  { id: 'indianInfantry', name: 'Infantry of the satrapies', nation: 'indian', type: 'infantry', side: 'royal', strengths: strengths('4-3'), batches: [{ count: 2, at: 'track', turn: 3 }, { count: 2, at: 'track', turn: 6 }], source: 'R S4.2; turns reconstructed' },
  { id: 'indianArchers', name: 'Archers of the satrapies', nation: 'indian', type: 'archer', side: 'royal', strengths: strengths('4-2'), missile: true, batches: [{ count: 1, at: 'track', turn: 3 }], source: 'R 10.13; the turn reconstructed' },
  { id: 'indianCavalry', name: 'Cavalry of the satrapies', nation: 'indian', type: 'lightCavalry', side: 'royal', strengths: strengths('5-4'), batches: [{ count: 1, at: 'track', turn: 5 }], source: 'R S11.1; the turn reconstructed' },
];

/** R X8.2: the mountain tribes, each in its home. */
const tribes: readonly KindFact[] = [
  { id: 'carduchi', name: 'Carduchi', nation: 'barbarian', type: 'infantry', side: 'royal', strengths: strengths('6-6'), homeland: 'armenia', range: 'armenia', batches: [{ count: 1, at: 'aside' }], source: 'R X8.2; the type reconstructed' },
  { id: 'chalybes', name: 'Chalybes', nation: 'barbarian', type: 'infantry', side: 'royal', strengths: strengths('4-4'), homeland: 'cappadocia', range: 'cappadocia', batches: [{ count: 1, at: 'aside' }], source: 'R X8.2; the type reconstructed' },
  { id: 'pisidians', name: 'Pisidians', nation: 'barbarian', type: 'infantry', side: 'royal', strengths: strengths('3-3'), homeland: 'cilicia', range: 'cilicia', batches: [{ count: 1, at: 'aside' }], source: 'R X8.2; the type reconstructed' },
];

const kinds: readonly KindFact[] = [...greeks, ...persians, ...peoples, ...tribes];

/** R 10.18, 12.9: what holds for all of them. */
const ORDINARY = { ralliesOn: 3, recoversOn: 3 } as const;

/**
 * R X3.2, X2.4: the leaders; Cyrus and Artaxerxes command where they are (ruling X7.2). Abilities are reconstructed,
 * but that Xenophon's is the highest; the reverse is two less.
 */
const leaders: readonly LeaderFact[] = [
  { ...ORDINARY, id: 'cyrus', name: 'Cyrus', side: 'rebel', nation: 'persian', ability: 7, wounded: 5, at: 'ionia', king: 'ofArmy', source: 'reconstruction: he forces marches' },
  { ...ORDINARY, id: 'ariaeus', name: 'Ariaeus', side: 'rebel', nation: 'persian', ability: 3, wounded: 1, at: 'ionia', source: 'reconstruction' },
  { ...ORDINARY, id: 'clearchus', name: 'Clearchus', side: 'rebel', nation: 'mercenary', ability: 6, wounded: 4, at: 'ionia', greek: 'general', source: 'reconstruction' },
  { ...ORDINARY, id: 'menon', name: 'Menon', side: 'rebel', nation: 'mercenary', ability: 4, wounded: 2, at: 'ionia', greek: 'general', source: 'reconstruction' },
  { ...ORDINARY, id: 'xenophon', name: 'Xenophon', side: 'rebel', nation: 'mercenary', ability: 8, wounded: 6, at: 'aside', greek: 'elected', source: 'reconstruction: the highest, R X11.0' },
  { ...ORDINARY, id: 'rebelOfficer', name: 'Rebel officer', side: 'rebel', nation: 'mercenary', ability: 0, wounded: null, at: 'aside', standIn: true, greek: 'officer', source: 'R 12.10, R X10.2' },
  { ...ORDINARY, id: 'artaxerxes', name: 'Artaxerxes', side: 'royal', nation: 'persian', ability: 4, wounded: 2, at: 'media', king: 'ofGame', withFamily: true, restsUntil: SECOND, source: 'reconstruction' },
  { ...ORDINARY, id: 'tissaphernes', name: 'Tissaphernes', side: 'royal', nation: 'persian', ability: 6, wounded: 4, at: 'cilicia', source: 'reconstruction' },
  { ...ORDINARY, id: 'abrocomas', name: 'Abrocomas', side: 'royal', nation: 'persian', ability: 3, wounded: 1, at: 'syria', restsUntil: THIRD, source: 'reconstruction' },
  { ...ORDINARY, id: 'royalOfficer', name: 'Royal officer', side: 'royal', nation: 'persian', ability: 0, wounded: null, at: 'aside', standIn: true, source: 'R 12.10, R X10.2' },
];

/** R X8.2: the tribes do not leave their homes. */
const ranges: readonly RangeFact[] = ['armenia', 'cappadocia', 'cilicia'].map(
  (home): RangeFact => ({ id: home, side: 'royal', keeps: 'only', provinces: [home], source: 'R X8.2' }),
);

/** R X2.3. */
const baggage: readonly BaggageFact[] = [
  { id: 'baggageTrain', name: 'Baggage Train', side: 'rebel', at: 'ionia', follows: 'cyrus', source: 'R X2.3, X3.2' },
];

/** R X2.5, X3.2, X6.2. */
const fleets: readonly FleetFact[] = [
  { id: 'ionianFleet', name: 'Ionian fleet', side: 'rebel', at: 'ionian', capacity: 2, source: 'R X3.2, X6.2' },
];

export const counters: Counters = { kinds, leaders, ranges, baggage, fleets, apart: ['barbarian'], bands: [], walls: 24 };

/** R X10.3: two more levies come in the Spring of the year for which the game may be extended. */
export const extendedCounters: Counters = {
  ...counters,
  kinds: kinds.map((kind) =>
    kind.id === 'persianLevy' ? { ...kind, batches: [...kind.batches, { count: 2, at: 'track', turn: 9 }] } : kind,
  ),
};
