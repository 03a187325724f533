import { describe, expect, test } from 'vitest';
import { board as defaultBoard } from '../../../src/successors/data/board.js';
import { cards as defaultCards } from '../../../src/successors/data/cards.js';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import { PLAYER_COUNTS } from '../../../src/successors/options.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { GameState } from '../../../src/successors/state.js';
import { GENERALS, PLAYERS, type GeneralId } from '../../../src/successors/vocabulary.js';
import { board, deal, FOUR_HANDS, placeAll, setUp } from './phases-support.js';
import { general, play, royal, units } from '../language.js';
import { allUnits } from '../../../src/successors/units.js';

const start = (players: 2 | 3 | 4 | 5) => machine.start(initialState({ players })).state;
const withStatus = (state: ReturnType<typeof start>, status: string) =>
  GENERALS.filter((id) => state.generals[id].status === status);

describe('R 5: the board', () => {
  const state = initialState({ players: 4 });

  test('R 5.1 the board laid out is the one that was asked for', () => {
    const spaces = defaultBoard.spaces.map((space) =>
      space.id === 'pella' ? { ...space, independent: 3 as const } : space,
    );
    expect(initialState({ players: 4, board: { ...defaultBoard, spaces } }).control['pella']).toBe('independent');
    expect(state.control['pella']).toBeUndefined();
  });

  test('R 5.2 all 59 cards are in one deck', () => {
    expect(state.deck).toEqual(Array.from({ length: 59 }, (_, index) => index + 1));
    expect(Object.values(state.hands).flat()).toEqual([]);
  });

  test('R 5.2 so are those of a deck of one’s own, in whatever order it lists them', () => {
    const cards = [...defaultCards].reverse();
    expect(initialState({ players: 4, cards }).deck).toEqual(state.deck);
  });

  test('R 19.8 capitals are remembered where they are built, and nowhere else', () => {
    expect(initialState({ players: 4, optionalRules: ['capitals'] }).capitals).toEqual({});
    expect(state).not.toHaveProperty('capitals');
  });

  test('R 5.3 the royal family and the cart are in their places, outside the cities (R 18.4.1)', () => {
    const at = (status: 'active' | 'inactive', space: string) => ({ status, space, inside: false, controller: null });
    expect(state.royals).toEqual({
      alexandros: at('active', 'babylon'),
      herakles: at('active', 'damaskos'),
      kleopatra: at('inactive', 'sardeis'),
      olympias: at('inactive', 'molossia'),
      thessalonike: at('inactive', 'pella'),
      philippos: { status: 'box', space: null, inside: false, controller: null },
    });
    expect(state.body).toEqual({ status: 'cart', space: 'babylon', inside: false, controller: null });
  });

  test('R 5.6 everybody is a Champion', () => {
    expect(state.champions).toEqual(['red', 'blue', 'yellow', 'white']);
  });

  test('R 5.7 an Independent marker stands wherever the board prints one, and no other', () => {
    expect(Object.keys(state.control)).toHaveLength(43);
    expect(new Set(Object.values(state.control))).toEqual(new Set(['independent']));
    expect(state.control).toMatchObject({ athenai: 'independent', komana: 'independent', sagalassos: 'independent' });
    expect(state.control['sardeis']).toBeUndefined();
  });

  test('R 5.8 Leosthenes and Ariarathes are on the map, the other three in their boxes', () => {
    expect(state.independentArmies).toEqual({
      leosthenes: { status: 'map', space: 'lamia' },
      ariarathes: { status: 'map', space: 'komana' },
      filon: { status: 'box', space: null },
      seuthes: { status: 'box', space: null },
      glaukias: { status: 'box', space: null },
    });
  });

  test('R 5.9 it is Game Turn 1, and nobody has a fleet', () => {
    expect(state.turn).toBe(1);
    expect(
      Object.values(state.fleets).every(({ owner, upgraded, dispersed }) => owner === null && !upgraded && !dispersed),
    ).toBe(true);
  });

  test('R 5.5 the first n seats play, in the order of the seats', () => {
    for (const players of PLAYER_COUNTS) expect(initialState({ players }).turnOrder).toEqual(PLAYERS.slice(0, players));
  });
});

