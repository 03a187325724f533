/** What the player aid says in fewer words, and is not different (docs/editions.md, "What is not"): both editions play it as the rulebook has it. */
import { describe, expect, it } from 'vitest';
import { loseUnits } from '../../../src/successors/deeds/units.js';
import type { Edition, GameOptions } from '../../../src/successors/options.js';
import { interceptors, largestFleetOwner, outside } from '../../../src/successors/questions.js';
import { mayInterceptAtSea } from '../../../src/successors/rules/08-5-naval-interception.js';
import { unitsOf } from '../../../src/successors/units.js';
import { carryOut, dice, forces, general, play, said, situationOf, topKind } from '../language.js';
import { choose, field, march, passes } from './battlefield.js';
import { activate, listed } from './marching.js';
import { begin } from './phases-support.js';
import { fleets } from './voyages.js';

const EDITIONS: readonly Edition[] = ['rulebook', 'player-aid'];
const played = (edition: Edition): GameOptions => ({ players: 4, edition });

describe.each(EDITIONS)('in the edition of the %s', (edition) => {
  const options = played(edition);

  it('R 8.5.1 a marker intercepts at sea within two spaces, and not with two between (ruling reach-at-sea)', () => {
    // From Ephesos the way by sea leads to the Kyklades, to Athenai and to Pherai.
    const may = (space: string) =>
      mayInterceptAtSea(
        situationOf(field({ options, control: { [space]: 'red' }, rest: { fleets: fleets({ kilikia: 'red' }) } })),
        'red',
        ['ephesos'],
      );
    expect(['kyklades', 'athenai', 'pherai'].map(may)).toEqual([true, true, false]);
  });

  it('R 8.3.9 an enemy marker is removed by three CUs, and not by two', () => {
    const removals = (mercenary: number) =>
      listed(
        activate(
          {
            state: field({
              options,
              control: { larisa: 'blue' },
              forces: { 'red:larisa': { mercenary } },
              generals: { antigonos: 'red:larisa' },
            }),
            events: [],
          },
          'antigonos',
          'red:larisa',
          { points: 2 },
        ),
        'removeEnemyMarker',
      );
    expect(removals(2)).toEqual([]);
    expect(removals(3)).toHaveLength(1);
  });

  it('R 11.1 CUs that have no general do not intercept, whoever could be placed with them', () => {
    const from = (minors: readonly string[]) =>
      interceptors(
        field({
          options,
          control: { pella: 'blue' },
          forces: { 'blue:pella': { loyal: 2 } },
          generals: { antigonos: 'red:larisa' },
          minors,
        }),
        'blue',
        { mover: 'red', space: 'larisa', from: 'lamia' },
      ).map(({ space }) => space);
    expect(from([])).toEqual([]);
    expect(from(['blue:pella'])).toEqual(['pella']);
  });

  it('R 17.2 to Disperse a general who is not active is an attack', () => {
    const met = march(
      field({
        options,
        forces: { 'red:lamia': { mercenary: 3 } },
        generals: { antigonos: 'red:lamia', seleukos: 'blue:larisa' },
        rest: { champions: ['red', 'blue'] },
      }),
      'red',
      'lamia',
      'larisa',
    );
    const told = passes(met);
    expect(general(told, 'seleukos').status).toBe('dispersed');
    expect(told.state.champions).toEqual(['blue']);
  });

  it('R 11.7.1 a withdrawal ends the activation (ruling after-withdrawal)', () => {
    const met = march(
      field({
        options,
        forces: { 'red:lamia': { mercenary: 3 }, 'blue:pella': { loyal: 2 } },
        generals: { antigonos: 'red:lamia', seleukos: 'blue:pella' },
      }),
      'red',
      'lamia',
      'larisa',
    );
    const begun = choose(met, { type: 'intercept', from: 'pella', commander: 'seleukos' });
    const declared = choose(choose(begun, { type: 'interceptWith', unit: 'loyal', count: 2 }), {
      type: 'declareInterception',
    });
    const told = choose(play(declared, ...dice(6)), { type: 'withdraw' });
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 3 });
    expect(general(told, 'antigonos').moved).toBe(true);
    expect(topKind(told)).toBeUndefined();
  });

  it('R 13.2.5 a siege is lifted when the besiegers are eliminated', () => {
    const told = carryOut(
      field({
        options,
        control: { pella: 'blue' },
        forces: { 'red:pella': { mercenary: 3 }, 'blue:pella:inside': { loyal: 1 } },
        generals: { antigonos: 'red:pella' },
        rest: { sieges: { pella: { by: 'red', points: 1 } } },
      }),
      (run) => loseUnits(run, 'red', outside('pella'), unitsOf('mercenary', 3), 'R 4.3'),
    );
    expect(told.state.sieges).toEqual({});
    expect(said(told, 'siegeLifted')).toMatchObject([{ space: 'pella', player: 'red' }]);
  });

  it('R 6.1.3 Demetrios comes to the player of an Antigonos who is dead', () => {
    const state = field({ options });
    const generals = {
      ...state.generals,
      antigonos: { status: 'eliminated', owner: 'yellow', space: null, inside: false },
    } as const;
    expect(general(begin({ ...state, turn: 3, generals }, 'turnEvents'), 'demetrios')).toMatchObject({
      status: 'awaiting',
      owner: 'yellow',
    });
  });

  it('R 7.4 the Largest Fleet is of fleets on the board', () => {
    const rest = { fleets: fleets({ phoinike: 'red' }), hands: { red: [11] } };
    expect(largestFleetOwner(field({ options, rest }))).toBeUndefined();
    const three = { fleets: fleets({ phoinike: 'red', kilikia: 'red' }) };
    expect(largestFleetOwner(field({ options, rest: three }))).toBe('red');
  });

  it('R 10.5, 11.2 who has avoided battle intercepts back, with a part of the Army too (ruling avoided-and-back)', () => {
    const met = march(
      field({
        options,
        forces: { 'red:lamia': { mercenary: 4 }, 'blue:larisa': { loyal: 2, mercenary: 2 } },
        generals: { antigonos: 'red:lamia', seleukos: 'blue:larisa' },
      }),
      'red',
      'lamia',
      'larisa',
    );
    const avoided = play(choose(met, { type: 'avoidBattle' }), ...dice(6));
    const gone = passes(choose(avoided, { type: 'avoidTo', to: 'pella' }));
    // R 10.5: all of it has gone.
    expect([forces(gone, 'blue:larisa'), forces(gone, 'blue:pella')]).toEqual([{}, { loyal: 2, mercenary: 2 }]);
    const begun = choose(gone, { type: 'intercept', from: 'pella', commander: 'seleukos' });
    const part = choose(begun, { type: 'interceptWith', unit: 'loyal', count: 2 });
    const led = choose(part, { type: 'placeMinorGeneral' });
    const back = play(choose(led, { type: 'declareInterception' }), ...dice(6));
    expect([forces(back, 'blue:larisa'), forces(back, 'blue:pella')]).toEqual([{ loyal: 2 }, { mercenary: 2 }]);
  });
});
