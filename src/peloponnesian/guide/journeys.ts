/**
 * Whole marches and voyages (R 16.3, 16.4). The pieces are chosen before: `destinations` continues with the present
 * stack. The costs of a march are movement points in halves, those of a voyage whole points.
 */
import { seededChance, topFrame, type JourneyRules, type Traveller } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { MarchFrame } from '../frame/march.js';
import type { Leg, VoyageFrame } from '../frame/voyage.js';
import { findLeader, findUnit, leadersIn, unitsIn } from '../query/pieces.js';
import { campOf } from '../query/owners.js';
import { costOf } from '../query/routes.js';
import { landingCost } from '../query/voyages.js';
import { hexNamed } from '../query/presence.js';
import { allowanceOf, areaCost, stepCost } from '../query/steps.js';
import { sampleState } from '../sample.js';
import { isHex, isOnMap, seaAt, type PlaceCode } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { PeloponnesianTypes } from '../types.js';
import type { SpaceId } from '../pieces.js';
import type { PieceId, PlayerId } from '../vocabulary.js';
import { goal, moverIn, piecesOf } from './where.js';

type Travelling = Traveller<PeloponnesianTypes>;
/** Fleets on a voyage, and the destination of its legs. */
interface Sailing extends Travelling {
  readonly bound: SpaceId | null;
  readonly player: PlayerId;
}
/** What is known of a step before it is made. */
type Foreseen = Pick<Travelling, 'standing' | 'cost'>;

/** Returns the movement points of pieces at the start of a march, in halves. */
const marchAllowance = (situation: Situation, pieces: readonly PieceId[]): number =>
  allowanceOf(situation, leadersIn(situation, pieces), unitsIn(situation, pieces));

/**
 * Returns a key that is equal for two stacks with the same possible next steps: those in one hex, or passing through
 * one area.
 */
const marchStanding = ({ at, area, hasMoved }: Pick<MarchFrame, 'at' | 'area' | 'hasMoved'>): string =>
  `march ${area ?? at} ${hasMoved}`;

/** Returns a marching stack. Between two areas it has no place (R 16.3.2). */
function onTheMarch(situation: Situation, frame: MarchFrame): Travelling {
  const { at, area, points } = frame;
  const pieces = piecesOf(frame);
  return {
    pieces,
    space: area === null ? at : null,
    cost: marchAllowance(situation, pieces) - points,
    standing: marchStanding(frame),
  };
}

/**
 * Returns a key of the possible next legs of a voyage. They depend on its last two legs (R 16.4.3), or on its start.
 */
const voyageStanding = ({ stage, legs, from }: Pick<VoyageFrame, 'stage' | 'legs' | 'from'>): string =>
  [stage, ...[from, ...legs.map(goal)].slice(-2)].join(' ');

/**
 * Returns the fleets of a voyage. During planning they have no place; after that their destination is the end of the
 * plan.
 */
function onAVoyage(frame: VoyageFrame): Sailing {
  const { stage, legs, from, player } = frame;
  const isPlanned = stage === 'plan' && legs.length > 0;
  const bound = goal(legs.at(-1)) ?? (from === 'leavingSicily' ? null : from);
  return {
    pieces: piecesOf(frame),
    space: isPlanned ? null : bound,
    cost: costOf(frame),
    standing: voyageStanding(frame),
    bound,
    player,
  };
}

/** Returns a march after one more step. */
function marchAfter(situation: Situation, frame: MarchFrame, step: Action): Foreseen | undefined {
  const spent = marchAllowance(situation, piecesOf(frame)) - frame.points;
  switch (step.type) {
    case 'step': {
      const cost = stepCost(situation, hexNamed(situation, frame.at), hexNamed(situation, step.to));
      if (cost === null) return undefined;
      return { standing: marchStanding({ at: step.to, area: null, hasMoved: true }), cost: spent + cost };
    }
    case 'settle':
      return { standing: marchStanding({ at: step.hex, area: null, hasMoved: true }), cost: spent };
    case 'enterArea':
      return {
        standing: marchStanding({ at: frame.at, area: step.area, hasMoved: true }),
        cost: spent + areaCost(situation),
      };
    default:
      return undefined;
  }
}

