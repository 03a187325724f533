/** What is accepted can be played to its end, whatever has been changed in it (R 6). */
import * as E from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../../src/core/index.js';
import { codecs, successors } from '../../../src/successors/index.js';
import { invariants } from '../invariants.js';
import { corpus, mutantOf } from './mutants.js';

test('R 6 whatever state is accepted can be played to its end', () => {
  const states = corpus(
    [
      [{ players: 5, interrupts: 'everyone' }, 'mutants 5'],
      [{ players: 2, edition: 'player-aid' }, 'mutants 2'],
    ],
    12,
    8,
  );
  let accepted = 0;
  for (let run = 0; run < 600; run++) {
    const chance = seededChance(`mutant ${run}`);
    const read = codecs.decodeState(mutantOf(states, chance));
    if (E.isLeft(read)) continue;
    accepted++;
    const simulation = successors.simulate(read.right);
    expect(invariants(read.right), `mutant ${run}`).toEqual([]);
    while (simulation.actors().length > 0) {
      const outcomes = simulation.chanceOutcomes();
      const legal = simulation.legalActions();
      const action = outcomes.length > 0 ? drawWeighted(outcomes, chance) : legal[chance.draw(legal.length)];
      if (action === undefined) throw new Error(`mutant ${run}: nothing can be done`);
      orThrow(simulation.apply(action));
    }
    expect(invariants(simulation.state()), `the end of mutant ${run}`).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(40);
});
