/** R 8.3.8.2: two enemy Armies stand together only while one of them passes, or fights. */
import type { Finding } from '../../../core/index.js';
import type { FrameKind } from '../../frame/index.js';
import type { Faction, SpaceId } from '../../vocabulary.js';
import { postOf } from './places.js';
import type { Setting, Sketch } from './sketch.js';

/** In the midst of these, enemies may be met outside in a space. */
const MEETINGS: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'march',
  'independentMove',
  'arrival',
  'landBattle',
  'cardEvent',
]);

/** With nothing of the kind being resolved, the CUs outside in a space are those of one player, or Independent (ruling apart-at-rest). */
export function* apartFindings({ forces, independentArmies, stack }: Sketch, { words }: Setting): Generator<Finding> {
  // A game that is over may have ended in the midst of anything (R 7.1).
  if (stack === undefined || stack.length === 0 || stack.some(({ kind }) => MEETINGS.has(kind))) return;
  const holders = new Map<SpaceId, Faction>();
  for (const key of Object.keys(forces ?? {})) {
    const post = postOf(key, words);
    if (post === undefined || post.inside) continue;
    const first = holders.get(post.space);
    if (first === undefined) holders.set(post.space, post.player);
    else yield { keys: ['forces', key], message: `R 8.3.8.2: CUs of ${first} stand outside in ${post.space}` };
  }
  for (const [id, { space }] of Object.entries(independentArmies ?? {})) {
    const first = space === null ? undefined : holders.get(space);
    if (first !== undefined) {
      const keys = ['independentArmies', id, 'space'];
      yield { keys, message: `R 8.3.8.2: CUs of ${first} stand outside in ${space}` };
    }
  }
}
