/** The stack of frames, read from its top. */
import { expect, test } from 'vitest';
import { frameOf, SPECTATOR, topFrame, type Frame } from '../../src/core/index.js';

interface Of<Kind extends string> extends Frame {
  readonly kind: Kind;
  readonly number: number;
}
type Numbered = Of<'turn'> | Of<'battle'> | Of<'die'>;
const of = (...kinds: readonly Numbered['kind'][]) => ({
  stack: kinds.map((kind, number): Numbered => ({ kind, number })),
});

test('the frame of a kind is the one nearest to the top', () => {
  const situation = of('turn', 'battle', 'battle', 'die');
  expect(frameOf(situation, 'turn')?.number).toBe(0);
  expect(frameOf(situation, 'battle')?.number).toBe(2);
  expect(frameOf(situation, 'die')?.number).toBe(3);
  expect(topFrame(situation)?.number).toBe(3);
});

test('where there is none of a kind, none is found', () => {
  expect(frameOf(of('turn', 'die'), 'battle')).toBeUndefined();
  expect(frameOf(of(), 'turn')).toBeUndefined();
  expect(topFrame(of())).toBeUndefined();
});

test('somebody who watches is called a spectator, in every log and view', () => {
  expect(SPECTATOR).toBe('spectator');
});
