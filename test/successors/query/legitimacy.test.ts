/** R 15: Legitimacy, derived from the board. */
import { describe, expect, it } from 'vitest';
import { countedHeir, legitimacySources } from '../../../src/successors/questions.js';
import { legitimacy } from '../../../src/successors/query/legitimacy.js';
import { openTable } from '../../../src/successors/table/open.js';
import type { GameState, General, GeneralStatus, Royal, RoyalStatus } from '../../../src/successors/state.js';
import type { GeneralId, PlayerId, RoyalId } from '../../../src/successors/vocabulary.js';
import { onMap } from '../language.js';
import { field } from '../rules/battlefield.js';
import { markers } from '../rules/phases-support.js';

const royal = (controller: PlayerId | null, status: RoyalStatus = 'active'): Royal => ({
  status,
  space: 'pella',
  inside: false,
  controller,
});
const general = (owner: PlayerId, status: GeneralStatus): General =>
  status === 'map' ? onMap(`${owner}:larisa`) : { status, owner, space: null, inside: false };

/** A game in which nobody has any Legitimacy, but for what is told. */
function game(
  royals: Partial<Record<RoyalId, Royal>>,
  generals: Partial<Record<GeneralId, General>> = {},
  more: Partial<GameState> = {},
): GameState {
  const state = field({});
  const none = Object.fromEntries(Object.keys(state.royals).map((id) => [id, royal(null, 'inactive')]));
  return {
    ...state,
    champions: [],
    ...more,
    royals: { ...state.royals, ...none, ...royals },
    generals: { ...state.generals, ...generals },
  };
}
const sources = (state: GameState, player: PlayerId = 'red') => legitimacySources(state, player);

describe('R 15.2 where it comes from', () => {
  it('R 15.2, 18.2 of Heirs the one worth most, and every woman who is active', () => {
    const state = game({
      philippos: royal('red'),
      alexandros: royal('red'),
      herakles: royal('red'),
      olympias: royal('red'),
      kleopatra: royal('blue'),
      thessalonike: royal('red', 'inactive'),
    });
    expect(countedHeir(state, 'red')).toBe('alexandros');
    expect(countedHeir(state, 'blue')).toBeUndefined();
    expect(sources(state)).toEqual([
      { source: 'royal', royal: 'alexandros', legitimacy: 5 },
      { source: 'royal', royal: 'olympias', legitimacy: 3 },
    ]);
    expect(sources(state, 'blue')).toEqual([{ source: 'royal', royal: 'kleopatra', legitimacy: 2 }]);
    expect(sources(state, 'white')).toEqual([]);
  });

  it('R 18.1 the dead count for nobody', () => {
    expect(countedHeir(game({ alexandros: royal('red', 'dead'), herakles: royal('red') }), 'red')).toBe('herakles');
    expect(sources(game({ alexandros: royal('red', 'dead'), olympias: royal('red', 'dead') }))).toEqual([]);
  });

  it('R 15.2 generals who bring some, on the map, in the Dispersed Box, or on their way (ruling dispersed-generals-count)', () => {
    for (const status of ['map', 'dispersed', 'awaiting'] as const)
      expect(sources(game({}, { perdikkas: general('red', status), krateros: general('red', status) }))).toEqual([
        { source: 'general', general: 'perdikkas', legitimacy: 1 },
      ]);
    for (const status of ['unused', 'reserve', 'eliminated'] as const)
      expect(sources(game({}, { perdikkas: general('red', status) }))).toEqual([]);
    expect(sources(game({}, { perdikkas: general('blue', 'map') }))).toEqual([]);
  });

  it('R 15.2, 17 Champions, and the Strategos of Europe, who controls Makedonia', () => {
    const control = markers('red', 'pella', 'pydna', 'amphipolis');
    expect(sources(game({}, {}, { champions: ['red', 'blue'], control }))).toEqual([
      { source: 'champion', legitimacy: 3 },
      { source: 'strategosOfEurope', legitimacy: 2 },
    ]);
    expect(sources(game({}, {}, { champions: ['red', 'blue'], control }), 'blue')).toEqual([
      { source: 'champion', legitimacy: 3 },
    ]);
  });

  it('R 15.4.3, 15.4.4 a tomb for whoever has the city, one at Pella for its builder for ever', () => {
    const tomb = (space: string | null, more: Partial<GameState>) =>
      game({}, {}, { body: { status: 'tomb', space, inside: false, controller: null }, ...more });
    const control = { memphis: 'red', pella: 'blue' } as const;
    expect(sources(tomb('memphis', { control }))).toEqual([{ source: 'tomb', space: 'memphis', legitimacy: 2 }]);
    expect(sources(tomb('memphis', { control }), 'blue')).toEqual([]);
    expect(sources(tomb('pella', { control, pellaBurial: 'red' }))).toEqual([
      { source: 'pellaBurial', legitimacy: 10 },
    ]);
    expect(
      sources(game({}, {}, { body: { status: 'cart', space: 'memphis', inside: false, controller: 'red' }, control })),
    ).toEqual([]);
  });

  it('R 20 a condemned general takes some, as long as he belongs to the faction (card 15)', () => {
    const condemned = { general: 'krateros', card: 15, legitimacy: 3 } as const;
    const state = game({}, { krateros: general('red', 'map') }, { condemned, champions: ['red'] });
    expect(sources(state)).toEqual([
      { source: 'champion', legitimacy: 3 },
      { source: 'condemnation', general: 'krateros', legitimacy: -3 },
    ]);
    expect(sources(game({}, { krateros: general('red', 'eliminated') }, { condemned }))).toEqual([]);
  });

  it('R 15.2 it is never below 0', () => {
    const condemned = { general: 'krateros', card: 15, legitimacy: 3 } as const;
    expect(legitimacy(openTable(game({}, { krateros: general('red', 'map') }, { condemned })), 'red')).toBe(0);
  });
});

