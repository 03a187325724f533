/** How the tests of the phases set up what they look at. */
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { GameState } from '../../../src/successors/state.js';
import type { Faction, GeneralId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { play, type Told } from '../language.js';

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
export const begin = (state: GameState, stage: Extract<SuccessorsFrame, { kind: 'game' }>['stage']): Told =>
  machine.start({ ...state, stack: [{ kind: 'game', stage }] });

/** The deal of most of these tests: eight Generals among four players. */
export const FOUR_HANDS = {
  red: ['perdikkas', 'krateros'],
  blue: ['antipatros', 'peithon'],
  yellow: ['antigonos', 'leonnatos'],
  white: ['ptolemaios', 'lysimachos'],
} as const satisfies Partial<Record<PlayerId, readonly GeneralId[]>>;
