/** The public face of the game has the types of the contract. */
import { expectTypeOf } from 'expect-type';
import { it } from 'vitest';
import type { Face } from '../../src/core/face.js';
import type * as clash from '../../src/clash/index.js';

it('is a face of its types', () => {
  expectTypeOf<typeof clash>().toExtend<Face<clash.ClashTypes>>();
});
