import { describe, expect, test } from 'vitest';
import { eliminateGeneral } from '../../../../src/successors/deeds/generals.js';
import { eliminateGroupUnits, moveGroupTo, addRoyalOrCartToGroup } from '../../../../src/successors/deeds/group.js';
import { placeMarker, removeMarker } from '../../../../src/successors/deeds/markers.js';
import { loseUnits } from '../../../../src/successors/deeds/units.js';
import { inside, outside, unitsOf } from '../../../../src/successors/questions.js';
import { forceAt } from '../../../../src/successors/query/presence.js';
import { startMarch } from '../../../../src/successors/rules/08-3-land-movement.js';
import { goBack } from '../../../../src/successors/rules/09-regroup.js';
import { NOTHING_MOVED } from '../../../../src/successors/state.js';
import { activate, go, march, marching } from '../marching.js';
import {
  body,
  carryOut,
  dice,
  forces,
  general,
  minors,
  occupied,
  play,
  royal,
  said,
  setting,
  units,
} from '../../language.js';

describe('Ownership', () => {
  test('R 3.3.1 CUs without general and marker are Dispersed', () => {
    const state = setting({
      forces: { 'red:larisa': { mercenary: 2, loyal: 1 } },
      generals: { antigonos: 'red:larisa' },
    });
    const told = carryOut(state, (run) => eliminateGeneral(run, 'antigonos', 'R 12.4.1'));
    expect(said(told, 'unitsDispersed')).toMatchObject([{ rule: 'R 3.3.1', player: 'red', space: 'larisa' }]);
    expect(told.state.dispersed.red).toMatchObject({ mercenary: 2, loyal: 1 });
    expect(occupied(told)).toEqual([]);
  });

  test('R 3.3.1 a marker shows whose they are', () => {
    const state = setting({
      control: { larisa: 'red' },
      forces: { 'red:larisa': { mercenary: 2 } },
      generals: { antigonos: 'red:larisa' },
    });
    expect(
      said(
        carryOut(state, (run) => eliminateGeneral(run, 'antigonos', 'R 12.4.1')),
        'unitsDispersed',
      ),
    ).toEqual([]);
    const other = setting({ control: { larisa: 'red' }, forces: { 'red:larisa': { mercenary: 2 } } });
    expect(
      said(
        carryOut(other, (run) => placeMarker(run, 'larisa', 'independent', 'R 4.31.3')),
        'unitsDispersed',
      ),
    ).toHaveLength(1);
  });

  test('R 3.3.1 nothing is dispersed while a frame holds the space', () => {
    const state = setting({ forces: { 'red:larisa': { mercenary: 2 } }, generals: { antigonos: 'red:larisa' } });
    carryOut(state, (run) => {
      eliminateGeneral(run, 'antigonos', 'R 12.4.1');
      run.push({ kind: 'succession', player: 'red', space: 'larisa', inside: false, holds: 'larisa' });
      run.emit({ type: 'siegeLifted', rule: 'R 13.2.5', player: 'red', space: 'larisa' });
      expect(forceAt(run.state, 'red', 'larisa').mercenary).toBe(2);
    });
  });

  test('R 3.1.2 a Minor General without CUs goes home', () => {
    const state = setting({ forces: { 'red:larisa': { mercenary: 1 } }, minors: ['red:larisa', 'red:larisa'] });
    const told = carryOut(state, (run) => loseUnits(run, 'red', outside('larisa'), unitsOf('mercenary', 1), 'R 4.3'));
    expect(said(told, 'minorGeneralLifted')).toHaveLength(2);
    expect(minors(told, 'red')).toEqual([]);
  });
});

