/** Stacks: everything of one faction in one place, on a slip with a line for each general. */
import type { Box } from '../../svg/box.js';
import { element, group, title, type Element } from '../../svg/element.js';
import { ROW } from '../../svg/flow.js';
import { beside, led, type Extent } from '../../svg/place.js';
import { emblemShape, rectangle, words } from '../../svg/shapes.js';
import { drawTether, placeSlips, type Seat, type TetherStyle } from '../../svg/slips.js';
import type { Faction, SpaceId } from '../vocabulary.js';
import { battlements } from './glyphs.js';
import { drawnAt } from './ground/plan.js';
import { drawPiece, pieceWidth } from './lines.js';
import type { Stand } from '../text/captions.js';
import type { Piece } from './pieces.js';
import { placeText, type Setting } from './setting.js';

const BAND = 17;
const PAD = 3;

/** Pieces of one faction in one place. */
export interface Stack {
  /** `red:pella`, `independent:lamia`, `nobody:pella:inside`. */
  readonly id: string;
  readonly owner: Faction | null;
  readonly space: SpaceId;
  readonly stand: Stand;
  readonly rows: readonly Row[];
  readonly units: number;
}

/** A line of a slip: a named piece, or icons with their numbers. */
type Row = readonly Piece[];

const hasName = ({ thing }: Piece): boolean =>
  thing.kind !== 'units' && thing.kind !== 'minor' && thing.kind !== 'helepolis';

/** The most icons with numbers in one line. */
const IN_A_ROW = 3;

function rowsOf(pieces: readonly Piece[]): readonly Row[] {
  const order = ['general', 'royal', 'body', 'army', 'fleet'];
  const named = pieces.filter(hasName).sort((a, b) => order.indexOf(a.thing.kind) - order.indexOf(b.thing.kind));
  const counts = pieces.filter((piece) => !hasName(piece));
  const rows: Row[] = named.map((piece) => [piece]);
  for (let from = 0; from < counts.length; from += IN_A_ROW) rows.push(counts.slice(from, from + IN_A_ROW));
  return rows;
}

/** Returns the stacks of the map. */
export function stacksOf(pieces: readonly Piece[]): readonly Stack[] {
  const together = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (!('space' in piece.where)) continue;
    const { space, stand } = piece.where;
    const whose = piece.thing.kind === 'army' ? 'independent' : (piece.owner ?? 'nobody');
    const id = stand === 'outside' ? `${whose}:${space}` : `${whose}:${space}:${stand}`;
    const stack = together.get(id);
    if (stack === undefined) together.set(id, [piece]);
    else stack.push(piece);
  }
  return [...together].flatMap(([id, own]): readonly Stack[] => {
    const [first] = own;
    if (first === undefined || !('space' in first.where)) return [];
    const { space, stand } = first.where;
    const owner = first.thing.kind === 'army' ? 'independent' : first.owner;
    const units = own.reduce((sum, { thing }) => sum + (thing.kind === 'units' ? thing.count : 0), 0);
    return [{ id, owner, space, stand, rows: rowsOf(own), units }];
  });
}

const rowWidth = (setting: Setting, row: Row): number =>
  row.reduce((sum, piece) => sum + pieceWidth(setting, piece), 0);

function extentOf(setting: Setting, { rows, units }: Stack): Extent {
  const widest = Math.max(...rows.map((row) => rowWidth(setting, row)));
  return {
    width: BAND + PAD * 2 + widest,
    height: Math.max(units > 0 ? 2 * ROW + 2 : ROW + 1, rows.length * ROW) + PAD,
  };
}

/** A stack and the position of its slip. */
export interface PlacedStack {
  readonly stack: Stack;
  readonly seat: Seat;
  readonly box: Box;
}

/** Places each slip, the largest first, near its space, where it covers no name, no space and no other slip. */
export function placeStacks(setting: Setting, stacks: readonly Stack[]): readonly PlacedStack[] {
  const { plan } = setting;
  const slips = stacks.map((stack) => ({
    stack,
    place: stack.space,
    seat: drawnAt(plan, stack.space),
    extent: extentOf(setting, stack),
  }));
  return placeSlips(slips, {
    places: plan.places,
    margin: { beside: 1, above: 3, below: 2 },
    candidatesFor: ({ seat: { at, radius } }, room) => led(beside(at, radius, room, DISTANCES, SIDES), at, radius),
  });
}

