/** Every refusal code is reached by a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REFUSAL_CODES } from '../../src/alexandros/index.js';

const tests = readdirSync(new URL('./rules/', import.meta.url))
  .map((file) => readFileSync(new URL(`./rules/${file}`, import.meta.url), 'utf8'))
  .join('\n');

it.each(Object.keys(REFUSAL_CODES))('the code %s is reached', (code) => {
  expect(tests).toMatch(new RegExp(`expectRefused\\(.*'${code}'`));
});
