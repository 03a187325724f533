/**
 * A family of games: a variant takes the rules of the base and says only what differs, in its components, in its law, in its frames
 * and in its consequences. This one is a toy: a game of two turns, with a council of its own at the end of each.
 */
import { describe, expect, it } from 'vitest';
import { orThrow, sameJson, type FrameRules, type FrameTable, type RuleRef } from '../../src/core/index.js';
import type { Action, Decision } from '../../src/conquest/action/index.js';
import { components } from '../../src/conquest/data/default.js';
import type { GameEvent } from '../../src/conquest/event/index.js';
import type { GameFrame } from '../../src/conquest/frame/index.js';
import { baseRun, conquestRules, machineOf, type FamilyRules } from '../../src/conquest/machine.js';
import { decidedBy } from '../../src/conquest/query/victory.js';
import { initialState } from '../../src/conquest/rules/03-setup.js';
import { sequenceLaw } from '../../src/conquest/rules/04-sequence.js';
import { conquestLaw } from '../../src/conquest/rules/law.js';
import type { GameState } from '../../src/conquest/state.js';
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

interface ToyTypes extends FamilyTypes {
  readonly frame: GameFrame | CouncilFrame;
  readonly action: Action | Speak;
  readonly event: GameEvent | Spoken;
  readonly code: ConquestTypes['code'];
  readonly state: GameState<GameFrame | CouncilFrame>;
  readonly shown: GameState<GameFrame | CouncilFrame>;
}

const council: FrameRules<ToyTypes, CouncilFrame> = {
  rule: 'R 4.2',
  actor: () => 'macedonian',
  actions: () => (['war', 'peace'] as const).map((words): Speak => ({ type: 'speak', player: 'macedonian', words })),
  apply(run, _, action) {
    if (action.type !== 'speak') return;
    run.emit({ type: 'spoken', rule: 'R 4.2', words: action.words });
    run.finish();
  },
};

/** Nobody moves, fights or besieges in it. */
const sequence: FamilyRules<ToyTypes>['law']['sequence'] = (situation) =>
  sequenceLaw.sequence(situation).filter(({ phase }) => !['movement', 'combat', 'siege'].includes(phase));

const frames: FrameTable<ToyTypes> = {
  ...conquestRules.frames,
  council,
  turn: {
    ...conquestRules.frames.turn,
    advance(run, frame) {
      const isOver = frame.begun && frame.step === sequence(run.state).length;
      if (isOver && run.state.milestones.revolt === undefined) {
        run.state.milestones = { revolt: run.state.turn };
        run.push({ kind: 'council' });
      } else conquestRules.frames.turn.advance?.(baseRun(run), frame);
    },
  },
};

const isSpeech = (input: unknown): input is Speak =>
  sameJson(input, { type: 'speak', player: 'macedonian', words: 'war' }) ||
  sameJson(input, { type: 'speak', player: 'macedonian', words: 'peace' });

const box = { ...components, track: components.track.slice(0, 2) };
const heard: string[] = [];
const toyRules: FamilyRules<ToyTypes> = {
  ...conquestRules,
  isAction: (input): input is ToyTypes['action'] => isSpeech(input) || conquestRules.isAction?.(input) === true,
  frames,
  law: {
    ...conquestLaw,
    sequence,
    componentsFor: () => box,
    decision: ({ components: own }) => decidedBy(own, 21),
  },
  consequences: [
    ...conquestRules.consequences,
    (_, said, from) =>
      heard.push(...said.slice(from).flatMap((event) => (event.type === 'spoken' ? [event.words] : []))),
  ],
};

describe('a variant of the family', () => {
  const toy = machineOf<ToyTypes>(toyRules);

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
});
