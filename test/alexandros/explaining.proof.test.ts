/** Refusals are right: none for what is listed, and a telling one for what is not. */
import { describe, expect, it } from 'vitest';
import { alexandros, type AlexandrosTypes } from '../../src/alexandros/index.js';
import { frames, machine } from '../../src/alexandros/rules/index.js';
import { answersTo, chanceOf, optionsFor, seenIn } from '../../tools/refusals/asking.js';
import { objections } from '../kit/objections.js';
import { SEED } from '../seed.js';

const chance = chanceOf(`alexandros ${SEED}`);
const options = optionsFor<2 | 3 | 4, AlexandrosTypes['options']>([2, 3, 4], 6, (players) => ({ players }));
const seen = seenIn(alexandros, options, chance, 1);

describe('R Game Play refusals', () => {
  it('nothing is said against what is listed', () => {
    expect(seen.decisions.map(({ frame }) => frame)).toEqual(
      expect.arrayContaining(['turn', 'destination', 'path', 'occupation']),
    );
    expect(seen.decisions.length).toBeGreaterThan(500);
    expect(objections(machine, frames, seen.decisions)).toEqual([]);
  });

  it('what is not listed, though actions of its type are possible there at times, is refused for a reason of its own', () => {
    const { vague, byCode } = answersTo(alexandros, seen, 8000, ['wrongMoment'], chance);
    expect(Object.fromEntries(vague)).toEqual({});
    expect(byCode.size).toBeGreaterThan(15);
  });
});
