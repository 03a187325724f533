/** A game that comes to a halt below the frame under test, and pieces put where a test wants them. */
import * as E from 'fp-ts/lib/Either.js';
import { produce } from 'immer';
import { createMachine, type Machine, type Transition } from '../../../src/core/index.js';
import type { Action } from '../../../src/successors/action/index.js';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { addUnits, inside, outside } from '../../../src/successors/pieces.js';
import { NO_UNITS } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { consequences } from '../../../src/successors/rules/consequences.js';
import { frames } from '../../../src/successors/rules/frames.js';
import type { GameState, StateDraft, Units } from '../../../src/successors/state.js';
import type { SuccessorsTypes } from '../../../src/successors/types.js';
import type { CardId, CombatUnit, GeneralId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';

export const halting: Machine<SuccessorsTypes> = createMachine<SuccessorsTypes>({
  frames: { ...frames, game: { rule: 'R 6', actor: () => 'red', actions: () => [{ type: 'pass', player: 'red' }] } },
  constant: ['options'],
  settled: consequences,
  refusals: {
    gameOver: () => ({ code: 'gameOver', rule: 'R 7', params: {}, message: 'over' }),
    notYourTurn: () => ({ code: 'notYourTurn', rule: 'R 6', params: {}, message: 'not your turn' }),
    notAvailable: (_, __, rule) => ({ code: 'notAvailable', rule, params: {}, message: 'not available' }),
  },
});

/** The board of the set-up without a player's piece on it, changed, with frames on top of a halted game. */
export function situationWith(
  options: GameOptions,
  change: (state: StateDraft) => void,
  ...above: SuccessorsFrame[]
): GameState {
  const bare = produce(initialState(options), (state) => {
    change(state);
    state.stack = [{ kind: 'game', stage: 'isolation' }, ...above] as StateDraft['stack'];
  });
  return halting.start(bare).state;
}

export const forces = (units: Partial<Record<CombatUnit, number>>): Units => ({ ...NO_UNITS, ...units });

/** Puts CUs of a player into a space, outside its city. */
export function put(
  state: StateDraft,
  player: PlayerId,
  space: SpaceId,
  units: Partial<Record<CombatUnit, number>>,
): void {
  addUnits(state, player, outside(space), forces(units));
}

export function putInside(
  state: StateDraft,
  player: PlayerId,
  space: SpaceId,
  units: Partial<Record<CombatUnit, number>>,
): void {
  addUnits(state, player, inside(space), forces(units));
}

export function putGeneral(state: StateDraft, player: PlayerId, general: GeneralId, space: SpaceId): void {
  state.generals[general] = { status: 'map', owner: player, space, inside: false, moved: false };
}

export function putMinor(state: StateDraft, player: PlayerId, space: SpaceId): void {
  (state.minorGenerals[player] ??= []).push({ space, inside: false, moved: false });
}

export function control(state: StateDraft, player: PlayerId | 'independent' | null, ...spaces: SpaceId[]): void {
  for (const space of spaces) {
    if (player === null) delete state.control[space];
    else state.control[space] = player;
  }
}

/** Gives cards to a player, out of the deck. */
export function hold(state: StateDraft, player: PlayerId, ...cards: CardId[]): void {
  state.hands[player] = [...cards];
  state.deck = state.deck.filter((card) => !cards.includes(card));
}

export const top = (state: GameState): SuccessorsFrame | undefined => state.stack[state.stack.length - 1];
export const halted = (state: GameState): boolean => top(state)?.kind === 'game';

/** Carries out an action that must be legal. */
export function act(state: GameState, action: Action): Transition<SuccessorsTypes> {
  const result = halting.applyAction(state, action);
  if (E.isLeft(result)) {
    throw new Error(
      `${JSON.stringify(action)}: ${result.left.code}, legal: ${JSON.stringify(halting.legalActions(state))}`,
    );
  }
  return result.right;
}

/** Carries out actions one after the other; answers the last state. */
export const playAll = (state: GameState, ...actions: Action[]): GameState =>
  actions.reduce((current, action) => act(current, action).state, state);

export const rolled = (die: number): Action => ({ type: 'roll', player: 'chance', die });
export const passBy = (player: PlayerId): Action => ({ type: 'pass', player });

/** The spaces (or cards, or units) that the legal actions of one type name. */
export const named = (state: GameState, type: Action['type'], field: string): readonly unknown[] =>
  halting
    .legalActions(state)
    .filter((action) => action.type === type)
    .map((action) => Reflect.get(action, field));

export const refusalOf = (state: GameState, action: Action): string | undefined =>
  halting.explainAction(state, action)?.code;
