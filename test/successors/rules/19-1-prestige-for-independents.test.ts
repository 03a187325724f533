import { describe, expect, test } from 'vitest';
import { codecs } from '../../../src/successors/index.js';
import { disperseGeneral, eliminateGeneral } from '../../../src/successors/deeds/generals.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { legitimacy, prestige, renownOf } from '../../../src/successors/questions.js';
import { pushOverrun } from '../../../src/successors/rules/08-3-6-overrun.js';
import type { GameState } from '../../../src/successors/state.js';
import type { IndependentArmyId, SpaceId } from '../../../src/successors/vocabulary.js';
import { fromPosition, toPosition } from '../../../src/successors/codec/position/index.js';
import { carryOut, dice, play, said, type Setting, type Told } from '../language.js';
import { fight, field, independentsAt } from './battlefield.js';
import { begin, board } from './phases-support.js';

const OPTIONAL: GameOptions = { players: 4, optionalRules: ['prestigeForIndependents'] };
const AID: GameOptions = { players: 4, edition: 'player-aid' };
const PLAIN: GameOptions = { players: 4 };

/** Krateros of red with so many Mercenaries and Independent Armies at Issos, which nobody controls. */
const issos = (options: GameOptions, armies: readonly IndependentArmyId[], given: Setting = {}): GameState =>
  field({
    options,
    forces: { 'red:issos': { mercenary: 12 } },
    generals: { krateros: 'red:issos' },
    ...given,
    rest: independentsAt(Object.fromEntries(armies.map((army) => [army, 'issos' satisfies SpaceId]))),
  });

/** Red attacks; 6 and 6 against 1 and 1, the highest and the lowest scores there are. */
const win = (state: GameState): Told =>
  play(fight(state, { space: 'issos', attacker: 'red', defender: 'independent' }), ...dice(6, 6, 1, 1));

