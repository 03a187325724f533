/**
 * R S12: with which pieces markers move, which side takes markers left alone, and when their owner may destroy them.
 */
import { movementLaw } from '../../conquest/rules/08-law.js';
import { baggageCode } from '../../conquest/table/by-id.js';
import type { Law } from '../../conquest/table/law.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import { derived } from '../../core/board/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { BaggageId, SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { ClashComponents } from '../data/shape.js';
import { destroyMarker } from '../deeds/course.js';
import { takeBaggage } from '../deeds/loyalty.js';
import type { GameFrame, LastChanceFrame } from '../frame/index.js';
import { clashComponents, frameIn } from '../query/components.js';
import {
  mayStillBeDestroyed,
  isMarkerOf,
  markerNamed,
  markersIn,
  markersOf,
  destructibleMarkersIn,
  newOwnerOf,
  type Marker,
} from '../query/12-objectives.js';
import { isPlayed } from '../query/sides.js';
import type { GameRun, RulesOf } from '../types.js';
import type { Extra } from './extras.js';

const markerOf = (situation: Situation, baggage: number | undefined): Marker | undefined =>
  markersOf(situation).find(({ code }) => code === baggage);

export const objectivesLaw: Pick<Law<Situation>, 'cargoRefusal' | 'hastens'> = {
  cargoRefusal(situation, column, baggage) {
    const marker = markerOf(situation, baggage)?.fact;
    if (marker === undefined) return movementLaw.cargoRefusal(situation, column, baggage);
    const { goesWith, hastens } = marker;
    if (goesWith === undefined) return { code: 'staysBehind', rule: 'ruling S12.1' };
    const isLone = column.units.length === 0 && (goesWith === 'units' || column.leaders.length === 0);
    if (isLone) return { code: 'staysBehind', rule: 'R S12' };
    return column.forced && hastens !== true ? { code: 'staysBehind', rule: 'R S12.1' } : undefined;
  },
  hastens: (situation, baggage) => markerOf(situation, baggage)?.fact.hastens === true,
};

/** The markers that go with pieces, and those that lie in a city. */
const companionsIn = derived((box: ClashComponents) => markersIn(box).filter(({ fact }) => fact.liesIn === undefined));
const treasuresIn = derived((box: ClashComponents) => markersIn(box).filter(({ fact }) => fact.liesIn !== undefined));

/**
 * Gives each of these markers to the side that takes it, if any does, once the first turn has begun (R S12). An owner
 * that may destroy a marker is asked before it changes hands (ruling S12.2).
 */
function settle(run: GameRun, markers: readonly Marker[]): void {
  const { state } = run;
  const waiting: Marker[] = [];
  for (const marker of markers) {
    const owner = newOwnerOf(state, marker);
    if (owner === undefined) continue;
    if (frameIn(state, 'turn')?.begun !== true) return;
    if (marker.fact.mortal === true && isPlayed(state, state.sideOfBaggage(marker.code))) waiting.push(marker);
    else handOver(run, marker, owner);
  }
  offerLastChance(run, waiting);
}

/** Gives a marker to the side that takes it (R S12). */
function handOver(run: GameRun, { code, fact }: Marker, owner: SideId): void {
  const rule = fact.liesIn === undefined ? 'R S12' : 'ruling S12.1';
  takeBaggage(run, code, run.state.placeOfBaggage(code), owner, rule);
}

/** The parts of a round of a battle on the display. */
export const PARTS_OF_ROUND = ['rally', 'manoeuvre', 'assault'] as const;

/**
 * Returns whether a battle on the display is over but its last part is not. The owner of a marker is asked only after
 * that.
 */
const isBattleClosing = (situation: Situation): boolean =>
  (frameIn(situation, 'battle')?.ended ?? null) !== null &&
  PARTS_OF_ROUND.some((kind) => frameIn(situation, kind) !== undefined);

/**
 * R S12.2: asks the owner of the first of these markers, unless an owner is being asked already. The others are asked
 * afterwards.
 */
function offerLastChance(run: GameRun, waiting: readonly Marker[]): void {
  const [first] = waiting;
  if (first === undefined || frameIn(run.state, 'lastChance') !== undefined || isBattleClosing(run.state)) return;
  pushLastChance(run, run.state.sideOfBaggage(first.code), waiting);
}

/** Lets a side destroy those of these markers that it owns (R S12.2). */
function pushLastChance(run: GameRun, side: SideId, markers: readonly Marker[]): void {
  const own = markers.filter((marker) => isMarkerOf(run.state, marker, side));
  if (own.length > 0) run.push({ kind: 'lastChance', side, markers: own.map(({ fact }) => fact.baggage) });
}

/** Lets all players destroy such markers before points are counted, in the order of play (R S12.2, ruling S12.2). */
export function openLastChances(run: GameRun): void {
  const mortals = destructibleMarkersIn(clashComponents(run.state));
  for (const side of [...orderOfPlay(run.state)].reverse()) pushLastChance(run, side, mortals);
}

/** Gives markers that were left alone to the first player that comes (R S12). */
export const settleMarkers = (run: GameRun): void => settle(run, companionsIn(clashComponents(run.state)));

/** Gives the Treasury to the holder of its city (ruling S12.1). */
export const settleTreasury = (run: GameRun): void => settle(run, treasuresIn(clashComponents(run.state)));

/** Settles markers that were deployed alone when the first turn has begun (R S12). */
export function settleFirstMarkers(run: GameRun): void {
  if (run.state.turn === 1) settle(run, markersOf(run.state));
}

type Phase = Extract<GameFrame, { readonly kind: 'movement' }>;

/**
 * Returns why a side can never destroy a marker: it does not own it, or the marker cannot be destroyed; `undefined`: it
 * can at some time.
 */
function markerRefusal(situation: Situation, side: SideId, marker: BaggageId): Refusal | undefined {
  if (!situation.roster.baggageCodes.has(marker)) return refusal('pieceUnknown', 'R S12.2', { marker });
  const named = markerNamed(situation, marker);
  if (named === undefined || !isMarkerOf(situation, named, side)) return refusal('notItsMarker', 'R S12.2', { marker });
  return named.fact.mortal === true ? undefined : refusal('cannotBeDestroyed', 'R S12.1', { marker });
}

const destroy = (run: GameRun, marker: BaggageId): void =>
  destroyMarker(run, baggageCode(run.state, marker), 'R S12.2');

/** R S12.2: a side may destroy markers in its movement phase (ruling S12.2). */
export const destruction: Extra<Phase, 'destroyMarker'> = {
  type: 'destroyMarker',
  list(situation, { side }, all) {
    for (const marker of destructibleMarkersIn(clashComponents(situation)))
      if (isMarkerOf(situation, marker, side))
        all.push({ type: 'destroyMarker', player: side, marker: marker.fact.baggage });
  },
  refuse: (situation, { side }, { marker }) => markerRefusal(situation, side, marker),
  apply: (run, _, { marker }) => destroy(run, marker),
};

/**
 * Returns the markers that a side may destroy now. Another consequence may have given some away since the frame was
 * pushed.
 */
const markersToDecide = (situation: Situation, { side, markers }: LastChanceFrame): readonly Marker[] =>
  markers
    .flatMap((id) => markerNamed(situation, id) ?? [])
    .filter((marker) => mayStillBeDestroyed(situation, marker, side));

/** Lets the markers change hands (R S12.2). */
function giveUpMarkers(run: GameRun, frame: LastChanceFrame): void {
  for (const marker of markersToDecide(run.state, frame)) {
    const owner = newOwnerOf(run.state, marker);
    if (owner !== undefined) handOver(run, marker, owner);
  }
  run.finish();
}

export const lastChance: RulesOf<'lastChance'> = {
  rule: 'R S12.2',
  actor: (situation, frame) => (markersToDecide(situation, frame).length > 0 ? frame.side : undefined),
  actions: (situation, frame) => [
    ...markersToDecide(situation, frame).map(({ fact }): Action => ({
      type: 'destroyMarker',
      player: frame.side,
      marker: fact.baggage,
    })),
    { type: 'spareMarkers', player: frame.side },
  ],
  refuse(situation, { side }, action) {
    if (action.type !== 'destroyMarker') return undefined;
    const { marker } = action;
    return markerRefusal(situation, side, marker) ?? refusal('notAtStake', 'R S12.2', { marker });
  },
  apply(run, frame, action) {
    if (action.type === 'spareMarkers') return giveUpMarkers(run, frame);
    if (action.type !== 'destroyMarker') return;
    frame.markers = frame.markers.filter((id) => id !== action.marker);
    destroy(run, action.marker);
  },
  advance: (run) => run.finish(),
};