describe('R 5.4: dealing', () => {
  test('R 5.4.2 two players: four of eight each; Eumenes, Seleukos and Kassandros can be hired, Demetrios waits', () => {
    const state = start(2);
    expect(withStatus(state, 'reserve')).toEqual(['seleukos', 'eumenes', 'kassandros']);
    expect(general(state, 'demetrios').status).toBe('unused');
    const done = setUp(
      { players: 2 },
      {
        red: ['krateros', 'ptolemaios', 'leonnatos', 'peithon'],
        blue: ['perdikkas', 'antipatros', 'lysimachos', 'antigonos'],
      },
    );
    expect(GENERALS.filter((id) => done.generals[id].owner === 'blue')).toEqual([
      'perdikkas',
      'antipatros',
      'lysimachos',
      'antigonos',
    ]);
    expect(withStatus(done, 'map')).toHaveLength(8);
  });

  test('R 5.4.3 three players: nine Generals with Eumenes, three each', () => {
    const state = start(3);
    expect(machine.chanceOutcomes(state)).toHaveLength(9);
    expect(withStatus(state, 'reserve')).toEqual(['seleukos', 'kassandros']);
    const done = setUp(
      { players: 3 },
      {
        red: ['perdikkas', 'antipatros', 'krateros'],
        blue: ['eumenes', 'ptolemaios', 'leonnatos'],
        yellow: ['peithon', 'lysimachos', 'antigonos'],
      },
    );
    expect(general(done, 'eumenes')).toMatchObject({ status: 'map', owner: 'blue' });
  });

  test('R 5.4.4 four players: two each, dealt one by one, each left as likely', () => {
    let state = start(4);
    for (let left = 8; left > 0; left--) {
      const outcomes = machine.chanceOutcomes(state);
      expect(outcomes).toHaveLength(left);
      expect(outcomes.every(({ weight, action }) => weight === 1 && action.type === 'dealGeneral')).toBe(true);
      const first = outcomes[0];
      if (first === undefined) throw new Error('nothing to deal');
      state = play(state, first.action).state;
    }
    for (const player of ['red', 'blue', 'yellow', 'white']) {
      expect(GENERALS.filter((id) => state.generals[id].owner === player)).toHaveLength(2);
    }
  });

  const FIVE: Record<string, readonly GeneralId[]> = {
    red: ['perdikkas', 'eumenes'],
    blue: ['antipatros', 'seleukos'],
    yellow: ['krateros', 'antigonos'],
    white: ['ptolemaios', 'lysimachos'],
    black: ['leonnatos', 'peithon'],
  };

  test('R 5.4.5 five players: each keeps one of two, in the order of the seats', () => {
    let state = deal(start(5), FIVE);
    for (const player of PLAYERS) {
      expect(machine.actors(state)).toEqual([player]);
      const [first, second] = FIVE[player] ?? [];
      expect(machine.legalActions(state)).toEqual([
        { type: 'keepGeneral', player, general: first },
        { type: 'keepGeneral', player, general: second },
      ]);
      state = play(state, { type: 'keepGeneral', player, general: first ?? 'perdikkas' }).state;
    }
    const given = ['eumenes', 'seleukos', 'antigonos', 'lysimachos', 'peithon'];
    expect(machine.chanceOutcomes(state).map(({ action }) => 'general' in action && action.general)).toEqual(given);
    expect(withStatus(state, 'reserve')).toEqual(['kassandros']);
  });

  test('R 5.4.5 of those dealt to him, and nothing else is done meanwhile', () => {
    const objections = (state: GameState, ...actions: readonly Action[]) =>
      actions.map((action) => {
        const { code, rule, params } = machine.explainAction(state, action) ?? {};
        return [code, rule, params];
      });
    const roll: Action = { type: 'roll', player: 'chance', die: 1 };
    expect(objections(start(5), roll)).toEqual([['outOfPhase', 'R 5.4', { type: 'roll' }]]);
    const state = deal(start(5), FIVE);
    expect(
      objections(
        state,
        { type: 'keepGeneral', player: 'red', general: 'antipatros' },
        { type: 'placeGeneral', player: 'red', general: 'antipatros', space: 'pella' },
      ),
    ).toEqual([
      ['notOffered', 'R 5.4.5', { general: 'antipatros' }],
      ['outOfPhase', 'R 5.4.5', { type: 'placeGeneral' }],
    ]);
  });

  test('R 5.4.5 what is given up is dealt again, so that everybody has two; one may get his own back', () => {
    let state = deal(start(5), FIVE);
    for (const player of PLAYERS)
      state = play(state, { type: 'keepGeneral', player, general: FIVE[player]?.[1] ?? 'perdikkas' }).state;
    state = deal(state, {
      red: ['perdikkas'],
      blue: ['krateros'],
      yellow: ['antipatros'],
      white: ['leonnatos'],
      black: ['ptolemaios'],
    });
    const owners = Object.fromEntries(GENERALS.map((id) => [id, state.generals[id].owner]));
    expect(owners).toMatchObject({
      perdikkas: 'red',
      eumenes: 'red',
      krateros: 'blue',
      seleukos: 'blue',
      antipatros: 'yellow',
      antigonos: 'yellow',
      leonnatos: 'white',
      lysimachos: 'white',
      ptolemaios: 'black',
      peithon: 'black',
      kassandros: null,
      demetrios: null,
    });
  });
});

