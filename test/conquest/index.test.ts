import { expect, it } from 'vitest';
import * as face from '../../src/conquest/index.js';

it('components are read as they are written, and with nothing else in them', () => {
  const { ComponentsCodec } = face.codecs;
  for (const components of [face.components]) {
    expect(ComponentsCodec.is(JSON.parse(JSON.stringify(components)))).toBe(true);
    expect(ComponentsCodec.is({ ...components, extra: 1 })).toBe(false);
  }
});

it('options are refused with every fault of theirs', () => {
  const read = face.decode.options({
    players: 4,
    optionalRules: ['scorchedEarth', 'kingMayDie', 'scorchedEarth'],
    without: ['supply', 'supply'],
    speed: 'fast',
  });
  expect(read._tag === 'Left' && read.left.faults.map(({ path }) => path).sort()).toEqual([
    '$.optionalRules[0]',
    '$.optionalRules[2]',
    '$.optionalRules[2]',
    '$.players',
    '$.speed',
    '$.without[1]',
  ]);
  const unknown = face.decode.options({ players: 2, optionalRules: ['elephantGuards'] });
  expect(unknown._tag === 'Left' && unknown.left.faults[0]?.path).toBe('$.optionalRules[0]');
});

it('components bring the sides of the game, and no others', () => {
  const { sides } = face.components;
  const [macedonian, persian] = sides;
  if (macedonian === undefined || persian === undefined) throw new RangeError('two sides play');
  const faultsWith = (...brought: typeof sides) => {
    const read = face.decode.options({ players: 2, components: { ...face.components, sides: brought } });
    return read._tag === 'Left' ? read.left.faults : [];
  };
  expect(faultsWith(persian, macedonian)).toEqual([]);
  expect(faultsWith(macedonian, persian, persian)).toEqual([
    { path: '$.components.sides', message: 'expected a list of 2 to 2 items, got a list of 3' },
  ]);
  // A side of another game of the family is no word of this one.
  expect(faultsWith(macedonian, { ...persian, id: 'rebel' })).toContainEqual({
    path: '$.components.sides[1].id',
    message: 'expected one of "macedonian", "persian", got "rebel"',
  });
});

it('a refusal says its sentence, its clause and what it is about', () => {
  const state = face.orThrow(face.createGame({ players: 2 }));
  const action = { type: 'deploy', player: 'persian', choice: 'kingsArmy', province: 'bactria' } as const;
  expect(face.explainAction(state, action)).toEqual({
    code: 'provinceNotOffered',
    rule: 'R 3.3',
    params: { choice: 'kingsArmy', province: 'bactria' },
    message: face.REFUSAL_CODES.provinceNotOffered,
  });
  const stranger = face.explainAction(state, action, 'macedonian');
  expect(stranger).toMatchObject({ code: 'notYourAction', rule: 'R 4.1' });
});

it('an outcome tells by its clause how the game ended', () => {
  const rules: Record<face.Ending, string> = { kingLost: 'R 16.1', conquest: 'R 16.2', victoryPoints: 'R 16.3' };
  expect([...face.ENDINGS].sort()).toEqual(Object.keys(rules).sort());
  const state = face.orThrow(face.createGame({ players: 2 }));
  for (const how of face.ENDINGS) {
    const ended = { how, winners: [], margin: 'draw', points: null } as const;
    expect(face.outcome({ ...state, ended })).toEqual({ winners: [], how, rule: rules[how] });
  }
});

it('R 5, 6, 8, 12: queries answer in the names of the map, and know no others', () => {
  const state = face.orThrow(face.createGame({ players: 2 }));
  const { query } = face;
  expect(query.turnOf(state)).toMatchObject({ season: 'spring', year: 334 });
  expect(query.statusOf(state, 'macedonia')).toBe('macedonian');
  // Alexander's army and that of the satraps have met at the Granicus (R 4.3).
  expect(query.statusOf(state, 'ionia')).toBe('contested');
  expect(query.forcesIn(state, 'ionia').map(({ side, isArmy }) => ({ side, isArmy }))).toEqual([
    { side: 'macedonian', isArmy: true },
    { side: 'persian', isArmy: true },
  ]);
  expect(query.contests(state)).toHaveLength(1);
  expect(query.strengthOf(state, 'phalanx-1')).toEqual({ attack: 8, defense: 8 });
  expect(query.abilityOf(state, 'alexander')).toBe(9);
  // The Hetairoi have four steps (R 2.3). Mercenaries have two; who begins in the dead pile is named by no state, and whole (R 12.4, 12.7).
  expect(query.stepsOf(state, 'hetairoi-1')).toBe(4);
  expect(query.unitsAt(state, 'pool')).toContain('mercenaryHoplites-6');
  expect(state.units).not.toHaveProperty('mercenaryHoplites-6');
  expect(query.stepsOf(state, 'mercenaryHoplites-6')).toBe(2);
  const reduced = { ...state, units: { ...state.units, 'hetairoi-1': { at: 'ionia', side: 'macedonian', steps: 3 } } };
  expect(query.stepsOf(reduced as typeof state, 'hetairoi-1')).toBe(3);
  expect(query.leadersAt(state, 'ionia', 'macedonian')).toEqual(['alexander', 'parmenio']);
  expect(query.objectivesSecured(state)).toEqual([]);
  expect(query.provincesOf(state, 'persian')).not.toContain('ionia');
  expect(query.victoryPoints(state)).toBe(query.provincesOf(state, 'macedonian').length);
  expect(() => query.statusOf(state, 'tyre')).toThrow('the map has no province tyre');
  expect(() => query.unitsAt(state, 'rome')).toThrow('the map has no place rome');
});