/** Returns the plan of a voyage with one more leg into a sea area. Other legs hardly ever lead to a known state. */
function planAfter(situation: Situation, frame: VoyageFrame, step: Action): Foreseen | undefined {
  if (step.type !== 'sailTo') return undefined;
  const { places, components } = situation;
  const { launch, seaArea } = components.charts.movement;
  const { stage, legs, from } = frame;
  const start = places.codes.get(goal(legs.at(-1)) ?? from) ?? places.trays.gone;
  const leg: Leg = { to: 'sea', sea: step.sea };
  return {
    standing: voyageStanding({ stage, legs: [...legs, leg], from }),
    cost: costOf(frame) + (isHex(places, start) ? launch : seaArea),
  };
}

function foreseen(situation: Situation, step: Action): Foreseen | undefined {
  const mover = moverIn(situation);
  if (mover === undefined) return undefined;
  return mover.kind === 'march' ? marchAfter(situation, mover, step) : planAfter(situation, mover, step);
}

/** Returns the place of a piece on the map. */
function spaceOf(situation: Situation, piece: PieceId): SpaceId | undefined {
  const { places } = situation;
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  const place = unit === undefined ? leader && situation.placeOfLeader(leader.code) : situation.placeOfUnit(unit.code);
  return place !== undefined && isOnMap(places, place) ? places.ids[place] : undefined;
}

/**
 * Returns the cost of the last leg of a voyage that begins as soon as it is planned, because no leg can follow
 * (R 16.6).
 */
function lastLegCost(situation: Situation, { bound, player }: Sailing, space: SpaceId): number {
  const { places, components } = situation;
  const { launch, seaArea } = components.charts.movement;
  if (bound === null || bound === space) return 0;
  const [from, to] = [bound, space].map((id) => places.codes.get(id) ?? places.trays.gone) as [PlaceCode, PlaceCode];
  const sea = seaAt(places, from);
  if (sea === undefined) return launch;
  return isHex(places, to) ? (landingCost(situation, to, sea, campOf(player)) ?? 0) : seaArea;
}

/** Returns the pieces at the end of a march, which takes all points, or of a voyage. */
function arrived(situation: Situation, last: Travelling | Sailing): Travelling | undefined {
  const { pieces, cost } = last;
  const space = pieces.map((piece) => spaceOf(situation, piece)).find((each) => each !== undefined);
  if (space === undefined) return undefined;
  const spent = 'bound' in last ? cost + lastLegCost(situation, last, space) : marchAllowance(situation, pieces);
  return { pieces, space, cost: Math.max(cost, spent), standing: `arrived ${space}` };
}

/** Returns the moving pieces. A march or voyage without a further choice has ended (R 16.3.1, 16.4.1). */
function traveller(situation: Situation, last?: Travelling): Travelling | undefined {
  const mover = moverIn(situation);
  if (mover === undefined) return last === undefined ? undefined : arrived(situation, last);
  return mover.kind === 'march' ? onTheMarch(situation, mover) : onAVoyage(mover);
}

/**
 * Returns the assumed action of another player or stage: enemies do not intercept, and at a coast on the way fleets
 * sail on without changes. Dice are not predicted.
 */
function supposed({ stack }: Situation, actions: readonly Action[], player: PlayerId): Action | undefined {
  const top = topFrame({ stack });
  if (top?.kind === 'interception' && top.player !== player) return actions.find(({ type }) => type === 'decline');
  if (top?.kind === 'voyage' && top.player === player) return actions.find(({ type }) => type === 'launch');
  return undefined;
}

export const journeys: JourneyRules<PeloponnesianTypes> = {
  beginnings: ['march', 'sail'],
  steps: ['step', 'enterArea', 'settle', 'sailTo', 'landAt', 'crossIsthmus', 'setSail'],
  imagine: (view) => sampleState(view, seededChance('')),
  traveller,
  foreseen,
  supposed,
};
