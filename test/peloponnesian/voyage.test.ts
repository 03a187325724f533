import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { rolls, started, play, refused } from './table.js';
import { listed, listedOf, moving, phase } from './movement.js';

const athens = 'athens';
const sparta = 'sparta';
const FLEETS: readonly UnitId[] = ['attica-fleet-6-1', 'attica-fleet-6-2', 'attica-fleet-6-3', 'attica-fleet-6-4'];
const [FLEET = 'attica-fleet-6-1'] = FLEETS;
const FOE: UnitId = 'laconia-fleet-3-1';
const PIRAEUS: HexId = 'W3731';

const sail = (piece: string, company: 'all' | 'alone' = 'alone', player: PlayerId = athens): Action => ({
  type: 'sail',
  player,
  piece,
  company,
});
const to = (...seas: readonly string[]): Action[] => seas.map((sea) => ({ type: 'sailTo', player: athens, sea }));
const landAt = (hex: HexId): Action => ({ type: 'landAt', player: athens, hex });
const take = (piece: string): Action => ({ type: 'take', player: athens, piece });
const setSailOf = (player: PlayerId): Action => ({ type: 'setSail', player });
const setSail: Action = setSailOf(athens);
const top = ({ stack }: GameState): unknown => stack.at(-1);

/** Athenian fleets in Piraeus, under Demosthenes if there are several. */
const atPiraeus = (count: number, more: Readonly<Record<UnitId, { readonly at: HexId | string }>> = {}): GameState =>
  moving(athens, {
    units: {
      ...Object.fromEntries(FLEETS.slice(0, count).map((id) => [id, { at: PIRAEUS, inside: true }])),
      ...(more as Record<UnitId, { at: HexId }>),
    },
    leaders: { demosthenes: { at: PIRAEUS, inside: true } },
  });

describe('R 16.4.1: the weather', () => {
  const plan = [...to('saronicGulf', 'maleanSea', 'laconianGulf', 'messenianGulf', 'messenianSea', 'eleanSea')];

  it('R 16.4.1, 16.4.2: a die and 6 are the points of a voyage, one for each sea area, and it is cut short', () => {
    const long = [...plan, ...to('messenianSea', 'eleanSea', 'messenianSea')];
    const { state } = play(atPiraeus(1), sail(FLEET), ...long, setSail);
    expect(top(state)).toMatchObject({ kind: 'roll', purpose: 'weather' });
    // Nine legs are planned; a 1 makes seven points, a 2 eight.
    expect(rolls(state, 1).units[FLEET]).toEqual({ at: 'messenianSea' });
    expect(rolls(state, 2).units[FLEET]).toEqual({ at: 'eleanSea' });
    expect(rolls(state, 6).units[FLEET]).toEqual({ at: 'messenianSea' });
    const { events } = play(state, { type: 'roll', player: 'chance', die: 1 });
    const voyage = { rule: 'R 16.4.1', player: athens, leaders: [], fleets: [FLEET], cargo: [], legs: 9 };
    expect(events).toContainEqual({
      ...voyage,
      type: 'voyageBegan',
      from: PIRAEUS,
      to: 'messenianSea',
      die: 1,
      points: 7,
    });
    expect(events.at(-1)).toEqual({
      ...voyage,
      type: 'voyageEnded',
      at: 'messenianSea',
      sailed: 7,
      cutShort: true,
    });
    const { events: whole } = play(state, { type: 'roll', player: 'chance', die: 6 });
    expect(whole.at(-1)).toMatchObject({ type: 'voyageEnded', sailed: 9, cutShort: false });
  });

  it('ruling R5: asks for no die where seven points suffice', () => {
    const { state } = play(atPiraeus(1), sail(FLEET), ...plan, setSail);
    expect(state.units[FLEET]).toEqual({ at: 'eleanSea' });
  });

  it('R 16.4.1: lets nobody plan more than 12 points', () => {
    const there = [...plan, ...to('messenianSea', 'eleanSea', 'messenianSea', 'eleanSea', 'messenianSea')];
    const { state } = play(atPiraeus(1), sail(FLEET), ...there);
    // One point is left: enough for a sea area or a port, and not for an open coast.
    expect(listedOf(state, 'sailTo').length).toBeGreaterThan(0);
    expect(listedOf(state, 'landAt').map(({ hex }) => hex)).not.toContain('W2337');
    const { state: full } = play(state, ...to('eleanSea'));
    expect(top(full)).toMatchObject({ kind: 'roll' });
  });
});

