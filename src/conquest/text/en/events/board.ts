/** R 5-8, 11-15: what becomes of pieces and places. */
import type { BoardEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';
import { called } from '../../calling.js';

const LEFT = {
  killed: 'is killed',
  captured: 'is captured',
  withdrawn: 'withdraws from the war',
  replaced: 'is replaced',
  died: 'dies',
} as const;

export const boardEvents: EventsIn<BoardEvent> = {
  unitMoved: ({ unit, from, to }, say) => phrase`${say.unit(unit)}: from ${say.place(from)} to ${say.place(to)}`,
  unitRaised: ({ unit, side, at, steps }, say) =>
    phrase`${say.isRecruit(unit, side) ? 'recruits' : 'new troops'} of ${say.side(side)} ${say.at(at)}: ${say.unit(unit)}${steps < say.fullOf(unit) ? say.stepsOf(unit, steps) : ''}`,
  unitChangedSides: ({ unit, from, to, at }, say) =>
    phrase`changing sides from ${say.side(from)} to ${say.side(to)} ${say.at(at)}: ${say.unit(unit)}`,
  unitReduced: ({ unit, at, steps }, say) =>
    phrase`a step lost ${say.at(at)}: ${say.unit(unit)}${say.stepsOf(unit, steps)} left`,
  unitRestored: ({ unit, at, steps }, say) =>
    phrase`a step rebuilt ${say.at(at)}: ${say.unit(unit)}${say.stepsOf(unit, steps)}`,
  unitEliminated: ({ unit, at }, say) => phrase`eliminated ${say.at(at)}: ${say.unit(unit)}`,
  unitWithdrawn: ({ unit, at }, say) =>
    say.isTray(at)
      ? phrase`disbanded before arrival: ${say.unit(unit)}`
      : phrase`going home from ${say.place(at)}: ${say.unit(unit)}`,
  leaderMoved: ({ leader, from, to }, say) =>
    phrase`${say.leader(leader)} moves from ${say.place(from)} to ${say.place(to)}`,
  leaderArrived: ({ leader, at }, say) => phrase`${say.leader(leader)} arrives ${say.at(at)}`,
  leaderWounded: ({ leader }, say) => phrase`${say.leader(leader)} is wounded`,
  leaderRecovered: ({ leader }, say) => phrase`${say.leader(leader)} has recovered`,
  leaderLeft: ({ leader, from, why }, say) =>
    say.isTray(from)
      ? phrase`${say.leader(leader)} withdraws from the war before arrival`
      : phrase`${say.leader(leader)} ${LEFT[why]} ${say.at(from)}`,
  baggageMoved: ({ baggage, from, to }, say) =>
    phrase`${say.baggage(baggage)} moves from ${say.place(from)} to ${say.place(to)}`,
  baggageLost: ({ baggage, from }, say) => phrase`${say.baggage(baggage)} is lost ${say.at(from)}`,
  baggageBuilt: ({ baggage, at }, say) => phrase`${say.baggage(baggage)} is rebuilt ${say.at(at)}`,
  provinceTaken: ({ province, from, to }, say) =>
    to === null
      ? phrase`${say.province(province)} is no longer controlled by any side`
      : phrase`${say.province(province)} passes to ${say.side(to)}${from === null ? '' : phrase` from ${say.side(from)}`}`,
  suppliesChanged: ({ province, supplies }, say) => phrase`${say.province(province)}: ${say.names.supplies[supplies]}`,
  wallBuilt: ({ city, side, walls }, say) =>
    phrase`${say.side(side)} build a wall at ${say.city(city)}, which now has ${say.pieces(walls, 'wall')}`,
  wallLost: ({ city, walls }, say) =>
    phrase`${say.city(city)} loses a wall: ${walls === 0 ? 'none' : say.pieces(walls, 'wall')} left`,
  cityTaken: ({ city, from, to, walls }, say) =>
    phrase`${say.side(to)} take ${say.city(city)}${from === null ? '' : phrase` from ${say.side(from)}`}: ${say.pieces(walls, 'wall')}`,
  objectiveSecured: ({ objective }, say) => phrase`objective secured: ${say.objective(objective)}`,
  milestonePassed: ({ milestone }, say) => phrase`${called(say.names.milestones, milestone)}`,
};
