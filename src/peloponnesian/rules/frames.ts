/** The rules of every kind of frame. */
import type { FrameTable } from '../../core/index.js';
import type { PeloponnesianTypes } from '../types.js';
import { turn } from './03-sequence.js';
import { tribute } from './05-tribute.js';
import { placement } from './07-3-placement.js';
import { succession } from './07-8-succession.js';
import { supply } from './09-supply.js';
import { sieges } from './10-sieges.js';
import { sack } from './11-sack.js';
import { adjustments } from './13-adjustments.js';
import { raiding } from './15-raiding.js';
import { march } from './16-3-march.js';
import { interception } from './16-4-interception.js';
import { openSeas } from './16-4-open-seas.js';
import { voyage } from './16-4-voyage.js';
import { movement } from './16-movement.js';
import { battle } from './17-battle.js';
import { battles } from './17-battles.js';
import { cargo, retreat } from './17-7-retreat.js';
import { encounter } from './18-2-encounter.js';
import { helots } from './29-4-helots.js';
import { roll } from './roll.js';

export const frames: FrameTable<PeloponnesianTypes> = {
  // R 1.1
  roll,
  // R 3, 5, 13
  turn,
  tribute,
  adjustments,
  // R 29.4
  helots,
  // R 7
  placement,
  succession,
  // R 9
  supply,
  // R 10, 11
  sieges,
  sack,
  // R 15
  raiding,
  // R 16
  movement,
  march,
  voyage,
  interception,
  openSeas,
  // R 17, 18
  battles,
  encounter,
  battle,
  retreat,
  cargo,
};
