/** How the tests of the phases set up what they look at. */
import * as E from 'fp-ts/lib/Either.js';
import type { Transition } from '../../../src/core/index.js';
import type { Action } from '../../../src/successors/action/index.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { NO_UNITS, stackKey } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { General, GameState, Stack, StackKey, Units } from '../../../src/successors/state.js';
import type { SuccessorsTypes } from '../../../src/successors/types.js';
import type { Faction, GeneralId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';

type Step = Transition<SuccessorsTypes>;

/** A board before anything is dealt, with some things changed. */
export const board = (changes: Partial<GameState> = {}, options: GameOptions = { players: 4 }): GameState => ({
  ...initialState(options),
  ...changes,
});

/** The state with this frame, or these, on top of the game. */
export const resolving = (state: GameState, ...frames: readonly SuccessorsFrame[]): GameState => ({
  ...state,
  stack: [{ kind: 'game', stage: 'strategy' }, ...frames],
});

/** Carries out a chain of actions; each must be legal. */
export function play(state: GameState, ...actions: readonly Action[]): Step {
  let current = state;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const result = machine.applyAction(current, action);
    if (E.isLeft(result)) throw new Error(`${result.left.message} ${JSON.stringify(action)}`);
    current = result.right.state;
    events.push(...result.right.events);
  }
  return { state: current, events };
}

/** Units of one kind or more. */
export const units = (counts: Partial<Units>): Units => ({ ...NO_UNITS, ...counts });

/** Stacks by player and space; a third word `inside` puts one into the city. */
export function stacks(
  ...list: readonly (readonly [PlayerId, SpaceId, Partial<Units>, 'inside'?])[]
): Record<StackKey, Stack> {
  return Object.fromEntries(
    list.map(([player, space, counts, zone]) => [
      stackKey(player, space, zone === 'inside'),
      { player, space, inside: zone === 'inside', units: units(counts), moved: NO_UNITS },
    ]),
  );
}

/** A Major General on the map. */
export const onMap = (owner: PlayerId, space: SpaceId, inside = false): General => ({
  status: 'map',
  owner,
  space,
  inside,
  moved: false,
});

/** Markers of one faction in some spaces. */
export const markers = (faction: Faction, ...spaces: readonly SpaceId[]): Record<SpaceId, Faction> =>
  Object.fromEntries(spaces.map((space) => [space, faction]));

/** Deals the starting Generals as told, one after the other round the table. */
export function deal(state: GameState, hands: Partial<Record<PlayerId, readonly GeneralId[]>>): GameState {
  const left = Object.fromEntries(Object.entries(hands).map(([player, generals]) => [player, [...generals]]));
  let current = state;
  for (;;) {
    const next = machine.chanceOutcomes(current)[0]?.action;
    if (next?.type !== 'dealGeneral') return current;
    const general = left[next.to]?.shift();
    if (general === undefined) return current;
    current = play(current, { ...next, general }).state;
  }
}

/** A game in which the Generals are dealt as told and placed wherever they first may be. */
export const setUp = (options: GameOptions, hands: Partial<Record<PlayerId, readonly GeneralId[]>>): GameState =>
  placeAll(deal(machine.start(initialState(options)).state, hands));

/** Places the Generals that wait for it wherever they first may be. */
export function placeAll(state: GameState): GameState {
  let current = state;
  for (;;) {
    const [action] = machine.legalActions(current);
    if (action?.type !== 'placeGeneral') return current;
    current = play(current, action).state;
  }
}

/** Begins a stage of the game and lets it run until somebody, or chance, must act. */
export const begin = (state: GameState, stage: Extract<SuccessorsFrame, { kind: 'game' }>['stage']): Step =>
  machine.start({ ...state, stack: [{ kind: 'game', stage }] });

/** The deal of most of these tests: eight Generals among four players. */
export const FOUR_HANDS = {
  red: ['perdikkas', 'krateros'],
  blue: ['antipatros', 'peithon'],
  yellow: ['antigonos', 'leonnatos'],
  white: ['ptolemaios', 'lysimachos'],
} as const satisfies Partial<Record<PlayerId, readonly GeneralId[]>>;
