/**
 * Tries mutants in this very process: a test runner of Stryker. Each mutant meets modules made fresh, so nothing that another left
 * behind, in a memory of the library say, saves or kills it; and what runs while a module is loaded is tried like the rest.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { InstrumenterContext, MutantCoverage } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
} from '@stryker-mutator/api/test-runner';
import { bundleOf, type Bundle } from './bundle.js';
import { attributed } from './coverage.js';
import { VITEST, runFile, type Tried } from './harness.js';

/** How long each test took when nothing was mutated, for every process that tries mutants. */
const TIMES = '.mutation-times.json';

const asResult = ({ id, name, milliseconds, failure }: Tried): TestResult => {
  const common = { id, name, timeSpentMs: milliseconds };
  return failure === undefined
    ? { ...common, status: TestStatus.Success }
    : { ...common, status: TestStatus.Failed, failureMessage: failure };
};

const fileOf = (id: string): string => id.slice(0, id.indexOf('#'));

/** A mutant in the midst of the rules is met by thousands of tests: it is tried by the nearest, up to this part of the time that all take; by all that were asked for. */
const PATIENCE = process.env['TESTS'] === undefined ? 1 / 12 : 1;

/** How far a file of tests is from a file of sources: nearest is one of its name, then one of its section, then one of its room. */
function distance(tests: string, source: string): number {
  const [name, room] = [basename(source, '.ts'), basename(dirname(source))];
  const [section] = /^\d\d(?=-)/.exec(name) ?? [];
  const near = [
    basename(tests).startsWith(name),
    basename(tests).startsWith(`${section}-`),
    tests.includes(`/${room}/`),
  ];
  return near.includes(true) ? near.indexOf(true) : near.length;
}

/** The tests wanted by their files, the nearest first and of these the quickest, as far as the patience goes. */
function filesOf(
  wanted: readonly string[],
  source: string,
  times: ReadonlyMap<string, number>,
): readonly (readonly [string, ReadonlySet<string>])[] {
  const timeOf = (id: string): number => times.get(id) ?? 0;
  const total = (tests: readonly string[]): number => tests.reduce((sum, id) => sum + timeOf(id), 0);
  const files = new Map<string, string[]>();
  for (const id of wanted) {
    const tests = files.get(fileOf(id));
    if (tests) tests.push(id);
    else files.set(fileOf(id), [id]);
  }
  let left = total([...times.keys()]) * PATIENCE;
  const inTime = (id: string): boolean => (left -= timeOf(id)) >= 0;
  return [...files]
    .sort(([a, as], [b, bs]) => distance(a, source) - distance(b, source) || total(as) - total(bs))
    .map(([file, tests]) => [file, new Set(tests.sort((a, b) => timeOf(a) - timeOf(b)).filter(inTime))] as const)
    .filter(([, tests]) => tests.size > 0);
}

/** Stryker allows a mutant a hundred times what all tests together do unmutated. One test does not do twice as much as all. */
const endless = (allowed = 0): number => Math.max(20_000, allowed / 50);

class FreshModules implements TestRunner {
  #bundle: Bundle | undefined;
  #times: ReadonlyMap<string, number> | undefined;

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#bundle = await bundleOf(process.cwd(), { vitest: VITEST });
  }

  get #stryker(): InstrumenterContext {
    const world = globalThis as { __stryker__?: InstrumenterContext };
    return (world.__stryker__ ??= {});
  }

  async dryRun(_: DryRunOptions): Promise<DryRunResult> {
    const bundle = this.#bundle;
    if (!bundle) return { status: DryRunStatus.Error, errorMessage: 'not begun' };
    const stryker = this.#stryker;
    const tests: TestResult[] = [];
    const coverage: MutantCoverage = { static: {}, perTest: {} };
    for (const file of bundle.files) {
      const modules = bundle.fresh();
      const reached: MutantCoverage = { static: {}, perTest: {} };
      stryker.mutantCoverage = reached; // every module of this world goes on writing to this one
      await modules.sources();
      Object.assign(coverage.static, reached.static);
      for (const mutant of Object.keys(reached.static)) delete reached.static[mutant];
      const load = modules.tests[file] ?? modules.sources;
      const before = (id: string): void => void (stryker.currentTestId = id);
      const after = (): void => void delete stryker.currentTestId;
      const tried = await runFile(file, { load, bail: false, before, after });
      tests.push(...tried.map(asResult));
      for (const { id } of tried) coverage.perTest[id] = { ...reached.static, ...reached.perTest[id] };
    }
    delete stryker.mutantCoverage;
    await writeFile(TIMES, JSON.stringify(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs])));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: attributed(coverage, bundle.home) };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    const bundle = this.#bundle;
    if (!bundle) return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: 'not begun' });
    this.#times ??= new Map(JSON.parse(await readFile(TIMES, 'utf8')) as [string, number][]);
    const stryker = this.#stryker;
    stryker.activeMutant = activeMutant.id;
    stryker.hitLimit = endless(hitLimit);
    const before = (): void => void (stryker.hitCount = 0);
    const tests: TestResult[] = [];
    const modules = bundle.fresh();
    for (const [file, wanted] of filesOf(testFilter ?? [...this.#times.keys()], activeMutant.fileName, this.#times)) {
      before(); // a file of tests may play while it is being loaded
      const load = modules.tests[file] ?? modules.sources;
      const tried = await runFile(file, { load, wanted, bail: !disableBail, before });
      tests.push(...tried.map(asResult));
      if (!disableBail && tried.some(({ failure }) => failure !== undefined)) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'fresh-modules', FreshModules)];
