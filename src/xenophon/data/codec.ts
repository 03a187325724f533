/** R X1-X3: reading components that somebody else has written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, loosely, type Decode, type Finding } from '../../core/index.js';
import { componentFindings, type Parts } from '../../conquest/data/codec/findings.js';
import { componentPropsOf, componentsShape } from '../../conquest/data/codec/shapes.js';
import { xenophonWords } from '../../words/xenophon.js';
import type { Components, LeaderFact } from '../../conquest/data/shape.js';
import { REBEL, ROYAL } from '../vocabulary.js';

/** R X9.1, X9.2: on whose lives the game hangs. */
const HEADS: readonly (readonly [side: string, king: LeaderFact['king']])[] = [
  [REBEL, 'ofArmy'],
  [ROYAL, 'ofGame'],
];

/** R X9: each side has a head, and what is held at the end is worth something. */
function* xenophonFindings({ counters, charts }: Parts): Generator<Finding> {
  for (const [side, king] of counters === undefined ? [] : HEADS) {
    const heads = counters?.leaders.filter((leader) => leader.king !== undefined && leader.side === side) ?? [];
    if (heads.length !== 1 || heads[0]?.king !== king)
      yield { keys: ['counters', 'leaders'], message: `one leader of the ${side} side is its king, ${king}` };
  }
  if (charts !== undefined && charts.worth === undefined)
    yield { keys: ['charts', 'worth'], message: 'what is held at the end is worth something (R X9.3)' };
}

const props = /* @__PURE__ */ componentPropsOf(xenophonWords);

/** Map, counters, charts and track: the shape of each, and that they fit each other. */
export const ComponentsCodec: t.Type<Components> = codecOf('Components', componentsShape(props), (copy) => {
  const parts = loosely<Components>(props, copy);
  return [...componentFindings(parts, xenophonWords), ...xenophonFindings(parts)];
});

/** Reads components of unknown origin; every fault at once. */
export const decodeComponents: Decode<Components> = decoderOf(ComponentsCodec);
