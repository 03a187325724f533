/** R 6: revolts as they are played: the checks that Sparta has to make, and who marches into a city in revolt. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { beginSeason, endCampaignTurn, turnSeason } from '../../src/peloponnesian/deeds/course.js';
import { pacifyCities } from '../../src/peloponnesian/deeds/revolts.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { withRegion, withUnits } from './changed.js';
import { doing } from './doing.js';
import { moving, type Pieces } from './movement.js';
import { check, named, summer, TEOS } from './revolts.js';
import { die, play, refused, started } from './table.js';

/** Land beside Teos. */
const BESIDE = 'W5729';

/** A player's movement in the second Campaign Turn of the summer in which Teos has revolted, with these units on the map. */
function marching(player: PlayerId, units: Pieces['units'] = {}, parts: Partial<GameState> = {}): GameState {
  const { turn, season, regions, cities } = summer({ cities: { teos: { revolt: 1 } } });
  return moving(player, { units }, { turn, season, regions, cities, ...parts }, 'campaign');
}

/** A unit goes to a hex; it may go further. */
const goes = (player: PlayerId, piece: UnitId, to: HexId): readonly Action[] => [
  { type: 'march', player, piece, company: 'alone' },
  { type: 'step', player, to },
];

describe('ruling Q26: the checks are a duty of Sparta', () => {
  // Allegiance 3 adds nothing, Erythrae in revolt adds 1, and tribute below the base takes 1 away: Chios can come to 6, and it takes 7.
  // Clazomenae and Teos lie in an area that was raided, which adds 1: there a 6 brings about a revolt.
  const atRisk = withRegion(summer({ cities: { erythrae: { revolt: 0 } }, raided: { erythraea: 1 } }), 'chios', {
    allegiance: 3,
    multiple: 0,
  });
  const checks = started(atRisk);

  it('R 6.1: Sparta has to name a city, but may name one that no die can make revolt (ruling Q26)', () => {
    expect(machine.legalActions(checks)).toEqual([check('chios'), check('clazomenae'), check('teos')]);
    expect(refused(checks, { type: 'endRevolts', player: 'sparta' })).not.toBeNull();
    const { state, events } = play(checks, check('chios'), die(6));
    expect(events.find(({ type }) => type === 'revoltChecked')).toMatchObject({
      city: 'chios',
      total: 6,
      succeeds: false,
    });
    expect(state.cities.chios).toBeUndefined();
  });

  it('R 6.1: the only city that is left is checked without a question (ruling Q26)', () => {
    const cities: GameState['cities'] = {
      chios: { revolt: 0 },
      erythrae: { revolt: 0 },
      clazomenae: { held: 'sparta' },
    };
    const last = started(withRegion(summer({ cities }), 'chios', { allegiance: 3 }));
    expect(last.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'revolt', player: 'sparta' });
    // Three cities are lost: 4 and 3 are 7.
    expect(play(last, die(4)).state.cities.teos).toEqual({ revolt: 1 });
  });

  it('R 6.1, 6.2: a roll that would end a revolt for Athens ends none for Sparta (ruling Q26)', () => {
    const { state, events } = play(checks, check('chios'), die(1));
    expect(events.find(({ type }) => type === 'revoltChecked')).toMatchObject({
      total: 1,
      voluntary: false,
      succeeds: false,
    });
    expect(events.some(({ type }) => type === 'revoltEnded')).toBe(false);
    expect(state.cities).toEqual(atRisk.cities);
    expect(state.regions).toEqual(atRisk.regions);
    // Nor may Athens try, in the risk zone.
    expect(named(state)).toEqual([]);
  });
});

describe('ruling Q16: units that have come later into a city in revolt', () => {
  const [first, second] = ['attica-hoplite-4-1', 'attica-hoplite-4-2'] as const;

  it('R 6.5.3, 6.5.4: end the revolt when the next season begins, though nobody who was there has stayed (rulings Q16, Q31)', () => {
    const before = marching('athens', { [first]: { at: TEOS, inside: true }, [second]: { at: BESIDE } });
    const { state } = play(
      before,
      ...goes('athens', second, TEOS),
      { type: 'halt', player: 'athens' },
      ...goes('athens', first, BESIDE),
    );
    expect([state.units[first], state.units[second]]).toEqual([{ at: BESIDE }, { at: TEOS, inside: true }]);
    // Coming in has ended nothing: Teos is no friend of Athens.
    expect(state.cities).toEqual({ teos: { revolt: 1 } });
    const over = doing(state, (run) => {
      endCampaignTurn(run);
      turnSeason(run);
    }).state;
    expect(over).toMatchObject({ season: 'fall', cities: { teos: { revolt: 1 } } });
    const { state: fall, events } = doing(over, beginSeason);
    expect(events).toContainEqual({ type: 'revoltEnded', rule: 'R 6.5.3', region: 'chios', city: 'teos' });
    expect(fall.cities).toEqual({});
  });
});

describe('ruling Q133: a base of Athens in a city that revolts', () => {
  const bases = { [TEOS]: 'athens' } as const;
  const { state: risen } = play(
    started(withRegion(summer({ cities: {}, bases }), 'chios', { allegiance: 1 })),
    check('teos'),
    // 6, and 1 for the Allegiance.
    die(6),
  );
  const { cities } = risen;
  const SPARTAN = 'laconia-hoplite-5-1';
  const comes = goes('sparta', SPARTAN, TEOS);
  const ends: Action = { type: 'endMovement', player: 'sparta' };
  const masks: Action = { type: 'maskPlace', player: 'sparta' };

  it('R 6.5, 7.6.3 d: stands when the city revolts, and when its revolt ends (ruling Q133)', () => {
    expect(cities).toEqual({ teos: { revolt: 1 } });
    expect(risen.bases).toEqual(bases);
    const fall = withUnits({ ...risen, turn: 2, season: 'fall' }, { 'attica-hoplite-4-1': { at: TEOS, inside: true } });
    const { state } = doing(fall, pacifyCities);
    expect([state.cities, state.bases]).toEqual([{}, bases]);
  });

  it('R 6.5.2, 7.6.3 d: is destroyed when a unit of Sparta comes in (ruling Q133)', () => {
    const before = marching('sparta', { [SPARTAN]: { at: BESIDE } }, { cities, bases });
    const { state, events } = play(before, ...comes);
    expect(state.units[SPARTAN]).toEqual({ at: TEOS, inside: true });
    expect([state.cities, state.bases]).toEqual([{ teos: { held: 'sparta' } }, {}]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'baseDestroyed', hex: TEOS, of: 'athens', by: 'sparta' }),
    );
  });

  it('R 6.5.1, 7.6.3 d: stands while Sparta masks a city that is nobody’s friend (ruling Q133)', () => {
    const { regions } = withRegion(summer(), 'chios', { militance: 4 });
    const before = marching('sparta', { [SPARTAN]: { at: BESIDE } }, { cities, bases, regions });
    const { state } = play(before, ...comes, ends, masks);
    expect([state.units[SPARTAN], state.cities, state.bases]).toEqual([{ at: TEOS }, cities, bases]);
  });

  it('R 6.5.4, 7.6.3 d: stands while Sparta masks units of Athens inside (ruling Q133)', () => {
    const before = marching(
      'sparta',
      { [SPARTAN]: { at: BESIDE }, 'attica-hoplite-4-1': { at: TEOS, inside: true } },
      { cities, bases },
    );
    const { state } = play(before, ...comes, ends, { type: 'endArray', player: 'athens' }, masks);
    expect([state.units[SPARTAN], state.cities, state.bases]).toEqual([{ at: TEOS }, cities, bases]);
  });
});
