/** Refusals are right: none for what is listed, and a telling one for what is not. */
import { describe, expect, it } from 'vitest';
import { peloponnesian, type PeloponnesianTypes } from '../../src/peloponnesian/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { frames } from '../../src/peloponnesian/rules/frames.js';
import { answersTo, chanceOf, optionsFor, seenIn } from '../../tools/refusals/asking.js';
import { objections } from '../kit/objections.js';
import { SEED } from '../seed.js';

const SCENARIOS = ['argiveLeague', 'spartanFantasy', 'athenianFantasy'] as const;

/** A game is played for so many actions: whole ones of allies take some 10,000. */
const LONGEST = 2_000;

const chance = chanceOf(`peloponnesian ${SEED}`);
const forTwo = optionsFor<2, PeloponnesianTypes['options']>([2], 6, (players, game) => ({
  players,
  scenario: SCENARIOS[game % SCENARIOS.length] ?? 'argiveLeague',
}));
const seen = seenIn(peloponnesian, [...forTwo, { players: 3 }, { players: 4 }], chance, 3, LONGEST);

describe('R 3.3 refusals', () => {
  it('nothing is said against what is listed', () => {
    expect(seen.decisions.map(({ frame }) => frame)).toEqual(
      expect.arrayContaining(['placement', 'supply', 'raiding', 'movement', 'march', 'voyage', 'encounter', 'council']),
    );
    expect(seen.decisions.length).toBeGreaterThan(1000);
    expect(objections(machine, frames, seen.decisions)).toEqual([]);
  });

  it('what is not listed, though actions of its type are possible there at times, is refused for a reason of its own', () => {
    const { vague, byCode } = answersTo(peloponnesian, seen, 12_000, ['notPossible', 'outOfPhase'], chance);
    expect(Object.fromEntries(vague)).toEqual({});
    expect(byCode.size).toBeGreaterThan(40);
  });
});
