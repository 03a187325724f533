/** R S2-S5: reading components that somebody else has written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, loosely, type Decode } from '../../../core/index.js';
import { componentFindings } from '../../../conquest/data/codec/findings.js';
import { clashWords } from '../../../words/clash.js';
import type { ClashComponents } from '../shape.js';
import { clashFindings } from './findings.js';
import { clashProps, clashShape } from './shapes.js';

/** Map, counters, charts, track and the parts of this variant: the shape of each, and that they fit each other. */
export const ComponentsCodec: t.Type<ClashComponents> = codecOf('Components', clashShape, (copy) => {
  const parts = loosely<ClashComponents>(clashProps, copy);
  return [...componentFindings(parts, clashWords), ...clashFindings(parts)];
});

/** Reads components of unknown origin; every fault at once. */
export const decodeComponents: Decode<ClashComponents> = decoderOf(ComponentsCodec);
