/**
 * R X2, X4, X6: what is asked of the frames of the course of a turn in their places: rules rely on what they have noted
 * themselves.
 */
import { conquestEdition } from '../../conquest/codec/base.js';
import type { At, FrameCheck } from '../../conquest/codec/edition.js';
import { allDiffer, unless } from '../../conquest/codec/state/moment/check.js';
import { turnCheck } from '../../conquest/codec/state/moment/sequence.js';
import { unitsNamed } from '../../conquest/query/09-1-combat.js';
import { isOnMap } from '../../conquest/query/06-1-presence.js';
import { voyageFindings } from '../../conquest/extension/codec/voyage.js';
import { baggageCode } from '../../conquest/table/by-id.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { FrameKind, GameFrame } from '../frame/index.js';
import { electedIn, isFought } from '../query/02-4-election.js';
import { frameIn } from '../query/frames.js';
import { deserters, desertingLeaders } from '../query/09-2-remnant.js';
import { REBEL, ROYAL } from '../vocabulary.js';

export type Check<K extends FrameKind> = FrameCheck<Extract<GameFrame, { readonly kind: K }>>;

/** Returns the frames below and above one, with the types of the base. */
export const about = ({ below, above }: At): { readonly below?: GameFrame; readonly above?: GameFrame } => ({
  ...(below !== undefined && { below }),
  ...(above !== undefined && { above }),
});

/** The steps of a turn until the order is settled (R X4.1): armies are fed, and the rebels decide. */
const UNSETTLED = 2;

/** Returns whether an order of play has both sides, in the first turn the royal side first (R X4.1, X4.2). */
function isOrder(order: readonly SideId[] | undefined, at: At): boolean {
  const { situation } = at;
  const step = frameIn(situation, 'turn')?.step ?? 0;
  const isOpen = step < UNSETTLED || about(at).above?.kind === 'initiative';
  if (isOpen || order === undefined) return isOpen && order === undefined;
  return (
    order.length === 2 && order.includes(REBEL) && order.includes(ROYAL) && (situation.turn > 1 || order[0] === ROYAL)
  );
}

const baseTurn = turnCheck({ setUp: [], isOrder });

export const turn: Check<'turn'> = (frame, at) => {
  const { situation } = at;
  const fallen = situation.milestones.pretenderFallen ?? situation.turn;
  const remain = deserters(situation).length + desertingLeaders(situation).length;
  return [
    ...baseTurn(frame, at),
    ...unless([
      [
        !frame.begun || fallen === situation.turn || remain === 0,
        'begun',
        'deserters have changed sides when a turn has begun (R X9.2)',
      ],
    ]),
  ];
};

export const initiative: Check<'initiative'> = ({ side }, { situation }) =>
  unless([
    [side === REBEL, 'side', 'the rebels decide who moves first (R X4.1)'],
    [situation.turn > 1, 'kind', 'on the first turn the royal side moves first (R X4.2)'],
  ]);

/** Checks that the frame lies on one for which the train can be used, and that nothing is decided yet (R X2.3). */
export const provisions: Check<'provisions'> = ({ side, baggage, losses, spent }, { situation, below }) => {
  const code = baggageCode(situation, baggage);
  const isTrain = situation.roster.baggage[code]?.follows !== undefined && situation.sideOfBaggage(code) === side;
  const suffer =
    losses === null ||
    (losses.steps > 0 &&
      allDiffer(losses.units) &&
      unitsNamed(situation, losses.units).every(
        ({ code: unit }) => isOnMap(situation, situation.placeOfUnit(unit)) && situation.sideOfUnit(unit) === side,
      ));
  return unless([
    [isTrain && isOnMap(situation, situation.placeOfBaggage(code)), 'baggage', 'the Baggage Train of the side'],
    [(losses === null) === (below?.kind === 'march'), 'losses', 'a die gives the losses, except for a forced march'],
    [suffer, 'losses', 'steps to be lost by units of the side on the map, each once'],
    [below?.kind !== 'march' || below.side === side, 'side', 'the side that marches'],
    [spent === null, 'spent', 'nothing has been decided yet'],
  ]);
};

/** R X2.3: while it is offered the die of attrition has fallen. */
export const supply: Check<'supply'> = (frame, at) => {
  const found = conquestEdition.frames.checks.supply(frame, at);
  return frame.stage === 'attrition' && about(at).above?.kind === 'provisions'
    ? found.filter(([field]) => field !== 'stage')
    : found;
};

/** Checks that there is a leader to elect and no combat is being resolved (R X2.4, ruling X2.6). */
export const election: Check<'election'> = ({ side, leader }, { situation, above }) =>
  unless([
    [side === REBEL, 'side', 'the Ten Thousand elect (R X2.4)'],
    [electedIn(situation)?.id === leader, 'leader', 'the leader who is elected when a general is lost'],
    [above === undefined, 'kind', 'no frame lies on an election'],
    [!isFought(situation), 'kind', 'nobody is elected in the middle of a combat'],
  ]);

/** R X6.2: the side that moves carries units and leaders, and nothing else. */
export const voyage: Check<'voyage'> = (frame, at) => {
  const { side, baggage = [] } = frame;
  const { below, above } = at;
  const found = unless([
    [below?.kind === 'movement' && below.side === side, 'side', 'the side that moves'],
    [baggage.length === 0, 'baggage', 'no markers sail'],
    [above === undefined, 'kind', 'no frame lies on a voyage'],
  ]);
  return found.length > 0 ? found : voyageFindings(frame, at);
};
