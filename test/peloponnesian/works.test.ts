import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { changeControl } from '../../src/peloponnesian/deeds/control.js';
import { captureStronghold } from '../../src/peloponnesian/deeds/fall.js';
import { raiseHelots } from '../../src/peloponnesian/deeds/helots.js';
import { beginRevolt } from '../../src/peloponnesian/deeds/revolts.js';
import { machine } from '../../src/peloponnesian/machine.js';
import * as questions from '../../src/peloponnesian/questions/building.js';
import { siegeOf } from '../../src/peloponnesian/questions/war.js';
import { hexNamed } from '../../src/peloponnesian/query/presence.js';
import { isSuppliedPlace } from '../../src/peloponnesian/query/supply.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { CityId, HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { atBuildStage, building, rich } from './building.js';
import { withRegion } from './changed.js';
import { doing } from './doing.js';
import { alike } from './field.js';
import { bare, cities, situation, units } from './positions.js';
import { listed, play, refused, rolls, started } from './table.js';

const base = (hex: HexId, player: PlayerId = 'athens'): Action => ({ type: 'buildBase', player, hex });
const fort = (hex: HexId, player: PlayerId = 'athens'): Action => ({ type: 'buildFort', player, hex });
const walls = (city: CityId, player: PlayerId = 'athens'): Action => ({ type: 'buildWalls', player, city });

/** Lepreum in Elis: small, walled, on the coast, and no port. Colophon in Samos: the same without walls. */
const [LEPREUM, COLOPHON, PYLOS, DECELEA, GYTHEUM] = ['W2434', 'W6031', 'W2337', 'W3729', 'W2940'] as const;

/** Puts units in one hex. */
const all = (ids: readonly UnitId[], at: HexId): GameState['units'] =>
  Object.fromEntries(ids.map((id) => [id, { at }])) as GameState['units'];

/** Athens besieges Lepreum with three hoplites. */
const hoplites = alike('attica-hoplite-4', 3);
const besieging: GameState = cities(units(rich(bare), all(hoplites, LEPREUM)), { lepreum: { siege: 3 } });

/** The sieges of a player. */
const sieges = (state: GameState, player: PlayerId): GameState =>
  started({ ...state, stack: [{ kind: 'sieges', player, stage: 'numbers', done: [], at: null }] });

