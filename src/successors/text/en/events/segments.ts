/** The Strategy Phase: rounds, each player's turn, and its Segments. */
import type { SegmentEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import { oneUnit, pieces } from '../speech.js';
import type { EventsIn } from '../tables.js';

const INTERRUPTIONS = {
  unitsGone: 'the CUs there are gone',
  attacked: 'the CUs there were attacked',
  controlLost: 'the space is lost',
} as const;

export const segmentEvents: EventsIn<SegmentEvent> = {
  roundBegan: ({ round }) => phrase`round ${round} begins`,
  segmentBegan: ({ player, segment }, say) => phrase`${say.player(player)}'s ${say.names.segments[segment]} begins`,
  eventWithoutEffect: ({ card }, say) => phrase`${say.card(card)} has no effect`,
  eventCancelled: ({ card }, say) => phrase`the event of ${say.card(card)} is cancelled`,
  condemnationEnded: ({ general }, say) => phrase`${say.general(general)} is no longer condemned`,
  trainingBegan: ({ player, unit }, say) => phrase`${say.player(player)} begins to train ${oneUnit(unit)}`,
  trainingAdvanced: ({ unit, points, needed }) =>
    phrase`${oneUnit(unit)} in training: ${points} of ${pieces(needed, 'operationPoint')}`,
  unitTrained: ({ player, unit }, say) => phrase`${oneUnit(unit)} of ${say.player(player)} is trained`,
  provinceDrawn: ({ player, general, province }, say) =>
    phrase`the card of ${say.province(province)} is drawn for ${say.general(general)}, whom ${say.player(player)} hires`,
  generalHired: ({ player, general, province }, say) =>
    phrase`${say.general(general)} is hired by ${say.player(player)} and arrives in ${say.province(province)}`,
  movementForfeited: ({ player }, say) =>
    phrase`${say.player(player)} forfeits the Movement Segment and gains a Mercenary`,
  forageShortage: ({ player, space, count, limit }, say) =>
    phrase`${say.player(player)} has ${pieces(count, 'combatUnit')} in ${say.space(space)}, where the Forage Limit is ${limit}`,
  capitalBegun: ({ player, space }, say) =>
    phrase`${say.player(player)} begins to build a capital at ${say.space(space)}`,
  capitalInterrupted: ({ player, space, why }, say) =>
    phrase`the construction of ${say.player(player)}'s capital at ${say.space(space)} is interrupted: ${INTERRUPTIONS[why]}`,
  capitalBuilt: ({ player, space }, say) =>
    phrase`the capital of ${say.player(player)} at ${say.space(space)} is finished`,
  capitalDestroyed: ({ player, space, by }, say) =>
    phrase`the capital of ${say.player(player)} at ${say.space(space)} is destroyed${by === null ? '' : phrase` by ${say.player(by)}`}`,
  resolverDrawn: ({ player, card }, say) => phrase`${say.player(player)} is drawn to resolve ${say.card(card)}`,
};
