/** Altered stacks of played games: what is accepted can be played to its end, through states that the decoder reads. */
import { expect, test } from 'vitest';
import { OPTIONAL_RULES } from '../../../src/successors/options.js';
import type { SuccessorsTypes } from '../../../src/successors/index.js';
import { SUCCESSORS_POLICIES } from '../policies.js';
import { corpusOf, prove } from '../../kit/altered-stacks.js';
import { deciding } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { successorsKit } from '../kit.js';

/** How many alterations are tried; a run by hand can try more. */
const TRIES = Number(process.env['ALTERATIONS'] ?? 1_200);

const { trouble, provoke, sail, besiege, cards, fight } = SUCCESSORS_POLICIES;
const by = (policy: typeof trouble) => deciding<SuccessorsTypes>(policy);

test('R 6 whatever stack of frames is accepted can be played to its end', () => {
  const corpus = corpusOf(
    successorsKit,
    [
      { options: { players: 5, interrupts: 'everyone' }, decide: by(trouble) },
      { options: { players: 3, optionalRules: OPTIONAL_RULES }, decide: by(provoke) },
      { options: { players: 4, interrupts: 'everyone', optionalRules: OPTIONAL_RULES }, decide: by(sail) },
      { options: { players: 2, edition: 'player-aid' }, decide: by(besiege) },
      { options: { players: 4 }, decide: by(cards) },
      { options: { players: 3, optionalRules: ['independentReactions', 'interceptorAttacks'] }, decide: by(fight) },
    ],
    3,
  );
  const { accepted, faults } = prove(successorsKit, corpus, `altered ${SEED}`, TRIES);
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(TRIES / 10);
});
