/** R 20: Diplomacy. */
import type { SpaceFact } from '../data/shape.js';
import { placeMarker } from '../deeds/markers.js';
import { hasAnyUnits } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import { isMinorCity } from './reach.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-2';

/**
 * Returns whether a space is a Minor City of another faction, Independents included, without any CUs (ruling card-2).
 */
const isOpenCity =
  (situation: Situation, player: PlayerId) =>
  (space: SpaceFact): boolean => {
    if (!isMinorCity(situation, space)) return false;
    const { id } = space;
    const holder = situation.controller(id);
    return holder !== undefined && holder !== player && !hasAnyUnits(situation, id);
  };

export const diplomacy = stepwise<'diplomacy'>({
  rule: RULE,
  steps: {
    target: {
      offers: 'targetSpace',
      choices: (situation, { player }) =>
        spaceChoices(
          player,
          situation.geometry.board.spaces.filter(isOpenCity(situation, player)).map(({ id }) => id),
        ),
      any: (situation, { player }) => situation.geometry.board.spaces.some(isOpenCity(situation, player)),
      chosen: (run, frame, _effect, { space }) => placeMarker(run, space, frame.player, RULE),
    },
  },
});
