/** R 3.3.3: the Silver Shields, raised by an Event and won over by a Surprise card. */
import { raiseSilverShields } from '../deeds/course.js';
import { giveUnitsToArmy } from '../deeds/group.js';
import { loseUnits, placeUnits, removeUnits } from '../deeds/units.js';
import { NONE } from '../table/codes.js';
import type { Place, Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { unitsOf } from '../units.js';
import type { PlayerId } from '../vocabulary.js';
import { inBattle } from './matter.js';
import { ANY_TIME } from './module.js';
import { commandPosts, isNear, isUnderSiege, roomAt, someCommandPost, type CommandPost } from './reach.js';
import { stepwise } from './stepwise.js';

const RULE = 'R 3.3.3.2';
/** The number of CUs of the unit when it comes into play (R 3.3.3.1). */
const SHIELDS = 2;

/** Returns the place of the unit by code, if it is on the board. */
function shieldsOf(situation: Situation): number | undefined {
  for (const seat of situation.players.keys()) {
    for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1)) {
      const post = situation.postIn(seat, place);
      if (situation.countOf(post, 'silverShields') > 0) return post;
    }
  }
  return undefined;
}

/**
 * Returns the player's generals whom the whole unit could join: in a city only if there is room for it (R 4.16),
 * outside only if no enemy CUs stay there (ruling apart-at-rest).
 */
const posts = (situation: Situation, player: PlayerId): readonly CommandPost[] =>
  commandPosts(situation, player).filter((post) => roomAt(situation, player, post) >= SHIELDS);

/** Returns whether there is any such general. */
const hasPost = (situation: Situation, player: PlayerId): boolean =>
  someCommandPost(situation, player, (post) => roomAt(situation, player, situation.postNamed(post)) >= SHIELDS);

/** The place from which a player could win the unit over, and the number of its CUs. */
interface Prize {
  readonly from: Post;
  readonly count: number;
  /** Whether its owner has no other CUs in that place. */
  readonly alone: boolean;
}

/** Returns the unit, if a player could win it over (ruling card-56). */
function prize(situation: Situation, player: PlayerId): Prize | undefined {
  const post = shieldsOf(situation);
  if (post === undefined || isUnderSiege(situation, post)) return undefined;
  const from = situation.postNamed(post);
  const count = situation.countOf(post, 'silverShields');
  return from.player === player ? undefined : { from, count, alone: count === situation.count(post) };
}

/** Returns whether the unit could join a player in a place: it is near, and there is room. */
const isInReach = (situation: Situation, player: PlayerId, { from, count, alone }: Prize, place: Place): boolean =>
  isNear(situation, place.space, from.space) && roomAt(situation, player, place, alone ? from : undefined) >= count;

/** Returns the player's generals who could win it over. */
function thieves(situation: Situation, player: PlayerId): readonly CommandPost[] {
  const unit = prize(situation, player);
  return unit === undefined
    ? []
    : commandPosts(situation, player).filter((post) => isInReach(situation, player, unit, post));
}

/** Returns whether there is any such general. */
function hasThief(situation: Situation, player: PlayerId): boolean {
  const unit = prize(situation, player);
  return (
    unit !== undefined &&
    someCommandPost(situation, player, (post) => isInReach(situation, player, unit, situation.postNamed(post)))
  );
}

/** Gives the unit to the player. In the middle of a battle it first loses one CU (R 3.3.3.2). */
function steal(run: GameRun, player: PlayerId, to: Place): void {
  const post = shieldsOf(run.state);
  if (post === undefined) return;
  const { player: from, space, inside } = run.state.postNamed(post);
  let count = run.state.countOf(post, 'silverShields');
  if (inBattle(run.state, space)) {
    loseUnits(run, from, { space, inside }, unitsOf('silverShields', 1), RULE);
    count--;
  }
  if (count === 0) return;
  removeUnits(run, from, { space, inside }, unitsOf('silverShields', count));
  giveUnitsToArmy(run, player, to, unitsOf('silverShields', count));
  run.emit({ type: 'unitsDefected', rule: RULE, space, unit: 'silverShields', count, from, to: player });
}

export const silverShields = stepwise<'silverShields'>({
  rule: RULE,
  moments: ANY_TIME,
  mayActivate: hasPost,
  steps: {
    target: {
      offers: 'targetCommander',
      choices: (situation, { player }) =>
        (situation.silverShieldsRaised ? thieves(situation, player) : posts(situation, player)).map((post) => ({
          type: 'targetCommander',
          player,
          ...post,
        })),
      any: (situation, { player }) =>
        situation.silverShieldsRaised ? hasThief(situation, player) : hasPost(situation, player),
      chosen(run, { player }, _effect, { space, inside }) {
        if (run.state.silverShieldsRaised) return steal(run, player, { space, inside });
        raiseSilverShields(run);
        placeUnits(run, player, { space, inside }, unitsOf('silverShields', SHIELDS), RULE);
      },
    },
  },
});
