/** R 4, 16: the course of the game. */
import type { SequenceEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import { englishOutcome } from '../outcome.js';
import { list } from '../speech.js';
import type { EventsIn } from '../tables.js';
import { called } from '../../calling.js';

export const sequenceEvents: EventsIn<SequenceEvent> = {
  turnBegan: ({ turn, season, year }, say) => phrase`turn ${turn}: ${say.names.seasons[season]} ${year} BC`,
  phaseBegan: ({ phase, side }, say) =>
    side === null
      ? phrase`${called(say.names.phases, phase)}`
      : phrase`${called(say.names.phases, phase)} of ${say.side(side)}`,
  rolled: ({ purpose, side, dice, leader }, say) =>
    side === null
      ? phrase`${list(dice)} is rolled ${say.rolledFor(purpose, leader)}`
      : phrase`${say.side(side)} roll ${list(dice)} ${say.rolledFor(purpose, leader)}`,
  gameEnded: (event, say) => englishOutcome(event, event, say),
};
