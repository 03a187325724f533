/** A consequence is drawn after the events and the ends of frames that it names, and hears what earlier ones have just said. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/conquest/event/index.js';
import { awaitedEnds, consequenceHook, type Consequence } from '../../src/conquest/rules/consequence-hook.js';
import type { ConquestTypes, GameRun } from '../../src/conquest/types.js';

const began: GameEvent = { type: 'turnBegan', rule: 'R 4.1', turn: 1, season: 'spring', year: 334 };
const phase: GameEvent = { type: 'phaseBegan', rule: 'R 4.2', phase: 'supply', side: null };

/** Whoever listens tells that he was asked, and may say something himself. */
const listener = (
  heard: string[],
  name: string,
  after: Consequence<ConquestTypes>['after'],
  says?: GameEvent,
): Consequence<ConquestTypes> => ({
  after,
  apply(_, said, from) {
    heard.push(`${name} ${said.length - from}`);
    if (says !== undefined) (said as GameEvent[]).push(says);
  },
});

/** A run of a game that is played with these optional rules. */
const runWith = (optionalRules?: readonly string[]): GameRun => ({ state: { options: { optionalRules } } }) as never;

describe('hearing', () => {
  const run = runWith();

  it('asks those who wait for what was said, and those who wait for anything, in their order', () => {
    const heard: string[] = [];
    const hear = consequenceHook([
      listener(heard, 'phases', ['phaseBegan']),
      listener(heard, 'all', 'anything'),
      listener(heard, 'turns', ['turnBegan']),
    ]);
    hear(run, [began], 0, []);
    expect(heard).toEqual(['all 1', 'turns 1']);
    heard.length = 0;
    // What was said before is not heard again.
    hear(run, [began, phase], 1, []);
    expect(heard).toEqual(['phases 1', 'all 1']);
  });

  it('lets those who come later hear what an earlier one has said', () => {
    const heard: string[] = [];
    const hear = consequenceHook([
      listener(heard, 'phases', ['phaseBegan']),
      listener(heard, 'turns', ['turnBegan'], phase),
      listener(heard, 'phases again', ['phaseBegan']),
    ]);
    hear(run, [began], 0, []);
    expect(heard).toEqual(['turns 1', 'phases again 2']);
  });

  it('asks those who follow from optional rules where there are any', () => {
    const heard: string[] = [];
    const hear = consequenceHook([
      { ...listener(heard, 'optional', 'anything'), isOptional: true },
      listener(heard, 'turns', ['turnBegan']),
      { ...listener(heard, 'optional turns', ['turnBegan']), isOptional: true },
    ]);
    hear(run, [began], 0, []);
    expect(heard).toEqual(['turns 1']);
    heard.length = 0;
    hear(runWith([]), [began], 0, []);
    expect(heard).toEqual(['optional 1', 'turns 1', 'optional turns 1']);
  });

  it('asks those who wait for the end of a frame, though nothing is said, and after an end nobody else', () => {
    const heard: string[] = [];
    const consequences = [
      listener(heard, 'all', 'anything'),
      { ...listener(heard, 'battles', ['turnBegan']), ends: ['battle', 'siege'] as const },
      { ...listener(heard, 'sieges', 'anything'), ends: ['siege'] as const },
    ];
    expect(awaitedEnds(consequences)).toEqual(new Set(['battle', 'siege']));
    const hear = consequenceHook(consequences);
    hear(run, [began], 1, ['battle']);
    expect(heard).toEqual(['battles 0']);
    heard.length = 0;
    hear(run, [began], 1, ['losses', 'siege']);
    expect(heard).toEqual(['battles 0', 'sieges 0']);
    heard.length = 0;
    hear(run, [phase], 0, ['siege']);
    expect(heard).toEqual(['all 1', 'battles 1', 'sieges 1']);
  });
});
