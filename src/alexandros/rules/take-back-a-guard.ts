/**
 * R Take Back a Guard: one of the player's own, without a card. Taking back the last one frees the province
 * (ruling A7).
 */
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import { seatOf } from '../query/seats.js';
import type { TurnPart } from './part.js';

export const takeBackAGuard: TurnPart = {
  types: ['takeBackGuard'],
  options: (situation, { player }) =>
    seatOf(situation, player).guards.map((space): Action => ({ type: 'takeBackGuard', player, space })),
  refuse: (situation, { player }, action) =>
    action.type === 'takeBackGuard' && !seatOf(situation, player).guards.includes(action.space)
      ? refusal('notYourGuard', 'R Take Back a Guard', { space: action.space })
      : undefined,

  apply(run, frame, action) {
    if (action.type !== 'takeBackGuard') return;
    const { player } = frame;
    const { space } = action;
    frame.actionsLeft--;
    run.state.setGuards(
      player,
      seatOf(run.state, player).guards.filter((each) => each !== space),
    );
    run.emit({ type: 'guardTakenBack', rule: 'R Take Back a Guard', player, space });
  },
};
