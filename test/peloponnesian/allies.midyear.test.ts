/** R 4.3.2, 5.3.3, 24.3, C: regions that Athens loses outside of the control check, and which ally gains them. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, RegionId } from '../../src/peloponnesian/vocabulary.js';
import { actor, cityHex, four, inside, only, secondYear, three } from './allies.js';
import { withLeaders, withRegion } from './changed.js';
import { cardOfKind, drawn, handed, nthCard, playing } from './plots.js';
import { play, rolls, said, started } from './table.js';
import { atStep } from './war.js';

const claim = (player: PlayerId, region: RegionId): Action => ({ type: 'claimRegion', player, region });
const cede = (player: PlayerId, region: RegionId, to: PlayerId): Action => ({ type: 'cedeRegion', player, region, to });
const assess = (player: PlayerId, region: RegionId, multiple: number): Action => ({
  type: 'assess',
  player,
  region,
  multiple,
});
const ends = (player: PlayerId): Action => ({ type: 'endAssessment', player });

/** The tribute stage of the second year, in which Athens assesses first (ruling Q19). */
const assessing = (state: GameState): GameState =>
  started({
    ...secondYear(state),
    stack: [
      { kind: 'turn', step: 2, left: null },
      { kind: 'assessment', player: 'athens', next: ['sparta', 'thebes'], declared: [] },
    ],
  });
/** Lesbos: 9 Militance at the start. Its neighbours are Athens', so that Thebes, with 4 regions to 7, has the first claim. */
const weak = withRegion(only(three(), {}), 'lesbos', { allegiance: -1 });

describe('the Tribute stage', () => {
  it('R 5.3.3, 24.3: a region that Athens assesses too high is lost at once, and claimed', () => {
    // -2 for two multiples more, and -1 for x3: -4.
    const { state, events } = play(assessing(weak), assess('athens', 'lesbos', 3));
    expect(said(events, 'regionAwarded')).toEqual([
      { type: 'regionAwarded', rule: 'R 24.3', region: 'lesbos', player: 'thebes', by: 'fewestRegions' },
    ]);
    expect(machine.legalActions(state)).toEqual([claim('thebes', 'lesbos'), cede('thebes', 'lesbos', 'sparta')]);
    expect(decodeState(JSON.parse(JSON.stringify(state)))).toMatchObject({ right: state });
    const after = play(state, claim('thebes', 'lesbos'));
    expect(said(after.events, 'regionChanged')).toMatchObject([{ rule: 'R 5.3.3', from: 'athens', by: 'thebes' }]);
    expect(after.state.regions.lesbos).toMatchObject({ player: 'thebes', allegiance: 4, militance: 9, multiple: 3 });
  });

  it('R 5.3.3: two multiples of it do not suffice: at -2 it remains', () => {
    const { state, events } = play(assessing(weak), assess('athens', 'lesbos', 2));
    expect([said(events, 'regionAwarded'), state.regions.lesbos?.player]).toEqual([[], 'athens']);
  });

  it('R 24.3: the ally to whom it is left decides what it is assessed at, without a penalty (R 4.3.1 a, 5.3.3)', () => {
    const { state } = play(assessing(weak), assess('athens', 'lesbos', 3), cede('thebes', 'lesbos', 'sparta'));
    expect(actor(state)).toBe('sparta');
    expect(machine.legalActions(state)).toEqual([assess('sparta', 'lesbos', 3), assess('sparta', 'lesbos', 1)]);
    const kept = play(state, assess('sparta', 'lesbos', 3)).state;
    // Athens goes on with its other regions.
    expect(actor(kept)).toBe('athens');
    const done = play(kept, ends('athens'), ends('sparta'), ends('thebes')).state;
    // R 5.3.4, ruling Q21: it is not adjusted a second time.
    expect(done.regions.lesbos).toMatchObject({ player: 'sparta', allegiance: 4, militance: 9, multiple: 3 });
  });

  it('R 5.3.4, ruling Q21: by its yearly level alone, when Athens has assessed all', () => {
    // x4: -2, from -1 and from 0.
    const both = withRegion(withRegion(weak, 'lesbos', { multiple: 4 }), 'chios', { allegiance: -1, multiple: 4 });
    const { state, events } = play(assessing(both), ends('athens'));
    expect(said(events, 'regionAwarded')).toMatchObject([{ region: 'lesbos', player: 'thebes' }]);
    // Thebes has 5 regions, then, and Sparta 7; the land of Smyrna lies between Lesbos and Chios (R 1.2).
    const second = play(state, claim('thebes', 'lesbos'));
    expect(said(second.events, 'regionAwarded')).toMatchObject([
      { region: 'chios', player: 'thebes', by: 'fewestRegions' },
    ]);
    // Sparta assesses only when both are gained, and Thebes has decided.
    const gained = play(second.state, cede('thebes', 'chios', 'sparta')).state;
    expect([gained.regions.lesbos?.player, gained.regions.chios?.player]).toEqual(['thebes', 'sparta']);
  });
});

