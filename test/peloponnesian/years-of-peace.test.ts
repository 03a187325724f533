/** R 20.2: what seasons and years of peace do: who is sent home, what cards go on doing, and how a year ends. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, LeaderState, PeaceState } from '../../src/peloponnesian/state.js';
import type { Season } from '../../src/peloponnesian/vocabulary.js';
import { atStep as begin } from './building.js';
import { cities, leaders, levels, units } from './positions.js';
import { play, rolls, said } from './table.js';
import { atStep, war } from './war.js';

const signed = (year: number): PeaceState => ({ year, card: null, offences: { now: {}, before: {} } });
/** A peace of this year, whose restrictions bind, and one of the year before. */
const [truce, peace] = [signed(431), signed(432)];

/** Open country. */
const IN_ATTICA = 'W3630';
const IN_BOEOTIA = 'W3428';
const IN_ARGOLID = 'W3132';
const THEBES = 'W3528';
const SPARTA = 'W2838';

describe('leaders in regions of the enemy', () => {
  const inPool = (player: LeaderState['player'], pool: LeaderState['pool']): LeaderState =>
    ({ at: 'forcePool', player, pool }) as LeaderState;
  const begun = (state: GameState) =>
    machine.start({ ...state, season: 'summer', turn: 1, stack: [{ kind: 'turn', step: 0, left: null }] });
  /** Nicias leads a hoplite in Boeotia, and Archidamus is alone in Attica. */
  const abroad = leaders(units(war(), { 'attica-hoplite-4-1': { at: IN_BOEOTIA } }), {
    nicias: { at: IN_BOEOTIA, player: 'athens' },
    archidamus: { at: IN_ATTICA, player: 'sparta' },
    phormio: { at: 'saronicGulf', player: 'athens' },
    alcidas: { at: THEBES, player: 'sparta', inside: true },
    paches: { at: IN_ARGOLID, player: 'athens' },
  });

  it('R 20.2, ruling Q186: they are in the Force Pool of their home in the season after, and are not lost', () => {
    const { state, events } = begun({ ...abroad, peace: truce });
    expect(state.leaders['nicias']).toEqual(inPool('athens', 'attica'));
    expect(state.leaders['archidamus']).toEqual(inPool('sparta', 'laconia'));
    // The hoplite is in the Build Pool.
    expect(state.units['attica-hoplite-4-1']).toBeUndefined();
    expect(said(events, 'leaderLost')).toEqual([]);
    expect(state.regions).toEqual(abroad.regions);
    // At sea, in a friendly region, and in a neutral one nobody is in a region of the enemy.
    for (const id of ['phormio', 'alcidas', 'paches']) expect(state.leaders[id]).toEqual(abroad.leaders[id]);
  });

  it('ruling Q186: each goes to the home of the player whom he serves', () => {
    const three = initialState({ players: 3, scenario: 'threePlayerCampaign' });
    const inAttica = leaders(
      { ...three, peace: truce },
      { pagondas: { at: IN_ATTICA, player: 'thebes' }, archidamus: { at: IN_ATTICA, player: 'sparta' } },
    );
    const { state } = begun(inAttica);
    expect(state.leaders['pagondas']).toEqual(inPool('thebes', 'boeotia'));
    expect(state.leaders['archidamus']).toEqual(inPool('sparta', 'laconia'));
  });

  it('R 20.3: after the first year they stay', () => {
    const { state } = begun({ ...abroad, peace });
    expect(state.leaders['nicias']).toEqual(abroad.leaders['nicias']);
    expect(state.leaders['archidamus']).toEqual(abroad.leaders['archidamus']);
  });
});

