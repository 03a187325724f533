/** What actions are about, and where marches and voyages can go, on positions worked out by hand. */
import { describe, expect, test } from 'vitest';
import { CHANCE, sameJson } from '../../src/core/index.js';
import {
  destinations,
  fromPosition,
  groupActions,
  legalActions,
  orThrow,
  subjectOf,
  type Action,
  type GameState,
  type Position,
} from '../../src/successors/index.js';
import { die, play } from './language.js';

const position = (parts: Partial<Position>): GameState =>
  orThrow(
    fromPosition({
      format: 'diadochi-position',
      game: 'successors',
      version: 1,
      options: { players: 2 },
      toMove: 'red',
      ...parts,
    }),
  );

/** The movement die has fallen; a 6 is above every Initiative, and gives 4 Movement Points (R 8.1). */
const rolled = (state: GameState, face = 6): GameState =>
  play(state, { type: 'rollMovement', player: 'red' }, die(face)).state;
const activate = { type: 'activate', player: 'red', commander: 'antigonos', space: 'kelainai', inside: false } as const;
const march = (to: string) => ({ type: 'march', player: 'red', to, passage: false }) as const;

const isToSardeis = (action: Action): boolean => action.type === 'march' && action.to === 'sardeis';

const atKelainai = position({
  generals: { antigonos: 'red:kelainai' },
  forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } },
});

describe('what an action is about', () => {
  const onTheMarch = play(rolled(atKelainai), activate).state;

  test('R 8.3.1 leaving is about what is with the march, and its space', () => {
    const leave = { type: 'leaveUnits', player: 'red', unit: 'loyal', count: 1, inside: false } as const;
    expect(subjectOf(leave, onTheMarch)).toEqual({
      spaces: ['kelainai'],
      pieces: ['units:march:loyal'],
      cards: [],
      provinces: [],
      players: [],
    });
    expect(legalActions(onTheMarch).some((action) => sameJson(action, leave))).toBe(true);
  });

  test('R 8.3.1 taking is about what stands where the march is', () => {
    const take = { type: 'takeUnits', player: 'red', unit: 'loyal', count: 1, inside: false } as const;
    expect(subjectOf(take, onTheMarch).pieces).toEqual(['units:red:kelainai:loyal']);
    expect(subjectOf({ ...take, inside: true }, onTheMarch).pieces).toEqual(['units:red:kelainai:inside:loyal']);
  });

  test('R 8.2 a click on a neighbouring space marches there', () => {
    const { spaces } = groupActions(legalActions(onTheMarch), onTheMarch);
    expect(spaces.find(({ of }) => of === 'synnada')?.actions).toEqual([march('synnada')]);
    expect(
      spaces.find(({ of }) => of === 'ephesos'),
      'two steps away',
    ).toBeUndefined();
  });
});

describe('destinations', () => {
  test('R 8.2 are as far as the Movement Points go, by the way that costs least', () => {
    const goals = destinations(rolled(atKelainai));
    // Kelainai to Sardeis, to Pergamon, to Abydos: three Land paths.
    const abydos = goals.find(({ goal }) => goal === 'abydos');
    expect(abydos).toEqual({
      pieces: ['general:antigonos', 'army:red:kelainai'],
      goal: 'abydos',
      actions: [activate, march('sardeis'), march('pergamon'), march('abydos')],
      certain: 4,
      cost: 3,
      awaits: 'red',
    });
    expect(
      goals.some(({ goal }) => goal === 'pella'),
      'too far',
    ).toBe(false);
    expect(goals.every(({ cost }) => cost <= 4)).toBe(true);
  });

  test('R 8.4 go by sea, and debark', () => {
    const lesbos = destinations(rolled(atKelainai)).find(({ goal }) => goal === 'lesbos');
    expect(lesbos?.actions.map(({ type }) => type)).toEqual(['activate', 'march', 'march', 'embark', 'sail', 'debark']);
  });

  test('R 8.3.11 lead through an Independent Stronghold only to a die', () => {
    const aspendos = destinations(rolled(atKelainai)).find(({ goal }) => goal === 'aspendos');
    expect(aspendos).toMatchObject({ awaits: CHANCE, actions: [activate, march('sagalassos'), march('aspendos')] });
  });

  test('R 8.3.1 go on from where the march is', () => {
    const goals = destinations(play(rolled(atKelainai), activate, march('sardeis')).state);
    expect(goals.find(({ goal }) => goal === 'pergamon')).toMatchObject({
      pieces: ['general:antigonos'],
      actions: [march('pergamon')],
      cost: 1,
    });
    expect(
      goals.some(({ goal }) => goal === 'sardeis'),
      'he is there',
    ).toBe(false);
  });

  test('R 9 end with the enemy whom they meet', () => {
    const met = rolled(
      position({
        generals: { antigonos: 'red:kelainai', krateros: 'blue:sardeis' },
        forces: { 'red:kelainai': { loyal: 2, mercenary: 1 }, 'blue:sardeis': { loyal: 3 } },
      }),
    );
    const sardeis = destinations(met).find(({ goal }) => goal === 'sardeis');
    // Blue may avoid battle; if he passes, the dice of the battle fall.
    expect(sardeis).toMatchObject({ actions: [activate, march('sardeis')], certain: 2, awaits: CHANCE });
    const through = destinations(met).filter(({ goal, actions }) => goal !== 'sardeis' && actions.some(isToSardeis));
    expect(through, 'nobody marches past them').toEqual([]);
    expect(destinations(rolled(atKelainai)).filter(({ actions }) => actions.some(isToSardeis)).length).toBeGreaterThan(
      1,
    );
  });

  test('R 6.5 tell nothing of the hands of others', () => {
    const holding = (cards: readonly number[]): GameState =>
      rolled(
        position({
          generals: { antigonos: 'red:kelainai' },
          forces: { 'red:kelainai': { loyal: 2 } },
          hands: { blue: cards },
        }),
      );
    expect(destinations(holding([44, 51]))).toEqual(destinations(holding([1, 2])));
  });
});
