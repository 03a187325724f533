/** How long the games are. */
import { group, title } from '../../svg/element.js';
import { rectangle } from '../../svg/shapes.js';
import type { GameLine } from '../line.js';
import { axisBelow, axisBeside, colourOf, placeOn, type Chart, type Scale } from './frame.js';

const BARS = 24;

/** Returns the number of values in each of some equal parts of a scale. */
function countsOf(values: readonly number[], scale: Scale): readonly number[] {
  const counts = Array.from({ length: BARS }, () => 0);
  for (const value of values) {
    const bar = Math.min(BARS - 1, Math.floor(placeOn(scale, value, BARS)));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts;
}

/** Returns the chart of the lengths of games in actions. */
export function lengthChart(lines: readonly GameLine[]): Chart {
  const lengths = lines.map(({ actions }) => actions);
  const scale = { from: Math.min(...lengths), to: Math.max(...lengths), isWhole: true };
  const counts = countsOf(lengths, scale);
  const height = { from: 0, to: Math.max(...counts), isWhole: true };
  return {
    title: `${lines[0]?.game ?? ''}: length of ${lines.length} games`,
    description: 'How many games have how many actions.',
    height: 240,
    draw: (box) => [
      axisBeside(box, height),
      axisBelow(box, scale, 'actions, those of chance included'),
      ...counts.flatMap((count, index) => {
        if (count === 0) return [];
        const width = box.width / BARS;
        const high = placeOn(height, count, box.height);
        const bar = { x: box.x + index * width + 1, y: box.y + box.height - high, width: width - 2, height: high };
        return [group({ 'data-count': count }, title(`${count} games`), rectangle(bar, { fill: colourOf(1) }))];
      }),
    ],
  };
}