describe('R 7.6.3: bases', () => {
  it('R 7.6.1: in any friendly city that is not besieged, with a unit or without; a masked one will do', () => {
    const masked = units(rich(bare), { 'attica-hoplite-4-1': { at: GYTHEUM } });
    expect(play(building(masked, 'sparta'), base(GYTHEUM, 'sparta')).state.bases).toEqual({ [GYTHEUM]: 'sparta' });
    const state = building(rich(bare));
    expect(refused(state, base(GYTHEUM))).toEqual(['noBuilder', 'R 7.6.1']);
    expect(refused(state, base('W9999'))).toEqual(['hexUnknown', 'R 7.6.3']);
  });

  it('anywhere a unit stands on land, on an uninhabited island too; not where it is at sea', () => {
    const state = units(rich(bare), {
      'attica-hoplite-4-1': { at: DECELEA },
      'attica-hoplite-4-2': { at: 'W5542' },
      'attica-fleet-6-1': { at: 'saronicGulf' },
    });
    const sites = questions.baseSites(situation(state), 'athens');
    expect(sites).toEqual(expect.arrayContaining([DECELEA, 'W5542']));
    expect(sites.every((hex) => /^W\d{4}$/.test(hex))).toBe(true);
  });

  it('ruling Q37: one base in a hex, whoever’s it is', () => {
    const { state } = play(building(rich(bare)), base(COLOPHON));
    expect(refused(state, base(COLOPHON))).toEqual(['baseThere', 'ruling Q37']);
    const enemy = building({ ...besieging, bases: { [LEPREUM]: 'sparta' } });
    expect(refused(enemy, base(LEPREUM))).toEqual(['baseThere', 'ruling Q37']);
  });

  it('R 7.6.3 a: not in a besieged city, but on one by a besieging unit, although enemies are inside', () => {
    const defended = units(besieging, { 'laconia-hoplite-5-1': { at: LEPREUM, inside: true } });
    expect(refused(building(defended, 'sparta'), base(LEPREUM, 'sparta'))).toEqual(['noBuilder', 'R 7.6.1']);
    expect(play(building(defended), base(LEPREUM)).state.bases).toEqual({ [LEPREUM]: 'athens' });
    // Where the units only mask the city, those inside are in the way (ruling Q37).
    const masked = cities(defended, { lepreum: {} });
    expect(refused(building(masked), base(LEPREUM))).toEqual(['noBuilder', 'R 7.6.1']);
  });

  it('R 7.6.3 a: a base on a besieged city is lost when the siege is broken', () => {
    const { state } = play(building(besieging), base(LEPREUM));
    const { state: after, events } = play(sieges(state, 'athens'), {
      type: 'liftSiege',
      player: 'athens',
      hex: LEPREUM,
    });
    expect(after.bases).toEqual({});
    expect(events).toContainEqual({ type: 'baseDestroyed', rule: 'R 7.6.3', hex: LEPREUM, of: 'athens', by: 'sparta' });
    // Too few besiegers are left.
    const few = sieges({ ...state, units: { 'attica-hoplite-4-1': { at: LEPREUM } } }, 'athens');
    expect(few.bases).toEqual({});
  });

  it('R 7.6.3 a: it remains when the siege succeeds, and is inside the city then', () => {
    const { state } = play(building(besieging), base(LEPREUM));
    const resolved = play(sieges(state, 'athens'), { type: 'resolveSiege', player: 'athens', hex: LEPREUM }).state;
    const fallen = rolls(resolved, 6);
    expect([fallen.cities['lepreum'], fallen.bases]).toEqual([{ held: 'athens' }, { [LEPREUM]: 'athens' }]);
    // It is lost with the city.
    const lost = doing(fallen, (run) => void captureStronghold(run, LEPREUM, 'sparta', 'storm', 'R 18.3.4')).state;
    expect(lost.bases).toEqual({});
  });

  it('ruling Q140: supply goes on from a base on a besieged city, and does not from one in it', () => {
    const near = (state: GameState): boolean =>
      isSuppliedPlace(situation(state), hexNamed(situation(state), 'W2433'), 'empire');
    const field = units(besieging, { 'attica-hoplite-4-4': { at: 'W2433' } });
    const lines: GameState = { ...field, bases: { W3731: 'athens', [LEPREUM]: 'athens' } };
    expect(near({ ...lines, bases: { W3731: 'athens' } })).toBe(false);
    expect(near(lines)).toBe(true);
    // The same base inside, before which the enemy stands.
    const shutIn = units(cities({ ...lines, units: {} }, { lepreum: { held: 'athens' } }), {
      'attica-hoplite-4-4': { at: 'W2433' },
      ...all(alike('laconia-hoplite-5', 2), LEPREUM),
    });
    expect(near(shutIn)).toBe(false);
  });

  it('ruling Q140: a base before a city makes no port of it for those inside', () => {
    const fleet: UnitId = 'samos-fleet-5-1';
    const besieged = cities(units(rich(bare), all(hoplites, COLOPHON)), { colophon: { held: 'sparta', siege: 3 } });
    const ours = { ...besieged, bases: { [COLOPHON]: 'athens' as const } };
    expect(listed(building(ours), 'buildBase').some(({ hex }) => hex === COLOPHON)).toBe(false);
    const placing = (state: GameState): readonly CityId[] =>
      listed(
        started({
          ...state,
          units: { ...state.units, [fleet]: { at: 'forcePool' } },
          stack: [{ kind: 'placement', player: 'athens', moved: [] }],
        }),
        'place',
      ).flatMap(({ unit, city }) => (unit === fleet ? [city] : []));
    expect(placing(ours)).not.toContain('colophon');
    // R 7.6.3 c, ruling Q35: a base inside makes it one.
    expect(placing({ ...rich(bare), bases: {} })).not.toContain('colophon');
    expect(placing({ ...rich(bare), bases: { [COLOPHON]: 'athens' } })).toContain('colophon');
  });

  it('R 7.6.3 c: no fleet is needed to besiege a city of which a base has made a port', () => {
    const { state } = play(building(rich(bare)), base(COLOPHON));
    expect(siegeOf(situation(state), COLOPHON)).toMatchObject({ units: 2, fleets: 0 });
  });

  it('R 7.6.3 b, ruling Q59: a fort in a coastal hex is a port if it has a base; its siege needs no fleet', () => {
    const ashore = units(rich(bare), {
      'attica-hoplite-4-1': { at: PYLOS },
      'attica-fleet-6-1': { at: PYLOS, off: 'messenianSea' },
    });
    const withFort = play(building(ashore), fort(PYLOS)).state;
    expect([withFort.units['attica-hoplite-4-1'], withFort.units['attica-fleet-6-1']]).toEqual([
      { at: PYLOS, inside: true },
      { at: PYLOS, off: 'messenianSea' },
    ]);
    const { state } = play(withFort, base(PYLOS));
    expect(state.units['attica-fleet-6-1']).toEqual({ at: PYLOS, inside: true, off: 'messenianSea' });
    expect(siegeOf(situation(state), PYLOS)).toMatchObject({ units: 2, fleets: 0 });
  });

  it('R 22.4.5: in the campaign no base is placed without a Build stage', () => {
    const state = started({
      ...units(bare, { 'attica-hoplite-4-1': { at: PYLOS } }),
      stack: [{ kind: 'placement', player: 'athens', moved: [] }],
    });
    expect(listed(state, 'placeBase')).toEqual([]);
  });
});

