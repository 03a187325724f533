/** A game of ways: Ann goes from field to field. A guard is asked at some, storms rage on others. */
import type { Draft } from 'immer';
import {
  CHANCE,
  createMachine,
  plainBorder,
  SPECTATOR,
  thawJson,
  type Frame,
  type FrameTable,
  type Game,
  type Run,
  type RuleRef,
  type RuleViolation,
  type WholeGameTypes,
} from '../../src/core/index.js';

type Walker = 'ann' | 'bob';
type WalkFrame =
  /** At an inn Ann may stay for good, or go on; at a crossing Bob is on his way. */
  | { readonly kind: 'walk' | 'rest' | 'storm' | 'inn' | 'crossing' }
  /** Somebody is asked whether he says something. */
  | { readonly kind: 'gate'; readonly asked: Walker };
type WalkAction =
  | { readonly type: 'choose' | 'stop' | 'pass' | 'halt'; readonly player: Walker }
  | { readonly type: 'step'; readonly player: Walker; readonly to: string }
  | { readonly type: 'blow'; readonly player: typeof CHANCE };

export interface WalkState {
  readonly at: string;
  readonly spent: number;
  readonly chosen: boolean;
  /** Who has waded through water is wet: it tells where he has been, and nothing else. */
  readonly wet?: boolean;
  readonly stack: readonly WalkFrame[];
}

export interface WalkTypes extends WholeGameTypes {
  readonly player: Walker;
  readonly frame: WalkFrame & Frame;
  readonly action: WalkAction;
  readonly event: { readonly type: 'moved'; readonly rule: RuleRef };
  readonly code: 'no';
  readonly situation: WalkState;
  readonly working: Draft<WalkState>;
  readonly state: WalkState;
  readonly shown: WalkState;
  readonly view: WalkState & { readonly viewer: string };
}

export interface Way {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  /** Who is asked at its end, or what is met there: in a mire whoever goes is lost. */
  readonly past?: Walker | 'storm' | 'water' | 'inn' | 'crossing' | 'mire';
}

/** Where nobody stops. */
const PASSAGE = 'passage';

const WAYS: readonly Way[] = [
  { from: 'a', to: 'b', cost: 1 },
  { from: 'a', to: 'c', cost: 3 },
  { from: 'a', to: 'f', cost: 1, past: 'storm' },
  { from: 'a', to: 'e', cost: 1, past: 'storm' },
  { from: 'b', to: 'a', cost: 0 },
  { from: 'b', to: 'c', cost: 1 },
  { from: 'b', to: 'f', cost: 3 },
  { from: 'c', to: 'd', cost: 1, past: 'bob' },
  { from: 'd', to: 'g', cost: 1, past: 'ann' },
];

const no: RuleViolation<'no'> = { code: 'no', rule: 'R 1', params: {}, message: 'no' };
const refuse = () => no;

type OfWalking = Pick<Game<WalkTypes>, 'actors' | 'guide' | 'legalActionsFromView' | 'simulate' | 'viewFor'>;

/** What can hold up a walker: a rest, a crossing, a gate, and a storm. */
const HINDRANCES: Pick<FrameTable<WalkTypes>, 'rest' | 'crossing' | 'gate' | 'storm'> = {
  rest: {
    rule: 'R 1',
    actor: () => 'ann',
    actions: () => [{ type: 'stop', player: 'ann' }],
    apply: (run) => run.end(),
  },
  crossing: {
    rule: 'R 2',
    actor: () => 'bob',
    actions: () => [{ type: 'step', player: 'bob', to: 'z' }],
    apply(run) {
      run.state.at = 'z';
      run.finish();
    },
  },
  gate: {
    rule: 'R 2',
    actor: (_, { asked }) => asked,
    actions: (_, { asked }) => (['halt', 'pass'] as const).map((type) => ({ type, player: asked })),
    apply: (run, _, { type }) => (type === 'pass' ? run.finish() : run.end()),
  },
  storm: {
    rule: 'R 3',
    actor: () => CHANCE,
    chance: () => [{ action: { type: 'blow', player: CHANCE }, weight: 1 }],
    apply: (run) => run.finish(),
  },
};

const GUIDE: OfWalking['guide'] = {
  subjects: {
    choose: () => ({ pieces: ['walker'] }),
    stop: () => ({}),
    pass: () => ({}),
    halt: () => ({}),
    step: ({ to }) => ({ spaces: [to] }),
    blow: () => ({}),
  },
  journeys: {
    beginnings: ['choose'],
    steps: ['step'],
    imagine: ({ viewer: _, ...whole }) => thawJson(whole),
    traveller: ({ at, spent, chosen, wet = false }) =>
      chosen
        ? {
            pieces: ['boots'],
            space: at === PASSAGE ? null : at,
            cost: spent,
            standing: wet ? `${at}, wet` : at,
          }
        : undefined,
    supposed: (_, actions) => actions.find(({ type }) => type === 'pass'),
  },
  pauses: null,
};

/** Returns the machine of the game on a board of these ways. */
function machineOn(ways: readonly Way[]) {
  const stepsFrom = (at: string) =>
    ways.filter(({ from }) => from === at).map(({ to }) => ({ type: 'step', player: 'ann', to }) as const);

  /** Follows a step to where it leads, and begins what is met there. */
  function go(run: Run<WalkTypes>, action: WalkAction): void {
    const way = ways.find(({ from, to }) => action.type === 'step' && from === run.state.at && to === action.to);
    if (way === undefined) return;
    const { past } = way;
    run.state.at = way.to;
    run.state.spent += way.cost;
    if (past === 'water') run.state.wet = true;
    else if (past === 'mire') run.state.chosen = false;
    else if (past === 'ann' || past === 'bob') run.push({ kind: 'gate', asked: past });
    else if (past !== undefined) run.push({ kind: past });
  }

  return createMachine<WalkTypes>({
    frames: {
      walk: {
        rule: 'R 1',
        actor: () => 'ann',
        actions: ({ at, chosen }) => [
          ...(chosen ? stepsFrom(at) : [{ type: 'choose', player: 'ann' } as const]),
          { type: 'stop', player: 'ann' },
        ],
        apply(run, _, action) {
          if (action.type === 'choose') run.state.chosen = true;
          if (action.type === 'stop') run.end();
          go(run, action);
        },
      },
      inn: {
        rule: 'R 1',
        actor: () => 'ann',
        actions: ({ at }) => [{ type: 'pass', player: 'ann' }, ...stepsFrom(at)],
        apply(run, _, action) {
          if (action.type === 'pass') return run.end();
          run.finish();
          go(run, action);
        },
      },
      ...HINDRANCES,
    },
    border: plainBorder<WalkTypes>([]),
    refusals: { gameOver: refuse, notYourTurn: refuse, notYourAction: refuse, notAvailable: refuse },
  });
}

/** Returns the game on a board of these ways. */
export function walkingOn(ways: readonly Way[]): OfWalking {
  const machine = machineOn(ways);
  return {
    ...machine,
    viewFor: (state, viewer) => ({ ...state, viewer }),
    legalActionsFromView: (view) =>
      view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer as Walker),
    guide: GUIDE,
  };
}

export const walking = walkingOn(WAYS);
