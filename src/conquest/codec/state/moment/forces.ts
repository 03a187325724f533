/** Checks reinforcements and purchases (R 12, 13). */
import type { ForcesFrame } from '../../../frame/index.js';
import { leadersNamed, unitsNamed } from '../../../query/09-1-combat.js';
import { availableStandIn } from '../../../query/12-replacements.js';
import { isDue } from '../../../rules/13-reinforcements.js';
import { allDiffer, unless, type FrameCheck, type FrameChecks } from './check.js';

/** R 13.1: what is placed has waited on the track, and its turn has come. */
const reinforcementsFindings: FrameCheck<'reinforcements'> = ({ side, units, leaders }, { situation }) => {
  const { track } = situation.ground.trays;
  return unless([
    [
      allDiffer(units) &&
        unitsNamed(situation, units).every(
          ({ code, side: whose, batch }) =>
            whose === side && isDue(situation, batch) && situation.placeOfUnit(code) === track,
        ),
      'units',
      'units of the side on the track whose turn has come, each once',
    ],
    [
      allDiffer(leaders) &&
        leadersNamed(situation, leaders).every(
          ({ code, fact }) => fact.side === side && isDue(situation, fact) && situation.placeOfLeader(code) === track,
        ),
      'leaders',
      'leaders of the side on the track whose turn has come, each once',
    ],
  ]);
};

/** Checks that no side spends more than it has received, and that new units come from the dead pile (R 12.1, 12.4). */
const replacementsFindings: FrameCheck<'replacements'> = ({ side, points, raising }, { situation, below }) => {
  const received = below?.kind === 'turn' ? (below.points?.[side] ?? 0) : 0;
  const units = unitsNamed(situation, raising === null ? [] : [raising]);
  return unless([
    [points <= received, 'points', `${received} were received`],
    [
      units.every(({ code }) => situation.placeOfUnit(code) === situation.ground.trays.pool),
      'raising',
      'a unit of the dead pile',
    ],
  ]);
};

const standInFindings: FrameCheck<'standIn'> = ({ side, leader }, { situation, below }) =>
  unless([
    [
      availableStandIn(situation, side)?.id === leader,
      'leader',
      'who stands in for the leaders of the side, and is not on the map',
    ],
    [below?.kind !== 'standIn' || below.side !== side, 'side', 'another side than the one below'],
  ]);

export const forcesChecks: FrameChecks<ForcesFrame['kind']> = {
  reinforcements: reinforcementsFindings,
  replacements: replacementsFindings,
  standIn: standInFindings,
};
