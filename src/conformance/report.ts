/** A report in words. */
import type { ConformanceReport } from './run.js';

/**
 * A report as plain text: each case that failed with all that differs, and how many passed, failed and were skipped.
 *
 * @example
 * import { alexandrosEngine, conformanceCases, conformanceText, runConformance } from 'diadochi/conformance';
 *
 * console.log(conformanceText(runConformance(alexandrosEngine, conformanceCases('alexandros'))));
 */
export function conformanceText({ results, passed, failed, skipped }: ConformanceReport): string {
  const told = results
    .filter(({ verdict }) => verdict === 'failed')
    .flatMap(({ id, title, differences }) => [`${id} failed: ${title}`, ...differences.map((text) => `  ${text}`)]);
  const untold = new Set(results.flatMap(({ unchecked }) => unchecked));
  const gaps = untold.size > 0 ? [`not told by the engine, and not compared: ${[...untold].join(', ')}`] : [];
  return [...told, ...gaps, `${passed} passed, ${failed} failed, ${skipped} skipped`].join('\n');
}
