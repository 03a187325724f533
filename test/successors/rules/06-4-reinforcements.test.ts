import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import { isBesieged } from '../../../src/successors/questions.js';
import { reinforcementsDue } from '../../../src/successors/query/reinforcements.js';
import type { GameState } from '../../../src/successors/state.js';
import type { PlayerId } from '../../../src/successors/vocabulary.js';
import { deployed, deploying, noArmies, put } from './deploying.js';
import { begin, board, FOUR_HANDS, markers, setUp } from './phases-support.js';
import { general, minors, onMap, play, situationOf, units } from '../language.js';
import { allUnits } from '../../../src/successors/units.js';

const started = setUp({ players: 4 }, FOUR_HANDS);
const at = (changes: Partial<GameState> = {}): GameState => ({
  ...started,
  turn: 2,
  turnOrder: ['red', 'blue', 'yellow', 'white'],
  ...changes,
});
const received = (state: GameState, player: PlayerId) =>
  reinforcementsDue(situationOf(state), player).map(({ unit, count, reason }) => `${count} ${unit}: ${reason}`);

describe('R 6.4.1: what is received', () => {
  test('R 6.1.1 nothing on Game Turn 1', () => {
    const { events } = begin({ ...started, turn: 1 }, 'reinforcements');
    expect(events.some(({ type }) => type === 'reinforcementsReceived')).toBe(false);
  });

  test('R 6.4.1 two Mercenaries for all; Makedonia, the most Legitimacy, and the most Victory Points bring more', () => {
    // White has Aigyptos and Thrake, 8 Victory Points. Red has 9 Legitimacy with Alexandros. Blue has Makedonia.
    expect(received(at(), 'red')).toEqual(['2 mercenary: everybody', '1 loyal: mostLegitimacy']);
    expect(received(at(), 'blue')).toEqual(['2 mercenary: everybody', '1 loyal: makedonia']);
    expect(received(at(), 'yellow')).toEqual(['2 mercenary: everybody']);
    expect(received(at(), 'white')).toEqual(['2 mercenary: everybody', '2 mercenary: mostVictoryPoints']);
  });

  test('R 6.4.1 those tied for the most Victory Points get one Mercenary each', () => {
    // Red: Babylonia 4 and Kilikia 2, and now Mesopotamia 2.
    const state = at({ control: { ...started.control, ...markers('red', 'thapsakos', 'karrhai', 'nisibis') } });
    expect(received(state, 'red')).toContain('1 mercenary: mostVictoryPoints');
    expect(received(state, 'white')).toContain('1 mercenary: mostVictoryPoints');
  });

  test('R 6.4.1 a tie for Legitimacy goes by Seniority, and Prestige Points do not count', () => {
    // Without royals and Makedonia: red 3 + 1 for Perdikkas, yellow 3 + 1 for Leonnatos, blue and white 3.
    // Perdikkas is the more senior; the 2 Prestige Points of Ptolemaios would put white first.
    const royals = { ...started.royals, alexandros: { ...started.royals.alexandros, controller: null } };
    const control = { ...started.control, ...markers('independent', 'pella') };
    const state = at({ royals, control });
    expect(
      ['red', 'blue', 'yellow', 'white'].map((player) =>
        received(state, player as PlayerId).includes('1 loyal: mostLegitimacy'),
      ),
    ).toEqual([true, false, false, false]);
  });

  test('R 6.4.1 Persian Popular Support brings a Mercenary as long as its holder controls Persis', () => {
    const persis = markers('yellow', 'persepolis', 'pasargadai', 'karmana');
    const holding = at({ popularSupport: 'yellow', control: { ...started.control, ...persis } });
    expect(received(holding, 'yellow')).toContain('1 mercenary: popularSupport');
    expect(received(at({ popularSupport: 'yellow' }), 'yellow')).not.toContain('1 mercenary: popularSupport');
    expect(received({ ...holding, popularSupport: 'red' }, 'yellow')).not.toContain('1 mercenary: popularSupport');
  });

  test('R 6.4.1 the Dispersed Box is emptied: CUs, Major Generals, fleets; Demetrios comes with them', () => {
    const generals = {
      ...started.generals,
      antigonos: { status: 'dispersed', owner: 'yellow', space: null, inside: false },
      demetrios: { status: 'awaiting', owner: 'yellow', space: null, inside: false },
      kassandros: { status: 'eliminated', owner: 'yellow', space: null, inside: false },
    } as const;
    const fleets = { ...started.fleets, karia: { owner: 'yellow', upgraded: false, dispersed: true } } as const;
    const dispersed = { yellow: allUnits({ loyal: 2, royalArmy: 1 }) };
    const { state, events } = begin(
      at({ generals, fleets, dispersed, turnOrder: ['yellow', 'red', 'blue', 'white'] }),
      'reinforcements',
    );
    expect(events).toContainEqual({
      type: 'reinforcementsReceived',
      rule: 'R 6.4.1',
      player: 'yellow',
      units: allUnits({ mercenary: 2, loyal: 2, royalArmy: 1 }),
      generals: ['antigonos', 'demetrios'],
    });
    expect(events).toContainEqual({ type: 'fleetReturned', rule: 'R 6.4.1', player: 'yellow', fleet: 'karia' });
    expect(state.fleets.karia.dispersed).toBe(false);
    expect(state.dispersed).toEqual({});
    expect(
      machine.legalActions(state).every((action) => action.type === 'deployGeneral' && action.general === 'antigonos'),
    ).toBe(true);
  });

  test('R 6.4.2 players deploy in Turn Order', () => {
    let state = begin(at({ turnOrder: ['white', 'red', 'blue', 'yellow'] }), 'reinforcements').state;
    const asked: PlayerId[] = [];
    for (let steps = 0; steps < 50 && state.stack.some(({ kind }) => kind === 'deploy'); steps++) {
      const actions = machine.legalActions(state);
      const action = actions.find(({ type }) => type === 'pass') ?? actions[0];
      if (action === undefined || action.player === 'chance') break;
      if (!asked.includes(action.player)) asked.push(action.player);
      state = play(state, action).state;
    }
    expect(asked).toEqual(['white', 'red', 'blue', 'yellow']);
  });
});

