/**
 * R 12, C: the deck of 120 cards of thirty kinds. The rulebook gives the cities and regions on cards only for three
 * kinds.
 */
import { CARD_KINDS, type CityId, type RegionId, type Source } from '../../vocabulary.js';
import type { CardFact, CardFacts, CardKindFact } from '../shape/cards.js';
import { allyCards } from './allies.js';
import { fortuneCards } from './fortune.js';
import { persianCards } from './persia.js';
import { sicilianCards } from './sicily.js';

/** The data of a card apart from its kind. */
type Named = Omit<CardFact, 'id' | 'kind'>;

const betrayed = (...cities: readonly CityId[]): readonly Named[] =>
  cities.map((city) => ({ city, source: 'reconstruction: the large cities beside Athens and Sparta' }));

const rebels = (type: 'fleet' | 'hoplite', count: number, source: Source, ...regions: readonly RegionId[]): readonly Named[] =>
  regions.map((region) => ({ regions: [region], minimum: { type, count }, source }));

/** The cards of the kinds whose cards have names on them. */
const NAMED: Readonly<Partial<Record<CardKindFact['kind'], readonly Named[]>>> = {
  cityBetrayal: betrayed('ambracia', 'argos', 'byzantium', 'chalcis', 'chios', 'corcyra', 'corinth', 'elis', 'larissa', 'megara', 'miletus', 'mytilene', 'samos', 'thebes'),
  rebellionPossible: [
    ...rebels('fleet', 1, 'R 27.2.6', 'euboea', 'lesbos', 'chios'),
    ...rebels('fleet', 1, 'reconstruction', 'euboea', 'lesbos', 'chios', 'samos', 'rhodes', 'rhodes', 'hellespont', 'hellespont', 'aegeanIslands', 'westernIslands'),
    ...rebels('hoplite', 2, 'reconstruction', 'thrace', 'thrace', 'chalcidice', 'chalcidice', 'acarnania'),
  ],
};

const all: readonly CardKindFact[] = [...allyCards, ...fortuneCards, ...persianCards, ...sicilianCards];

/** In the order of the rulebook. */
const kinds = CARD_KINDS.flatMap((kind) => all.filter((each) => each.kind === kind));

const cardsOf = ({ kind, count, source = 'R C' }: CardKindFact): readonly Omit<CardFact, 'id'>[] =>
  (NAMED[kind] ?? Array.from({ length: count }, (): Named => ({ source }))).map((named) => ({ kind, ...named }));

export const cards: CardFacts = {
  kinds,
  cards: kinds.flatMap(cardsOf).map((card, index) => ({ id: index + 1, ...card })),
};
