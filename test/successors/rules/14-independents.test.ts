import { describe, expect, test } from 'vitest';
import {
  independentArmyDefeated,
  independentVictory,
  pushIndependentMove,
} from '../../../src/successors/deeds/independents.js';
import { independentSteps, isBesieged } from '../../../src/successors/questions.js';
import type { GameState } from '../../../src/successors/state.js';
import { INDEPENDENT_ARMIES, type IndependentArmyId, type SpaceId } from '../../../src/successors/vocabulary.js';
import {
  carryOut,
  dice,
  legal,
  occupied,
  play,
  refused,
  royal,
  said,
  setting,
  topKind,
  units,
  type Setting,
  type Told,
} from '../language.js';

const at = (state: GameState, army: IndependentArmyId, space: SpaceId): GameState => ({
  ...state,
  independentArmies: { ...state.independentArmies, [army]: { status: 'map', space } },
});
/** Nobody but the armies that a test puts on the board. */
const board = (given: Setting = {}): GameState => {
  const state = setting(given);
  return {
    ...state,
    independentArmies: Object.fromEntries(
      INDEPENDENT_ARMIES.map((army) => [army, { status: 'box', space: null }]),
    ) as GameState['independentArmies'],
  };
};
const activate = (state: GameState, army: IndependentArmyId): Told =>
  carryOut(state, (run) => pushIndependentMove(run, 'red', army));
const go = (army: IndependentArmyId, to: SpaceId) =>
  ({ type: 'moveIndependentArmy', player: 'red', army, to }) as const;
const halt = (army: IndependentArmyId) => ({ type: 'endIndependentArmy', player: 'red', army }) as const;
const destinations = (told: Told): readonly SpaceId[] =>
  legal(told)
    .flatMap((action) => (action.type === 'moveIndependentArmy' ? [action.to] : []))
    .sort();
const reached = (state: GameState, army: IndependentArmyId, left = 3): readonly SpaceId[] => {
  const { space } = state.independentArmies[army];
  return independentSteps(state, { army, at: space ?? 'box', origin: space ?? 'box', left })
    .map(({ to }) => to)
    .sort();
};

describe('Activation', () => {
  test('R 14.1 from its box an army comes onto the board with its first Movement Point', () => {
    const told = activate(board({ control: {} }), 'seuthes');
    expect(destinations(told)).toEqual(['getai', 'istros', 'triballoi']);
    expect(legal(told).map(({ type }) => type)).not.toContain('endIndependentArmy');
    const landed = play(told, go('seuthes', 'getai'));
    expect(landed.state.independentArmies.seuthes).toEqual({ status: 'map', space: 'getai' });
    expect(landed.state.stack.at(-1)).toMatchObject({ kind: 'independentMove', left: 2, entered: 1 });
  });

  test('R 14.2.1 it may give up its move for an Independent marker, not in a Major City', () => {
    const told = activate(at(board({ control: { kabyle: 'blue' } }), 'seuthes', 'kabyle'), 'seuthes');
    expect(legal(told)).toContainEqual({ type: 'placeIndependentMarker', player: 'red', space: 'kabyle' });
    const settled = play(told, { type: 'placeIndependentMarker', player: 'red', space: 'kabyle' });
    expect(settled.state.control['kabyle']).toBe('independent');
    expect(settled.state.stack).toEqual([]);
    const city = activate(at(board({ control: { pella: 'blue' } }), 'seuthes', 'pella'), 'seuthes');
    expect(legal(city).some(({ type }) => type === 'placeIndependentMarker')).toBe(false);
  });

  test("R 14.2.1 where it ends it removes a player's marker", () => {
    const told = play(
      activate(at(board({ control: { kabyle: 'blue' } }), 'seuthes', 'byzantion'), 'seuthes'),
      go('seuthes', 'kabyle'),
      halt('seuthes'),
    );
    expect(told.state.control['kabyle']).toBeUndefined();
    expect(said(told, 'markerRemoved')).toMatchObject([{ rule: 'R 14.2.1', space: 'kabyle', faction: 'blue' }]);
  });

  test('R 14.2.1 it takes none on the way, and leaves Independent ones alone', () => {
    const state = at(board({ control: { byzantion: 'blue', kabyle: 'independent' } }), 'seuthes', 'chersonesos');
    const told = play(activate(state, 'seuthes'), go('seuthes', 'byzantion'), go('seuthes', 'kabyle'), halt('seuthes'));
    expect(told.state.control).toMatchObject({ byzantion: 'blue', kabyle: 'independent' });
  });

  test('R 14.6 it removes no marker of a Major City, and besieges by being there', () => {
    const told = play(
      activate(
        at(
          board({ control: { pella: 'blue' }, forces: { 'blue:pella:inside': { mercenary: 2 } } }),
          'seuthes',
          'amphipolis',
        ),
        'seuthes',
      ),
      go('seuthes', 'pella'),
      { type: 'pass', player: 'blue' },
      halt('seuthes'),
    );
    expect(told.state.control['pella']).toBe('blue');
    expect(units(told, 'blue:pella:inside').mercenary).toBe(2);
  });

  test('R 8.4.8, 14.2.2 straits may be crossed, the sea may not', () => {
    expect(reached(at(board({ control: {} }), 'seuthes', 'byzantion'), 'seuthes')).toEqual([
      'astakos',
      'chersonesos',
      'kabyle',
    ]);
    expect(reached(at(board({ control: {} }), 'seuthes', 'byzantion'), 'seuthes', 1)).toEqual([
      'chersonesos',
      'kabyle',
    ]);
  });

  test('R 14.1 an army that is gone is not activated', () => {
    const state = board({ control: {} });
    const gone = {
      ...state,
      independentArmies: { ...state.independentArmies, leosthenes: { status: 'removed', space: null } },
    } as const;
    expect(activate(gone, 'leosthenes').state.stack).toEqual([]);
  });

  test('R 14.3 an army that cannot move at all just ends', () => {
    const told = activate(board({ control: {} }), 'leosthenes');
    expect(legal(told)).toEqual([halt('leosthenes')]);
    expect(play(told, halt('leosthenes')).state.stack).toEqual([]);
  });
});