describe('R 6.4.2: where pieces may be placed', () => {
  test('R 6.4.2 a friendly spaces without an enemy Army, CU or General', () => {
    const control = markers('red', 'tarsos', 'issos', 'rhagai', 'abydos', 'gaza', 'lamia');
    const state = deploying(
      {},
      {
        control,
        forces: { 'blue:issos': { mercenary: 1 } },
        generals: { ...board().generals, peithon: onMap('blue:rhagai') },
        independentArmies: { ...noArmies(), leosthenes: { status: 'map', space: 'lamia' } },
      },
    );
    expect(deployed(state)).toEqual([
      '1 mercenary abydos',
      '2 mercenary abydos',
      '1 mercenary tarsos',
      '2 mercenary tarsos',
      '1 mercenary gaza',
      '2 mercenary gaza',
    ]);
  });

  test('R 6.4.2 b a space with a friendly General, wherever it is, if he was there at the start', () => {
    const generals = { ...board().generals, krateros: onMap('red:tp-amanos') };
    expect(deployed(deploying({ bases: ['tp-amanos'] }, { generals }))).toEqual([
      '1 mercenary tp-amanos',
      '2 mercenary tp-amanos',
    ]);
    expect(deployed(deploying({ bases: [] }, { generals }))).not.toContain('1 mercenary tp-amanos');
  });

  test('R 6.4.2 b where his General stands as the Reinforcement Phase begins', () => {
    const generals = { ...started.generals, krateros: onMap('red:tp-amanos') };
    expect(deployed(begin(at({ generals }), 'reinforcements').state)).toContain('2 mercenary tp-amanos');
  });

  test('R 6.4.2 what can be placed must be: there is no passing', () => {
    expect(deployed(deploying({}, { control: markers('red', 'tarsos') }))).not.toContain('pass');
  });
});

