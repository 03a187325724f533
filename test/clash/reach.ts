/** All that there is to be reached in a game of Clash of the Generals, from the tables that the rules themselves go by. */
import { but, type Reachable } from '../../bench/reach.js';
import type { ActionType } from '../../src/clash/action/index.js';
import { REFUSAL_CODES } from '../../src/clash/code/index.js';
import { ACTION_TYPES } from '../../src/clash/codec/action.js';
import { EVENT_TYPES } from '../../src/clash/codec/event.js';
import type { EventType } from '../../src/clash/event/index.js';
import type { FrameKind } from '../../src/clash/frame/index.js';
import { frames } from '../../src/clash/rules/frames.js';
import type { ClashTypes } from '../../src/clash/types.js';
import { CLASH_ENDINGS } from '../../src/clash/vocabulary.js';

/** What of the family no rule of this game comes to. A sortie is none of it: there is a Siege Train (R 11.5). */
const NOT_HERE: {
  readonly actions: readonly ActionType[];
  readonly events: readonly EventType[];
  readonly frames: readonly FrameKind[];
} = {
  actions: [
    // R S5.3: who begins where is settled by claims
    'deploy',
    // R S1.1: optional rules of the base (R 10.14, 17.1, 17.5)
    'fire',
    'holdFire',
    'scorch',
    'spareTheLand',
    'demandSurrender',
    // R S10.1: no army needs a leader, and nobody stands in for one (R 12.10)
    'appoint',
    'appointNobody',
    // R S13: no king, and no heir to one (R 15.6)
    'enthrone',
  ],
  events: [
    // R S2.11: nobody leads as Alexander did (R 10.17)
    'routIgnored',
    // R S1.1: optional rules of the base (R 17.2-17.5)
    'furyRoused',
    'kingsHealthTried',
    'mutinyTried',
    'moveRefused',
    'treacheryTried',
    'citySummoned',
    // R S7.1: of random events raids alone are left (R 14.2)
    'revoltTested',
    // nobody's time of service is over (R 13.2)
    'unitWithdrawn',
    // R S13: points are counted for what is held in the end (R 15)
    'objectiveSecured',
  ],
  frames: ['setup', 'scorching', 'summons', 'kingsHealth', 'mutiny', 'standIn', 'revolt', 'succession'],
};

export const clashReach: Reachable<ClashTypes> = {
  all: {
    actions: but(ACTION_TYPES, NOT_HERE.actions),
    events: but(EVENT_TYPES, NOT_HERE.events),
    frames: but(Object.keys(frames) as FrameKind[], NOT_HERE.frames),
    refusals: Object.keys(REFUSAL_CODES),
    endings: CLASH_ENDINGS,
  },
};
