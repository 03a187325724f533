/** R 8.2: Minor Raid. */
import { removeMarker } from '../deeds/markers.js';
import { reachableWithin } from '../query/movement.js';
import { armyPosts, hasAnyUnits, hasEnemyUnits } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import { stepwise } from './stepwise.js';

/** Minor Cities of others without CUs, within so many Movement Points of an Army by land and past no enemy CUs (ruling card-9). */
function raidable(situation: Situation, player: PlayerId, range: number): readonly SpaceId[] {
  const armies = armyPosts(situation, player).map(({ space }) => space);
  if (armies.length === 0) return [];
  const reached = reachableWithin(situation, armies, range, {
    passes: (space) => !hasEnemyUnits(situation, player, space),
  });
  return situation.geometry.board.spaces
    .filter(({ id, kind }) => {
      const holder = situation.controller(id);
      return (
        kind === 'minorCity' &&
        holder !== undefined &&
        holder !== player &&
        reached.has(id) &&
        !hasAnyUnits(situation, id)
      );
    })
    .map(({ id }) => id);
}

export const minorRaid = stepwise<'minorRaid'>({
  rule: 'ruling card-9',
  steps: {
    target: {
      choices: (situation, { player }, { range }) => spaceChoices(player, raidable(situation, player, range)),
      chosen(run, _frame, _effect, action) {
        if (action.type === 'targetSpace') removeMarker(run, action.space, 'ruling card-9');
      },
    },
  },
});
