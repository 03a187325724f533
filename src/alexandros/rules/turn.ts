/** R Game Play: a player first moves Alexander, and then takes up to two further actions. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action, ActionType } from '../action.js';
import { refusal } from '../code.js';
import type { TurnFrame } from '../frame.js';
import type { GameRun, RulesOf } from '../types.js';
import { moveChances } from '../query/moves.js';
import { canRefill } from './cards.js';
import { levyTaxes } from './levy-taxes.js';
import { moveCard } from './move-card.js';
import { occupyProvince } from './occupy-province.js';
import type { TurnPart } from './part.js';
import { pass } from './pass.js';
import { takeACard } from './take-a-card.js';
import { takeBackAGuard } from './take-back-a-guard.js';
import { takeOver } from './take-over.js';
import { endTurn } from './turn-order.js';

const FURTHER_ACTIONS: readonly TurnPart[] = [takeACard, occupyProvince, takeOver, levyTaxes, takeBackAGuard, pass];
const ALL_PARTS: readonly TurnPart[] = [moveCard, ...FURTHER_ACTIONS];

/** Returns the parts of the turn's current phase. `begin` is over before anybody is asked. */
const partsOf = ({ phase }: TurnFrame): readonly TurnPart[] => (phase === 'alexander' ? [moveCard] : FURTHER_ACTIONS);

const PART_OF: ReadonlyMap<ActionType, TurnPart> = new Map(
  ALL_PARTS.flatMap((part) => part.types.map((type) => [type, part] as const)),
);
const partFor = (action: Action): TurnPart | undefined => PART_OF.get(action.type);

/** The clause that separates the phases. */
const PHASE_RULE: RuleRef = 'R Game Play';

export const turn: RulesOf<'turn'> = {
  rule: 'R Game Play',
  actor: (_, frame) =>
    frame.phase === 'alexander' || (frame.phase === 'actions' && frame.actionsLeft > 0) ? frame.player : undefined,
  actions(situation, frame) {
    const actions: Action[] = [];
    for (const part of partsOf(frame)) for (const action of part.options(situation, frame)) actions.push(action);
    return actions;
  },
  refuse(situation, frame, action) {
    const part = partFor(action);
    if (part === undefined) return undefined;
    const { phase } = frame;
    if (!partsOf(frame).includes(part))
      return phase === 'alexander'
        ? refusal('alexanderFirst', PHASE_RULE, { phase })
        : refusal('alexanderMoved', PHASE_RULE, { phase });
    return part.refuse(situation, frame, action);
  },
  apply: (run, frame, action) => partFor(action)?.apply(run, frame, action),
  advance(run, frame) {
    if (frame.phase === 'begin') beginMove(run, frame);
    else if (canRefill(run.state)) run.push({ kind: 'draw', to: 'faceUp' });
    else endTurn(run, frame);
  },
};

/**
 * Checks whether any face-up card or card of the hand can move Alexander. If none can, he stays, and it is the last
 * turn (ruling A11), unless only a face-up card is missing and there is a space that one could lead to (ruling A19).
 */
function beginMove(run: GameRun, frame: Draft<TurnFrame>): void {
  if (moveCard.options(run.state, frame).length > 0) {
    frame.phase = 'alexander';
    return;
  }
  frame.phase = 'actions';
  const { player } = frame;
  if (run.state.faceUp.length === 0 && moveChances(run.state).reachable.length > 0) {
    run.emit({ type: 'alexanderStayed', rule: 'ruling A19', player, why: 'noFaceUpCard' });
    return;
  }
  frame.last = 'noMoveLeft';
  run.emit({ type: 'alexanderStayed', rule: 'ruling A11', player, why: 'noMoveLeft' });
}