describe('R 16.4.3: coasts', () => {
  it('R 16.6: a port costs 1 point, another coast 2, and going to sea 1', () => {
    const { state } = play(atPiraeus(1), sail(FLEET), ...to('saronicGulf'), landAt('W3531'));
    expect(top(state)).toMatchObject({ costs: [1, 1] });
    const { state: open } = play(atPiraeus(1), sail(FLEET), ...to('saronicGulf'), landAt('W3832'));
    expect(top(open)).toMatchObject({ costs: [1, 2] });
  });

  it('R 16.6: a port is entered only by the sea area of its anchor', () => {
    const { state } = play(atPiraeus(1), sail(FLEET), ...to('saronicGulf', 'argolicGulf'));
    const hexes = listedOf(state, 'landAt').map(({ hex }) => hex);
    expect(hexes).toContain('W3134');
    // Argos lies on the gulf and is no port (R 18.4).
    expect(hexes).not.toContain('W3034');
  });

  it('R 16.4.3: after a landing fleets launch back into the area from which they came', () => {
    const { state } = play(atPiraeus(1), sail(FLEET), ...to('saronicGulf'), landAt('W3531'));
    expect(listed(state)).toEqual([...to('saronicGulf'), setSail]);
    const { state: ashore } = play(state, setSail);
    expect(ashore.units[FLEET]).toEqual({ at: 'W3531', inside: true, off: 'saronicGulf' });
    expect(refused(ashore, sail(FLEET))).toEqual(['hasMoved', 'R 16.7.3']);
  });

  it('R 22.4.2: Athens lands in Naupactus and Zacynthus, and nowhere else abroad', () => {
    const position = (player: PlayerId, fleet: UnitId): GameState =>
      moving(player, { units: { [fleet]: { at: 'gulfOfPatrae' } } });
    const plan = (player: PlayerId, fleet: UnitId, sea: string): readonly HexId[] => {
      const { state } = play(position(player, fleet), sail(fleet, 'alone', player), { type: 'sailTo', player, sea });
      return listedOf(state, 'landAt').map(({ hex }) => hex);
    };
    expect(plan(athens, FLEET, 'gulfOfCorinth')).toContain('W2428');
    expect(plan(athens, FLEET, 'eleanSea')).toContain('W1931');
    expect(plan(sparta, FOE, 'gulfOfCorinth')).not.toContain('W2428');
    expect(plan(sparta, FOE, 'eleanSea')).not.toContain('W1931');
  });
});

