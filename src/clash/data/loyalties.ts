/** R S4.3: whose loyalty is settled together, and in which order. */
import type { LoyaltyFact } from './shape.js';

/** R S4.3: those who need no die. */
const certain: readonly LoyaltyFact[] = [
  { id: 'macedonia', name: 'Macedonia', side: 'regency', province: 'macedonia', source: 'R S4.3' },
  { id: 'phrygia', name: 'Phrygia', side: 'warlords', province: 'phrygia', source: 'R S4.3' },
  { id: 'cassander', name: 'Cassander', side: 'regency', province: 'babylonia', leaders: ['cassander'], source: 'R S4.3' },
  { id: 'perdiccas', name: 'Perdiccas', side: 'regency', province: 'babylonia', leaders: ['perdiccas'], source: 'R S4.3' },
];

/** R S4.3: every other province with units in it, but those of Indians and rebels, and Babylonia. */
const provinces: readonly LoyaltyFact[] = [
  { id: 'thrace', name: 'Thrace', province: 'thrace', source: 'R S4.3' },
  { id: 'ionia', name: 'Ionia', province: 'ionia', source: 'R S4.3' },
  { id: 'cappadocia', name: 'Cappadocia', province: 'cappadocia', source: 'R S4.3' },
  { id: 'cilicia', name: 'Cilicia', province: 'cilicia', source: 'R S4.3' },
  { id: 'armenia', name: 'Armenia', province: 'armenia', source: 'R S4.3' },
  { id: 'syria', name: 'Syria', province: 'syria', cities: ['gaza'], source: 'R S4.3' },
  { id: 'egypt', name: 'Egypt', province: 'egypt', source: 'R S4.3' },
  { id: 'assyria', name: 'Assyria', province: 'assyria', source: 'R S4.3' },
  { id: 'susiana', name: 'Susiana', province: 'susiana', source: 'R S4.3' },
  { id: 'persis', name: 'Persis', province: 'persis', source: 'R S4.3' },
  { id: 'media', name: 'Media', province: 'media', source: 'R S4.3' },
  { id: 'drangiana', name: 'Drangiana', province: 'drangiana', source: 'R S4.3' },
  { id: 'areia', name: 'Areia', province: 'areia', source: 'R S4.3' },
  { id: 'bactria', name: 'Bactria', province: 'bactria', source: 'R S4.3' },
  { id: 'sogdiana', name: 'Sogdiana', province: 'sogdiana', source: 'R S4.3' },
];

/** R S4.3: the main army at Babylon, group by group, and the other leaders who are there (ruling S4.3). */
const mainArmy: readonly LoyaltyFact[] = [
  { id: 'guards', name: 'Guards at Babylon', province: 'babylonia', kinds: ['hetairoi', 'hypaspists', 'macedonianArchers'], source: 'R S4.3' },
  { id: 'phalanx', name: 'Phalanx at Babylon', province: 'babylonia', kinds: ['phalanx'], source: 'R S4.3' },
  { id: 'archers', name: 'Persian archers and elephants at Babylon', province: 'babylonia', kinds: ['persianArchers', 'persianElephant'], source: 'R S4.3' },
  { id: 'cavalry', name: 'Persian cavalry at Babylon', province: 'babylonia', kinds: ['persianCavalry'], source: 'R S4.3' },
  { id: 'infantry', name: 'Persian infantry at Babylon', province: 'babylonia', kinds: ['persianInfantry'], source: 'R S4.3' },
  { id: 'ptolemy', name: 'Ptolemy', province: 'babylonia', leaders: ['ptolemy'], source: 'R S4.3' },
  { id: 'eumenes', name: 'Eumenes', province: 'babylonia', leaders: ['eumenes'], source: 'R S4.3' },
  { id: 'lysimachus', name: 'Lysimachus', province: 'babylonia', leaders: ['lysimachus'], source: 'R S4.3' },
  { id: 'polysperchon', name: 'Polysperchon', province: 'babylonia', leaders: ['polysperchon'], source: 'R S4.3' },
  { id: 'leonnatus', name: 'Leonnatus', province: 'babylonia', leaders: ['leonnatus'], source: 'R S4.3' },
];

export const loyalties: readonly LoyaltyFact[] = [...certain, ...provinces, ...mainArmy];
