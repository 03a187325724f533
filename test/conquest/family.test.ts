/**
 * A family of games: a variant takes the rules of the base and says only what differs, in its components, in its law, in its frames
 * and in its consequences. This one is a toy: a game of two turns, with a council of its own at the end of each.
 */
import { describe, expect, it } from 'vitest';
import type * as t from 'io-ts';
import {
  closed,
  oneOf,
  orThrow,
  tagged,
  type FrameRules,
  type FrameTable,
  type RuleRef,
} from '../../src/core/index.js';
import type { Action, Decision } from '../../src/conquest/action/index.js';
import { components } from '../../src/conquest/data/default.js';
import type { GameEvent } from '../../src/conquest/event/index.js';
import type { GameFrame } from '../../src/conquest/frame/index.js';
import { borderOf } from '../../src/conquest/codec/border.js';
import { actionsOf } from '../../src/conquest/codec/action.js';
import { border as conquestBorder, conquestEdition } from '../../src/conquest/codec/base.js';
import type { Edition } from '../../src/conquest/codec/edition.js';
import { literal } from '../../src/conquest/codec/names.js';
import { frame } from '../../src/conquest/codec/frame/frame.js';
import { baseWords } from '../../src/conquest/codec/words.js';
import { remember } from '../../src/conquest/deeds/memory.js';
import { conquestRules, machineOf, type FamilyRules } from '../../src/conquest/machine.js';
import type { GameOptions } from '../../src/conquest/options.js';
import type { Position } from '../../src/conquest/position.js';
import { sequenceOf } from '../../src/conquest/query/04-1-turn.js';
import { decidedBy } from '../../src/conquest/query/16-victory.js';
import { initialState } from '../../src/conquest/rules/03-setup.js';
import { sequenceLaw } from '../../src/conquest/rules/04-sequence.js';
import { conquestLaw } from '../../src/conquest/rules/law.js';
import type { GameState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { ConquestTypes, FamilyTypes } from '../../src/conquest/types.js';

interface CouncilFrame {
  readonly kind: 'council';
}
interface Speak extends Decision<'speak'> {
  readonly words: 'war' | 'peace';
}
interface Spoken {
  readonly type: 'spoken';
  readonly rule: RuleRef;
  readonly words: Speak['words'];
}

interface ToyState extends GameState<GameFrame | CouncilFrame> {
  readonly memory?: { readonly spoken?: Speak['words'] };
}

interface ToyTypes extends FamilyTypes {
  readonly frame: GameFrame | CouncilFrame;
  readonly action: Action | Speak;
  readonly event: GameEvent | Spoken;
  readonly code: ConquestTypes['code'];
  readonly state: ToyState;
  readonly shown: ToyState;
  readonly options: GameOptions;
  readonly position: Position;
}

const council: FrameRules<ToyTypes, CouncilFrame> = {
  rule: 'R 4.2',
  actor: () => 'macedonian',
  actions: () => (['war', 'peace'] as const).map((words): Speak => ({ type: 'speak', player: 'macedonian', words })),
  apply(run, _, action) {
    if (action.type !== 'speak') return;
    run.emit({ type: 'spoken', rule: 'R 4.2', words: action.words });
    remember(run, { spoken: action.words });
    run.finish();
  },
};

/** Nobody moves, fights or besieges in it. */
const sequence = (situation: Situation) =>
  sequenceOf(situation, sequenceLaw).filter(({ phase }) => !['movement', 'combat', 'siege'].includes(phase));

/** The rules of the base, which hold for the toy's own types as well. */
const ofTheBase: Pick<FrameTable<ToyTypes>, keyof typeof conquestRules.frames> = conquestRules.frames;

const frames: FrameTable<ToyTypes> = {
  ...ofTheBase,
  council,
  turn: {
    ...ofTheBase.turn,
    advance(run, frame, list) {
      const isOver = frame.begun && frame.step === sequence(run.state).length;
      if (isOver && run.state.milestones.revolt === undefined) {
        run.state.milestones = { revolt: run.state.turn };
        run.push({ kind: 'council' });
      } else ofTheBase.turn.advance?.(run, frame, list);
    },
  },
};

const words = oneOf(['war', 'peace'] as const);
const speak: t.Type<Speak> = closed({ type: literal('speak'), player: baseWords.side, words });

const box = { ...components, track: components.track.slice(0, 2) };
const heard: string[] = [];
const toyRules: FamilyRules<ToyTypes> = {
  ...conquestRules,
  isAction: (input): input is ToyTypes['action'] => speak.is(input) || conquestRules.isAction?.(input) === true,
  frames,
  law: {
    ...conquestLaw,
    step: (situation, number) => sequence(situation)[number],
    componentsFor: () => box,
    decision: ({ components: own }) => decidedBy(own, 21),
  },
  consequences: [
    ...conquestRules.consequences,
    {
      after: ['spoken'],
      apply(_, said, from) {
        heard.push(...said.slice(from).flatMap((event) => (event.type === 'spoken' ? [event.words] : [])));
      },
    },
  ],
};

const toy = machineOf<ToyTypes>(toyRules);

/** Its border: that of the base, with the council and what was spoken there. */
const edition: Edition<ToyTypes> = {
  ...conquestEdition,
  name: 'toy',
  version: 7,
  positionVersion: 3,
  law: toyRules.law,
  machine: toy,
  begin: (options) => initialState(options, toyRules.law),
  action: tagged('type', { ...actionsOf(baseWords), speak }, 'an action'),
  frames: {
    codecs: (words) => ({ ...conquestEdition.frames.codecs(words), council: frame('council', {}) }),
    checks: {
      ...conquestEdition.frames.checks,
      council: (_, { situation }) => (situation.turn === 1 ? [] : [['kind', 'it meets at the end of the first turn']]),
    },
    rows: { ...conquestEdition.frames.rows, council: { upon: ['turn'], openedBy: 'randomEvents' } },
  },
  memory: () => closed({}, { spoken: words }, 'what is remembered'),
};

describe('a variant of the family', () => {
  it('plays by the rules of the base, by its own law, frames and consequences', () => {
    const start = toy.start(initialState({ players: 2, without: ['supply'] }, toyRules.law)).state;
    const [first] = toy.legalActions(start);
    if (first === undefined) throw new RangeError('nothing can be done');
    const deployed = orThrow(toy.applyAction(start, first)).state;
    expect(toy.legalActions(deployed)).toEqual([
      { type: 'speak', player: 'macedonian', words: 'war' },
      { type: 'speak', player: 'macedonian', words: 'peace' },
    ]);
    const end = orThrow(toy.applyAction(deployed, { type: 'speak', player: 'macedonian', words: 'peace' }));
    expect(heard).toEqual(['peace']);
    // Its law counts 21 points, its track has two turns, and the schedule of victory is that of the base.
    expect(end.state.turn).toBe(2);
    expect(end.state.ended).toEqual({ how: 'victoryPoints', winners: ['macedonian'], margin: 'marginal', points: 21 });
  });

  it('is read and written by the border of the base, with what it says differently', () => {
    const { StateCodec, PositionCodec, decodeState, fromPosition, toPosition } = borderOf(edition);
    const start = toy.start(edition.begin({ players: 2, without: ['supply'] })).state;
    const [first] = toy.legalActions(start);
    if (first === undefined) throw new RangeError('nothing can be done');
    const deployed = orThrow(toy.applyAction(start, first)).state;
    const end = orThrow(toy.applyAction(deployed, { type: 'speak', player: 'macedonian', words: 'peace' })).state;
    expect(end.memory).toEqual({ spoken: 'peace' });
    for (const state of [start, deployed, end]) {
      expect(orThrow(decodeState(JSON.parse(JSON.stringify(state))))).toEqual(state);
      const position = toPosition(state);
      expect(position).toMatchObject({ game: 'toy', version: 3 });
      expect(PositionCodec.is(position)).toBe(true);
      expect(orThrow(fromPosition(position))).toEqual(state);
    }
    expect(toPosition(end)).toMatchObject({ memory: { spoken: 'peace' } });
    // A council is nothing that the base knows, what is remembered must be what the edition says, and it meets when it says so.
    expect(conquestBorder.StateCodec.is(deployed)).toBe(false);
    expect(conquestBorder.StateCodec.is({ ...start, memory: {} })).toBe(false);
    expect(StateCodec.is({ ...end, memory: { spoken: 'nothing' } })).toBe(false);
    expect(decodeState({ ...deployed, turn: 2 })).toMatchObject({
      left: {
        faults: expect.arrayContaining([{ path: '$.stack[1].kind', message: 'it meets at the end of the first turn' }]),
      },
    });
  });
});