const DISTANCES = Array.from({ length: 20 }, (_, index) => 2 + index * 8);
/** Slips lie above their spaces, otherwise next to them. */
const SIDES = [6, 3, 0, 4] as const;

const TETHER: TetherStyle = { least: 1, line: 2.2, edge: 4 };

/** Draws the line from a slip to its space. */
export function drawTetherOf(setting: Setting, { stack, seat, box }: PlacedStack): Element | undefined {
  const [edge, fill] = coloursOf(setting, stack);
  return drawTether(stack.id, box, seat, { edge, fill }, TETHER);
}

/** Returns the colours of a slip: its edge, and its owner's. */
function coloursOf({ palette, livery }: Setting, { owner }: Stack): readonly [edge: string, fill: string] {
  if (owner === null) return [palette.faint, palette.panel];
  const { edge, fill } = livery(owner);
  return [edge, fill];
}

/**
 * Draws the edge of a slip, which shows where its pieces are: walls for inside, broken on the march, waves below at
 * sea.
 */
function frameOf(setting: Setting, { stack, box }: PlacedStack, edge: string): readonly Element[] {
  const { palette } = setting;
  const { x, y, width, height } = box;
  const slip = rectangle(box, {
    rx: 3,
    fill: palette.panel,
    stroke: edge,
    'stroke-width': stack.stand === 'inside' ? 2 : 1.2,
    'stroke-dasharray': stack.stand === 'march' ? '5 3' : undefined,
  });
  if (stack.stand === 'inside')
    return [slip, element('path', { d: battlements(x, y, width), fill: edge, stroke: edge, 'stroke-width': 1 })];
  if (stack.stand !== 'afloat') return [slip];
  const waves = Math.floor(width / 8);
  const wave = `M${x.toFixed(1)} ${(y + height + 2).toFixed(1)}${'q2 -3 4 0t4 0'.repeat(waves)}`;
  return [slip, element('path', { d: wave, fill: 'none', stroke: palette.sailing, 'stroke-width': 1.8 })];
}

/** Draws the band on the left of a slip: its owner, and the number of CUs. */
function bandOf(setting: Setting, { stack, box }: PlacedStack): readonly Element[] {
  const { labels, palette, livery } = setting;
  const { x, y, height } = box;
  if (stack.owner === null) return [rectangle({ x, y, width: 4, height }, { rx: 2, fill: palette.faint })];
  const { fill, ink, edge, emblem } = livery(stack.owner);
  const middle = x + BAND / 2;
  const band = rectangle({ x, y, width: BAND, height }, { rx: 3, fill, stroke: edge, 'stroke-width': 0.8 });
  const badge = { x: middle, y: y + 8 };
  return [
    band,
    emblemShape(emblem, badge, 5.5, { fill: ink, 'fill-opacity': 0.25 }),
    words(labels.captions.letters[stack.owner], { x: badge.x, y: badge.y + 3.6 }, 10, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
    ...(stack.units === 0
      ? []
      : [
          words(String(stack.units), { x: middle, y: y + height - 4 }, 11.5, {
            'text-anchor': 'middle',
            'font-weight': 'bold',
            fill: ink,
          }),
        ]),
  ];
}

/** Draws a slip with its pieces. */
export function drawStack(setting: Setting, placed: PlacedStack): Element {
  const { labels } = setting;
  const { stack, box } = placed;
  const [edge] = coloursOf(setting, stack);
  const left = box.x + (stack.owner === null ? 6 : BAND + PAD);
  const rows = stack.rows.flatMap((row, index) => {
    let x = left;
    return row.map((piece) => {
      const drawn = drawPiece(setting, piece, { x, y: box.y + 1 + index * ROW });
      x += pieceWidth(setting, piece);
      return drawn;
    });
  });
  const whose = stack.owner === null ? labels.captions.uncontrolled : labels.factions[stack.owner];
  return group(
    { 'data-stack': stack.id, role: 'group' },
    title(`${whose}, ${placeText(setting, stack.space, stack.stand)}`),
    ...frameOf(setting, placed, edge),
    ...bandOf(setting, placed),
    ...rows,
  );
}
