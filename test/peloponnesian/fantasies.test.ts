/** R 28, 29: both Fantasy scenarios, clause by clause; values are those of the rulebook. */
import { describe, expect, it } from 'vitest';
import { enterHex } from '../../src/peloponnesian/deeds/movement.js';
import { takeCity } from '../../src/peloponnesian/deeds/places.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { mayBeIn } from '../../src/peloponnesian/query/landing.js';
import { findCity, friendOfCity } from '../../src/peloponnesian/query/owners.js';
import { hexNamed } from '../../src/peloponnesian/query/presence.js';
import { endByConquest } from '../../src/peloponnesian/query/victory.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import { endSeason } from '../../src/peloponnesian/rules/22-3-length.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, RegionId } from '../../src/peloponnesian/vocabulary.js';
import { withRegion } from './changed.js';
import { doing } from './doing.js';
import { listedOf } from './movement.js';
import { play, started } from './table.js';

const FANTASIES = ['spartanFantasy', 'athenianFantasy'] as const;
type Fantasy = (typeof FANTASIES)[number];

const begin = (scenario: Fantasy, parts: Partial<GameState> = {}): GameState => ({
  ...initialState({ players: 2, scenario }),
  ...parts,
});

const PLATAEA = 'W3429';
const SECOND_YEAR: Partial<GameState> = { year: 430, turn: 4 };
const LAST_WINTER: Partial<GameState> = { year: 429, season: 'winter', turn: 11 };

/** The levels of all regions: `athens attica 0 10 -`. */
const rows = ({ regions }: GameState): readonly string[] =>
  Object.entries(regions).map(
    ([region, { player, allegiance, militance, multiple }]) =>
      `${player} ${region} ${allegiance} ${militance} ${multiple === null ? '-' : `x${multiple}`}`,
  );

/** Counts the units of a region in its pools by kind, those in the Force Pool and those in the Build Pool. */
function pools(state: GameState, region: RegionId): { readonly force: string; readonly build: string } {
  const roster = machine.situationOf(state).roster.units.filter(({ home }) => home === region);
  const counted = (isForce: boolean): string => {
    const counts = new Map<string, number>();
    for (const { id, type, morale } of roster)
      if ((state.units[id]?.at === 'forcePool') === isForce)
        counts.set(`${type} ${morale}`, (counts.get(`${type} ${morale}`) ?? 0) + 1);
    return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  };
  return { force: counted(true), build: counted(false) };
}

const heldBy = (player: PlayerId, state: GameState, ...regions: readonly RegionId[]): GameState =>
  regions.reduce((now, region) => withRegion(now, region, { player }), state);

const conquest = (state: GameState) => endByConquest(machine.situationOf(state));

/** Plays the first season until the Campaign Turns begin; nobody places anything and the helots are left alone. */
function seasonOf(scenario: Fantasy, parts: Partial<GameState> = {}): GameState {
  let state = started(begin(scenario, parts));
  while (state.campaignTurn === 0 && state.ended === null) {
    const [actor] = machine.actors(state);
    if (actor === undefined || actor === 'chance') throw new RangeError('a die was not expected');
    const ends = machine
      .legalActions(state, actor)
      .find(({ type }) => type.startsWith('end') || type === 'leaveHelots');
    if (ends === undefined) throw new RangeError(`${actor} has to choose`);
    state = play(state, ends).state;
  }
  return state;
}

