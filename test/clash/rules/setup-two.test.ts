/** R S4: the set-up of the two-player game, with forced dice. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/clash/state.js';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { Phase } from '../../../src/conquest/vocabulary.js';
import { sequenceOf } from '../../../src/conquest/query/04-1-turn.js';
import { asked, dice, expectRefused, newGame, play, said } from '../table.js';

/** R S4.3: the provinces that roll, in the order of the components, then the groups and leaders at Babylon. */
const PROVINCES = [
  'thrace',
  'ionia',
  'cappadocia',
  'cilicia',
  'armenia',
  'syria',
  'egypt',
  'assyria',
  'susiana',
  'persis',
  'media',
  'drangiana',
  'areia',
  'bactria',
  'sogdiana',
];
const AT_BABYLON = [
  'guards',
  'phalanx',
  'archers',
  'cavalry',
  'infantry',
  'ptolemy',
  'eumenes',
  'lysimachus',
  'polysperchon',
  'leonnatus',
];

type Loyal = Readonly<Record<string, number>>;

/** The dice of loyalty: 1 for central authority, but what is said. */
const loyalty = (those: Loyal = {}): readonly Action[] =>
  dice(...[...PROVINCES, ...AT_BABYLON].map((id) => those[id] ?? 1));

const all = (face: number): Loyal => Object.fromEntries([...PROVINCES, ...AT_BABYLON].map((id) => [id, face]));

const sidesOf = (state: GameState, ids: readonly string[]): ReadonlySet<string | undefined> =>
  new Set(ids.map((id) => state.units[id as `${string}-${number}`]?.side));

describe('R S4.3 loyalty', () => {
  it('a die for every other province with units, and for each group and leader at Babylon', () => {
    const { events } = play(newGame(), loyalty());
    const settled = said(events, 'loyaltySettled').filter(({ die }) => die !== null);
    expect(settled.map(({ loyalty: id }) => id)).toEqual([...PROVINCES, ...AT_BABYLON]);
  });

  it('1-3 follows central authority, 4-6 the warlords', () => {
    for (const [face, side] of [
      [1, 'regency'],
      [3, 'regency'],
      [4, 'warlords'],
      [6, 'warlords'],
    ] as const) {
      const { state } = play(newGame(), loyalty({ egypt: face }));
      expect(state.units['persianInfantry-9']).toMatchObject({ at: 'egypt', side });
      expect(state.provinces['egypt']?.holder).toBe(side);
      expect(state.cities['alexandria']).toEqual({ walls: 1, holder: side });
    }
  });

  it('Macedonia and Phrygia need no die, nor do Cassander and Perdiccas; Indians (ruling S4.2) and rebels are independent', () => {
    const { state } = play(newGame(), loyalty(all(6)));
    expect(state.provinces).toMatchObject({
      macedonia: { holder: 'regency' },
      phrygia: { holder: 'warlords' },
      hellas: { holder: 'independents' },
      gandara: { holder: 'independents' },
    });
    expect(state.leaders).toMatchObject({
      antipater: { side: 'regency' },
      cassander: { side: 'regency' },
      perdiccas: { side: 'regency' },
      antigonus: { side: 'warlords' },
      demetrius: { side: 'warlords' },
      leosthenes: { side: 'independents' },
      chandragupta: { side: 'independents' },
    });
    expect(state.baggage).toMatchObject({ royalFamily: { side: 'regency' }, siegeTrain: { side: 'warlords' } });
    expect(state.cities).toMatchObject({
      athens: { holder: 'independents' },
      aornos: { holder: 'independents' },
      malli: { holder: 'independents' },
      rhodianFortress: { holder: 'neutral' },
    });
    // R 5.2: what is outlined in red is nobody's.
    expect(state.provinces['lowerIndia']?.holder).toBeNull();
  });

  it('leaders go with their province, and Gaza with Syria (rulings S4.3, S4.4)', () => {
    const { state } = play(newGame(), loyalty({ cilicia: 5, syria: 4 }));
    expect(state.leaders['craterus']).toMatchObject({ at: 'cilicia', side: 'warlords' });
    expect(state.cities['gaza']?.holder).toBe('warlords');
    expect(state.cities['tyre']?.holder).toBe('warlords');
  });

  it('the main army is divided group by group, and each of its leaders by himself', () => {
    const { state } = play(newGame(), loyalty({ guards: 4, cavalry: 6, ptolemy: 5 }));
    expect(sidesOf(state, ['hetairoi-1', 'hypaspists-1', 'macedonianArchers-1'])).toEqual(new Set(['warlords']));
    expect(
      sidesOf(state, ['phalanx-1', 'phalanx-7', 'persianArchers-1', 'persianElephant-1', 'persianInfantry-1']),
    ).toEqual(new Set(['regency']));
    expect(sidesOf(state, ['persianCavalry-1', 'persianCavalry-10'])).toEqual(new Set(['warlords']));
    expect(state.leaders['ptolemy']?.side).toBe('warlords');
    expect(state.leaders['eumenes']?.side).toBe('regency');
  });
});

