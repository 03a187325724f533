/** Questions in German. */
import { capital, phrase } from '../../../core/index.js';
import { germanFrames as ofTheBase } from '../../../conquest/text/de/frames/index.js';
import { extensionInGerman } from '../../../conquest/text/extension/de.js';
import type { CombatsFrame } from '../../../conquest/frame/index.js';
import type { ExtensionFrame } from '../../../conquest/extension/frame.js';
import type { CombatFrame, CourseFrame, FleetFrame, GameFrame, SequenceFrame, SetupFrame } from '../../frame/index.js';
import { list } from './speech.js';
import type { FramesIn } from './tables.js';
import { called } from '../../../conquest/text/calling.js';

/** R S4.3, S4.4, S5.2, S5.3: the set-up. */
const setupFrames: FramesIn<SetupFrame> = {
  loyalty: {
    question: ({ left: [next] }, say) =>
      next === undefined ? phrase`Alle haben sich entschieden` : phrase`Wer gewinnt ${say.loyalty(next)} für sich?`,
    pass: null,
  },
  possession: {
    question: ({ province, left: [next] }, say) =>
      next === undefined || next === null
        ? phrase`Wer bleibt ${say.at(province)}?`
        : phrase`Wer bringt ${say.baggage(next, 'accusative')} in seine Hand?`,
    pass: null,
  },
  disengagement: { question: ({ from }, say) => phrase`Wohin ${say.from(from)} abziehen?`, pass: null },
  cup: { question: () => phrase`Welcher Feldherr wird gezogen?`, pass: null },
  deployment: {
    question({ units, leaders, baggage, walls }, say) {
      const left = [...units, ...leaders, ...baggage];
      const [next] = left;
      return next === undefined
        ? phrase`Wo bauen (noch ${say.pieces(walls, 'wall')})?`
        : phrase`Wo aufstellen: ${say.piece(next, 'accusative')} (noch ${left.length})?`;
    },
    pass: null,
  },
};

/** R S1.4, S6.2: the sequence of play. */
const sequenceFrames: FramesIn<SequenceFrame> = {
  contest: {
    question: ({ purpose, bids }, say) =>
      capital(phrase`${list(bids.map(({ side }) => say.side(side)))} würfeln ${called(say.names.rolls, purpose)}`),
    pass: null,
  },
  initiative: { question: () => phrase`Wann in dieser Runde ziehen?`, pass: null },
};

/** R S9: combat. */
const combatFrames: FramesIn<CombatFrame | CombatsFrame> = {
  combats: {
    question: ({ phasing }) => (phasing === undefined ? phrase`Die Gefechte` : phrase`Gegen wen kämpfen?`),
    pass: null,
  },
  challenge: {
    question({ stage, province, against }, say) {
      const attack = phrase`Angriff auf ${say.force(against, 'accusative')} ${say.at(province)}`;
      switch (stage) {
        case 'invite':
          return phrase`${attack}: allein, oder mit wem?`;
        case 'answer':
          return phrase`Sich dem ${attack} anschließen?`;
        case 'order':
          return phrase`${attack}: Wer stellt sich zuletzt auf?`;
        case 'evade':
        case 'fight':
        case 'done':
          return attack;
      }
    },
    pass: null,
  },
};

/** R S7.1, S11-S14: the course of the game. */
const courseFrames: FramesIn<CourseFrame> = {
  migration: {
    question: ({ left: [next] }, say) =>
      next === undefined
        ? phrase`Die Unabhängigen sind gezogen`
        : phrase`Wohin ziehen ${say.force(next.force)} ${say.from(next.from)}?`,
    pass: null,
  },
  levy: { question: ({ side }, say) => phrase`Die neuen Truppen ${say.side(side, 'genitive')}`, pass: null },
  recall: { question: ({ unit }, say) => phrase`Wo wird diese Einheit aufgestellt: ${say.unit(unit)}?`, pass: null },
  lastChance: {
    question: ({ markers }, say) =>
      phrase`${capital(list(markers.map((id) => say.baggage(id, 'accusative'))))} töten lassen, ehe es zu spät ist?`,
    pass: null,
  },
  reckoning: { question: () => phrase`Die Siegpunkte werden gezählt`, pass: null },
  mutinyCheck: {
    question: ({ side, at, count }, say) =>
      at === null
        ? phrase`Sind die Truppen ${say.side(side, 'genitive')} treu?`
        : phrase`Wer geht ${say.at(at)} heim (noch ${count})?`,
    pass: null,
  },
  prisoners: {
    question: ({ asked }, say) =>
      asked === null
        ? phrase`Welchem Gefangenen ein Kommando anbieten?`
        : phrase`Wechselt ${say.leader(asked)} die Seite?`,
    pass: null,
  },
};

/** R S5.6, S8: fleets, and Rhodes. */
const fleetFrames: FramesIn<Exclude<FleetFrame, ExtensionFrame>> = {
  seaBattles: { question: () => phrase`Gegen wen auf See kämpfen?`, pass: null },
  seaBattle: {
    question: ({ zone, attacker, defender }, say) =>
      phrase`Seeschlacht ${say.at(zone)}: ${capital(say.side(attacker.side))} gegen ${say.side(defender.side, 'accusative')}`,
    pass: null,
  },
  sinking: { question: () => phrase`Was geht verloren?`, pass: null },
  shipless: {
    question: ({ zone, why }, say) =>
      why === 'sunk'
        ? phrase`Was geschieht ${say.at(zone)} mit den Figuren ohne Schiffe?`
        : phrase`Wo kommen die Figuren ohne Schiffe ${say.at(zone)} an Land?`,
    pass: null,
  },
  seaWithdrawal: { question: ({ zone }, say) => phrase`${capital(say.from(zone))} ausweichen?`, pass: null },
  talks: { question: () => phrase`Gesandte nach Rhodos schicken?`, pass: null },
};

export const germanFrames: FramesIn<GameFrame> = {
  ...ofTheBase,
  ...extensionInGerman.frames,
  ...setupFrames,
  ...sequenceFrames,
  ...combatFrames,
  ...courseFrames,
  ...fleetFrames,
};
