/** R 19.11: the Funeral Cart is built at once. */
import { describe, expect, it } from 'vitest';
import { decodeState } from '../../../src/successors/codec/index.js';
import { machine } from '../../../src/successors/machine.js';
import { cartMayMove } from '../../../src/successors/questions.js';
import { buryBody } from '../../../src/successors/deeds/royals.js';
import { mayBury } from '../../../src/successors/rules/15-burial.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { CardId, PlayerId } from '../../../src/successors/vocabulary.js';
import { body, carryOut, legal, play, said, situationOf, type Told } from '../language.js';
import { event, named } from '../cards/support.js';
import { situation } from '../golden/situation.js';
import { choose, enter } from './battlefield.js';
import { activate, go, listed, march, refusal } from './marching.js';
import { control, halted, hold, put, putGeneral, situationWith, type Sketch } from './segments-support.js';
import { fromPosition, toPosition } from '../../../src/successors/codec/position/index.js';

const PLAYED: GameOptions = { players: 4, optionalRules: ['fasterCart'] };
/** Cards of 4 and of 3 Operation Points. */
const TRAITOR = 39;
const PIRATES = 12;

/** Perdikkas (red) in Babylon with the cart, on Game Turn 1 as play begins. */
const babylon = (draft: Sketch): void => {
  control(draft, 'red', 'babylon');
  putGeneral(draft, 'red', 'perdikkas', 'babylon');
  put(draft, 'red', 'babylon', { loyal: 4 });
  draft.body.controller = 'red';
};
const discarding = (
  card: CardId,
  { options = PLAYED, player = 'red', turn = 1 }: { options?: GameOptions; player?: PlayerId; turn?: number } = {},
): Told => {
  const state = situationWith(
    options,
    (draft) => {
      hold(draft, player, card);
      babylon(draft);
      draft.turn = turn;
      // Something else that a discard could bring, so that the player is asked in any case.
      draft.generals.seleukos = { status: 'eliminated', owner: player, space: null, inside: false };
      draft.fleets.karia = { owner: player, upgraded: false, dispersed: false };
    },
    { kind: 'tyche', player, card: null, stage: 'choose', cancelled: false, operationsUsed: false, bases: [] },
  );
  return play(state, { type: 'playCard', player, card, as: 'discard' });
};
const build = { type: 'buildCart', player: 'red' } as const;
const built = (): Told => play(discarding(TRAITOR), build);

