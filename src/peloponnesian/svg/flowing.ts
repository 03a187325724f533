/** Counters and leaders of slips and of the Combat Display as items of lines. */
import type { Item } from '../../svg/set-out.js';
import { CHIP, chipWidth, drawChip, drawLeader, LEADER, leaderWidth, type PieceAttribute } from './chips.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Chip } from './pieces.js';
import type { Setting } from './setting.js';

export const chipItem = (setting: Setting, chip: Chip, name: PieceAttribute): Item => ({
  width: chipWidth(setting, chip),
  height: CHIP,
  draw: (at) => drawChip(setting, chip, at, name),
});

export const leaderItem = (setting: Setting, leader: LeaderInfo, name: PieceAttribute, most = Infinity): Item => ({
  width: leaderWidth(setting, leader, most),
  height: LEADER,
  draw: (at) => drawLeader(setting, leader, at, name, most),
});

/** The space between items. */
export const GAP = 1.2;
