/** R 3.3.3: the Silver Shields, raised by an Event and stolen by surprise. */
import { raiseSilverShields } from '../deeds/course.js';
import { addUnits, loseUnits, placeUnits, takeUnits } from '../deeds/units.js';
import { forcesOf, playersOf, type Force } from '../query/presence.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { unitsOf } from '../units.js';
import type { PlayerId } from '../vocabulary.js';
import { inBattle } from './matter.js';
import { ANY_TIME } from './module.js';
import { isNear, postsOf, roomAt, underSiege, type Post } from './reach.js';
import { stepwise } from './stepwise.js';

const RULE = 'R 3.3.3.2';
/** CUs of the unit when it comes into play (R 3.3.3.1). */
const SHIELDS = 2;

/** Where the unit is, if it is on the board. */
function shieldsOf(situation: Situation): Force | undefined {
  for (const player of playersOf(situation)) {
    for (const force of forcesOf(situation, player)) if (force.units.silverShields > 0) return force;
  }
  return undefined;
}

/** Generals of the player whom the whole unit could join, in a city only if there is room for it (R 4.16). */
const posts = (situation: Situation, player: PlayerId, count: number): readonly Post[] =>
  postsOf(situation, player).filter((post) => roomAt(situation, player, post) >= count);

/** Generals of the player who could win the unit over from its owner (ruling card-56). */
function thieves(situation: Situation, player: PlayerId): readonly Post[] {
  const stack = shieldsOf(situation);
  if (stack === undefined || stack.player === player || underSiege(situation, stack)) return [];
  return posts(situation, player, stack.units.silverShields).filter((post) =>
    isNear(situation, post.space, stack.space),
  );
}

/** The unit changes sides; in the middle of a battle it is one CU smaller before it does (R 3.3.3.2). */
function steal(run: GameRun, player: PlayerId, to: Place): void {
  const stack = shieldsOf(run.state);
  if (stack === undefined) return;
  const { player: from, space, inside } = stack;
  let count = stack.units.silverShields;
  if (inBattle(run.state, space)) {
    loseUnits(run, from, { space, inside }, unitsOf('silverShields', 1), RULE);
    count--;
  }
  if (count === 0) return;
  takeUnits(run, from, { space, inside }, unitsOf('silverShields', count));
  addUnits(run, player, to, unitsOf('silverShields', count));
  run.emit({ type: 'unitsDefected', rule: RULE, space, unit: 'silverShields', count, from, to: player });
}

export const silverShields = stepwise<'silverShields'>({
  rule: RULE,
  moments: ANY_TIME,
  mayActivate: (situation, player) => posts(situation, player, SHIELDS).length > 0,
  steps: {
    target: {
      choices: (situation, { player }) =>
        (situation.silverShieldsRaised ? thieves(situation, player) : posts(situation, player, SHIELDS)).map(
          (post) => ({ type: 'targetCommander', player, ...post }),
        ),
      chosen(run, frame, _effect, action) {
        if (action.type !== 'targetCommander') return;
        const { player } = frame;
        const { space, inside } = action;
        if (run.state.silverShieldsRaised) return steal(run, player, { space, inside });
        raiseSilverShields(run);
        placeUnits(run, player, { space, inside }, unitsOf('silverShields', SHIELDS), RULE);
      },
    },
  },
});
