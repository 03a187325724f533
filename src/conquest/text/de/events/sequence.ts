/** R 4, 16: the course of the game. */
import type { SequenceEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import { germanOutcome } from '../outcome.js';
import { list } from '../speech.js';
import type { EventsIn } from '../tables.js';
import { called } from '../../calling.js';

export const sequenceEvents: EventsIn<SequenceEvent> = {
  turnBegan: ({ turn, season, year }, say) => phrase`Runde ${turn}: ${say.names.seasons[season]} ${year} v. Chr`,
  phaseBegan: ({ phase, side }, say) =>
    side === null
      ? phrase`${called(say.names.phases, phase)}`
      : phrase`${called(say.names.phases, phase)} ${say.side(side, 'genitive')}`,
  rolled: ({ purpose, side, dice, leader }, say) =>
    side === null
      ? phrase`es fällt ${list(dice)} ${say.rolledFor(purpose, leader)}`
      : phrase`${say.side(side)} würfeln ${list(dice)} ${say.rolledFor(purpose, leader)}`,
  gameEnded: (event, say) => germanOutcome(event, event, say),
};
