import { expect, it } from 'vitest';
import * as face from '../../src/xenophon/index.js';

it('components are read as they are written, and with nothing else in them', () => {
  const { ComponentsCodec } = face.codecs;
  for (const components of [face.components, face.extendedComponents]) {
    expect(ComponentsCodec.is(JSON.parse(JSON.stringify(components)))).toBe(true);
    expect(ComponentsCodec.is({ ...components, extra: 1 })).toBe(false);
  }
});

it('options are refused with every fault of theirs', () => {
  const read = face.decode.options({
    players: 4,
    optionalRules: ['hills', 'brotherlyHatred', 'hills'],
    without: ['supply'],
    speed: 'fast',
  });
  expect(read._tag === 'Left' && read.left.faults.map(({ path }) => path).sort()).toEqual([
    '$.optionalRules[2]',
    '$.players',
    '$.speed',
    '$.without',
  ]);
  // A rule of the base is none of this game.
  const unknown = face.decode.options({ players: 2, optionalRules: ['kingMayDie'] });
  expect(unknown._tag === 'Left' && unknown.left.faults.map(({ path }) => path)).toEqual(['$.optionalRules[0]']);
});

it('R X9: components have a king, a pretender, and something to be won', () => {
  const { counters, charts } = face.components;
  const faultsWith = (brought: object) => {
    const read = face.decode.components({ ...face.components, ...brought });
    return read._tag === 'Left' ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
  };
  expect(faultsWith({})).toEqual([]);
  const crownless = counters.leaders.map(({ king: _, ...leader }) => leader);
  expect(faultsWith({ counters: { ...counters, leaders: crownless } })).toEqual([
    '$.counters.leaders: one leader of the rebel side is its king, ofArmy',
    '$.counters.leaders: one leader of the royal side is its king, ofGame',
  ]);
  const { worth: _, ...worthless } = charts;
  expect(faultsWith({ charts: worthless })).toContain(
    '$.charts.worth: what is held at the end is worth something (R X9.3)',
  );
  const [, royal] = face.components.sides;
  if (royal === undefined) throw new RangeError('two sides play');
  const sides = [...face.components.sides, royal];
  const own = face.decode.options({ players: 2, components: { ...face.components, sides } });
  expect(own._tag === 'Left' && own.left.faults).toContainEqual({
    path: '$.components.sides',
    message: 'expected a list of 2 to 2 items, got a list of 3',
  });
});

it('a refusal says its sentence, its clause and what it is about', () => {
  const state = face.orThrow(face.createGame({ players: 2 }));
  const action = { type: 'supplyFrom', player: 'royal', province: 'ionia' } as const;
  expect(face.explainAction(state, action)).toEqual({
    code: 'sourceNotControlled',
    rule: 'R 7.5',
    params: { province: 'ionia' },
    message: face.REFUSAL_CODES.sourceNotControlled,
  });
  const stranger = face.explainAction(state, action, 'rebel');
  expect(stranger).toMatchObject({ code: 'notYourAction', rule: 'R 4.1' });
});

it('an outcome tells by its clause how the game ended', () => {
  const rules: Record<face.Ending, string> = { kingLost: 'R X9.1', homecoming: 'R X9.2', victoryPoints: 'R X9.3' };
  expect([...face.ENDINGS].sort()).toEqual(Object.keys(rules).sort());
  const state = face.orThrow(face.createGame({ players: 2 }));
  expect(face.explainAction({ ...state, stack: [] }, { type: 'endMovement', player: 'rebel' })).toMatchObject({
    code: 'gameOver',
    rule: 'R X9',
  });
  for (const how of face.ENDINGS) {
    const ended = { how, winners: [], margin: 'draw', points: null } as const;
    expect(face.outcome({ ...state, ended })).toEqual({ winners: [], how, rule: rules[how] });
  }
});

it('R X1, X3, X6, X9: queries answer in the names of the map, and know no others', () => {
  const state = face.orThrow(face.createGame({ players: 2 }));
  const { query } = face;
  expect(query.turnOf(state)).toMatchObject({ season: 'spring', year: 401 });
  expect(query.provincesOf(state, 'rebel')).toEqual(['ionia', 'phrygia', 'cappadocia']);
  expect(query.statusOf(state, 'thrace')).toBe('independent');
  expect(query.abilityOf(state, 'cyrus')).toBe(7);
  expect(query.leadersAt(state, 'ionia')).toEqual(['cyrus', 'ariaeus', 'clearchus', 'menon']);
  expect(query.zoneOf(state, 'ionianFleet')).toBe('ionian');
  expect(query.hasFallen(state)).toBe(false);
  expect(query.homecomingOf(state)).toEqual({ counted: 0, home: [], underWay: [] });
  expect(query.pointsOf(state, 'rebel')).toBe(5);
  expect(query.battlefieldOf(state)).toBe(undefined);
  expect(() => query.statusOf(state, 'tyre')).toThrow('the map has no province tyre');
  expect(() => query.unitsAt(state, 'rome')).toThrow('the map has no place rome');
});
