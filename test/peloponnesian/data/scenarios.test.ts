/** R 22-29: scenarios, against sums and examples of the rulebook. */
import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/peloponnesian/data/cards/index.js';
import { leaders } from '../../../src/peloponnesian/data/leaders.js';
import { map } from '../../../src/peloponnesian/data/map/index.js';
import { campaignPools } from '../../../src/peloponnesian/data/pools.js';
import { regions } from '../../../src/peloponnesian/data/regions.js';
import { scenarios } from '../../../src/peloponnesian/data/scenarios/index.js';
import type { Batch } from '../../../src/peloponnesian/data/shape/forces.js';
import type { ScenarioFact } from '../../../src/peloponnesian/data/shape/scenario.js';
import { groundOf, NONE } from '../../../src/peloponnesian/geometry/ground.js';
import { hexWithId } from '../../../src/peloponnesian/geometry/numbers.js';
import { REGIONS, SCENARIOS, type PlayerId, type ScenarioId } from '../../../src/peloponnesian/vocabulary.js';

function scenario(id: ScenarioId): ScenarioFact {
  const found = scenarios.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
}

/** The Base Tribute Values of the regions that a player holds at the start. */
const tributeOf = (id: ScenarioId, player: PlayerId): number =>
  scenario(id)
    .regions.filter((setup) => setup.player === player && setup.neutral === undefined)
    .reduce((sum, { region }) => sum + (regions.find((each) => each.id === region)?.tribute ?? NaN), 0);

/** Units by type and morale. */
function counted(batches: readonly Batch[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { count, type, morale } of batches)
    counts[`${type} ${morale}`] = (counts[`${type} ${morale}`] ?? 0) + count;
  return counts;
}

/** How many cards are in the deck before and after it has run out for the first time. */
function deckSizes(id: ScenarioId): readonly number[] {
  const { without = [], later = [] } = scenario(id).deck ?? {};
  const used = cards.cards.filter(({ kind }) => !without.includes(kind));
  return [used.filter(({ kind }) => !later.includes(kind)).length, used.length];
}

describe('scenarios', () => {
  it('R 22-29: are eight, in the order of the rulebook', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(SCENARIOS);
  });

  describe.each(scenarios.map((each) => [each.id, each] as const))('%s', (_, each) => {
    it('names cities of the map, and hexes of its land', () => {
      const { board, leaders: placed, special } = each;
      const { grid, areaAt, cityAt } = groundOf(map);
      const spots = [
        ...board.bases.map(({ at }) => at),
        ...board.units.map(({ at }) => at),
        ...placed.map(({ at }) => at),
      ];
      const named = [
        ...spots.flatMap((spot) => ('city' in spot ? [spot.city] : [])),
        ...board.held.map(({ city }) => city),
        ...board.revolts,
        ...board.destroyed,
        ...board.unwalled,
        ...board.withoutLongWalls.flat(),
        ...(special.abroad?.landing ?? []),
        ...(special.abroad?.supply ?? []),
      ];
      expect(named.filter((id) => !map.cities.some((city) => city.id === id))).toEqual([]);
      const hexes = [
        ...board.forts.map(({ hex }) => hex),
        ...spots.flatMap((spot) => ('hex' in spot ? [spot.hex] : [])),
      ];
      for (const hex of hexes) {
        expect(areaAt[hexWithId(grid, hex)], hex).not.toBe(NONE);
        expect(cityAt[hexWithId(grid, hex)], hex).toBe(NONE);
      }
    });

    it('R 7.8.4: has leaders once each, and no more than may be in play', () => {
      const { empire, league } = each.leaderPools;
      const reserve = [empire, league].flatMap((pool) => (pool === 'others' ? [] : pool));
      const named = [...each.leaders.map(({ leader }) => leader), ...reserve];
      expect(new Set(named).size).toBe(named.length);
      expect(named.filter((id) => !leaders.some((leader) => leader.id === id))).toEqual([]);
      for (const player of each.players)
        expect(each.leaders.filter((setup) => setup.player === player).length).toBe(each.mostLeaders[player]);
    });

    it('gives regions, money and units to its players', () => {
      const inPlay = each.regions.map(({ region }) => region);
      expect(new Set(inPlay).size).toBe(inPlay.length);
      expect(each.regions.filter(({ player }) => !each.players.includes(player))).toEqual([]);
      expect(Object.keys(each.treasuries).sort()).toEqual([...each.players].sort());
      expect(inPlay.filter((region) => !each.pools.some(({ home }) => home === region))).toEqual([]);
    });

    it('has bands of victory from nought upwards', () => {
      const starts = each.victory.bands.map(({ from }) => from);
      expect(starts[0]).toBe(0);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    });

    it('says where it comes from', () => {
      const rows = [each, each.victory, ...each.regions, ...each.pools, ...(each.deck === null ? [] : [each.deck])];
      expect(rows.filter(({ source }) => source === undefined)).toEqual([]);
    });
  });
});

