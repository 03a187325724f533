/** R 19.12: the illegitimate son. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { decodeOptions } from '../../../src/successors/codec/options.js';
import { decodeState } from '../../../src/successors/codec/index.js';
import { board } from '../../../src/successors/data/board.js';
import { countedHeir, heirsOf, legitimacy } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { Edition, GameOptions } from '../../../src/successors/options.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import type { PlayerId, RoyalId } from '../../../src/successors/vocabulary.js';
import { event, may, named } from '../cards/support.js';
import { dice, play, royal, said, setting, type Setting, type Told } from '../language.js';
import { fight } from './battlefield.js';
import { activate, go, march } from './marching.js';
import { begin, FOUR_HANDS, setUp } from './phases-support.js';

const PLAYED: GameOptions = { players: 4, optionalRules: ['illegitimateSon'] };
const held = (controller: PlayerId | null, space = 'halikarnassos'): Royal => ({
  status: 'active',
  space,
  inside: false,
  controller,
});
const DEAD: Royal = { status: 'dead', space: null, inside: false, controller: null };
const family = (given: Setting, royals: Partial<Record<RoyalId, Royal>>): GameState => {
  const state = setting({ options: PLAYED, control: {}, ...given });
  return { ...state, royals: { ...state.royals, ...royals } };
};
const bare = { rest: { champions: [] } } as const;

describe('R 19.12 the illegitimate son', () => {
  it('R 19.12 Herakles starts in Halikarnassos, without it in Damaskos (R 5.3)', () => {
    expect(initialState(PLAYED).royals.herakles).toEqual(held(null));
    expect(initialState({ players: 4 }).royals.herakles.space).toBe('damaskos');
    expect(initialState(PLAYED).royals.alexandros.space).toBe('babylon');
  });

  it('R 19.12 he is an Heir only when Philippos and Alexandros are both dead: in his box Philippos lives', () => {
    expect(heirsOf(family({}, {}))).toEqual(['philippos', 'alexandros']);
    expect(heirsOf(family({}, { alexandros: DEAD }))).toEqual(['philippos', 'alexandros']);
    expect(heirsOf(family({}, { philippos: DEAD }))).toEqual(['philippos', 'alexandros']);
    expect(heirsOf(family({}, { alexandros: DEAD, philippos: DEAD }))).toContain('herakles');
    expect(heirsOf(setting({}))).toEqual(['philippos', 'herakles', 'alexandros']);
  });

  it('R 15.2, 19.12 he brings 2 Legitimacy to a controller without another Heir, and none beside one', () => {
    const alone = family(bare, { herakles: held('red') });
    expect([countedHeir(alone, 'red'), legitimacy(alone, 'red')]).toEqual(['herakles', 2]);
    const beside = family(bare, { herakles: held('red'), philippos: held('red', 'pella') });
    expect([countedHeir(beside, 'red'), legitimacy(beside, 'red')]).toEqual(['philippos', 4]);
    const heir = family(bare, { herakles: held('red'), philippos: DEAD, alexandros: DEAD });
    expect(legitimacy(heir, 'red')).toBe(2);
  });

  it('R 18.1 nobody controls him at first; the first general to come takes him along (ruling illegitimate-son)', () => {
    const state = family({ generals: { antigonos: 'red:miletos' }, forces: { 'red:miletos': { mercenary: 3 } } }, {});
    const there = go(
      activate({ state, events: [] }, 'antigonos', 'red:miletos', { points: 3 }),
      march('halikarnassos'),
    );
    expect(royal(there, 'herakles')).toMatchObject({ controller: 'red', space: 'halikarnassos' });
    const on = go(there, { type: 'takeRoyal', royal: 'herakles', inside: false }, march('miletos'));
    expect(royal(on, 'herakles')).toMatchObject({ controller: 'red', space: 'miletos' });
  });

  it('R 18.6.1 he is captured with a beaten Army', () => {
    const state = family(
      {
        generals: { krateros: 'red:miletos', antigonos: 'blue:miletos' },
        forces: { 'red:miletos': { mercenary: 6 }, 'blue:miletos': { mercenary: 1 } },
      },
      { herakles: held('blue', 'miletos') },
    );
    const told = play(fight(state, { space: 'miletos', attacker: 'red', defender: 'blue' }), ...dice(6, 5, 1, 1));
    expect(royal(told, 'herakles')).toMatchObject({ controller: 'red', space: 'miletos' });
  });

  describe.each(['rulebook', 'player-aid'] as const)('R 6.1.4 coming of age, edition %s', (edition: Edition) => {
    const options = { ...PLAYED, edition };
    const [hisTurn, otherTurn] = edition === 'rulebook' ? [4, 5] : [5, 4];
    const on = (turn: number, controller: PlayerId | null, played = options): Told => {
      const state = setUp(played, FOUR_HANDS);
      return begin({ ...state, turn, royals: { ...state.royals, herakles: held(controller) } }, 'turnEvents');
    };

    it('R 19.12 never comes for Herakles: nobody wins by him, and he lives on', () => {
      // Red leads with Perdikkas, Alexandros and the rest.
      for (const controller of ['red', 'white', null] as const) {
        const { state } = on(hisTurn, controller);
        expect(state.outcome).toBeNull();
        expect(state.royals.herakles.status).toBe('active');
      }
      expect(on(hisTurn, 'red', { players: 4, edition }).state.outcome).toMatchObject({ how: 'regency' });
    });

    it('R 6.1.5 comes for Alexandros as ever', () => {
      expect(on(otherTurn, null).state.outcome).toMatchObject({ winners: ['red'], how: 'regency' });
    });
  });

  it('R 20 card 16 Treachery is for Heirs: it reaches him only when he is one (ruling illegitimate-son)', () => {
    const near: Setting = { generals: { seleukos: 'red:miletos' }, segment: 'tyche' };
    expect(may(family(near, { herakles: held('blue') }), 16)).toBe(false);
    const told = event(family(near, { herakles: held(null), alexandros: DEAD, philippos: DEAD }), 16);
    expect(named(told, 'royal')).toEqual(['herakles']);
  });

  it('R 20.1 card 1 Drink the Hemlock reaches him all the same', () => {
    const told = event(family({ generals: { seleukos: 'red:halikarnassos' } }, { herakles: held('red') }), 1);
    expect(named(told, 'royal')).toEqual(['herakles']);
    const over = play(told, { type: 'targetRoyal', player: 'red', royal: 'herakles' });
    expect(said(over, 'royalDied')).toMatchObject([{ royal: 'herakles' }]);
  });

  it('R 20 card 16 a state in which Treachery is after one who is no Heir is refused', () => {
    const played = { ...family({}, {}), options: PLAYED };
    const stack = [{ kind: 'cardEvent', player: 'red', card: 16, step: 'receiver', memory: { prize: 'herakles' } }];
    const read = decodeState({ ...played, stack });
    expect(E.isLeft(read) && read.left.faults.map(({ path }) => path)).toContain('$.stack[0].memory.prize');
  });

  describe('R 19.12 the board', () => {
    const changed = (kind: 'minorCity' | 'majorCity', id: string) => ({
      ...board,
      spaces: board.spaces.map((space) =>
        space.id === 'halikarnassos' ? { ...space, id, kind, siegeModifier: kind === 'majorCity' ? -1 : 0 } : space,
      ),
      paths: board.paths.map(({ a, b, ...path }) => ({
        ...path,
        a: a === 'halikarnassos' ? id : a,
        b: b === 'halikarnassos' ? id : b,
      })),
    });
    const faults = (input: unknown) => {
      const read = decodeOptions(input);
      return E.isLeft(read) ? read.left.faults : [];
    };

    it('R 19.12 needs Halikarnassos, a Major City', () => {
      const message = 'illegitimateSon (R 19.12) needs halikarnassos as a Major City on the board';
      for (const given of [changed('majorCity', 'mausoleion'), changed('minorCity', 'halikarnassos')]) {
        const optionalRules = ['fasterCart', 'illegitimateSon'];
        expect(faults({ players: 3, optionalRules, board: given })).toEqual([{ path: '$.optionalRules[1]', message }]);
        expect(faults({ players: 3, board: given })).toEqual([]);
      }
    });

    it('R 19.12 finds it on the default board', () => {
      expect(faults({ players: 3, optionalRules: ['illegitimateSon'] })).toEqual([]);
      expect(faults({ players: 3, optionalRules: ['illegitimateSon'], board })).toEqual([]);
    });
  });
});
