/** What the player aid has otherwise than the rulebook (docs/editions.md), where no section has it under test; each beside the rulebook's. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { pushIndependentMove } from '../../../src/successors/deeds/independents.js';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { Edition, GameOptions } from '../../../src/successors/options.js';
import { fromPosition, toPosition } from '../../../src/successors/codec/position/index.js';
import { outside } from '../../../src/successors/questions.js';
import { usesOf } from '../../../src/successors/rules/06-6-3-tyche.js';
import { isBurialTime, mayBury } from '../../../src/successors/rules/15-burial.js';
import { markGroupMoved } from '../../../src/successors/deeds/group.js';
import { groupAt } from '../../../src/successors/rules/09-regroup.js';
import type { GameState } from '../../../src/successors/state.js';
import { codecs } from '../../../src/successors/index.js';
import { SEGMENTS } from '../../../src/successors/vocabulary.js';
import {
  carryOut,
  dice,
  legal,
  play,
  said,
  setting,
  situationOf,
  units,
  type Setting,
  type Told,
} from '../language.js';
import { field, independentsAt } from './battlefield.js';
import { activate, go, listed } from './marching.js';
import { begin } from './phases-support.js';
import { hold, putGeneral, situationWith, top, type Sketch } from './segments-support.js';

const RULEBOOK: GameOptions = { players: 4, edition: 'rulebook' };
const AID: GameOptions = { players: 4, edition: 'player-aid' };
const tyche: SuccessorsFrame = {
  kind: 'tyche',
  player: 'red',
  card: null,
  stage: 'choose',
  cancelled: false,
  operationsUsed: false,
  bases: [],
};
const movement: SuccessorsFrame = { kind: 'movement', player: 'red', stage: 'choose', die: null };

/** Types of action that are possible. */
const types = (state: GameState): readonly string[] => [...new Set(legal(state).map(({ type }) => type))];
/** Why red may not do something. */
const refused = (state: GameState, action: Action) => machine.explainAction(state, action);