describe('Cities', () => {
  test('R 8.3.7 who is inside a city that becomes Independent has to leave it', () => {
    const state = setting({
      control: { pella: 'blue' },
      forces: { 'blue:pella:inside': { loyal: 2 }, 'blue:pella': { mercenary: 1 } },
      generals: { krateros: 'blue:pella:inside' },
      minors: ['blue:pella:inside'],
    });
    const told = carryOut(state, (run) => placeMarker(run, 'pella', 'independent', 'R 4.31.3'));
    expect(units(told, 'blue:pella')).toMatchObject({ loyal: 2, mercenary: 1 });
    expect(general(told, 'krateros')).toMatchObject({ space: 'pella', inside: false });
    expect(minors(told, 'blue')).toEqual([{ space: 'pella', inside: false, moved: false }]);
    expect(said(told, 'cityLeft')).toMatchObject([{ player: 'blue', space: 'pella' }]);
  });

  test('R 3.3.1 without a general outside they are Dispersed then', () => {
    const state = setting({ control: { pella: 'blue' }, forces: { 'blue:pella:inside': { loyal: 2 } } });
    const told = carryOut(state, (run) => placeMarker(run, 'pella', 'independent', 'R 4.31.3'));
    expect(told.state.dispersed.blue?.loyal).toBe(2);
  });

  test('R 8.3.7 with an enemy army before the walls they are Dispersed', () => {
    const state = setting({
      control: { pella: 'blue' },
      forces: { 'blue:pella:inside': { loyal: 2 }, 'red:pella': { mercenary: 3 } },
      generals: { krateros: 'blue:pella:inside', antigonos: 'red:pella' },
    });
    const told = carryOut(state, (run) => placeMarker(run, 'pella', 'red', 'R 6.6.3'));
    expect(general(told, 'krateros').status).toBe('dispersed');
    expect(told.state.dispersed.blue?.loyal).toBe(2);
    expect(units(told, 'red:pella').mercenary).toBe(3);
  });
});

describe('A city that changes hands', () => {
  test('R 8.3.7 CUs without a general leave it for the general before it', () => {
    const state = setting({
      control: { pella: 'blue' },
      forces: { 'blue:pella:inside': { loyal: 2 }, 'blue:pella': { mercenary: 1 } },
      generals: { krateros: 'blue:pella' },
    });
    const told = carryOut(state, (run) => placeMarker(run, 'pella', 'independent', 'R 4.31.3'));
    expect(forces(told, 'blue:pella')).toEqual({ loyal: 2, mercenary: 1 });
    expect(said(told, 'cityLeft')).toHaveLength(1);
    expect(body(told)).toMatchObject({ space: state.body.space, inside: state.body.inside });
  });

  test('R 8.3.7 the Army on the march leaves it with all that it has', () => {
    const state = setting({
      control: { pella: 'blue' },
      forces: { 'blue:pella': { loyal: 2 } },
      generals: { krateros: 'blue:pella' },
      active: 'blue',
    });
    const told = carryOut(state, (run) => {
      startMarch(run, { player: 'blue', commander: 'krateros', space: 'pella', inside: false, die: null, points: 4 });
      const march = run.frame('march');
      if (march === undefined) throw new Error('no march');
      moveGroupTo(run, march, inside('pella'));
      placeMarker(run, 'pella', 'independent', 'R 4.31.3');
    });
    expect(marching(told)).toMatchObject({ space: 'pella', inside: false });
    expect(marching(told).group).toMatchObject({ generals: ['krateros'], units: { loyal: 2 } });
    expect(forces(told, 'blue:pella')).toEqual({ loyal: 2 });
    expect(general(told, 'krateros')).toMatchObject({ space: 'pella', inside: false });
  });

  test('R 19.8 a capital is one no more when its founder’s marker is gone', () => {
    const state = setting({
      options: { players: 4, optionalRules: ['capitals'] },
      control: { larisa: 'red' },
      rest: { capitals: { red: { stage: 'standing', space: 'larisa' } } },
    });
    const told = carryOut(state, (run) => removeMarker(run, 'larisa', 'R 4.31.3'));
    expect(said(told, 'capitalDestroyed')).toMatchObject([{ player: 'red', space: 'larisa', by: null }]);
  });
});

describe('What stood open', () => {
  test('R 18.5.1 a wedding is held as soon as nothing stands in its way, wherever something has happened', () => {
    const state = setting({
      control: {},
      forces: { 'yellow:sardeis': { mercenary: 3 } },
      generals: { kassandros: 'yellow:sardeis' },
      rest: { contracts: [{ player: 'yellow', card: 31, bride: 'kleopatra' }] },
    });
    const told = carryOut(state, (run) => placeMarker(run, 'alexandreia', 'yellow', 'R 6.6.3.2'));
    expect(said(told, 'royalMarried')).toMatchObject([{ bride: 'kleopatra', player: 'yellow', space: 'sardeis' }]);
    expect(told.state.contracts).toEqual([]);
  });

  test('R 13.2.2, 13.2.4 a city falls when its garrison has become too small for the points before it', () => {
    const state = setting({
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary: 3 }, 'blue:pella:inside': { loyal: 2 } },
      generals: { antigonos: 'red:pella' },
      // Two points take a Major City with one CU inside, and three one with two.
      rest: { sieges: { pella: { by: 'red', points: 2 } } },
    });
    const told = carryOut(state, (run) => loseUnits(run, 'blue', inside('pella'), unitsOf('loyal', 1), 'R 4.3'));
    expect(said(play(told, ...dice(1)), 'spaceCaptured')).toMatchObject([
      { player: 'red', space: 'pella', from: 'blue' },
    ]);
  });
});

