// R 19.2: the known special abilities, and those proposed for the other Major Generals.
import type { Abilities, Ability } from './ability.js';

/**
 * The abilities that public accounts describe: that of Ptolemaios. A game has these unless its options name others
 * (ruling abilities-of-the-cards).
 */
export const attestedAbilities: Abilities = {
  ptolemaios: [{ changes: 'battleRating', is: 4, where: { provinces: ['aigyptos'] } }],
};

const inMakedonia: Ability = { changes: 'battleRating', is: 4, where: { provinces: ['makedonia'] } };

/**
 * A reconstruction: the known ability, and a proposed one of similar size for each of the others. None of the proposed
 * ones claims to be the printed one. Krateros has none here.
 */
export const reconstructedAbilities: Abilities = {
  ...attestedAbilities,
  perdikkas: [{ changes: 'prestige', plus: 1, for: 'ownRoyalArmy' }],
  antipatros: [inMakedonia],
  polyperchon: [inMakedonia],
  leonnatos: [{ changes: 'avoidingDie', plus: 1, first: true }],
  peithon: [{ changes: 'pathCost', path: 'mountain', is: 1, where: { provinces: ['media', 'atropatene', 'hyrkania'] } }],
  lysimachos: [{ changes: 'battleRating', is: 5, when: 'defending', where: { provinces: ['thrake'] } }],
  antigonos: [{ changes: 'transitPenalty', is: 0 }],
  seleukos: [{ changes: 'elephantDie', plus: 1 }],
  demetrios: [{ changes: 'siegeDie', plus: 1, where: { kinds: ['majorCity'] } }],
  eumenes: [{ changes: 'interceptionDie', plus: 1 }],
  kassandros: [{ changes: 'portPenalty', is: 0 }],
  peukestas: [{ changes: 'battleRating', is: 4, where: { provinces: ['persis'] } }],
};