describe('R 6.4.3: how many', () => {
  const five = allUnits({ mercenary: 5 });
  const counts = (state: GameState, space: string) =>
    deployed(state).filter((text) => text.endsWith(` ${space}`)).length;

  test('R 6.4.3 no limit in a friendly Major City or with a Major General; two elsewhere', () => {
    const state = deploying(
      { units: five, bases: ['gordion', 'ankyra'] },
      {
        control: markers('red', 'kelainai', 'synnada'),
        generals: { ...board().generals, antigonos: onMap('red:gordion') },
        minorGenerals: { 'red:ankyra': 1 },
        forces: { 'red:ankyra': { mercenary: 1 } },
      },
    );
    expect(counts(state, 'kelainai')).toBe(5);
    expect(counts(state, 'gordion')).toBe(5);
    expect(counts(state, 'synnada')).toBe(2);
    expect(counts(state, 'ankyra')).toBe(2);
  });

  test('R 6.4.3 a Major General deployed at the same time lifts the limit, so Generals come first', () => {
    const state = deploying(
      { units: five, generals: ['antigonos'] },
      { control: markers('red', 'synnada', 'gordion') },
    );
    expect(deployed(state)).toEqual(['antigonos synnada', 'antigonos gordion']);
    const next = play(state, { type: 'deployGeneral', player: 'red', general: 'antigonos', space: 'synnada' }).state;
    expect(general(next, 'antigonos')).toEqual({ ...onMap('red:synnada'), moved: false });
    expect([counts(next, 'synnada'), counts(next, 'gordion')]).toEqual([5, 2]);
  });

  test('R 6.4.3 a Minor General does not lift it, nor does he open an enemy space', () => {
    const state = deploying(
      { bases: ['synnada'] },
      {
        control: markers('red', 'synnada'),
        minorGenerals: { 'red:synnada': 1 },
        forces: { 'red:synnada': { mercenary: 1 } },
      },
    );
    expect(counts(state, 'synnada')).toBe(2);
  });

  test('R 6.4.3 two in a space are two in all, of whatever kind', () => {
    const state = deploying(
      { units: allUnits({ mercenary: 1, loyal: 2 }) },
      { control: markers('red', 'tarsos', 'issos') },
    );
    const next = play(state, put('mercenary', 1, 'tarsos')).state;
    expect(deployed(next)).toEqual(['1 loyal tarsos', '1 loyal issos', '2 loyal issos']);
    expect(deployed(play(next, put('loyal', 1, 'tarsos')).state)).toEqual(['1 loyal issos']);
  });

  test('R 6.4.3 no CU into a Besieged Major City, but into the Army that besieges one', () => {
    const besieged = {
      control: { ...markers('red', 'kelainai', 'synnada'), ...markers('blue', 'sardeis') },
      forces: {
        'blue:kelainai': { mercenary: 3 },
        'red:kelainai:inside': { mercenary: 1 },
        'red:sardeis': { mercenary: 3 },
      },
      generals: { ...board().generals, antigonos: onMap('red:kelainai:inside'), krateros: onMap('red:sardeis') },
    } as const;
    const bases = ['kelainai', 'sardeis'];
    expect(deployed(deploying({ bases }, besieged))).toEqual([
      '1 mercenary sardeis',
      '2 mercenary sardeis',
      '1 mercenary synnada',
      '2 mercenary synnada',
    ]);
    // A General may join the one inside (ruling deploying-inside).
    const joining = deploying({ bases, generals: ['seleukos'] }, besieged);
    expect(deployed(joining)).toContain('seleukos kelainai');
    const inside = play(joining, {
      type: 'deployGeneral',
      player: 'red',
      general: 'seleukos',
      space: 'kelainai',
    }).state;
    expect(general(inside, 'seleukos')).toMatchObject({ space: 'kelainai', inside: true });
  });

  describe('R 4.4 a lone enemy General besieges nothing (ruling deploying-inside)', () => {
    /** Red holds Kelainai, Antigonos inside; lone blue Eumenes outside. */
    const kelainai = {
      control: markers('red', 'kelainai', 'synnada'),
      generals: {
        ...board().generals,
        antigonos: onMap('red:kelainai:inside'),
        eumenes: onMap('blue:kelainai'),
      },
    } as const;
    const bases = ['kelainai'];
    const joining = { bases, generals: ['demetrios'] } as const;

    test('R 6.4.2 b, 6.4.3 where a friendly General stood CUs come, and a Major General, outside', () => {
      const state = deploying({ bases, units: five }, kelainai);
      expect(counts(state, 'kelainai')).toBe(5);
      const two = play(state, put('mercenary', 2, 'kelainai')).state;
      expect(units(two, 'red:kelainai')).toEqual(allUnits({ mercenary: 2 }));
      const arrived = play(deploying(joining, kelainai), {
        type: 'deployGeneral',
        player: 'red',
        general: 'demetrios',
        space: 'kelainai',
      });
      expect(general(arrived, 'demetrios')).toMatchObject({ space: 'kelainai', inside: false });
    });

    test('R 6.4.3 with an enemy CU the city is besieged: no CUs, and a Major General inside', () => {
      const besieged = { ...kelainai, forces: { 'blue:kelainai': { mercenary: 1 } } };
      const state = deploying({ bases, units: five }, besieged);
      expect(counts(state, 'kelainai')).toBe(0);
      expect(machine.explainAction(state, put('mercenary', 1, 'kelainai'))?.code).toBe('cityBesieged');
      const arrived = play(deploying(joining, besieged), {
        type: 'deployGeneral',
        player: 'red',
        general: 'demetrios',
        space: 'kelainai',
      });
      expect(general(arrived, 'demetrios')).toMatchObject({ space: 'kelainai', inside: true });
    });

    test('R 6.4.2 a without a friendly General there he bars everything', () => {
      const generals = { ...board().generals, eumenes: onMap('blue:kelainai') };
      const state = deploying({ units: five }, { ...kelainai, generals });
      expect(counts(state, 'kelainai')).toBe(0);
      expect(machine.explainAction(state, put('mercenary', 1, 'kelainai'))?.code).toBe('enemiesThere');
    });
  });

  test('R 8.3.8.2 a General brings nobody among enemy CUs (ruling apart-at-rest)', () => {
    // Red Eumenes stands alone before blue's Kelainai; blue Antigonos has come out with two CUs.
    const generals = {
      ...board().generals,
      eumenes: onMap('red:kelainai'),
      antigonos: onMap('blue:kelainai'),
    };
    const control = { ...markers('blue', 'kelainai'), ...markers('red', 'tarsos') };
    const out = { control, generals, forces: { 'blue:kelainai': { mercenary: 2 } } };
    const bases = ['kelainai'];
    const state = deploying({ bases }, out);
    expect(deployed(state)).toEqual(['1 mercenary tarsos', '2 mercenary tarsos']);
    expect(machine.explainAction(state, put('mercenary', 1, 'kelainai'))).toMatchObject({
      code: 'enemiesThere',
      rule: 'R 8.3.8.2',
    });
    expect(deployed(deploying({ bases, generals: ['demetrios'] }, out))).toEqual(['demetrios tarsos']);
    // Were they still inside, Eumenes would be joined, by as many as there are, and besiege the city.
    const within = {
      control,
      generals: { ...generals, antigonos: onMap('blue:kelainai:inside') },
      forces: { 'blue:kelainai:inside': { mercenary: 2 } },
    };
    const joined = play(deploying({ bases, units: five }, within), put('mercenary', 5, 'kelainai'));
    expect(units(joined, 'red:kelainai')).toEqual(allUnits({ mercenary: 5 }));
    expect(isBesieged(joined.state, 'kelainai')).toBe(true);
    // An Independent Army bars it in the same way.
    const independentArmies = { ...noArmies(), ariarathes: { status: 'map', space: 'kelainai' } } as const;
    expect(deployed(deploying({ bases }, { ...within, independentArmies }))).not.toContain('1 mercenary kelainai');
  });

  test('R 3.3.3.1 the Silver Shields come as one counter', () => {
    const state = deploying({ units: allUnits({ silverShields: 2 }) }, { control: markers('red', 'tarsos') });
    expect(deployed(state)).toEqual(['2 silverShields tarsos']);
  });

  test('R 6.4.3 CUs that must stay together go to one space, all of them', () => {
    const state = deploying(
      { units: allUnits({ mercenary: 3 }), together: true, spaces: ['tarsos', 'gaza'] },
      { control: markers('red', 'tarsos', 'issos') },
    );
    expect(deployed(state)).toEqual(['3 mercenary tarsos']);
  });
});

