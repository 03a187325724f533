/** Slips: the pieces of a stack with leaders and counters. */
import { boxAround, distance, middleOf, overlapsOrTouches, type Box } from '../../svg/box.js';
import { element, group, title, type Element } from '../../svg/element.js';
import { beside, furtherOff, led, type Candidate, type Extent, type Spacing } from '../../svg/place.js';
import { setOut, type SetItem } from '../../svg/set-out.js';
import { emblemShape, rectangle, words } from '../../svg/shapes.js';
import { drawTether, placeSlips, type Margin, type Seat, type TetherStyle } from '../../svg/slips.js';
import { chipItem, GAP, leaderItem } from './flowing.js';
import type { Stack } from './pieces.js';
import type { Setting } from './setting.js';

const BAND = 9;
const PAD = 1.2;
const LEAST = 20;

/** Returns the maximum width of a slip's lines, unless a single item is wider. It grows with the number of counters. */
const widthFor = (chips: number): number => (chips > 9 ? 150 : chips > 4 ? 110 : chips > 2 ? 86 : 60);

/** A slip and its position. */
export interface PlacedStack {
  readonly stack: Stack;
  readonly seat: Seat;
  readonly box: Box;
  readonly set: readonly SetItem[];
}

const DISTANCES = Array.from({ length: 14 }, (_, index) => 1.5 + index * 6);
/** Where there is no space nearby, a slip is placed at a greater distance. */
const FURTHER_OFF: Spacing = {
  across: Array.from({ length: 33 }, (_, index) => (index - 16) * 11),
  down: Array.from({ length: 33 }, (_, index) => (index - 16) * 9),
};

/** Slips are placed below their seat, or else beside it. */
const SIDES = [0, 3, 4, 5] as const;
/** The walls of a garrison are above its slip. */
const MARGIN: Margin = { beside: 1, above: 4, below: 1 };

/** The length up to which the line from a slip to its seat may cross something. */
const SHORT = 46;

const withLead = (candidates: readonly Candidate[], { at, radius }: Seat): readonly Candidate[] => {
  const isNear = ({ box }: Candidate): boolean => distance(middleOf(box), at) < SHORT;
  return [
    ...candidates.filter(isNear),
    ...led(
      candidates.filter((each) => !isNear(each)),
      at,
      radius,
    ),
  ];
};

/** Returns the candidate places of a slip: in the middle of an empty hex, otherwise beside it. */
function placesFor(seat: Seat, room: Extent): readonly Candidate[] {
  const { at, radius } = seat;
  const upon: readonly Candidate[] = radius === 0 ? [{ box: boxAround(at, room.width, room.height), cost: -10 }] : [];
  return [
    ...upon,
    ...withLead([...beside(at, radius, room, DISTANCES, SIDES), ...furtherOff(at, room, FURTHER_OFF)], seat),
  ];
}

/** Places each slip near its seat, the largest first, without covering names and other slips. */
export function placeStacks(setting: Setting, stacks: readonly Stack[], works: readonly Box[]): readonly PlacedStack[] {
  const { places, seats } = setting.plan;
  const slips = stacks.flatMap((stack) => {
    const { place, leaders, chips } = stack;
    const seat = seats.get(place);
    if (seat === undefined) return [];
    const { set, extent } = setOut(
      [
        leaders.map((leader) => leaderItem(setting, leader, 'data-piece')),
        chips.map((chip) => chipItem(setting, chip, 'data-piece')),
      ],
      widthFor(chips.length),
      GAP,
    );
    const width = BAND + 2 * PAD + extent.width;
    return [{ stack, place, seat, set, extent: { width, height: Math.max(LEAST, extent.height + 2 * PAD) } }];
  });
  return placeSlips(slips, {
    places,
    margin: MARGIN,
    candidatesFor: ({ seat }, room) => placesFor(seat, room),
    taken: works,
  });
}

const isSeen = ({ view }: Setting, { box }: PlacedStack): boolean => overlapsOrTouches(view, box);

const TETHER: TetherStyle = { least: 4, line: 1.6, edge: 3, dot: { radius: 2.4, edge: 0.8 } };

/** Returns the battlements of a city or fort along the top of a slip. */
function battlements({ x, y, width }: Box): string {
  const teeth = Math.max(2, Math.round(width / 8));
  const each = width / (2 * teeth);
  return Array.from(
    { length: teeth },
    (_, tooth) => `M${(x + tooth * 2 * each).toFixed(1)} ${y.toFixed(1)}v-3h${each.toFixed(1)}v3z`,
  ).join('');
}

/** Returns waves along the lower edge of a slip. */
function waves({ x, y, width, height }: Box): string {
  const count = Math.max(2, Math.round(width / 8));
  const each = width / count / 2;
  return `M${x.toFixed(1)} ${(y + height + 1).toFixed(1)}${`q${(each / 2).toFixed(1)} 3 ${each.toFixed(1)} 0t${each.toFixed(1)} 0`.repeat(count)}`;
}

/** Returns the description of a stack: `Sparta: Corinth, inside`. */
function describeStack({ labels }: Setting, { player, place, isInside, under }: Stack): string {
  const { captions } = labels;
  return `${labels.player(player)}: ${[
    labels.place(place),
    ...(isInside ? [captions.inside] : []),
    ...(under === null ? [] : [captions.under(labels.leader(under))]),
  ].join(', ')}`;
}

function drawStack(setting: Setting, { stack, box, set }: PlacedStack): Element {
  const { labels, palette, livery } = setting;
  const { fill, ink, edge, emblem } = livery(stack.player);
  const { x, y, height } = box;
  const middle = x + BAND / 2;
  return group(
    { 'data-stack': stack.id, role: 'group' },
    title(describeStack(setting, stack)),
    rectangle(box, { rx: 2, fill: palette.panel, stroke: edge, 'stroke-width': stack.isInside ? 1.6 : 1 }),
    stack.isInside ? element('path', { d: battlements(box), fill: edge }) : undefined,
    stack.isAtSea
      ? element('path', { d: waves(box), fill: 'none', stroke: palette.sailing, 'stroke-width': 1.6 })
      : undefined,
    rectangle({ x, y, width: BAND, height }, { rx: 2, fill, stroke: edge, 'stroke-width': 0.6 }),
    emblemShape(emblem, { x: middle, y: y + 5.6 }, 3.4, { fill: ink, 'fill-opacity': 0.25 }),
    words(labels.captions.letters[stack.player], { x: middle, y: y + 8 }, 6.8, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
    stack.units === 0
      ? undefined
      : words(String(stack.units), { x: middle, y: y + height - 2.2 }, 7.6, {
          'text-anchor': 'middle',
          'font-weight': 'bold',
          fill: ink,
        }),
    ...set.map(({ item, at }) => item.draw({ x: x + BAND + PAD + at.x, y: y + PAD + at.y })),
  );
}

/** Draws the lines from slips to their seats, below the names of the map. */
export const drawTethers = (setting: Setting, placed: readonly PlacedStack[]): Element =>
  group(
    { 'data-layer': 'tethers', 'pointer-events': 'none' },
    ...placed
      .filter((each) => isSeen(setting, each))
      .map(({ stack, seat, box }) => drawTether(stack.id, box, seat, setting.livery(stack.player), TETHER)),
  );

/** Draws placed slips. */
export const drawStacks = (setting: Setting, placed: readonly PlacedStack[]): Element =>
  group(
    { 'data-layer': 'stacks' },
    ...placed.filter((each) => isSeen(setting, each)).map((each) => drawStack(setting, each)),
  );
