/** R 16.1: Orator's Gift. */
import { groupIn } from '../deeds/group-losses.js';
import { lendPrestige, storedPlaceOf } from '../deeds/oratory.js';
import { armyPosts, commanderAt } from '../query/presence.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { ANY_TIME } from './module.js';
import type { CommandPost } from './reach.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-57';

/**
 * Returns the Commanding Generals of a player's Armies, during a Segment only, because the card lasts until the end of
 * one.
 */
const commanders = (situation: Situation, player: PlayerId): readonly CommandPost[] =>
  situation.segment === null
    ? []
    : armyPosts(situation, player).map(({ space, inside }) => ({
        commander: commanderAt(situation, player, space, inside) ?? 'minor',
        space,
        inside,
      }));

export const oratorsGift = stepwise<'oratorsGift'>({
  rule: RULE,
  moments: ANY_TIME,
  steps: {
    target: {
      offers: 'targetCommander',
      choices: (situation, { player }) =>
        commanders(situation, player).map((post) => ({ type: 'targetCommander', player, ...post })),
      any: (situation, { player }) => situation.segment !== null && situation.nextArmy(seatOf(player), 0) !== NONE,
      chosen(run, { player }, { prestige }, { commander: general, space, inside }) {
        const marching = general === 'minor' && (groupIn(run, player, { space, inside })?.group.minors ?? 0) > 0;
        lendPrestige(run, { player, general, ...storedPlaceOf(marching ? 'march' : { space, inside }), prestige });
        run.emit({ type: 'prestigeLent', rule: RULE, player, general, space, prestige });
      },
    },
  },
});