describe('R 6.4.3: the last resort', () => {
  test('R 6.4.3 what finds no room may go, two to a province, to uncontrolled or Independent spaces of nobody else', () => {
    const control = {
      ...markers('red', 'tarsos'),
      ...markers('blue', 'memphis', 'pelousion', 'thebai', 'kelainai'),
      ...markers('independent', 'komana'),
    };
    const state = deploying({ units: allUnits({ mercenary: 5 }) }, { control });
    expect(deployed(state)).toEqual(['1 mercenary tarsos', '2 mercenary tarsos']);
    const next = play(state, put('mercenary', 2, 'tarsos')).state;
    const open = deployed(next);
    // Komana is Independent, Issos is red's own province without a marker. Alexandreia is in blue's province, Kelainai is blue's.
    expect(open).toEqual(
      expect.arrayContaining([
        '1 mercenary komana',
        '2 mercenary komana',
        '2 mercenary issos',
        '2 mercenary synnada',
        'pass',
      ]),
    );
    expect(open).not.toContain('1 mercenary alexandreia');
    expect(open).not.toContain('1 mercenary kelainai');
    expect(open.some((text) => text.includes('tp-'))).toBe(false);
    const there = play(next, put('mercenary', 2, 'komana'));
    expect(units(there, 'red:komana')).toEqual(allUnits({ mercenary: 2 }));
    expect(minors(there, 'red')).toEqual([{ space: 'komana', inside: false, moved: false }]);
    expect(deployed(there.state)).not.toContain('1 mercenary mazaka');
    expect(deployed(there.state)).toContain('1 mercenary synnada');
  });

  test('R 6.4.3 without a Minor General in the supply they would be Dispersed, and are (ruling last-resort)', () => {
    const minorGenerals = { 'red:tp-amanos': 1, 'red:tp-kibyra': 1, 'red:tp-thadmor': 1, 'red:tp-anatho': 1 };
    const state = deploying({}, { minorGenerals });
    expect(state.dispersed['red']).toEqual(allUnits({ mercenary: 2 }));
    expect(state.stack.some(({ kind }) => kind === 'deploy')).toBe(false);
  });

  test('R 6.4.3 declining it sends the rest to the Dispersed Box', () => {
    const { state, events } = play(deploying({}), { type: 'pass', player: 'red' });
    expect(state.dispersed['red']).toEqual(allUnits({ mercenary: 2 }));
    expect(events).toContainEqual({
      type: 'reinforcementsDispersed',
      rule: 'R 6.4.3',
      player: 'red',
      units: allUnits({ mercenary: 2 }),
      generals: [],
    });
  });

  test('R 6.4.3 a Major General without room may go there too, and two CUs with him', () => {
    const state = deploying({ generals: ['demetrios'], units: allUnits({ mercenary: 3 }) });
    const next = play(state, { type: 'deployGeneral', player: 'red', general: 'demetrios', space: 'gordion' }).state;
    expect(deployed(next)).toContain('2 mercenary gordion');
    expect(deployed(next)).not.toContain('3 mercenary gordion');
    const done = play(next, put('mercenary', 2, 'gordion')).state;
    expect(minors(done, 'red')).toEqual([]);
  });

  test('R 6.4.3 a General who cannot or will not be placed goes back to the Dispersed Box', () => {
    const { state } = play(deploying({ generals: ['demetrios'], units: allUnits({}) }), {
      type: 'pass',
      player: 'red',
    });
    expect(general(state, 'demetrios')).toMatchObject({ status: 'dispersed', owner: 'red', space: null });
  });

  test('R 6.4.3 there is none where a card names the spaces', () => {
    expect(deploying({ spaces: ['tarsos'] }).dispersed['red']).toEqual(allUnits({ mercenary: 2 }));
  });
});

