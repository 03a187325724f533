/** Which exports of other packages the builder keeps. */
import { describe, expect, it } from 'vitest';
import { exportsUsedBy } from '../../tools/package/used.js';

describe('the exports that a module uses', () => {
  it.each([
    ['names in braces, without types', "import { left, right as r, type Either } from 'x';", ['left', 'right']],
    ['a standard export', "import alea from 'x';", ['default']],
    ['a standard export and others', "import alea, { xor } from 'x';", ['default', 'xor']],
    ['names that are exported again', "export { isLeft as isRefused, type Either } from 'x';", ['isLeft']],
    ['no types', "import type { Draft } from 'x'; export type { Patch } from 'x';", []],
    ['properties of a namespace', "import * as t from 'x'; const a = t.array(t.string);", ['array', 'string']],
    ['a class that is extended', "import * as t from 'x'; class A extends t.Type {}", ['Type']],
    ['no types of a namespace', "import * as t from 'x'; type A = t.Type<1>; interface B extends t.Decoder<1> {}", []],
    ['nothing of a namespace of types', "import type * as t from 'x'; const a = { t: { b: 1 } }.t.b;", []],
  ])('are %s', (_, text, names) => {
    expect(new Set(exportsUsedBy(text).flatMap(([, used]) => used))).toEqual(new Set(names));
  });
});
