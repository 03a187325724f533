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
  'createMatchAt',
  'play',
  'undo',
  'save',
  'load',
  'recordOf',
  'createRecord',
  'replay',
  'toPosition',
  'fromPosition',
  'simulate',
  'codecs',
  'decode',
  'query',
  'orThrow',
  'Refused',
  'resumeChance',
  'board',
  'alexandros',
  'ALEXANDROS_VERSION',
  'ALEXANDROS_POSITION_VERSION',
  'PLAYERS',
  'PLAYER_COUNTS',
  'SPECTATOR',
  'REFUSAL_CODES',
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

it('decoders and codecs go by the names that every game uses', () => {
  expect(Object.keys(face.decode).sort()).toEqual(['action', 'board', 'event', 'options', 'state', 'view']);
  expect(Object.keys(face.codecs).sort()).toEqual([
    'ActionCodec',
    'BoardCodec',
    'EventCodec',
    'OptionsCodec',
    'PositionCodec',
    'RecordCodec',
    'StateCodec',
    'ViewCodec',
  ]);
});

it('codecs read what the library writes, and nothing else', () => {
  const match = face.orThrow(face.createMatch({ players: 3, seed: 'gordion' }));
  const record = face.recordOf(match);
  const { ActionCodec, BoardCodec, OptionsCodec, PositionCodec, RecordCodec, StateCodec } = face.codecs;
  const pairs = [
    [ActionCodec, match.actions[0]],
    [BoardCodec, face.board],
    [OptionsCodec, match.options],
    [PositionCodec, face.toPosition(match.state)],
    [RecordCodec, record],
    [StateCodec, match.state],
  ] as const;
  for (const [codec, value] of pairs) {
    expect(codec.is(JSON.parse(JSON.stringify(value))), codec.name).toBe(true);
    for (const [, other] of pairs) if (other !== value) expect(codec.is(other), codec.name).toBe(false);
    expect(codec.is({ ...value, extra: 1 }), codec.name).toBe(false);
  }
  const changed = {
    ...record,
    gameVersion: face.ALEXANDROS_VERSION + 1,
    options: { players: 5 },
    actions: [...record.actions, { type: 'pass' }],
  };
  const read = RecordCodec.decode(changed);
  expect(read._tag === 'Left' && read.left.map(({ context }) => context.map(({ key }) => key).join('.'))).toEqual([
    '.gameVersion',
    '.options.players',
    '.actions.5.player',
  ]);
});

it('an outcome tells by one of four names how the game ended', () => {
  const over = face.orThrow(
    face.fromPosition({
      format: 'diadochi-position',
      game: 'alexandros',
      version: 1,
      seats: [{ player: 'red', score: 3 }, { player: 'yellow' }],
      faceUp: ['horse', 'lyre'],
      ended: { how: 'noMoveLeft', winners: ['red'] },
    }),
  );
  const how: face.Ending | undefined = face.outcome(over)?.how;
  const rules: Record<face.Ending, string> = {
    hundredPoints: 'R End of the Game',
    wallsExhausted: 'R End of the Game',
    noMoveLeft: 'ruling A11',
    standstill: 'ruling A21',
  };
  expect(face.outcome(over)).toEqual({ how: 'noMoveLeft', winners: ['red'], rule: rules[how ?? 'standstill'] });
  expect(face.ENDINGS).toEqual(Object.keys(rules));
});

it('a refusal says its sentence, its clause and what it is about', () => {
  const { state } = face.orThrow(face.createMatch({ players: 2, seed: 'gordion' }));
  expect(face.explainAction(state, { type: 'pass', player: 'red' })).toEqual({
    code: 'alexanderFirst',
    rule: 'R Game Play',
    params: { phase: 'alexander' },
    message: face.REFUSAL_CODES.alexanderFirst,
  });
});