describe('sums', () => {
  it('R A, 23.5: Athens would just win in 431 as things stand, and in 412', () => {
    expect(tributeOf('campaign', 'athens')).toBe(33);
    expect(tributeOf('campaign', 'sparta')).toBe(18);
    expect(tributeOf('ionianWar', 'athens')).toBe(33);
    expect(
      scenario('campaign').victory.bands.find(({ margin, winner }) => winner === 'empire' && margin === 'victory')
        ?.from,
    ).toBe(33);
  });

  it.each<ScenarioId>(['threePlayerCampaign', 'fourPlayerCampaign'])(
    'R 24.8, 25.4: in %s each ally begins below a victory',
    (id) => {
      for (const { player, victory, decisive } of scenario(id).victory.league ?? []) {
        expect(tributeOf(id, player), player).toBeLessThan(victory);
        expect(victory).toBeLessThan(decisive);
      }
    },
  );

  it('R 24.2.3, 25.2.2: the allies share what Sparta holds alone', () => {
    const league = (id: ScenarioId) =>
      scenario(id)
        .regions.filter(({ player }) => player !== 'athens')
        .map(({ region, allegiance, militance }) => `${region} ${allegiance}/${militance}`)
        .sort();
    expect(league('threePlayerCampaign')).toEqual(league('campaign'));
    expect(league('fourPlayerCampaign')).toEqual(league('campaign'));
  });

  it.each<ScenarioId>(['campaign', 'threePlayerCampaign', 'fourPlayerCampaign', 'archidamianWar', 'ionianWar'])(
    '%s has all regions',
    (id) => {
      expect(
        scenario(id)
          .regions.map(({ region }) => region)
          .sort(),
      ).toEqual([...REGIONS].sort());
    },
  );

  it('R 27.2.1: units of the Ionian War are those of the Campaign Game', () => {
    const { pools, board } = scenario('ionianWar');
    for (const { home, force, build } of campaignPools) {
      const own = pools.find((pool) => pool.home === home);
      const placed = board.units.filter((each) => each.home === home).flatMap(({ units }) => units);
      expect(counted([...(own?.force ?? []), ...(own?.build ?? []), ...placed]), home).toEqual(
        counted([...force, ...build]),
      );
    }
  });

  it('R 23.2.6, 24.6, 26.2.6, 27.2.6: decks', () => {
    expect(deckSizes('campaign')).toEqual([107, 112]);
    expect(deckSizes('threePlayerCampaign')).toEqual([107, 112]);
    expect(deckSizes('fourPlayerCampaign')).toEqual([107, 112]);
    expect(deckSizes('archidamianWar')).toEqual([101, 101]);
    expect(deckSizes('ionianWar')).toEqual([101, 101]);
  });

  it('R 27.2.6: Sparta is dealt five cards that the deck has', () => {
    const dealt = scenario('ionianWar').deck?.dealt.sparta ?? [];
    expect(dealt).toHaveLength(5);
    for (const { kind, region } of dealt)
      expect(
        cards.cards.some((card) => card.kind === kind && (region === undefined || card.regions?.includes(region))),
      ).toBe(true);
  });

  it('R 22.3, 26.3, 27.3, 28.3: seasons', () => {
    const years = (id: ScenarioId) => {
      const { start, end } = scenario(id);
      return end === null ? null : start.year - end.year + 1;
    };
    expect(SCENARIOS.map(years)).toEqual([4, null, null, null, 12, 8, 3, 3]);
  });

  it('R A: at first only Lesbos and Chalcidice are worth a Rebellion, and Macedon which Perdiccas sways', () => {
    const inRiskZone = scenario('campaign')
      .regions.filter(
        ({ player, allegiance, neutral }) => player === 'athens' && neutral === undefined && allegiance <= 3,
      )
      .map(({ region }) => region);
    expect(inRiskZone).toEqual(['macedon', 'chalcidice', 'lesbos']);
  });

  it('R 22.2: the Argive League is played by ten regions', () => {
    const { regions: inPlay, pools } = scenario('argiveLeague');
    expect(inPlay).toHaveLength(10);
    expect(pools.every(({ build }) => build.length === 0)).toBe(true);
    expect(tributeOf('argiveLeague', 'athens') * 2).toBe(10);
  });
});
