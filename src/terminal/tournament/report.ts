/** The report of a tournament on the screen, and its charts in files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartsOf } from '../../tournament/charts/index.js';
import type { GameLine } from '../../tournament/line.js';
import { reportLines } from '../../tournament/report.js';
import { summaryOf } from '../../tournament/summary.js';
import { messageOf, wrongInput } from '../complaint.js';
import type { Screen } from '../screen.js';

/** Prints the report of some results, and writes charts into a folder. */
export function report(lines: readonly GameLine[], screen: Screen, folder: string | undefined): void {
  const summary = summaryOf(lines);
  screen.lines(reportLines(summary));
  if (folder === undefined) return;
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, chart] of Object.entries(chartsOf(summary, lines))) {
      const file = join(folder, `${name}.svg`);
      writeFileSync(file, chart);
      screen.line(`Chart: ${file}`);
    }
  } catch (error) {
    throw wrongInput(`${folder}: ${messageOf(error)}`);
  }
}
