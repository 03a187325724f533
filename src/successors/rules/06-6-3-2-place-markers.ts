/** R 6.6.3.2: placing control markers with Operation Points. */
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
    const no = (code: 'noMarkersHere' | 'notUncontrolled' | 'enemyUnitsThere' | 'tooFar', message: string) =>
      ({ code, rule: 'R 6.6.3.2', params: { space }, message }) as const;
    if (fact.kind === 'transit')
      return { ...no('noMarkersHere', `${fact.name} is a Transit Point, which nobody controls.`), rule: 'R 4.27' };
    if (situation.controller(space) !== undefined)
      return no('notUncontrolled', `${fact.name} already has a control marker.`);
    const code = situation.spaceCode(space);
    if (!isFree(situation, player, code)) return no('enemyUnitsThere', `Enemy combat units stand in ${fact.name}.`);
    return spreadFrom(situation, player, bases, (near) => near === code)
      ? undefined
      : no(
          'tooFar',
          `${fact.name} is not within ${RANGE} Movement Points of a marker of ${player} that was there before.`,
        );
  },
  apply(run, frame, action) {
    const { player } = frame;
    if (action.type === 'placeMarker') {
      placeMarker(run, action.space, player, 'R 6.6.3.2');
      frame.left--;
      if (frame.left > 0 && !mayPlaceMarkers(run.state, player, frame.bases)) frame.left = 0;
    } else frame.left = 0;
  },
  advance: (run) => run.finish(),
};
