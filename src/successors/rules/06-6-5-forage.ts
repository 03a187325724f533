/** R 6.6.5: the Forage Segment. */
import { FORAGE_LIMITS } from '../data/tables.js';
import { pushAttrition, pushLosses } from '../deeds/losses.js';
import { spaceFact } from '../query/geometry.js';
import { unitsAt } from '../query/presence.js';
import { NONE, seatOf } from '../table/codes.js';
import { placeKey, type Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { applySurprise, refuseSurprise, surpriseActions } from './04-31-window.js';
import { applyStanding, refuseStanding, standingActions } from './15-4-standing.js';
import { usesForagingAttrition } from './19-6-foraging-attrition.js';

/** Returns the maximum number of CUs of one Army that a space feeds (R 4.9). */
const forageLimit = (situation: Situation, space: SpaceId): number => FORAGE_LIMITS[spaceFact(situation, space).kind];

/** Every space feeds at least this number of CUs. */
const LEAST_LIMIT = Math.min(...Object.values(FORAGE_LIMITS));

/**
 * Returns the player's Armies that exceed the limit of their space, in a stable order. CUs without a general are not an
 * Army (R 4.2).
 */
function armiesOverLimit(situation: Situation, player: PlayerId): readonly Post[] {
  const seat = seatOf(player);
  const hungry: Post[] = [];
  for (let place = situation.nextArmy(seat, 0); place !== NONE; place = situation.nextArmy(seat, place + 1)) {
    const post = situation.postIn(seat, place);
    if (situation.count(post) <= LEAST_LIMIT) continue;
    const army = situation.postNamed(post);
    if (situation.count(post) > forageLimit(situation, army.space)) hungry.push(army);
  }
  return hungry.length < 2 ? hungry : hungry.sort((a, b) => (a.space < b.space ? -1 : 1));
}

/** Lets each Army over the limit lose one CU of its owner's choice or, with R 19.6, suffer Attrition once. */
export const forage: RulesOf<'forage'> = {
  rule: 'R 6.6.5',
  actor: (_, frame) => (frame.asking ? frame.player : undefined),
  actions: (situation, frame) => [
    ...standingActions(situation, frame.player),
    ...surpriseActions(situation, frame.player),
    { type: 'pass', player: frame.player },
  ],
  refuse: (situation, _, action) => refuseStanding(situation, action) ?? refuseSurprise(situation, action),
  apply(run, frame, action) {
    frame.asking = false;
    if (!applyStanding(run, action) && !applySurprise(run, action)) run.finish();
  },
  advance(run, frame) {
    const { player } = frame;
    const hungry = armiesOverLimit(run.state, player).find(
      ({ space, inside }) => !frame.handled.includes(placeKey(player, space, inside)),
    );
    if (hungry === undefined) {
      if (standingActions(run.state, player).length > 0) frame.asking = true;
      else run.finish();
      return;
    }
    const { space, inside } = hungry;
    frame.handled.push(placeKey(player, space, inside));
    run.emit({
      type: 'forageShortage',
      rule: 'R 6.6.5',
      player,
      space,
      count: unitsAt(run.state, player, space, inside),
      limit: forageLimit(run.state, space),
    });
    const army = { player, space, zones: [inside ? 'inside' : 'outside'] } as const;
    if (usesForagingAttrition(run.state)) pushAttrition(run, { ...army, rule: 'R 19.6' });
    else pushLosses(run, { ...army, left: 1, rule: 'R 6.6.5' });
  },
};