describe('a card of the Tyche Segment', () => {
  const SHIPBUILDING = 44;
  const PIRATES = 12;
  const UNREST = 17;
  const DISEASE = 4;
  const holding = (options: GameOptions, card: number, change: (state: Sketch) => void = () => {}): GameState =>
    situationWith(
      options,
      (draft) => {
        hold(draft, 'red', card);
        draft.segment = {
          player: 'red',
          segment: 'tyche',
          navalMoved: false,
          attempts: {},
          minorsHandled: [],
          oratory: [],
        };
        draft.fleets.karia = { owner: 'red', upgraded: false, dispersed: false };
        draft.fleets.rhodos = { owner: 'red', upgraded: false, dispersed: true };
        change(draft);
      },
      tyche,
    );
  const playing = (card: number, as: 'event' | 'operations' | 'discard') =>
    ({ type: 'playCard', player: 'red', card, as }) as const;
  const karia = { type: 'upgradeFleet', player: 'red', fleet: 'karia' } as const;
  const eumenes = { type: 'hireGeneral', player: 'red', general: 'eumenes' } as const;

  it('R 6.6.3 in the player aid it is played for its event or its Operation Points, not discarded (ruling bargains-of-a-discard)', () => {
    const uses = (options: GameOptions, card: number) => usesOf(situationOf(holding(options, card)), 'red', card);
    expect(uses(RULEBOOK, PIRATES)).toEqual(['event', 'operations', 'discard']);
    expect(uses(AID, PIRATES)).toEqual(['event', 'operations']);
    // Nobody has an Army that could fall ill: the event cannot be activated.
    expect(uses(RULEBOOK, DISEASE)).toEqual(['operations', 'discard']);
    expect(uses(AID, DISEASE)).toEqual(['operations']);
    expect(refused(holding(AID, PIRATES), playing(PIRATES, 'discard'))).toMatchObject({
      code: 'mustPlayCard',
      rule: 'ruling bargains-of-a-discard',
    });
  });

  it('R 3.4.1 in the player aid 4 Operation Points upgrade a fleet that is not Dispersed, in the rulebook the discard does', () => {
    const aid = play(holding(AID, SHIPBUILDING), playing(SHIPBUILDING, 'operations')).state;
    expect(legal(aid).filter(({ type }) => type === 'upgradeFleet')).toEqual([karia]);
    expect(refused(aid, { ...karia, fleet: 'rhodos' })?.code).toBe('fleetDispersed');
    const over = play(aid, karia);
    expect(over.state.fleets.karia.upgraded).toBe(true);
    expect(over.state.stack).toEqual([]);
    const rulebook = play(holding(RULEBOOK, SHIPBUILDING), playing(SHIPBUILDING, 'operations')).state;
    expect(types(rulebook)).not.toContain('upgradeFleet');
    expect(refused(rulebook, karia)).toMatchObject({ code: 'wrongStep', rule: 'R 6.6.3.C' });
    const discarded = play(holding(RULEBOOK, SHIPBUILDING), playing(SHIPBUILDING, 'discard')).state;
    expect(types(discarded)).toContain('upgradeFleet');
    const three = play(holding(AID, PIRATES), playing(PIRATES, 'operations')).state;
    expect(refused(three, karia)?.code).toBe('tooFewPoints');
  });

  it('R 6.6.3.C in the player aid 3 Operation Points hire a General, who comes as in the rulebook', () => {
    const aid = play(holding(AID, PIRATES), playing(PIRATES, 'operations')).state;
    const hired = play(aid, eumenes).state;
    expect(top(hired)).toMatchObject({ kind: 'hire', general: 'eumenes', stage: 'province', points: 3 });
    const { state, events } = play(
      hired,
      { type: 'drawProvince', player: 'chance', province: 'kappadokia' },
      { type: 'deployGeneral', player: 'red', general: 'eumenes', space: 'melitene' },
    );
    expect(events.map(({ type }) => type)).toContain('generalHired');
    expect(units(state, 'red:melitene')).toMatchObject({ mercenary: 2 });
    expect(state.stack).toEqual([]);
  });

  it('R 6.6.3.C a state in which the province is about to be drawn is a state, and a position', () => {
    const position = { format: 'diadochi-position', game: 'successors', version: 1, options: AID, turn: 2 } as const;
    const begun = fromPosition({ ...position, segment: 'tyche', hands: { red: [PIRATES] } });
    if (begun._tag === 'Left') throw new Error(begun.left.message);
    const { state } = play(begun.right, playing(PIRATES, 'operations'), eumenes);
    expect(top(state)).toMatchObject({ kind: 'hire', stage: 'province' });
    expect(codecs.StateCodec.is(state)).toBe(true);
    expect(fromPosition(toPosition(state))).toMatchObject({ _tag: 'Right', right: state });
  });

  it('R 6.6.3.4 so in the player aid a Bonus card brings its event and then a General', () => {
    // 1 and 2: Babylonia. Its event comes first, and need not be all.
    const event = play(holding(AID, UNREST), playing(UNREST, 'event'), ...dice(1, 2)).state;
    const chosen = types(event).includes('targetSpace') ? play(event, legal(event)[0] as Action).state : event;
    expect(top(chosen)).toMatchObject({ kind: 'operations', points: 3, optional: true });
    expect(legal(chosen)).toContainEqual(eumenes);
    expect(types(chosen)).toContain('pass');
  });

  it('R 6.6.3.C who has as many Generals as he was dealt hires one from Game Turn 4 on, and nobody who has more', () => {
    const has = (turn: number, ...ids: readonly ('krateros' | 'peithon' | 'leonnatos')[]) =>
      types(
        play(
          holding(AID, PIRATES, (draft) => {
            draft.turn = turn;
            for (const id of ids) putGeneral(draft, 'red', id, 'tarsos');
          }),
          playing(PIRATES, 'operations'),
        ).state,
      ).includes('hireGeneral');
    expect([has(3, 'krateros'), has(3, 'krateros', 'peithon')]).toEqual([true, false]);
    expect([has(4, 'krateros', 'peithon'), has(4, 'krateros', 'peithon', 'leonnatos')]).toEqual([true, false]);
  });
});

describe('burial', () => {
  /** Red has the cart before Babylon, which is nobody's, and an Army with it. */
  const cart: Setting = {
    control: {},
    forces: { 'red:babylon': { loyal: 1 } },
    generals: { perdikkas: 'red:babylon' },
    rest: { body: { status: 'cart', space: 'babylon', inside: false, controller: 'red' } },
  };
  const bury = { type: 'bury', player: 'red', space: 'babylon' } as const;

  it('R 15.4.2 in the player aid in the Forage Segment alone, in the rulebook in any (ruling burial-escort)', () => {
    const open = (edition: Edition) =>
      SEGMENTS.filter((segment) =>
        mayBury(situationOf(field({ ...cart, options: { players: 4, edition }, segment })), 'red'),
      );
    expect(open('rulebook')).toEqual(['surrender', 'tyche', 'movement', 'forage']);
    expect(open('player-aid')).toEqual(['forage']);
    expect(isBurialTime(situationOf(field({ ...cart, options: AID, segment: 'movement' })))).toBe(false);
  });

  it('R 15.4.2 before that it is refused, and then offered', () => {
    const moving = carryOut(field({ ...cart, options: AID }), (run) => void run.push({ ...movement })).state;
    expect(types(moving)).not.toContain('bury');
    expect(refused(moving, bury)).toMatchObject({ code: 'wrongStep', rule: 'ruling burial-escort' });
    const foraging = carryOut(
      field({ ...cart, options: AID, segment: 'forage' }),
      (run) => void run.push({ kind: 'forage', player: 'red', handled: [], asking: false }),
    ).state;
    const over = play(foraging, bury);
    expect(said(over, 'bodyBuried')).toHaveLength(1);
    expect(over.state.body.status).toBe('tomb');
  });

  it('R 15.4.2, 6.8 and in the End Phase in both', () => {
    for (const options of [AID, RULEBOOK]) {
      const { state } = begin({ ...field({ ...cart, options }), segment: null }, 'end');
      expect(legal(state)).toContainEqual(bury);
    }
  });
});

