/**
 * R S6: where each frame of this variant lies, whom it asks, and what it names: the table of the base with what
 * differs.
 */
import { always, opposed, ROWS as BASE } from '../../conquest/frame/rows.js';
import type { FrameRows } from '../../conquest/frame/row.js';
import type { GameFrame } from './index.js';

const { battle, casualty, evasion, minorCombat, reinforcements, replacements } = BASE;

export const ROWS: FrameRows<GameFrame> = {
  ...BASE,
  // R S1.4: all sides roll, or two allies (R S9.4).
  contest: {
    upon: ['possession', 'cup', 'initiative', 'challenge'],
    dice: {
      possession: ({ purpose }) => purpose === 'possession',
      initialSequence: ({ purpose }) => purpose === 'initialSequence',
      initiative: ({ purpose }) => purpose === 'initiative',
      alliedOrder: ({ purpose }) => purpose === 'alliedOrder',
    },
  },
  // R S4
  possession: { upon: ['turn'] },
  loyalty: { upon: ['possession'], dice: { loyalty: ({ left }) => left.length > 0 } },
  disengagement: { upon: ['possession'], asks: { side: ({ side }) => side } },
  // R S5
  deployment: { upon: ['turn'], distinct: ['left', 'units', 'leaders', 'baggage'] },
  cup: { upon: ['deployment'], distinct: ['left'] },
  // R S6
  initiative: { upon: ['turn'], openedBy: 'initiative' },
  // R S5.6
  talks: {
    upon: ['turn'],
    openedBy: 'diplomacy',
    asks: { side: ({ side }) => side },
    skippedWhenInterrupted: ['done', 'side'],
    dice: { diplomacy: ({ done }) => !done },
  },
  // R S8
  voyage: {
    upon: ['movement'],
    sameAsBelow: ['side'],
    distinct: ['units', 'leaders', 'baggage'],
    skippedWhenInterrupted: ['fleet', 'units', 'leaders', 'baggage'],
    asks: { side: ({ side }) => side },
    stands: {
      units: ({ side, from, units }) => [{ side, at: from, units }],
      leaders: ({ side, from, leaders }) => [{ side, at: from, leaders }],
      baggage: ({ side, from, baggage = [] }) => [{ side, at: from, baggage }],
    },
  },
  seaBattles: {
    upon: ['turn'],
    openedBy: 'seaCombat',
    distinct: ['left'],
    skippedWhenInterrupted: ['left'],
    foes: { left: ({ side, left }) => left.map(({ against }) => [side, against]) },
  },
  seaBattle: {
    upon: ['seaBattles'],
    distinct: ['attacker', 'defender'],
    foes: { defender: ({ attacker, defender }) => opposed(attacker, defender) },
    stands: {
      attacker: ({ zone, attacker: { side, fleets: baggage }, result }) =>
        result === null ? [{ side, at: zone, baggage }] : [],
      defender: ({ zone, defender: { side, fleets: baggage }, result }) =>
        result === null ? [{ side, at: zone, baggage }] : [],
    },
    dice: { seaBattle: ({ result }) => result === null },
  },
  // Pieces without ships are determined after the losses.
  sinking: { upon: [['shipless', 'seaBattle']], sameAsBelow: ['side'], distinct: ['fleets'] },
  seaWithdrawal: { upon: ['seaBattle'], sameAsBelow: ['zone'] },
  // R S8.5: ships follow their bases at any time.
  shipless: { upon: null, interrupts: true, several: true },
  // R S9, S10
  challenge: {
    upon: ['combats'],
    distinct: ['invited', 'order'],
    skippedWhenInterrupted: ['stage', 'against', 'invited', 'order'],
    contests: { against: ({ province, force, against }) => [{ province, forces: [force, against] }] },
  },
  evasion: { ...evasion, upon: ['challenge'], sameAsBelow: ['province'] },
  minorCombat: { ...minorCombat, upon: ['challenge'], sameAsBelow: ['province'] },
  battle: { ...battle, upon: ['challenge'], sameAsBelow: ['province'] },
  casualty: {
    ...casualty,
    several: true,
    upon: ['minorCombat', 'duel', 'exposure', ['casualty', 'duel'], 'mutinyCheck', 'seaBattle'],
  },
  // R S7.1: a side without a player moves by the rules.
  migration: {
    upon: ['turn'],
    openedBy: 'movement',
    distinct: ['left', 'moved'],
    skippedWhenInterrupted: ['left'],
    dice: { migration: always },
  },
  // R S11, S14.1
  levy: { upon: ['turn'], openedBy: 'replacements', distinct: ['raised'], asks: { side: ({ side }) => side } },
  replacements: { ...replacements, upon: ['levy'], sameAsBelow: ['side'] },
  recall: { upon: ['replacements'], sameAsBelow: ['side'], asks: { side: ({ side }) => side } },
  reinforcements: { ...reinforcements, upon: ['turn', 'prisoners'] },
  // R S12.2: markers change hands at any time, and two owners are asked before points are counted.
  lastChance: {
    upon: null,
    interrupts: true,
    several: true,
    distinct: ['markers'],
    asks: { side: ({ side }) => side },
  },
  // R S13
  reckoning: { upon: ['turn'], openedBy: 'reckoning', dice: { reckoning: always } },
  // R S14.1, ruling S14.2: troops that have lost are tried when the combat is over, before the next one.
  mutinyCheck: {
    upon: ['turn', 'combats', 'challenge', 'sieges', 'seaBattles'],
    interrupts: true,
    distinct: ['left', 'shaken'],
    asks: { side: ({ side }) => side },
    dice: { mutinyCheck: always },
  },
  prisoners: {
    upon: ['movement'],
    sameAsBelow: ['side'],
    distinct: ['left'],
    skippedWhenInterrupted: ['left', 'asked'],
    asks: { side: ({ side }) => side },
    dice: { prisoner: always },
  },
};