describe('Fleets', () => {
  const phoinike = { tyros: 'red', sidon: 'red', arados: 'red' } as const;

  test('R 3.4 a fleet comes with the control of its province', () => {
    const { arados: _, ...two } = phoinike;
    const told = carryOut(setting({ control: two }), (run) => placeMarker(run, 'arados', 'red', 'R 6.6.2'));
    expect(said(told, 'fleetGained')).toMatchObject([{ fleet: 'phoinike', player: 'red' }]);
    expect(told.state.fleets.phoinike.owner).toBe('red');
  });

  test('R 3.4.1 it shows its weak side then, and stays dispersed if it was', () => {
    const base = setting({ control: phoinike });
    const state = {
      ...base,
      fleets: { ...base.fleets, phoinike: { owner: 'red', upgraded: true, dispersed: true } },
    } as const;
    const told = carryOut(state, (run) => {
      for (const space of ['tyros', 'sidon', 'arados']) placeMarker(run, space, 'blue', 'R 6.6.2');
    });
    expect(told.state.fleets.phoinike).toEqual({ owner: 'blue', upgraded: false, dispersed: true });
    expect(said(told, 'fleetLost')).toMatchObject([{ player: 'red' }]);
  });

  test('R 3.4 where nobody controls the province, nobody has the fleet', () => {
    const base = setting({ control: phoinike });
    const state = {
      ...base,
      fleets: { ...base.fleets, phoinike: { owner: 'red', upgraded: false, dispersed: false } },
    } as const;
    expect(carryOut(state, (run) => removeMarker(run, 'tyros', 'R 13.2.4')).state.fleets.phoinike.owner).toBeNull();
  });

  test('R 3.4 that of Athenai goes with the city, the pirates with nothing', () => {
    const base = setting({ control: { athenai: 'red', tarsos: 'red', issos: 'red' } });
    const state = {
      ...base,
      fleets: {
        ...base.fleets,
        athenai: { owner: 'red', upgraded: false, dispersed: false },
        kilikia: { owner: 'blue', upgraded: false, dispersed: false },
      },
    } as const;
    const told = carryOut(state, (run) => {
      placeMarker(run, 'athenai', 'blue', 'R 6.6.2');
      removeMarker(run, 'tarsos', 'R 6.6.2');
    });
    expect(told.state.fleets.athenai.owner).toBe('blue');
    expect(told.state.fleets.kilikia.owner).toBe('blue');
  });
});

describe('Sieges', () => {
  // Two CUs inside take three points (R 13.2.2).
  const besieged = () =>
    setting({
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary: 2 }, 'blue:pella:inside': { loyal: 2 } },
      generals: { antigonos: 'red:pella' },
      rest: { sieges: { pella: { by: 'red', points: 2 } }, helepolis: { player: 'red', space: 'pella', bonus: 2 } },
    });

  test('R 13.2.5 a siege is lifted when the last CU is gone, and not before', () => {
    const one = carryOut(besieged(), (run) =>
      loseUnits(run, 'red', outside('pella'), unitsOf('mercenary', 1), 'R 4.3'),
    );
    expect(one.state.sieges['pella']?.points).toBe(2);
    const none = carryOut(besieged(), (run) =>
      loseUnits(run, 'red', outside('pella'), unitsOf('mercenary', 2), 'R 4.3'),
    );
    expect(none.state.sieges).toEqual({});
    expect(none.state.helepolis).toBeNull();
    expect(said(none, 'siegeLifted')).toHaveLength(1);
  });

  test('R 13.2.1 the Helepolis goes along with an Army that is besieging nothing', () => {
    const state = { ...besieged(), sieges: {} };
    const told = carryOut(state, (run) => {
      goBack(run, 'red', 'pella', 'larisa');
    });
    expect(told.state.helepolis).toEqual({ player: 'red', space: 'larisa', bonus: 2 });
  });
});

