import { describe, expect, it } from 'vitest';
import { takeCity } from '../../src/peloponnesian/deeds/places.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { findCity } from '../../src/peloponnesian/query/owners.js';
import { endByConquest, endByTime } from '../../src/peloponnesian/query/victory.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import { endAtOnce } from '../../src/peloponnesian/rules/21-victory.js';
import { endSeason } from '../../src/peloponnesian/rules/22-3-length.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { GameRun } from '../../src/peloponnesian/types.js';
import type { PlayerId, RegionId, ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { doing, machineWith } from './doing.js';
import { withRegion } from './changed.js';
import { argive, started } from './table.js';

/** A position in which a player holds some regions more. */
const heldBy = (player: PlayerId, regions: readonly RegionId[], state: GameState = argive()): GameState =>
  regions.reduce((now, region) => withRegion(now, region, { player }), state);

const conquest = (state: GameState) => endByConquest(machine.situationOf(state));
const begin = (scenario: ScenarioId): GameState => initialState({ players: 2, scenario });

describe('R 22.5: the result at the end of Winter 416', () => {
  const byTime = (state: GameState) => endByTime(machine.situationOf(state));

  it.each([
    [['elis', 'argolid', 'attica'], [], 'league', 'decisive'],
    [['elis', 'argolid'], [], 'league', 'decisive'],
    [['elis'], [], 'league', 'victory'],
    [[], [], 'empire', 'victory'],
    [[], ['arcadia'], 'empire', 'decisive'],
    // Ruling Q100: as four.
    [[], ['arcadia', 'achaea'], 'empire', 'decisive'],
  ] as const)('Athens without %s, with %s: %s %s (ruling Q100)', (lost, won, winner, margin) => {
    expect(byTime(heldBy('athens', won, heldBy('sparta', lost)))).toEqual({ winner, margin, how: 'count' });
  });

  it('the game ends after the last season, and not before', () => {
    const last = argive({ year: 416, season: 'winter', turn: 15 });
    const { state, events } = doing(last, endSeason);
    expect(state.ended).toEqual({ winner: 'empire', margin: 'victory', how: 'count' });
    expect(events).toEqual([{ type: 'gameEnded', rule: 'R 21.2', winner: 'empire', margin: 'victory', how: 'count' }]);
    const fall = doing(argive({ year: 416, season: 'fall', turn: 14 }), endSeason).state;
    expect(fall).toMatchObject({ ended: null, year: 416, season: 'winter', turn: 15 });
    const winter = doing(argive({ year: 417, season: 'winter', turn: 11 }), endSeason).state;
    expect(winter).toMatchObject({ ended: null, year: 416, season: 'spring', turn: 12 });
  });

  it('ruling Q101: no control check follows in the Argive League, but R 28.5, 29.5: one in the Fantasies', () => {
    const low = { allegiance: -3 };
    const league = doing(withRegion(argive({ year: 416, season: 'winter', turn: 15 }), 'elis', low), endSeason).state;
    expect(league.regions.elis?.player).toBe('athens');
    const fantasy = { ...begin('spartanFantasy'), year: 429, season: 'winter', turn: 11 } as const;
    expect(doing(withRegion(fantasy, 'attica', low), endSeason).state.ended).toEqual({
      winner: 'league',
      margin: 'decisive',
      how: 'home',
    });
    // R 28.5: otherwise Athens has won.
    expect(doing(fantasy, endSeason).state.ended).toEqual({ winner: 'empire', margin: 'victory', how: 'count' });
  });
});

describe('R 3.4, 21.1: the game ends at once', () => {
  it('goes on as long as both homes are held', () => {
    expect(conquest(argive())).toBeUndefined();
  });

  it('if a capital is captured', () => {
    expect(conquest(argive({ cities: { sparta: { held: 'athens' } } }))).toEqual({
      winner: 'empire',
      margin: 'decisive',
      how: 'capital',
    });
    expect(conquest(argive({ cities: { athens: { held: 'sparta' } } }))).toEqual({
      winner: 'league',
      margin: 'decisive',
      how: 'capital',
    });
    expect(conquest(argive({ cities: { athens: { destroyed: true } } }))?.winner).toBe('league');
    // Thebes is no player's capital with two players.
    expect(conquest(argive({ cities: { thebes: { held: 'athens' } } }))).toBeUndefined();
  });

  it('R 24.8: Thebes is a capital with three players, and allies have won by what each of them controls', () => {
    const three = initialState({ players: 3, scenario: 'threePlayerCampaign' });
    expect(conquest({ ...three, cities: { thebes: { held: 'athens' } } })?.winner).toBe('empire');
    expect(conquest({ ...three, cities: { athens: { held: 'thebes' } } })).toEqual({
      winner: 'league',
      margin: null,
      how: 'capital',
      // Megarid, Boeotia, Phocis and Aetolia bring 7, and Attica 2: Thebes needs 8.
      margins: { thebes: 'victory' },
    });
  });

  it('if a home region changes hands', () => {
    expect(conquest(heldBy('sparta', ['attica']))).toEqual({ winner: 'league', margin: 'decisive', how: 'home' });
    expect(conquest(heldBy('athens', ['laconia']))).toEqual({ winner: 'empire', margin: 'decisive', how: 'home' });
  });

  it('ruling Q8: both homes at once, and the count decides', () => {
    const both = heldBy('athens', ['laconia'], heldBy('sparta', ['attica']));
    // Laconia, Argolid and Elis.
    expect(conquest(both)).toEqual({ winner: 'empire', margin: 'victory', how: 'home' });
  });

  it('R 3.4: at the control check of a Yearly Start Phase', () => {
    const ended = started(withRegion(argive({ year: 418, turn: 4 }), 'attica', { allegiance: -3 }));
    expect(ended.ended).toEqual({ winner: 'league', margin: 'decisive', how: 'home' });
    expect(ended.stack).toEqual([]);
    expect(ended.treasuries).toEqual({ athens: 22, sparta: 22 });
    expect(machine.actors(ended)).toEqual([]);
  });

  it('in the middle of whatever is being resolved', () => {
    const fall = (run: GameRun): void => {
      const sparta = findCity(run.state, 'sparta');
      if (sparta !== undefined) takeCity(run, sparta, 'athens', 'R 10.7');
      run.push({ kind: 'sack', player: 'athens', at: 'W2838', by: 'siege' });
    };
    // Sparta falls in the middle of a stage.
    const falling = machineWith({ placement: { rule: 'R 7.3', advance: fall } }, endAtOnce);
    const stage = { kind: 'placement', player: 'athens', moved: [] } as const;
    const stack = [...argive().stack, stage];
    const { state } = falling.start({ ...argive(), stack });
    expect(state.stack).toEqual([]);
    expect(state.ended?.winner).toBe('empire');
  });

  it('R 29.3: Athens wins by two regions that were Spartan', () => {
    const fantasy = begin('athenianFantasy');
    expect(conquest(heldBy('athens', ['elis'], fantasy))).toBeUndefined();
    expect(conquest(heldBy('athens', ['elis', 'achaea'], fantasy))).toEqual({
      winner: 'empire',
      margin: 'victory',
      how: 'conquest',
    });
  });
});
