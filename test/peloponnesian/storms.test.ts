/** R 3.2, C: storms at sea, by their cards and in Winter. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { openStorms } from '../../src/peloponnesian/rules/12-storms.js';
import type { EffectState, GameState } from '../../src/peloponnesian/state.js';
import type { HexId, SeaId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { machineWith } from './doing.js';
import { alike, all, field, top, type Pieces } from './field.js';
import { listedOf, moving, phase } from './movement.js';
import { play, rolls } from './table.js';

const FLEETS = alike('attica-fleet-6', 4);
const [FLEET = 'attica-fleet-6-1', SECOND = 'attica-fleet-6-2'] = FLEETS;
const HOPLITES = alike('attica-hoplite-4', 3);
const PIRAEUS: HexId = 'W3731';
const STORMS: EffectState = { does: 'storms' };
const stormOn = (sea: SeaId): EffectState => ({ does: 'storm', sea });

/** The moment before a Campaign Turn at which storms may rise; the game goes no further. */
function before(pieces: Pieces, parts: Partial<GameState> = {}): GameState {
  const opening = machineWith({
    turn: {
      rule: 'R 3.1',
      advance(run, frame) {
        if (frame.step > 0) return run.end();
        frame.step = 1;
        openStorms(run);
      },
    },
  });
  const state = field('campaign', pieces, { season: 'summer', campaignTurn: 1, ...parts });
  return opening.start(state).state;
}

/** Returns whether no storm is being resolved any more. */
const isOver = ({ stack }: GameState): boolean => stack.every(({ kind }) => kind !== 'storms');
const effectsOf = ({ effects = [] }: GameState): readonly EffectState[] => effects;
const inWinter: Partial<GameState> = { season: 'winter' };

describe('R 3.2: before each Campaign Turn', () => {
  it('no die is rolled in a season without a card, and one in Winter (ruling R54)', () => {
    expect(top(before({ units: {} }))).toBe('none');
    expect(before({ units: {} }, inWinter).stack.at(-2)).toMatchObject({ kind: 'storms', rolls: 1 });
  });

  it('one die is rolled for each card in force, and one more in Winter (ruling Q7)', () => {
    const two = { effects: [STORMS, STORMS] };
    expect(before({ units: {} }, two).stack.at(-2)).toMatchObject({ kind: 'storms', rolls: 2 });
    expect(before({ units: {} }, { ...two, ...inWinter }).stack.at(-2)).toMatchObject({ rolls: 3 });
  });

  it('R C: a storm rises on a 5 or 6, and on a 3 in Winter', () => {
    const summer = before({ units: {} }, { effects: [STORMS] });
    expect(play(summer, { type: 'roll', player: 'chance', die: 4 }).events).toContainEqual({
      type: 'stormRolled',
      rule: 'R C',
      die: 4,
      total: 4,
      rises: false,
    });
    expect(top(rolls(summer, 5))).toBe('roll');
    const winter = before({ units: {} }, inWinter);
    expect(play(winter, { type: 'roll', player: 'chance', die: 3 }).events).toContainEqual({
      type: 'stormRolled',
      rule: 'R C',
      die: 3,
      total: 5,
      rises: true,
    });
    expect(play(winter, { type: 'roll', player: 'chance', die: 2 }).events).toContainEqual(
      expect.objectContaining({ total: 4, rises: false }),
    );
  });

  it.each([
    [1, 'northAegeanSea'],
    [2, 'southAegeanSea'],
    [3, 'carpathianSea'],
    [4, 'seaOfCrete'],
    [5, 'southIonianSea'],
    [6, 'northIonianSea'],
  ] as const)('R C: the sea by the die: %i is the %s', (die, sea) => {
    const rising = rolls(before({ units: {} }, { effects: [STORMS] }), 6);
    const { events } = play(rising, { type: 'roll', player: 'chance', die });
    expect(events).toContainEqual({ type: 'stormStruck', rule: 'R C', sea, fleets: [] });
  });
});

