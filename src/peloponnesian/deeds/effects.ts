/** Begins and ends lasting effects of cards (R C). */
import { endOfEffect, type EffectEnd } from '../query/effects.js';
import type { EffectState } from '../state.js';
import type { GameRun } from '../types.js';

/** Puts an effect into force. */
export const addEffect = ({ state }: GameRun, effect: EffectState): void =>
  state.set({ effects: [...state.effects, effect] });

/** Ends the effects that pass a test. */
export function endEffects(run: GameRun, isOver: (effect: EffectState) => boolean): void {
  const { effects } = run.state;
  const ended = effects.filter(isOver);
  if (ended.length === 0) return;
  run.state.set({ effects: effects.filter((effect) => !isOver(effect)) });
  run.emit({ type: 'effectsEnded', rule: 'R C', effects: ended });
}

/** Ends the effects that last until one of some moments. */
export const endEffectsOf = (run: GameRun, ...ends: readonly EffectEnd[]): void =>
  endEffects(run, (effect) => ends.includes(endOfEffect(effect)));
