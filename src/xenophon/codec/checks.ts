/** The checks of the frames of this variant, in addition to their table. */
import { conquestEdition } from '../../conquest/codec/base.js';
import type { FrameRoom } from '../../conquest/codec/edition.js';
import type { GameFrame } from '../frame/index.js';
import { battle, battlefield, combats, evasion, hatred, opening } from './combat-checks.js';
import { election, initiative, provisions, supply, turn, voyage } from './course-checks.js';

type Room = FrameRoom<GameFrame>;

const base = conquestEdition.frames;

/** The checks of each kind of frame. */
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
