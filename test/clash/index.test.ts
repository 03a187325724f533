import { expect, it } from 'vitest';
import * as face from '../../src/clash/index.js';

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
  'componentsFor',
  'clash',
  'CLASH_VERSION',
  'CLASH_POSITION_VERSION',
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

it.each([2, 3, 4] as const)(
  'a match of %i goes from seed to end with the functions of the public face alone, and its record is played back',
  (players) => {
    let match = face.orThrow(face.createMatch({ players, start: 'triparadeisos', seed: 'ipsos' }));
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
  },
);

it('codecs read what the library writes, and nothing else', () => {
  const match = face.orThrow(face.createMatch({ players: 2, seed: 'babylon' }));
  const action = face.legalActions(match.state)[0];
  const { ActionCodec, ComponentsCodec, OptionsCodec, PositionCodec, RecordCodec, StateCodec, ViewCodec } = face.codecs;
  const pairs = [
    [ActionCodec, action],
    [ComponentsCodec, face.components],
    [ComponentsCodec, face.componentsFor({ players: 3 })],
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
    players: 5,
    optionalRules: ['mutinyChecks', 'personalGuards', 'mutinyChecks'],
    without: ['supply'],
    start: 'ipsos',
    extended: 'very',
  });
  expect(read._tag === 'Left' && read.left.faults.map(({ path }) => path).sort()).toEqual([
    '$.extended',
    '$.optionalRules[2]',
    '$.players',
    '$.start',
    '$.without',
  ]);
  // A rule of the base is none of this game.
  const unknown = face.decode.options({ players: 2, optionalRules: ['kingMayDie'] });
  expect(unknown._tag === 'Left' && unknown.left.faults.map(({ path }) => path)).toEqual(['$.optionalRules[0]']);
});

it('R S1.1: components bring the sides of the game, and no others', () => {
  const { components } = face;
  expect(components.sides.map(({ id }) => id)).toEqual(['regency', 'warlords', 'independents', 'neutral']);
  expect(face.decode.options({ players: 2, components })._tag).toBe('Right');
  const read = face.decode.options({ players: 3, components });
  expect(read._tag === 'Left' && read.left.faults.map(({ path }) => path)).toContain('$.components.sides');
});

it('R S13: an outcome tells by its clause how the game ended', () => {
  expect([...face.ENDINGS].sort()).toEqual(['leaderless', 'victoryPoints']);
  const state = face.orThrow(face.createGame({ players: 2 }));
  for (const how of face.ENDINGS) {
    const ended = { how, winners: [], margin: 'draw', points: null } as const;
    expect(face.outcome({ ...state, ended })).toEqual({ winners: [], how, rule: 'R S13' });
  }
});

it('R S4.4: a refusal says its sentence, its clause and what it is about', () => {
  const { state } = face.orThrow(face.createMatch({ players: 2, seed: 'babylon' }));
  const action = { type: 'disengage', player: 'regency', province: 'atlantis' } as const;
  expect(face.explainAction(state, action)).toEqual({
    code: 'provinceUnknown',
    rule: 'R S4.4',
    params: { province: 'atlantis' },
    message: face.REFUSAL_CODES.provinceUnknown,
  });
  expect(face.explainAction(state, action, 'warlords')).toMatchObject({ code: 'notYourAction' });
});
