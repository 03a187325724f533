/**
 * Questions in German, in the order of the sections of the rulebook. There is no passing in this game: each choice is
 * an action.
 */
import { phrase } from '../../../core/index.js';
import type { EncounterFrame } from '../../frame/combat.js';
import type { SupplyFrame } from '../../frame/supply.js';
import type { VoyageFrame } from '../../frame/voyage.js';
import type { Frames } from '../tables.js';
import type { Saying } from '../things.js';
import type { German } from './speech.js';
import { assessmentFrames } from './assessment.js';
import { revoltsFrames } from './revolts.js';
import { buildingFrames } from './building.js';
import { cardsFrames } from './cards.js';
import { fortuneFrames } from './fortune.js';
import { peaceFrames } from './peace.js';
import { wingsFrames } from './wings.js';
import { allianceFrames } from './alliance.js';

const SUPPLY: Readonly<Record<SupplyFrame['stage'], string>> = {
  landing: 'Wo gehen die Flotten auf See an Land?',
  cutOff: 'Welche abgeschnittenen Einheiten leben vom Land?',
  foraging: 'Welche Einheiten leben vom Land, statt versorgt zu werden?',
  paying: 'Welche Einheit wird aus der Kasse versorgt?',
  unpaid: 'Welche unversorgten Einheiten leben vom Land?',
};

/** Returns the question of a stage of a voyage. */
function voyage({ leaders, fleets, cargo, stage }: VoyageFrame, say: German): Saying {
  const group = { leaders, units: [...fleets, ...cargo] };
  const who = say.company(group);
  switch (stage) {
    case 'plan':
      return phrase`Wohin ${say.does(group, 'fährt', 'fahren')} ${who}, und wer kommt mit?`;
    case 'sail':
      return phrase`${who} ${say.does(group, 'fährt', 'fahren')} weiter`;
    case 'call':
      return phrase`Wer geht mit ${say.company(group, 'dative')} an Bord, und wer bleibt hier?`;
    default:
      return phrase`${say.does(group, 'Greift', 'Greifen')} ${who} mit den Flotten oder ohne sie an?`;
  }
}

/** Returns the question of a stage of an encounter. */
function encounter({ attack: { at }, stage }: EncounterFrame, say: German): Saying {
  switch (stage) {
    case 'berth':
      return phrase`Laufen die Flotten ${say.at(at)} aus, oder bleiben sie an Land?`;
    case 'enter':
      return phrase`Die Flotten an Land angreifen oder in den Hafen${say.ofPlace(at)} einlaufen?`;
    case 'array':
      return say.isHex(at) ? phrase`Wer steht vor ${say.stronghold(at, 'dative')}?` : phrase`Wer stellt sich?`;
    case 'storm':
      return say.isHex(at)
        ? phrase`${say.stronghold(at, 'accusative')} stürmen oder einschließen?`
        : phrase`Stürmen oder einschließen?`;
    default:
      return phrase`Der Angriff ${say.at(at)} geht weiter`;
  }
}

export const germanFrames: Frames<German> = {
  // R 3, 4, 5, 13
  turn: { question: () => phrase`Der Spielzug geht weiter`, pass: null },
  roll: { question: ({ purpose }, say) => phrase`Ein Würfel fällt ${say.names.rolls[purpose]}`, pass: null },
  tribute: { question: () => phrase`Der Tribut wird eingenommen`, pass: null },
  adjustments: { question: () => phrase`Treue und Kampfbereitschaft werden angepasst`, pass: null },
  // R 29.4
  helots: { question: () => phrase`Werden die Heloten zum Aufstand aufgerufen?`, pass: null },
  // R 7
  placement: { question: () => phrase`Was wird aufgestellt oder zurückgenommen?`, pass: null },
  succession: {
    question: ({ left: [next] }, say) =>
      next === undefined
        ? phrase`Ein Anführer wird gezogen`
        : phrase`Ein Nachfolger für ${say.leader(next.for)} wird gezogen`,
    pass: null,
  },
  // R 9
  supply: { question: ({ stage }) => phrase`${SUPPLY[stage]}`, pass: null },
  // R 10, 11
  sieges: { question: () => phrase`Welche Belagerung wird als nächste begonnen oder abgewickelt?`, pass: null },
  sack: {
    question: ({ at }, say) =>
      say.cityAt(at) === undefined
        ? phrase`Was geschieht mit ${say.stronghold(at, 'dative')}?`
        : phrase`Was geschieht mit ${say.hex(at)}?`,
    pass: null,
  },
  // R 15
  raiding: { question: () => phrase`Welche Einheit plündert oder schleift Mauern?`, pass: null },
  // R 16
  movement: { question: () => phrase`Welche Figur bewegt sich?`, pass: null },
  march: {
    question({ leaders, units, at, area }, say) {
      const group = { leaders, units };
      return area === null
        ? phrase`Wohin ${say.does(group, 'zieht', 'ziehen')} ${say.company(group)} ${say.from(at)}?`
        : phrase`Wo im Gebiet ${say.area(area)} ${say.does(group, 'macht', 'machen')} ${say.company(group)} halt?`;
    },
    pass: null,
  },
  voyage: { question: voyage, pass: null },
  interception: {
    question: ({ sea, targets }, say) => phrase`${say.troops(targets)} ${say.at(sea)} abfangen?`,
    pass: null,
  },
  openSeas: { question: () => phrase`Flotten auf offenem Meer werden geprüft`, pass: null },
  // R 17, 18
  battles: { question: () => phrase`Welcher Kampf wird als nächster ausgetragen?`, pass: null },
  encounter: { question: encounter, pass: null },
  battle: {
    question({ at, stage, due: [next] }, say) {
      if (stage === 'walls') return phrase`Wer besetzt ${say.at(at)} die Mauern?`;
      if (stage === 'waver' && next !== undefined)
        return phrase`${say.combatantDoes(next, 'Bleibt', 'Bleiben')} ${say.combatant(next)} ${say.at(at)} auf den Mauern?`;
      return stage === 'attackerBreaks' || stage === 'defenderBreaks'
        ? phrase`${say.at(at)} weiterkämpfen?`
        : phrase`Der Kampf ${say.at(at)} geht weiter`;
    },
    pass: null,
  },
  retreat: {
    question: ({ at, left: [party] }, say) =>
      party === undefined
        ? phrase`Der Rückzug ${say.from(at)} ist vorüber`
        : phrase`Wohin ${say.does(party, 'zieht sich', 'ziehen sich')} ${say.company(party)} ${say.from(at)} zurück?`,
    pass: null,
  },
  cargo: { question: () => phrase`Welche Einheit geht mit ihrer Flotte verloren?`, pass: null },
  ...assessmentFrames,
  ...revoltsFrames,
  ...buildingFrames,
  ...cardsFrames,
  ...fortuneFrames,
  ...peaceFrames,
  ...wingsFrames,
  ...allianceFrames,
};
