/** German names: those of the base, and those of this variant. */
import type { Declined } from '../../../core/index.js';
import { feminine, germanNames } from '../../../conquest/text/de/names.js';
import { unheldOf } from '../../../conquest/text/names.js';
import type { ClashVocabulary } from '../names.js';
import { germanCalled } from './called.js';

/** R S4.1: where there is no city, a fortress is spoken of by its province: `die Festung in Medien`. */
const fortresses: Readonly<Record<string, Declined>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(germanCalled.cities)
    .filter(([id]) => id.endsWith('Fortress'))
    .map(([id, name]) => [id, feminine(name)]),
);

/** The options of the base do not exist in this variant. */
const { optionalRules: _, sections: __, ...family } = germanNames;

const unheld = unheldOf(family);

export const germanVocabulary: ClashVocabulary = {
  ...family,
  called: germanCalled,
  spoken: {
    ...family.spoken,
    ...fortresses,
    scythianKing: {
      nominative: 'der Skythenkönig',
      genitive: 'des Skythenkönigs',
      dative: 'dem Skythenkönig',
      accusative: 'den Skythenkönig',
    },
    body: {
      nominative: 'der Leichnam Alexanders',
      genitive: 'des Leichnams Alexanders',
      dative: 'dem Leichnam Alexanders',
      accusative: 'den Leichnam Alexanders',
    },
    treasury: {
      nominative: 'der Reichsschatz',
      genitive: 'des Reichsschatzes',
      dative: 'dem Reichsschatz',
      accusative: 'den Reichsschatz',
    },
    royalFamily: feminine('Königsfamilie'),
    ionianFleet: feminine('Ionische Flotte', 'Ionischen Flotte'),
    sidonianFleet: feminine('Sidonische Flotte', 'Sidonischen Flotte'),
    cypriotFleet: feminine('Kyprische Flotte', 'Kyprischen Flotte'),
    egyptianFleet: feminine('Ägyptische Flotte', 'Ägyptischen Flotte'),
    blackSeaFleet: feminine('Schwarzmeerflotte'),
    athenianFleet: feminine('Athenische Flotte', 'Athenischen Flotte'),
    cretanFleet: feminine('Kretische Flotte', 'Kretischen Flotte'),
    rhodianFleet: feminine('Rhodische Flotte', 'Rhodischen Flotte'),
    newFleet: feminine('Neue Flotte', 'Neuen Flotte'),
  },
  islands: ['crete', 'rhodes', 'cyprus'],
  // R S1.1, S7.1
  sides: {
    regency: 'Reichsverweser',
    warlords: 'Kriegsherren',
    antigonid: 'Antigoniden',
    ptolemaic: 'Ptolemäer',
    seleucid: 'Seleukiden',
    independents: 'Unabhängige',
    neutral: 'Neutrale',
  },
  statuses: {
    ...unheld.statuses,
    regency: 'der Reichsverweser',
    warlords: 'der Kriegsherren',
    antigonid: 'antigonidisch',
    ptolemaic: 'ptolemäisch',
    seleucid: 'seleukidisch',
    independents: 'von Unabhängigen',
    neutral: 'neutral',
  },
  letters: {
    ...unheld.letters,
    regency: 'R',
    warlords: 'K',
    antigonid: 'A',
    ptolemaic: 'P',
    seleucid: 'S',
    independents: 'U',
    neutral: 'N',
  },
  // R S14.1, S14.3
  trays: {
    ...family.trays,
    mutinied: 'Gemeutert',
    captive: 'In Gefangenschaft',
  },
  // R S5.6, S6.2, S8.4, S13
  phases: {
    ...family.phases,
    initiative: 'Initiativphase',
    diplomacy: 'Verhandlungen mit Rhodos',
    seaCombat: 'Seegefechte',
    reckoning: 'Wertung',
  },
  rolls: {
    ...family.rolls,
    loyalty: 'um die Treue',
    possession: 'um den Besitz',
    initialSequence: 'um die anfängliche Reihenfolge',
    initiative: 'um die Initiative',
    alliedOrder: 'um die Reihenfolge zweier Verbündeter',
    migration: 'für den Weg der Unabhängigen',
    reckoning: 'für Alexanders Leichnam',
    mutinyCheck: 'für die Treue der Truppen',
    prisoner: 'für den Gefangenen',
    diplomacy: 'für die Verhandlungen mit Rhodos',
    seaBattle: 'für ein Seegefecht',
  },
  endings: { victoryPoints: family.endings.victoryPoints, leaderless: 'die anderen haben keine Feldherren mehr' },
  // R S13: points know no degrees.
  margins: { ...family.margins, plain: 'Sieg nach Punkten' },
  optionalRules: {
    mixedPhalanx: 'Gemischte Phalanx',
    mutinyChecks: 'Meuterei',
    personalGuards: 'Leibgarden',
    leaderRecruitment: 'Anwerbung von Feldherren',
  },
  starts: { babylon: 'Babylon, Sommer 323 v. Chr.', triparadeisos: 'Triparadeisos, Frühling 321 v. Chr.' },
  talks: {
    alliance: 'und Rhodos schließt sich ihnen an',
    broken: 'und das Bündnis von Rhodos zerbricht',
    noEffect: 'ohne Wirkung',
  },
  offers: {
    executed: 'und er wird hingerichtet',
    noEffect: 'und er bleibt gefangen',
    recruited: 'und er schließt sich ihnen an',
  },
};

/** R S4.3: the parts of the army at Babylon, in a sentence. */
export const groupsAtBabylon: Readonly<Record<string, string>> = {
  guards: 'die Garden in Babylon',
  phalanx: 'die Phalanx in Babylon',
  archers: 'die persischen Bogenschützen und Elefanten in Babylon',
  cavalry: 'die persischen Reiter in Babylon',
  infantry: 'das persische Fußvolk in Babylon',
};
