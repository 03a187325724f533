/**
 * Whole marches and voyages (R 16.3, 16.4). Who comes along is said before: `destinations` goes on with the stack as it is. A march costs
 * movement points in halves, a voyage whole ones.
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
/** Fleets on a voyage, with where its legs lead. */
interface Sailing extends Travelling {
  readonly bound: SpaceId | null;
  readonly player: PlayerId;
}
/** What is told of a step before it is taken. */
type Foreseen = Pick<Travelling, 'standing' | 'cost'>;

/** The points with which pieces begin a march, in halves. */
const marchAllowance = (situation: Situation, pieces: readonly PieceId[]): number =>
  allowanceOf(situation, leadersIn(situation, pieces), unitsIn(situation, pieces));

/** Two stacks on the march can go on alike from one hex, or through one area. */
const marchStanding = ({ at, area, hasMoved }: Pick<MarchFrame, 'at' | 'area' | 'hasMoved'>): string =>
  `march ${area ?? at} ${hasMoved}`;

/** A stack on the march; between two areas it stands nowhere (R 16.3.2). */
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

/** Where a voyage can go on to depends on its last two legs (R 16.4.3), or on where it begins. */
const voyageStanding = ({ stage, legs, from }: Pick<VoyageFrame, 'stage' | 'legs' | 'from'>): string =>
  [stage, ...[from, ...legs.map(goal)].slice(-2)].join(' ');

/** Fleets whose voyage is planned stand nowhere until they set sail; from then on they are bound for where the plan leads. */
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

/** A march after a step of it. */
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

/** The plan of a voyage with one leg more, into a sea area; other legs hardly ever lead to what is known. */
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

/** Where a piece is on the map. */
function spaceOf(situation: Situation, piece: PieceId): SpaceId | undefined {
  const { places } = situation;
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  const place = unit === undefined ? leader && situation.placeOfLeader(leader.code) : situation.placeOfUnit(unit.code);
  return place !== undefined && isOnMap(places, place) ? places.ids[place] : undefined;
}

/** What the last leg of a voyage costs where the voyage begins as soon as it is planned, for nothing can follow (R 16.6). */
function lastLegCost(situation: Situation, { bound, player }: Sailing, space: SpaceId): number {
  const { places, components } = situation;
  const { launch, seaArea } = components.charts.movement;
  if (bound === null || bound === space) return 0;
  const [from, to] = [bound, space].map((id) => places.codes.get(id) ?? places.trays.gone) as [PlaceCode, PlaceCode];
  const sea = seaAt(places, from);
  if (sea === undefined) return launch;
  return isHex(places, to) ? (landingCost(situation, to, sea, campOf(player)) ?? 0) : seaArea;
}

/** Who has come to the end of a march, which takes all points, or of a voyage. */
function arrived(situation: Situation, last: Travelling | Sailing): Travelling | undefined {
  const { pieces, cost } = last;
  const space = pieces.map((piece) => spaceOf(situation, piece)).find((each) => each !== undefined);
  if (space === undefined) return undefined;
  const spent = 'bound' in last ? cost + lastLegCost(situation, last, space) : marchAllowance(situation, pieces);
  return { pieces, space, cost: Math.max(cost, spent), standing: `arrived ${space}` };
}

/** Whoever is on the way; a march or voyage on which nothing more can be chosen has ended by itself (R 16.3.1, 16.4.1). */
function traveller(situation: Situation, last?: Travelling): Travelling | undefined {
  const mover = moverIn(situation);
  if (mover === undefined) return last === undefined ? undefined : arrived(situation, last);
  return mover.kind === 'march' ? onTheMarch(situation, mover) : onAVoyage(mover);
}

/** Enemies do not intercept, and at a coast on the way fleets go on as they are. Dice are not foreseen. */
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