describe('R 16.4.4, 16.4.5: enemies at sea', () => {
  const intercept: Action = { type: 'intercept', player: sparta, piece: FOE };
  const decline: Action = { type: 'decline', player: sparta };

  it('R 16.4.5: are asked when fleets enter their area, also from a coast', () => {
    const state = atPiraeus(1, { [FOE]: { at: 'W3240' } });
    const { state: asked } = play(state, sail(FLEET), ...to('saronicGulf', 'maleanSea', 'laconianGulf'), setSail);
    expect(top(asked)).toMatchObject({ kind: 'interception', sea: 'maleanSea' });
    expect(listed(asked)).toEqual([intercept, decline]);
    expect(play(asked, decline).state.units[FLEET]).toEqual({ at: 'laconianGulf' });
  });

  it('R 16.4.5, rulings R28, R30: who is intercepted goes no further, and is attacked', () => {
    const state = atPiraeus(1, { [FOE]: { at: 'maleanSea' } });
    const { state: asked } = play(state, sail(FLEET), ...to('saronicGulf', 'maleanSea', 'laconianGulf'), setSail);
    const { state: after, events } = play(asked, intercept);
    expect(after.units[FLEET]).toEqual({ at: 'maleanSea' });
    expect(events).toContainEqual({
      type: 'attackDeclared',
      rule: 'R 16.4.5',
      player: sparta,
      at: 'maleanSea',
      from: 'maleanSea',
      landed: false,
      leaders: [],
      units: [FOE],
      targets: [FLEET],
    });
    expect(events).toContainEqual({
      type: 'fleetIntercepted',
      rule: 'R 16.4.5',
      sea: 'maleanSea',
      by: sparta,
      leaders: [],
      interceptors: [FOE],
      from: 'maleanSea',
      of: athens,
      fleets: [FLEET],
    });
    // Two legs of three, and not because of the weather.
    expect(events.find(({ type }) => type === 'voyageEnded')).toMatchObject({
      player: athens,
      at: 'maleanSea',
      fleets: [FLEET],
      sailed: 2,
      legs: 3,
      cutShort: false,
    });
  });

  it('R 16.4.5, ruling R29: a fleet that is due to fight intercepts nobody else', () => {
    const leaders = { demosthenes: { at: PIRAEUS, inside: true as const } };
    const units: Record<UnitId, UnitState> = {
      ...Object.fromEntries(FLEETS.slice(0, 2).map((id) => [id, { at: PIRAEUS, inside: true as const }])),
      [FOE]: { at: 'maleanSea' },
    };
    const state = moving(athens, { units, leaders });
    const { state: first } = play(state, sail(FLEET), ...to('saronicGulf', 'maleanSea'), setSail, intercept);
    const second = FLEETS[1] ?? FLEET;
    const { state: after } = play(first, sail(second), ...to('saronicGulf', 'maleanSea', 'laconianGulf'), setSail);
    expect(after.units[second]).toEqual({ at: 'laconianGulf' });
  });

  it('R 16.4.4: are attacked for a point, which ends the voyage', () => {
    const state = atPiraeus(1, { [FOE]: { at: 'saronicGulf' } });
    const { state: planned } = play(state, sail(FLEET), ...to('saronicGulf'), {
      type: 'attackFleets',
      player: athens,
      target: FOE,
    });
    // Nothing follows an attack: the fleet sails, and the enemy is asked first.
    expect(listed(planned)).toEqual([intercept, decline]);
    const { events } = play(planned, decline);
    expect(events.find(({ type }) => type === 'attackDeclared')).toMatchObject({ at: 'saronicGulf', units: [FLEET] });
  });

  it('R 17.1, ruling R47: are attacked from one coast or sea area, where the fleets were before', () => {
    const attacked = (foe: string, ...way: readonly Action[]) => {
      const { state } = play(atPiraeus(1, { [FOE]: { at: foe } }), sail(FLEET), ...way, {
        type: 'attackFleets',
        player: athens,
        target: FOE,
      });
      const { events } = listed(state).length > 1 ? play(state, decline) : { events: [] };
      const found = events.find(({ type }) => type === 'attackDeclared');
      return found?.type === 'attackDeclared' ? found.from : undefined;
    };
    expect(attacked('saronicGulf', ...to('saronicGulf'))).toBe(PIRAEUS);
    expect(attacked('maleanSea', ...to('saronicGulf', 'maleanSea'))).toBe('saronicGulf');
  });

  it('R 10.2.3: in a port that a fleet masks do not intercept, and fight their way out', () => {
    const units = {
      [FOE]: { at: 'W2940', inside: true as const },
      [FLEET]: { at: 'W2940', off: 'laconianGulf' },
      'attica-fleet-6-2': { at: PIRAEUS, inside: true as const },
    } as const;
    const state = moving(athens, { units });
    const { state: after } = play(
      state,
      sail('attica-fleet-6-2'),
      ...to('saronicGulf', 'maleanSea', 'laconianGulf', 'messenianGulf'),
      setSail,
    );
    expect(after.units['attica-fleet-6-2']).toEqual({ at: 'messenianGulf' });
    const { state: shut } = play(moving(sparta, { units }), sail(FOE, 'alone', sparta));
    expect(listed(shut).map(({ type }) => type)).toEqual(['attackHere', 'setSail']);
    expect(phase(play(shut, { type: 'attackHere', player: sparta }).state).attacks).toMatchObject([
      { at: 'W2940', from: 'W2940', attackers: [FOE], targets: [FLEET] },
    ]);
  });
});

