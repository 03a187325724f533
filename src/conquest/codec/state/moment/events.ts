/** R 14: random events. */
import type { EventsFrame } from '../../../frame/index.js';
import { availableOf } from '../../../query/14-events.js';
import { allDiffer, unless, type FrameCheck, type FrameChecks } from './check.js';

const randomEventsFindings: FrameCheck<'randomEvents'> = ({ step }, { above }) =>
  unless([[step > 0 && above !== undefined, 'step', 'an event that is being resolved']]);

const revoltFindings: FrameCheck<'revolt'> = ({ stage }, { above }) =>
  unless([
    [above?.kind === (stage === 'over' ? 'gathering' : 'roll'), 'stage', 'another part of it is being resolved'],
  ]);

const raidFindings: FrameCheck<'raid'> = ({ stage, province }, { above }) =>
  unless([
    [above?.kind === (stage === 'over' ? 'gathering' : 'roll'), 'stage', 'another part of it is being resolved'],
    [(province === null) === (stage === 'place'), 'province', 'the first die says where they come'],
  ]);

/** Checks that the chosen units are available and of the nation that the event calls for (R 14.2, 14.3). */
const gatheringFindings: FrameCheck<'gathering'> = (frame, { situation, below }) => {
  const { side, province, nation, left, chosen, raiders } = frame;
  const available = availableOf(situation, nation);
  const isCalled = below?.kind === 'raid' || below?.kind === 'revolt' ? below.province === province : false;
  const { nations } = situation.components.charts.raids;
  return unless([
    [isCalled, 'province', 'where the event has called them'],
    [raiders === (below?.kind === 'raid'), 'raiders', 'only raiders come on a raid'],
    [!raiders || nations[province] === nation, 'nation', 'these do not come from there'],
    [available.every(({ kind }) => kind.side === side), 'side', 'the side of the units that come'],
    [
      allDiffer(chosen) && chosen.every((id) => available.some((unit) => unit.id === id)),
      'chosen',
      'units at hand, each once',
    ],
    [left > 0, 'left', 'at least one unit is still to come'],
  ]);
};

export const eventsChecks: FrameChecks<EventsFrame['kind']> = {
  randomEvents: randomEventsFindings,
  revolt: revoltFindings,
  raid: raidFindings,
  gathering: gatheringFindings,
};
