import { expect, it } from 'vitest';
import * as face from '../../src/alexandros/index.js';

const CONTRACT = [
  'createGame',
  'actors',
  'legalActions',
  'applyAction',
  'explainAction',
  'chanceOutcomes',
  'seededChance',
  'settle',
  'outcome',
  'viewFor',
  'eventFor',
  'legalActionsFromView',
  'sampleState',
  'isUndoBarrier',
  'createMatch',
  'play',
  'undo',
  'save',
  'load',
  'createRecord',
  'replay',
  'toPosition',
  'fromPosition',
  'simulate',
  'codecs',
  'decode',
  'query',
  'orThrow',
] as const;

it('the public face keeps the contract of every game', () => {
  for (const name of CONTRACT) expect(face[name], name).toBeDefined();
});

it('a match goes from seed to end with the functions of the public face alone', () => {
  let match = face.orThrow(face.createMatch({ players: 2, seed: 'gordion' }));
  const taste = face.seededChance('taste');
  while (face.outcome(match.state) === undefined) {
    const actions = face.legalActions(match.state);
    const action = actions[taste.draw(actions.length)];
    if (action !== undefined) match = face.orThrow(face.play(match, action)).match;
  }
  const record = face.createRecord(match.options, match.actions, match.state);
  expect(face.orThrow(face.replay(record)).outcome).toEqual(face.outcome(match.state));
  expect(face.orThrow(face.load(face.save(match)))).toEqual(match);
});