describe('R 16.7: transport', () => {
  const HOPLITES: readonly UnitId[] = ['attica-hoplite-4-1', 'attica-hoplite-4-2', 'attica-hoplite-4-3'];
  const troops = Object.fromEntries(HOPLITES.map((id) => [id, { at: PIRAEUS }]));

  it('R 7.8.2, 16.7.2: a fleet carries two hoplites, or one unit of another type, under a leader', () => {
    const { state } = play(atPiraeus(1, troops), sail('demosthenes', 'all'), take('attica-hoplite-4-1'));
    const { state: two } = play(state, take('attica-hoplite-4-2'));
    expect(refused(two, take('attica-hoplite-4-3'))).toEqual(['noRoom', 'R 16.7.2']);
    const light = { 'attica-hoplite-4-1': { at: PIRAEUS }, 'attica-lightInfantry-3-1': { at: PIRAEUS } };
    const { state: mixed } = play(atPiraeus(1, light), sail('demosthenes', 'all'), take('attica-hoplite-4-1'));
    expect(refused(mixed, take('attica-lightInfantry-3-1'))).toEqual(['noRoom', 'R 16.7.2']);
    expect(listedOf(play(atPiraeus(1, troops), sail(FLEET)).state, 'take')).toEqual([]);
  });

  it('R 16.7.3, ruling R6: who was carried may march then, and who has marched may be carried, but not march again', () => {
    const { state } = play(
      atPiraeus(1, troops),
      sail('demosthenes', 'all'),
      take('attica-hoplite-4-1'),
      ...to('saronicGulf'),
      landAt('W3832'),
      setSail,
    );
    expect(state.units['attica-hoplite-4-1']).toEqual({ at: 'W3832' });
    const march: Action = { type: 'march', player: athens, piece: 'attica-hoplite-4-1', company: 'alone' };
    expect(listed(state)).toContainEqual(march);
    const { state: marched } = play(
      atPiraeus(1, { 'attica-hoplite-4-1': { at: 'W3831' } }),
      march,
      { type: 'step', player: athens, to: PIRAEUS },
      { type: 'halt', player: athens },
      sail('demosthenes', 'all'),
      take('attica-hoplite-4-1'),
      ...to('saronicGulf'),
      landAt('W3531'),
      setSail,
    );
    expect(marched.units['attica-hoplite-4-1']).toEqual({ at: 'W3531', inside: true });
    expect(refused(marched, march)).toEqual(['hasMoved', 'R 16.3.1']);
  });

  it('R 16.2.1, ruling R1: a leader picked up on the way leaves no units stacked in the open', () => {
    const coast: HexId = 'W3832';
    const start = atPiraeus(1, { 'attica-hoplite-4-1': { at: coast }, 'attica-hoplite-4-2': { at: coast } });
    const nicostratus = { nicostratus: { player: athens, at: coast } } as const;
    const { state } = play(
      started({ ...start, leaders: { ...start.leaders, ...nicostratus } }),
      sail('demosthenes', 'all'),
      ...to('saronicGulf'),
      landAt(coast),
      ...to('saronicGulf'),
      setSail,
    );
    const launch: Action = { type: 'launch', player: athens };
    expect(refused(state, take('nicostratus'))).toEqual(['leavesStack', 'R 16.2.1']);
    expect(listed(play(state, take('attica-hoplite-4-1')).state)).toContainEqual(take('nicostratus'));
    expect(listed(state)).toContainEqual(launch);
  });

  it('R 18.4: fleets do not go into a fort without a base, whatever base of the enemy they destroy there', () => {
    const { state } = play(
      started({
        ...moving(sparta, { units: { [FOE]: { at: 'W2339', inside: true, off: 'messenianSea' } } }),
        forts: { W2337: { by: athens } },
        bases: { W2337: athens },
      }),
      { type: 'sail', player: sparta, piece: FOE, company: 'alone' },
      { type: 'sailTo', player: sparta, sea: 'messenianSea' },
      { type: 'landAt', player: sparta, hex: 'W2337' },
      setSailOf(sparta),
    );
    expect(state.forts).toEqual({ W2337: { by: sparta } });
    expect(state.units[FOE]).toEqual({ at: 'W2337', off: 'messenianSea' });
  });

  it('R 10.2.1, ruling R36: nobody comes out of a port before which other fleets stand already', () => {
    const at = 'northernEuripus';
    const [first, second] = FLEETS as [UnitId, UnitId];
    const come = (piece: string): Action[] => [sail(piece, piece === second ? 'alone' : 'all'), landAt('W3527')];
    const start = moving(athens, {
      units: {
        [first]: { at, under: 'nicostratus' },
        [second]: { at },
        'boeotia-cavalry-5-1': { at: 'W3527', inside: true },
      },
      leaders: { nicostratus: { at } },
    });
    const { state } = play(start, ...come('nicostratus'), ...come(second), { type: 'endMovement', player: athens });
    const [fight] = listedOf(state, 'fight');
    const { state: asked } = fight === undefined ? expect.unreachable() : play(state, fight);
    expect(listed(asked)).toContainEqual({ type: 'standOutside', player: sparta, piece: 'boeotia-cavalry-5-1' });
    const { state: masked } = play(asked, { type: 'endArray', player: sparta }, { type: 'maskPlace', player: athens });
    // The other fleet is before Anthedon, and Athens decides at once.
    expect(listed(masked)).toEqual([
      { type: 'assault', player: athens },
      { type: 'maskPlace', player: athens },
    ]);
  });

  it('R 16.2.2: a fleet that stays at sea when its leader sails on is in no stack', () => {
    const [first, second] = FLEETS as [UnitId, UnitId];
    const at = { at: 'saronicGulf', under: 'demosthenes' } as const;
    const start = moving(athens, {
      units: { [first]: at, [second]: at },
      leaders: { demosthenes: { at: 'saronicGulf' } },
    });
    const [frame] = start.stack as [Extract<GameState['stack'][number], { kind: 'movement' }>];
    const { state } = play(
      started({ ...start, stack: [{ ...frame, sailed: [second] }] }),
      sail('demosthenes', 'all'),
      ...to('argolicGulf'),
      setSail,
    );
    expect(state.units[first]).toEqual({ at: 'argolicGulf', under: 'demosthenes' });
    expect(state.units[second]).toEqual({ at: 'saronicGulf' });
  });

  it('R 16.7.1: fleets pick up units where they land on their way, and drop others', () => {
    const { state } = play(
      atPiraeus(1, { 'attica-hoplite-4-1': { at: 'W3531' } }),
      sail('demosthenes', 'all'),
      ...to('saronicGulf'),
      landAt('W3531'),
      ...to('saronicGulf', 'argolicGulf'),
      setSail,
    );
    expect(top(state)).toMatchObject({ kind: 'voyage', stage: 'call' });
    expect(listed(state)).toEqual([take('attica-hoplite-4-1'), { type: 'launch', player: athens }]);
    const { state: after } = play(state, take('attica-hoplite-4-1'), { type: 'launch', player: athens });
    expect(after.units['attica-hoplite-4-1']).toEqual({ at: 'argolicGulf', under: 'demosthenes' });
  });

  it('R 16.2.2: a leader at sea without a stack sails with single fleets, and is aboard once', () => {
    const alone = moving(athens, {
      units: { [FLEET]: { at: 'saronicGulf' } },
      leaders: { demosthenes: { at: 'saronicGulf' }, nicostratus: { at: 'saronicGulf' } },
    });
    expect(top(play(alone, sail('demosthenes', 'all')).state)).toMatchObject({
      kind: 'voyage',
      leaders: ['demosthenes', 'nicostratus'],
      fleets: [FLEET],
    });
  });

  it('R 16.7.2, ruling R75: fleets carry any number of leaders, who stay aboard', () => {
    const state = moving(athens, {
      units: { [FLEET]: { at: PIRAEUS, inside: true as const } },
      leaders: { demosthenes: { at: PIRAEUS, inside: true }, nicostratus: { at: PIRAEUS, inside: true } },
    });
    const { state: out } = play(state, sail('demosthenes', 'all'), take('nicostratus'), ...to('saronicGulf'), setSail);
    expect([out.leaders['demosthenes']?.at, out.leaders['nicostratus']?.at]).toEqual(['saronicGulf', 'saronicGulf']);
    const next = moving(athens, {
      units: { [FLEET]: { at: 'saronicGulf', under: 'demosthenes' } },
      leaders: { demosthenes: { at: 'saronicGulf' }, nicostratus: { at: 'saronicGulf' } },
    });
    expect(listedOf(next, 'sail').map(({ piece }) => piece)).toEqual(['demosthenes']);
    const { state: sailing } = play(next, sail('demosthenes', 'all'));
    const leave: Action = { type: 'leave', player: athens, piece: 'nicostratus' };
    expect(refused(sailing, leave)).toEqual(['staysAboard', 'ruling R75']);
    const { state: home } = play(sailing, landAt(PIRAEUS), setSail);
    expect(home.leaders['nicostratus']).toEqual({ at: PIRAEUS, player: athens, inside: true });
  });

  it('R 17.4.4: troops attack from the sea with their fleets, or alone', () => {
    const state = atPiraeus(1, { ...troops, 'corinth-hoplite-4-1': { at: 'W3331' } });
    const { state: landing } = play(
      state,
      sail('demosthenes', 'all'),
      take('attica-hoplite-4-1'),
      take('attica-hoplite-4-2'),
      ...to('saronicGulf'),
      landAt('W3232'),
    );
    const storm = (fleets: boolean): Action => ({ type: 'storm', player: athens, fleets });
    expect(listed(landing)).toEqual([storm(true), storm(false)]);
    const { state: alone } = play(landing, storm(false));
    expect(phase(alone).attacks).toMatchObject([
      {
        at: 'W3232',
        from: 'saronicGulf',
        landed: true,
        attackers: ['demosthenes', 'attica-hoplite-4-1', 'attica-hoplite-4-2'],
      },
    ]);
    expect(alone.units[FLEET]).toEqual({ at: 'saronicGulf' });
    const { state: both } = play(landing, storm(true));
    expect(both.units[FLEET]).toEqual({ at: 'W3232', off: 'saronicGulf' });
  });
});

