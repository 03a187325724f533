/** What is asked of the frames of this variant in their places, upon what they lie, what opens them, and which dice they wait for. */
import { conquestEdition } from '../../conquest/codec/base.js';
import type { Awaits, FrameRoom } from '../../conquest/codec/edition.js';
import type { XenophonRollPurpose } from '../../conquest/vocabulary.js';
import type { GameFrame } from '../frame/index.js';
import { battle, battlefield, combats, evasion, hatred, opening } from './combat-checks.js';
import { election, initiative, provisions, supply, turn, voyage } from './course-checks.js';

type Room = FrameRoom<GameFrame>;

const base = conquestEdition.frames;

/** What is asked of a frame of each kind. */
export const checks: Room['checks'] = {
  ...base.checks,
  // R X2
  supply,
  provisions,
  election,
  // R X4
  turn,
  initiative,
  battle,
  opening,
  // R X6
  voyage,
  // R X7
  combats,
  evasion,
  battlefield,
  // R X10
  hatred,
};

/** The kinds that each can lie upon. */
export const upon: Room['upon'] = {
  ...base.upon,
  // R X2
  provisions: ['supply', 'march'],
  // Who is elected is so at any time (R X2.4).
  election: null,
  // R X4
  initiative: ['turn'],
  opening: ['battle'],
  // By one stroke two leaders may be in danger (R X2.1).
  casualty: ['minorCombat', 'duel', 'exposure', 'casualty'],
  // R X6
  voyage: ['movement'],
  // R X7
  battlefield: ['combats'],
  battle: ['battlefield'],
  standIn: ['combats', 'battlefield', 'sieges', 'standIn'],
  // R X10
  hatred: ['duel'],
};

/** The phases that open frames which wait for somebody. */
export const opened: Room['opened'] = { ...base.opened, initiative: 'initiative' };

const ownDice: Readonly<Record<XenophonRollPurpose, Awaits<GameFrame>>> = {
  // R X7.3
  river: (below) => below.kind === 'battlefield' && below.stage === 'ground',
  mountains: (below) => below.kind === 'battlefield' && below.stage === 'ground',
  riverFlank: (below) => below.kind === 'battlefield' && below.stage === 'riverFlank',
  hill: (below) => below.kind === 'battlefield' && below.stage === 'climb',
  // R X10.1
  hatred: (below) => below.kind === 'hatred' && !below.done && below.dice.length < 2,
};

/** The frame that waits for dice of a purpose. */
export const awaited: Room['awaited'] = { ...(base.awaited as Room['awaited']), ...ownDice };
