/** Lint rules that find faults. How the code is set is prettier's business. */
import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The same game from the same seed, everywhere: no clock, no chance and no language of the machine in the library. */
const PURE = [
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Chance is a chance action.' },
  { selector: "MemberExpression[object.name='Date']", message: 'The library knows no clock.' },
  { selector: "NewExpression[callee.name='Date']", message: 'The library knows no clock.' },
  {
    selector: 'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]',
    message: 'The language of the machine must not decide: compare by code units.',
  },
];

/** No assertion that says nothing. */
const HONEST = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword.typeAnnotation',
    message: 'An assertion through unknown says nothing: narrow, or decode.',
  },
];

const PLAIN = [
  { selector: 'TSEnumDeclaration', message: 'A constant array, and the union derived from it.' },
  { selector: 'ExportDefaultDeclaration', message: 'A name of its own, the same everywhere.' },
];

const ESM = {
  regex: '^\\.{1,2}/(?!.*\\.(?:js(?:on)?|css\\?inline)$)',
  message: 'Imports of our own end in .js, and name the file.',
};
const DEEP = { regex: '^fp-ts/(?!lib/.*\\.js$)', message: "Node's ESM wants fp-ts/lib/….js." };
const NODE = { regex: '^node:', message: 'The library runs in browsers too.' };

export default defineConfig(
  globalIgnores(['.cache', 'dist', 'examples/web/dist', 'docs/api', 'coverage']),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'array-callback-return': 'error',
      'no-constructor-return': 'error',
      'no-promise-executor-return': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-restricted-imports': ['error', { patterns: [ESM, DEEP] }],
      'no-restricted-syntax': ['error', ...PLAIN],

      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-unnecessary-template-expression': 'error',
      '@typescript-eslint/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',

      // The compiler says what is unused; a key that is left out is named `_`.
      '@typescript-eslint/no-unused-vars': 'off',
      // `SpaceId | 'box'` tells the reader which word is meant beside the ids.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // The faces of games are objects of pure functions: nobody says `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        'window',
        'document',
        'performance',
        'setTimeout',
        'fetch',
      ],
      'no-restricted-imports': ['error', { patterns: [ESM, DEEP, NODE] }],
      'no-restricted-syntax': ['error', ...PLAIN, ...HONEST, ...PURE],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    // The program runs under Node.
    files: ['src/terminal/**/*.ts'],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-imports': ['error', { patterns: [ESM, DEEP] }],
    },
  },
  {
    files: ['test/**/*.ts'],
    plugins: { vitest },
    rules: {
      'vitest/no-disabled-tests': 'error',
      'vitest/no-focused-tests': 'error',
      'vitest/no-identical-title': 'error',
      'vitest/no-standalone-expect': 'error',
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      // Tests may look at anything: `expect.any(…)`, `JSON.parse` of what was just written, holes in lists, hostile input.
      'no-sparse-arrays': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-array-sort-compare': 'off',
    },
  },
  {
    files: ['test/successors/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['**/*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', require: 'readonly' } },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      'no-restricted-syntax': 'off',
      'no-restricted-imports': 'off',
    },
  },
);