describe('R C: the Open Sea of a storm', () => {
  const pieces: Pieces = {
    units: {
      ...all(FLEETS.slice(0, 2), { at: 'seaOfCrete', under: 'phormio' }),
      [HOPLITES[0] ?? '']: { at: 'seaOfCrete', under: 'phormio' },
      'corinth-fleet-4-1': 'seaOfCrete',
      'attica-fleet-6-3': 'northIonianSea',
    },
    leaders: { phormio: ['athens', 'seaOfCrete'] },
  };
  const struck = (parts: Partial<GameState> = {}): GameState =>
    rolls(before(pieces, { effects: [STORMS], ...parts }), 5, 4);

  it('R C, 7.8.6: all fleets there go down, with all aboard and their leader', () => {
    const state = struck();
    // Elite fleets never return (R 7.9.1); others go to their Build Pools, whose units are not named.
    expect(state.units[FLEET]).toEqual({ at: 'gone' });
    expect(state.units[HOPLITES[0] ?? FLEET]).toBeUndefined();
    expect(state.units['corinth-fleet-4-1']).toBeUndefined();
    expect(state.leaders['phormio']).toMatchObject({ at: 'gone' });
    expect(state.units['attica-fleet-6-3']).toEqual({ at: 'northIonianSea' });
  });

  it('R 13.4: each unit, each elite unit and each leader lost costs Militance', () => {
    const start = field('campaign', pieces).regions.attica?.militance ?? 0;
    // Two elite fleets: -1 each, and -1 each for being elite; a hoplite: -1; a leader: -1.
    expect(struck().regions.attica?.militance).toBe(start - 6);
  });

  it('R C: a storm rages there for the Campaign Turn, one even where it strikes twice (ruling Q7)', () => {
    expect(effectsOf(struck())).toEqual([STORMS, stormOn('seaOfCrete')]);
    // The successor of Phormio is drawn before the next die.
    let state = struck({ effects: [STORMS, STORMS] });
    while (state.stack.at(-1)?.kind === 'succession') {
      const [first] = machine.chanceOutcomes(state);
      if (first === undefined) break;
      state = play(state, first.action).state;
    }
    expect(effectsOf(rolls(state, 5, 4)).filter(({ does: what }) => what === 'storm')).toEqual([stormOn('seaOfCrete')]);
  });
});

describe('R C, ruling R53: fleets at sea near a storm', () => {
  /** The Saronic Gulf lies on the Sea of Crete; Piraeus is a port. */
  const near: Pieces = {
    units: { 'corinth-fleet-4-1': 'saronicGulf', [FLEET]: { at: PIRAEUS, inside: true, off: 'saronicGulf' } },
  };

  it('check their morale: a 5 is too much for 4; those in port do not', () => {
    const state = rolls(before(near, { effects: [STORMS] }), 5, 4);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'stormMorale', dice: 1 });
    const { state: after, events } = play(state, { type: 'roll', player: 'chance', die: 5 });
    expect(events).toContainEqual({
      type: 'moraleChecked',
      rule: 'R C',
      at: 'saronicGulf',
      player: 'sparta',
      added: 0,
      checks: [{ unit: 'corinth-fleet-4-1', die: 5, morale: 4 }],
    });
    expect(after.units['corinth-fleet-4-1']).toBeUndefined();
    expect(after.units[FLEET]?.at).toBe(PIRAEUS);
    expect(rolls(state, 4).units['corinth-fleet-4-1']).toEqual({ at: 'saronicGulf' });
  });

  it('with 2 added in Winter: a 3 is too much for 4, and a 2 is not', () => {
    const state = rolls(before(near, inWinter), 5, 4);
    expect(rolls(state, 3).units['corinth-fleet-4-1']).toBeUndefined();
    expect(rolls(state, 2).units['corinth-fleet-4-1']).toEqual({ at: 'saronicGulf' });
  });

  it('no further than two sea areas away', () => {
    // From the Sea of Crete the Saronic Gulf is one area away, the Argolic Gulf two; the Thermaic Gulf is far off.
    const units = { 'corinth-fleet-4-1': 'argolicGulf', 'corinth-fleet-4-2': 'thermaicGulf' };
    const state = rolls(before({ units }, { effects: [STORMS] }), 5, 4);
    expect(state.stack.at(-2)).toMatchObject({ kind: 'storms', left: ['argolicGulf'] });
    expect(isOver(rolls(state, 1))).toBe(true);
  });

  it('R C: the North Aegean strikes the waters of the Hellespont too', () => {
    const units = { 'corinth-fleet-4-1': 'bosporus', 'corinth-fleet-4-2': 'easternPropontis' };
    const state = rolls(before({ units }, { effects: [STORMS] }), 5, 1);
    expect(state.stack.at(-2)).toMatchObject({ kind: 'storms' });
    expect(isOver(rolls(state, 1, 1))).toBe(true);
  });

  it('R 16.7.2: what the lost fleet carries goes down with it, and the leader stays with the others', () => {
    const state = rolls(
      before(
        {
          units: {
            ...all(FLEETS.slice(0, 2), { at: 'saronicGulf', under: 'phormio' }),
            ...all(HOPLITES, { at: 'saronicGulf', under: 'phormio' }),
          },
          leaders: { phormio: ['athens', 'saronicGulf'] },
        },
        inWinter,
      ),
      5,
      4,
      5,
      1,
    );
    expect(state.units[FLEET]).toEqual({ at: 'gone' });
    expect(state.units[SECOND]).toEqual({ at: 'saronicGulf', under: 'phormio' });
    // Two hoplites fit aboard of a fleet.
    expect(HOPLITES.filter((id) => state.units[id] !== undefined)).toEqual([HOPLITES[2]]);
    expect(state.leaders['phormio']).toMatchObject({ at: 'saronicGulf' });
  });
});

