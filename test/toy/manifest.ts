/**
 * The toy game of the tests of core as a whole game: what a new game provides for everything that uses the registry.
 */
import { codecOf, RECORD_LIMITS, recordShape } from '../../src/core/index.js';
import { defineGame } from '../../src/hosts/manifest.js';
import { engineOf } from '../../src/hosts/conformance/engine-of.js';
import { toy, toyCodecs, type ToyTypes } from '../core/toy.js';
import { toyAtTheTerminal } from './terminal.js';
import { toyStory } from './story.js';
import { toyTable } from './page.js';
import { rulebook } from './rulebook.js';

const RecordCodec = codecOf(
  'ToyRecord',
  recordShape<ToyTypes>(toy, toyCodecs.OptionsCodec, toyCodecs.ActionCodec, toyCodecs.PositionCodec),
  () => [],
  RECORD_LIMITS,
);
const refusals = { over: 'R 4: the game is over.', notYours: 'R 1: it is not your turn.', no: 'R 1.1: not now.' };

export const toyGame = defineGame<ToyTypes>({
  name: 'toy',
  title: 'Toy',
  source: 'test/toy',
  playerCounts: [2],
  usualPlayers: 2,
  hasHands: false,
  amongStrangers: {},
  documents: { rulings: 'test/toy/rulings.md', coverage: 'test/toy/coverage.md', reach: 'test/toy/reach.md' },
  rulebook: () => Promise.resolve(rulebook),
  entry: () =>
    Promise.resolve({
      game: toy,
      codecs: { ...toyCodecs, RecordCodec },
      query: {},
      players: ['ann', 'bob'],
      refusals,
    }),
  terminal: () => Promise.resolve(toyAtTheTerminal),
  motives: () => Promise.resolve({ of: { roll: null, stop: null, fall: null }, texts: { en: {}, de: {} } }),
  bots: () =>
    Promise.resolve({
      game: toy,
      scores: (_, actions) => actions.map(() => 0),
      tolerance: 1,
      worth: () => 0,
      round: () => 0,
      advantage: 1,
    }),
  story: () => Promise.resolve(toyStory),
  page: () => Promise.resolve(toyTable),
  conformance: () =>
    Promise.resolve(engineOf<ToyTypes>(toy, {}, ({ score, winner }) => ({ score, winner: winner ?? null }))),
});
