/** R S3, S14: what states remember beside the board. */
import type * as t from 'io-ts';
import { closed, listOf, mapOf } from '../../core/index.js';
import type { Words } from '../../conquest/codec/words.js';

export const memory = ({ side, unit, leader, closed: { sides } }: Words): t.Type<Readonly<Record<string, unknown>>> =>
  closed(
    {},
    {
      // R S3.0
      bereaved: listOf(side, sides.length),
      // R S14.1
      defeated: listOf(side, sides.length),
      // R S14.2
      guards: mapOf(side, closed({ unit, leader }, undefined, 'a guard and its leader'), sides.length),
    },
    'what is remembered',
  );