describe('R 6.4.3: Minor Generals', () => {
  const changes = { control: markers('red', 'tarsos', 'issos'), forces: { 'red:issos': { mercenary: 1 } } };

  test('R 6.4.3 in the Reinforcement Phase they may be placed last, in friendly spaces with CUs of their own', () => {
    const state = play(deploying({ minorGenerals: true }, changes), put('mercenary', 2, 'tarsos')).state;
    expect(machine.legalActions(state)).toEqual([
      { type: 'deployMinorGeneral', player: 'red', space: 'tarsos', inside: false },
      { type: 'deployMinorGeneral', player: 'red', space: 'issos', inside: false },
      { type: 'pass', player: 'red' },
    ]);
    const one = play(state, { type: 'deployMinorGeneral', player: 'red', space: 'issos', inside: false }).state;
    expect(minors(one, 'red')).toEqual([{ space: 'issos', inside: false, moved: false }]);
    expect(machine.legalActions(one)).toHaveLength(2);
    expect(play(one, { type: 'pass', player: 'red' }).state.stack.some(({ kind }) => kind === 'deploy')).toBe(false);
  });

  test('R 3.1.2, 6.4.3 beside a Major General too, in either zone, but in friendly spaces only', () => {
    const state = play(
      deploying(
        { minorGenerals: true, units: allUnits({ mercenary: 1 }) },
        {
          control: { ...markers('red', 'pella', 'tarsos'), ...markers('independent', 'komana') },
          generals: { ...board().generals, antipatros: onMap('red:pella'), krateros: onMap('red:komana') },
          forces: {
            'red:pella': { loyal: 4 },
            'red:pella:inside': { mercenary: 1 },
            'red:komana': { mercenary: 2 },
            'red:tarsos': { mercenary: 1 },
          },
          minorGenerals: { 'red:tarsos': 1 },
        },
      ),
      put('mercenary', 1, 'tarsos'),
    ).state;
    const pella = (inside: boolean): Action => ({ type: 'deployMinorGeneral', player: 'red', space: 'pella', inside });
    expect(machine.legalActions(state)).toEqual([pella(false), pella(true), { type: 'pass', player: 'red' }]);
    const one = play(state, pella(false)).state;
    expect(machine.legalActions(one)).toEqual([pella(true), { type: 'pass', player: 'red' }]);
    expect(minors(play(one, pella(true)).state, 'red')).toHaveLength(3);
  });

  test('R 3.1.2, 6.4.3 from the supply only', () => {
    const minorGenerals = { 'red:issos': 4 };
    const state = play(
      deploying({ minorGenerals: true }, { ...changes, minorGenerals }),
      put('mercenary', 2, 'tarsos'),
    );
    expect(state.state.stack.some(({ kind }) => kind === 'deploy')).toBe(false);
  });

  test('R 6.4.3 at other times nobody is asked (ruling deploying-minor-generals)', () => {
    const state = play(deploying({}, changes), put('mercenary', 2, 'tarsos')).state;
    expect(state.stack.some(({ kind }) => kind === 'deploy')).toBe(false);
  });
});

