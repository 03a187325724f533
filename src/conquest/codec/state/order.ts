/** R 4: what can be in the course of being resolved while what: which frames lie on which. */
import type { Finding } from '../../../core/index.js';
import type { FrameKind } from '../../frame/index.js';
import type { Setting, Sketch } from '../edition.js';

/** The frames that a frame of each kind can lie upon; `null`: any, for dice fall for those that call for them, and heirs come at any time. */
export const UPON: { readonly [K in FrameKind]: readonly FrameKind[] | null } = {
  roll: null,
  // R 3, 4
  turn: [],
  setup: ['turn'],
  // R 7, 17.1
  supply: ['turn'],
  source: ['supply'],
  scorching: ['supply'],
  // R 8
  movement: ['turn'],
  march: ['movement'],
  // R 9
  combats: ['turn'],
  evasion: ['combats'],
  minorCombat: ['combats'],
  losses: ['supply', 'march', 'minorCombat', 'siege'],
  casualty: ['minorCombat', 'duel', 'exposure'],
  retreat: ['evasion', 'minorCombat', 'battle'],
  // R 10
  battle: ['combats'],
  array: ['battle'],
  rally: ['battle'],
  closeUp: ['manoeuvre'],
  manoeuvre: ['battle'],
  assault: ['battle'],
  duel: ['assault'],
  pursuit: ['battle'],
  // R 11, 17.5
  sieges: ['turn'],
  siege: ['sieges'],
  exposure: ['siege'],
  summons: ['sieges'],
  // R 12, 13
  reinforcements: ['turn'],
  replacements: ['turn'],
  recovery: ['turn'],
  // When two sides have lost leaders, one is asked after the other.
  standIn: ['combats', 'sieges', 'standIn'],
  // R 14
  randomEvents: ['turn'],
  revolt: ['randomEvents'],
  raid: ['randomEvents'],
  gathering: ['revolt', 'raid'],
  // R 15.6
  succession: null,
  // R 17
  kingsHealth: ['randomEvents'],
  mutiny: ['randomEvents'],
};

/** Which frames of a stack cannot lie where they do. */
export function* orderFindings({ stack = [] }: Sketch, { edition }: Setting): Generator<Finding> {
  for (const [index, { kind }] of stack.entries()) {
    const keys = ['stack', index, 'kind'];
    if ((kind === 'turn') !== (index === 0))
      yield { keys, message: 'the frame "turn" is the bottom of the stack, and only that' };
    const below = stack[index - 1];
    if (below === undefined || kind === 'turn') continue;
    const upon = edition.frames.upon[kind];
    if (upon !== null && !upon.includes(below.kind))
      yield {
        keys,
        message: `a frame "${kind}" lies upon ${upon.map((each) => `"${each}"`).join(' or ')}, not upon "${below.kind}"`,
      };
  }
}