describe('R 28.2, 29.2: set-up', () => {
  it('R 28.2.1 Athens holds Attica alone, and Sparta eight regions, with these levels', () => {
    expect(rows(begin('spartanFantasy'))).toEqual([
      'athens attica 0 10 -',
      'sparta laconia 20 20 x3',
      'sparta achaea 4 6 x3',
      'sparta elis 6 8 x3',
      'sparta arcadia 10 8 x3',
      'sparta corinth 20 16 x3',
      'sparta epidaurus 13 10 x3',
      'sparta megarid 7 10 x3',
      'sparta boeotia 12 12 x3',
    ]);
  });

  it('R 29.2.1 in the Athenian Fantasy all regions are assessed at x1, and the levels are others', () => {
    expect(rows(begin('athenianFantasy'))).toEqual([
      'athens attica 20 20 -',
      'sparta laconia 0 10 x1',
      'sparta achaea 0 7 x1',
      'sparta elis 0 9 x1',
      'sparta arcadia 0 10 x1',
      'sparta corinth 15 10 x1',
      'sparta epidaurus 2 10 x1',
      'sparta megarid 2 10 x1',
      'sparta boeotia 5 9 x1',
    ]);
  });

  // Page 36 of the rulebook.
  it.each<readonly [RegionId, string, string]>([
    ['achaea', '1 hoplite 5, 2 fleet 3, 2 lightInfantry 3', '1 hoplite 5'],
    ['elis', '3 hoplite 5, 2 fleet 3, 2 lightInfantry 3', '1 hoplite 5'],
    ['arcadia', '3 hoplite 5, 2 lightInfantry 3', '1 hoplite 5'],
    ['corinth', '5 hoplite 4, 4 fleet 4, 4 lightInfantry 3', '1 hoplite 4, 2 fleet 4'],
    ['laconia', '5 hoplite 6, 3 hoplite 5, 1 fleet 3', '1 hoplite 5, 5 fleet 3, 2 cavalry 4'],
    ['epidaurus', '2 hoplite 5, 1 fleet 3', '1 fleet 3, 2 lightInfantry 3'],
    ['megarid', '2 hoplite 4, 2 fleet 4', '2 hoplite 4'],
    [
      'attica',
      '6 hoplite 4, 4 hoplite 3, 8 fleet 6, 4 fleet 5, 3 cavalry 4, 3 lightInfantry 3',
      '4 fleet 4, 1 cavalry 4, 1 lightInfantry 3',
    ],
    ['boeotia', '7 hoplite 5, 6 cavalry 5, 6 lightInfantry 3', '1 hoplite 5, 2 fleet 3'],
  ])('R 28.2.2 the pools of %s are those of the Campaign Game', (region, force, build) => {
    for (const scenario of FANTASIES) expect(pools(begin(scenario), region)).toEqual({ force, build });
  });

  it('R 28.2.2 units of other regions do not take part', () => {
    for (const scenario of FANTASIES) {
      const { roster } = machine.situationOf(begin(scenario));
      const homes = new Set<string>(roster.units.map(({ home }) => home));
      expect([...homes].sort()).toEqual([
        'achaea',
        'arcadia',
        'attica',
        'boeotia',
        'corinth',
        'elis',
        'epidaurus',
        'laconia',
        'megarid',
      ]);
    }
  });

  it('R 28.2.3 three leaders of each side begin in Attica, Laconia and Thebes', () => {
    for (const scenario of FANTASIES)
      expect(begin(scenario).leaders).toEqual({
        pericles: { at: 'forcePool', player: 'athens', pool: 'attica' },
        nicias: { at: 'forcePool', player: 'athens', pool: 'attica' },
        paches: { at: 'forcePool', player: 'athens', pool: 'attica' },
        archidamus: { at: 'forcePool', player: 'sparta', pool: 'laconia' },
        alcidas: { at: 'forcePool', player: 'sparta', pool: 'laconia' },
        // R 22.2.1 names Thebes: W3528.
        diemporus: { at: 'W3528', player: 'sparta', inside: true },
      });
  });

  it('R 28.2.3 only three leaders of each side are used at one time', () => {
    for (const scenario of FANTASIES)
      expect(machine.situationOf(begin(scenario)).scenario.mostLeaders).toEqual({ athens: 3, sparta: 3 });
  });

  it('R 28.2.4 the treasuries hold what they hold in the Campaign Game', () => {
    for (const scenario of FANTASIES) expect(begin(scenario).treasuries).toEqual({ athens: 230, sparta: 20 });
  });

  it('R 28.2.5 Plataea is in revolt, and four bases stand on the map', () => {
    for (const scenario of FANTASIES) {
      const state = begin(scenario);
      expect(state.cities).toEqual({ plataea: { revolt: 0 } });
      // Piraeus, Naupactus, Gytheum and Cyllene.
      expect(state.bases).toEqual({ W3731: 'athens', W2428: 'athens', W2940: 'sparta', W2130: 'sparta' });
      expect(state.forts).toEqual({});
      expect(Object.values(state.units).every(({ at }) => at === 'forcePool')).toBe(true);
    }
  });

  it('R 28.2.6, 29.2.2 there is no deck, and Athens has Helot Revolt in its own Fantasy alone', () => {
    for (const scenario of FANTASIES) expect(machine.situationOf(begin(scenario)).scenario.deck).toBeNull();
    expect(machine.situationOf(begin('spartanFantasy')).scenario.special.endlessCard).toBeUndefined();
    expect(machine.situationOf(begin('athenianFantasy')).scenario.special.endlessCard).toBe('helotUprising');
  });

  it('R 29.1 whatever is not named is as in the Spartan Fantasy', () => {
    const [spartan, athenian] = [begin('spartanFantasy'), begin('athenianFantasy')];
    expect({ ...athenian, options: spartan.options, regions: spartan.regions }).toEqual(spartan);
  });
});

