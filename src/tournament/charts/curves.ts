/** How the situation of each bot develops from turn to turn. */
import { element, group, title, type Element } from '../../svg/element.js';
import type { Box } from '../../svg/box.js';
import { circle, pathThrough, words } from '../../svg/shapes.js';
import type { Curve, Summary } from '../summary.js';
import { axisBelow, axisBeside, colourOf, FONT, PALETTE, placeOn, type Chart, type Scale } from './frame.js';

interface Scales {
  readonly across: Scale;
  readonly up: Scale;
}

function scalesOf(curves: readonly Curve[]): Scales {
  const points = curves.flatMap((curve) => curve.points);
  const [turns, means] = [points.map(({ turn }) => turn), points.map(({ mean }) => mean)];
  return {
    across: { from: Math.min(...turns), to: Math.max(...turns), isWhole: true },
    up: { from: Math.min(0, ...means), to: Math.max(0, ...means), isWhole: false },
  };
}

function drawCurve({ bot, points }: Curve, { across, up }: Scales, box: Box, colour: string): Element {
  const places = points.map(({ turn, mean }) => ({
    x: box.x + placeOn(across, turn, box.width),
    y: box.y + box.height - placeOn(up, mean, box.height),
  }));
  return group(
    { 'data-curve': bot },
    element('path', { d: pathThrough(places), fill: 'none', stroke: colour, 'stroke-width': 2 }),
    ...places.map((place, index) => {
      const { turn = 0, mean = 0, games = 0 } = points[index] ?? {};
      const told = `${bot}, turn ${turn}: ${Math.round(mean * 10) / 10} in ${games} sittings`;
      return group({}, title(told), circle(place, 3, { fill: colour }));
    }),
  );
}

/** Returns the chart of the mean worth of each bot's situation in each turn. */
export function curveChart({ game, curves }: Summary): Chart {
  const scales = scalesOf(curves);
  return {
    title: `${game}: mean worth of the situation by turn`,
    description: 'A curve for each bot: the worth of its situation by the heuristics of the game; 0 is even.',
    height: 280,
    draw: (box) => [
      axisBeside(box, scales.up),
      axisBelow(box, scales.across, 'turn'),
      ...curves.map((curve, index) => drawCurve(curve, scales, box, colourOf(index))),
      ...curves.map(({ bot }, index) =>
        words(bot, { x: 12, y: box.y + 14 + index * 18 }, FONT, {
          fill: colourOf(index),
          'font-weight': 'bold',
          stroke: PALETTE.halo,
          'stroke-width': 2,
          'paint-order': 'stroke',
        }),
      ),
    ],
  };
}
