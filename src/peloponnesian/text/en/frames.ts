/**
 * Questions in English, in the order of the sections of the rulebook. There is no passing in this game: each choice is
 * an action.
 */
import { phrase } from '../../../core/index.js';
import type { EncounterFrame } from '../../frame/combat.js';
import type { SupplyFrame } from '../../frame/supply.js';
import type { VoyageFrame } from '../../frame/voyage.js';
import type { Frames } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type English } from './speech.js';
import { assessmentFrames } from './assessment.js';
import { revoltsFrames } from './revolts.js';
import { buildingFrames } from './building.js';
import { cardsFrames } from './cards.js';
import { fortuneFrames } from './fortune.js';
import { peaceFrames } from './peace.js';
import { wingsFrames } from './wings.js';
import { allianceFrames } from './alliance.js';

const SUPPLY: Readonly<Record<SupplyFrame['stage'], string>> = {
  landing: 'where do you bring the fleets at sea ashore?',
  cutOff: 'which units out of supply do you let forage?',
  foraging: 'which units do you let forage instead of supplying them?',
  paying: 'which unit do you supply from the treasury?',
  unpaid: 'which units without supply do you let forage?',
};

/** Returns the question of a stage of a voyage. */
function voyage({ leaders, fleets, cargo, stage }: VoyageFrame, say: English): Saying {
  const group = { leaders, units: [...fleets, ...cargo] };
  const who = say.company(group);
  switch (stage) {
    case 'plan':
      return phrase`where ${say.does(group, 'does', 'do')} ${who} sail, and which pieces come along?`;
    case 'sail':
      return phrase`${who} ${say.does(group, 'sails', 'sail')} on`;
    case 'call':
      return phrase`which pieces go aboard with ${who}, and which stay here?`;
    default:
      return phrase`${who}: attack with the fleets or without them?`;
  }
}

/** Returns the question of a stage of an encounter. */
function encounter({ attack: { at }, stage }: EncounterFrame, say: English): Saying {
  const place = say.isHex(at) ? say.stronghold(at) : say.place(at);
  switch (stage) {
    case 'berth':
      return phrase`do the fleets ${say.at(at)} put to sea or stay ashore?`;
    case 'enter':
      return phrase`attack the fleets ashore or enter the port of ${place}?`;
    case 'array':
      return phrase`which pieces do you place outside ${place}?`;
    case 'storm':
      return phrase`assault or mask ${place}?`;
    default:
      return phrase`the attack ${say.at(at)} continues`;
  }
}

export const englishFrames: Frames<English> = {
  // R 3, 4, 5, 13
  turn: { question: () => phrase`the turn continues`, pass: null },
  roll: { question: ({ purpose }, say) => phrase`a die is rolled ${say.names.rolls[purpose]}`, pass: null },
  tribute: { question: () => phrase`tribute is collected`, pass: null },
  adjustments: { question: () => phrase`Allegiance and Militance are adjusted`, pass: null },
  // R 29.4
  helots: { question: () => phrase`do you call for a helot uprising?`, pass: null },
  // R 7
  placement: { question: () => phrase`what do you place or return?`, pass: null },
  succession: {
    question: ({ left: [next] }, say) =>
      next === undefined
        ? phrase`a leader is drawn from the Leader Pool`
        : phrase`a leader is drawn from the Leader Pool in place of ${say.leader(next.for)}`,
    pass: null,
  },
  // R 9
  supply: { question: ({ stage }) => phrase`${SUPPLY[stage]}`, pass: null },
  // R 10, 11
  sieges: { question: () => phrase`which siege do you begin or resolve next?`, pass: null },
  sack: { question: ({ at }, say) => phrase`what do you do with ${say.stronghold(at)}?`, pass: null },
  // R 15
  raiding: { question: () => phrase`which unit raids or pulls down walls?`, pass: null },
  // R 16
  movement: { question: () => phrase`which piece do you move?`, pass: null },
  march: {
    question: ({ leaders, units, at, area }, say) =>
      area === null
        ? phrase`where ${say.does({ leaders, units }, 'does', 'do')} ${say.company({ leaders, units })} move from ${say.hex(at)}?`
        : phrase`where ${say.does({ leaders, units }, 'does', 'do')} ${say.company({ leaders, units })} stop in the ${say.area(area)} area?`,
    pass: null,
  },
  voyage: { question: voyage, pass: null },
  interception: {
    question: ({ sea, targets }, say) => phrase`intercept ${list(say.troops(targets))} ${say.at(sea)}?`,
    pass: null,
  },
  openSeas: { question: () => phrase`fleets in Open Seas are checked`, pass: null },
  // R 17, 18
  battles: { question: () => phrase`which combat do you resolve next?`, pass: null },
  encounter: { question: encounter, pass: null },
  battle: {
    question({ at, stage, due: [next] }, say) {
      if (stage === 'walls') return phrase`which units man the walls ${say.at(at)}?`;
      if (stage === 'waver' && next !== undefined)
        return phrase`does ${say.combatant(next)} stay on the walls ${say.at(at)}?`;
      return stage === 'attackerBreaks' || stage === 'defenderBreaks'
        ? phrase`fight on ${say.at(at)}?`
        : phrase`the battle ${say.at(at)} continues`;
    },
    pass: null,
  },
  retreat: {
    question: ({ at, left: [party] }, say) =>
      party === undefined
        ? phrase`the retreat from ${say.place(at)} is over`
        : phrase`where ${say.does(party, 'does', 'do')} ${say.company(party)} retreat from ${say.place(at)}?`,
    pass: null,
  },
  cargo: { question: () => phrase`which unit do you lose with its fleet?`, pass: null },
  ...assessmentFrames,
  ...revoltsFrames,
  ...buildingFrames,
  ...cardsFrames,
  ...fortuneFrames,
  ...peaceFrames,
  ...wingsFrames,
  ...allianceFrames,
};