describe('R 8.5, 16.4.6: Open Seas', () => {
  it('R 8.5: nobody fights there', () => {
    const units = { [FLEET]: { at: 'melianSea' }, [FOE]: { at: 'seaOfCrete' } } as const;
    const { state } = play(moving(athens, { units }), sail(FLEET));
    const { state: there, events } = play(state, ...to('seaOfCrete'));
    // Nobody is asked whether to intercept, and both lie there.
    expect(events.at(-1)?.type).toBe('voyageEnded');
    expect([there.units[FLEET]?.at, there.units[FOE]?.at]).toEqual(['seaOfCrete', 'seaOfCrete']);
    const { state: again } = play(moving(athens, { units: { ...units, [FLEET]: { at: 'seaOfCrete' } } }), sail(FLEET));
    expect(listedOf(again, 'attackFleets')).toEqual([]);
  });

  it('R 16.4.6, ruling R31: a die for each of them, before the combats of the player', () => {
    const state = moving(athens, {
      units: {
        'attica-fleet-6-1': { at: 'seaOfCrete' },
        'attica-fleet-6-2': { at: 'seaOfCrete' },
        'attica-fleet-6-3': { at: 'southIonianSea' },
        'attica-hoplite-4-1': { at: 'W2938' },
        'laconia-hoplite-5-1': { at: 'W2939' },
      },
    });
    const { state: ended } = play(
      state,
      { type: 'march', player: athens, piece: 'attica-hoplite-4-1', company: 'alone' },
      { type: 'step', player: athens, to: 'W2939' },
      { type: 'endMovement', player: athens },
    );
    const die = { type: 'roll', player: 'chance', die: 1 } as const;
    const { state: fighting, events } = play(ended, die, die);
    const endured = events.flatMap((event) => (event.type === 'openSeaEndured' ? [event.sea] : []));
    expect([...endured].sort()).toEqual(['seaOfCrete', 'southIonianSea']);
    expect(events.at(-1)?.type).toBe('battleBegan');
    expect(fighting.stack.some(({ kind }) => kind === 'battle')).toBe(true);
  });

  it('R 16.4.6: end a voyage; on a 6 each fleet there checks its morale, and takes down what it carries', () => {
    const state = moving(athens, {
      units: {
        'corinth-hoplite-4-1': { at: 'forcePool' },
        'attica-hoplite-4-1': { at: 'saronicGulf', under: 'demosthenes' },
        [FLEET]: { at: 'saronicGulf', under: 'demosthenes' },
      },
      leaders: { demosthenes: { at: 'saronicGulf' } },
    });
    const { state: there } = play(state, sail('demosthenes', 'all'), ...to('seaOfCrete'));
    expect(there.units[FLEET]).toEqual({ at: 'seaOfCrete', under: 'demosthenes' });
    const { state: ended } = play(there, { type: 'endMovement', player: athens });
    expect(rolls(ended, 5).units[FLEET]).toEqual({ at: 'seaOfCrete', under: 'demosthenes' });
    // Elite fleets of morale 6 hold in any weather.
    expect(rolls(ended, 6, 6).units[FLEET]).toEqual({ at: 'seaOfCrete', under: 'demosthenes' });
  });

  it('R 16.4.6: sink fleets that roll above their morale, and R 7.8.6 leaders with them', () => {
    const state = moving(sparta, {
      units: {
        'corinth-hoplite-4-1': { at: 'seaOfCrete', under: 'agis' },
        [FOE]: { at: 'seaOfCrete', under: 'agis' },
      },
      leaders: { agis: { at: 'seaOfCrete' } },
    });
    const { state: ended } = play(state, { type: 'endMovement', player: sparta });
    const after = rolls(ended, 6, 4);
    expect([after.units[FOE], after.units['corinth-hoplite-4-1']]).toEqual([undefined, undefined]);
    expect(after.leaders['agis']?.at).not.toBe('seaOfCrete');
    // R 13.4: one for the fleet, and one for the leader; the hoplite is Corinthian.
    expect(after.regions.laconia?.militance).toBe(18);
    expect(after.regions.corinth?.militance).toBe(7);
    expect(rolls(ended, 6, 3).units[FOE]).toEqual({ at: 'seaOfCrete', under: 'agis' });
  });
});

