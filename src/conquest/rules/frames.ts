/** The table of all frames: kind by kind, the rules that resolve it. */
import type { FrameTable } from '../../core/index.js';
import type { ConquestTypes } from '../types.js';
import { setup } from './03-setup.js';
import { turn } from './04-sequence.js';
import { source, supply } from './07-supply.js';
import { movement } from './08-movement.js';
import { march } from './08-1-march.js';
import { combats } from './09-combats.js';
import { evasion } from './09-2-evasion.js';
import { minorCombat } from './09-4-minor-combat.js';
import { losses } from './09-losses.js';
import { casualty } from './09-leader-casualty.js';
import { retreat } from './09-retreat.js';
import { battle } from './10-display.js';
import { array } from './10-3-array.js';
import { closeUp } from './10-6-lines.js';
import { manoeuvre } from './10-8-manoeuvre.js';
import { assault } from './10-10-assault.js';
import { duel } from './10-11-duel.js';
import { rally } from './10-18-rally.js';
import { pursuit } from './10-20-pursuit.js';
import { sieges } from './11-sieges.js';
import { siege } from './11-3-siege.js';
import { exposure } from './11-4-exposure.js';
import { standIn } from './12-10-stand-in.js';
import { replacements } from './12-replacements.js';
import { recovery } from './12-9-recovery.js';
import { reinforcements } from './13-reinforcements.js';
import { randomEvents } from './14-random-events.js';
import { revolt } from './14-2-revolt.js';
import { raid } from './14-3-raids.js';
import { gathering } from './14-gathering.js';
import { succession } from './15-6-succession.js';
import { scorching } from './17-1-scorched-earth.js';
import { kingsHealth } from './17-3-kings-health.js';
import { mutiny } from './17-4-mutiny.js';
import { summons } from './17-5-surrender.js';
import { roll } from './roll.js';

export const frames: FrameTable<ConquestTypes> = {
  roll,
  // R 3
  setup,
  // R 4
  turn,
  // R 7
  supply,
  source,
  // R 8
  movement,
  march,
  // R 9
  combats,
  evasion,
  minorCombat,
  losses,
  casualty,
  retreat,
  // R 10
  battle,
  array,
  rally,
  closeUp,
  manoeuvre,
  assault,
  duel,
  pursuit,
  // R 11
  sieges,
  siege,
  exposure,
  // R 12
  replacements,
  standIn,
  recovery,
  // R 13
  reinforcements,
  // R 14
  randomEvents,
  revolt,
  raid,
  gathering,
  // R 15
  succession,
  // R 17
  scorching,
  kingsHealth,
  mutiny,
  summons,
};
