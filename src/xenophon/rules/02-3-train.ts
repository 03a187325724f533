/** R X2.3: the Baggage Train supplies an army once, and is lost with the camp. */
import { pushLosses } from '../../conquest/deeds/losses.js';
import { loseBaggage } from '../../conquest/deeds/baggage.js';
import { sideOfUnit } from '../../conquest/query/10-4-display.js';
import { supplyWith, type OnStarvation } from '../../conquest/rules/07-supply.js';
import { marchWith, rollForStrain, type OnForcedMarch } from '../../conquest/rules/08-1-march.js';
import { baggageCode, provinceCode } from '../../conquest/table/by-id.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { MarchFrame } from '../../conquest/frame/index.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action.js';
import type { GameEvent } from '../event.js';
import type { ProvisionsFrame } from '../frame/index.js';
import type { GameRun, RulesOf } from '../types.js';
import { frameIn } from '../query/frames.js';

/** Returns the code of a side's train in these places; `undefined`: there is none. */
function trainAt(situation: Situation, side: SideId, places: readonly PlaceCode[]): number | undefined {
  const code = situation.roster.baggage.findIndex(
    ({ follows }, each) =>
      follows !== undefined &&
      situation.sideOfBaggage(each) === side &&
      places.includes(situation.placeOfBaggage(each)),
  );
  return code < 0 ? undefined : code;
}

function offer(run: GameRun, side: SideId, train: number, losses: ProvisionsFrame['losses']): void {
  const baggage = run.state.roster.baggage[train]?.id ?? '';
  run.push({ kind: 'provisions', side, baggage, losses, spent: null });
}

/** Ruling X2.3: the train is lost if an enemy finds it alone. */
export const trainLaw: Pick<Law<Situation>, 'strandedBy'> = { strandedBy: () => 'ruling X2.3' };

/** The army with the train need not lose the steps of attrition (ruling X2.5). */
const onStarvation: OnStarvation = (run, losses, province) => {
  const { side, units, steps } = losses;
  const train = trainAt(run.state, side, [provinceCode(run.state, province)]);
  if (train === undefined) pushLosses(run, losses);
  else offer(run, side, train, { units: [...units], steps });
};

/**
 * Returns the train that was with a forced march at its beginning: still there, or with its leader in the first
 * province (ruling X2.4).
 */
function trainOf(situation: Situation, { side, leader, began, from }: MarchFrame): number | undefined {
  const { baggage } = situation.roster;
  const moved = frameIn(situation, 'movement')?.moved ?? [];
  const hasMoved = (train: number): boolean => moved.includes(baggage[train]?.id ?? '');
  const here = trainAt(situation, side, [provinceCode(situation, began)]);
  if (here !== undefined && !hasMoved(here)) return here;
  const there = trainAt(situation, side, [provinceCode(situation, from)]);
  return there !== undefined && hasMoved(there) && baggage[there]?.follows === leader ? there : undefined;
}

/** No die of attrition is rolled for a forced march that the train supplies. */
const onForcedMarch: OnForcedMarch = (run, frame) => {
  const train = trainOf(run.state, frame);
  if (train === undefined) rollForStrain(run, frame);
  else offer(run, frame.side, train, null);
};

const baseSupply: RulesOf<'supply'> = supplyWith(onStarvation);
export const supply: RulesOf<'supply'> = {
  ...baseSupply,
  resume(run, frame, child) {
    if (child.kind !== 'provisions') return baseSupply.resume?.(run, frame, child);
    const { side, losses, spent } = child;
    if (spent !== true && losses !== null) pushLosses(run, { side, ...losses, sparing: true, rule: 'R 7.4' });
  },
};

const baseMarch: RulesOf<'march'> = marchWith(onForcedMarch);
export const march: RulesOf<'march'> = {
  ...baseMarch,
  resume(run, frame, child) {
    if (child.kind !== 'provisions') baseMarch.resume?.(run, frame, child);
    else if (child.spent !== true) rollForStrain(run, frame);
  },
};

export const provisions: RulesOf<'provisions'> = {
  rule: 'R X2.3',
  actor: (_, { side }) => side,
  actions: (_, { side: player }): readonly Action[] => [
    { type: 'spendProvisions', player },
    { type: 'keepProvisions', player },
  ],
  apply(run, frame, action) {
    frame.spent = action.type === 'spendProvisions';
    if (frame.spent) loseBaggage(run, baggageCode(run.state, frame.baggage), 'emptied', 'R X2.3');
    run.finish();
  },
};

/** Destroys the train when an enemy unit enters the Reserve of its army. */
export function loseCamp(run: GameRun, events: readonly GameEvent[], from: number): void {
  for (const event of events.slice(from)) {
    if (event.type !== 'unitPosted' || event.box !== 'reserve') continue;
    const battle = run.frame('battle');
    if (battle === undefined || sideOfUnit(run.state, event.unit) === event.army) continue;
    const train = trainAt(run.state, event.army, [provinceCode(run.state, battle.province)]);
    if (train !== undefined) loseBaggage(run, train, 'campTaken', 'R X2.3');
  }
}
