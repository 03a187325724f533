/**
 * A reporter that lets nothing pass in silence: tests that were skipped fail the run, and the last line counts every failure,
 * also a file that does not load and an error outside of any test.
 */
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';

export class Honesty implements Reporter {
  #filtered = false;

  constructor(readonly seed: string) {}

  onInit({ config }: Vitest): void {
    this.#filtered = config.testNamePattern !== undefined;
    console.log(`Properties draw from the seed ${this.seed}.`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      count.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') count[state]++;
        else count.skipped++;
      }
      for (const suite of module.children.allSuites()) count.failed += suite.errors().length;
    }
    if (count.skipped > 0 && !this.#filtered) {
      console.error(`${count.skipped} tests were skipped: a test runs, or it goes.`);
      count.failed += count.skipped;
    }
    if (count.failed > 0 || count.passed === 0) process.exitCode = 1;
    console.log(`${count.passed} passed, ${count.failed} failed`);
  }
}
