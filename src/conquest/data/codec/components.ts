/** R 2: reading components that somebody else has written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, loosely, type Decode } from '../../../core/index.js';
import { conquestWords } from '../../../words/conquest.js';
import type { Components } from '../shape.js';
import { componentFindings } from './findings.js';
import { componentPropsOf, componentsShape } from './shapes.js';

const props = /* @__PURE__ */ componentPropsOf(conquestWords);

/** Map, counters, charts and track: the shape of each, and that they fit each other. */
export const ComponentsCodec: t.Type<Components> = codecOf('Components', componentsShape(props), (copy) => [
  ...componentFindings(loosely<Components>(props, copy), conquestWords),
]);

/** Reads components of unknown origin; every fault at once. */
export const decodeComponents: Decode<Components> = decoderOf(ComponentsCodec);
