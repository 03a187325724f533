/**
 * R X4: where each frame of this variant lies, whom it asks, and what it names: the table of the base with what
 * differs.
 */
import { ROWS as BASE } from '../../conquest/frame/rows.js';
import type { FrameRows } from '../../conquest/frame/row.js';
import type { GameFrame } from './index.js';

const { battle, casualty, combats, standIn } = BASE;

export const ROWS: FrameRows<GameFrame> = {
  ...BASE,
  // R X2.3
  provisions: { upon: ['supply', 'march'], asks: { side: ({ side }) => side } },
  // R X2.4: an election may come at any time.
  election: { upon: null, interrupts: true, asks: { side: ({ side }) => side } },
  // R X4.1
  initiative: { upon: ['turn'], openedBy: 'initiative', asks: { side: ({ side }) => side } },
  opening: { upon: ['battle'], foes: { enemy: ({ side, enemy }) => [[side, enemy]] } },
  // R X2.1: one stroke may endanger two leaders.
  casualty: { ...casualty, upon: ['minorCombat', 'duel', 'exposure', ['casualty', 'duel']], several: true },
  // R X6
  voyage: {
    upon: ['movement'],
    sameAsBelow: ['side'],
    distinct: ['units', 'leaders'],
    asks: { side: ({ side }) => side },
    stands: {
      units: ({ side, from, units }) => [{ side, at: from, units }],
      leaders: ({ side, from, leaders }) => [{ side, at: from, leaders }],
    },
  },
  // R X7
  combats: { ...combats, asks: { phasing: ({ phasing }) => phasing } },
  battlefield: {
    upon: ['combats'],
    sameAsBelow: ['phasing'],
    skippedWhenInterrupted: ['stage', 'forces'],
    foes: { enemy: ({ phasing, enemy }) => [[phasing, enemy]] },
    contests: { forces: ({ province, forces }) => [{ province, forces }] },
    dice: {
      river: ({ stage }) => stage === 'ground',
      mountains: ({ stage }) => stage === 'ground',
      riverFlank: ({ stage }) => stage === 'riverFlank',
      hill: ({ stage }) => stage === 'climb',
    },
  },
  battle: { ...battle, upon: ['battlefield'], sameAsBelow: ['province'] },
  standIn: {
    ...standIn,
    upon: [
      'combats',
      'battlefield',
      'sieges',
      ['standIn', 'combats'],
      ['standIn', 'battlefield'],
      ['standIn', 'sieges'],
    ],
  },
  // R X10.1
  hatred: {
    upon: ['duel'],
    present: { leaders: ({ leaders }) => [{ leaders }] },
    dice: { hatred: ({ done, dice }) => !done && dice.length < 2 },
  },
};
