/** R 6.6.3.B: what the Operation Points of a card are not spent on, and where they end. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GameState } from '../../../src/successors/state.js';
import { play } from '../language.js';
import { objection } from './marching.js';
import {
  control,
  halted,
  hold,
  named,
  put,
  putGeneral,
  putMinor,
  situationWith,
  top,
  type Sketch,
} from './segments-support.js';

/** A card of 3 Operation Points. */
const PIRATES = 12;

/** Yellow has played it for its Operation Points; of his pieces none are on the board but those told. */
const spending = (change: (draft: Sketch) => void, options: GameOptions = { players: 4 }): GameState =>
  play(
    situationWith(
      options,
      (draft) => {
        draft.control = {};
        draft.segment = {
          player: 'yellow',
          segment: 'tyche',
          navalMoved: false,
          attempts: {},
          minorsHandled: [],
          oratory: [],
        };
        hold(draft, 'yellow', PIRATES);
        change(draft);
      },
      {
        kind: 'tyche',
        player: 'yellow',
        card: null,
        stage: 'choose',
        cancelled: false,
        operationsUsed: false,
        bases: [],
      },
    ),
    { type: 'playCard', player: 'yellow', card: PIRATES, as: 'operations' },
  ).state;
const choosing = (state: GameState, operation: 'placeMarkers' | 'train' | 'forcedMarch'): GameState =>
  play(state, { type: 'operation', player: 'yellow', operation }).state;
const operations = (state: GameState) => named(state, 'operation', 'operation');
const why = (state: GameState, action: Parameters<typeof objection>[1]) => objection({ state, events: [] }, action);
const message = (state: GameState, action: Action) => machine.explainAction(state, action)?.message;
const nothing = (): void => {};
/** Antigonos with three Mercenaries in Synnada, and his marker in Kelainai beside it. */
const phrygia = (draft: Sketch): void => {
  control(draft, 'yellow', 'kelainai');
  put(draft, 'yellow', 'synnada', { mercenary: 3 });
  putGeneral(draft, 'yellow', 'antigonos', 'synnada');
};

describe('R 6.6.3.B choosing an operation', () => {
  it('R 6.6.3.B they are spent on one: there is no passing, and what a discard brings they do not bring', () => {
    const state = spending(phrygia);
    expect(operations(state)).toEqual(['forcedMarch', 'placeMarkers', 'train']);
    expect(why(state, { type: 'pass' })).toEqual(['mustChoose', 'R 6.6.3.B', { player: 'yellow' }]);
    const upgrade = { type: 'upgradeFleet', player: 'yellow', fleet: 'karia' } as const;
    expect(why(state, upgrade)).toEqual(['wrongStep', 'R 6.6.3.C', { player: 'yellow' }]);
    expect(message(state, upgrade)).toContain('discarded');
    expect(why(state, { type: 'rollMovement' })).toEqual(['outOfPhase', 'R 6.6.3.B', { type: 'rollMovement' }]);
  });

  it('R 6.6.3.1 no Forced March without an Army: onlyArmies', () => {
    const state = spending((draft) => putGeneral(draft, 'yellow', 'antigonos', 'synnada'));
    const march = { type: 'operation', player: 'yellow', operation: 'forcedMarch' } as const;
    expect(operations(state)).toEqual(['train']);
    expect(why(state, march)).toEqual(['onlyArmies', 'R 6.6.3.1', { player: 'yellow' }]);
    expect(message(state, march)).toContain('yellow has no Army');
  });

  it('R 6.6.3.1 for an Army all the same where no Minor General is left, nor any to be spared', () => {
    const state = spending((draft) => {
      phrygia(draft);
      for (const space of ['tarsos', 'issos', 'dana', 'zela']) {
        put(draft, 'yellow', space, { mercenary: 1 });
        putMinor(draft, 'yellow', space);
        draft.moved.forces[`yellow:${space}`] = { mercenary: 1 };
        draft.moved.minorGenerals[`yellow:${space}`] = 1;
      }
    });
    expect(operations(state)).toContain('forcedMarch');
    expect(named(choosing(state, 'forcedMarch'), 'activate', 'space')).toEqual(['synnada']);
  });

  it('R 6.6.3.1, 3.1.2 and for CUs without a general, of which a Minor General makes an Army', () => {
    const state = spending((draft) => {
      control(draft, 'yellow', 'kelainai');
      put(draft, 'yellow', 'kelainai', { mercenary: 1 });
    });
    const marching = choosing(state, 'forcedMarch');
    expect(named(marching, 'activate', 'space')).toEqual([]);
    const led = play(marching, {
      type: 'placeMinorGeneral',
      player: 'yellow',
      space: 'kelainai',
      inside: false,
      from: null,
    }).state;
    expect(named(led, 'activate', 'commander')).toEqual(['minor']);
  });

  it('R 6.6.3.2 no markers where none of his stands: tooFar', () => {
    const state = spending(nothing);
    const place = { type: 'operation', player: 'yellow', operation: 'placeMarkers' } as const;
    expect(why(state, place)).toEqual(['tooFar', 'R 6.6.3.2', { player: 'yellow' }]);
    expect(message(state, place)).toContain('within 2 Movement Points of a marker of yellow');
  });
});

