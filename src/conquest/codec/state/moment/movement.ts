/** R 8: a side moves. */
import type { MarchFrame, MovementFrame } from '../../../frame/index.js';
import { unitsNamed } from '../../../query/09-1-combat.js';
import { forceOfLeader } from '../../../query/06-2-forces.js';
import { waysFrom } from '../../../query/08-2-movement.js';
import { baggageCode, leaderCode, provinceCode } from '../../../table/by-id.js';
import type { Situation } from '../../../table/situation.js';
import type { BaggageId, ProvinceId } from '../../../vocabulary.js';
import { allDiffer, leadersStand, NOT_THERE, unitsStand, unless, type FrameCheck, type FrameChecks } from './check.js';

const movementFindings: FrameCheck<'movement'> = () => [];

/** Returns where the pieces of a march are: at its start until they depart, then at its target. */
const standIn = ({ stage, from, to }: MarchFrame): ProvinceId =>
  stage === 'gather' || stage === 'further' ? from : to;

/**
 * Returns whether the leader belongs to the force of a march; a march without a leader goes only one province (R 8.1,
 * R 14.3).
 */
function isLed(situation: Situation, frame: MarchFrame): boolean {
  const { side, force, leader, stage, units } = frame;
  if (leader === null)
    return (
      stage === 'gather' && unitsNamed(situation, units).every(({ code }) => situation.law.movesAlone(situation, code))
    );
  const code = leaderCode(situation, leader);
  return leadersStand(situation, [leader], standIn(frame), side) && forceOfLeader(situation, code) === force;
}

/** Returns whether the baggage of a march is where its units are (R 11.7). */
function isCarried(situation: Situation, frame: MarchFrame): boolean {
  const place = provinceCode(situation, standIn(frame));
  return (
    allDiffer(frame.baggage) &&
    frame.baggage.every((id) => {
      const code = baggageCode(situation, id);
      return situation.placeOfBaggage(code) === place && situation.sideOfBaggage(code) === frame.side;
    })
  );
}

const hastens = (situation: Situation, id: BaggageId): boolean =>
  situation.law.hastens(situation, baggageCode(situation, id));

const marchFindings: FrameCheck<'march'> = (frame, { situation, above }) => {
  const { side, force, from, to, stage, began, units, baggage, came, fit } = frame;
  const isOver = stage === 'over';
  return unless([
    [(above !== undefined) === isOver, 'stage', 'the march is over only after its cost is known'],
    [isLed(situation, frame), 'leader', 'a leader of the force who is with it, or null if it needs none'],
    [
      isOver ||
        stage === 'onward' ||
        waysFrom(situation, provinceCode(situation, from), side).includes(provinceCode(situation, to)),
      'to',
      'no open way leads there',
    ],
    [stage === 'gather' ? began === from : began !== to || stage === 'onward', 'began', 'where the march began'],
    // Lost units are only kept as names.
    [isOver || unitsStand(situation, units, standIn(frame), side), 'units', NOT_THERE],
    [
      isOver || unitsNamed(situation, units).every(({ code }) => situation.law.forceOf(situation, code) === force),
      'units',
      'they are of the force that marches',
    ],
    [isOver || isCarried(situation, frame), 'baggage', 'a piece of this side in this place, once'],
    [stage !== 'onward' || units.length + baggage.length === 0, 'units', 'no piece that goes on has been chosen yet'],
    [
      allDiffer(came) && (stage !== 'gather' || came.length === 0),
      'came',
      'who came into the first province, each once',
    ],
    [
      fit === undefined || (stage !== 'gather' && allDiffer(fit) && fit.every((id) => hastens(situation, id))),
      'fit',
      'what goes on with those who force their march, each once',
    ],
  ]);
};

export const movementChecks: FrameChecks<MovementFrame['kind']> = {
  movement: movementFindings,
  march: marchFindings,
};
