/** Refusals are right: none for what is listed, and a telling one for what is not. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/successors/machine.js';
import { successors, type GameOptions } from '../../src/successors/index.js';
import { frames } from '../../src/successors/rules/frames.js';
import { answersTo, chanceOf, optionsFor, seenIn } from '../../tools/refusals/asking.js';
import { objections } from '../kit/objections.js';
import { SEED } from '../seed.js';

const options = optionsFor<2 | 3 | 4 | 5, GameOptions>([2, 3, 4, 5], 4, (players, game) => ({
  players,
  edition: game % 2 === 0 ? 'rulebook' : 'player-aid',
  interrupts: game % 3 === 0 ? 'everyone' : 'holders',
}));
const chance = chanceOf(`successors ${SEED}`);
const seen = seenIn(successors, options, chance);

describe('R 6 refusals', () => {
  it('R 6 nothing is said against what is listed', () => {
    expect(seen.decisions.length).toBeGreaterThan(500);
    expect(objections(machine, frames, seen.decisions)).toEqual([]);
  });

  it('R 6 what is not listed, though actions of its type are possible there at times, is refused for a reason of its own', () => {
    const { vague, byCode } = answersTo(successors, seen, 8000, ['outOfPhase', 'notAvailable'], chance);
    expect(Object.fromEntries(vague)).toEqual({});
    expect(byCode.size).toBeGreaterThan(40);
  });
});
