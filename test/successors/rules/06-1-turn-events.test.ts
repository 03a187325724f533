import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameState } from '../../../src/successors/state.js';
import type { GeneralId, SpaceId } from '../../../src/successors/vocabulary.js';
import { begin, board, FOUR_HANDS, markers, setUp } from './phases-support.js';
import { body, general, onMap, play, royal, topKind } from '../language.js';

const started = setUp({ players: 4 }, FOUR_HANDS);
const aided = setUp({ players: 4, edition: 'player-aid' }, FOUR_HANDS);
const at = (turn: number, changes: Partial<GameState> = {}, state = started): GameState => ({
  ...state,
  turn,
  ...changes,
});

describe('R 6.1.2: Game Turn 2', () => {
  test('R 6.1.2 Immediate Victory opens: who has 18 Legitimacy as it begins wins', () => {
    // Perdikkas 1, Champion 3, Alexandros 5 (with the cart in Babylon), and 10 for a burial at Pella.
    const { state } = begin(at(2, { pellaBurial: 'red' }), 'turnEvents');
    expect(state.outcome).toEqual({ winners: ['red'], how: 'legitimacy', rule: 'R 7.1' });
    expect(state.stack).toEqual([]);
    expect(begin(at(1, { pellaBurial: 'red' }), 'turnEvents').state.outcome).toBeNull();
  });
});

