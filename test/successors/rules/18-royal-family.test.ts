import { describe, expect, test } from 'vitest';
import { placeMarker, removeMarker } from '../../../src/successors/deeds/markers.js';
import { activateRoyal, captureRoyals, killRoyal } from '../../../src/successors/deeds/royals.js';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { inside, legitimacy, outside } from '../../../src/successors/questions.js';
import { applyStanding, refuseStanding, standingActions } from '../../../src/successors/rules/15-4-standing.js';
import { mayBury } from '../../../src/successors/rules/15-burial.js';
import { loseRoyals, settleRoyals } from '../../../src/successors/rules/18-royal-family.js';
import type { AlexandersBody, GameState, Royal } from '../../../src/successors/state.js';
import type { PlayerId, RoyalId, SpaceId } from '../../../src/successors/vocabulary.js';
import { body, carryOut, general, royal, said, setting, type Setting, situationOf, type Told } from '../language.js';
import { independentsAt } from './battlefield.js';
import { activate, go, listed, march, refusal } from './marching.js';

const royalOf = (controller: PlayerId | null, space: SpaceId, inside = false): Royal => ({
  status: 'active',
  space,
  inside,
  controller,
});
const cart = (controller: PlayerId | null, space: SpaceId, inside = false): AlexandersBody => ({
  status: 'cart',
  space,
  inside,
  controller,
});
const court = (given: Setting, royals: Partial<Record<RoyalId, Royal>>): GameState => {
  const state = setting(given);
  return { ...state, royals: { ...state.royals, ...royals } };
};
const settled = (state: GameState, space: SpaceId): GameState =>
  carryOut(state, (run) => settleRoyals(run, space)).state;

describe('Control of royals', () => {
  test('R 18.6.1 the first general to enter an empty space takes the Heir there, whoever has the marker', () => {
    const state = court(
      { control: { larisa: 'blue' }, generals: { antigonos: 'red:larisa' } },
      { herakles: royalOf('blue', 'larisa') },
    );
    expect(settled(state, 'larisa').royals.herakles.controller).toBe('red');
  });

  test('R 18.6.1 not where his master has CUs or a general', () => {
    const guarded = court(
      {
        control: { larisa: 'blue' },
        forces: { 'blue:larisa': { mercenary: 1 } },
        generals: { antigonos: 'red:larisa' },
      },
      { herakles: royalOf('blue', 'larisa') },
    );
    expect(settled(guarded, 'larisa').royals.herakles.controller).toBe('blue');
    const led = court(
      { generals: { antigonos: 'red:larisa', krateros: 'blue:larisa' } },
      { herakles: royalOf('blue', 'larisa') },
    );
    expect(settled(led, 'larisa').royals.herakles.controller).toBe('blue');
  });

  test('R 18.6.1 a marker takes an uncontrolled Heir', () => {
    const told = carryOut(court({ control: {} }, { herakles: royalOf(null, 'larisa') }), (run) =>
      placeMarker(run, 'larisa', 'yellow', 'R 6.6.3.2'),
    );
    expect(said(told, 'royalControlled')).toMatchObject([{ royal: 'herakles', player: 'yellow', previous: null }]);
  });

  test('R 18.1 who has neither general nor marker there controls nobody there', () => {
    const told = carryOut(court({ control: { larisa: 'blue' } }, { herakles: royalOf('blue', 'larisa') }), (run) =>
      removeMarker(run, 'larisa', 'R 6.7'),
    );
    expect(said(told, 'royalFreed')).toMatchObject([{ royal: 'herakles', previous: 'blue' }]);
    expect(royal(told, 'herakles').controller).toBeNull();
  });

  test("R 18.1 in a besieged city inside is the owner's, outside the besieger's", () => {
    const besieged: Setting = {
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary: 3 } },
      generals: { antigonos: 'red:pella' },
    };
    expect(
      settled(court(besieged, { alexandros: royalOf('blue', 'pella', true) }), 'pella').royals.alexandros.controller,
    ).toBe('blue');
    expect(
      settled(court(besieged, { alexandros: royalOf('blue', 'pella') }), 'pella').royals.alexandros.controller,
    ).toBe('red');
  });

  test('R 14.1, 18.6.2 an Independent Army takes no control away that a marker gives, and gives none', () => {
    const before = (holder: Setting['control']) =>
      court(
        { control: holder ?? {}, rest: independentsAt({ seuthes: 'pella' }) },
        { alexandros: royalOf('blue', 'pella'), kleopatra: royalOf('blue', 'pella') },
      );
    const held = settled(before({ pella: 'blue' }), 'pella').royals;
    expect(held.alexandros.controller).toBe('blue');
    expect(held.kleopatra).toMatchObject({ status: 'active', controller: 'blue' });
    const open = settled(before({}), 'pella').royals;
    expect(open.alexandros.controller).toBeNull();
    expect(open.kleopatra.status).toBe('inactive');
  });

  test("R 18.3 an active woman left behind is nobody's: she is inactive", () => {
    const state = court(
      { control: { larisa: 'blue' }, generals: { antigonos: 'red:larisa' } },
      { kleopatra: royalOf('blue', 'larisa') },
    );
    expect(settled(state, 'larisa').royals.kleopatra.status).toBe('active');
    const told = carryOut(state, (run) => removeMarker(run, 'larisa', 'R 6.7'));
    expect(royal(told, 'kleopatra')).toMatchObject({ status: 'inactive', controller: null });
  });

  test('R 18.6.2 a city that becomes Independent keeps no royal inside', () => {
    const state = court(
      { control: { pella: 'blue' }, generals: { krateros: 'blue:pella:inside' } },
      { alexandros: royalOf('blue', 'pella', true), olympias: royalOf('blue', 'pella', true) },
    );
    const told = carryOut(state, (run) => placeMarker(run, 'pella', 'independent', 'R 4.31.3'));
    expect(royal(told, 'alexandros')).toMatchObject({ inside: false, controller: 'blue' });
    expect(royal(told, 'olympias')).toMatchObject({ status: 'inactive', inside: false });
    expect(general(told, 'krateros')).toMatchObject({ status: 'map', inside: false });
  });
});

