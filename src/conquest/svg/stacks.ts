/** Slips: what stands together in one place, with its leaders, its counters and its train. */
import { middleOf, type Box } from '../../svg/box.js';
import { element, group, title, type Element } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import { beside, furtherOff, led, type Spacing } from '../../svg/place.js';
import { setOut, type Item, type SetItem } from '../../svg/set-out.js';
import { emblemShape, rectangle, words } from '../../svg/shapes.js';
import { drawTether, placeSlips, type Margin, type Seat, type TetherStyle } from '../../svg/slips.js';
import type { BaggageId } from '../vocabulary.js';
import { CHIP, chipWidth, drawChip, drawLeader, LEADER, leaderWidth } from './chips.js';
import { MAP } from './extents.js';
import { shipSign, trainSign } from './glyphs.js';
import type { Stack } from './pieces.js';
import { isAnyLit, isFleet, type Setting } from './setting.js';
import { called } from '../text/calling.js';

const BAND = 17;
const PAD = 2.5;
const GAP = 1.5;

const TRAIN_SIZE = 9;

function baggageItem(setting: Setting, id: BaggageId): Item {
  const { labels, palette } = setting;
  const name = labels.baggage(id);
  const sign = isFleet(setting, id) ? shipSign : trainSign;
  const width = textWidth(name, TRAIN_SIZE) + 17;
  return {
    width,
    height: LEADER,
    draw: ({ x, y }) =>
      group(
        { 'data-piece': id, role: 'img' },
        title(name),
        rectangle(
          { x: x + 0.5, y: y + 0.5, width: width - 1, height: LEADER - 1.5 },
          {
            rx: 2,
            fill: palette.panel,
            stroke: isAnyLit(setting, [id]) ? palette.highlight : palette.panelEdge,
            'stroke-width': isAnyLit(setting, [id]) ? 2 : 0.8,
          },
        ),
        sign({ x: x + 8, y: y + 6.5 }, 5, palette.ink),
        words(name, { x: x + 15, y: y + 10 }, TRAIN_SIZE, { fill: palette.ink }),
      ),
  };
}

/** Returns the contents of a slip: the leaders, the train, and then the counters. */
function itemsOf(setting: Setting, { leaders, baggage, chips }: Stack): readonly (readonly Item[])[] {
  return [
    [
      ...leaders.map((leader): Item => ({
        width: leaderWidth(setting, leader),
        height: LEADER,
        draw: (at) => drawLeader(setting, leader, at, 'data-piece'),
      })),
      ...baggage.map((id) => baggageItem(setting, id)),
    ],
    chips.map((chip): Item => ({
      width: chipWidth(setting, chip),
      height: CHIP,
      draw: (at) => drawChip(setting, chip, at, 'data-piece'),
    })),
  ];
}

/** Returns the greatest width of a line of a slip, which grows with its contents. A single wider item exceeds it. */
const widthFor = (chips: number): number => (chips > 9 ? 250 : chips > 4 ? 190 : chips > 2 ? 130 : 100);

/** A slip and its place. */
export interface PlacedStack {
  readonly stack: Stack;
  readonly seat: Seat | undefined;
  readonly box: Box;
  readonly set: readonly SetItem[];
}

const DISTANCES = Array.from({ length: 24 }, (_, index) => 3 + index * 8);
/** If there is no room beside its place, a slip is drawn further away. */
const FURTHER_OFF: Spacing = {
  across: Array.from({ length: 41 }, (_, index) => (index - 20) * 16),
  down: Array.from({ length: 37 }, (_, index) => (index - 18) * 12),
};

/** Slips lie below the names of their provinces, or else beside them. */
const SIDES = [0, 4, 3, 5] as const;
/** The walls of a garrison stand above its slip. */
const MARGIN: Margin = { beside: 2, above: 7, below: 2 };
/** The seat of a place that the layout does not draw. */
const IN_THE_MIDDLE: Seat = { at: middleOf(MAP), radius: 0 };

/** Gives each slip its place: the largest choose first, near where they belong, upon no name and no other slip. */
export function placeStacks(setting: Setting, stacks: readonly Stack[]): readonly PlacedStack[] {
  const { places, seats } = setting.plan;
  const slips = stacks.map((stack) => {
    const { place, chips } = stack;
    const { set, extent } = setOut(itemsOf(setting, stack), widthFor(chips.length), GAP);
    const width = BAND + 2 * PAD + extent.width;
    return {
      stack,
      place,
      seat: seats.get(place),
      set,
      extent: { width, height: Math.max(27, extent.height + 2 * PAD) },
    };
  });
  return placeSlips(slips, {
    places,
    margin: MARGIN,
    candidatesFor: ({ seat: { at, radius } = IN_THE_MIDDLE }, room) =>
      led([...beside(at, radius, room, DISTANCES, SIDES), ...furtherOff(at, room, FURTHER_OFF)], at, radius),
  });
}

const TETHER: TetherStyle = { least: 4, line: 2.2, edge: 4, dot: { radius: 3.2, edge: 1 } };

/** Draws what leads from a slip to where it stands. */
export const drawTetherOf = ({ livery }: Setting, { stack, seat, box }: PlacedStack): Element | undefined =>
  seat && drawTether(stack.id, box, seat, livery(stack.side), TETHER);

/** Draws the battlements of a city wall along the top of a slip. */
function battlements({ x, y, width }: Box): string {
  const teeth = Math.max(2, Math.round(width / 10));
  const each = width / (2 * teeth);
  return Array.from(
    { length: teeth },
    (_, tooth) => `M${(x + tooth * 2 * each).toFixed(2)} ${y}v-4h${each.toFixed(2)}v4z`,
  ).join('');
}

/** Returns a slip with all its pieces. */
export function drawStack(setting: Setting, { stack, box, set }: PlacedStack): Element {
  const { labels, palette, livery } = setting;
  const { captions, names } = labels;
  const { fill, ink, edge, emblem } = livery(stack.side);
  const { x, y, height } = box;
  const middle = x + BAND / 2;
  const what = stack.garrison
    ? `${called(names.sides, stack.side)}, ${captions.garrison}`
    : called(names.sides, stack.side);
  return group(
    { 'data-stack': stack.id, role: 'group' },
    title(`${what}: ${labels.place(stack.place)}`),
    rectangle(box, {
      rx: 3,
      fill: palette.panel,
      stroke: edge,
      'stroke-width': stack.garrison ? 2 : 1.2,
    }),
    stack.garrison ? element('path', { d: battlements(box), fill: edge }) : undefined,
    rectangle({ x, y, width: BAND, height }, { rx: 3, fill, stroke: edge, 'stroke-width': 0.8 }),
    emblemShape(emblem, { x: middle, y: y + 8.5 }, 5.5, { fill: ink, 'fill-opacity': 0.25 }),
    words(called(names.letters, stack.side), { x: middle, y: y + 12 }, 10, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
    stack.units === 0
      ? undefined
      : words(String(stack.units), { x: middle, y: y + height - 3 }, 11, {
          'text-anchor': 'middle',
          'font-weight': 'bold',
          fill: ink,
        }),
    ...set.map(({ item, at }) => item.draw({ x: x + BAND + PAD + at.x, y: y + PAD + at.y })),
  );
}