describe('R 19.1 Prestige for defeating Independent Armies', () => {
  test.each([
    ['where the rule is played', OPTIONAL],
    ['as standard by the player aid', AID],
    ['by the player aid, the rule named beside it', { ...AID, ...OPTIONAL, edition: 'player-aid' }],
  ] as const satisfies readonly (readonly [string, GameOptions])[])(
    'R 19.1 a Major General who beats an Independent Army has a Prestige Point more, in the player aid always: %s',
    (_, options) => {
      const before = issos(options, ['glaukias']);
      const over = win(before);
      expect(said(over, 'landBattleDecided')).toMatchObject([{ result: 'attacker' }]);
      expect(said(over, 'renownWon')).toEqual([
        {
          type: 'renownWon',
          rule: 'R 19.1',
          player: 'red',
          space: 'issos',
          general: 'krateros',
          army: 'glaukias',
          renown: 1,
        },
      ]);
      expect(over.state.generals.krateros).toEqual({
        status: 'map',
        owner: 'red',
        space: 'issos',
        inside: false,
        renown: 1,
      });
      // Krateros prints 2 Prestige Points (R 4.21, 16.1).
      const setting = { space: 'issos', defending: false };
      expect(prestige(before, 'red', 'krateros', setting)).toBe(legitimacy(before, 'red') + 2);
      expect(prestige(over.state, 'red', 'krateros', setting)).toBe(legitimacy(over.state, 'red') + 3);
      expect(legitimacy(over.state, 'red')).toBe(legitimacy(before, 'red'));
    },
  );

  test('R 19.1 where it is not played nothing is won, nor is anything said of it', () => {
    const over = win(issos(PLAIN, ['glaukias']));
    expect(said(over, 'independentArmyRemoved')).toMatchObject([{ army: 'glaukias', to: 'box' }]);
    expect(said(over, 'renownWon')).toEqual([]);
    expect(over.state.generals.krateros).not.toHaveProperty('renown');
    expect(prestige(over.state, 'red', 'krateros', { space: 'issos', defending: false })).toBe(
      legitimacy(over.state, 'red') + 2,
    );
  });

  test('R 19.1 two Independent Armies beaten in one battle are two Prestige Points, and more come later (ruling renown)', () => {
    const over = win(issos(OPTIONAL, ['glaukias', 'seuthes'], { forces: { 'red:issos': { mercenary: 20 } } }));
    expect(said(over, 'renownWon').map(({ army, renown }) => [army, renown])).toEqual([
      ['seuthes', 1],
      ['glaukias', 2],
    ]);
    const again = win({ ...over.state, ...independentsAt({ filon: 'issos' }) });
    expect(renownOf(again.state, 'krateros')).toBe(3);
  });

  test('R 19.1 in defence too; the commander has it, and no subordinate', () => {
    const state = issos(OPTIONAL, ['glaukias'], { generals: { krateros: 'red:issos', leonnatos: 'red:issos' } });
    const told = fight(state, { space: 'issos', attacker: 'independent', defender: 'red' });
    // The Independent Army rolls first.
    const over = play(told, ...dice(1, 1, 6, 6));
    expect(said(over, 'landBattleDecided')).toMatchObject([{ result: 'defender' }]);
    expect([renownOf(over.state, 'krateros'), renownOf(over.state, 'leonnatos')]).toEqual([1, 0]);
  });

  test('R 19.1 a Minor General wins none, nor does who loses or draws', () => {
    const minor = win(issos(OPTIONAL, ['glaukias'], { generals: {}, minors: ['red:issos'] }));
    expect(said(minor, 'landBattleDecided')).toMatchObject([{ result: 'attacker' }]);
    expect(said(minor, 'renownWon')).toEqual([]);
    const lost = play(
      fight(issos(OPTIONAL, ['glaukias'], { forces: { 'red:issos': { mercenary: 1 } } }), {
        space: 'issos',
        attacker: 'red',
        defender: 'independent',
      }),
      ...dice(1, 1, 6, 6),
    );
    expect(said(lost, 'landBattleDecided')).toMatchObject([{ result: 'defender' }]);
    expect(said(lost, 'renownWon')).toEqual([]);
  });

  test('R 19.1, 12.4.1 who falls in the battle has none, and none comes to his successor', () => {
    const state = issos(OPTIONAL, ['glaukias'], { generals: { krateros: 'red:issos', leonnatos: 'red:issos' } });
    // 4 and 5 are exactly 9; the leader's die is a 6.
    const over = play(
      fight(state, { space: 'issos', attacker: 'red', defender: 'independent' }),
      ...dice(4, 5, 1, 1, 6),
    );
    expect(said(over, 'landBattleDecided')).toMatchObject([{ result: 'attacker' }]);
    expect(over.state.generals.krateros.status).toBe('eliminated');
    expect(said(over, 'renownWon')).toEqual([]);
    expect(renownOf(over.state, 'leonnatos')).toBe(0);
  });

  test('R 19.1, 8.3.6 an Overrun is no battle, and wins no renown (ruling renown)', () => {
    const state = issos(AID, ['glaukias'], { forces: { 'red:issos': { mercenary: 30 } } });
    const over = carryOut(state, (run) => pushOverrun(run, 'red', 'independent', 'issos'));
    expect(over.state.independentArmies.glaukias.status).toBe('box');
    expect(said(over, 'renownWon')).toEqual([]);
  });

  test('R 19.1 it stays with him in the Dispersed Box, and ends with him', () => {
    const { state } = win(issos(OPTIONAL, ['glaukias']));
    const away = carryOut(state, (run) => disperseGeneral(run, 'krateros', 'R 4.6'));
    expect(away.state.generals.krateros).toEqual({
      status: 'dispersed',
      owner: 'red',
      space: null,
      inside: false,
      renown: 1,
    });
    const gone = carryOut(state, (run) => eliminateGeneral(run, 'krateros', 'R 12.4.1'));
    expect(gone.state.generals.krateros).not.toHaveProperty('renown');
  });

  test('R 19.1, 6.1.3 Polyperchon is not Antipatros, and has not beaten whom he beat', () => {
    const base = board({ turn: 3 }, OPTIONAL);
    const antipatros = { status: 'map', owner: 'red', space: 'pella', inside: false, renown: 2 } as const;
    const { state } = begin({ ...base, generals: { ...base.generals, antipatros } }, 'turnEvents');
    expect(state.generals.polyperchon).toEqual({ status: 'map', owner: 'red', space: 'pella', inside: false });
    expect(state.generals.antipatros).not.toHaveProperty('renown');
  });

  test('R 19.1 it is in a position, and nowhere else than it can be won', () => {
    const position = (options: GameOptions, krateros: object) => ({
      format: 'diadochi-position',
      game: 'successors',
      version: 1,
      options,
      turn: 2,
      generals: { krateros },
      forces: { 'red:issos': { mercenary: 1 } },
    });
    const there = { owner: 'red', space: 'issos', renown: 2 };
    const read = fromPosition(position(OPTIONAL, there));
    if (read._tag === 'Left') throw new Error(read.left.message);
    expect(renownOf(read.right, 'krateros')).toBe(2);
    expect(fromPosition(toPosition(read.right))).toEqual(read);
    expect(codecs.StateCodec.is(read.right)).toBe(true);
    const faults = (options: GameOptions, krateros: object): readonly string[] => {
      const answer = fromPosition(position(options, krateros));
      return answer._tag === 'Left' ? answer.left.faults.map(({ path }) => path) : [];
    };
    expect(faults(PLAIN, there)).toEqual(['$.generals.krateros.renown']);
    expect(faults(OPTIONAL, { ...there, renown: 0 })).toEqual(['$.generals.krateros.renown']);
    expect(faults(OPTIONAL, { status: 'eliminated', owner: 'red', renown: 1 })).toEqual(['$.generals.krateros.renown']);
    expect(faults(AID, there)).toEqual([]);
  });
});
