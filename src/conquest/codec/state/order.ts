/** R 4: which frames can lie on which others. */
import type { Finding } from '../../../core/index.js';
import type { Below, FrameKind } from '../../frame/index.js';
import type { Setting, Sketch } from '../edition.js';

const isBelow = (row: Below<FrameKind>, below: FrameKind, further: FrameKind | undefined): boolean =>
  typeof row === 'string' ? row === below : row[0] === below && row[1] === further;

const named = (row: Below<FrameKind>): string =>
  typeof row === 'string' ? `"${row}"` : `"${row[0]}" that lies upon "${row[1]}"`;

/** Finds frames that cannot lie at their place on the stack. */
export function* orderFindings({ stack = [] }: Sketch, { edition }: Setting): Generator<Finding> {
  for (const [index, { kind }] of stack.entries()) {
    const keys = ['stack', index, 'kind'];
    if ((kind === 'turn') !== (index === 0))
      yield { keys, message: 'the frame "turn" is the bottom of the stack, and only that' };
    const below = stack[index - 1];
    if (below === undefined || kind === 'turn') continue;
    const { upon, several } = edition.frames.rows[kind];
    if (several !== true && stack.findIndex((frame) => frame.kind === kind) < index)
      yield { keys, message: `there is one frame "${kind}" at a time (R 4.2)` };
    const further = stack[index - 2]?.kind;
    if (upon !== null && !upon.some((row) => isBelow(row, below.kind, further)))
      yield {
        keys,
        message: `a frame "${kind}" lies upon ${upon.map(named).join(' or ')}, not upon "${below.kind}"${
          further === undefined ? '' : ` upon "${further}"`
        } (R 4.2)`,
      };
  }
}