describe('R 6.1.3: Game Turn 3', () => {
  test('R 7.1 a game that is won as it begins is over: nobody arrives', () => {
    const { state, events } = begin(at(3, { pellaBurial: 'red' }), 'turnEvents');
    expect(state.outcome).toMatchObject({ winners: ['red'], rule: 'R 7.1' });
    expect(events.map(({ type }) => type)).not.toContain('generalArrived');
    expect(general(state, 'demetrios').status).toBe('unused');
  });

  test('R 6.1.3 Antipatros alive: Polyperchon in the same place, under the same owner', () => {
    const { state, events } = begin(at(3), 'turnEvents');
    expect(general(state, 'polyperchon')).toEqual({
      status: 'map',
      owner: 'blue',
      space: 'pella',
      inside: false,
      moved: false,
    });
    expect(general(state, 'antipatros')).toEqual({
      status: 'unused',
      owner: null,
      space: null,
      inside: false,
      moved: false,
    });
    expect(events).toContainEqual({
      type: 'generalSucceeded',
      rule: 'R 6.1.3',
      player: 'blue',
      general: 'antipatros',
      successor: 'polyperchon',
    });
    expect(events.map(({ type }) => type)).not.toContain('generalPlaced');
    expect(topKind(state)).not.toBe('placeGeneral');
  });

  test('R 6.1.3 those who are there already come no second time', () => {
    const generals = {
      ...started.generals,
      polyperchon: onMap('white:memphis'),
      demetrios: onMap('red:babylon'),
    };
    const { state } = begin(at(3, { generals }), 'turnEvents');
    expect(general(state, 'antipatros')).toMatchObject({ status: 'map', owner: 'blue', space: 'pella' });
    expect(general(state, 'polyperchon')).toMatchObject({ status: 'map', owner: 'white', space: 'memphis' });
    expect(general(state, 'demetrios')).toMatchObject({ status: 'map', owner: 'red', space: 'babylon' });
  });

  test('R 6.1.3 Antipatros in the Dispersed Box: Polyperchon is there instead (ruling polyperchon)', () => {
    const generals = {
      ...started.generals,
      antipatros: { status: 'dispersed', owner: 'blue', space: null, inside: false },
    } as const;
    expect(general(begin(at(3, { generals }), 'turnEvents'), 'polyperchon')).toMatchObject({
      status: 'dispersed',
      owner: 'blue',
      space: null,
    });
  });

  const dead = {
    ...started.generals,
    antipatros: { status: 'eliminated', owner: 'blue', space: null, inside: false },
  } as const;

  test('R 6.1.3 Antipatros dead: his owner places Polyperchon on a friendly space', () => {
    const { state } = begin(at(3, { generals: dead }), 'turnEvents');
    expect(machine.actors(state)).toEqual(['blue']);
    const spaces = machine.legalActions(state).map((action) => 'space' in action && action.space);
    expect(spaces).toHaveLength(11);
    expect(spaces).toContain('rhagai');
    const placed = play(state, { type: 'placeGeneral', player: 'blue', general: 'polyperchon', space: 'rhagai' }).state;
    expect(general(placed, 'polyperchon')).toEqual({
      status: 'map',
      owner: 'blue',
      space: 'rhagai',
      inside: false,
      moved: false,
    });
  });

  test('R 6.1.3 not among enemies; into a Besieged city he comes inside (ruling polyperchon)', () => {
    const control = { ...started.control, ...markers('blue', 'pella', 'rhagai') };
    const enemies = { 'white:pella': { mercenary: 3 }, 'white:rhagai': { mercenary: 1 } };
    const generals = { ...dead, ptolemaios: onMap('white:pella'), lysimachos: onMap('white:rhagai') };
    const { state } = begin(at(3, { generals, control, forces: enemies }), 'turnEvents');
    const spaces = machine.legalActions(state).map((action) => 'space' in action && action.space);
    expect(spaces).toContain('pella');
    expect(spaces).not.toContain('rhagai');
    const placed = play(state, { type: 'placeGeneral', player: 'blue', general: 'polyperchon', space: 'pella' }).state;
    expect(general(placed, 'polyperchon')).toMatchObject({ status: 'map', space: 'pella', inside: true });
  });

  test('R 6.1.3 a lone enemy general is an enemy too, a friendly one is none (ruling polyperchon)', () => {
    const control = markers('blue', 'pella', 'rhagai', 'pydna', 'ekbatana');
    const generals = {
      ...dead,
      ptolemaios: onMap('white:pella'),
      lysimachos: onMap('white:rhagai'),
      peithon: onMap('blue:pydna'),
      kassandros: onMap('blue:ekbatana:inside'),
    };
    const { state } = begin(at(3, { generals, control, forces: {} }), 'turnEvents');
    const spaces = machine.legalActions(state).map((action) => 'space' in action && action.space);
    expect([...spaces].sort()).toEqual(['ekbatana', 'pella', 'pydna']);
    const place = (space: SpaceId, id: GeneralId = 'polyperchon'): Action => ({
      type: 'placeGeneral',
      player: 'blue',
      general: id,
      space,
    });
    expect(general(play(state, place('pella')), 'polyperchon')).toMatchObject({ space: 'pella', inside: true });
    for (const space of ['pydna', 'ekbatana'])
      expect(general(play(state, place(space)), 'polyperchon')).toMatchObject({ space, inside: false });
    const objection = (action: Action) => machine.explainAction(state, action);
    expect(objection(place('rhagai'))).toMatchObject({
      code: 'notOffered',
      rule: 'R 6.1.3',
      params: { general: 'polyperchon', space: 'rhagai' },
    });
    expect(objection(place('pydna', 'antipatros'))).toMatchObject({
      code: 'otherMatter',
      rule: 'R 6.1.3',
      params: { general: 'antipatros', waitingFor: 'polyperchon' },
    });
  });

  test('R 6.1.3 Antipatros dead and no friendly space: Polyperchon comes as a Reinforcement (ruling polyperchon)', () => {
    const { state } = begin(at(3, { generals: dead, control: {}, forces: {} }), 'turnEvents');
    expect(general(state, 'polyperchon')).toMatchObject({ status: 'awaiting', owner: 'blue' });
  });

  test('R 6.1.3 player aid: a dead Antipatros does not come back', () => {
    const { state } = begin(at(3, { generals: dead }, aided), 'turnEvents');
    expect(general(state, 'polyperchon').status).toBe('unused');
    expect(general(state, 'antipatros').status).toBe('eliminated');
  });

  test('R 6.1.3 Demetrios comes to whoever has Antigonos, or had him', () => {
    expect(general(begin(at(3), 'turnEvents'), 'demetrios')).toMatchObject({ status: 'awaiting', owner: 'yellow' });
    const generals = {
      ...started.generals,
      antigonos: { status: 'eliminated', owner: 'yellow', space: null, inside: false },
    } as const;
    expect(general(begin(at(3, { generals }), 'turnEvents'), 'demetrios')).toMatchObject({
      status: 'awaiting',
      owner: 'yellow',
    });
  });

  test('R 6.1.3 without an owner of Antigonos Demetrios can be hired (ruling demetrios-without-antigonos)', () => {
    const { state } = begin(board({ turn: 3 }), 'turnEvents');
    expect(general(state, 'demetrios')).toMatchObject({ status: 'reserve', owner: null });
  });

  test('R 6.1.2 nothing of this happens on Game Turn 2', () => {
    const { state } = begin(at(2), 'turnEvents');
    expect(general(state, 'antipatros').status).toBe('map');
    expect(general(state, 'demetrios').status).toBe('unused');
  });
});

const controlled = (heir: 'herakles' | 'alexandros', controller: 'red' | 'blue' | null, state = started) => ({
  ...state.royals,
  [heir]: { status: 'active', space: 'damaskos', inside: false, controller },
});

