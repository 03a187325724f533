import { describe, expect, it } from 'vitest';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GameState } from '../../../src/successors/state.js';
import type { TycheFrame } from '../../../src/successors/frame/index.js';
import {
  control,
  halted,
  hold,
  named,
  passBy,
  put,
  putGeneral,
  putMinor,
  refusalOf,
  situationWith,
  type Sketch,
  top,
} from './segments-support.js';
import { forces, legal, play, units } from '../language.js';

const tyche: TycheFrame = {
  kind: 'tyche',
  player: 'yellow',
  card: null,
  stage: 'choose',
  cancelled: false,
  operationsUsed: false,
  bases: [],
};
const PIRATES = 12;

/** Yellow holds a card of 3 Operation Points and has the pieces of the rulebook's examples. */
const example = (change: (state: Sketch) => void = () => {}, options: GameOptions = { players: 4 }): GameState =>
  situationWith(
    options,
    (state) => {
      state.segment = {
        player: 'yellow',
        segment: 'tyche',
        navalMoved: false,
        attempts: {},
        minorsHandled: [],
        oratory: [],
      };
      control(state, 'yellow', 'kelainai', 'synnada', 'gordion', 'ankyra', 'halikarnassos');
      put(state, 'yellow', 'halikarnassos', { mercenary: 1 });
      putMinor(state, 'yellow', 'halikarnassos');
      put(state, 'yellow', 'sagalassos', { mercenary: 3 });
      putGeneral(state, 'yellow', 'antigonos', 'sagalassos');
      hold(state, 'yellow', PIRATES);
      change(state);
    },
    tyche,
  );

const forOperations = (state: GameState, operation: 'placeMarkers' | 'train' | 'forcedMarch'): GameState =>
  play(
    state,
    { type: 'playCard', player: 'yellow', card: PIRATES, as: 'operations' },
    { type: 'operation', player: 'yellow', operation },
  ).state;
const place = (space: string) => ({ type: 'placeMarker', player: 'yellow', space }) as const;
const placeable = (state: GameState) => [...named(state, 'placeMarker', 'space')].sort();

describe('R 6.6.3.2 placing control markers', () => {
  it('R 6.6.3.2 example: Sardeis, Miletos and Ephesos with 3 Operation Points, but not Lesbos', () => {
    const state = forOperations(example(), 'placeMarkers');
    expect(placeable(state)).toEqual(['ephesos', 'kaunos', 'kyklades', 'miletos', 'pergamon', 'sardeis', 'xanthos']);
    expect(refusalOf(state, place('lesbos'))).toBe('tooFar');
    const placed = play(state, place('sardeis'), place('miletos'), place('ephesos')).state;
    expect([placed.control.sardeis, placed.control.miletos, placed.control.ephesos]).toEqual([
      'yellow',
      'yellow',
      'yellow',
    ]);
    expect(halted(placed)).toBe(true);
    expect(placed.discards).toEqual([PIRATES]);
  });

  it('R 6.6.3.2 one counts from markers that were there before, not from those just placed', () => {
    const state = play(forOperations(example(), 'placeMarkers'), place('ephesos')).state;
    expect(refusalOf(state, place('lesbos'))).toBe('tooFar');
  });

  it('R 6.6.3.2 as many as one likes, up to the Operation Points', () => {
    const state = play(forOperations(example(), 'placeMarkers'), place('ephesos'), passBy('yellow')).state;
    expect(halted(state)).toBe(true);
    expect(state.control.miletos).toBeUndefined();
  });

  it('R 6.6.3.2 neither into nor through spaces with enemy CUs', () => {
    const state = forOperations(
      example((draft) => put(draft, 'red', 'miletos', { mercenary: 1 })),
      'placeMarkers',
    );
    expect(refusalOf(state, place('miletos'))).toBe('enemyUnitsThere');
    expect(placeable(state)).toEqual(['ephesos', 'kaunos', 'pergamon', 'sardeis', 'xanthos']);
  });

  it('R 6.6.3.2 neither into nor through spaces with enemy markers, Independent ones included', () => {
    const state = forOperations(
      example((draft) => control(draft, 'red', 'sardeis')),
      'placeMarkers',
    );
    expect(refusalOf(state, place('sardeis'))).toBe('notUncontrolled');
    // Aspendos lies behind Sagalassos, which is Independent; Pergamon behind Sardeis.
    expect(placeable(state)).toEqual(['ephesos', 'kaunos', 'kyklades', 'miletos', 'xanthos']);
  });

  it('R 6.6.3.2 Sea paths count, Trans-Mediterranean ones do not', () => {
    const state = forOperations(
      example((draft) => {
        draft.control = {};
        control(draft, 'yellow', 'rhodos');
      }),
      'placeMarkers',
    );
    expect(placeable(state)).toEqual([
      'gortyn',
      'halikarnassos',
      'kaunos',
      'knossos',
      'kydonia',
      'kyklades',
      'miletos',
      'xanthos',
    ]);
    expect(refusalOf(state, place('alexandreia'))).toBe('tooFar');
  });

  it('R 4.27 never on a Transit Point', () => {
    expect(refusalOf(forOperations(example(), 'placeMarkers'), place('tp-kibyra'))).toBe('noMarkersHere');
  });

  it('R 6.6.3.2 not offered where there is no room', () => {
    const state = play(
      example((draft) => {
        draft.control = {};
      }),
      { type: 'playCard', player: 'yellow', card: PIRATES, as: 'operations' },
    ).state;
    expect(named(state, 'operation', 'operation')).toEqual(['forcedMarch', 'train']);
  });
});

