import { expect, it } from 'vitest';
import * as face from '../../src/clash/index.js';

it('components are read as they are written, and with nothing else in them', () => {
  const { ComponentsCodec } = face.codecs;
  for (const components of [face.components, face.componentsFor({ players: 3 })]) {
    expect(ComponentsCodec.is(JSON.parse(JSON.stringify(components)))).toBe(true);
    expect(ComponentsCodec.is({ ...components, extra: 1 })).toBe(false);
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
