/** Questions in English. */
import { phrase } from '../../../core/index.js';
import { englishFrames as ofTheBase } from '../../../conquest/text/en/frames/index.js';
import { extensionInEnglish } from '../../../conquest/text/extension/en.js';
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
      next === undefined ? phrase`all have chosen sides` : phrase`who wins the loyalty of ${say.loyalty(next)}?`,
    pass: null,
  },
  possession: {
    question: ({ province, left: [next] }, say) =>
      next === undefined || next === null
        ? phrase`who stays ${say.at(province)}?`
        : phrase`who takes ${say.baggage(next)}?`,
    pass: null,
  },
  disengagement: { question: ({ from }, say) => phrase`where do you withdraw from ${say.province(from)}?`, pass: null },
  cup: { question: () => phrase`which leader is drawn?`, pass: null },
  deployment: {
    question({ units, leaders, baggage, walls }, say) {
      const left = [...units, ...leaders, ...baggage];
      const [next] = left;
      return next === undefined
        ? phrase`where do you build (${say.pieces(walls, 'wall')} left)?`
        : phrase`where do you place ${say.piece(next)} (${left.length} to place)?`;
    },
    pass: null,
  },
};

/** R S1.4, S6.2: the sequence of play. */
const sequenceFrames: FramesIn<SequenceFrame> = {
  contest: {
    question: ({ purpose, bids }, say) =>
      phrase`${list(bids.map(({ side }) => say.side(side)))} roll ${called(say.names.rolls, purpose)}`,
    pass: null,
  },
  initiative: { question: () => phrase`when do you move in this turn?`, pass: null },
};

/** R S9: combat. */
const combatFrames: FramesIn<CombatFrame | CombatsFrame> = {
  combats: {
    question: ({ phasing }) => (phasing === undefined ? phrase`combat` : phrase`whom do you fight?`),
    pass: null,
  },
  challenge: {
    question({ stage, province, against }, say) {
      const attack = phrase`attack on ${say.force(against)} ${say.at(province)}`;
      switch (stage) {
        case 'invite':
          return phrase`the ${attack}: do you attack alone, or whom do you invite?`;
        case 'answer':
          return phrase`join the ${attack}?`;
        case 'order':
          return phrase`the ${attack}: do you set up first or last?`;
        case 'evade':
        case 'fight':
        case 'done':
          return phrase`the ${attack}`;
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
        ? phrase`the independents have moved`
        : phrase`where do ${say.force(next.force)} move from ${say.province(next.from)}?`,
    pass: null,
  },
  levy: { question: ({ side }, say) => phrase`the new troops of ${say.side(side)}`, pass: null },
  recall: { question: ({ unit }, say) => phrase`where do you place ${say.unit(unit)}?`, pass: null },
  lastChance: {
    question: ({ markers }, say) =>
      phrase`put ${list(markers.map((id) => say.baggage(id)))} to death, before it is too late?`,
    pass: null,
  },
  reckoning: { question: () => phrase`Victory Points are counted`, pass: null },
  mutinyCheck: {
    question: ({ side, at, count }, say) =>
      at === null
        ? phrase`are the troops of ${say.side(side)} loyal?`
        : phrase`which unit goes home ${say.at(at)} (${count} to go)?`,
    pass: null,
  },
  prisoners: {
    question: ({ asked }, say) =>
      asked === null
        ? phrase`to which prisoner do you offer a command?`
        : phrase`does ${say.leader(asked)} change sides?`,
    pass: null,
  },
};

/** R S5.6, S8: fleets, and Rhodes. */
const fleetFrames: FramesIn<Exclude<FleetFrame, ExtensionFrame>> = {
  seaBattles: { question: () => phrase`whom do you fight at sea?`, pass: null },
  seaBattle: {
    question: ({ zone, attacker, defender }, say) =>
      phrase`battle ${say.at(zone)}: ${say.side(attacker.side)} against ${say.side(defender.side)}`,
    pass: null,
  },
  sinking: { question: () => phrase`which fleet or wall do you lose?`, pass: null },
  shipless: {
    question: ({ zone, why }, say) =>
      why === 'sunk'
        ? phrase`what do you do with the pieces without ships ${say.at(zone)}?`
        : phrase`where do the pieces without ships ${say.at(zone)} come ashore?`,
    pass: null,
  },
  seaWithdrawal: { question: ({ zone }, say) => phrase`withdraw from ${say.seaZone(zone)}?`, pass: null },
  talks: { question: () => phrase`send envoys to Rhodes?`, pass: null },
};

export const englishFrames: FramesIn<GameFrame> = {
  ...ofTheBase,
  ...extensionInEnglish.frames,
  ...setupFrames,
  ...sequenceFrames,
  ...combatFrames,
  ...courseFrames,
  ...fleetFrames,
};
