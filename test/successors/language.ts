/** How the tests speak of games: situations put together by hand, rules let loose on them, actions played, and what came of it. */
import { frameOf, topFrame } from '../../src/core/index.js';
import { Live } from '../../src/core/live.js';
import type { Action } from '../../src/successors/action/index.js';
import type { GameEvent } from '../../src/successors/event/index.js';
import type { MarchGroup } from '../../src/successors/frame/index.js';
import { border, machine } from '../../src/successors/machine.js';
import type { GameOptions } from '../../src/successors/options.js';
import * as query from '../../src/successors/questions.js';
import { initialState } from '../../src/successors/rules/05-setup.js';
import { consequences } from '../../src/successors/rules/consequences.js';
import { frames } from '../../src/successors/rules/frames.js';
import type { AlexandersBody, GameState, General, Royal, SegmentMemory } from '../../src/successors/state.js';
import type { GameRun, SuccessorsTypes } from '../../src/successors/types.js';
import { addedUnits, allUnits, someUnits, type SomeUnits, type Units } from '../../src/successors/units.js';
import { type GeneralId, type PlaceKey, type PlayerId, type RoyalId } from '../../src/successors/vocabulary.js';

import { languageOf } from '../kit/language.js';
import { sound, soundly } from './sound.js';
import { standing } from './standing.js';

/** A situation, and what was said on the way to it. */
export interface Told {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A situation, with or without what was said on the way to it. */
export type Situated = GameState | { readonly state: GameState };

const stateOf = (from: Situated): GameState => ('state' in from ? from.state : from);

// How a situation comes about.

/** What differs from an empty board on Game Turn 2 with nothing to be resolved. */
export interface Setting {
  readonly options?: GameOptions;
  readonly control?: GameState['control'];
  /** `red:pella` or `red:pella:inside`, and the CUs there. */
  readonly forces?: GameState['forces'];
  /** Generals on the map, by `red:pella` or `red:pella:inside`. */
  readonly generals?: Partial<Record<GeneralId, PlaceKey>>;
  /** The places of Minor Generals, each as often as there are some. */
  readonly minors?: readonly PlaceKey[];
  readonly segment?: SegmentMemory['segment'];
  readonly active?: PlayerId;
  readonly rest?: Partial<GameState>;
}

const named = (place: PlaceKey): query.Post => {
  const post = query.postNamed(place);
  if (post === undefined) throw new Error(`${place} is no place`);
  return post;
};

/** A Major General on the map. */
export function onMap(place: PlaceKey): General {
  const { player, space, inside } = named(place);
  return { status: 'map', owner: player, space, inside };
}

/** A situation of four players unless the options say otherwise. */
export function setting(given: Setting): GameState {
  const initial = initialState(given.options ?? { players: 4 });
  const generals = Object.entries(given.generals ?? {}).map(([id, place]) => [id, onMap(place)] as const);
  const minors: Record<PlaceKey, number> = { ...initial.minorGenerals };
  for (const place of given.minors ?? []) minors[place] = (minors[place] ?? 0) + 1;
  return {
    ...initial,
    turn: 2,
    round: 1,
    stack: [],
    control: given.control ?? initial.control,
    forces: { ...initial.forces, ...given.forces },
    generals: { ...initial.generals, ...(Object.fromEntries(generals) as Partial<Record<GeneralId, General>>) },
    minorGenerals: minors,
    segment: {
      player: given.active ?? 'red',
      segment: given.segment ?? 'movement',
      navalMoved: false,
      attempts: {},
      minorsHandled: [],
      oratory: [],
    },
    ...given.rest,
  };
}

/** Lets rules write to a situation, and goes on until somebody must act. */
export function carryOut(state: GameState, rules: (run: GameRun) => void): Told {
  const run = new Live({ frames, border, settled: consequences }, border.open(state));
  rules(run);
  const events = run.advance();
  return soundly(state, { state: run.publish(), events });
}

export { dice, die } from '../kit/language.js';
export const { play, said, listed, refused, expectRefused } = languageOf<SuccessorsTypes>(machine, sound);

// What came of it.

/** What may be done now, without saying by whom. */
export const legal = (from: Situated): readonly Action[] => machine.legalActions(stateOf(from));

/** A situation as rules see it. */
export const situationOf = (from: Situated): GameRun['state'] => machine.situationOf(stateOf(from));

/** The kind of what is being resolved. */
export const topKind = (from: Situated): string | undefined => topFrame(stateOf(from))?.kind;

/** The CUs in a place, kind by kind; an Army on the march among them. */
export function units(from: Situated, place: PlaceKey): Units {
  const { player, space, inside } = named(place);
  return query.forceAt(stateOf(from), player, space, inside);
}

/** The CUs in a place, the kinds that are there; an Army on the march among them. */
export const forces = (from: Situated, place: PlaceKey): SomeUnits => someUnits(units(from, place));

/** The CUs in a place that have been moved in this Segment, kind by kind. */
export function movedUnits(from: Situated, place: PlaceKey): Units {
  const state = stateOf(from);
  const march = frameOf(state, 'march');
  const moved = allUnits(state.moved.forces[place]);
  if (march === undefined || march.afloat || march.arrivedBy === 'start') return moved;
  const here = query.placeKey(march.player, march.space, march.inside) === place;
  return here ? addedUnits(moved, march.group.units) : moved;
}

/** The CUs in a place, and those of them that have been moved in this Segment. */
export const force = (from: Situated, place: PlaceKey) => ({
  units: units(from, place),
  moved: movedUnits(from, place),
});

/** All the places with CUs in them. */
export const occupied = (from: Situated): readonly PlaceKey[] =>
  [...stateOf(from).turnOrder]
    .sort()
    .flatMap((player) =>
      query.postsWithUnits(stateOf(from), player).map(({ space, inside }) => query.placeKey(player, space, inside)),
    );

/** Returns whether something goes with an Army that has moved: it will move no more when it is set down (R 8.3.1). */
function hasMoved(state: GameState, carried: (group: MarchGroup) => boolean): boolean {
  const march = frameOf(state, 'march');
  return march !== undefined && march.arrivedBy !== 'start' && carried(march.group);
}

/** A Major General, and whether he has been moved in this Segment. */
export function general(from: Situated, id: GeneralId): General & { readonly moved: boolean } {
  const state = stateOf(from);
  return {
    ...standing(state).generals[id],
    moved: hasMoved(state, (group) => group.generals.includes(id)) || state.moved.generals.includes(id),
  };
}

/** A royal, and whether it has been moved in this Segment. */
export function royal(from: Situated, id: RoyalId): Royal & { readonly moved: boolean } {
  const state = stateOf(from);
  return {
    ...standing(state).royals[id],
    moved: hasMoved(state, (group) => group.royals.includes(id)) || state.moved.royals.includes(id),
  };
}

/** Alexander's body, and whether the cart has been moved in this Segment. */
export function body(from: Situated): AlexandersBody & { readonly moved: boolean } {
  const state = stateOf(from);
  return { ...standing(state).body, moved: hasMoved(state, ({ cart }) => cart) || state.moved.cart };
}

/** A player's Minor Generals on the map, one by one; in each place those that have been moved in this Segment last. */
export const minors = (from: Situated, player: PlayerId) =>
  query.minorGeneralPosts(stateOf(from), player).flatMap(({ space, inside }) => {
    const count = query.minorGeneralsAt(stateOf(from), player, space, inside);
    const rested = count - (stateOf(from).moved.minorGenerals[query.placeKey(player, space, inside)] ?? 0);
    return Array.from({ length: count }, (_, index) => ({ space, inside, moved: index >= rested }));
  });
