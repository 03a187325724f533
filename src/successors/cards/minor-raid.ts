/** R 8.2: Minor Raid. */
import { removeMarker } from '../deeds/markers.js';
import { reachableWithin } from '../query/movement.js';
import { armyPosts, hasAnyUnits, hasEnemyUnits } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import { isMinorCity } from './reach.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-9';

/**
 * Calls back, in board order, with each Minor City of others without CUs within this number of Movement Points of an
 * Army, by land and not through enemy CUs (ruling card-9), until the callback returns `true`. Returns whether it did.
 */
function eachRaidable(
  situation: Situation,
  player: PlayerId,
  range: number,
  visit: (space: SpaceId) => boolean,
): boolean {
  const armies = armyPosts(situation, player).map(({ space }) => space);
  const reached = reachableWithin(situation, armies, range, {
    passes: (space) => !hasEnemyUnits(situation, player, space),
  });
  for (const space of situation.geometry.board.spaces) {
    const { id } = space;
    if (!isMinorCity(situation, space) || !reached.has(id) || hasAnyUnits(situation, id)) continue;
    const holder = situation.controller(id);
    if (holder !== undefined && holder !== player && visit(id)) return true;
  }
  return false;
}

function raidable(situation: Situation, player: PlayerId, range: number): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  eachRaidable(situation, player, range, (space) => {
    spaces.push(space);
    return false;
  });
  return spaces;
}

export const minorRaid = stepwise<'minorRaid'>({
  rule: RULE,
  steps: {
    target: {
      offers: 'targetSpace',
      choices: (situation, { player }, { range }) => spaceChoices(player, raidable(situation, player, range)),
      any: (situation, { player }, { range }) => eachRaidable(situation, player, range, () => true),
      chosen: (run, _frame, _effect, { space }) => removeMarker(run, space, RULE),
    },
  },
});
