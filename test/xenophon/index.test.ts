import { expect, it } from 'vitest';
import * as face from '../../src/xenophon/index.js';

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
  'components',
  'xenophon',
  'XENOPHON_VERSION',
  'XENOPHON_POSITION_VERSION',
  'PLAYERS',
  'SIDES',
  'ENDINGS',
  'PLAYER_COUNTS',
  'OPTIONAL_RULES',
  'SPECTATOR',
  'REFUSAL_CODES',
] as const;

it('the public face keeps the contract of every game', () => {
  for (const name of CONTRACT) expect(face[name], name).toBeDefined();
});

it('decoders and codecs go by the names that every game uses', () => {
  expect(Object.keys(face.decode).sort()).toEqual(['action', 'components', 'event', 'options', 'state', 'view']);
  expect(Object.keys(face.codecs).sort()).toEqual([
    'ActionCodec',
    'ComponentsCodec',
    'EventCodec',
    'OptionsCodec',
    'PositionCodec',
    'RecordCodec',
    'StateCodec',
    'ViewCodec',
  ]);
});

it('a match goes from seed to end with the functions of the public face alone, and its record is played back', () => {
  let match = face.orThrow(face.createMatch({ players: 2, seed: 'trapezous' }));
  const taste = face.seededChance('taste');
  while (face.outcome(match.state) === undefined) {
    const actions = face.legalActions(match.state);
    const action = actions[taste.draw(actions.length)];
    if (action !== undefined) match = face.orThrow(face.play(match, action)).match;
  }
  const replayed = face.orThrow(face.replay(JSON.parse(JSON.stringify(face.recordOf(match)))));
  expect(replayed.outcome).toEqual(face.outcome(match.state));
  expect(replayed.state).toEqual(match.state);
  expect(face.orThrow(face.load(face.save(match)))).toEqual(match);
});

it('codecs read what the library writes, and nothing else', () => {
  const match = face.orThrow(face.createMatch({ players: 2, seed: 'trapezous' }));
  const action = face.legalActions(match.state)[0];
  const { ActionCodec, ComponentsCodec, OptionsCodec, PositionCodec, RecordCodec, StateCodec, ViewCodec } = face.codecs;
  const pairs = [
    [ActionCodec, action],
    [ComponentsCodec, face.components],
    [ComponentsCodec, face.extendedComponents],
    [OptionsCodec, match.options],
    [PositionCodec, face.toPosition(match.state)],
    [RecordCodec, face.recordOf(match)],
    [StateCodec, match.state],
    [ViewCodec, face.viewFor(match.state, 'spectator')],
  ] as const;
  for (const [codec, value] of pairs) {
    expect(codec.is(JSON.parse(JSON.stringify(value))), codec.name).toBe(true);
    for (const [another, other] of pairs) if (another !== codec) expect(codec.is(other), codec.name).toBe(false);
    expect(codec.is({ ...value, extra: 1 }), codec.name).toBe(false);
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
  const sides = [...face.components.sides, { ...royal, id: 'persian' as const }];
  const own = face.decode.options({ players: 2, components: { ...face.components, sides } });
  expect(own._tag === 'Left' && own.left.faults).toContainEqual({
    path: '$.components.sides',
    message: 'the sides of this game are rebel, royal',
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
