import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { bare, cities, leaders, situation, units } from './positions.js';
import { landStatus } from '../../src/peloponnesian/questions/war.js';
import { play, started } from './table.js';
import { machine } from '../../src/peloponnesian/machine.js';

const PYLOS: HexId = 'W2337';
const GARRISON: UnitId = 'westernIslands-hoplite-4-1';
const HOPLITES: GameState['units'] = { 'laconia-hoplite-5-1': { at: PYLOS }, 'laconia-hoplite-5-2': { at: PYLOS } };

/** A fort of Athens with a base and a garrison; Spartans stand before it. */
const fort: GameState = {
  ...units(bare, { [GARRISON]: { at: PYLOS, inside: true }, ...HOPLITES }),
  forts: { [PYLOS]: { by: 'athens' } },
  bases: { [PYLOS]: 'athens' },
  // Without talents the garrison goes hungry, and nobody forages behind walls before which enemies stand.
  treasuries: { athens: 0, sparta: 100 },
};

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** Fights until Athens has moved; all dice of combat, and all others, show the same. */
function foughtOut(from: GameState, combat: number, other: number): GameState {
  let state = from;
  for (
    let step = 0;
    step < 100 &&
    state.stack.some((frame) => 'player' in frame && frame.kind === 'movement' && frame.player === 'athens');
    step++
  ) {
    const top = state.stack.at(-1);
    const [first] = machine.legalActions(state);
    if (top?.kind === 'roll')
      state = play(state, { type: 'roll', player: 'chance', die: top.purpose === 'combat' ? combat : other }).state;
    else if (top?.kind === 'succession') state = drawn(state);
    else if (first !== undefined) state = play(state, first).state;
  }
  return state;
}

/** Draws the first leader who may succeed. */
function drawn(state: GameState): GameState {
  const [outcome] = machine.chanceOutcomes(state);
  if (outcome === undefined) throw new RangeError('nobody is drawn');
  return play(state, outcome.action).state;
}

/** Supply of a player, as the first or the last of the two. */
const supplying = (state: GameState, player: PlayerId): GameState =>
  started({
    ...state,
    stack: [
      { kind: 'turn', step: 5, left: [] },
      { kind: 'supply', player, stage: 'landing', hungry: [], supplied: [] },
    ],
  });

describe('R 9.6, ruling Q143: a fort whose garrison starves', () => {
  it('is the enemy’s who stands before it, and its base is destroyed', () => {
    const starved = supplying(fort, 'athens');
    expect(starved.units[GARRISON]).toBeUndefined();
    expect([starved.forts, starved.bases]).toEqual([{ [PYLOS]: { by: 'sparta' } }, {}]);
    // They have nothing to do outside any more.
    expect(starved.units['laconia-hoplite-5-1']).toEqual({ at: PYLOS, inside: true });
  });

  it('a siege of it is over', () => {
    const besieged = supplying({ ...fort, forts: { [PYLOS]: { by: 'athens', siege: 2 } } }, 'athens');
    expect(besieged.forts).toEqual({ [PYLOS]: { by: 'sparta' } });
  });

  it('stays its player’s, with its base, where nobody stands before it (R 18.3.5)', () => {
    const lonely = supplying(
      { ...fort, units: { 'attica-hoplite-4-1': { at: PYLOS, inside: true } }, season: 'winter', bases: {} },
      'athens',
    );
    expect([lonely.units['attica-hoplite-4-1'], lonely.forts]).toEqual([undefined, { [PYLOS]: { by: 'athens' } }]);
  });

  it('and so where the garrison is lost in another way: it sallies and is beaten', () => {
    const sally = started({
      ...leaders(fort, { brasidas: { at: PYLOS, player: 'sparta' } }),
      campaignTurn: 1,
      stack: [
        { kind: 'turn', step: 13, left: ['sparta'] },
        { kind: 'movement', player: 'athens', stage: 'moving', marched: [], sailed: [], attacks: [] },
      ],
    });
    const marching = play(sally, { type: 'march', player: 'athens', piece: GARRISON, company: 'alone' }).state;
    const attacking = play(marching, { type: 'attackHere', player: 'athens' }).state;
    const ends = DICE.flatMap((combat) => DICE.map((morale) => foughtOut(attacking, combat, morale)));
    const lost = ends.filter(({ units: left }) => left[GARRISON] === undefined);
    expect(lost.length).toBeGreaterThan(0);
    for (const state of lost) expect([state.forts, state.bases]).toEqual([{ [PYLOS]: { by: 'sparta' } }, {}]);
    for (const state of ends.filter(({ units: left }) => left[GARRISON]?.inside === true))
      expect(state.bases).toEqual({ [PYLOS]: 'athens' });
  });
});

describe('R 8.2, 18.3.5: forts that were built', () => {
  it('have no effect on areas while nobody is in them', () => {
    const empty: GameState = { ...cities(bare, {}), forts: { W3729: { by: 'sparta' } } };
    expect(landStatus(situation(empty), 'attica', 'empire')).toBe('friendly');
    const held = units(empty, { 'boeotia-hoplite-5-1': { at: 'W3729', inside: true } });
    expect(landStatus(situation(held), 'attica', 'empire')).toBe('contested');
    // R 10.2.2 a: a masked one has none either.
    const masked = units(held, { 'attica-hoplite-4-1': { at: 'W3729' } });
    expect(landStatus(situation(masked), 'attica', 'empire')).toBe('friendly');
  });
});
