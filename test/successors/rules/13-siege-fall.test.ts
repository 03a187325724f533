/** R 13.2.2, 13.2.4, 13.3.2: what a Siege or Subjugation does to what is inside, and what comes after it. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { loseUnits } from '../../../src/successors/deeds/units.js';
import { reconstructedAbilities } from '../../../src/successors/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { inside } from '../../../src/successors/questions.js';
import { pushSiegeAttempt, refuseSiege } from '../../../src/successors/rules/13-siege.js';
import type { AlexandersBody, GameState, Royal } from '../../../src/successors/state.js';
import { unitsOf } from '../../../src/successors/units.js';
import type { Commander, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import {
  body,
  carryOut,
  dice,
  forces,
  general,
  legal,
  play,
  royal,
  said,
  setting,
  type Setting,
  situationOf,
  type Told,
} from '../language.js';
import { activate, go } from './marching.js';

/** Before Pella, Black's, stands Demetrios, Yellow's, with four Mercenaries; nobody is a Champion. */
const pella = (more: Setting = {}): GameState =>
  setting({
    options: { players: 5 },
    control: { pella: 'black' },
    active: 'yellow',
    ...more,
    forces: { 'yellow:pella': { mercenary: 4 }, ...more.forces },
    generals: { demetrios: 'yellow:pella', ...more.generals },
    rest: { champions: [], ...more.rest },
  });
const attempt = (state: GameState, player: PlayerId, space: SpaceId, commander: Commander, surrender = false): Told =>
  carryOut(state, (run) => pushSiegeAttempt(run, player, space, commander, surrender));
/** Demetrios makes an attempt on Pella. */
const besieged = (more: Setting = {}, die = 4): Told =>
  play(attempt(pella(more), 'yellow', 'pella', 'demetrios'), ...dice(die));

const why = ({ state }: Pick<Told, 'state'>, action: Action) => machine.explainAction(state, action);

describe('Refusals', () => {
  test('R 13.1, 13.4 who may not attempt a Siege is told by which clause, and before which city', () => {
    const refused = (more: Setting) => refuseSiege(situationOf(pella(more)), 'yellow', 'pella', 'demetrios');
    const params = { player: 'yellow', space: 'pella', commander: 'demetrios' };
    expect(refused({ control: {} })).toMatchObject({ code: 'noSiegeTarget', rule: 'R 13.1', params });
    expect(refused({ forces: { 'yellow:pella': { mercenary: 2 } } })).toMatchObject({
      code: 'armyTooSmall',
      rule: 'R 13.4',
      params,
    });
    expect(refused({ forces: { 'red:pella': { mercenary: 1 } } })).toMatchObject({
      code: 'enemyUnitsThere',
      rule: 'ruling who-besieges',
      params,
    });
  });

  /** In the Surrender Segment the city falls on a 4: Yellow is asked for his marker. */
  const fallen = (): Told =>
    play(attempt(pella({ segment: 'surrender' }), 'yellow', 'pella', 'demetrios', true), ...dice(4));
  /** So does Dana, a Minor City of the Independents. */
  const subjugated = (more: Setting = {}): Told =>
    play(
      attempt(
        setting({
          control: { dana: 'independent' },
          segment: 'surrender',
          ...more,
          forces: { 'red:dana': { mercenary: 3 }, ...more.forces },
          generals: { antigonos: 'red:dana' },
        }),
        'red',
        'dana',
        'antigonos',
        true,
      ),
      ...dice(4),
    );

  test('R 13.2.4, 6.6.2 the marker is for the space that has fallen', () => {
    expect(why(fallen(), { type: 'placeMarker', player: 'yellow', space: 'pydna' })).toMatchObject({
      code: 'otherMatter',
      rule: 'R 13.2.4',
      params: { space: 'pydna', waitingFor: 'pella' },
    });
    expect(why(subjugated(), { type: 'placeMarker', player: 'red', space: 'mazaka' })).toMatchObject({
      code: 'otherMatter',
      rule: 'R 13.2.4',
      params: { space: 'mazaka', waitingFor: 'dana' },
    });
  });

  test('R 13.2.4 and it is not the time for anything else', () => {
    expect(why(fallen(), { type: 'removeMarker', player: 'yellow', space: 'pydna' })).toMatchObject({
      code: 'outOfPhase',
      rule: 'R 13.2.4',
    });
    expect(why(subjugated(), { type: 'removeMarker', player: 'red', space: 'mazaka' })).toMatchObject({
      code: 'outOfPhase',
      rule: 'R 13',
    });
  });

  test('R 13.3.2, 6.6.2 who has subjugated a space may leave it without a marker', () => {
    const told = subjugated();
    expect(told.state.stack).toMatchObject([{ kind: 'siegeAttempt', stage: 'marker', captured: true }]);
    const left = play(told, { type: 'pass', player: 'red' });
    expect(left.state.control['dana']).toBeUndefined();
    expect(said(left, 'markerPlaced')).toEqual([]);
    expect(left.state.stack).toEqual([]);
  });

  test('R 4.31.1 when he has done so the others may play their Surprise cards', () => {
    const told = subjugated({
      forces: { 'blue:mazaka': { loyal: 1 } },
      minors: ['blue:mazaka'],
      rest: { hands: { red: [], blue: [24], yellow: [], white: [] } },
    });
    const marked = play(told, { type: 'placeMarker', player: 'red', space: 'dana' });
    expect(marked.state.control['dana']).toBe('red');
    expect(marked.state.stack).toMatchObject([
      { kind: 'siegeAttempt', stage: 'over' },
      { kind: 'window', moment: 'siegeAttempted', asked: 'blue', space: 'dana', subject: 'red' },
    ]);
  });
});