describe('R 6.1.4: Game Turn 4', () => {
  test('R 15.4.5 a body not buried by Game Turn 4 is lost; a tomb stays (R 6.1.4)', () => {
    const royals = controlled('herakles', 'blue');
    expect(body(begin(at(4, { royals }), 'turnEvents'))).toEqual({
      status: 'lost',
      space: null,
      inside: false,
      controller: null,
      moved: false,
    });
    const tomb = { status: 'tomb', space: 'babylon', inside: false, controller: null } as const;
    expect(body(begin(at(4, { royals, body: tomb }), 'turnEvents')).status).toBe('tomb');
  });

  // Legitimacy and Victory Points: red (Perdikkas, Krateros) 3 + 1 + 5 with Alexandros, Babylonia 4, Kilikia 2: 15.
  // Blue (Antipatros, Peithon) 3 + 2 for Makedonia, Makedonia 3, Media 2: 10, and 2 more with Herakles.
  test('R 7.2.1 the controller of Herakles wins as Regent if he is ahead in Legitimacy and Victory Points (R 6.1.4)', () => {
    const { state } = begin(at(4, { royals: controlled('herakles', 'red') }), 'turnEvents');
    expect(state.outcome).toEqual({ winners: ['red'], how: 'regency', rule: 'R 7.2.1' });
  });

  test('R 7.2.1 otherwise he kills Herakles, and the game goes on (R 6.1.4)', () => {
    const { state, events } = begin(at(4, { royals: controlled('herakles', 'blue') }), 'turnEvents');
    expect(state.outcome).toBeNull();
    expect(royal(state, 'herakles')).toEqual({
      status: 'dead',
      space: null,
      inside: false,
      controller: null,
      moved: false,
    });
    expect(events).toContainEqual({ type: 'royalDied', rule: 'R 6.1.4', royal: 'herakles' });
  });

  test('R 6.1.4 uncontrolled, Herakles ends the game: the highest total wins', () => {
    const { state } = begin(at(4), 'turnEvents');
    expect(royal(started, 'herakles').controller).toBeNull();
    expect(state.outcome).toEqual({ winners: ['red'], how: 'heirOfAge', rule: 'R 6.1.4' });
  });

  test('R 6.1.4 a dead Herakles changes nothing', () => {
    const royals = {
      ...started.royals,
      herakles: { status: 'dead', space: null, inside: false, controller: null },
    } as const;
    expect(begin(at(4, { royals }), 'turnEvents').state.outcome).toBeNull();
  });

  test('R 7.2.2 player aid: it is Alexandros who comes of age, and Herakles on Game Turn 5', () => {
    const { state } = begin(at(4, { royals: controlled('alexandros', 'blue', aided) }, aided), 'turnEvents');
    // Blue now: 3 + 2 + 5 + 5 = 15; red: 3 + 1 + 6 = 10.
    expect(state.outcome).toEqual({ winners: ['blue'], how: 'regency', rule: 'R 7.2.2' });
    const later = begin(at(5, { royals: controlled('herakles', 'blue', aided) }, aided), 'turnEvents').state;
    expect(later.outcome).toBeNull();
    expect(royal(later, 'herakles').status).toBe('dead');
  });

  test('R 6.1.4 player aid: an uncontrolled Heir of age leaves, and the game goes on', () => {
    const { state } = begin(at(5, {}, aided), 'turnEvents');
    expect(state.outcome).toBeNull();
    expect(royal(state, 'herakles').status).toBe('dead');
  });
});

describe('R 6.1.5: Game Turn 5', () => {
  test('R 7.2.2 Alexandros makes his controller Regent, if that one is ahead (R 6.1.5)', () => {
    const { state } = begin(at(5), 'turnEvents');
    expect(state.outcome).toEqual({ winners: ['red'], how: 'regency', rule: 'R 7.2.2' });
  });

  test('R 7.2.2 tied for the lead he must win the tie-break: Makedonia decides (R 6.1.5, 7.3)', () => {
    // Blue has Makedonia, and as much as red: 10 with 2 for Herakles, and three provinces of 1 point each, against 15.
    const control = {
      ...started.control,
      ...markers('blue', 'larisa', 'pherai', 'armavir', 'karana', 'gazaka', 'phraaspa'),
    };
    const royals = { ...controlled('herakles', 'blue') };
    const { state } = begin(at(5, { control, royals }), 'turnEvents');
    expect(state.outcome).toBeNull();
    expect(royal(state, 'alexandros').status).toBe('dead');
  });
});
