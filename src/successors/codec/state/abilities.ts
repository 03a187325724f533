/** Finds notes about special abilities in a game without them (R 19.2). */
import type { Finding } from '../../../core/index.js';
import { plays } from '../../options.js';
import type { Sketch } from './sketch.js';

export function* abilityMemoryFindings({ stack = [], segment, options }: Sketch): Generator<Finding> {
  if (options === undefined) return;
  const played = plays({ options }, 'specialAbilities');
  for (const [index, frame] of stack.entries()) {
    if (frame.kind !== 'march' || (frame.setOut !== undefined) === played) continue;
    const message = played
      ? 'with special abilities it is remembered where a commander set out'
      : 'the start of a commander is kept only if special abilities are played';
    yield { keys: ['stack', index, 'setOut'], message };
  }
  const dice = segment?.firstDice;
  if (dice === undefined) return;
  if (!played)
    yield { keys: ['segment', 'firstDice'], message: 'first dice are remembered for special abilities alone' };
  for (const [index, { general, die }] of dice.entries()) {
    if (dice.findIndex((other) => other.general === general && other.die === die) < index)
      yield { keys: ['segment', 'firstDice', index], message: 'each first die is remembered once' };
  }
}