describe('R 6.6.3.1 Forced March: who does not march', () => {
  it('R 6.6.3.1 a General without CUs: onlyArmies', () => {
    const state = choosing(
      spending((draft) => {
        phrygia(draft);
        putGeneral(draft, 'yellow', 'eumenes', 'dana');
      }),
      'forcedMarch',
    );
    const activate = {
      type: 'activate',
      player: 'yellow',
      commander: 'eumenes',
      space: 'dana',
      inside: false,
    } as const;
    expect(why(state, activate)).toEqual(['onlyArmies', 'R 6.6.3.1', { space: 'dana' }]);
    expect(message(state, activate)).toContain('no combat unit of yellow is with the general in dana');
  });
});

describe('R 6.6.3.2 placing markers: where none is placed', () => {
  /** Kelainai is his; of what lies about it Sardeis and, two Movement Points away, Ephesos are uncontrolled. */
  const placing = (change: (draft: Sketch) => void = nothing): GameState =>
    choosing(
      spending((draft) => {
        control(draft, 'yellow', 'kelainai');
        control(draft, 'red', 'synnada', 'halikarnassos');
        control(draft, 'independent', 'sagalassos');
        put(draft, 'red', 'pergamon', { mercenary: 1 });
        putMinor(draft, 'red', 'pergamon');
        change(draft);
      }),
      'placeMarkers',
    );
  const place = (space: string) => ({ type: 'placeMarker', player: 'yellow', space }) as const;

  it('R 6.6.3.2 on somebody’s marker, among enemy CUs, too far away, on a Transit Point (R 4.27), or nowhere', () => {
    const state = placing();
    expect(why(state, place('synnada'))).toEqual(['notUncontrolled', 'R 6.6.3.2', { space: 'synnada' }]);
    expect(why(state, place('pergamon'))).toEqual(['enemyUnitsThere', 'R 6.6.3.2', { space: 'pergamon' }]);
    expect(why(state, place('dana'))).toEqual(['tooFar', 'R 6.6.3.2', { space: 'dana' }]);
    expect(message(state, place('dana'))).toBe(
      'Dana is not within 2 Movement Points of a marker of yellow that was there before.',
    );
    expect(why(state, place('tp-kibyra'))).toEqual(['noMarkersHere', 'R 4.27', { space: 'tp-kibyra' }]);
    expect(why(state, place('atlantis'))).toEqual(['noSuchSpace', 'R 4.27', { space: 'atlantis' }]);
  });

  it('R 6.6.3.2 what is no marker to be placed is no such operation, wherever it would be', () => {
    const remove = { type: 'removeMarker', space: 'synnada' } as const;
    expect(why(placing(), remove)).toEqual(['outOfPhase', 'R 6.6.3.2', { type: 'removeMarker' }]);
  });

  it('R 6.6.3.2 where no space is left the Segment is over, with Operation Points to spare', () => {
    // Sardeis leads to Pergamon, among the enemy, and to Ephesos, red's: one space is left.
    const state = placing((draft) => control(draft, 'red', 'ephesos'));
    expect(named(state, 'placeMarker', 'space')).toEqual(['sardeis']);
    const placed = play(state, place('sardeis')).state;
    expect(placed.control.sardeis).toBe('yellow');
    expect(halted(placed)).toBe(true);
  });

  it('R 6.6.3.2 as long as one is left, he is asked for it', () => {
    const state = play(placing(), place('sardeis')).state;
    expect(top(state)).toMatchObject({ kind: 'placeMarkers', left: 2 });
    expect(named(state, 'placeMarker', 'space')).toEqual(['ephesos']);
  });
});

describe('R 6.6.3.3 training', () => {
  it('R 6.6.3.3 a Mercenary or a Phalangite, and nothing else', () => {
    const state = choosing(spending(nothing), 'train');
    expect(named(state, 'trainUnit', 'unit')).toEqual(['mercenary', 'loyal']);
    expect(why(state, { type: 'pass' })).toEqual(['outOfPhase', 'R 6.6.3.3', { type: 'pass' }]);
  });
});
