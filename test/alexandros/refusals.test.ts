/** Every refusal code is reached by a test of the rules, and says one sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REFUSAL_CODES } from '../../src/alexandros/index.js';

const tests = readdirSync(new URL('./rules/', import.meta.url))
  .map((file) => readFileSync(new URL(`./rules/${file}`, import.meta.url), 'utf8'))
  .join('\n');

/** The codes that tests expect together with the rule that refuses. */
const expected = new Set(
  [...tests.matchAll(/expectRefused\([^;]*?'(\w+)',\s*(?:rule|'(?:R|ruling) [^']+')(?:,\s*'\w+')?,?\s*\);/g)].map(
    ([, code]) => code,
  ),
);

it.each(Object.entries(REFUSAL_CODES))('the code %s is reached', (code, sentence) => {
  expect(expected).toContain(code);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
});
