/** A tiny game to try the core with: two players roll a die or stop; whoever reaches the goal wins, whoever stops loses. */
import * as E from 'fp-ts/lib/Either.js';
import type { Draft } from 'immer';
import {
  CHANCE,
  closed,
  createMachine,
  decoderOf,
  codecOf,
  either,
  listOf,
  oneOf,
  orNull,
  plainBorder,
  tagged,
  thawJson,
  value,
  wholeNumber,
  type Frame,
  type Game,
  type Guide,
  type Names,
  type RuleRef,
  type RuleViolation,
  type WholeGameTypes,
} from '../../src/core/index.js';

type ToyPlayer = 'ann' | 'bob';
export type ToyFrame =
  | { readonly kind: 'turn'; readonly player: ToyPlayer }
  | { readonly kind: 'die'; readonly value: number | null }
  | { readonly kind: 'bonus'; readonly left: number };
type ToyAction =
  | { readonly type: 'roll'; readonly player: ToyPlayer }
  | { readonly type: 'stop'; readonly player: ToyPlayer }
  | { readonly type: 'fall'; readonly player: typeof CHANCE; readonly value: number };
export interface ToyState {
  readonly options: { readonly players: number; readonly goal?: number };
  readonly score: number;
  readonly winner: ToyPlayer | null;
  readonly stack: readonly ToyFrame[];
}
export interface ToyTypes extends WholeGameTypes {
  readonly player: ToyPlayer;
  readonly frame: ToyFrame & Frame;
  readonly action: ToyAction;
  readonly event: { readonly type: 'fell' | 'won' | 'bonus'; readonly rule: RuleRef; readonly value?: number };
  readonly code: 'over' | 'notYours' | 'no' | 'malformed';
  readonly situation: ToyState;
  readonly working: Draft<ToyState>;
  readonly state: ToyState;
  readonly shown: ToyState;
  readonly options: ToyState['options'];
  readonly view: ToyState & { readonly viewer: string };
  readonly position: ToyState;
}

const other = (player: ToyPlayer): ToyPlayer => (player === 'ann' ? 'bob' : 'ann');
const refusal = (code: ToyTypes['code'], rule: RuleRef): RuleViolation<ToyTypes['code']> => ({
  code,
  rule,
  params: {},
  message: code,
});

const player = oneOf(['ann', 'bob']);
const action = tagged('type', {
  roll: closed({ type: oneOf(['roll']), player }),
  stop: closed({ type: oneOf(['stop']), player }),
  fall: closed({ type: oneOf(['fall']), player: oneOf<typeof CHANCE>([CHANCE]), value: wholeNumber(1, 3) }),
});
const options = closed({ players: wholeNumber(2, 2) }, { goal: wholeNumber(1, 100_000) });
const parts = {
  options,
  score: wholeNumber(0, 100_010),
  winner: orNull(player),
  stack: listOf(
    either(
      closed({ kind: oneOf(['turn']), player }),
      either(
        closed({ kind: oneOf(['die']), value: orNull(wholeNumber(1, 3)) }),
        closed({ kind: oneOf(['bonus']), left: wholeNumber(0, 9) }),
      ),
    ),
    9,
  ),
};
const state = closed(parts);
const event = closed(
  {
    type: oneOf(['fell', 'won', 'bonus']),
    rule: value('a clause', (u): u is RuleRef => /^R \d$/.test(String(u)), 1, {
      is: 'text',
      most: 3,
      pattern: '^R \\d$',
    }),
  },
  { value: wholeNumber(1, 3) },
);

/** The codecs of what goes in and out; a position is a state. */
export const toyCodecs = {
  ActionCodec: codecOf('ToyAction', action),
  EventCodec: codecOf('ToyEvent', event),
  OptionsCodec: codecOf('ToyOptions', options),
  PositionCodec: codecOf('ToyPosition', state),
  StateCodec: codecOf('ToyState', state),
  ViewCodec: codecOf('ToyView', closed({ ...parts, viewer: oneOf(['ann', 'bob', 'spectator']) })),
  namesOf: (): Names => ({ all: [], fields: {}, identities: [], constant: ['options'] }),
};