describe('R 16.8.1: the Isthmus', () => {
  const at = (hex: HexId, more: Readonly<Record<UnitId, { readonly at: HexId }>> = {}): GameState =>
    moving(sparta, { units: { [FOE]: { at: hex, inside: true }, ...more } });
  const cross: Action = { type: 'crossIsthmus', player: sparta };

  it('R 16.8.1: is crossed for 6 points at the start of a move, and the voyage goes on', () => {
    const { state } = play(at('W3232'), sail(FOE, 'alone', sparta), cross);
    expect(top(state)).toMatchObject({ costs: [6], legs: [{ to: 'isthmus', hex: 'W3130' }] });
    const { state: after } = play(
      state,
      { type: 'sailTo', player: sparta, sea: 'gulfOfCorinth' },
      {
        type: 'setSail',
        player: sparta,
      },
    );
    expect(after.units[FOE]).toEqual({ at: 'gulfOfCorinth' });
  });

  it('R 16.8.1, ruling R34: is crossed by what the fleets carry too', () => {
    const state = moving(sparta, {
      units: { [FOE]: { at: 'W3232', inside: true }, 'laconia-hoplite-5-1': { at: 'W3232', inside: true } },
      leaders: { agis: { at: 'W3232', inside: true } },
    });
    const { state: after } = play(
      state,
      sail('agis', 'all', sparta),
      { type: 'take', player: sparta, piece: 'laconia-hoplite-5-1' },
      cross,
      { type: 'setSail', player: sparta },
    );
    expect([after.units[FOE]?.at, after.units['laconia-hoplite-5-1']?.at, after.leaders['agis']?.at]).toEqual([
      'W3130',
      'W3130',
      'W3130',
    ]);
  });

  it('R 16.8.1, ruling R34: is closed if a port is the enemy’s, or masked by fleets', () => {
    const lost = moving(
      sparta,
      { units: { [FOE]: { at: 'W3232', inside: true } } },
      { cities: { lechaeum: { held: athens } } },
    );
    expect(refused(play(lost, sail(FOE, 'alone', sparta)).state, cross)).toEqual(['noIsthmus', 'R 16.8.1']);
    const masked = moving(sparta, {
      units: { [FOE]: { at: 'W3232', inside: true }, [FLEET]: { at: 'W3130', off: 'gulfOfCorinth' } },
    });
    expect(refused(play(masked, sail(FOE, 'alone', sparta)).state, cross)).toEqual(['noIsthmus', 'R 16.8.1']);
  });

  it('R 16.8.1: is closed while enemies are in the Corinthian area', () => {
    const { state } = play(at('W3232', { 'attica-hoplite-4-1': { at: 'W3231' } }), sail(FOE, 'alone', sparta));
    expect(refused(state, cross)).toEqual(['noIsthmus', 'R 16.8.1']);
  });
});