describe('R 5.4.1: placing', () => {
  test('R 5.4.4 the owner of Perdikkas begins, and the others follow clockwise, each with all his Generals', () => {
    const state = deal(start(4), {
      red: ['krateros', 'lysimachos'],
      blue: ['antigonos', 'leonnatos'],
      yellow: ['perdikkas', 'peithon'],
      white: ['antipatros', 'ptolemaios'],
    });
    expect(withStatus(state, 'map')).toEqual(['perdikkas', 'antipatros', 'ptolemaios', 'peithon']);
    expect(machine.legalActions(state)).toEqual([
      { type: 'placeGeneral', player: 'red', general: 'krateros', space: 'tarsos' },
      { type: 'placeGeneral', player: 'red', general: 'krateros', space: 'issos' },
    ]);
    const next = play(state, { type: 'placeGeneral', player: 'red', general: 'krateros', space: 'issos' }).state;
    expect(machine.legalActions(next).map((action) => 'space' in action && action.space)).toEqual([
      'chersonesos',
      'byzantion',
      'abdera',
      'philippopolis',
      'kabyle',
    ]);
    const third = play(next, { type: 'placeGeneral', player: 'red', general: 'lysimachos', space: 'kabyle' }).state;
    expect(machine.legalActions(third).map((action) => 'space' in action && action.space)).toEqual([
      'abydos',
      'kyzikos',
    ]);
    expect(units(third, 'red:kabyle')).toEqual(allUnits({ loyal: 2, mercenary: 2 }));
  });

  test('R 5.4.1 forces and markers of each', () => {
    const state = setUp({ players: 4 }, FOUR_HANDS);
    const at = (key: string) => units(state, key);
    expect(at('red:babylon')).toEqual(allUnits({ royalArmy: 4, elephant: 2 }));
    expect(at('red:tarsos')).toEqual(allUnits({ loyal: 2, royalArmy: 2 }));
    expect(at('blue:pella')).toEqual(allUnits({ loyal: 2, royalArmy: 2 }));
    expect(at('blue:ekbatana')).toEqual(allUnits({ loyal: 2, mercenary: 2 }));
    expect(at('yellow:kelainai')).toEqual(allUnits({ loyal: 2, mercenary: 2 }));
    expect(at('yellow:abydos')).toEqual(allUnits({ loyal: 2, mercenary: 2 }));
    expect(at('white:memphis')).toEqual(allUnits({ loyal: 2, mercenary: 2 }));
    expect(at('white:chersonesos')).toEqual(allUnits({ loyal: 2, mercenary: 2 }));
    const count = (player: string) => Object.values(state.control).filter((holder) => holder === player).length;
    expect([count('red'), count('blue'), count('yellow'), count('white')]).toEqual([6 + 2, 5 + 6, 4 + 2, 5 + 5]);
    expect(count('independent')).toBe(43);
  });

  test('R 5.4.5 Eumenes replaces the Independent markers of Kappadokia but that of Komana', () => {
    const state = deal(start(3), {
      red: ['eumenes', 'ptolemaios', 'peithon'],
      blue: ['antipatros', 'krateros', 'leonnatos'],
      yellow: ['perdikkas', 'lysimachos', 'antigonos'],
    });
    let current = play(state, { type: 'placeGeneral', player: 'yellow', general: 'lysimachos', space: 'abdera' }).state;
    expect(machine.legalActions(current).map((action) => 'space' in action && action.space)).toEqual([
      'dana',
      'melitene',
      'mazaka',
      'zela',
      'amaseja',
    ]);
    current = play(current, { type: 'placeGeneral', player: 'red', general: 'eumenes', space: 'zela' }).state;
    expect(current.control).toMatchObject({
      dana: 'red',
      melitene: 'red',
      mazaka: 'red',
      zela: 'red',
      amaseja: 'red',
      komana: 'independent',
    });
    expect(units(current, 'red:zela')).toEqual(allUnits({ loyal: 2, mercenary: 2 }));
  });

  test('R 5.4.5 Eumenes alone replaces them: on a board with one in Makedonia Antipatros leaves it there', () => {
    const spaces = defaultBoard.spaces.map((space) =>
      space.id === 'amphipolis' ? { ...space, independent: 1 as const } : space,
    );
    const { control } = setUp({ players: 4, board: { ...defaultBoard, spaces } }, FOUR_HANDS);
    expect(control).toMatchObject({ pella: 'blue', pydna: 'blue', amphipolis: 'independent' });
  });

  test('R 5.4.5 Seleukos has both spaces of Koile Syria, and so Herakles with him', () => {
    let state = deal(start(5), {
      red: ['perdikkas', 'eumenes'],
      blue: ['seleukos', 'antipatros'],
      yellow: ['krateros', 'antigonos'],
      white: ['ptolemaios', 'lysimachos'],
      black: ['leonnatos', 'peithon'],
    });
    for (const general of ['perdikkas', 'seleukos', 'antigonos', 'ptolemaios', 'peithon'] as const) {
      const [player] = machine.actors(state);
      if (player === undefined || player === 'chance') throw new Error('nobody chooses');
      state = play(state, { type: 'keepGeneral', player, general }).state;
    }
    state = placeAll(
      deal(state, {
        red: ['krateros'],
        blue: ['antipatros'],
        yellow: ['eumenes'],
        white: ['lysimachos'],
        black: ['leonnatos'],
      }),
    );
    expect(state.control).toMatchObject({ damaskos: 'blue', heliopolis: 'blue' });
    expect(units(state, 'blue:damaskos')).toEqual(allUnits({ loyal: 2, mercenary: 2 }));
    expect(general(state, 'seleukos')).toMatchObject({ status: 'map', space: 'damaskos', inside: false });
    expect(royal(state, 'herakles').controller).toBe('blue');
  });

  test('R 5.4.1 the chooser may be asked for nothing else', () => {
    const state = deal(start(4), FOUR_HANDS);
    const refused = machine.explainAction(state, {
      type: 'placeGeneral',
      player: 'red',
      general: 'krateros',
      space: 'pella',
    });
    expect(refused).toMatchObject({
      code: 'notOffered',
      rule: 'R 5.4.1',
      params: { general: 'krateros', space: 'pella' },
    });
    const other = machine.explainAction(state, {
      type: 'placeGeneral',
      player: 'red',
      general: 'lysimachos',
      space: 'tarsos',
    });
    expect(other).toMatchObject({
      code: 'otherMatter',
      rule: 'R 5.4.1',
      params: { general: 'lysimachos', waitingFor: 'krateros' },
    });
    expect(board().stack).toEqual([{ kind: 'game', stage: 'dealGenerals' }]);
  });
});
