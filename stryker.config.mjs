// @ts-check
/** Mutation testing: what the rules do is changed in a thousand small ways, and each must be noticed by a test. */
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: ['src/core/**/*.ts', 'src/*/{rules,cards,query,deeds}/**/*.ts'],
  plugins: ['./tools/mutation/runner.ts'],
  testRunner: 'fresh-modules',
  // Modules made fresh do not live long enough to be worth optimising: without, a run takes less than half of the time.
  testRunnerNodeArgs: ['--no-opt', '--import', 'tsx'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Worlds of modules are not all let go of: a process begins anew after so many mutants.
  maxTestRunnerReuse: 200,
  timeoutMS: 10_000,
  timeoutFactor: 4,
  ignorePatterns: ['dist', 'docs/api', 'bench', 'examples/web', 'coverage', 'test/fixtures'],
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  cleanTempDir: 'always',
  checkerNodeArgs: ['--import', 'tsx'],
  disableTypeChecks: false,
};