describe('R 19: Sicily', () => {
  it('R 19.1: is entered from the Corcyraean and the North Ionian Sea where it is in play', () => {
    const fleet: UnitId = 'attica-fleet-6-1';
    const enter: Action = { type: 'enterSicily', player: athens };
    const campaign = moving(athens, { units: { [fleet]: { at: 'corcyraeanSea' } } }, {}, 'campaign');
    const { state } = play(campaign, sail(fleet), enter);
    expect(state.units[fleet]).toEqual({ at: 'inSicily' });
    const { state: argive } = play(moving(athens, { units: { [fleet]: { at: 'corcyraeanSea' } } }), sail(fleet));
    expect(listedOf(argive, 'enterSicily')).toEqual([]);
  });

  it('R 19.2: who leaves it must sail in the first Campaign Turn', () => {
    const fleet: UnitId = 'attica-fleet-6-1';
    const position = { units: { [fleet]: { at: 'leavingSicily' } } } as const;
    const state = moving(athens, position, { campaignTurn: 1 }, 'campaign');
    expect(refused(state, { type: 'endMovement', player: athens })).toEqual(['mustLeaveSicily', 'R 19.2']);
    const { state: planned } = play(state, sail(fleet));
    expect(listed(planned)).toEqual(to('corcyraeanSea', 'northIonianSea'));
  });
});

