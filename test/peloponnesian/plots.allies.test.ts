/** R C: quarrels in the League: allies take regions from each other, and levies refuse to march. */
import { describe, expect, it } from 'vitest';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import type { PlayerId, RegionId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { withLeaders, withRegion, withUnits } from './changed.js';
import { alike } from './field.js';
import { held } from './positions.js';
import { cardsWith, handed, nthCard, playing, targetsIn } from './plots.js';
import { rolls } from './table.js';
import { atStep, war } from './war.js';

describe('R C: Allied Dissent', () => {
  const DISSENT = nthCard('alliedDissent', 0);
  const three = initialState({ players: 3, scenario: 'threePlayerCampaign' });
  const four = initialState({ players: 4, scenario: 'fourPlayerCampaign' });
  const regionsFor = (state: GameState, player: PlayerId): readonly (RegionId | undefined)[] =>
    targetsIn(handed(state, player, [DISSENT]), DISSENT).map(({ region }) => region);
  const sorted = (...regions: readonly RegionId[]): readonly RegionId[] => [...regions].sort();

  it('R C, ruling R74: the homes of those who play are not taken: of three, Laconia and Boeotia', () => {
    expect(regionsFor(three, 'sparta').toSorted()).toEqual(sorted('megarid', 'phocisLocris', 'aetolia'));
    expect(regionsFor(three, 'thebes').toSorted()).toEqual(
      sorted('achaea', 'elis', 'arcadia', 'corinth', 'epidaurus', 'epirus'),
    );
  });

  it('R C, ruling R74: of four, Corinth too', () => {
    const [ofSparta, ofThebes, ofCorinth] = [
      ['elis', 'arcadia', 'epidaurus'],
      ['megarid', 'phocisLocris', 'aetolia'],
      ['achaea', 'epirus'],
    ] as const;
    expect(regionsFor(four, 'sparta').toSorted()).toEqual(sorted(...ofThebes, ...ofCorinth));
    expect(regionsFor(four, 'thebes').toSorted()).toEqual(sorted(...ofSparta, ...ofCorinth));
    expect(regionsFor(four, 'corinth').toSorted()).toEqual(sorted(...ofSparta, ...ofThebes));
  });

  it('R C, ruling R74: equal numbers of units modify nothing, more add 1, and fewer take 1', () => {
    // Thebes holds three neighbours of Corinth, and Sparta, who holds Corinth, the fourth, Achaea: +2.
    const start = held(three, 'thebes', 'megarid', 'arcadia', 'epidaurus');
    const { xenocleides: _, ...leaders } = start.leaders;
    const succeeds = (thebans: number, corinthians: number, die: number): boolean => {
      const units: Record<UnitId, UnitState> = {};
      for (const id of alike('boeotia-hoplite-5', thebans)) units[id] = { at: 'W3331' };
      for (const id of alike('corinth-hoplite-4', corinthians)) units[id] = { at: 'W3231' };
      const asked = handed(withUnits({ ...start, leaders }, units), 'thebes', [DISSENT]);
      const region = 'corinth';
      return rolls(playing(asked, 'thebes', DISSENT, { region }), die).regions.corinth?.player === 'thebes';
    };
    expect([succeeds(0, 0, 4), succeeds(0, 0, 3)]).toEqual([true, false]);
    expect([succeeds(2, 2, 4), succeeds(2, 2, 3)]).toEqual([true, false]);
    expect([succeeds(3, 2, 3), succeeds(3, 2, 2)]).toEqual([true, false]);
    expect([succeeds(2, 3, 5), succeeds(2, 3, 4)]).toEqual([true, false]);
  });
});

describe('R C: Allied Dissent, once a region is taken', () => {
  const DISSENT = nthCard('alliedDissent', 0);

  it('R 7.8.5, ruling R74: leaders in its Force Pool go to that of their home, and nobody else leaves', () => {
    const start = initialState({ players: 4, scenario: 'fourPlayerCampaign' });
    const before = withLeaders(start, {
      xenocleides: { at: 'forcePool', player: 'corinth', pool: 'achaea' },
      aristeus: { at: 'W3031', player: 'corinth', inside: true },
      cnemus: { at: 'forcePool', player: 'corinth', pool: 'epirus' },
    });
    const { regions, leaders } = rolls(
      playing(handed(before, 'sparta', [DISSENT]), 'sparta', DISSENT, { region: 'achaea' }),
      6,
    );
    expect(regions.achaea?.player).toBe('sparta');
    expect(leaders['xenocleides']).toEqual({ at: 'forcePool', player: 'corinth', pool: 'corinth' });
    expect(leaders['aristeus']).toEqual(before.leaders['aristeus']);
    expect(leaders['cnemus']).toEqual(before.leaders['cnemus']);
  });
});

describe('R C: Allied Unrest', () => {
  const UNREST = nthCard('alliedUnrest', 0);
  /** Boeotia begins with 7 hoplites, 6 cavalry and 6 light infantry in its Force Pool. */
  const LEVY: readonly UnitId[] = [
    ...alike('boeotia-hoplite-5', 7),
    ...alike('boeotia-cavalry-5', 6),
    ...alike('boeotia-lightInfantry-3', 6),
  ];
  const [FIRST, SECOND] = LEVY as readonly [UnitId, UnitId];
  /** Militance from 8 to 13 modifies nothing. */
  const start = withRegion(war({ cards: cardsWith({ hands: { athens: [UNREST], sparta: [] } }) }), 'boeotia', {
    militance: 12,
  });
  /** The lowest die with which unrest breaks out in Boeotia. */
  const least = (state: GameState): number | undefined => {
    const played = playing(atStep(state, 'unrest'), 'athens', UNREST, { region: 'boeotia' });
    return [1, 2, 3, 4, 5, 6].find((die) => rolls(played, die).effects !== undefined);
  };
  const all = (ids: readonly UnitId[], spot: UnitState): Record<UnitId, UnitState> =>
    Object.fromEntries(ids.map((id) => [id, spot])) as Record<UnitId, UnitState>;

  it('R C, ruling Q168: units on the map are not missed, wherever they are', () => {
    expect(least(start)).toBe(6);
    expect(least(withUnits(start, all(LEVY, { at: 'W3428' })))).toBe(6);
    const [home, abroad, rest] = [LEVY.slice(0, 7), LEVY.slice(7, 13), LEVY.slice(13)];
    const marched = {
      ...all(home, { at: 'W3528', inside: true }),
      ...all(abroad, { at: 'W3630' }),
      ...all(rest, { at: 'inSicily' }),
    };
    expect(least(withUnits(start, marched))).toBe(6);
  });

  it('R C, ruling Q168: those in the Build Pool and out of the game are, while others march', () => {
    const marching = withUnits(start, all(LEVY, { at: 'W3428' }));
    const { [FIRST]: _, ...built } = marching.units;
    expect(least({ ...marching, units: built })).toBe(5);
    expect(least({ ...marching, units: { ...built, [SECOND]: { at: 'gone' } } })).toBe(4);
    // Numbers alone count: a fleet that was built in an earlier season makes up for a hoplite.
    expect(least({ ...marching, units: { ...built, 'boeotia-fleet-3-1': { at: 'forcePool' } } })).toBe(6);
  });
});
