/** R 4.3, 12.5: chosen losses, Attrition, and the Battle Losses of a defeated side. */
import type { Draft } from 'immer';
import { frameOf, type RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code.js';
import { attritionResult } from '../data/tables.js';
import { rollDice } from '../deeds/dice.js';
import { disperseGeneral, liftMinorGeneral } from '../deeds/generals.js';
import { eliminateGroupUnits } from '../deeds/group.js';
import { pushAttrition, pushLosses } from '../deeds/losses.js';
import { disperseUnits, loseUnits } from '../deeds/units.js';
import type { DefeatFrame, LossesFrame } from '../frame/index.js';
import { isPursued } from '../query/cavalry.js';
import { forceAt, majorGeneralsAt, minorGeneralsAt } from '../query/presence.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { allUnits, copiedUnits, numberOf, subtractedUnits, unitsOf } from '../units.js';
import { MACEDONIAN_UNITS, type CombatUnit, type PlayerId } from '../vocabulary.js';
import { loseRoyals } from './18-royal-family.js';
import { foragingLosses, isForaging } from './19-6-foraging-attrition.js';

/** The CUs of a player from which losses are taken. */
type LossSource = Pick<LossesFrame, 'player' | 'space' | 'zones' | 'among' | 'within' | 'marching'>;

/** Returns the number of CUs of a kind in a zone that can be lost. */
function canBeLost(situation: Situation, frame: LossSource, unit: CombatUnit, inside: boolean): number {
  if (frame.among !== null && !frame.among.includes(unit)) return 0;
  const march = frame.marching ? frameOf(situation, 'march') : undefined;
  const count =
    (march && numberOf(march.group.units, unit)) ??
    situation.countOf(situation.post(frame.player, frame.space, inside), unit);
  return frame.within === null ? count : Math.min(count, numberOf(frame.within, unit));
}

/** Returns the number of CUs that can be lost. */
function totalThatCanBeLost(situation: Situation, frame: LossSource): number {
  let count = 0;
  for (const zone of frame.zones)
    for (const unit of situation.kinds) count += canBeLost(situation, frame, unit, zone === 'inside');
  return count;
}

/** Returns the CUs that may be lost next: only Elephants if the first loss must be one (R 4.3). */
function choices(situation: Situation, frame: LossesFrame): readonly Extract<Action, { type: 'loseUnit' }>[] {
  const { player, space } = frame;
  const all: Extract<Action, { type: 'loseUnit' }>[] = [];
  for (const zone of frame.zones) {
    const inside = zone === 'inside';
    for (const unit of situation.kinds)
      if (canBeLost(situation, frame, unit, inside) > 0) all.push({ type: 'loseUnit', player, unit, space, inside });
  }
  const elephants = frame.elephantFirst ? all.filter(({ unit }) => unit === 'elephant') : [];
  return elephants.length > 0 ? elephants : all;
}

/** Removes one CU. */
function lose(run: GameRun, frame: Draft<LossesFrame>, unit: CombatUnit, place: Place): void {
  const { player, rule } = frame;
  const units = unitsOf(unit, 1);
  const march = frame.marching ? run.frame('march') : undefined;
  if (march === undefined) loseUnits(run, player, place, units, rule);
  else eliminateGroupUnits(run, march, units, rule);
  if (frame.within !== null) frame.within = copiedUnits(subtractedUnits(frame.within, units));
  frame.elephantFirst = false;
  frame.left--;
}

export const losses: RulesOf<'losses'> = {
  rule: 'R 12.5',
  actor: (situation, frame) =>
    frame.left > 0 && choices(situation, frame).length > 1 && totalThatCanBeLost(situation, frame) > frame.left
      ? frame.player
      : undefined,
  actions: choices,
  refuse(situation, frame, action) {
    if (action.type !== 'loseUnit') return undefined;
    const { unit, space, inside } = action;
    const possible = choices(situation, frame);
    if (frame.elephantFirst && unit !== 'elephant' && possible.some((open) => open.unit === 'elephant'))
      return refusal('elephantFirst', 'R 4.3', { unit });
    if (space !== frame.space) return refusal('otherMatter', frame.rule, { space, waitingFor: frame.space });
    return possible.some((open) => open.unit === unit && open.inside === inside)
      ? undefined
      : refusal('noSuchPiece', frame.rule, { player: frame.player, unit, space, inside });
  },
  apply(run, frame, action) {
    if (action.type === 'loseUnit') lose(run, frame, action.unit, { space: action.space, inside: action.inside });
  },
  /** Without a choice, the CUs are removed at once. */
  advance(run, frame) {
    const [only] = choices(run.state, frame);
    if (frame.left <= 0 || only === undefined) run.finish();
    else lose(run, frame, only.unit, { space: only.space, inside: only.inside });
  },
};

export const attrition: RulesOf<'attrition'> = {
  rule: 'R 4.3',
  advance(run, frame) {
    if (frame.stage === 'roll' && totalThatCanBeLost(run.state, frame) > 0) {
      frame.stage = 'losses';
      rollDice(run, 'attrition', 1, frame.player);
    } else {
      run.finish();
    }
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    frame.stage = 'done';
    const { player, space, zones, among, within, marching, rule, shift } = frame;
    const die = child.values[0] ?? 1;
    const count = totalThatCanBeLost(run.state, frame);
    const result = attritionResult(die, frame.passage ? 'passage' : count, shift);
    const foraging = isForaging(run.state);
    const losses = foraging ? foragingLosses(result) : result.losses;
    run.emit({
      type: 'attritionRolled',
      rule: foraging ? 'R 19.6' : frame.passage ? 'R 4.3.1' : 'R 4.3',
      player,
      space,
      die,
      count,
      losses,
      ...(shift !== undefined && { shift }),
    });
    if (losses === 0) return;
    pushLosses(run, {
      player,
      space,
      zones: [...zones],
      left: losses,
      elephantFirst: result.elephantFirst,
      among: among === null ? null : [...among],
      within: within === null ? null : copiedUnits(within),
      marching,
      rule,
    });
  },
};

export const defeat: RulesOf<'defeat'> = {
  rule: 'R 12.5.1',
  advance(run, frame) {
    const { player, space, shift } = frame;
    if (frame.stage === 'begin') {
      frame.stage = 'attrition';
      if (isPursuedHere(run.state, frame)) frame.shift = 1;
      eliminateMercenariesAndElephants(run, frame);
    } else if (frame.stage === 'attrition') {
      frame.stage = 'done';
      const further = shift === undefined ? {} : { shift };
      pushAttrition(run, {
        player,
        space,
        zones: [...frame.zones],
        among: MACEDONIAN_UNITS,
        rule: 'R 12.5.1',
        ...further,
      });
    } else {
      disperseSurvivors(run, frame);
      for (const place of placesOf(frame)) loseRoyals(run, { player, ...place }, frame.victor);
      run.emit({ type: 'defeated', rule: 'R 12.5.1', player, space, victor: frame.victor });
      run.finish();
    }
  },
};

/** Returns the zones of a defeated side as places. */
const placesOf = ({ space, zones }: Pick<DefeatFrame, 'space' | 'zones'>): readonly Place[] =>
  zones.map((zone) => ({ space, inside: zone === 'inside' }));

/** Eliminates Mercenaries and Elephants of a defeated side (R 12.5.1), and its Elite Cavalry (R 19.9.8). */
function eliminateMercenariesAndElephants(run: GameRun, frame: DefeatFrame): void {
  for (const place of placesOf(frame)) {
    const { mercenary, elephant, cavalry = 0 } = forceAt(run.state, frame.player, place.space, place.inside);
    loseUnits(run, frame.player, place, allUnits({ mercenary, elephant }), 'R 12.5.1');
    loseUnits(run, frame.player, place, allUnits({ cavalry }), 'R 19.9.8');
  }
}

/**
 * Returns whether Elite Cavalry pursue the defeated side: after a battle, not when a city falls (R 19.9.8;
 * ruling pursuit-by-cavalry).
 */
const isPursuedHere = (situation: Situation, { player, space, zones, victor }: DefeatFrame): boolean =>
  zones.includes('outside') && isPursued(situation, player, victor, space);

/** Moves what is left of a defeated side to the Dispersed Box, and Minor Generals to the supply (R 12.5.1). */
function disperseSurvivors(run: GameRun, frame: DefeatFrame): void {
  for (const place of placesOf(frame)) disperseAll(run, frame.player, place, 'R 12.5.1');
}

/** Disperses all CUs and generals of a player in a place (R 4.6). */
export function disperseAll(run: GameRun, player: PlayerId, place: Place, rule: RuleRef): void {
  const units = forceAt(run.state, player, place.space, place.inside);
  disperseUnits(run, player, place, units, rule);
  for (const general of majorGeneralsAt(run.state, player, place.space, place.inside))
    disperseGeneral(run, general, rule);
  for (let left = minorGeneralsAt(run.state, player, place.space, place.inside); left > 0; left--) {
    liftMinorGeneral(run, player, place, rule);
  }
}