describe('R 16.4: refusals', () => {
  const state = atPiraeus(1, { 'attica-hoplite-4-1': { at: PIRAEUS } });
  const { state: single } = play(state, sail(FLEET));
  const { state: led } = play(
    moving(athens, { units: atPiraeus(2).units, leaders: atPiraeus(2).leaders }),
    sail('demosthenes'),
  );

  it.each<readonly [string, GameState, Action, readonly [string, string]]>([
    ['a way that is none', single, { type: 'sailTo', player: athens, sea: 'eleanSea' }, ['noSeaWay', 'R 16.4.2']],
    ['a landing without a coast', single, landAt('W2838'), ['noLanding', 'R 16.4.3']],
    [
      'a target that is not there',
      single,
      { type: 'attackFleets', player: athens, target: FOE },
      ['noTarget', 'R 16.4.4'],
    ],
    ['the Isthmus from elsewhere', single, { type: 'crossIsthmus', player: athens }, ['noIsthmus', 'R 16.8.1']],
    ['a voyage without fleets', led, { type: 'sailTo', player: athens, sea: 'saronicGulf' }, ['noFleet', 'R 16.4']],
    ['a fleet of the enemy', state, sail(FOE), ['notYours', 'R 4.4.1']],
    ['a fleet that does not exist', state, sail('nobody'), ['unitUnknown', 'R 16.1']],
  ])('R 16.4: name %s', (_, position, action, why) => {
    expect(refused(position, action)).toEqual(why);
  });
});