describe('Limits', () => {
  test('R 14.3 Leosthenes stays in Thessalia and Hellas', () => {
    expect(reached(at(board({ control: {} }), 'leosthenes', 'larisa'), 'leosthenes')).toEqual(['lamia', 'pherai']);
    expect(reached(at(board({ control: {} }), 'leosthenes', 'athenai'), 'leosthenes')).toEqual([
      'boiotia',
      'korinthos',
    ]);
  });

  test('R 14.3 Ariarathes stays in Kappadokia', () => {
    expect(reached(at(board({ control: {} }), 'ariarathes', 'melitene'), 'ariarathes')).toEqual(['komana']);
    expect(reached(at(board({ control: {} }), 'ariarathes', 'mazaka'), 'ariarathes')).toEqual([
      'dana',
      'komana',
      'zela',
    ]);
  });

  test('R 6.7 Filon goes from Hekatompylos to Rhagai, the way west', () => {
    const told = activate(at(board({ control: { rhagai: 'blue' } }), 'filon', 'hekatompylos'), 'filon');
    expect(destinations(told)).toEqual(['rhagai', 'zadrakarta']);
    const after = play(told, go('filon', 'rhagai'), halt('filon'));
    expect(after.state.independentArmies.filon.space).toBe('rhagai');
    expect(after.state.control['rhagai']).toBeUndefined();
    const next = play(activate({ ...after.state, stack: [] }, 'filon'), {
      type: 'placeIndependentMarker',
      player: 'red',
      space: 'rhagai',
    });
    expect(next.state.control['rhagai']).toBe('independent');
  });

  test('R 14.3 Filon may not end further east than he began, nor go where no way leads west', () => {
    const state = at(board({ control: {} }), 'filon', 'rhagai');
    expect(reached(state, 'filon', 2)).toEqual(['ekbatana']);
    const east = play(activate(state, 'filon'), go('filon', 'hekatompylos'));
    expect(legal(east)).toEqual([go('filon', 'rhagai')]);
    const west = play(activate(state, 'filon'), go('filon', 'ekbatana'));
    expect(legal(west)).toContainEqual(halt('filon'));
  });

  test('R 14.3 in Hellas Filon leaves the game', () => {
    const told = play(activate(at(board({ control: {} }), 'filon', 'lamia'), 'filon'), go('filon', 'boiotia'));
    expect(told.state.independentArmies.filon).toEqual({ status: 'removed', space: null });
    expect(said(told, 'independentArmyRemoved')).toMatchObject([{ rule: 'R 14.3', to: 'game' }]);
    expect(told.state.stack).toEqual([]);
  });
});