describe('R 6.5: the revolt of Plataea', () => {
  const friend = (state: GameState) => {
    const situation = machine.situationOf(state);
    const plataea = findCity(situation, 'plataea');
    return plataea === undefined ? undefined : friendOfCity(situation, plataea);
  };

  it('R 6.5.1 it is friendly to Athens, and to nobody when the Militance of Boeotia is less than 5', () => {
    expect(friend(begin('spartanFantasy'))).toBe('empire');
    expect(friend(withRegion(begin('spartanFantasy'), 'boeotia', { militance: 5 }))).toBe('empire');
    expect(friend(withRegion(begin('spartanFantasy'), 'boeotia', { militance: 4 }))).toBeNull();
  });

  it('R 13.4, ruling Q103 it lowers the Allegiance of Boeotia by 1 in each season', () => {
    const raised = seasonOf('spartanFantasy');
    expect(raised.regions.boeotia).toMatchObject({ allegiance: 11, militance: 12 });
  });

  it('R 6.5.2 it is a city of Athens as soon as a unit of Athens enters', () => {
    const entered = doing(begin('spartanFantasy'), (run) =>
      enterHex(run, hexNamed(run.state, PLATAEA), 'athens', ['attica-hoplite-4-1']),
    );
    expect(entered.state.cities).toEqual({ plataea: { held: 'athens' } });
  });

  it('R 6.5.5, ruling Q34 the revolt is over when Sparta takes the city', () => {
    const { state } = doing(begin('spartanFantasy'), (run) => {
      const plataea = findCity(run.state, 'plataea');
      if (plataea !== undefined) takeCity(run, plataea, 'sparta', 'R 18.3.4');
    });
    expect(state.cities).toEqual({});
    expect(friend(state)).toBe('league');
  });
});