describe('R 7.6.2: forts', () => {
  it('in any hex without a city where the player has a unit', () => {
    const state = building(
      units(rich(bare), {
        'attica-hoplite-4-1': { at: PYLOS },
        'attica-hoplite-4-2': { at: LEPREUM },
        'attica-hoplite-4-3': { at: 'W3731', inside: true },
      }),
    );
    expect(listed(state, 'buildFort').map(({ hex }) => hex)).toEqual([PYLOS]);
    expect(refused(state, fort(LEPREUM))).toEqual(['cityThere', 'R 7.6.2']);
    expect(refused(state, fort(DECELEA))).toEqual(['noUnitThere', 'R 7.6.2']);
    expect(refused(play(state, fort(PYLOS)).state, fort(PYLOS))).toEqual(['fortThere', 'ruling Q37']);
    expect(questions.fortSites(situation(state), 'athens')).toEqual([PYLOS]);
  });

  it('R 11.1.2: on the site of a destroyed city as well', () => {
    const ruins = cities(units(rich(bare), { 'attica-hoplite-4-1': { at: LEPREUM } }), {
      lepreum: { destroyed: true },
    });
    expect(listed(building(ruins), 'buildFort').map(({ hex }) => hex)).toEqual([LEPREUM]);
  });

  it('the unit that has built it moves in the first Campaign Turn', () => {
    const { state } = play(building(units(rich(bare), { 'attica-hoplite-4-1': { at: PYLOS } })), fort(PYLOS));
    const moving = started({
      ...state,
      campaignTurn: 1,
      stack: [{ kind: 'movement', player: 'athens', stage: 'moving', marched: [], sailed: [], attacks: [] }],
    });
    expect(listed(moving, 'march').map(({ piece }) => piece)).toEqual(['attica-hoplite-4-1']);
  });
});

