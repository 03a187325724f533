/** R 20: Diplomacy. */
import { placeMarker } from '../deeds/markers.js';
import { hasAnyUnits } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import { stepwise } from './stepwise.js';

/** Minor Cities of others, Independents included, in which no CU stands (ruling card-2). */
const openCities = (situation: Situation, player: PlayerId): readonly SpaceId[] =>
  situation.geometry.board.spaces
    .filter(({ id, kind }) => {
      const holder = situation.controller(id);
      return kind === 'minorCity' && holder !== undefined && holder !== player && !hasAnyUnits(situation, id);
    })
    .map(({ id }) => id);

export const diplomacy = stepwise<'diplomacy'>({
  rule: 'ruling card-2',
  steps: {
    target: {
      choices: (situation, { player }) => spaceChoices(player, openCities(situation, player)),
      chosen(run, frame, _effect, action) {
        if (action.type === 'targetSpace') placeMarker(run, action.space, frame.player, 'ruling card-2');
      },
    },
  },
});