describe('R 28.3, 28.5, 29.3, 29.5: length and victory', () => {
  it('R 28.3, 29.3 the scenarios begin in Spring 431', () => {
    for (const scenario of FANTASIES)
      expect(begin(scenario)).toMatchObject({ year: 431, season: 'spring', turn: 0, campaignTurn: 0 });
  });

  it.each([
    ['athens', 'sparta', 'league'],
    ['sparta', 'athens', 'empire'],
  ] as const)('R 28.3 (1), 29.3 (1) the game ends when %s is captured', (city, by, winner) => {
    for (const scenario of FANTASIES)
      expect(conquest(begin(scenario, { cities: { [city]: { held: by } } }))).toEqual({
        winner,
        margin: 'decisive',
        how: 'capital',
      });
  });

  it.each([
    ['attica', 'sparta', 'league'],
    ['laconia', 'athens', 'empire'],
  ] as const)('R 28.3 (2), 29.3 (2) the game ends when %s switches sides', (region, by, winner) => {
    for (const scenario of FANTASIES) {
      const fallen = started(withRegion(begin(scenario, SECOND_YEAR), region, { allegiance: -3 }));
      expect(fallen.ended).toEqual({ winner, margin: 'decisive', how: 'home' });
      expect(fallen.regions[region]).toMatchObject({ player: by, allegiance: 3 });
      // R 4.3.1: at -2 it is kept.
      const kept = started(withRegion(begin(scenario, SECOND_YEAR), region, { allegiance: -2 }));
      expect(kept.ended).toBeNull();
    }
  });

  it('R 29.3 (3) two regions that were Spartan end the Athenian Fantasy, and one does not', () => {
    const fantasy = begin('athenianFantasy', SECOND_YEAR);
    const one = started(withRegion(fantasy, 'elis', { allegiance: -3 }));
    expect([one.regions.elis?.player, one.ended]).toEqual(['athens', null]);
    const two = started(withRegion(withRegion(fantasy, 'elis', { allegiance: -3 }), 'arcadia', { allegiance: -4 }));
    expect(two.ended).toEqual({ winner: 'empire', margin: 'victory', how: 'conquest' });
  });

  it('R 28.5 in the Spartan Fantasy two regions do not win for Athens', () => {
    expect(conquest(heldBy('athens', begin('spartanFantasy'), 'elis', 'arcadia'))).toBeUndefined();
  });

  it('R 29.5, ruling Q112 by Laconia and another region at once Athens wins decisively', () => {
    const fantasy = begin('athenianFantasy', SECOND_YEAR);
    const both = withRegion(withRegion(fantasy, 'elis', { allegiance: -3 }), 'laconia', { allegiance: -3 });
    expect(started(both).ended).toEqual({ winner: 'empire', margin: 'decisive', how: 'home' });
  });

  it('R 28.3 (3), 29.3 (4) twelve seasons are played at most, to Winter 429', () => {
    const ends = (scenario: Fantasy, parts: Partial<GameState>) => doing(begin(scenario, parts), endSeason).state;
    for (const scenario of FANTASIES) {
      expect(ends(scenario, LAST_WINTER).ended).not.toBeNull();
      expect(ends(scenario, { year: 430, season: 'winter', turn: 7 })).toMatchObject({ ended: null, year: 429 });
      expect(ends(scenario, { year: 429, season: 'fall', turn: 10 })).toMatchObject({ ended: null, season: 'winter' });
    }
  });

  it('R 28.5, 29.5 who has avoided the conditions of the other one has won', () => {
    const last = (scenario: Fantasy) => doing(begin(scenario, LAST_WINTER), endSeason).state.ended;
    expect(last('spartanFantasy')).toEqual({ winner: 'empire', margin: 'victory', how: 'count' });
    expect(last('athenianFantasy')).toEqual({ winner: 'league', margin: 'victory', how: 'count' });
  });

  it('R 28.5 control is checked once more after Winter 429', () => {
    const low = withRegion(begin('spartanFantasy', LAST_WINTER), 'attica', { allegiance: -3 });
    expect(doing(low, endSeason).state.ended).toEqual({ winner: 'league', margin: 'decisive', how: 'home' });
  });

  it('R 29.5 (1), (2) control is checked once more after Winter 429', () => {
    const fantasy = begin('athenianFantasy', LAST_WINTER);
    const lost = (...regions: readonly RegionId[]) =>
      doing(
        regions.reduce((now, region) => withRegion(now, region, { allegiance: -3 }), fantasy),
        endSeason,
      ).state.ended;
    expect(lost('laconia')).toEqual({ winner: 'empire', margin: 'decisive', how: 'home' });
    expect(lost('elis', 'achaea')).toEqual({ winner: 'empire', margin: 'victory', how: 'conquest' });
    expect(lost('elis')).toEqual({ winner: 'league', margin: 'victory', how: 'count' });
  });
});

