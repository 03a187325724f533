/** R S12: what goes along with whom, what is left alone is taken, and who is put out of the way. */
import { movementLaw } from '../../conquest/rules/08-law.js';
import type { Law } from '../../conquest/table/law.js';
import { once } from '../../conquest/table/once.js';
import type { Situation } from '../../conquest/table/situation.js';
import { refusal } from '../code/index.js';
import type { ClashComponents } from '../data/shape.js';
import { destroyMarker } from '../deeds/course.js';
import { takeBaggage } from '../deeds/loyalty.js';
import type { GameFrame } from '../frame/index.js';
import { boxOf, frameIn } from '../query/box.js';
import { isMarkerOf, markersIn, markersOf, markersWith, takerOf, type Marker } from '../query/objectives.js';
import type { GameRun } from '../types.js';
import type { Extra } from './extras.js';

const markerNamed = (situation: Situation, baggage: number): Marker | undefined =>
  markersOf(situation).find(({ code }) => code === baggage);

export const objectivesLaw: Pick<Law<Situation>, 'cargoBar' | 'hastens'> = {
  cargoBar(situation, column, baggage) {
    const marker = markerNamed(situation, baggage)?.fact;
    if (marker === undefined) return movementLaw.cargoBar(situation, column, baggage);
    const { goesWith, hastens } = marker;
    if (goesWith === undefined) return { code: 'staysBehind', rule: 'ruling S12.1' };
    const isLone = column.units.length === 0 && (goesWith === 'units' || column.leaders.length === 0);
    if (isLone) return { code: 'staysBehind', rule: 'R S12' };
    return column.forced && hastens !== true ? { code: 'staysBehind', rule: 'R S12.1' } : undefined;
  },
  hastens: (situation, baggage) => markerNamed(situation, baggage)?.fact.hastens === true,
};

/** The markers that are with somebody, and those that lie in a city. */
const companionsIn = once((box: ClashComponents) => markersIn(box).filter(({ fact }) => fact.liesIn === undefined));
const treasuresIn = once((box: ClashComponents) => markersIn(box).filter(({ fact }) => fact.liesIn !== undefined));

/** R S12: whoever takes one of these markers does; not before the first turn has begun. */
function settle(run: GameRun, markers: readonly Marker[]): void {
  const { state } = run;
  for (const marker of markers) {
    const taker = takerOf(state, marker);
    if (taker === undefined) continue;
    if (frameIn(state, 'turn')?.begun !== true) return;
    const rule = marker.fact.liesIn === undefined ? 'R S12' : 'ruling S12.1';
    takeBaggage(run, marker.code, state.placeOfBaggage(marker.code), taker, rule);
  }
}

/** R S12: gives what was left alone to the first player who comes. */
export const settleMarkers = (run: GameRun): void => settle(run, companionsIn(boxOf(run.state)));

/** Ruling S12.1: gives the Treasury to the holder of its city. */
export const settleTreasury = (run: GameRun): void => settle(run, treasuresIn(boxOf(run.state)));

/** R S12: gives away what was deployed alone, as soon as the first turn has begun. */
export function settleFirstMarkers(run: GameRun): void {
  if (run.state.turn === 1) settle(run, markersOf(run.state));
}

type Phase = Extract<GameFrame, { readonly kind: 'movement' }>;

/** Of the markers those that can be destroyed at all. */
const mortalsIn = once((box: ClashComponents): readonly Marker[] =>
  markersIn(box).filter(({ fact }) => fact.mortal === true),
);

/** R S12.2: in the movement phase of whoever has them (ruling S12.2). */
export const destruction: Extra<Phase, 'destroyMarker'> = {
  type: 'destroyMarker',
  list(situation, { side }, all) {
    for (const marker of mortalsIn(boxOf(situation)))
      if (isMarkerOf(situation, marker, side))
        all.push({ type: 'destroyMarker', player: side, marker: marker.fact.baggage });
  },
  refuse(situation, frame, { marker }) {
    const code = situation.roster.baggageCodes.get(marker);
    if (code === undefined) return refusal('pieceUnknown', 'R S12.2', { marker });
    if (!markersWith(situation, frame.side).some(({ fact }) => fact.baggage === marker))
      return refusal('notItsMarker', 'R S12.2', { marker });
    return refusal('cannotBeDestroyed', 'R S12.1', { marker });
  },
  apply: (run, _, { marker }) => destroyMarker(run, run.state.roster.baggageCodes.get(marker) ?? -1, 'R S12.2'),
};