describe('R 15.2 asked again', () => {
  /** Red has Perdikkas, 1, and Olympias, 3; the tomb is at Memphis, which nobody holds. */
  const table = () =>
    openTable(
      game(
        { olympias: royal('red') },
        { perdikkas: general('red', 'map') },
        { body: { status: 'tomb', space: 'memphis', inside: false, controller: null } },
      ),
    );
  type Working = ReturnType<typeof table>;
  const changed = (change: (situation: Working) => void): number => {
    const situation = table();
    expect([legitimacy(situation, 'red'), legitimacy(situation, 'red')]).toEqual([4, 4]);
    change(situation);
    return legitimacy(situation, 'red');
  };

  it('R 15.2 while nothing has changed it is the same for everybody', () => {
    expect(changed(() => undefined)).toBe(4);
    const situation = table();
    expect([legitimacy(situation, 'blue'), legitimacy(situation, 'red'), legitimacy(situation, 'blue')]).toEqual([
      0, 4, 0,
    ]);
  });

  it.each<[string, number, (situation: Working) => void]>([
    [
      'a general is no longer one’s own',
      3,
      (at) => (at.generals = { ...at.generals, perdikkas: general('blue', 'map') }),
    ],
    ['a royal is no longer one’s own', 1, (at) => (at.royals = { ...at.royals, olympias: royal('blue') })],
    ['a player has become a Champion', 7, (at) => (at.champions = ['red'])],
    ['a general has been condemned', 2, (at) => (at.condemned = { general: 'perdikkas', card: 15, legitimacy: 2 })],
    ['the body has been buried at Pella', 14, (at) => (at.pellaBurial = 'red')],
    ['the city of the tomb has been taken', 6, (at) => at.setController('memphis', 'red')],
  ])('R 15.2 when %s it is counted anew', (_, counts, change) => {
    expect(changed(change)).toBe(counts);
  });

  it('R 15.2 when Makedonia has been taken it is counted anew', () => {
    const taken = (at: Working): void => {
      for (const space of ['pella', 'pydna', 'amphipolis']) at.setController(space, 'red');
    };
    expect(changed(taken)).toBe(6);
  });

  it('R 15.4.4 when the body is no tomb any more it is counted anew', () => {
    const situation = table();
    situation.setController('memphis', 'red');
    expect(legitimacy(situation, 'red')).toBe(6);
    situation.body = { status: 'cart', space: 'memphis', inside: false, controller: 'blue' };
    expect(legitimacy(situation, 'red')).toBe(4);
  });
});
