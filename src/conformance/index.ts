/**
 * The conformance cases: numbered situations of all games with the expected results, derived by hand from the
 * rulebooks, and a runner that tests any engine on them.
 *
 * docs/conformance.md describes the format of the cases, and how to test your own engine. The cases are JSON, so other
 * languages can use them: `diadochi/conformance/*.json`, with the JSON Schema `diadochi/conformance/schema.json`.
 *
 * @example
 * import { conformanceCases, conformanceText, runConformance, successorsEngine } from 'diadochi/conformance';
 *
 * const siege = conformanceCases('successors').filter(({ id }) => id.startsWith('13.'));
 * console.log(conformanceText(runConformance(successorsEngine, siege)));
 *
 * @module conformance
 */
export * from './case.js';
export { conformanceCases, conformanceFiles } from './cases.js';
export type {
  Acted,
  ConformanceAction,
  ConformanceEngine,
  Done,
  Facts,
  Refused,
  Setup,
} from '../hosts/conformance/engine.js';
export { conformanceText } from './report.js';
export { runConformance, type CaseResult, type ConformanceReport, type Unchecked } from './run.js';
export { alexandrosEngine } from '../alexandros/conformance.js';
export { clashEngine } from '../clash/conformance.js';
export { conquestEngine } from '../conquest/conformance/index.js';
export { peloponnesianEngine } from '../peloponnesian/conformance.js';
export { successorsEngine } from '../successors/conformance.js';
export { xenophonEngine } from '../xenophon/conformance.js';
export type { Json } from '../core/index.js';
