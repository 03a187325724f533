/** Formats a report as text. */
import type { ConformanceReport } from './run.js';

/**
 * Returns a report as plain text: each failed case with all differences, and the numbers of passed, failed and skipped
 * cases.
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
