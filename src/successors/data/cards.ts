// R 4.31, 6.6.3, 20: the Tyche cards of the default deck.
import { TREASURE_CITIES } from './cavalry.js';
import type { CardFact, Deck } from './shape.js';

type Row = Omit<CardFact, 'text' | 'source'>;

const rows = [
  {
    id: 1, title: 'Drink the Hemlock', type: 'bonus', operationPoints: 2, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'hemlock' },
  },
  {
    id: 2, title: 'Diplomacy', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'diplomacy' },
  },
  {
    id: 3, title: 'Diplomacy', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'diplomacy' },
  },
  {
    id: 4, title: 'Disease', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'disease' },
  },
  {
    id: 5, title: 'Greek Mercenaries', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'levy', unit: 'mercenary', count: 2, provinces: ['hellas', 'lydia', 'thessalia'] },
  },
  {
    id: 6, title: 'Greek Mercenaries', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'levy', unit: 'mercenary', count: 2, provinces: ['hellas', 'lydia', 'thessalia'] },
  },
  {
    id: 7, title: 'Thracian Mercenaries', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'levy', unit: 'mercenary', count: 2, provinces: ['thrake'], cavalry: 1 },
  },
  {
    id: 8, title: 'Cappadocian Mercenaries', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'levy', unit: 'mercenary', count: 2, provinces: ['kappadokia'] },
  },
  {
    id: 9, title: 'Minor Raid', type: 'bonus', operationPoints: 2, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'minorRaid', range: 2 },
  },
  {
    id: 10, title: 'Cretan Archers', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'levy', unit: 'mercenary', count: 2, provinces: ['krete', 'hellas'] },
  },
  {
    id: 11, title: 'Pontic Fleet', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'ponticFleet', strength: 2 },
  },
  {
    id: 12, title: 'Kilikia Pirates', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'pirates', fleet: 'kilikia' },
  },
  {
    id: 13, title: 'Indian Elephants', type: 'event', operationPoints: 4, removeAfterEvent: true, mustBePlayed: false,
    effect: { kind: 'levy', unit: 'elephant', count: 4, provinces: ['persis', 'hyrkania'], controlled: 'province' },
  },
  {
    id: 14, title: 'War Elephants', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'levy', unit: 'elephant', count: 2, provinces: 'asia' },
  },
  {
    id: 15, title: 'Condemnation', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'condemnation', legitimacy: 3 },
  },
  {
    id: 16, title: 'Treachery', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'treachery', success: 3 },
  },
  {
    id: 17, title: 'Unrest', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'unrest' },
  },
  {
    id: 18, title: 'Unrest', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'unrest' },
  },
  {
    id: 19, title: 'Unrest', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'unrest' },
  },
  {
    id: 20, title: 'Unrest Spreads', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'unrestSpreads' },
  },
  {
    id: 21, title: 'Plans of Their Own', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'plansOfTheirOwn' },
  },
  {
    id: 22, title: 'Migration of Illyrian Tribes', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'independentArmy', army: 'glaukias' },
  },
  {
    id: 23, title: 'Scythian Invasion', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'independentArmy', army: 'seuthes' },
  },
  {
    id: 24, title: 'Desertions', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'desertions' },
  },
  {
    id: 25, title: '23,000 Greek Soldiers', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'independentArmy', army: 'filon' },
  },
  {
    id: 26, title: 'Persian Popular Support', type: 'event', operationPoints: 3, removeAfterEvent: true, mustBePlayed: false,
    effect: { kind: 'popularSupport', province: 'persis' },
  },
  {
    id: 27, title: 'Greek Revolt', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'independentArmy', army: 'leosthenes', otherwise: 'hellas' },
  },
  {
    id: 28, title: 'Kappadokian Revolt', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: true,
    effect: { kind: 'independentArmy', army: 'ariarathes', otherwise: 'kappadokia' },
  },
  {
    id: 29, title: 'Royal Treasury', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'treasury', cities: TREASURE_CITIES, count: 3 },
  },
  {
    id: 30, title: 'Royal Treasury', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'treasury', cities: TREASURE_CITIES, count: 3 },
  },
  {
    id: 31, title: 'Kleopatra', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'marriage', bride: 'kleopatra' },
  },
  {
    id: 32, title: 'Thessalonike', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'marriage', bride: 'thessalonike' },
  },
  {
    id: 33, title: 'Philippos Breaks From Guardian', type: 'bonus', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'philippos' },
  },
  {
    id: 34, title: 'Peukestas, Satrap of Persis', type: 'event', operationPoints: 4, removeAfterEvent: true, mustBePlayed: false,
    effect: { kind: 'peukestas', province: 'persis', fromTurn: 2 },
  },
  {
    id: 35, title: 'Helepolis', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'helepolis', bonus: 2 },
  },
  {
    id: 36, title: 'Olympias', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'olympias', space: 'molossia', mercenaries: 4 },
  },
  {
    id: 37, title: 'Major Campaign', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'campaign', armies: 2, movementPoints: 4 },
  },
  {
    id: 38, title: 'Campaign', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'campaign', armies: 1, movementPoints: 4 },
  },
  {
    id: 39, title: 'Traitor', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'traitor' },
  },
  {
    id: 40, title: 'Asian Greek Mercenaries', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'levy', unit: 'mercenary', count: 2, provinces: ['karia', 'lydia', 'lykia'] },
  },
  {
    id: 41, title: 'Macedonian Veterans', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'veterans', unit: 'loyal', count: 1, provinces: [] },
  },
  {
    id: 42, title: 'Elephants', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'veterans', unit: 'elephant', count: 1, provinces: ['asia', 'aigyptos'] },
  },
  {
    id: 43, title: 'Storm at Sea', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'stormAtSea' },
  },
  {
    id: 44, title: 'Shipbuilding', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'shipbuilding' },
  },
  {
    id: 45, title: 'Satrapal Levy', type: 'event', operationPoints: 3, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'satrapalLevy', provinces: 2 },
  },
  {
    id: 46, title: 'Gold of the Temples', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'templeGold', training: 4, markers: 1 },
  },
  {
    id: 47, title: 'Eleventh Hour', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'eleventhHour', success: 5 },
  },
  {
    id: 48, title: 'Cretans, Always Liars', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'alwaysLiars' },
  },
  {
    id: 49, title: 'Ambush', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'ambush', bonus: 1 },
  },
  {
    id: 50, title: 'Foraging Failure', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'foragingFailure', limit: 5 },
  },
  {
    id: 51, title: 'Guides', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'guides' },
  },
  {
    id: 52, title: 'Second Wind', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'secondWind', movementPoints: 2 },
  },
  {
    id: 53, title: 'Omens', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'omens' },
  },
  {
    id: 54, title: 'Mutiny', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'mutiny', range: 2 },
  },
  {
    id: 55, title: 'Broken Oath', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'brokenOath' },
  },
  {
    id: 56, title: 'Silver Shields', type: 'event', operationPoints: 4, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'silverShields' },
  },
  {
    id: 57, title: "Orator's Gift", type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'oratorsGift', prestige: 3 },
  },
  {
    id: 58, title: 'Ahura Mazda & Ahriman', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'ahuraMazda' },
  },
  {
    id: 59, title: 'Repercussions of Defeat', type: 'surprise', operationPoints: 0, removeAfterEvent: false, mustBePlayed: false,
    effect: { kind: 'repercussions' },
  },
] as const satisfies readonly Row[];

/**
 * The default deck: 31 Event, 13 Bonus and 15 Surprise cards. The rules attest the numbers, titles and effects of some;
 * public accounts tell others; the rest is proposed (docs/data.md).
 */
export const cards: Deck = rows;

/** The cards of the default deck. */
export type KnownCardId = (typeof rows)[number]['id'];