describe('R S4.4 truce and disengagement', () => {
  it('each rolls for Roxane, and again for the Body; who is equal rolls again', () => {
    const { state, events } = play(newGame(), [...loyalty(all(4)), ...dice(2, 5), ...dice(3, 3, 6, 1)]);
    expect(said(events, 'possessionDecided').slice(0, 2)).toMatchObject([
      { baggage: 'roxane', side: 'warlords' },
      { baggage: 'body', side: 'regency' },
    ]);
    expect(state.baggage['roxane']?.side).toBe('warlords');
  });

  it('where one side alone is, all is its own without a die (ruling S4.5)', () => {
    const { state, events } = play(newGame(), loyalty());
    expect(said(events, 'possessionDecided')).toMatchObject(
      ['roxane', 'body', null].map((baggage) => ({ baggage, side: 'regency' })),
    );
    // Nobody leaves Babylon, and the dice that are waited for are those of the first turn's initiative.
    expect(said(events, 'disengaged')).toEqual([]);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'initiative' });
  });

  it('the greater attack strength has Babylon and the Treasury; leaders do not count', () => {
    // Phalanx 7 x 8 and horse 10 x 3 are 86; guards 10 + 9 + 3, archers and elephant 4 x 4 + 4, foot 8 x 3 are 66.
    const groups = { guards: 4, archers: 4, infantry: 4, ptolemy: 4, eumenes: 4 };
    const { state } = play(newGame(), [...loyalty(groups), ...dice(6, 1), ...dice(6, 1)]);
    expect(state.provinces['babylonia']?.holder).toBe('regency');
    expect(state.cities['babylon']).toEqual({ walls: 1, holder: 'regency' });
    expect(state.baggage['treasury']).toEqual({ at: 'babylon', side: 'regency' });
  });

  it('of equal strength the higher die decides (R S1.4)', () => {
    // Phalanx 56 and archers 20 are 76; guards 22, horse 30 and foot 24 are 76.
    const groups = { guards: 4, cavalry: 4, infantry: 4 };
    const start = play(newGame(), [...loyalty(groups), ...dice(6, 1), ...dice(6, 1)]).state;
    expect(machine.actors(start)).toEqual(['chance']);
    const { state, events } = play(start, dice(2, 4));
    expect(said(events, 'possessionDecided')).toMatchObject([{ baggage: null, side: 'warlords' }]);
    expect(state.cities['babylon']?.holder).toBe('warlords');
  });

  it('the weaker goes into a friendly province, with what is his (ruling S4.5)', () => {
    // The warlords have the horse alone, and Assyria and Susiana next to Babylon.
    const groups = { cavalry: 4, assyria: 5, susiana: 5, ptolemy: 6 };
    const start = play(newGame(), [...loyalty(groups), ...dice(1, 6), ...dice(1, 6)]).state;
    expect(machine.legalActions(start)).toEqual([
      { type: 'disengage', player: 'warlords', province: 'assyria' },
      { type: 'disengage', player: 'warlords', province: 'susiana' },
    ]);
    expectRefused(start, { type: 'disengage', player: 'warlords', province: 'media' }, 'noRetreatThere', 'R S4.4');
    expectRefused(start, { type: 'disengage', player: 'warlords', province: 'egypt' }, 'noWayThere', 'R 8.1');
    const { state } = play(start, [{ type: 'disengage', player: 'warlords', province: 'susiana' }]);
    expect(state.units['persianCavalry-1']?.at).toBe('susiana');
    expect(state.leaders['ptolemy']?.at).toBe('susiana');
    expect(state.leaders['perdiccas']?.at).toBe('babylonia');
    expect(state.baggage).toMatchObject({
      body: { at: 'susiana', side: 'warlords' },
      roxane: { at: 'susiana', side: 'warlords' },
    });
  });

  it('without a friendly one into a vacant one (ruling S4.6), before any enemy’s', () => {
    // All around is the regency's; Arabia alone is empty and nobody's.
    const { state, events } = play(newGame(), [...loyalty({ cavalry: 4 }), ...dice(6, 1), ...dice(6, 1)]);
    expect(said(events, 'disengaged')).toMatchObject([{ side: 'warlords', from: 'babylonia', to: 'arabia' }]);
    expect(state.provinces['arabia']?.holder).toBe('warlords');
  });

  it('nobody fights or besieges in the first turn; there is no supply, but initiative (R S6.1, S6.2, ruling S6.2)', () => {
    const { state } = play(newGame(), [...loyalty(all(6)), ...dice(6, 1), ...dice(6, 1)]);
    const phasesOf = (turn: number): readonly Phase[] => {
      const situation = asked({ ...state, turn });
      return sequenceOf(situation).map(({ phase }) => phase);
    };
    const first = phasesOf(1);
    expect(first[0]).toBe('initiative');
    for (const phase of ['combat', 'siege', 'supply'] as const) expect(first).not.toContain(phase);
    expect(phasesOf(2).slice(0, 2)).toEqual(['supply', 'initiative']);
    expect(phasesOf(2)).toEqual(expect.arrayContaining(['combat', 'siege']));
  });
});
