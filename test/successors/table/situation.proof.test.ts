/** Whatever is counted beside the pieces equals what the pieces say, all through whole games. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { query, successors, type GameOptions, type GameState, type PlaceKey } from '../../../src/successors/index.js';
import { walk } from '../../kit/walk.js';
import { successorsKit } from '../kit.js';
import { situation } from '../golden/situation.js';
import { disagreements } from './plainly.js';

const GAMES = 2;
/** One state in so many is compared. */
const SAMPLE = 4;
const SEED = 323;

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each([
  { players: 2, edition: 'player-aid', interrupts: 'holders' },
  { players: 3, edition: 'rulebook', interrupts: 'everyone' },
  { players: 4, edition: 'player-aid', interrupts: 'everyone' },
  { players: 5, edition: 'rulebook', interrupts: 'holders' },
] as const satisfies readonly GameOptions[])('$players players, $edition, $interrupts', (options) => {
  const kit = { ...successorsKit, options: () => options };

  test('the situation that rules work on agrees with the state that is published', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        walk(kit, options.players, seed, ({ after, taste }) => {
          // The end of a game is always compared, because it cuts short what was being resolved.
          if (after.outcome === null && taste.draw(SAMPLE) > 0) return;
          expect(disagreements(successors.situationOf(after), after)).toEqual([]);
          if (taste.draw(SAMPLE) > 0) return;
          const again = copied(after);
          expect(disagreements(successors.situationOf(again), after)).toEqual([]);
          const { hands, deck, knownCards } = successors.viewFor(after, 'spectator');
          const seen = { ...after, hands, deck, knownCards } as GameState;
          expect(disagreements(successors.situationOf(successors.viewFor(after, 'spectator')), seen)).toEqual([]);
        });
      }),
      { numRuns: GAMES, seed: SEED, endOnFailure: true },
    );
  });
});

describe('each answer is compared', () => {
  const { state } = situation({
    // Three of the five spaces of Makedonia.
    markers: { red: ['pella', 'pydna', 'poteidaia'], blue: ['sardeis'] },
    forces: {
      'red:pella': { loyal: 3, mercenary: 1 },
      'blue:sardeis': { loyal: 1 },
      'blue:sardeis:inside': { elephant: 2 },
    },
    generals: { krateros: 'red:pella', antigonos: 'blue:sardeis' },
    minorGenerals: ['red:pella', 'blue:sardeis'],
    royals: { thessalonike: 'red:pella' },
    body: 'red:pella',
    independentArmies: { filon: 'rhagai' },
  });
  const asked = (changed: Partial<GameState>): readonly string[] => {
    const found = disagreements(successors.situationOf({ ...state, ...changed }), state);
    return [...new Set(found.map((text) => text.replace(/( from \d+)? answers .*/s, '')))];
  };
  const forces = (key: PlaceKey, units: query.SomeUnits) => ({ forces: { ...state.forces, [key]: units } });

  test('nothing differs from itself', () => expect(asked({})).toEqual([]));

  test('CUs', () => {
    expect(asked(forces('red:pella', { loyal: 4, mercenary: 1 }))).toEqual([
      'count(red:pella)',
      'units(red:pella).loyal',
      'countOf(red:pella, loyal)',
      'standing(red:pella).loyal',
    ]);
    expect(asked(forces('white:tyros', { loyal: 1 }))).toEqual([
      'seatsOutside(tyros)',
      'count(white:tyros)',
      'units(white:tyros).loyal',
      'countOf(white:tyros, loyal)',
      'standing(white:tyros).loyal',
      'nextForce(white)',
    ]);
    expect(asked(forces('white:tyros:inside', { loyal: 1 }))).toContain('seatsInside(tyros)');
    expect(asked({ moved: { ...state.moved, forces: { 'red:pella': { loyal: 1 } } } })).toEqual([
      'movedUnits(red:pella).loyal',
      'movedCount(red:pella)',
    ]);
  });

  test('markers', () => {
    const { pydna: _, ...control } = state.control;
    expect(asked({ control })).toEqual([
      'pointsAtRest',
      'controller(pydna)',
      'holder(pydna)',
      'provinceHolder(makedonia)',
      'provincePoints(red)',
      'nextMarker(red)',
    ]);
    expect(asked({ control: { ...state.control, sardeis: 'independent' } })).toEqual([
      'controller(sardeis)',
      'holder(sardeis)',
      'nextMarker(blue)',
      'nextMarker(independent)',
    ]);
  });

  test('generals', () => {
    const krateros = { ...state.generals.krateros, space: 'pydna' };
    expect(asked({ generals: { ...state.generals, krateros } })).toEqual([
      'generals',
      'officers(red:pella)',
      'officers(red:pydna)',
      'station(krateros)',
    ]);
    expect(asked({ minorGenerals: { 'red:pella': 2, 'blue:sardeis:inside': 1 } })).toEqual([
      'minors(red:pella)',
      'minors(blue:sardeis)',
      'minors(blue:sardeis:inside)',
      'minorsInPlay(red)',
      'nextMinors(blue)',
      'nextArmy(blue)',
    ]);
    expect(asked({ moved: { ...state.moved, minorGenerals: { 'red:pella': 1 }, generals: ['krateros'] } })).toEqual([
      'movedMinors(red:pella)',
      'hasMoved(krateros)',
      'hasMovedAt(krateros)',
    ]);
  });

  test('the royal family, the cart, Independent Armies', () => {
    const thessalonike = { ...state.royals.thessalonike, space: 'pydna' };
    expect(asked({ royals: { ...state.royals, thessalonike } })).toEqual(['royals', 'wards(pella)', 'wards(pydna)']);
    expect(asked({ body: { ...state.body, space: 'pydna' } })).toEqual(['body', 'wards(pella)', 'wards(pydna)']);
    const filon = { status: 'box', space: null } as const;
    expect(asked({ independentArmies: { ...state.independentArmies, filon } })).toEqual([
      'independentArmies',
      'independents(rhagai)',
    ]);
    expect(asked({ moved: { ...state.moved, royals: ['thessalonike'], cart: true } })).toEqual([
      'royalHasMoved(thessalonike)',
      'cartHasMoved',
    ]);
  });

  test('Siege Points', () =>
    expect(asked({ sieges: { sardeis: { by: 'red', points: 1 } } })).toEqual(['sieges', 'isBeset(sardeis)']));
});