describe('R 7.6.4: walled cities', () => {
  it('the example: walls of a medium city that are begun in Summer are complete in the Build stage of Fall', () => {
    const summer: GameState = { ...rich(bare), season: 'summer', turn: 1 };
    const { state, events } = play(building(summer), walls('phocaea'));
    expect(events).toContainEqual({ type: 'wallsBegun', rule: 'R 7.6.4', city: 'phocaea', by: 'athens', due: 'fall' });
    expect(state.treasuries['athens']).toBe(99);
    // Until then the city is unfortified.
    expect(state.cities['phocaea']).toEqual({ wallsDue: 2 });
    const still = atBuildStage(state).state;
    expect(still.cities['phocaea']).toEqual({ wallsDue: 2 });
    const fall = atBuildStage({ ...still, season: 'fall', turn: 2 });
    expect(fall.events[0]).toEqual({ type: 'wallsBuilt', rule: 'R 7.6.4', city: 'phocaea' });
    expect(fall.state.cities['phocaea']).toEqual({ walled: true });
  });

  it('any friendly city without walls that is not besieged, with a unit or without', () => {
    const state = building(
      cities(rich(bare), { cos: { siege: 2 }, delos: { held: 'sparta' }, oenoe: { destroyed: true } }),
    );
    const sites = listed(state, 'buildWalls').map(({ city }) => city);
    expect(sites).toEqual(questions.wallSites(situation(state), 'athens'));
    expect(sites).toEqual(expect.arrayContaining(['colophon', 'phocaea', 'cyme']));
    for (const city of ['cos', 'delos', 'oenoe', 'elis'])
      expect(refused(state, walls(city))).toEqual(['cityNotOpen', 'R 7.6.1']);
    expect(refused(state, walls('athens'))).toEqual(['walledAlready', 'R 7.6.4']);
    expect(refused(play(state, walls('phocaea')).state, walls('phocaea'))).toEqual(['wallsBegunAlready', 'R 7.6.4']);
  });

  it('R 7.7: walls of a large city are too dear for one talent', () => {
    const state = building(rich(bare, 1), 'sparta');
    expect(refused(state, walls('elis', 'sparta'))).toEqual(['cannotAfford', 'R 7.7']);
    expect(listed(state, 'buildWalls').map(({ city }) => city)).toContain('patrae');
  });

  it('R 11.3.1: walls that are down are built again', () => {
    const state = building(cities(rich(bare), { notium: { walled: false } }));
    const { state: after } = play(state, walls('notium'));
    expect('notium' in after.cities).toBe(false);
  });

  it('ruling Q39: a siege does not stop walls that are being built', () => {
    const begun = cities(rich(bare), { phocaea: { wallsDue: 1, siege: 4 } });
    const { state } = atBuildStage({ ...begun, season: 'summer', turn: 1 });
    expect(state.cities['phocaea']).toEqual({ walled: true, siege: 4 });
  });

  it('R 6.5.5, ruling Q39: they are removed when the city is taken', () => {
    const begun = cities(units(rich(bare), all(alike('laconia-hoplite-5', 2), 'W5826')), { phocaea: { wallsDue: 1 } });
    const { state, events } = doing(
      begun,
      (run) => void captureStronghold(run, 'W5826', 'sparta', 'storm', 'R 18.3.4'),
    );
    expect(state.cities['phocaea']).toEqual({ held: 'sparta' });
    expect(events).toContainEqual({ type: 'wallsAbandoned', rule: 'R 6.5.5', city: 'phocaea' });
  });

  it('R 6.5.5: a city in revolt that builds its walls again is as the map prints it', () => {
    const notium = situation(bare).ground.map.cities.find(({ id }) => id === 'notium');
    if (notium === undefined) throw new RangeError('there is no Notium');
    const down = cities(rich(bare), { notium: { walled: false } });
    expect(doing(down, (run) => beginRevolt(run, notium, 'samos')).state.cities['notium']).toEqual({ revolt: 0 });
  });

  it('R 4.3.1: they stay when the region changes hands', () => {
    const begun = withRegion(cities(rich(bare), { phocaea: { wallsDue: 1 } }), 'lesbos', { allegiance: -3 });
    const { state } = doing(begun, (run) => changeControl(run, 'lesbos', 'sparta', 'R 4.3.1'));
    expect([state.regions['lesbos']?.player, state.cities['phocaea']]).toEqual(['sparta', { wallsDue: 1 }]);
  });
});

describe('R C: works in cities in which helots have risen', () => {
  const effect = machine
    .situationOf(bare)
    .components.cards.kinds.flatMap((kind) => (kind.effect.does === 'helots' ? [kind.effect] : []))[0];
  if (effect === undefined) throw new RangeError('no card raises helots');

  it('unfinished walls and bases are removed where no Spartan unit is inside', () => {
    const begun = cities(
      {
        ...units(rich(bare), { 'laconia-hoplite-5-1': { at: 'W3137', inside: true } }),
        bases: { [GYTHEUM]: 'sparta', W3137: 'sparta' },
      },
      { prasiae: { wallsDue: 1 }, gytheum: { walled: false, wallsDue: 1 } },
    );
    const { state } = doing(begun, (run) => raiseHelots(run, effect, 'athens'));
    expect(state.bases).toEqual({ W3137: 'sparta' });
    expect([state.cities['prasiae']?.wallsDue, state.cities['gytheum']?.wallsDue]).toEqual([1, undefined]);
  });

  it('ruling Q141: nothing is built there unless a unit is inside', () => {
    const risen = cities(rich(bare), { prasiae: { helots: true } });
    expect(refused(building(risen, 'sparta'), walls('prasiae', 'sparta'))).toEqual(['helotsRise', 'ruling Q141']);
    expect(refused(building(risen, 'sparta'), base('W3137', 'sparta'))).toEqual(['helotsRise', 'ruling Q141']);
    const held = building(units(risen, { 'laconia-hoplite-5-1': { at: 'W3137', inside: true } }), 'sparta');
    expect(refused(held, walls('prasiae', 'sparta'))).toBeNull();
    expect(refused(held, base('W3137', 'sparta'))).toBeNull();
  });
});