describe('The Helepolis (ruling helepolis)', () => {
  /** Antigonos with three Mercenaries and the tower at his own Kelainai, on the march with 4 Movement Points. */
  const army = (count = 3) =>
    activate(
      {
        control: { kelainai: 'red' },
        forces: { 'red:kelainai': { mercenary: count } },
        generals: { antigonos: 'red:kelainai' },
        rest: { helepolis: { player: 'red', space: 'kelainai', bonus: 2 } },
      },
      'antigonos',
      'red:kelainai',
      { points: 4 },
    );

  test('R 8.3.7, 13.2.1 the gate of its own city is no parting, and it comes out with its Army', () => {
    const within = go(army(2), { type: 'endActivation', inside: true });
    expect(forces(within, 'red:kelainai:inside')).toEqual({ mercenary: 2 });
    expect(within.state.helepolis).toEqual({ player: 'red', space: 'kelainai', bonus: 2 });
    const next = { ...within.state, moved: NOTHING_MOVED };
    const out = go(
      activate({ state: next, events: [] }, 'antigonos', 'red:kelainai:inside', { points: 4 }),
      march('sardeis'),
    );
    expect(out.state.helepolis).toEqual({ player: 'red', space: 'sardeis', bonus: 2 });
  });

  test('R 13.2.1 it stays with what is left of its Army, in either zone, and is lost with the last CU', () => {
    const parted = go(army(), { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: true }, march('sardeis'));
    expect(parted.state.helepolis).toEqual({ player: 'red', space: 'kelainai', bonus: 2 });
    const gone = carryOut(parted.state, (run) =>
      loseUnits(run, 'red', inside('kelainai'), unitsOf('mercenary', 1), 'R 4.3'),
    );
    expect(gone.state.helepolis).toBeNull();
    expect(said(gone, 'helepolisLost')).toHaveLength(1);
  });
});

describe('An Army that goes back', () => {
  const back = (lost: number) => {
    const at = setting({
      control: { pella: 'red' },
      forces: { 'red:pella': { mercenary: 2 } },
      generals: { krateros: 'red:pella' },
    });
    const philippos = { status: 'active', space: 'pella', inside: false, controller: 'red' } as const;
    return carryOut({ ...at, royals: { ...at.royals, philippos } }, (run) => {
      startMarch(run, { player: 'red', commander: 'krateros', space: 'pella', inside: false, die: null, points: 4 });
      const march = run.frame('march');
      if (march === undefined) throw new Error('no march');
      addRoyalOrCartToGroup(run, march, 'philippos');
      eliminateGroupUnits(run, march, unitsOf('mercenary', lost), 'R 12.6');
      goBack(run, 'red', 'pella', 'larisa');
    });
  };

  test('R 12.6, 18.6 with CUs left carries the royals that it had with it', () => {
    const told = back(1);
    expect(royal(told, 'philippos').space).toBe('larisa');
    expect(forces(told, 'red:larisa')).toEqual({ mercenary: 1 });
  });

  test('R 12.6, 18.6 without CUs carries nobody: its general goes back alone', () => {
    const told = back(2);
    expect(general(told, 'krateros').space).toBe('larisa');
    expect(royal(told, 'philippos').space).toBe('pella');
  });
});

describe('Victory', () => {
  /** Before Tyros, in which blue has two CUs, lie the points that take it from one. */
  const nearly = () => {
    const state = setting({
      control: { pella: 'red', pydna: 'red', tyros: 'blue' },
      generals: { perdikkas: 'red:pella', leonnatos: 'red:pella', krateros: 'red:tyros' },
      forces: { 'red:pella': { mercenary: 1 }, 'red:tyros': { mercenary: 3 }, 'blue:tyros:inside': { loyal: 2 } },
      rest: {
        sieges: { tyros: { by: 'red', points: 2 } },
        pellaBurial: 'red',
        body: { status: 'tomb', space: 'pella', inside: false, controller: null },
        champions: ['red'],
      },
    });
    const royals = {
      ...state.royals,
      olympias: { status: 'active', space: 'pella', inside: false, controller: 'red' },
    } as const;
    return { ...state, royals };
  };

  test('R 7.1 eighteen Legitimacy Points win at once', () => {
    const told = carryOut(nearly(), (run) => placeMarker(run, 'amphipolis', 'red', 'R 6.6.2'));
    expect(told.state.outcome).toMatchObject({ winners: ['red'], how: 'legitimacy' });
  });

  test('R 7.1, 13.2.4 and then no city falls any more', () => {
    const told = carryOut(nearly(), (run) => {
      loseUnits(run, 'blue', inside('tyros'), unitsOf('loyal', 1), 'R 4.3');
      placeMarker(run, 'amphipolis', 'red', 'R 6.6.2');
    });
    expect(told.state.outcome).toMatchObject({ winners: ['red'] });
    expect([told.state.stack, told.state.control.tyros]).toEqual([[], 'blue']);
  });
});
