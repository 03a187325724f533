import { expect, it } from 'vitest';
import * as face from '../../src/peloponnesian/index.js';

const state = face.orThrow(face.createGame({ players: 2 }));

it('components are read as they are written, and with nothing else in them', () => {
  const { ComponentsCodec } = face.codecs;
  expect(ComponentsCodec.is(JSON.parse(JSON.stringify(face.components)))).toBe(true);
  expect(ComponentsCodec.is({ ...face.components, extra: 1 })).toBe(false);
});

it('options are refused with every fault of theirs', () => {
  const read = face.decode.options({ players: 5, scenario: 'marathon', speed: 'fast' });
  expect(read._tag === 'Left' && read.left.faults.map(({ path }) => path).sort()).toEqual([
    '$.players',
    '$.scenario',
    '$.speed',
  ]);
});

it('the codec of records finds every fault in one', () => {
  const record = face.recordOf(face.orThrow(face.createMatch({ players: 2, seed: 'mantinea' })));
  const changed = {
    ...record,
    gameVersion: face.PELOPONNESIAN_VERSION + 1,
    options: { players: 5 },
    actions: [...record.actions, { type: 'endMovement' }],
  };
  const read = face.codecs.RecordCodec.decode(changed);
  expect(read._tag === 'Left' && read.left.map(({ context }) => context.map(({ key }) => key).join('.'))).toEqual([
    '.gameVersion',
    '.options.players',
    `.actions.${record.actions.length}.player`,
  ]);
});

it('a refusal says its sentence, its clause and what it is about', () => {
  const action = { type: 'place', player: 'athens', unit: 'laconia-hoplite-5-1', city: 'athens' } as const;
  expect(face.explainAction(state, action)).toEqual({
    code: 'notYours',
    rule: 'R 4.4.1',
    params: { piece: 'laconia-hoplite-5-1', player: 'athens' },
    message: face.REFUSAL_CODES.notYours,
  });
  expect(face.explainAction(state, action, 'sparta')).toMatchObject({ code: 'notYourAction', rule: 'R 3.3' });
});

it('an outcome tells by its clause how the game ended, and who has won', () => {
  const rules: Record<face.Ending, string> = {
    capital: 'R 21.1',
    home: 'R 21.1',
    conquest: 'R 29.3',
    peace: 'R 20.2',
    count: 'R 21.2',
  };
  expect([...face.ENDINGS].sort()).toEqual(Object.keys(rules).sort());
  expect(face.outcome(state)).toBeUndefined();
  for (const how of face.ENDINGS) {
    const ended = { how, winner: 'league', margin: 'victory' } as const;
    expect(face.outcome({ ...state, ended })).toEqual({ winners: ['sparta'], how, rule: rules[how] });
  }
  const over = { ...state, stack: [], ended: { how: 'count', winner: 'empire', margin: 'decisive' } } as const;
  expect(face.explainAction(over, { type: 'endPlacement', player: 'athens' })).toMatchObject({
    code: 'gameOver',
    rule: 'R 21',
  });
});

it('R 22.2, 22.4: queries answer in the names of the map, and know no others', () => {
  const { query } = face;
  expect(query.regionsOf(state, 'athens')).toEqual(['elis', 'argolid', 'attica']);
  expect(query.holderOfRegion(state, 'laconia')).toBe('sparta');
  expect(query.levelsOf(state, 'arcadia')).toEqual({ player: 'sparta', allegiance: 5, militance: 9, multiple: 1 });
  expect(query.holderOfCity(state, 'mantinea')).toBe('empire');
  expect(query.garrisonOf(state, 'mantinea')).toBe(3 + 2);
  expect(query.leadersAt(state, 'W2838')).toEqual(['agis', 'gylippus']);
  // Three hoplites of Attica are in its Force Pool, and the fourth is in Nisaea (R 22.2.2).
  expect(query.unitsAt(state, 'W3531')).toEqual(['attica-hoplite-4-4']);
  expect(query.treasuryOf(state, 'sparta')).toBe(22);
  expect(query.battleOf(state)).toBeUndefined();
  expect(query.victoryCount(state)).toBe(3);
  expect(() => query.holderOfCity(state, 'troy')).toThrow('the map has no city troy');
});
