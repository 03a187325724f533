/** Runs cases on an engine. */
import { sameJson } from '../core/index.js';
import type { ConformanceCase, Expectation } from './case.js';
import { missingOf, otherFacts, otherThanExactly, outOfOrder, presentOf, written } from './compare.js';
import type { ConformanceEngine, Refused, Setup } from '../hosts/conformance/engine.js';

/** The parts of a case that an engine may not support. */
export type Unchecked = 'events' | 'queries' | 'facts' | 'codes' | 'rules';

/** The result of one case. */
export interface CaseResult {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** `skipped` means that the case belongs to another game, or that the engine supports nothing that it expects. */
  readonly verdict: 'passed' | 'failed' | 'skipped';
  /** The differences, each in a sentence; for a skipped case, the reason. */
  readonly differences: readonly string[];
  /** The expectations that the engine does not support. */
  readonly unchecked: readonly Unchecked[];
}

/** The results of all cases. */
export interface ConformanceReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly results: readonly CaseResult[];
}

/**
 * Runs cases on an engine: it sets up the situation of each, applies the actions, and compares. If the engine throws,
 * only that case fails.
 *
 * @param engine - one of ours, or your own implementation of {@link ConformanceEngine}
 * @param cases - the cases to run; those of other games are skipped
 *
 * @example
 * import { conformanceCases, runConformance, successorsEngine } from 'diadochi/conformance';
 *
 * const report = runConformance(successorsEngine, conformanceCases('successors'));
 * report.failed; // 0
 */
export function runConformance<State>(
  engine: ConformanceEngine<State>,
  cases: readonly ConformanceCase[],
): ConformanceReport {
  const results = cases.map((one) => tried(engine, one));
  const count = (verdict: CaseResult['verdict']): number => results.filter((one) => one.verdict === verdict).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), results };
}

/** The findings about a case while it runs. */
interface Findings {
  readonly differences: string[];
  readonly unchecked: Set<Unchecked>;
  /** The number of expectations that were compared. */
  checked: number;
}

function tried<State>(engine: ConformanceEngine<State>, one: ConformanceCase): CaseResult {
  const { id, game, title } = one;
  const findings: Findings = { differences: [], unchecked: new Set(), checked: 0 };
  const result = (verdict: CaseResult['verdict'], differences: readonly string[]): CaseResult => ({
    id,
    game,
    title,
    verdict,
    differences,
    unchecked: [...findings.unchecked],
  });
  if (game !== engine.game) return result('skipped', [`it is of ${game}`]);
  try {
    compare(engine, one, findings);
  } catch (error) {
    return result('failed', [
      ...findings.differences,
      `thrown: ${error instanceof Error ? error.message : 'something'}`,
    ]);
  }
  if (findings.differences.length > 0) return result('failed', findings.differences);
  return findings.checked > 0 ? result('passed', []) : result('skipped', ['the engine tells nothing of it']);
}

/** Returns the state after the actions of a case; `null` if one of them is refused. */
function carriedOut<State>(
  engine: ConformanceEngine<State>,
  one: ConformanceCase,
  findings: Findings,
): { readonly state: State; readonly events: readonly object[] | undefined } | null {
  let state = engine.open(setupOf(one));
  let events: readonly object[] | undefined = [];
  for (const [index, action] of one.actions.entries()) {
    const acted = engine.act(state, action);
    if ('refused' in acted) {
      const { code = 'no code', rule = 'no rule' } = acted.refused;
      findings.differences.push(`action ${index + 1}, ${written(action)}, is refused: ${code}, ${rule}`);
      return null;
    }
    state = acted.state;
    events = acted.events === undefined || events === undefined ? undefined : [...events, ...acted.events];
  }
  return { state, events };
}

function setupOf({ id, position, options }: ConformanceCase): Setup {
  if (position !== undefined) return { position };
  if (options !== undefined) return { options };
  throw new Error(`${id} has neither a position nor options`);
}