describe('R 28.4, 29.4: special rules', () => {
  it('R 28.4 (1), ruling Q103 the sequence is the simplified one, and Athens comes first with one region', () => {
    for (const scenario of FANTASIES) {
      const begun = started(begin(scenario));
      expect(begun.stack.at(-1)).toMatchObject({ kind: 'placement', player: 'athens' });
    }
  });

  it('R 28.4 (1), ruling Q24 the assessments at x3 change no levels at the start of a year', () => {
    const begun = started(begin('spartanFantasy', SECOND_YEAR));
    expect(rows(begun)).toEqual(rows(begin('spartanFantasy')));
  });

  it('R 28.4 (2) Athens collects nothing, and rolls no die', () => {
    for (const scenario of FANTASIES) {
      const begun = started(begin(scenario, SECOND_YEAR));
      expect(begun.treasuries.athens).toBe(230);
      expect(machine.actors(begun)).toEqual(['athens']);
    }
  });

  it('R 28.4 (1), 5.4 Sparta collects the given multiples', () => {
    // R 5.3.2: Laconia and Boeotia 3 each (P5.1), Arcadia and Corinth 2, Achaea, Elis, Epidaurus and Megarid 1: 14.
    // Plataea is in revolt, but small.
    expect(started(begin('spartanFantasy', SECOND_YEAR)).treasuries.sparta).toBe(20 + 14 * 3);
    expect(started(begin('athenianFantasy', SECOND_YEAR)).treasuries.sparta).toBe(20 + 14);
  });

  it('R 28.4 (3), 29.4 (3) units do not enter other regions; Athens lands in Zacynthus and Naupactus', () => {
    for (const scenario of FANTASIES) {
      const situation = machine.situationOf(begin(scenario));
      const lands = (player: PlayerId, id: string): boolean => {
        const city = findCity(situation, id);
        return city !== undefined && mayBeIn(situation, hexNamed(situation, city.hex), player);
      };
      expect(['zacynthus', 'naupactus', 'corcyra', 'argos', 'delphi'].map((id) => lands('athens', id))).toEqual([
        true,
        true,
        false,
        false,
        false,
      ]);
      expect(['zacynthus', 'naupactus'].map((id) => lands('sparta', id))).toEqual([false, false]);
    }
  });

  it('R 28.4 (3), ruling Q104 Zacynthus, Naupactus and Corcyra are friendly to Athens', () => {
    const situation = machine.situationOf(begin('spartanFantasy'));
    const friends = ['zacynthus', 'naupactus', 'corcyra', 'argos'].map((id) => {
      const city = findCity(situation, id);
      return city === undefined ? undefined : friendOfCity(situation, city);
    });
    expect(friends).toEqual(['empire', 'empire', 'empire', null]);
  });

  it('R 22.4.5 is no rule of the Fantasies: no bases are placed', () => {
    for (const scenario of FANTASIES) expect(listedOf(started(begin(scenario)), 'placeBase')).toEqual([]);
  });

  it('R 22.4.1, ruling Q110 what is in a Build Pool is never placed', () => {
    const placed = listedOf(started(begin('spartanFantasy')), 'place').map(({ unit }) => unit);
    // R 36: fleets of morale 4 are in the Build Pool of Attica.
    expect(placed.some((unit) => unit.startsWith('attica-fleet-6'))).toBe(true);
    expect(placed.some((unit) => unit.startsWith('attica-fleet-4'))).toBe(false);
  });
});