describe('disbanding the Royal Army', () => {
  /** Red has Royal Army CUs with Krateros before Pella, inside it, and without a general at Pydna. */
  const royal: Setting = {
    control: { pella: 'red', pydna: 'red' },
    forces: {
      'red:pella': { royalArmy: 2, loyal: 1 },
      'red:pella:inside': { royalArmy: 1 },
      'red:pydna': { royalArmy: 1 },
      'blue:sardeis': { royalArmy: 1 },
    },
    generals: { krateros: 'red:pella' },
    minors: ['blue:sardeis'],
  };
  const at = (
    options: GameOptions,
    frame: SuccessorsFrame,
    change: (state: GameState) => GameState = (state) => state,
  ) => carryOut(change(field({ ...royal, options })), (run) => void run.push(frame)).state;
  const offered = (state: GameState) =>
    legal(state).flatMap((action) =>
      action.type === 'disbandAt' ? [[action.space, action.inside, action.count]] : [],
    );
  const EVERYWHERE = [
    ['pella', false, 1],
    ['pella', false, 2],
    ['pella', true, 1],
    ['pydna', false, 1],
  ];
  const sorted = (list: readonly unknown[]) => [...list].map((item) => JSON.stringify(item)).sort();

  it('R 3.3.4.6 in the player aid where they stand, before an activation (ruling disbanding-at-rest)', () => {
    expect(sorted(offered(at(AID, movement)))).toEqual(sorted(EVERYWHERE));
    const withCard = (state: GameState): GameState => ({ ...state, hands: { ...state.hands, red: [4] } });
    expect(sorted(offered(at(AID, tyche, withCard)))).toEqual(sorted(EVERYWHERE));
    const forced: SuccessorsFrame = { kind: 'forcedMarch', player: 'red', points: 3, left: 1, generalsToo: true };
    expect(sorted(offered(at(AID, forced)))).toEqual(sorted(EVERYWHERE));
    const over = play(at(AID, movement), { type: 'disbandAt', player: 'red', space: 'pella', inside: false, count: 2 });
    expect(units(over, 'red:pella')).toMatchObject({ royalArmy: 0, loyal: 1 });
    expect(said(over, 'unitsLost')).toMatchObject([{ rule: 'R 3.3.4.6', space: 'pella', inside: false }]);
    expect(sorted(offered(over.state))).toEqual(sorted(EVERYWHERE.slice(2)));
  });

  it('R 3.3.4.6 in the Surrender Segment, when its player is asked', () => {
    const surrendering = (options: GameOptions) =>
      at(options, { kind: 'surrender', player: 'red', step: 'remove', handled: [], asking: false }, (state) => ({
        ...state,
        control: { pella: 'red', pydna: 'blue' },
        minorGenerals: { ...state.minorGenerals, 'red:pydna': 1 },
      }));
    expect(sorted(offered(surrendering(AID)))).toEqual(sorted(EVERYWHERE));
    const over = play(surrendering(AID), { type: 'disbandAt', player: 'red', space: 'pydna', inside: false, count: 1 });
    // The Minor General has no CUs left, and there is nothing to surrender to.
    expect(over.state.minorGenerals['red:pydna']).toBeUndefined();
    expect(over.state.stack).toEqual([]);
    expect(offered(surrendering(RULEBOOK))).toEqual([]);
  });

  it('R 3.3.4.6 not what an activation has used, nor after the Segment has been given up', () => {
    const { state } = carryOut(field({ ...royal, options: AID }), (run) => {
      markGroupMoved(run, 'red', outside('pella'), groupAt(run.state, 'red', outside('pella')));
      run.push({ kind: 'movement', player: 'red', stage: 'activate', die: 3 });
    });
    expect(sorted(offered(state))).toEqual(sorted(EVERYWHERE.slice(2)));
    expect(refused(state, { type: 'disbandAt', player: 'red', space: 'pella', inside: false, count: 1 })).toMatchObject(
      {
        code: 'tooLateToDisband',
        rule: 'ruling disbanding-at-rest',
      },
    );
    expect(refused(state, { type: 'disbandAt', player: 'red', space: 'pella', inside: true, count: 2 })?.code).toBe(
      'noSuchPiece',
    );
    const raised = at(AID, { kind: 'movement', player: 'red', stage: 'raised', die: null });
    expect(offered(raised)).toEqual([]);
  });

  it('R 3.3.4.6 nor in an activation, which is where the rulebook has it', () => {
    const marching = (options: GameOptions): Told =>
      activate({ state: field({ ...royal, options }), events: [] }, 'krateros', 'red:pella', { points: 4 });
    expect(listed(marching(AID), 'disband')).toEqual([]);
    expect(listed(marching(RULEBOOK), 'disband').map(({ count }) => count)).toEqual([1, 2]);
    expect(refused(marching(AID).state, { type: 'disband', player: 'red', count: 1 })).toMatchObject({
      code: 'tooLateToDisband',
      rule: 'ruling disbanding-at-rest',
    });
    expect(offered(at(RULEBOOK, movement))).toEqual([]);
    expect(
      refused(at(RULEBOOK, movement), { type: 'disbandAt', player: 'red', space: 'pella', inside: false, count: 1 }),
    ).toMatchObject({ code: 'wrongStep', rule: 'R 3.3.4.6' });
  });
});

