/** Situations put together by hand, and frames run on them: for the tests of sieges, Independent Armies and the royal family. */
import { topFrame } from '../../../src/core/index.js';
import type { Action } from '../../../src/successors/action/index.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { Turn } from '../../../src/successors/pieces.js';
import { NO_UNITS, stackKey } from '../../../src/successors/questions.js';
import { consequences } from '../../../src/successors/rules/consequences.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GameState, General, SegmentMemory, StateDraft, Units } from '../../../src/successors/state.js';
import type { GeneralId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';

/** What differs from an empty board on Game Turn 2 with nothing to be resolved. */
export interface Setting {
  readonly options?: GameOptions;
  readonly control?: GameState['control'];
  /** `red:pella` or `red:pella:inside`, and the CUs there. */
  readonly stacks?: Readonly<Record<string, Partial<Units>>>;
  /** Generals on the map, by `red:pella` or `red:pella:inside`. */
  readonly generals?: Partial<Record<GeneralId, string>>;
  readonly minors?: readonly string[];
  readonly segment?: SegmentMemory['segment'];
  readonly active?: PlayerId;
  readonly rest?: Partial<GameState>;
}

const post = (key: string) => {
  const [player, space, zone] = key.split(':');
  return { player: player as PlayerId, space: space as SpaceId, inside: zone === 'inside' };
};

/** A situation of four players unless the options say otherwise. */
export function setting(given: Setting): GameState {
  const state = structuredClone(initialState(given.options ?? { players: 4 })) as StateDraft;
  Object.assign(state, { turn: 2, round: 1, stack: [] });
  if (given.control !== undefined) state.control = { ...given.control };
  for (const [key, units] of Object.entries(given.stacks ?? {})) {
    const { player, space, inside } = post(key);
    state.stacks[stackKey(player, space, inside)] = {
      player,
      space,
      inside,
      units: { ...NO_UNITS, ...units },
      moved: { ...NO_UNITS },
    };
  }
  for (const [id, key] of Object.entries(given.generals ?? {})) {
    const { player, space, inside } = post(key);
    const general: General = { status: 'map', owner: player, space, inside, moved: false };
    state.generals[id as GeneralId] = general;
  }
  for (const key of given.minors ?? []) {
    const { player, space, inside } = post(key);
    (state.minorGenerals[player] ??= []).push({ space, inside, moved: false });
  }
  const player = given.active ?? 'red';
  state.segment = {
    player,
    segment: given.segment ?? 'movement',
    navalMoved: false,
    attempts: {},
    minorsHandled: [],
    oratory: [],
  };
  Object.assign(state, structuredClone(given.rest ?? {}));
  return state as GameState;
}

/** A situation, and what was said on the way to it. */
export interface Told {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Lets rules write to a copy, draws the consequences, and goes on until somebody must act. */
export function carryOut(state: GameState, rules: (run: Turn) => void): Told {
  const draft = structuredClone(state) as StateDraft;
  const events: GameEvent[] = [];
  const run: Turn = {
    state: draft,
    emit: (event) => void events.push(event),
    push: (frame) => void draft.stack.push(structuredClone(frame) as (typeof draft.stack)[number]),
    finish: () => void draft.stack.pop(),
    end: () => void draft.stack.splice(0),
  };
  rules(run);
  for (let heard = 0; heard < events.length;) {
    const said = events.slice(heard);
    heard = events.length;
    consequences(run, said);
  }
  const { state: settled, events: more } = machine.start(draft as GameState);
  return { state: settled, events: [...events, ...more] };
}

/** Carries out some actions one after the other; a refused one is a fault of the test. */
export function play(told: Told, ...actions: readonly Action[]): Told {
  return actions.reduce<Told>(({ state, events }, action) => {
    const result = machine.applyAction(state, action);
    if (result._tag === 'Left') throw new Error(`${JSON.stringify(action)}: ${result.left.message}`);
    return { state: result.right.state, events: [...events, ...result.right.events] };
  }, told);
}

/** Dice as they fall. */
export const dice = (...faces: readonly number[]): readonly Action[] =>
  faces.map((die) => ({ type: 'roll', player: 'chance', die }));

/** What may be done now, without saying by whom. */
export const legal = ({ state }: Told): readonly Action[] => machine.legalActions(state);

/** The events of some kinds, in order. */
export const said = <Type extends GameEvent['type']>(
  { events }: Told,
  type: Type,
): readonly Extract<GameEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);

/** The kind of what is being resolved. */
export const topKind = ({ state }: Told): string | undefined => topFrame(state)?.kind;