describe('Combat', () => {
  test('R 14.4 five to one overruns and goes on', () => {
    const state = at(
      board({ control: { kabyle: 'blue' }, forces: { 'blue:kabyle': { mercenary: 1 } } }),
      'seuthes',
      'byzantion',
    );
    const told = play(activate(state, 'seuthes'), go('seuthes', 'kabyle'));
    expect(said(told, 'overrun')).toMatchObject([{ by: 'independent', victim: 'blue', space: 'kabyle' }]);
    expect(occupied(told)).toEqual([]);
    expect(topKind(told)).toBe('independentMove');
    expect(legal(told)).toContainEqual(halt('seuthes'));
  });

  const meeting = (mercenary: number): Told =>
    play(
      activate(
        at(board({ control: { kabyle: 'blue' }, forces: { 'blue:kabyle': { mercenary } } }), 'seuthes', 'byzantion'),
        'seuthes',
      ),
      go('seuthes', 'kabyle'),
    );

  test('R 14.4 otherwise it stops and fights; it wins and removes the marker', () => {
    const told = meeting(2);
    expect(said(told, 'landBattleBegan')).toMatchObject([
      { attacker: 'independent', defender: 'blue', space: 'kabyle' },
    ]);
    const fought = play(told, ...dice(6, 6, 1, 1));
    expect(fought.state.independentArmies.seuthes.space).toBe('kabyle');
    expect(fought.state.control['kabyle']).toBeUndefined();
    expect(fought.state.stack).toEqual([]);
  });

  test('R 14.7 beaten, Seuthes goes to his box', () => {
    const fought = play(meeting(20), ...dice(1, 1, 6, 6));
    expect(fought.state.independentArmies.seuthes).toEqual({ status: 'box', space: null });
    expect(fought.state.control['kabyle']).toBe('blue');
    expect(fought.state.stack).toEqual([]);
  });

  test('R 12.6, 14.7 after a draw it goes back, or to its box, and removes no marker', () => {
    const state = at(
      board({ control: { kabyle: 'blue', byzantion: 'blue' }, forces: { 'blue:kabyle': { mercenary: 5 } } }),
      'seuthes',
      'byzantion',
    );
    const drawn = play(play(activate(state, 'seuthes'), go('seuthes', 'kabyle')), ...dice(3, 3, 3, 3));
    expect(said(drawn, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    expect(legal(drawn)).toEqual(
      ['byzantion', 'box'].map((to) => ({ type: 'retreatIndependentArmy', player: 'red', army: 'seuthes', to })),
    );
    const back = play(drawn, { type: 'retreatIndependentArmy', player: 'red', army: 'seuthes', to: 'byzantion' });
    expect(back.state.independentArmies.seuthes.space).toBe('byzantion');
    expect(back.state.control['byzantion']).toBe('blue');
    const boxed = play(drawn, { type: 'retreatIndependentArmy', player: 'red', army: 'seuthes', to: 'box' });
    expect(boxed.state.independentArmies.seuthes.status).toBe('box');
  });

  test('R 14.1, 18.1 it takes control of nobody before a Major City, where it passes by and where it stops', () => {
    const heir = { status: 'active', space: 'pella', inside: false, controller: 'blue' } as const;
    const state = board({ control: { pella: 'blue' } });
    const withHeir = { ...state, royals: { ...state.royals, alexandros: heir } };
    const before = play(
      activate(at(withHeir, 'glaukias', 'herakleia-lynkestis'), 'glaukias'),
      go('glaukias', 'pella'),
      { type: 'pass', player: 'blue' },
    );
    expect(topKind(before)).toBe('independentMove');
    expect(royal(before, 'alexandros').controller).toBe('blue');
    expect(said(play(before, go('glaukias', 'larisa'), halt('glaukias')), 'royalFreed')).toEqual([]);
    const besieged = play(before, halt('glaukias'));
    expect(isBesieged(besieged.state, 'pella')).toBe(true);
    expect(royal(besieged, 'alexandros').controller).toBe('blue');
  });

  test('R 14.7 the others leave the game when beaten', () => {
    const told = carryOut(at(board({ control: {} }), 'ariarathes', 'komana'), (run) =>
      independentArmyDefeated(run, 'ariarathes'),
    );
    expect(told.state.independentArmies.ariarathes).toEqual({ status: 'removed', space: null });
  });

  test("R 14.6, 14.7 a victory takes a player's marker, but not that of a Major City", () => {
    const won = carryOut(board({ control: { larisa: 'blue', pella: 'blue', lamia: 'independent' } }), (run) => {
      for (const space of ['larisa', 'pella', 'lamia']) independentVictory(run, space);
    });
    expect(won.state.control).toEqual({ pella: 'blue', lamia: 'independent' });
  });
});

describe('Refusals', () => {
  test('R 14.3 limits, the way west, and the entry', () => {
    const leosthenes = activate(at(board({ control: {} }), 'leosthenes', 'larisa'), 'leosthenes');
    expect(refused(leosthenes.state, go('leosthenes', 'pella'))).toEqual(['beyondLimits', 'R 14.3']);
    expect(refused(leosthenes.state, go('leosthenes', 'babylon'))).toEqual(['noPath', 'R 14.2.2']);
    const filon = activate(at(board({ control: {} }), 'filon', 'rhagai'), 'filon');
    const east = play(filon, go('filon', 'hekatompylos'));
    expect(refused(east.state, halt('filon'))).toEqual(['notWestward', 'R 14.3']);
    expect(refused(east.state, go('filon', 'zadrakarta'))).toEqual(['notWestward', 'R 14.3']);
    expect(refused(activate(board({ control: {} }), 'seuthes').state, halt('seuthes'))).toEqual([
      'mustEnter',
      'R 14.1',
    ]);
  });

  test('R 8.2 a mountain path with one Movement Point left', () => {
    const told = play(
      activate(at(board({ control: {} }), 'seuthes', 'chersonesos'), 'seuthes'),
      go('seuthes', 'byzantion'),
      go('seuthes', 'kabyle'),
    );
    expect(refused(told.state, go('seuthes', 'istros'))).toEqual(['notEnoughMovementPoints', 'R 8.2']);
  });
});
