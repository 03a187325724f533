/** R 14.2, 14.3: units come, as many as the die has shown. Their side chooses which. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { formBand } from '../deeds/bands.js';
import { raiseUnit } from '../deeds/units.js';
import type { GatheringFrame } from '../frame/index.js';
import { freeBand } from '../query/14-3-bands.js';
import { unitsNamed } from '../query/09-1-combat.js';
import { availableOf } from '../query/14-events.js';
import { provinceCode } from '../table/by-id.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';

type Gathering = Pick<GatheringFrame, 'side' | 'province' | 'nation' | 'raiders'> & { readonly units: number };

/** Brings this number of units, or all that are available. */
export function pushGathering(run: GameRun, { side, province, nation, raiders, units }: Gathering): void {
  run.push({ kind: 'gathering', side, province, nation, raiders, left: units, chosen: [] });
}

/** Returns the first unit of each likeness, wherever they are now. */
const firstOfEachKind = (units: readonly UnitInfo[]): readonly UnitInfo[] =>
  units.filter(({ likeness }, index) => units.findIndex((other) => other.likeness === likeness) === index);

function areOfSeveralKinds([first, ...others]: readonly UnitInfo[]): boolean {
  for (const { likeness } of others) if (likeness !== first?.likeness) return true;
  return false;
}

const remaining = (situation: Situation, { nation, chosen }: GatheringFrame): readonly UnitInfo[] =>
  availableOf(situation, nation).filter(({ id }) => !chosen.includes(id));

/** Places the chosen units at full strength; raiders as a group of their own. */
function placeChosen(run: GameRun, { side, province, chosen, raiders }: GatheringFrame): void {
  const { state } = run;
  const at = provinceCode(state, province);
  const rule = raiders ? 'R 14.3' : 'R 14.2';
  const units = unitsNamed(state, chosen);
  run.finish();
  if (units.length === 0) return;
  const band = raiders ? freeBand(state, province) : null;
  for (const { code, full } of units) raiseUnit(run, code, { at, side, steps: full }, rule);
  if (band !== null)
    formBand(
      run,
      units.map(({ code }) => code),
      band,
      rule,
    );
}

function choose(frame: Draft<GatheringFrame>, unit: UnitInfo['id']): void {
  frame.left--;
  frame.chosen.push(unit);
}

export const gathering: RulesOf<'gathering'> = {
  rule: 'R 14.3',
  actor(situation, frame) {
    const units = remaining(situation, frame);
    const isOpen = frame.left > 0 && units.length > frame.left && areOfSeveralKinds(units);
    return isOpen ? frame.side : undefined;
  },
  actions: (situation, frame) =>
    firstOfEachKind(remaining(situation, frame)).map(({ id: unit }): Action => ({
      type: 'gather',
      player: frame.side,
      unit,
    })),
  refuse(situation, frame, action) {
    if (action.type !== 'gather') return undefined;
    const { unit } = action;
    const rule = frame.raiders ? 'R 14.3' : 'R 14.2';
    if (!situation.roster.unitCodes.has(unit)) return refusal('pieceUnknown', rule, { unit });
    return remaining(situation, frame).some(({ id }) => id === unit)
      ? refusal('alikeListed', rule, { unit })
      : refusal('notAmongThem', rule, { unit });
  },
  apply(_, frame, action) {
    if (action.type === 'gather') choose(frame, action.unit);
  },
  /** There is nothing to choose: the remaining units are taken in order. */
  advance(run, frame) {
    for (const { id } of remaining(run.state, frame)) if (frame.left > 0) choose(frame, id);
    placeChosen(run, frame);
  },
};
