/** R 3.3.3: the Silver Shields, raised by an Event and stolen by surprise. */
import { raiseSilverShields } from '../deeds/course.js';
import { joinArmy } from '../deeds/group.js';
import { loseUnits, placeUnits, takeUnits } from '../deeds/units.js';
import { NONE } from '../table/codes.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { unitsOf } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { inBattle } from './matter.js';
import { ANY_TIME } from './module.js';
import { commandPosts, isNear, isUnderSiege, roomAt, someCommandPost, type CommandPost } from './reach.js';
import { stepwise } from './stepwise.js';

const RULE = 'R 3.3.3.2';
/** CUs of the unit when it comes into play (R 3.3.3.1). */
const SHIELDS = 2;

/** The post where the unit is, if it is on the board. */
function shieldsOf(situation: Situation): number | undefined {
  for (const seat of situation.players.keys()) {
    for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1)) {
      const post = situation.postIn(seat, place);
      if (situation.countOf(post, 'silverShields') > 0) return post;
    }
  }
  return undefined;
}

/** Generals of the player whom the whole unit could join: in a city only if there is room for it (R 4.16), outside only where no enemy CUs stay (ruling apart-at-rest). */
const posts = (situation: Situation, player: PlayerId, count: number): readonly CommandPost[] =>
  commandPosts(situation, player).filter((post) => roomAt(situation, player, post) >= count);

/** Whether there is any. */
const hasPost = (situation: Situation, player: PlayerId, count: number): boolean =>
  someCommandPost(situation, player, (post) => roomAt(situation, player, situation.postNamed(post)) >= count);

/** The unit, if a player could win it over from its owner (ruling card-56). */
function prize(
  situation: Situation,
  player: PlayerId,
): { readonly space: SpaceId; readonly count: number } | undefined {
  const post = shieldsOf(situation);
  if (post === undefined || isUnderSiege(situation, post)) return undefined;
  const { player: owner, space } = situation.postNamed(post);
  return owner === player ? undefined : { space, count: situation.countOf(post, 'silverShields') };
}

/** Generals of the player who could win it over. */
function thieves(situation: Situation, player: PlayerId): readonly CommandPost[] {
  const unit = prize(situation, player);
  return unit === undefined
    ? []
    : posts(situation, player, unit.count).filter(({ space }) => isNear(situation, space, unit.space));
}

/** Whether there is any. */
function hasThief(situation: Situation, player: PlayerId): boolean {
  const unit = prize(situation, player);
  return (
    unit !== undefined &&
    someCommandPost(situation, player, (post) => {
      const place = situation.postNamed(post);
      return isNear(situation, place.space, unit.space) && roomAt(situation, player, place) >= unit.count;
    })
  );
}

/** The unit changes sides; in the middle of a battle it is one CU smaller before it does (R 3.3.3.2). */
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
  takeUnits(run, from, { space, inside }, unitsOf('silverShields', count));
  joinArmy(run, player, to, unitsOf('silverShields', count));
  run.emit({ type: 'unitsDefected', rule: RULE, space, unit: 'silverShields', count, from, to: player });
}

export const silverShields = stepwise<'silverShields'>({
  rule: RULE,
  moments: ANY_TIME,
  mayActivate: (situation, player) => hasPost(situation, player, SHIELDS),
  steps: {
    target: {
      offers: 'targetCommander',
      choices: (situation, { player }) =>
        (situation.silverShieldsRaised ? thieves(situation, player) : posts(situation, player, SHIELDS)).map(
          (post) => ({ type: 'targetCommander', player, ...post }),
        ),
      any: (situation, { player }) =>
        situation.silverShieldsRaised ? hasThief(situation, player) : hasPost(situation, player, SHIELDS),
      chosen(run, { player }, _effect, { space, inside }) {
        if (run.state.silverShieldsRaised) return steal(run, player, { space, inside });
        raiseSilverShields(run);
        placeUnits(run, player, { space, inside }, unitsOf('silverShields', SHIELDS), RULE);
      },
    },
  },
});