describe('R 4.3.2: at any other time', () => {
  it('a region stays with Athens, however low its Allegiance', () => {
    const low = withRegion(only(three(), {}), 'lesbos', { allegiance: -4 });
    for (const step of ['revolts', 'adjustments'] as const) {
      const state = atStep(low, step);
      expect(state.regions.lesbos?.player).toBe('athens');
      expect(state.stack.some(({ kind }) => kind === 'claims')).toBe(false);
    }
  });
});

describe('cards', () => {
  const REBELLION = cardOfKind('rebellionPossible', 'lesbos');
  const PERDICCAS = nthCard('perdiccasSwitchesSides', 0);
  const ARGOS = nthCard('argosEndsNeutrality', 0);
  const MYTILENE = cityHex('mytilene');

  it('R 4.3.1 c, 24.3, C: a Rebellion pays who gains the region, less what Athens keeps', () => {
    const state = withLeaders(only(three(), { units: { 'attica-hoplite-4-1': inside(MYTILENE) } }), {
      pagondas: { at: 'W5320', player: 'thebes' },
    });
    const played = playing(handed(state, 'thebes', [REBELLION]), 'thebes', REBELLION, { region: 'lesbos' });
    const after = rolls(played, 6);
    // Allegiance 3 is -3 on the other side, and +3 (ruling Q17).
    expect(after.regions.lesbos).toMatchObject({ player: 'thebes', allegiance: 0 });
    expect(after.cities.mytilene).toEqual({ held: 'athens' });
    // Lesbos is worth 3; Mytilene is a large city: 2 less (R 5.4.2).
    expect(after.treasuries).toEqual({ athens: 230, sparta: 14, thebes: 8 + 3 - 2 });
  });

  it('R 24.3, C, ruling Q206: a region that Perdiccas takes from Athens may be left to an ally in the middle of the year', () => {
    const state = withRegion(only(four(), {}), 'macedon', { allegiance: 1 });
    const asked = drawn(state, 'athens', PERDICCAS, { region: 'macedon' });
    // Corinth holds Epirus beside it.
    expect(machine.legalActions(asked)).toEqual([
      claim('corinth', 'macedon'),
      cede('corinth', 'macedon', 'sparta'),
      cede('corinth', 'macedon', 'thebes'),
    ]);
    const { state: after, events } = play(asked, cede('corinth', 'macedon', 'thebes'));
    expect(said(events, 'regionChanged')).toMatchObject([
      { rule: 'R C', from: 'athens', by: 'thebes', allegiance: -1 },
    ]);
    // R 4.3.2: below 0 it is no less Theban until the next control check.
    expect(after.regions.macedon).toMatchObject({ player: 'thebes', allegiance: -1 });
  });

  describe('Argos Ends Neutrality', () => {
    const ends0 = (state: GameState): GameState => drawn(state, 'sparta', ARGOS, { region: 'argolid' });
    const hostile = withRegion(only(three(), {}), 'argolid', { allegiance: -1 });

    it('R 24.3, ruling Q113: Argolid is claimed like other regions that leave the sheet of Athens', () => {
      const asked = ends0(hostile);
      // All its neighbours are Sparta's.
      expect(machine.legalActions(asked)).toEqual([claim('sparta', 'argolid'), cede('sparta', 'argolid', 'thebes')]);
      const { state, events } = play(asked, cede('sparta', 'argolid', 'thebes'));
      expect(state.regions.argolid).toEqual({ player: 'thebes', allegiance: 1, militance: 8, multiple: 1 });
      // R C: who has gained it is paid, and places its units.
      expect(said(events, 'neutralityEnded')).toMatchObject([{ region: 'argolid', player: 'thebes', allegiance: 1 }]);
      expect(state.treasuries).toMatchObject({ sparta: 14, thebes: 8 + 2 });
      expect(actor(state)).toBe('thebes');
      expect(machine.legalActions(state)).toContainEqual({
        type: 'place',
        player: 'thebes',
        unit: 'argolid-hoplite-6-1',
        city: 'argos',
      });
    });

    it('R C, ruling R22: at 0 or more it is Athens’, and nobody claims it', () => {
      const state = ends0(withRegion(hostile, 'argolid', { allegiance: 0 }));
      expect(state.regions.argolid?.player).toBe('athens');
      expect(state.treasuries.athens).toBe(230 + 2);
      expect(state.stack.some(({ kind }) => kind === 'claims')).toBe(false);
    });
  });
});