describe('R 6.4.3: choices', () => {
  test('R 6.4.2 where there is not room for all, the owner chooses which CUs are placed', () => {
    const control = markers('red', 'tarsos');
    const scarce = deploying({ units: allUnits({ mercenary: 2, loyal: 1 }) }, { control });
    expect(deployed(scarce)).toEqual(['1 mercenary tarsos', '2 mercenary tarsos', '1 loyal tarsos']);
    const enough = deploying({ units: allUnits({ mercenary: 1, loyal: 1 }) }, { control });
    expect(deployed(enough)).toEqual(['1 mercenary tarsos']);
  });

  test('R 6.4.3 Minor Generals may join leaderless CUs inside a city, a besieged one too', () => {
    const state = play(
      deploying(
        { minorGenerals: true, bases: [] },
        {
          control: markers('red', 'kelainai', 'tarsos'),
          forces: { 'red:kelainai:inside': { mercenary: 2 }, 'blue:kelainai': { mercenary: 3 } },
          minorGenerals: { 'blue:kelainai': 1 },
        },
      ),
      put('mercenary', 2, 'tarsos'),
    ).state;
    const joined = play(state, { type: 'deployMinorGeneral', player: 'red', space: 'kelainai', inside: true }).state;
    expect(minors(joined, 'red')).toEqual([{ space: 'kelainai', inside: true, moved: false }]);
  });
});