describe('R 6.6.3.3 training troops', () => {
  const train = (unit: 'mercenary' | 'loyal') => ({ type: 'trainUnit', player: 'yellow', unit }) as const;
  const deployed = (state: GameState): GameState => {
    const [action] = legal(state).filter(
      (candidate) => candidate.type === 'deployUnits' && candidate.space === 'kelainai',
    );
    if (action === undefined) throw new Error('no deployment in Kelainai');
    return play(state, action).state;
  };

  it('R 6.6.3.3 example: 3 of 7 points towards a Phalangite', () => {
    const state = play(forOperations(example(), 'train'), train('loyal')).state;
    expect(state.training.yellow).toEqual({ unit: 'loyal', points: 3 });
    expect(halted(state)).toBe(true);
  });

  it('R 6.6.3.3 a Mercenary costs 3 and is deployed at once', () => {
    const state = deployed(play(forOperations(example(), 'train'), train('mercenary')).state);
    expect(state.training.yellow).toBeUndefined();
    expect(units(state, 'yellow:kelainai').mercenary).toBe(1);
    expect(halted(state)).toBe(true);
  });

  it('R 6.6.3.3 the track is carried over, and the excess goes to another troop, chosen anew', () => {
    const state = forOperations(
      example((draft) => {
        draft.training.yellow = { unit: 'loyal', points: 6 };
      }),
      'train',
    );
    const after = deployed(state);
    expect(units(after, 'yellow:kelainai').loyal).toBe(1);
    expect(named(after, 'trainUnit', 'unit')).toEqual(['mercenary', 'loyal']);
    const over = play(after, train('mercenary')).state;
    expect(over.training.yellow).toEqual({ unit: 'mercenary', points: 2 });
    expect(halted(over)).toBe(true);
  });

  it('R 6.6.3.3 what is in training goes on without a question', () => {
    const state = forOperations(
      example((draft) => {
        draft.training.yellow = { unit: 'loyal', points: 1 };
      }),
      'train',
    );
    expect(state.training.yellow).toEqual({ unit: 'loyal', points: 4 });
    expect(halted(state)).toBe(true);
  });
});

describe('R 6.6.3.1 Forced March', () => {
  it('R 6.6.3.1 example: the Army of Halikarnassos gets as many Movement Points as the card has Operation Points', () => {
    const state = forOperations(example(), 'forcedMarch');
    expect(named(state, 'activate', 'space')).toEqual(['sagalassos', 'halikarnassos']);
    const march = play(state, {
      type: 'activate',
      player: 'yellow',
      commander: 'minor',
      space: 'halikarnassos',
      inside: false,
    }).state;
    expect(top(march)).toMatchObject({ kind: 'march', player: 'yellow', die: null, points: 3, space: 'halikarnassos' });
    const joined = play(
      march,
      { type: 'march', player: 'yellow', to: 'tp-kibyra', passage: false },
      { type: 'march', player: 'yellow', to: 'sagalassos', passage: false },
      { type: 'endActivation', player: 'yellow', inside: false },
    ).state;
    expect(units(joined, 'yellow:sagalassos').mercenary).toBe(4);
    expect(forces(joined, 'yellow:halikarnassos')).toEqual({});
    expect(halted(joined)).toBe(true);
  });

  it('R 6.6.3.1 only an Army; in the player aid a General alone too', () => {
    const lone = (draft: Sketch): void => putGeneral(draft, 'yellow', 'eumenes', 'kelainai');
    const activate = {
      type: 'activate',
      player: 'yellow',
      commander: 'eumenes',
      space: 'kelainai',
      inside: false,
    } as const;
    const state = forOperations(example(lone), 'forcedMarch');
    expect(refusalOf(state, activate)).toBe('onlyArmies');
    expect(
      refusalOf(forOperations(example(lone, { players: 4, edition: 'player-aid' }), 'forcedMarch'), activate),
    ).toBeUndefined();
  });

  it('R 6.6.3.1 one Army, and then the Segment is over', () => {
    const state = play(
      forOperations(example(), 'forcedMarch'),
      { type: 'activate', player: 'yellow', commander: 'minor', space: 'halikarnassos', inside: false },
      { type: 'endActivation', player: 'yellow', inside: false },
    ).state;
    expect(halted(state)).toBe(true);
  });

  it('R 6.6.3.1 nobody need march', () => {
    const state = play(forOperations(example(), 'forcedMarch'), passBy('yellow')).state;
    expect(units(state, 'yellow:halikarnassos').mercenary).toBe(1);
    expect(halted(state)).toBe(true);
  });
});