describe('While the die is in the air', () => {
  test('R 13.2.1 nothing has been captured yet', () => {
    const told = attempt(pella(), 'yellow', 'pella', 'demetrios');
    expect(told.state.stack).toMatchObject([
      { kind: 'siegeAttempt', stage: 'result', captured: false },
      { kind: 'roll', purpose: 'siege', player: 'yellow' },
    ]);
  });
});

describe('The Royal Army inside', () => {
  const GARRISON: Setting['forces'] = { 'black:pella:inside': { royalArmy: 1 } };
  const defected = (told: Told) => said(told, 'unitsDefected').map(({ count, from, to }) => ({ count, from, to }));
  const OVER = [{ count: 1, from: 'black', to: 'yellow' }];
  const cart = (controller: PlayerId, inside: boolean): AlexandersBody => ({
    status: 'cart',
    space: 'pella',
    inside,
    controller,
  });

  test('R 13.2.2 where there is none, nobody comes over', () => {
    const champion = { champions: ['yellow'] } as const;
    expect(defected(besieged({ forces: GARRISON, rest: champion }))).toEqual(OVER);
    expect(defected(besieged({ forces: { 'black:pella:inside': { loyal: 1 } }, rest: champion }))).toEqual([]);
  });

  test('R 16.2, 13.2.2 Sacred Ground is for defenders in a Land Battle: a besieger has no Prestige of it', () => {
    expect(defected(besieged({ forces: GARRISON, rest: { body: cart('yellow', false) } }))).toEqual([]);
  });

  test('R 16.2, 13.2.2 nor has he who is besieged', () => {
    // A Champion's 3 against nothing: with 4 of Sacred Ground the Royal Army would stay.
    const told = besieged({
      forces: GARRISON,
      generals: { kassandros: 'black:pella:inside' },
      rest: { champions: ['yellow'], body: cart('black', true) },
    });
    expect(defected(told)).toEqual(OVER);
  });

  test('R 13.2.2, 19.2 Perdikkas inside counts one more before his own Royal Army', () => {
    // Yellow has the 2 of Kleopatra; Black the 1 of Perdikkas, who counts 2 with his ability.
    const kleopatra: Royal = { status: 'active', space: 'pydna', inside: false, controller: 'yellow' };
    const told = (options: GameOptions): Told =>
      besieged({
        options,
        control: { pella: 'black', pydna: 'yellow' },
        forces: GARRISON,
        generals: { perdikkas: 'black:pella:inside' },
        rest: { champions: [], royals: { ...setting({}).royals, kleopatra } },
      });
    expect(defected(told({ players: 5 }))).toEqual(OVER);
    const able: GameOptions = { players: 5, optionalRules: ['specialAbilities'], abilities: reconstructedAbilities };
    expect(defected(told(able))).toEqual([]);
  });
});