describe('R 19.11 faster Funeral Cart construction', () => {
  it('R 19.11 the controller of the body discards a card of 4: the cart is built, and can be moved', () => {
    const told = built();
    expect(said(told, 'cartBuilt')).toEqual([{ type: 'cartBuilt', rule: 'R 19.11', player: 'red', space: 'babylon' }]);
    expect(told.state.body).toEqual({
      status: 'cart',
      space: 'babylon',
      inside: false,
      controller: 'red',
      built: true,
    });
    expect(cartMayMove(told.state)).toBe(true);
    expect(halted(told.state)).toBe(true);
  });

  it('R 15.4.1 on Game Turn 1 it goes with its Army once built, and not before', () => {
    const still = activate({ state: situationWith(PLAYED, babylon), events: [] }, 'perdikkas', 'red:babylon', {
      points: 2,
    });
    expect(refusal(still, { type: 'takeCart', inside: false })).toBe('cartRests');
    expect(body(go(still, march('opis')))).toMatchObject({ space: 'babylon' });
    const rolling = activate(built(), 'perdikkas', 'red:babylon', { points: 2 });
    expect(body(go(rolling, march('opis')))).toMatchObject({ space: 'opis', controller: 'red' });
  });

  it('R 9.1 it passes the gate when the city is arranged (ruling gates)', () => {
    const entered = (told: Told) => {
      const { state } = told;
      const hostile = situationWith(PLAYED, (draft) => {
        Object.assign(draft, structuredClone(state), { stack: [] });
        putGeneral(draft, 'blue', 'kassandros', 'opis');
        put(draft, 'blue', 'opis', { mercenary: 3 });
      });
      return enter(hostile, 'blue', 'opis', 'babylon');
    };
    const inside = choose(entered(built()), { type: 'moveRoyalThroughGate', royal: 'cart', inside: true });
    expect(body(inside)).toMatchObject({ space: 'babylon', inside: true, built: true });
    const unbuilt = entered({ state: situationWith(PLAYED, babylon), events: [] });
    expect(legal(unbuilt).some((action) => action.type === 'moveRoyalThroughGate' && action.royal === 'cart')).toBe(
      false,
    );
  });

  it('R 20 card 16 Treachery reaches it on Game Turn 1 once it is built (ruling building-the-cart)', () => {
    const near = (state: Told['state']) =>
      situationWith(PLAYED, (draft) => {
        Object.assign(draft, structuredClone(state), { stack: [] });
        putGeneral(draft, 'blue', 'seleukos', 'opis');
      });
    expect(legal(event(near(built().state), 16, 'blue')).map(({ type }) => type)).toContain('targetCart');
    expect(named(event(near(situationWith(PLAYED, babylon)), 16, 'blue'), 'type')).not.toContain('targetCart');
  });

  it('R 6.1.1 the body is buried on Game Turn 2 at the earliest all the same (ruling building-the-cart)', () => {
    const { state } = built();
    expect(mayBury(situationOf(state), 'red')).toBe(false);
    expect(mayBury(situationOf({ ...state, turn: 2 }), 'red')).toBe(true);
  });

  it('R 15.4.3 in its tomb nothing is left of it', () => {
    const { state } = carryOut({ ...built().state, turn: 2 }, (run) => buryBody(run, 'red', 'babylon', false));
    expect(state.body).toEqual({ status: 'tomb', space: 'babylon', inside: false, controller: null });
  });

  it('R 19.11 refused with a card of 3', () => {
    const fleet = situationWith(
      { players: 4, optionalRules: ['fasterCart', 'dispersedFleets'] },
      (draft) => {
        hold(draft, 'red', PIRATES);
        babylon(draft);
        draft.fleets.karia = { owner: 'red', upgraded: false, dispersed: true };
      },
      { kind: 'tyche', player: 'red', card: null, stage: 'choose', cancelled: false, operationsUsed: false, bases: [] },
    );
    const { state } = play(fleet, { type: 'playCard', player: 'red', card: PIRATES, as: 'discard' });
    expect(legal(state).map(({ type }) => type)).toEqual(['retrieveFleet', 'pass']);
    expect(machine.explainAction(state, build)).toMatchObject({
      code: 'tooFewPoints',
      rule: 'R 19.11',
      params: { points: 3, needed: 4 },
    });
  });

  it('R 19.11 refused to whoever does not control the body, on Game Turn 2, and where it is not played', () => {
    const why = (given: Parameters<typeof discarding>[1], player: PlayerId = 'red') => {
      const { state } = discarding(TRAITOR, given);
      expect(legal(state).some(({ type }) => type === 'buildCart')).toBe(false);
      return machine.explainAction(state, { type: 'buildCart', player });
    };
    expect(why({ player: 'blue' }, 'blue')).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 19.11',
      params: { player: 'blue', royal: 'cart' },
    });
    expect(why({ turn: 2 })).toMatchObject({ code: 'cartReady', rule: 'R 19.11', params: { turn: 2 } });
    expect(why({ options: { players: 4 } })).toMatchObject({
      code: 'notOffered',
      rule: 'R 19.11',
      params: { player: 'red' },
    });
  });

  it('R 19.11 it is built once', () => {
    const again = situationWith(
      PLAYED,
      (draft) => {
        Object.assign(draft, structuredClone(built().state));
        hold(draft, 'red', 13);
      },
      { kind: 'tyche', player: 'red', card: null, stage: 'choose', cancelled: false, operationsUsed: false, bases: [] },
    );
    const { state } = play(again, { type: 'playCard', player: 'red', card: 13, as: 'discard' });
    expect(listed({ state, events: [] }, 'upgradeFleet')).toHaveLength(1);
    expect(machine.explainAction(state, build)).toMatchObject({
      code: 'cartReady',
      rule: 'R 19.11',
      params: { turn: 1 },
    });
  });

  describe('R 19.11 what is written of it', () => {
    const written = {
      body: { controller: 'red', built: true },
      royals: { alexandros: 'red:babylon' },
      markers: { red: ['babylon'] },
      generals: { perdikkas: 'red:babylon' },
      forces: { 'red:babylon': { loyal: 4 } },
    } as const;

    it('R 19.11 a position and a state say that it is built, and read back', () => {
      const { state } = situation(written, PLAYED);
      expect(state.body.built).toBe(true);
      expect(decodeState(JSON.parse(JSON.stringify(state)))).toMatchObject({ _tag: 'Right' });
      expect(fromPosition(JSON.parse(JSON.stringify(toPosition(state))))).toEqual({ _tag: 'Right', right: state });
    });

    it('R 19.11 refused where it is not played, and of a tomb', () => {
      const { state } = situation(written, PLAYED);
      const fault = { left: { faults: [{ path: '$.body.built' }] } };
      expect(decodeState({ ...state, options: { players: 4 } })).toMatchObject(fault);
      expect(
        decodeState({
          ...state,
          body: { status: 'tomb', space: 'babylon', inside: false, controller: null, built: true },
        }),
      ).toMatchObject(fault);
      expect(decodeState({ ...state, body: { ...state.body, built: false } })).toMatchObject(fault);
    });
  });
});
