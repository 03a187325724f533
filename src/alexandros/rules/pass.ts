/** R Further Actions: the actions are optional, so a player may pass (ruling A22). */
import type { TurnPart } from './part.js';

export const pass: TurnPart = {
  types: ['pass'],
  options: (_, { player }) => [{ type: 'pass', player }],
  refuse: () => undefined,
  apply(run, frame) {
    run.emit({ type: 'actionsForgone', rule: 'ruling A22', player: frame.player, actions: frame.actionsLeft });
    frame.actionsLeft = 0;
  },
};
