/** R 6: where a frame stands while another lies on it. */
import { describe, expect, test } from 'vitest';
import { stagesOfFrames } from '../../../src/successors/codec/state/stages.js';
import type { Sketch } from '../../../src/successors/codec/state/sketch.js';

const told = (stack: readonly object[], more: object = {}): readonly string[] =>
  Array.from(stagesOfFrames({ stack, ...more } as unknown as Sketch), ({ keys }) => keys.join('.'));

describe('R 6 a frame bears another one at the stage that is about it', () => {
  test('R 6 the Strategy Phase is the stage before isolation; contracts run out with the turn (R 18.5.2)', () => {
    const contracts = [{ player: 'red', card: 32, bride: 'thessalonike' }];
    const strategy = { kind: 'strategy', next: 1 };
    expect(told([{ kind: 'game', stage: 'isolation' }, strategy], { contracts })).toEqual([]);
    expect(told([{ kind: 'game', stage: 'usurper' }, strategy], { contracts })).toEqual(['contracts', 'stack.0.stage']);
  });

  test('R 4.31.1 a window opens at its own moment', () => {
    const window = { kind: 'window', moment: 'landBattle' };
    expect(
      told([{ kind: 'landBattle', stage: 'loyalty', result: null, attacker: {}, defender: { who: 'red' } }, window]),
    ).toEqual([]);
    expect(told([{ kind: 'march', awaiting: 'battle' }, window])).toEqual(['stack.1.moment']);
    expect(told([{ kind: 'siegeAttempt', stage: 'over' }, window])).toEqual(['stack.1.moment']);
  });

  test('R 10.2 dice for the fates of generals fall after the die that failed', () => {
    const roll = { kind: 'roll', purpose: 'avoidFate' };
    expect(told([{ kind: 'avoidBattle', stage: 'fate' }, roll])).toEqual([]);
    expect(told([{ kind: 'avoidBattle', stage: 'roll' }, roll])).toEqual(['stack.1.purpose']);
  });

  test('R 12.6 losses after a draw need a draw', () => {
    const battle = (result: string) => ({
      kind: 'landBattle',
      stage: 'retreat',
      result,
      attacker: {},
      defender: { who: 'red' },
    });
    expect(told([battle('draw'), { kind: 'losses', rule: 'R 12.6' }])).toEqual([]);
    expect(told([battle('attacker'), { kind: 'losses', rule: 'R 12.6' }])).toEqual(['stack.1.rule']);
    expect(told([battle('draw'), { kind: 'losses', rule: 'R 12.5.2' }])).toEqual(['stack.1.rule']);
  });

  test('R 12.1 nobody fights himself', () => {
    const side = { who: 'red' };
    expect(told([{ kind: 'landBattle', stage: 'roll', attacker: side, defender: side }])).toEqual([
      'stack.0.defender.who',
    ]);
    expect(told([{ kind: 'passage', mover: 'red', asked: 'red' }])).toEqual(['stack.0.asked']);
  });
});
