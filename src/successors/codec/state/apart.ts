/** R 8.3.8.2: two enemy Armies stand together only while one of them passes, or fights. */
import type { Finding } from '../../../core/index.js';
import type { SuccessorsFrame } from '../../frame/index.js';
import type { Faction, SpaceId } from '../../vocabulary.js';
import { postOf } from './places.js';
import type { Setting, Sketch } from './sketch.js';

/** Where enemies may be met outside while a frame is being resolved; `anywhere`: in any space; `undefined`: nowhere. */
function meetingIn(
  frame: SuccessorsFrame,
  armies: Sketch['independentArmies'],
): SpaceId | 'anywhere' | null | undefined {
  switch (frame.kind) {
    case 'march':
    case 'arrival':
    case 'landBattle':
    case 'avoidMove':
      return frame.space;
    case 'independentMove':
      return armies?.[frame.army].space;
    case 'cardEvent':
      return 'anywhere';
    default:
      return undefined;
  }
}

/** With nothing of the kind being resolved, the CUs outside in a space are those of one player, or Independent (ruling apart-at-rest). */
export function* apartFindings({ forces, independentArmies, stack }: Sketch, { words }: Setting): Generator<Finding> {
  // A game that is over may have ended in the midst of anything (R 7.1).
  if (stack === undefined || stack.length === 0) return;
  const meetings = new Set(stack.map((frame) => meetingIn(frame, independentArmies)));
  if (meetings.has('anywhere')) return;
  const holders = new Map<SpaceId, Faction>();
  for (const key of Object.keys(forces ?? {})) {
    const post = postOf(key, words);
    if (post === undefined || post.inside || meetings.has(post.space)) continue;
    const first = holders.get(post.space);
    if (first === undefined) holders.set(post.space, post.player);
    else yield { keys: ['forces', key], message: `R 8.3.8.2: CUs of ${first} stand outside in ${post.space}` };
  }
  for (const [id, { space }] of Object.entries(independentArmies ?? {})) {
    const first = space === null || meetings.has(space) ? undefined : holders.get(space);
    if (first !== undefined) {
      const keys = ['independentArmies', id, 'space'];
      yield { keys, message: `R 8.3.8.2: CUs of ${first} stand outside in ${space}` };
    }
  }
}
