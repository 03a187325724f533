/** The charts of a tournament. */
import type { GameLine } from '../line.js';
import type { Summary } from '../summary.js';
import { curveChart } from './curves.js';
import { chartText } from './frame.js';
import { lengthChart } from './lengths.js';
import { rateChart } from './rates.js';

/** Returns the charts of a tournament as SVG, by the names of their files without an extension. */
export const chartsOf = (summary: Summary, lines: readonly GameLine[]): Readonly<Record<string, string>> => ({
  'win-rates': chartText(rateChart(summary)),
  lengths: chartText(lengthChart(lines)),
  worth: chartText(curveChart(summary)),
});
