import { expect, it } from 'vitest';
import * as face from '../../src/alexandros/index.js';

it('a board is read as it is written, and with nothing else in it', () => {
  const { BoardCodec } = face.codecs;
  expect(BoardCodec.is(JSON.parse(JSON.stringify(face.board)))).toBe(true);
  expect(BoardCodec.is({ ...face.board, extra: 1 })).toBe(false);
});

it('the codec of records finds every fault in one', () => {
  const record = face.recordOf(face.orThrow(face.createMatch({ players: 3, seed: 'gordion' })));
  const changed = {
    ...record,
    gameVersion: face.ALEXANDROS_VERSION + 1,
    options: { players: 5 },
    actions: [...record.actions, { type: 'pass' }],
  };
  const read = face.codecs.RecordCodec.decode(changed);
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