describe('R C, 16.4: voyages in a storm', () => {
  const sail = (company: 'all' | 'alone', piece = 'phormio'): Action => ({
    type: 'sail',
    player: 'athens',
    piece,
    company,
  });
  const to = (sea: SeaId): Action => ({ type: 'sailTo', player: 'athens', sea });
  const setSail: Action = { type: 'setSail', player: 'athens' };
  const inPiraeus = (count: number, sea: SeaId, more: Record<UnitId, { at: HexId | SeaId }> = {}): GameState =>
    moving(
      'athens',
      {
        units: {
          ...Object.fromEntries(
            FLEETS.slice(0, count).map((id) => [id, { at: PIRAEUS, inside: true, off: 'saronicGulf' as const }]),
          ),
          ...more,
        },
        leaders: { phormio: { at: PIRAEUS, inside: true } },
      },
      { effects: [stormOn(sea)] },
      'campaign',
    );

  it('R C, ruling R54: entering a stormy area costs 2 instead of 1, and landing what it always does', () => {
    const { state } = play(inPiraeus(1, 'seaOfCrete'), sail('alone', FLEET), to('saronicGulf'), to('argolicGulf'));
    expect(state.stack.at(-1)).toMatchObject({ kind: 'voyage', costs: [2, 2] });
    const { state: port } = play(inPiraeus(1, 'seaOfCrete'), sail('alone', FLEET), to('saronicGulf'), {
      type: 'landAt',
      player: 'athens',
      hex: PIRAEUS,
    });
    expect(port.stack.at(-1)).toMatchObject({ costs: [2, 1] });
    // Far from it all is as usual.
    const { state: calm } = play(inPiraeus(1, 'northIonianSea'), sail('alone', FLEET), to('saronicGulf'));
    expect(calm.stack.at(-1)).toMatchObject({ costs: [1] });
  });

  it('ruling R53: fleets check their morale at each entry, and those that are left sail on', () => {
    const { state } = play(inPiraeus(2, 'seaOfCrete'), sail('all'), to('saronicGulf'), to('argolicGulf'), setSail);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'stormMorale', dice: 2 });
    // In the season in which the campaign begins nothing is added: morale 6 holds.
    expect(state.season).toBe('spring');
    const winter = { ...inPiraeus(2, 'seaOfCrete'), season: 'winter' as const };
    const { state: cold } = play(winter, sail('all'), to('saronicGulf'), to('argolicGulf'), setSail);
    const one = rolls(cold, 5, 4);
    expect(one.units[FLEET]).toEqual({ at: 'gone' });
    expect(one.units[SECOND]).toMatchObject({ at: 'argolicGulf' });
    expect(one.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'stormMorale', dice: 1 });
    const { events } = play(one, { type: 'roll', player: 'chance', die: 1 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'voyageEnded', at: 'argolicGulf', leaders: ['phormio'], fleets: [SECOND] }),
    );
  });

  it('R 7.8.6: a stack of which no fleet is left is lost with its leader', () => {
    const winter = { ...inPiraeus(1, 'seaOfCrete'), season: 'winter' as const };
    const { state } = play(winter, sail('all'), to('saronicGulf'), setSail);
    const lost = rolls(state, 6);
    expect(lost.units[FLEET]).toEqual({ at: 'gone' });
    expect(lost.leaders['phormio']).toMatchObject({ at: 'gone' });
  });

  it('ruling Q170: whoever sails into the Open Sea of a storm goes down', () => {
    const { state, events } = play(
      inPiraeus(1, 'seaOfCrete'),
      sail('alone', FLEET),
      to('saronicGulf'),
      to('seaOfCrete'),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'voyageBegan' }));
    const lost = rolls(state, 1);
    expect(lost.units[FLEET]).toEqual({ at: 'gone' });
  });

  it('R C, ruling Q171: interceptors that put to sea in a storm check too, and attack with those that are left', () => {
    const winter: GameState = {
      ...inPiraeus(1, 'seaOfCrete', { 'corinth-fleet-4-1': { at: 'W3531' } }),
      season: 'winter',
    };
    const { state } = play(winter, sail('alone', FLEET), to('saronicGulf'), setSail);
    const entered = rolls(state, 1);
    expect(listedOf(entered, 'intercept').map(({ piece }) => piece)).toEqual(['corinth-fleet-4-1']);
    const out = play(entered, { type: 'intercept', player: 'sparta', piece: 'corinth-fleet-4-1' }).state;
    expect(out.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'stormMorale', dice: 1 });
    expect(phase(rolls(out, 2)).attacks).toMatchObject([{ attackers: ['corinth-fleet-4-1'], from: 'W3531' }]);
    const sunk = rolls(out, 3);
    expect(phase(sunk).attacks).toEqual([]);
    expect(sunk.units['corinth-fleet-4-1']).toBeUndefined();
    expect(sunk.units[FLEET]).toEqual({ at: 'saronicGulf' });
  });
});
