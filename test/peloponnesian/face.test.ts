/** The public face of the game has the types of the contract. */
import { expectTypeOf } from 'expect-type';
import { it } from 'vitest';
import type { Face } from '../../src/core/face.js';
import type * as peloponnesian from '../../src/peloponnesian/index.js';

it('is a face of its types', () => {
  expectTypeOf<typeof peloponnesian>().toExtend<Face<peloponnesian.PeloponnesianTypes>>();
});