export const toyRules: Parameters<typeof createMachine<ToyTypes>>[0] = {
  frames: {
    turn: {
      rule: 'R 1',
      actor: (_, frame) => frame.player,
      actions: (_, { player: who }) => [
        { type: 'roll', player: who },
        { type: 'stop', player: who },
      ],
      refuse: (_, __, { type }) => (type === 'fall' ? refusal('no', 'R 1.1') : undefined),
      apply(run, frame, { type }) {
        if (type === 'roll') run.push({ kind: 'die', value: null });
        else {
          run.state.winner = other(frame.player);
          run.end();
        }
      },
      resume(run, frame, child) {
        if (child.kind !== 'die') return;
        run.state.score += child.value ?? 0;
        if (child.value === 3) run.push({ kind: 'bonus', left: 2 });
        frame.player = other(frame.player);
      },
    },
    die: {
      rule: 'R 2',
      actor: (_, frame) => (frame.value === null ? CHANCE : undefined),
      chance: () => [1, 2, 3].map((value) => ({ action: { type: 'fall', player: CHANCE, value }, weight: value })),
      apply(run, frame, fallen) {
        if (fallen.type !== 'fall') return;
        frame.value = fallen.value;
        run.emit({ type: 'fell', rule: 'R 2', value: fallen.value });
        run.finish();
      },
    },
    bonus: {
      rule: 'R 3',
      advance(run, frame) {
        if (frame.left === 0) return run.finish();
        frame.left--;
        run.state.score++;
        run.emit({ type: 'bonus', rule: 'R 3' });
      },
    },
  },
  border: plainBorder<ToyTypes>(['options']),
  settled(run, said) {
    const {
      score,
      options: { goal = 10 },
      stack: [bottom],
    } = run.state;
    if (score < goal || run.state.winner !== null || bottom?.kind !== 'turn') return;
    if (!said.some(({ type }) => type !== 'won')) return;
    run.state.winner = other(bottom.player);
    run.emit({ type: 'won', rule: 'R 4' });
    run.end();
  },
  refusals: {
    gameOver: () => refusal('over', 'R 4'),
    notYourTurn: () => refusal('notYours', 'R 1'),
    notYourAction: () => refusal('notYours', 'R 1'),
    notAvailable: (_, __, rule) => refusal('no', rule),
  },
};

const toyMachine = createMachine<ToyTypes>(toyRules);

const decodeOptions = decoderOf(codecOf('ToyOptions', options));

/** Whoever rolls goes along the track, from score to score; a die that has begun to fall is not foreseen. */
const toyGuide: Guide<ToyTypes> = {
  subjects: {
    roll: ({ player: who }) => ({ pieces: [`token of ${who}`], players: [who, who] }),
    stop: () => ({}),
    fall: ({ value: pips }, { score }) => ({ spaces: [String(score + pips)] }),
  },
  journeys: {
    beginnings: ['roll'],
    steps: [],
    imagine: ({ viewer: _, ...whole }) => thawJson(whole),
    traveller: ({ score }) => ({ pieces: ['token'], space: String(score), cost: score, standing: String(score) }),
    supposed: () => undefined,
  },
  pauses: {
    players: ['ann', 'bob'],
    moments: ['turn'],
    answers: ['roll'],
    pause({ stack, score }) {
      const [top] = stack;
      if (stack.length !== 1 || top?.kind !== 'turn') return undefined;
      const { player: who } = top;
      const pass = { type: 'stop', player: who } as const;
      return { player: who, moment: 'turn', subject: score > 5 ? who : other(who), concerned: score > 3, pass };
    },
    turnsBegun: ({ score }) => score,
  },
};

export const toy: Game<ToyTypes> = {
  ...toyMachine,
  name: 'toy',
  version: 7,
  createGame: (given) =>
    E.map((read: ToyState['options']): ToyState => ({
      options: read,
      score: 0,
      winner: null,
      stack: [{ kind: 'turn', player: 'ann' }],
    }))(decodeOptions(given)),
  optionsOf: ({ options }) => options,
  outcome: ({ winner }) => (winner === null ? undefined : { winners: [winner], how: 'goal', rule: 'R 4' }),
  players: () => ['ann', 'bob'],
  viewFor: (whole, viewer) => ({ ...whole, viewer }),
  eventFor: (event) => event,
  legalActionsFromView: (view) =>
    view.viewer === 'spectator' ? [] : toyMachine.legalActions(view, view.viewer as ToyPlayer),
  sampleState: ({ viewer: _, ...whole }) => thawJson(whole),
  isUndoBarrier: ({ type }) => type === 'fell',
  guide: toyGuide,
  toPosition: thawJson,
  fromPosition: decoderOf(codecOf('ToyState', state)),
  decode: {
    options: decodeOptions,
    action: decoderOf(codecOf('ToyAction', action)),
    state: decoderOf(codecOf('ToyState', state)),
  },
};

/** A game, and how many actions its simulations have carried out. */
export function counted(game: Game<ToyTypes>): { readonly game: Game<ToyTypes>; readonly applied: { count: number } } {
  const applied = { count: 0 };
  const simulate: Game<ToyTypes>['simulate'] = (start) => {
    const simulation = game.simulate(start);
    return {
      ...simulation,
      apply(one) {
        applied.count += 1;
        return simulation.apply(one);
      },
    };
  };
  return { game: { ...game, simulate }, applied };
}