function compare<State>(engine: ConformanceEngine<State>, one: ConformanceCase, findings: Findings): void {
  const end = carriedOut(engine, one, findings);
  if (end === null) return;
  const { expect } = one;
  compareTurn(engine, end.state, expect, findings);
  compareRefusals(engine, end.state, expect, findings);
  compareEvents(end.events, expect, findings);
  compareQueries(engine, end.state, expect, findings);
  compareFacts(engine, end.state, expect, findings);
}

function note(findings: Findings, differences: readonly string[]): void {
  findings.checked += 1;
  findings.differences.push(...differences);
}

function compareTurn<State>(
  engine: ConformanceEngine<State>,
  state: State,
  { waitsFor, lists = [] }: Expectation,
  findings: Findings,
): void {
  if (waitsFor !== undefined) {
    const actors = engine.waitsFor(state);
    note(findings, sameJson(waitsFor, actors) ? [] : [`it waits for ${written(actors)}, not ${written(waitsFor)}`]);
  }
  for (const { actor, of, exactly, contains = [], lacks = [] } of lists) {
    const all = engine.list(state, actor);
    const listed = of === undefined ? all : all.filter((action) => 'type' in action && action.type === of);
    const differences = [
      ...(exactly === undefined ? [] : otherThanExactly(exactly, listed)),
      ...missingOf(contains, listed),
      ...presentOf(lacks, listed),
    ];
    note(
      findings,
      differences.map((difference) => `listed for ${actor}: ${difference}`),
    );
  }
}

function compareRefusals<State>(
  engine: ConformanceEngine<State>,
  state: State,
  { refusals = [] }: Expectation,
  findings: Findings,
): void {
  for (const { action, by, code, rule } of refusals) {
    const why = engine.why(state, action, by);
    note(
      findings,
      why === undefined
        ? [`${written(action)} is not refused`]
        : differencesOfRefusal({ code, rule }, why, findings).map((text) => `${written(action)}: ${text}`),
    );
  }
}

function differencesOfRefusal(expected: Required<Refused>, why: Refused, { unchecked }: Findings): readonly string[] {
  const differences: string[] = [];
  if (why.code === undefined) unchecked.add('codes');
  else if (why.code !== expected.code) differences.push(`refused as ${why.code}, not ${expected.code}`);
  if (why.rule === undefined) unchecked.add('rules');
  else if (why.rule !== expected.rule) differences.push(`refused by ${why.rule}, not ${expected.rule}`);
  return differences;
}

function compareEvents(
  events: readonly object[] | undefined,
  { events: happened, noEvents }: Expectation,
  findings: Findings,
): void {
  if (happened === undefined && noEvents === undefined) return;
  if (events === undefined) {
    findings.unchecked.add('events');
    return;
  }
  if (happened !== undefined) note(findings, outOfOrder(happened, events));
  if (noEvents === undefined) return;
  note(
    findings,
    presentOf(noEvents, events).map((difference) => `events: ${difference}`),
  );
}

function compareQueries<State>(
  engine: ConformanceEngine<State>,
  state: State,
  { queries = [] }: Expectation,
  findings: Findings,
): void {
  for (const { name, arguments: args, answer } of queries) {
    if (engine.ask === undefined) {
      findings.unchecked.add('queries');
      continue;
    }
    const answered = engine.ask(state, name, args) ?? null;
    const asked = `${name}(${args.map(written).join(', ')})`;
    note(findings, sameJson(answer, answered) ? [] : [`${asked} is ${written(answered)}, not ${written(answer)}`]);
  }
}

function compareFacts<State>(
  engine: ConformanceEngine<State>,
  state: State,
  { facts }: Expectation,
  findings: Findings,
): void {
  if (facts === undefined) return;
  if (engine.facts === undefined) findings.unchecked.add('facts');
  else note(findings, otherFacts(facts, engine.facts(state)));
}
