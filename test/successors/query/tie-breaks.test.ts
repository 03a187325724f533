/** R 4.26, 6.3.1, 6.4.1, 7.3: Seniority, and ties between players. */
import { describe, expect, it } from 'vitest';
import { breakTie, bySeniority, highest, lowest, mostSenior, rankOf } from '../../../src/successors/questions.js';
import type { GameState, General, GeneralStatus } from '../../../src/successors/state.js';
import { GENERALS, type GeneralId, type PlayerId } from '../../../src/successors/vocabulary.js';
import { onMap, setting } from '../language.js';
import { field } from '../rules/battlefield.js';
import { markers } from '../rules/phases-support.js';

const ORDER = ['white', 'red', 'blue', 'yellow'] as const;
const general = (owner: PlayerId, status: GeneralStatus): General =>
  status === 'map' ? onMap(`${owner}:larisa`) : { status, owner, space: null, inside: false };
const having = (generals: Partial<Record<GeneralId, General>>, state: GameState = field({})): GameState => ({
  ...state,
  turnOrder: ORDER,
  generals: { ...state.generals, ...generals },
});

describe('R 4.26 Seniority', () => {
  it.each(['rulebook', 'player-aid'] as const)(
    'R 4.26, 4.29 every Major General before every Minor General, by the %s',
    (edition) => {
      const state = setting({ options: { players: 4, edition } });
      expect(GENERALS.every((id) => rankOf(state, id) < rankOf(state, 'minor'))).toBe(true);
      expect(mostSenior(state, ['minor', 'kassandros', 'perdikkas', 'minor'])).toEqual([
        'perdikkas',
        'kassandros',
        'minor',
        'minor',
      ]);
    },
  );
});

describe('R 6.4.1 by Seniority', () => {
  it('R 6.4.1 the player with the most senior Major General on the map, in the Dispersed Box, or on his way (ruling seniority-off-the-map)', () => {
    for (const status of ['map', 'dispersed', 'awaiting'] as const) {
      const state = having({ perdikkas: general('blue', status), krateros: general('red', 'map') });
      expect(bySeniority(state, ['red', 'blue'])).toBe('blue');
    }
    for (const status of ['eliminated', 'unused', 'reserve'] as const) {
      const state = having({ perdikkas: general('blue', status), krateros: general('red', 'map') });
      expect(bySeniority(state, ['red', 'blue'])).toBe('red');
    }
  });

  it('R 6.4.1 where nobody has any Turn Order decides; of one alone, he; of nobody, nobody', () => {
    expect(bySeniority(having({}), ['blue', 'yellow', 'red'])).toBe('red');
    expect(bySeniority(having({ krateros: general('red', 'map') }), ['blue'])).toBe('blue');
    expect(bySeniority(having({}), [])).toBeUndefined();
  });
});

describe('R 7.3 the end of the game', () => {
  it('R 7.3 by Makedonia, then by Macedonian CUs, then by Seniority', () => {
    const control = markers('yellow', 'pella', 'pydna', 'amphipolis');
    const forces = { 'red:larisa': { loyal: 2 }, 'blue:lamia': { loyal: 1, mercenary: 4 } };
    const generals = { perdikkas: general('blue', 'map') };
    expect(breakTie(having(generals, field({ control, forces })), ['blue', 'yellow', 'red'])).toBe('yellow');
    expect(breakTie(having(generals, field({ control, forces })), ['blue', 'red'])).toBe('red');
    expect(breakTie(having(generals, field({ control })), ['red', 'blue'])).toBe('blue');
    expect(breakTie(having(generals), ['red'])).toBe('red');
    expect(breakTie(having(generals), [])).toBeUndefined();
  });

  it('R 7.3 the highest and the lowest of some, in the order given', () => {
    const figure = (player: PlayerId) => ({ red: 2, blue: 5, yellow: 5, white: 1, black: 0 })[player];
    expect(highest(['yellow', 'red', 'blue'], figure)).toEqual(['yellow', 'blue']);
    expect(lowest(['yellow', 'red', 'blue', 'white'], figure)).toEqual(['white']);
    expect(highest([], figure)).toEqual([]);
  });
});
