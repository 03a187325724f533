/** Who listens is asked after that alone from which something can follow, and hears what others have just said. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/conquest/event/index.js';
import { hearing, type Consequence } from '../../src/conquest/rules/hearing.js';
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
  hear(_, said, from) {
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
    const hear = hearing([
      listener(heard, 'phases', ['phaseBegan']),
      listener(heard, 'all', null),
      listener(heard, 'turns', ['turnBegan']),
    ]);
    hear(run, [began], 0);
    expect(heard).toEqual(['all 1', 'turns 1']);
    heard.length = 0;
    // What was said before is not heard again.
    hear(run, [began, phase], 1);
    expect(heard).toEqual(['phases 1', 'all 1']);
  });

  it('lets those who come later hear what an earlier one has said', () => {
    const heard: string[] = [];
    const hear = hearing([
      listener(heard, 'phases', ['phaseBegan']),
      listener(heard, 'turns', ['turnBegan'], phase),
      listener(heard, 'phases again', ['phaseBegan']),
    ]);
    hear(run, [began], 0);
    expect(heard).toEqual(['turns 1', 'phases again 2']);
  });

  it('asks those who follow from optional rules where there are any', () => {
    const heard: string[] = [];
    const hear = hearing([
      { ...listener(heard, 'optional', null), isOptional: true },
      listener(heard, 'turns', ['turnBegan']),
      { ...listener(heard, 'optional turns', ['turnBegan']), isOptional: true },
    ]);
    hear(run, [began], 0);
    expect(heard).toEqual(['turns 1']);
    heard.length = 0;
    hear(runWith([]), [began], 0);
    expect(heard).toEqual(['optional 1', 'turns 1', 'optional turns 1']);
  });

  it('has room for so many, and says if there are more', () => {
    const many = (count: number) => Array.from({ length: count }, () => listener([], '', null));
    expect(() => hearing(many(31))).not.toThrow();
    expect(() => hearing(many(32))).toThrow(RangeError);
  });

  it('asks the last of so many as well', () => {
    const heard: string[] = [];
    const silent = Array.from({ length: 30 }, () => listener(heard, 'nobody', ['phaseBegan']));
    hearing([...silent, listener(heard, 'last', ['turnBegan'])])(run, [began], 0);
    expect(heard).toEqual(['last 1']);
  });
});
