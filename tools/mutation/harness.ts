/**
 * A run of tests in this very process, out of Vitest's own parts: its collector and runner (`@vitest/runner`) and its
 * matchers (`@vitest/expect`). Vitest itself starts anew for each run, which takes longer than most of these tests.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  chai,
  setState,
} from '@vitest/expect';
import * as runner from '@vitest/runner';
import { expectTypeOf } from 'expect-type';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), chai.expect, {
  ...(Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT) as object),
  unreachable: (message?: string) => chai.assert.fail(`expected ${message ?? ''} not to be reached`),
});
setState({ assertionCalls: 0 }, expect as never);

/** What stood at a name of the world before a test put something else there. */
const stubbed = new Map<string, PropertyDescriptor | undefined>();

const vi = {
  stubGlobal(name: string, value: unknown): void {
    if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  },
  unstubAllGlobals(): void {
    for (const [name, before] of stubbed)
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    stubbed.clear();
  },
};

/** What a file of tests imports from `vitest`. */
export const VITEST = { ...runner, expect, expectTypeOf, vi };

export interface Tried {
  readonly id: string;
  readonly name: string;
  readonly milliseconds: number;
  /** Why it failed; `undefined` if it passed. */
  readonly failure: string | undefined;
}

export interface Run {
  /** Loads the file of tests. */
  readonly load: () => Promise<unknown>;
  /** Which of its tests are wanted; all where nothing is said. */
  readonly wanted?: ReadonlySet<string>;
  /** Whether it stops at the first failure. */
  readonly bail: boolean;
  readonly before?: (id: string) => void;
  readonly after?: () => void;
}

const CONFIG: runner.VitestRunnerConfig = {
  name: undefined,
  testNamePattern: undefined,
  root: '/',
  setupFiles: [],
  passWithNoTests: true,
  allowOnly: false,
  sequence: { hooks: 'stack', setupFiles: 'list', seed: 0 },
  maxConcurrency: 1,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  retry: 0,
  includeTaskLocation: false,
  chaiConfig: undefined,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

const titles = (task: runner.Task): readonly string[] =>
  task.suite ? [...titles(task.suite), task.name] : task.type === 'suite' && task.file === task ? [] : [task.name];

/** A test by its file and the names of what it stands in. */
const idOf = (file: string, test: runner.Test): string => `${file}#${titles(test).join(' ')}`;

const testsOf = (task: runner.Task): readonly runner.Test[] =>
  task.type === 'test' ? [task] : task.tasks.flatMap(testsOf);

/** Runs the tests of one file. A file that cannot be loaded fails as a test of that file would. */
export async function runFile(file: string, { load, wanted, bail, before, after }: Run): Promise<readonly Tried[]> {
  let failed = false;
  const [ran] = await runner.startTests([file], {
    config: CONFIG,
    importFile: load,
    onBeforeRunTask(test) {
      if ((failed && bail) || (wanted && !wanted.has(idOf(file, test)))) test.mode = 'skip';
      else before?.(idOf(file, test));
    },
    onAfterRunTask(test) {
      after?.();
      failed ||= test.result?.state === 'fail';
    },
  });
  if (!ran) return [];
  const tried = testsOf(ran)
    .filter(({ mode }) => mode === 'run')
    .map((test) => ({
      id: idOf(file, test),
      name: titles(test).join(' '),
      milliseconds: test.result?.duration ?? 0,
      failure: test.result?.state === 'fail' ? (test.result.errors?.[0]?.message ?? 'failed') : undefined,
    }));
  const [broken] = ran.result?.errors ?? [];
  return broken && tried.every(({ failure }) => failure === undefined)
    ? [{ id: file, name: file, milliseconds: 0, failure: broken.message }]
    : tried;
}
