/** The codec and the JSON Schema say the same, of all the files and of what is made of them by changing something. */
import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceCase, conformanceFile, conformanceFiles } from '../../src/conformance/index.js';
import { changed, CHANGES, pathsIn } from '../kit/changing.js';

const schema = JSON.parse(readFileSync(new URL('../../conformance/schema.json', import.meta.url), 'utf8')) as object;
const validate = new Ajv({ allErrors: true }).compile(schema);
const files = conformanceFiles();

const judged = (file: unknown) => ({
  codec: isRight(conformanceFile.decode(file)),
  schema: validate(file) === true,
});

describe('codec and schema', () => {
  it.each(files.map((file) => [file.section, file.title, file] as const))('let %s, %s, pass', (_, __, file) => {
    expect(judged(file)).toEqual({ codec: true, schema: true });
  });

  it('say the same of every change of the first cases', () => {
    const counts = { accepted: 0, refused: 0 };
    for (const file of files.filter((_, index) => index % 6 === 0)) {
      const short = { ...file, cases: file.cases.slice(0, 2) };
      // Within positions all goes: what is in them is their own readers' business.
      const paths = pathsIn(short).filter((path) => !(path.includes('position') && path.length > 4));
      for (const path of paths) {
        for (const [what, by] of CHANGES) {
          const mutant = changed(short, path, by);
          const judgement = judged(mutant);
          expect(judgement.codec, `${file.section} ${path.join('.')} ${what}`).toBe(judgement.schema);
          counts[judgement.codec ? 'accepted' : 'refused'] += 1;
        }
      }
    }
    expect(counts.accepted).toBeGreaterThan(500);
    expect(counts.refused).toBeGreaterThan(2_000);
  });

  it('say the same of changes anywhere', () => {
    const all = files.map((file) => ({ file, paths: pathsIn(file) }));
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (one, two, three) => {
        const { file, paths } = all[one % all.length] ?? { file: null, paths: [] };
        const path = paths[two % paths.length] ?? [];
        const [, by] = CHANGES[three % CHANGES.length] ?? ['', () => undefined];
        const { codec, schema: told } = judged(changed(file, path, by));
        expect(codec).toBe(told);
      }),
      { numRuns: 1_500 },
    );
  });

  it('a fault is told with its place', () => {
    const [one] = files[0]?.cases ?? [];
    const read = conformanceCase.decode({ ...one, expect: {} });
    expect(isRight(read)).toBe(false);
    if (!isRight(read)) {
      expect(read.left.map(({ message, context }) => [context.at(-1)?.key, message])).toEqual([
        ['expect', 'expected at least one expectation'],
      ]);
    }
  });
});
