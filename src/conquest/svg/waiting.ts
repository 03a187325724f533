/** The units and leaders that a side has still to place on the Tactical Display (R 10.3), drawn beside its boxes. */
import { frameOf } from '../../core/index.js';
import type { Box } from '../../svg/box.js';
import { group, type Element } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import { words } from '../../svg/shapes.js';
import { leaderNamed, unitNamed } from '../table/by-id.js';
import type { SideId } from '../vocabulary.js';
import { CHIP, chipWidth, drawChip, drawLeader, LEADER, leaderWidth } from './chips.js';
import { chipsOf } from './pieces.js';
import type { Setting } from './setting.js';

const SIZE = 10;
const GAP = 4;

/** Something that waits: its width, and how it is drawn. */
interface Waiting {
  readonly width: number;
  readonly draw: (x: number, y: number) => Element;
}

function waitingOf(setting: Setting, sides: readonly SideId[]): readonly Waiting[] {
  const { situation } = setting;
  const frame = frameOf(situation, 'array');
  if (frame === undefined || !sides.includes(frame.side)) return [];
  const units = frame.units.map((id) => unitNamed(situation, id));
  return [
    ...chipsOf(situation, units).map((chip): Waiting => ({
      width: chipWidth(setting, chip),
      draw: (x, y) => drawChip(setting, chip, { x, y }, 'data-fighter'),
    })),
    ...frame.leaders.map((id): Waiting => {
      const leader = leaderNamed(situation, id);
      return {
        width: leaderWidth(setting, leader),
        draw: (x, y) => drawLeader(setting, leader, { x, y: y + (CHIP - LEADER) / 2 }, 'data-fighter'),
      };
    }),
  ];
}

/** Returns what the sides of an army have still to place, in lines of a width; `undefined`: nothing. */
export function drawWaiting(
  setting: Setting,
  sides: readonly SideId[],
  { x, y, width }: Omit<Box, 'height'>,
): { readonly drawn: Element; readonly bottom: number } | undefined {
  const waiting = waitingOf(setting, sides);
  if (waiting.length === 0) return undefined;
  const { labels, palette } = setting;
  const label = `${labels.captions.toPlace}:`;
  let [left, top] = [x + textWidth(label, SIZE, true) + 3 * GAP, y];
  const drawn = waiting.map(({ width: wide, draw }) => {
    if (left + wide > x + width) [left, top] = [x, top + CHIP + GAP];
    const at = left;
    left += wide + GAP;
    return draw(at, top);
  });
  return {
    drawn: group(
      { 'data-layer': 'waiting' },
      words(label, { x, y: y + 15 }, SIZE, { 'font-weight': 'bold', fill: palette.ink }),
      ...drawn,
    ),
    bottom: top + CHIP + GAP,
  };
}
