/** What is asked of the frames of this variant in their places, beside what their table says. */
import { conquestEdition } from '../../conquest/codec/base.js';
import type { FrameRoom } from '../../conquest/codec/edition.js';
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