describe('Capture', () => {
  test("R 18.6.1, 18.4.3 the loser's Heirs and cart go to the victor, his women become inactive, and what others have stays theirs", () => {
    const state = court(
      { rest: { body: cart('blue', 'larisa') } },
      {
        philippos: royalOf('blue', 'larisa'),
        olympias: royalOf('blue', 'larisa'),
        alexandros: royalOf('red', 'larisa'),
        herakles: royalOf('yellow', 'larisa'),
        kleopatra: royalOf('yellow', 'larisa'),
        thessalonike: royalOf('blue', 'pella'),
      },
    );
    const told = carryOut(state, (run) => {
      run.push({
        kind: 'defeat',
        player: 'blue',
        space: 'larisa',
        zones: [],
        victor: 'red',
        stage: 'begin',
        holds: 'larisa',
      });
      captureRoyals(run, { player: 'blue', ...outside('larisa') }, 'red');
      expect(run.state.royals.philippos.controller).toBe('red');
      expect(run.state.royals.alexandros.controller).toBe('red');
      expect(run.state.body.controller).toBe('red');
      expect(run.state.royals.olympias).toMatchObject({ status: 'inactive', controller: null });
      expect(run.state.royals.herakles.controller).toBe('yellow');
      expect(run.state.royals.kleopatra).toMatchObject({ status: 'active', controller: 'yellow' });
      expect(run.state.royals.thessalonike).toMatchObject({ status: 'active', controller: 'blue' });
    });
    expect(said(told, 'royalControlled')).toHaveLength(1);
    expect(said(told, 'cartControlled')).toMatchObject([{ player: 'red', previous: 'blue' }]);
  });

  test('R 14.1, 18.6.2 Independent Armies capture nobody: without a general Heirs and cart are his whose marker is there', () => {
    const lost = (control: Setting['control']): Told =>
      carryOut(
        court(
          { control: control ?? {}, rest: { body: cart('blue', 'larisa'), ...independentsAt({ seuthes: 'larisa' }) } },
          { philippos: royalOf('blue', 'larisa'), olympias: royalOf('blue', 'larisa') },
        ),
        (run) => loseRoyals(run, { player: 'blue', ...outside('larisa') }, 'independent'),
      );
    const open = lost({});
    expect(royal(open, 'philippos').controller).toBeNull();
    expect(body(open).controller).toBeNull();
    const marked = lost({ larisa: 'blue' });
    expect(royal(marked, 'philippos').controller).toBe('blue');
    expect(body(marked).controller).toBe('blue');
    for (const told of [open, marked]) expect(royal(told, 'olympias').status).toBe('inactive');
  });

  test('R 18.7 a dead royal counts for nobody', () => {
    const told = carryOut(court({ rest: { champions: [] } }, { philippos: royalOf('blue', 'larisa') }), (run) =>
      killRoyal(run, 'philippos'),
    );
    expect(royal(told, 'philippos')).toMatchObject({ status: 'dead', space: null, controller: null });
    expect(legitimacy(told.state, 'blue')).toBe(0);
  });

  test("R 18.4.2 a woman activated by a card is her player's", () => {
    const told = carryOut(court({ generals: { krateros: 'blue:molossia' } }, {}), (run) =>
      activateRoyal(run, 'olympias', 'blue', outside('molossia')),
    );
    expect(royal(told, 'olympias')).toMatchObject({ status: 'active', controller: 'blue', space: 'molossia' });
  });
});

