/** What is accepted of altered states plays on: no rule throws, and the states that follow are read again. */
import * as E from 'fp-ts/lib/Either.js';
import { expect, it } from 'vitest';
import { seededChance } from '../../src/core/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import { SEED } from '../seed.js';
import { altered, valuesOf } from './altered.js';
import { playedAtRandom } from './seen.js';
import { playOn } from './table.js';

/** How many alterations are tried; a run by hand can try more. */
const TRIES = Number(process.env['ALTERATIONS'] ?? 600);
const ACTIONS = 200;

it('plays on for 200 actions from whatever state is accepted', { timeout: 600_000 }, () => {
  const { states } = playedAtRandom(4, 40);
  const values = valuesOf(states);
  const chance = seededChance(`altered ${SEED}`);
  const faults: unknown[] = [];
  let accepted = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const state = states[chance.draw(states.length)];
    const input = state === undefined ? undefined : altered(state, values, chance);
    const read = decodeState(input);
    if (E.isLeft(read)) continue;
    accepted += 1;
    try {
      const end = playOn(read.right, chance, ACTIONS);
      const again = decodeState(end);
      if (E.isLeft(again)) faults.push({ tries, faults: again.left.faults.slice(0, 3), stack: read.right.stack });
    } catch (thrown) {
      faults.push({ tries, thrown: String(thrown), stack: read.right.stack });
    }
  }
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(TRIES / 20);
});