describe('an Independent Army after a drawn attack', () => {
  it('R 12.6, 14.7 in the player aid it falls back, and has no choice of its box', () => {
    /** Seuthes (6) from Byzantion against 5 Mercenaries and a Local Troop: equal dice, a draw. */
    const drawn = (options: GameOptions): Told => {
      const state = field({
        options,
        control: { kabyle: 'blue', byzantion: 'blue' },
        forces: { 'blue:kabyle': { mercenary: 5 } },
        rest: independentsAt({ seuthes: 'byzantion' }),
      });
      const told = carryOut(state, (run) => pushIndependentMove(run, 'red', 'seuthes'));
      return play(
        told,
        { type: 'moveIndependentArmy', player: 'red', army: 'seuthes', to: 'kabyle' },
        ...dice(3, 3, 3, 3),
      );
    };
    expect(types(drawn(RULEBOOK).state)).toEqual(['retreatIndependentArmy']);
    const aid = drawn(AID);
    expect(said(aid, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    expect(aid.state.independentArmies.seuthes).toEqual({ status: 'map', space: 'byzantion' });
    expect(aid.state.control).toEqual({ kabyle: 'blue', byzantion: 'blue' });
    expect(aid.state.stack).toEqual([]);
  });

  it('R 12.6, 14.7 out of its box it goes back into it', () => {
    const state = field({
      options: AID,
      forces: { 'blue:getai': { mercenary: 6 } },
      minors: ['blue:getai'],
      rest: independentsAt({}),
    });
    const told = carryOut(state, (run) => pushIndependentMove(run, 'red', 'seuthes'));
    const over = play(
      told,
      { type: 'moveIndependentArmy', player: 'red', army: 'seuthes', to: 'getai' },
      { type: 'pass', player: 'blue' },
      ...dice(3, 3, 3, 3),
    );
    expect(said(over, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    expect(over.state.independentArmies.seuthes.status).toBe('box');
  });
});

describe('interception at sea', () => {
  it('R 8.5.1 in the player aid not off the Embarkation Port, to which ships have come round (ruling home-port)', () => {
    // Red has a marker at Paraitonion: two Sea paths from Pelousion, three from Gaza.
    const round = (options: GameOptions): Told => {
      const fleets = { ...setting({}).fleets, athenai: { owner: 'red', upgraded: false, dispersed: false } } as const;
      const given: Setting = {
        options,
        active: 'white',
        control: { pelousion: 'white', paraitonion: 'red', athenai: 'red' },
        forces: { 'white:pelousion': { mercenary: 3 } },
        generals: { ptolemaios: 'white:pelousion' },
        rest: { fleets },
      };
      const told = activate({ state: field(given), events: [] }, 'ptolemaios', 'white:pelousion', { points: 4 });
      return go(
        told,
        { type: 'embark' },
        { type: 'sail', to: 'gaza' },
        { type: 'sail', to: 'pelousion' },
        { type: 'debark', inside: false },
      );
    };
    expect(machine.actors(round(RULEBOOK).state)).toEqual(['red']);
    const home = round(AID);
    expect(machine.actors(home.state)).toEqual(['white']);
    expect(said(home, 'debarked')).toMatchObject([{ space: 'pelousion' }]);
  });
});