describe('R 6.4.3: what fits and what does not', () => {
  const two = allUnits({ mercenary: 2 });
  const stage = (state: GameState) => state.stack.find(({ kind }) => kind === 'deploy');

  test('R 6.4.2 each general in hand is placed, one after the other', () => {
    const state = deploying(
      { generals: ['antigonos', 'demetrios'], units: allUnits({}) },
      { control: markers('red', 'tarsos') },
    );
    expect(deployed(state)).toEqual(['antigonos tarsos']);
    const next = play(state, { type: 'deployGeneral', player: 'red', general: 'antigonos', space: 'tarsos' }).state;
    expect(deployed(next)).toEqual(['demetrios tarsos']);
  });

  test('R 6.4.3 a general for whom the spaces named have no room goes to the Dispersed Box', () => {
    const state = deploying({ generals: ['demetrios'], units: allUnits({}), spaces: ['tarsos'] });
    expect(stage(state)).toBeUndefined();
    expect(general(state, 'demetrios')).toMatchObject({ status: 'dispersed', owner: 'red' });
    expect(state.dispersed).toEqual({});
  });

  test('R 6.4.3 who declines a place for his general still has his CUs in hand', () => {
    const { state, events } = play(deploying({ generals: ['demetrios'], units: two }), { type: 'pass', player: 'red' });
    expect(events).toContainEqual({
      type: 'reinforcementsDispersed',
      rule: 'R 6.4.3',
      player: 'red',
      units: allUnits({}),
      generals: ['demetrios'],
    });
    expect(state.dispersed).toEqual({});
    expect(stage(state)).toMatchObject({ stage: 'resort', generals: [], units: { mercenary: 2 } });
    expect(deployed(state)).toContain('2 mercenary gordion');
  });

  test('R 6.4.3 as a last resort any of them, of whatever kind, or none', () => {
    const listed = deployed(deploying({ units: allUnits({ mercenary: 1, loyal: 1 }) }));
    expect(listed).toEqual(expect.arrayContaining(['1 mercenary gordion', '1 loyal gordion', 'pass']));
  });

  test('R 3.3.3.1 where one CU more fits everywhere, the Silver Shields wait for what fits', () => {
    const control = markers('red', 'tarsos', 'issos', 'gordion');
    const placed = { tarsos: 1, issos: 1, gordion: 1 };
    const state = deploying({ units: allUnits({ silverShields: 2, elephant: 1 }), placed }, { control });
    expect([...deployed(state)].sort()).toEqual(['1 elephant gordion', '1 elephant issos', '1 elephant tarsos']);
    // Alone they find no place but by the last resort.
    const alone = deploying({ units: allUnits({ silverShields: 2 }), placed }, { control });
    expect(stage(alone)).toMatchObject({ stage: 'resort' });
    expect(deployed(alone)).toContain('2 silverShields ankyra');
  });

  test('R 6.4.2 nothing else is done meanwhile', () => {
    const state = deploying({}, { control: markers('red', 'tarsos') });
    expect(machine.explainAction(state, { type: 'rollMovement', player: 'red' })).toMatchObject({
      code: 'outOfPhase',
      rule: 'R 6.4.2',
    });
  });
});
