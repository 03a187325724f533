/** R C: what cards do for a while comes to its end. */
import { endOfEffect, type EffectEnd } from '../query/effects.js';
import type { EffectState } from '../state.js';
import type { GameRun } from '../types.js';

/** Lets an effect come into force. */
export const addEffect = ({ state }: GameRun, effect: EffectState): void =>
  state.set({ effects: [...state.effects, effect] });

/** Ends the effects that meet a condition. */
export function endEffects(run: GameRun, isOver: (effect: EffectState) => boolean): void {
  const { effects } = run.state;
  const ended = effects.filter(isOver);
  if (ended.length === 0) return;
  run.state.set({ effects: effects.filter((effect) => !isOver(effect)) });
  run.emit({ type: 'effectsEnded', rule: 'R C', effects: ended });
}

/** Ends the effects whose time is over. */
export const endEffectsOf = (run: GameRun, ...ends: readonly EffectEnd[]): void =>
  endEffects(run, (effect) => ends.includes(endOfEffect(effect)));
