/** The win rates of bots and seats, with their intervals. */
import { group, title, type Element } from '../../svg/element.js';
import { fitted } from '../../svg/measure.js';
import { circle, words } from '../../svg/shapes.js';
import type { Box } from '../../svg/box.js';
import type { Row, Summary } from '../summary.js';
import { axisBelow, colourOf, FONT, line, PALETTE, placeOn, type Chart } from './frame.js';

const ROW = 26;
const SHARES = { from: 0, to: 1, isWhole: false };
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

function drawRow({ name, rate }: Row, box: Box, y: number, colour: string): Element {
  const x = (share: number): number => box.x + placeOn(SHARES, share, box.width);
  return group(
    { 'data-row': name },
    title(`${name}: ${percent(rate.share)}, 95 % interval ${percent(rate.low)} to ${percent(rate.high)}`),
    words(fitted(name, FONT, box.x - 20), { x: box.x - 8, y: y + 4 }, FONT, {
      'text-anchor': 'end',
      fill: PALETTE.ink,
    }),
    line({ x: x(rate.low), y }, { x: x(rate.high), y }, { stroke: colour, 'stroke-width': 3 }),
    circle({ x: x(rate.share), y }, 5, { fill: colour }),
  );
}

/** Returns the chart of the win rates. A dashed line shows what equal players would win. */
export function rateChart({ game, games, seats, bots, bySeat }: Summary): Chart {
  const rows = [
    ...bots.map((row, index) => ({ row, colour: colourOf(index) })),
    ...bySeat.map((row) => ({ row, colour: PALETTE.faint })),
  ];
  return {
    title: `${game}: win rates by bot and seat, ${games} games`,
    description: 'A point for each bot and for each seat, with its 95 % interval.',
    height: rows.length * ROW,
    draw: (box) => {
      const even = box.x + placeOn(SHARES, 1 / seats, box.width);
      return [
        axisBelow(box, SHARES, 'share of the victories; dashed: equal shares', percent),
        line({ x: even, y: box.y }, { x: even, y: box.y + box.height }, { 'stroke-dasharray': '4 4' }),
        ...rows.map(({ row, colour }, index) => drawRow(row, box, box.y + (index + 0.5) * ROW, colour)),
      ];
    },
  };
}