describe('Burial', () => {
  const procession = (more: Setting = {}): GameState =>
    setting({
      ...more,
      forces: { 'red:damaskos': { mercenary: 1 }, ...more.forces },
      generals: { perdikkas: 'red:damaskos' },
      rest: { body: cart('red', 'damaskos'), champions: [], ...more.rest },
    });

  test('R 15.4.2 in any Major City, whoever has it, with an Army beside the cart', () => {
    expect(standingActions(situationOf(procession()), 'red')).toEqual([
      { type: 'bury', player: 'red', space: 'damaskos' },
    ]);
    expect(mayBury(situationOf({ ...procession(), control: { damaskos: 'blue' } }), 'red')).toBe(true);
    expect(mayBury(situationOf({ ...procession(), forces: {} }), 'red')).toBe(false);
    expect(mayBury(situationOf(procession()), 'blue')).toBe(false);
    const escorted = { body: cart('blue', 'damaskos') };
    expect(mayBury(situationOf(procession({ control: { damaskos: 'blue' }, rest: escorted })), 'red')).toBe(false);
    expect(
      mayBury(
        situationOf(
          procession({ rest: { body: cart('red', 'heliopolis') }, forces: { 'red:heliopolis': { mercenary: 1 } } }),
        ),
        'red',
      ),
    ).toBe(false);
  });

  test('R 15.4.2 refusals say why', () => {
    const burial = { type: 'bury', player: 'red', space: 'damaskos' } as const;
    expect(refuseStanding(situationOf(procession()), burial)).toBeUndefined();
    expect(refuseStanding(situationOf({ ...procession(), turn: 1 }), burial)).toMatchObject({
      code: 'noBurial',
      rule: 'R 15.4.2',
      params: { player: 'red', space: 'damaskos' },
    });
    // The body lies at Damaskos, and nowhere else.
    expect(refuseStanding(situationOf(procession()), { ...burial, space: 'pella' })).toMatchObject({
      code: 'noBurial',
      rule: 'R 15.4.2',
      params: { player: 'red', space: 'pella' },
    });
    expect(refuseStanding(situationOf(procession()), { type: 'pass', player: 'red' })).toBeUndefined();
  });

  test('R 15.4.2 in the player aid it waits for the Forage Segment or the End Phase (ruling burial-escort)', () => {
    const burial = { type: 'bury', player: 'red', space: 'damaskos' } as const;
    const aid = (segment: 'movement' | 'forage'): GameState =>
      procession({ options: { players: 4, edition: 'player-aid' }, segment });
    expect(refuseStanding(situationOf(aid('movement')), burial)).toMatchObject({
      code: 'wrongStep',
      rule: 'ruling burial-escort',
      params: { player: 'red', space: 'damaskos' },
      message: expect.stringMatching(/Forage Segment .* End Phase/) as string,
    });
    expect(refuseStanding(situationOf(aid('forage')), burial)).toBeUndefined();
    expect(refuseStanding(situationOf({ ...aid('movement'), segment: null }), burial)).toBeUndefined();
  });

  test('R 6.1.1 not on Game Turn 1', () => {
    expect(mayBury(situationOf({ ...procession(), turn: 1 }), 'red')).toBe(false);
  });

  test('R 15.4.2 not before the battle in its space is won', () => {
    expect(mayBury(situationOf(procession({ forces: { 'blue:damaskos': { mercenary: 1 } } })), 'red')).toBe(false);
  });

  test('R 15.4.3 the cart becomes the tomb', () => {
    const told = carryOut(procession(), (run) => {
      expect(applyStanding(run, { type: 'pass', player: 'red' })).toBe(false);
      expect(applyStanding(run, { type: 'bury', player: 'red', space: 'damaskos' })).toBe(true);
    });
    expect(body(told)).toMatchObject({ status: 'tomb', space: 'damaskos', controller: null });
    expect(told.state.pellaBurial).toBeNull();
    expect(said(told, 'bodyBuried')).toMatchObject([{ player: 'red', space: 'damaskos', rule: 'R 15.4.3' }]);
  });

  test('R 15.4.3 at Pella it is worth ten', () => {
    const state = setting({
      forces: { 'red:pella': { mercenary: 1 } },
      generals: { perdikkas: 'red:pella' },
      rest: { body: cart('red', 'pella'), champions: [] },
    });
    const told = carryOut(state, (run) => void applyStanding(run, { type: 'bury', player: 'red', space: 'pella' }));
    expect(said(told, 'bodyBuried')).toMatchObject([{ rule: 'R 15.4.3', space: 'pella' }]);
    expect(told.state.pellaBurial).toBe('red');
    expect(legitimacy(told.state, 'red')).toBe(11);
  });
});

