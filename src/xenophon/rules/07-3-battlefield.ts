/**
 * R X7.2, X7.3: before the set-up of a battle, dice decide the obstacles on its flanks, and the phasing side chooses
 * which side sets up first.
 */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import { rollDice } from '../../conquest/deeds/dice.js';
import { engagementOf } from '../../conquest/query/09-1-combat.js';
import { provinceAt } from '../../conquest/query/06-1-presence.js';
import { pushBattle } from '../../conquest/rules/10-display.js';
import { concludeCombat } from '../../conquest/rules/12-10-aftermath.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import type { Engaged } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ProvinceId, SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import type { BattlefieldFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { betterLed, mountainsOf } from '../query/07-3-battlefield.js';
import type { GameRun, RulesOf } from '../types.js';
import type { Flank } from '../vocabulary.js';

/**
 * The highest die with which a battle in a Rich province is beside a river, and with which the river is on the left
 * flank.
 */
const BESIDE_RIVER = 4;
const RIVER_ON_LEFT = 3;
/** The highest die with which a mountain becomes a hill. */
const CLIMBED = 3;

/** By result of the die: the flanks with mountains in a Mountain province. */
const VALLEYS: readonly (readonly Flank[])[] = [
  [],
  ['left'],
  ['right'],
  ['left', 'right'],
  ['left', 'right'],
  ['left', 'right'],
];

const RULE: RuleRef = 'R X7.3';

export function openBattlefield(run: GameRun, province: ProvinceId, [one, other]: readonly [Engaged, Engaged]): void {
  const phasing = run.frame('combats')?.phasing ?? one.side;
  run.push({
    kind: 'battlefield',
    province,
    forces: [one.name, other.name],
    phasing,
    enemy: one.side === phasing ? other.side : one.side,
    stage: 'ground',
    left: null,
    right: null,
    trying: null,
    arrayed: null,
  });
}

type Field = Draft<BattlefieldFrame>;

/**
 * Returns the side that decides in the current stage. Only the better-led side may try for a hill, and only once
 * (ruling X7.4).
 */
function decider(situation: Situation, frame: BattlefieldFrame): SideId | undefined {
  if (frame.stage === 'order') return frame.phasing;
  return frame.stage === 'hill' && mountainsOf(frame).length > 0 ? betterLed(situation, frame) : undefined;
}

function choices(situation: Situation, frame: BattlefieldFrame): readonly Action[] {
  const player = decider(situation, frame);
  if (player === undefined) return [];
  if (frame.stage === 'order')
    return [
      { type: 'arrayFirst', player },
      { type: 'arrayLast', player },
    ];
  return [
    ...mountainsOf(frame).map((flank): Action => ({ type: 'climbHill', player, flank })),
    { type: 'stayBelow', player },
  ];
}

/** Emits the obstacles on the flanks. */
function sayGround(run: GameRun, frame: Field, die: number): void {
  const { province, left, right } = frame;
  run.emit({ type: 'groundTested', rule: RULE, province, die, left, right });
}

/** Rolls the die for the terrain; other terrain has no obstacles. */
function rollForGround(run: GameRun, frame: Field): void {
  const { state } = run;
  const { terrain } = provinceAt(state, provinceCode(state, frame.province)).fact;
  if (terrain === 'rich') rollDice(run, 'river', 1, null);
  else if (terrain === 'mountain') rollDice(run, 'mountains', 1, null);
  else frame.stage = 'order';
}

function readGround(run: GameRun, frame: Field, purpose: string, die: number): void {
  switch (purpose) {
    case 'river':
      frame.stage = die <= BESIDE_RIVER ? 'riverFlank' : 'order';
      if (frame.stage === 'order') sayGround(run, frame, die);
      return;
    case 'riverFlank':
      frame[die <= RIVER_ON_LEFT ? 'left' : 'right'] = 'river';
      frame.stage = 'order';
      return sayGround(run, frame, die);
    case 'mountains':
      for (const flank of VALLEYS[die - 1] ?? []) frame[flank] = 'mountain';
      frame.stage = plays(run.state, 'hills') ? 'hill' : 'order';
      return sayGround(run, frame, die);
    case 'hill':
      return resolveHill(run, frame, die);
    default:
      return;
  }
}

/** Applies the roll for a hill (R X7.3, optional). The law says which units may enter hills. */
function resolveHill(run: GameRun, frame: Field, die: number): void {
  const { trying } = frame;
  const side = betterLed(run.state, frame);
  frame.stage = 'order';
  frame.trying = null;
  if (trying === null || side === undefined) return;
  const climbed = die <= CLIMBED;
  if (climbed) frame[trying] = 'hill';
  run.emit({ type: 'hillTried', rule: RULE, side, flank: trying, die, climbed });
}

/** Begins the battle with the forces as they are now. */
function join(run: GameRun, frame: Field): void {
  const { province, forces } = frame;
  const engagement = engagementOf(run.state, { province, forces: [forces[0], forces[1]] });
  frame.stage = 'over';
  if (engagement !== undefined) pushBattle(run, province, engagement.forces);
}

export const battlefield: RulesOf<'battlefield'> = {
  rule: RULE,
  actor: (_, __, list) => list()[0]?.player,
  actions: choices,
  refuse: (_, __, action) =>
    action.type === 'climbHill' ? refusal('noMountainThere', RULE, { flank: action.flank }) : undefined,
  apply(run, frame, action) {
    switch (action.type) {
      case 'climbHill':
        frame.trying = action.flank;
        frame.stage = 'climb';
        return rollDice(run, 'hill', 1, action.player);
      case 'stayBelow':
        frame.stage = 'order';
        return;
      case 'arrayFirst':
      case 'arrayLast': {
        const first = action.type === 'arrayFirst' ? frame.phasing : frame.enemy;
        frame.arrayed = first;
        frame.stage = 'battle';
        return run.emit({ type: 'arrayOrdered', rule: 'R X7.2', first });
      }
      default:
        return;
    }
  },
  advance(run, frame) {
    switch (frame.stage) {
      case 'ground':
        return rollForGround(run, frame);
      case 'riverFlank':
        return rollDice(run, 'riverFlank', 1, null);
      case 'hill':
      case 'climb':
      case 'order':
        frame.stage = 'order';
        return;
      case 'battle':
        return join(run, frame);
      case 'over':
        return run.finish();
    }
  },
  resume(run, frame, child) {
    if (child.kind === 'roll') readGround(run, frame, child.purpose, child.values[0] ?? 1);
    if (child.kind === 'battle') concludeCombat(run, child.armies);
  },
};
