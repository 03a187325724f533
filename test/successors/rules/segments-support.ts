/** Pieces put where a test wants them, and frames on top of nothing: the game comes to a halt when they are done. */
import { produce, type Draft } from 'immer';
import type { Action } from '../../../src/successors/action/index.js';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { placeKey } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { GameState } from '../../../src/successors/state.js';
import { addedUnits, allUnits, someUnits, type SomeUnits } from '../../../src/successors/units.js';
import type { CardId, GeneralId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { legal, onMap } from '../language.js';

/** A state that is being put together. */
export type Sketch = Draft<GameState>;

/** The board of the set-up without a player's piece on it, changed, with frames to be resolved. */
export function situationWith(
  options: GameOptions,
  change: (state: Sketch) => void,
  ...frames: SuccessorsFrame[]
): GameState {
  const bare = produce(initialState(options), (state) => {
    change(state);
    state.stack = frames as Sketch['stack'];
  });
  return machine.start(bare).state;
}

/** Puts CUs of a player into a space, outside its city or inside it. */
export function put(state: Sketch, player: PlayerId, space: SpaceId, units: SomeUnits, inside = false): void {
  const place = placeKey(player, space, inside);
  state.forces[place] = someUnits(addedUnits(allUnits(state.forces[place]), allUnits(units)));
}

export const putInside = (state: Sketch, player: PlayerId, space: SpaceId, units: SomeUnits): void =>
  put(state, player, space, units, true);

export function putGeneral(state: Sketch, player: PlayerId, general: GeneralId, space: SpaceId): void {
  state.generals[general] = onMap(placeKey(player, space));
}

export function putMinor(state: Sketch, player: PlayerId, space: SpaceId): void {
  const place = placeKey(player, space);
  state.minorGenerals[place] = (state.minorGenerals[place] ?? 0) + 1;
}

export function control(state: Sketch, player: PlayerId | 'independent' | null, ...spaces: SpaceId[]): void {
  for (const space of spaces) {
    if (player === null) delete state.control[space];
    else state.control[space] = player;
  }
}

/** Gives cards to a player, out of the deck. */
export function hold(state: Sketch, player: PlayerId, ...cards: CardId[]): void {
  state.hands[player] = [...cards];
  state.deck = state.deck.filter((card) => !cards.includes(card));
}

export const top = (state: GameState): SuccessorsFrame | undefined => state.stack[state.stack.length - 1];

/** Returns whether all that was to be resolved is done, and nobody has won. */
export const halted = ({ stack, outcome }: GameState): boolean => stack.length === 0 && outcome === null;

export const passBy = (player: PlayerId): Action => ({ type: 'pass', player });

/** The spaces (or cards, or units) that the legal actions of one type name. */
export const named = (state: GameState, type: Action['type'], field: string): readonly unknown[] =>
  legal(state)
    .filter((action) => action.type === type)
    .map((action) => Reflect.get(action, field));

export const refusalOf = (state: GameState, action: Action): string | undefined =>
  machine.explainAction(state, action)?.code;