describe('On the march', () => {
  /** Red marches into Pella, Blue's, where this stands outside the city and none of Blue's CUs or generals do. */
  const past = (
    given: Setting,
    royals: Partial<Record<RoyalId, Royal>>,
    commander: 'krateros' | 'kassandros' = 'krateros',
  ): Told =>
    go(
      activate(
        { state: court({ control: { pella: 'blue' }, active: 'red', ...given }, royals), events: [] },
        commander,
        'red:larisa',
        { points: 3 },
      ),
      march('pella'),
    );
  const army: Setting = { forces: { 'red:larisa': { mercenary: 2 } }, generals: { krateros: 'red:larisa' } };

  test('R 18.6.1 a general alone takes an Heir before an empty city as soon as he enters', () => {
    const told = past({ generals: { kassandros: 'red:larisa' } }, { herakles: royalOf('blue', 'pella') }, 'kassandros');
    expect(said(told, 'royalControlled')).toMatchObject([
      { rule: 'R 18.6.1', royal: 'herakles', player: 'red', previous: 'blue' },
    ]);
  });

  test('R 18.6.1 an Army may carry off what it took in passing, if nobody brought it inside (R 9.1)', () => {
    const told = past(army, { herakles: royalOf('blue', 'pella') });
    const inside = go(told, { type: 'moveRoyalThroughGate', royal: 'herakles', inside: true });
    expect(royal(inside, 'herakles')).toMatchObject({ controller: 'blue', inside: true });
    const taken = go(told, { type: 'pass' });
    expect(royal(taken, 'herakles').controller).toBe('red');
    const carried = go(taken, { type: 'takeRoyal', royal: 'herakles', inside: false }, march('amphipolis'));
    expect(royal(carried, 'herakles')).toMatchObject({ controller: 'red', space: 'amphipolis' });
  });

  test('R 15.4.1 the cart is taken by who enters, stays where it is on Game Turn 1, and goes back to the marker when he leaves', () => {
    const told = past({ ...army, rest: { turn: 1, body: cart('blue', 'pella') } }, {});
    expect(body(told).controller).toBe('red');
    expect(listed(told, 'takeCart')).toEqual([]);
    expect(body(go(told, march('amphipolis')))).toMatchObject({ controller: 'blue', space: 'pella' });
  });

  test('R 15.4.1 from Game Turn 2 on an Army moves it, and nobody but an Army', () => {
    const beside = (given: Setting) =>
      activate(
        {
          state: court({ generals: { krateros: 'red:larisa' }, rest: { body: cart('red', 'larisa') }, ...given }, {}),
          events: [],
        },
        'krateros',
        'red:larisa',
        { points: 2 },
      );
    expect(body(go(beside(army), march('pella')))).toMatchObject({ controller: 'red', space: 'pella' });
    expect(body(go(beside({}), march('pella'))).space).toBe('larisa');
  });

  test('R 15.4.1 it is lost with the last general and marker', () => {
    const state = court({ control: { larisa: 'red' }, rest: { body: cart('red', 'larisa') } }, {});
    const told = carryOut(state, (run) => removeMarker(run, 'larisa', 'R 6.6.2'));
    expect(said(told, 'cartFreed')).toMatchObject([{ rule: 'R 15.4.1', previous: 'red' }]);
  });

  test('R 18.4.3 a captured woman is inactive where she stands, and outside', () => {
    const told = carryOut(court({ control: { pella: 'red' } }, { olympias: royalOf('blue', 'pella', true) }), (run) =>
      captureRoyals(run, { player: 'blue', ...inside('pella') }, 'red'),
    );
    expect(royal(told, 'olympias')).toEqual({
      status: 'inactive',
      space: 'pella',
      inside: false,
      controller: null,
      moved: false,
    });
    expect(said(told, 'royalInactive')).toMatchObject([{ rule: 'R 18.4.3', royal: 'olympias' }]);
  });
});

describe('Refusals', () => {
  const army: Setting = { forces: { 'red:larisa': { mercenary: 2 } }, generals: { krateros: 'red:larisa' } };
  const frames: readonly SuccessorsFrame[] = [
    { kind: 'movement', player: 'red', die: null, stage: 'choose' },
    { kind: 'movement', player: 'red', die: 3, stage: 'activate' },
    { kind: 'forcedMarch', player: 'red', points: 3, left: 1, generalsToo: false },
  ];

  test('R 15.4.2 in every segment a burial is refused as such', () => {
    const all = [
      ...frames.map((frame) => carryOut(setting(army), (run) => run.push(frame))),
      activate(army, 'krateros', 'red:larisa', { points: 2 }),
    ];
    for (const told of all) {
      expect(refusal(told, { type: 'bury', space: 'larisa' })).toBe('noBurial');
    }
  });
});
