/** English names: those of the base, and those of this variant. */
import type { Declined } from '../../../core/index.js';
import { englishNames } from '../../../conquest/text/en/names.js';
import { FOR_MORE, mapFor } from '../../data/map.js';
import { unheldOf } from '../../../conquest/text/names.js';
import type { ClashVocabulary } from '../names.js';

/** Returns a name that is the same in every case. */
const always = (name: string): Declined => ({ nominative: name, genitive: name, dative: name, accusative: name });

const ISLANDS = ['crete', 'rhodes', 'cyprus'] as const;

const ON_ISLANDS: Readonly<Record<string, string>> = {
  creteFortress: 'Fortress on Crete',
  cyprusFortress: 'Fortress on Cyprus',
};

/** R S4.1: where there is no city, a fortress is spoken of by its province: `the fortress in Media`. */
const fortresses = (): Readonly<Record<string, Declined>> =>
  Object.fromEntries(
    mapFor(FOR_MORE)
      .cities.filter(({ id }) => id.endsWith('Fortress'))
      .map(({ id, name }) => [
        id,
        always(`the ${(ON_ISLANDS[id] ?? name).replace(/^./, (first) => first.toLowerCase())}`),
      ]),
  );

/** The options of the base do not exist in this variant. */
const { optionalRules: _, sections: __, ...family } = englishNames;

const unheld = unheldOf(family);

export const englishVocabulary: ClashVocabulary = {
  ...family,
  called: {
    ...family.called,
    cities: ON_ISLANDS,
    baggage: { body: 'Alexander’s Body' },
  },
  spoken: {
    ...family.spoken,
    ...fortresses(),
    scythianKing: always('the Scythian King'),
    royalFamily: always('the Royal Family'),
    treasury: always('the Treasury'),
    ionianFleet: always('the Ionian fleet'),
    sidonianFleet: always('the Sidonian fleet'),
    cypriotFleet: always('the Cypriote fleet'),
    egyptianFleet: always('the Egyptian fleet'),
    blackSeaFleet: always('the Black Sea fleet'),
    athenianFleet: always('the Athenian fleet'),
    cretanFleet: always('the Cretan fleet'),
    rhodianFleet: always('the Rhodian fleet'),
    newFleet: always('the New fleet'),
  },
  islands: ISLANDS,
  // R S1.1, S7.1
  sides: {
    regency: 'Regents',
    warlords: 'Warlords',
    antigonid: 'Antigonids',
    ptolemaic: 'Ptolemies',
    seleucid: 'Seleucids',
    independents: 'Independents',
    neutral: 'Neutrals',
  },
  statuses: {
    ...unheld.statuses,
    regency: 'the Regents’',
    warlords: 'the Warlords’',
    antigonid: 'Antigonid',
    ptolemaic: 'Ptolemaic',
    seleucid: 'Seleucid',
    independents: 'of independents',
    neutral: 'neutral',
  },
  letters: {
    ...unheld.letters,
    regency: 'R',
    warlords: 'W',
    antigonid: 'A',
    ptolemaic: 'P',
    seleucid: 'S',
    independents: 'I',
    neutral: 'N',
  },
  // R S14.1, S14.3
  trays: {
    ...family.trays,
    mutinied: 'Mutinied',
    captive: 'Prisoners',
  },
  // R S5.6, S6.2, S8.4, S13
  phases: {
    ...family.phases,
    initiative: 'Initiative Determination',
    diplomacy: 'Rhodian Diplomacy',
    seaCombat: 'Naval Combat',
    reckoning: 'Reckoning',
  },
  rolls: {
    ...family.rolls,
    loyalty: 'for loyalty',
    possession: 'for possession',
    initialSequence: 'for the initial sequence',
    initiative: 'for initiative',
    alliedOrder: 'for which of two allies acts first',
    migration: 'for the movement of the independents',
    reckoning: 'for the body of Alexander',
    mutinyCheck: 'for the loyalty of troops',
    prisoner: 'for the prisoner',
    diplomacy: 'for talks with Rhodes',
    seaBattle: 'for naval combat',
  },
  endings: { victoryPoints: family.endings.victoryPoints, leaderless: 'the others have no leaders left' },
  // R S13: points know no degrees.
  margins: { ...family.margins, plain: 'victory on points' },
  optionalRules: {
    mixedPhalanx: 'Mixed phalanx',
    mutinyChecks: 'Mutiny',
    personalGuards: 'Personal guards',
    leaderRecruitment: 'Recruitment of leaders',
  },
  starts: { babylon: 'Babylon, Summer 323 BC', triparadeisos: 'Triparadeisos, Spring 321 BC' },
  talks: {
    alliance: 'and Rhodes becomes their ally',
    broken: 'and the alliance of Rhodes is broken',
    noEffect: 'without effect',
  },
  offers: {
    executed: 'and he is put to death',
    noEffect: 'and he stays a prisoner',
    recruited: 'and he joins them',
  },
};

/** R S4.3: the parts of the army at Babylon, in a sentence. */
export const groupsAtBabylon: Readonly<Record<string, string>> = {
  guards: 'the guards at Babylon',
  phalanx: 'the phalanx at Babylon',
  archers: 'the Persian archers and elephants at Babylon',
  cavalry: 'the Persian cavalry at Babylon',
  infantry: 'the Persian infantry at Babylon',
};