describe('What is inside a city that falls', () => {
  test('R 13.2.4, 12.5.1 Battle Losses are for CUs and generals: a marker alone suffers none', () => {
    const told = besieged();
    expect(said(told, 'spaceCaptured')).toMatchObject([{ player: 'yellow', space: 'pella', from: 'black' }]);
    expect(said(told, 'defeated')).toEqual([]);
  });

  test('R 13.2.4, 12.5.1 a general without CUs is Dispersed with the city', () => {
    const told = besieged({ generals: { kassandros: 'black:pella:inside' } });
    expect(said(told, 'defeated')).toMatchObject([{ player: 'black', space: 'pella', victor: 'yellow' }]);
    expect(said(told, 'generalDispersed')).toMatchObject([{ rule: 'R 12.5.1', general: 'kassandros' }]);
    expect(general(told, 'kassandros').status).toBe('dispersed');
  });

  test('R 18.6.1, 18.4.3 Heirs, women and the cart are captured where nobody guards them, too', () => {
    const within = (controller: PlayerId): Royal => ({ status: 'active', space: 'pella', inside: true, controller });
    const told = besieged({
      rest: {
        champions: [],
        royals: { ...setting({}).royals, alexandros: within('black'), olympias: within('black') },
        body: { status: 'cart', space: 'pella', inside: true, controller: 'black' },
      },
    });
    expect(royal(told, 'alexandros')).toMatchObject({ controller: 'yellow', inside: false });
    expect(body(told)).toMatchObject({ controller: 'yellow', inside: false });
    expect(said(told, 'royalInactive')).toMatchObject([{ rule: 'R 18.4.3', royal: 'olympias' }]);
  });

  test('R 13.2.4 outside of all Segments, in the End Phase, nobody is asked for a marker', () => {
    const state = pella({
      forces: { 'black:pella:inside': { loyal: 1 } },
      rest: { champions: [], segment: null, sieges: { pella: { by: 'yellow', points: 1 } } },
    });
    const told = carryOut(state, (run) => loseUnits(run, 'black', inside('pella'), unitsOf('loyal', 1), 'R 6.6.5'));
    expect(said(told, 'spaceCaptured')).toMatchObject([{ player: 'yellow', space: 'pella' }]);
    expect(told.state.control['pella']).toBeUndefined();
    expect(legal(told)).toEqual([]);
  });
});

describe('A Subjugation on the march', () => {
  test('R 13.3.2, 13.2.4 the space is without a marker until the next Surrender Segment; then Surprise cards may be played (R 4.31.1)', () => {
    const begun = activate(
      {
        control: { dana: 'independent' },
        forces: { 'red:dana': { mercenary: 4 }, 'blue:mazaka': { loyal: 1 } },
        generals: { antigonos: 'red:dana' },
        minors: ['blue:mazaka'],
        rest: { hands: { red: [], blue: [24], yellow: [], white: [] } },
      },
      'antigonos',
      'red:dana',
      { points: 4 },
    );
    const told = play(go(begun, { type: 'siege', space: 'dana' }), ...dice(4));
    expect(said(told, 'spaceCaptured')).toMatchObject([{ rule: 'R 13.3.2', space: 'dana', from: 'independent' }]);
    expect(told.state.stack.at(-1)).toMatchObject({ kind: 'window', moment: 'siegeAttempted', asked: 'blue' });
    const after = play(told, { type: 'pass', player: 'blue' });
    expect(after.state.control['dana']).toBeUndefined();
    expect(after.state.stack).toMatchObject([{ kind: 'march' }]);
    expect(forces(after, 'red:dana')).toEqual({ mercenary: 4 });
  });
});
