/** Altered stacks of played games: what is accepted can be played to its end, through states that the decoder reads. */
import { expect, test } from 'vitest';
import type { AlexandrosTypes } from '../../../src/alexandros/index.js';
import { ALEXANDROS_POLICIES } from '../policies.js';
import { corpusOf, prove } from '../../kit/altered-stacks.js';
import { deciding } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { alexandrosKit } from '../kit.js';

/** How many alterations are tried; a run by hand can try more. */
const TRIES = Number(process.env['ALTERATIONS'] ?? 6_000);

test('R Game Play whatever stack of frames is accepted can be played to its end', () => {
  const samplings = Object.values(ALEXANDROS_POLICIES).flatMap((policy) =>
    ([2, 3, 4] as const).map((players) => ({ options: { players }, decide: deciding<AlexandrosTypes>(policy) })),
  );
  const corpus = corpusOf(alexandrosKit, samplings, 40);
  const { accepted, faults } = prove(alexandrosKit, corpus, `altered ${SEED}`, TRIES);
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(TRIES / 10);
});