describe('risen helots', () => {
  /** The adjustments of a season begin. */
  const adjusted = (parts: Partial<GameState>) => said(begin(war(parts), 'adjustments').events, 'levelsAdjusted');
  const risen: GameState['cities'] = { ...war().cities, gytheum: { helots: true }, asine: { helots: true } };

  it.each([
    ['the first year', truce],
    ['a later year', peace],
  ])('R C, ruling Q189: they lower Militance by 1 in %s of peace, and nothing else is adjusted', (_, now) => {
    expect(adjusted({ peace: now, cities: risen })).toEqual([
      {
        type: 'levelsAdjusted',
        rule: 'R C',
        region: 'laconia',
        player: 'sparta',
        cause: 'helotsRisen',
        before: { allegiance: 20, militance: 20 },
        now: { allegiance: 20, militance: 19 },
      },
    ]);
    expect(adjusted({ peace: now })).toEqual([]);
  });
});

describe('when a year of peace ends', () => {
  const militance = (season: Season, turn: number, now?: PeaceState): number | undefined =>
    atStep(war({ season, turn, leaders: {}, ...(now && { peace: now }) }), 'campaignTurnEnd', 3).regions.euboea
      ?.militance;

  it('R 20.2, ruling Q95: when Winter is over, in the year of the signing as in later ones', () => {
    expect([militance('winter', 3, truce), militance('winter', 3, peace)]).toEqual([8, 8]);
    expect(militance('winter', 3)).toBe(7);
    expect([militance('spring', 0, peace), militance('summer', 1, peace), militance('fall', 2, peace)]).toEqual([
      7, 7, 7,
    ]);
  });

  it('R 20.2, 4.3.1, ruling Q95: before the control check, so that a region can be won back', () => {
    // A region is lost below -2.
    const restless = levels(war({ peace, season: 'winter', turn: 3, leaders: {} }), 'boeotia', -3, 12);
    const state = atStep(leaders(restless, { alcidas: { at: IN_BOEOTIA, player: 'sparta' } }), 'yearEnd', 3);
    expect(state.year).toBe(431);
    const [kept, lost] = [rolls(state, 3), rolls(state, 2)];
    expect(kept.regions.boeotia).toMatchObject({ player: 'sparta', allegiance: -2, militance: 13 });
    expect(lost.regions.boeotia).toMatchObject({ player: 'athens', allegiance: 3, militance: 13 });
    expect([kept.year, lost.year]).toEqual([430, 430]);
  });

  it('ruling Q95: leaders count who serve the holder of the region and stand in it', () => {
    const three = initialState({ players: 3, scenario: 'threePlayerCampaign' });
    const placed = leaders(
      cities({ ...three, peace, season: 'winter', turn: 3, leaders: {} }, { thespiae: { held: 'athens' } }),
      {
        // Boeotia is the home of Thebes: its ally does not count, nor does the enemy in a city that he holds.
        pagondas: { at: IN_BOEOTIA, player: 'thebes' },
        diemporus: { at: THEBES, player: 'thebes', inside: true },
        alcidas: { at: THEBES, player: 'sparta', inside: true },
        nicias: { at: 'W3328', player: 'athens', inside: true },
        archidamus: { at: SPARTA, player: 'sparta', inside: true },
        // These are in no region, or in one that nobody holds.
        phormio: { at: 'saronicGulf', player: 'athens' },
        pericles: { at: 'forcePool', player: 'athens', pool: 'attica' },
        paches: { at: IN_ARGOLID, player: 'athens' },
      },
    );
    let state = atStep(placed, 'yearEnd', 3);
    const heard: unknown[] = [];
    for (const die of [2, 2]) {
      const step = play(state, { type: 'roll', player: 'chance', die });
      heard.push(
        ...said(step.events, 'peaceYearRolled').map(({ region, player, count, total }) => [
          region,
          player,
          count,
          total,
        ]),
      );
      state = step.state;
    }
    expect(heard).toEqual([
      ['laconia', 'sparta', 1, 2],
      ['boeotia', 'thebes', 2, 3],
    ]);
    // The year is over: no die is left.
    expect(state.year).toBe(430);
  });
});
