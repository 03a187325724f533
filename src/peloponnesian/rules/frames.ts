/** The rules of every kind of frame. */
import type { FrameTable } from '../../core/index.js';
import type { PeloponnesianTypes } from '../types.js';
import { dealing } from './02-3-dealing.js';
import { turn } from './03-sequence.js';
import { takeover } from './04-control.js';
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
import { assessment } from './05-3-assessment.js';
import { revolts } from './06-revolts.js';
import { building } from './07-5-building.js';
import { cards } from './12-cards.js';
import { refill } from './12-refill.js';
import { unrest } from './12-unrest.js';
import { storms } from './12-storms.js';
import { embassy } from './20-embassies.js';
import { peaceYear } from './20-peace-year.js';
import { effect } from './12-effects.js';
import { wings } from './D-wings.js';
import { claims } from './24-3-claims.js';
import { council } from './24-5-council.js';
import { roll } from './roll.js';

export const frames: FrameTable<PeloponnesianTypes> = {
  // R 1.1
  roll,
  // R 3, 5, 13
  turn,
  tribute,
  adjustments,
  takeover,
  assessment,
  revolts,
  building,
  // R 2.3, 12
  dealing,
  cards,
  refill,
  unrest,
  storms,
  effect,
  // R 20
  embassy,
  peaceYear,
  // R 24.3, 24.5
  claims,
  council,
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
  // R D
  wings,
};
