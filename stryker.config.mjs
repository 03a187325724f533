// @ts-check
/**
 * Mutation testing: Stryker makes small changes to the rules, and each must make a test fail.
 *
 *     TESTS=xenophon npm run mutation -- -m 'src/xenophon/rules/*.ts'
 *
 * A change that no test can notice is marked beside the code: `// Stryker disable next-line ConditionalExpression: speed alone`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/core/**/*.ts', 'src/*/{rules,cards,query,deeds}/**/*.ts'],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // Without the folder, the runner looks for tests everywhere.
  vitest: { configFile: 'vitest.mutation.config.ts', dir: 'test', related: false },
  coverageAnalysis: 'perTest',
  // What runs while a module is loaded would be tried by all tests.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  timeoutFactor: 4,
  ignorePatterns: ['dist', 'docs', 'api', 'examples/web', 'coverage', 'bench/fixtures'],
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: true, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  cleanTempDir: 'always',
  disableTypeChecks: false,
};
