/** R 6.6.3.2: placing control markers with Operation Points. */
import { refusal } from '../code.js';
import { placeMarker } from '../deeds/markers.js';
import { isFree, mayPlaceMarkers, placeableSpaces, RANGE, spreadFrom } from '../query/markers.js';
import type { RulesOf } from '../types.js';

export const placeMarkers: RulesOf<'placeMarkers'> = {
  rule: 'R 6.6.3.2',
  actor: (_, frame) => (frame.left > 0 ? frame.player : undefined),
  actions: (situation, { player, bases }) => [
    ...placeableSpaces(situation, player, bases).map((space) => ({ type: 'placeMarker', player, space }) as const),
    { type: 'pass', player },
  ],
  refuse(situation, { player, bases }, action) {
    if (action.type !== 'placeMarker') return undefined;
    const { space } = action;
    const fact = situation.geometry.spaces.get(space);
    if (fact === undefined) return undefined;
    if (fact.kind === 'transit') return refusal('noMarkersHere', 'R 4.27', { space });
    if (situation.controller(space) !== undefined) return refusal('notUncontrolled', 'R 6.6.3.2', { space });
    const code = situation.spaceCode(space);
    if (!isFree(situation, player, code)) return refusal('enemyUnitsThere', 'R 6.6.3.2', { space });
    return spreadFrom(situation, player, bases, (near) => near === code)
      ? undefined
      : refusal(
          'tooFar',
          'R 6.6.3.2',
          { space },
          `${fact.name} is not within ${RANGE} Movement Points of a marker of ${player} that was there before.`,
        );
  },
  apply(run, frame, action) {
    const { player } = frame;
    if (action.type === 'placeMarker') {
      placeMarker(run, action.space, player, 'R 6.6.3.2');
      frame.left--;
      if (!mayPlaceMarkers(run.state, player, frame.bases)) frame.left = 0;
    } else frame.left = 0;
  },
  advance: (run) => run.finish(),
};
