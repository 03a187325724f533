/** R 7.8.6, 13, 17.10: what battles and sieges do to levels and leaders. */
import { describe, expect, it } from 'vitest';
import { loseUnits } from '../../src/peloponnesian/deeds/casualties.js';
import { adjustForLoss, winBattle } from '../../src/peloponnesian/deeds/victory.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { seasonalAdjustments } from '../../src/peloponnesian/query/adjustments.js';
import { unitNamed } from '../../src/peloponnesian/query/pieces.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { REGIONS, type HexId, type RegionId, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { withRegion } from './changed.js';
import { doing } from './doing.js';
import { alike, all, attackOf, field, fought } from './field.js';
import { listedOf } from './movement.js';
import { dice, play, rolls } from './table.js';

const endangered = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'leaderEndangered' ? [event.leader] : []));

/** Why the levels of a region have changed, one cause after another. */
const causesIn = (events: readonly GameEvent[], region: RegionId): readonly string[] =>
  events.flatMap((event) => (event.type === 'levelsAdjusted' && event.region === region ? [event.cause] : []));

/** By how much the levels of each region have changed; regions that have not are left out. */
function changes(before: GameState, after: GameState): Readonly<Record<string, readonly [al: number, ml: number]>> {
  return Object.fromEntries(
    REGIONS.flatMap((region) => {
      const [old, now] = [before.regions[region], after.regions[region]];
      if (old === undefined || now === undefined) return [];
      const change = [now.allegiance - old.allegiance, now.militance - old.militance] as const;
      return change.some((by) => by !== 0) ? [[region, change]] : [];
    }),
  );
}

/** A state in which all levels have room on both sides. */
const middle = (state: GameState): GameState => ({
  ...state,
  regions: Object.fromEntries(
    Object.entries(state.regions).map(([id, region]) => [id, { ...region, allegiance: 10, militance: 10 }]),
  ),
});

const [HERE, THERE] = ['W3730', 'W3630'] as const;
const boeotians = alike('boeotia-hoplite-5', 4);

/** Four Boeotians attack two Athenians in Attica; each side has a leader without a rating. */
const attica = field('campaign', {
  units: { ...all(boeotians, HERE), ...all(alike('attica-hoplite-4', 2), HERE) },
  leaders: { macarius: ['sparta', HERE], nicias: ['athens', HERE] },
});
const invasion = attackOf('sparta', HERE, THERE, [...boeotians, 'macarius']);

describe('R 7.8.6, ruling Q44: the die for leaders', () => {
  it('is rolled once after a battle on land, for each leader of both sides', () => {
    // 2-1 and a die of 5: `M/D`; then the Boeotians break off.
    const round = rolls(fought(attica, invasion), 5, 1, 1, 1, 1);
    const ended = play(round, { type: 'breakOff', player: 'sparta' });
    expect(endangered(ended.events)).toEqual([]);
    const { state, events } = play(ended.state, dice(1, 1));
    expect([endangered(events), state.stack]).toEqual([['macarius', 'nicias'], []]);
  });

  it('and not again after a pursuit', () => {
    const mounted = { ...attica, units: { ...attica.units, 'attica-cavalry-4-1': { at: HERE } as const } };
    // Four against three are 1-1, shifted to 2-3 by the cavalry; 5: `+1/D`.
    const round = rolls(fought(mounted, invasion), 5, 1, 1, 1, 1);
    const pursuit = play(round, { type: 'breakOff', player: 'sparta' }).state;
    const { state, events } = play(pursuit, dice(6, 1, 1));
    expect(events.filter(({ type }) => type === 'cavalryPursued')).toHaveLength(1);
    expect([endangered(events), state.stack]).toEqual([['macarius', 'nicias'], []]);
  });

  it('is rolled after a battle at sea', () => {
    const [AT, FROM] = ['gulfOfPatrae', 'ithacanSea'] as const;
    const [fleets, enemies] = [alike('attica-fleet-6', 2), alike('corinth-fleet-4', 2)];
    const state = field('campaign', {
      units: { ...all(fleets, { at: AT, under: 'phormio' }), ...all(enemies, { at: AT, under: 'cnemus' }) },
      leaders: { phormio: ['athens', AT], cnemus: ['sparta', AT] },
    });
    const begun = fought(state, attackOf('athens', AT, FROM, [...fleets, 'phormio'], { targets: enemies }));
    // 3-2 and a die of 1: `D/+1`; both fleets of morale 4 retreat.
    const beaten = rolls(begun, 1, 4, 4);
    const [way] = listedOf(beaten, 'retreat');
    if (way === undefined) throw new RangeError('there is no way to retreat');
    expect(endangered(play(play(beaten, way).state, dice(1, 1)).events)).toEqual(['phormio', 'cnemus']);
  });

  it('is rolled after a battle for a city', () => {
    const hoplites = alike('attica-hoplite-4', 2);
    const state = field('campaign', {
      units: { ...all(hoplites, 'W2838'), 'laconia-hoplite-5-1': { at: 'W2838', inside: true } },
      leaders: { nicias: ['athens', 'W2838'], archidamus: ['sparta', { at: 'W2838', inside: true }] },
    });
    const come = fought(state, attackOf('athens', 'W2838', 'W2737', [...hoplites, 'nicias']));
    const array = play(come, { type: 'endArray', player: 'sparta' }).state;
    // 2-1 and a die of 5: `M/D`.
    const round = rolls(play(array, { type: 'assault', player: 'athens' }).state, 5, 1, 1);
    const left = play(round, { type: 'breakOff', player: 'athens' }).state;
    expect(endangered(play(left, dice(1, 1)).events)).toEqual(['nicias', 'archidamus']);
  });
});

describe('R 13.1, ruling Q85: the order of a battle’s adjustments', () => {
  /** One of two Athenians falls, the Boeotians break off, and Nicias dies. */
  const held = (state: GameState) => {
    // 2-1 and a die of 1: `D/+2`: 6 + 2 against 4 eliminates, 1 + 2 passes.
    const round = rolls(fought(state, invasion), 1, 6, 1);
    const { state: ended, events } = play(round, { type: 'breakOff', player: 'sparta' });
    const fates = play(ended, dice(1, 6));
    return { state: fates.state, events: [...events, ...fates.events] };
  };

  it('is victory, units, leaders', () => {
    const { events } = held(middle(attica));
    expect(causesIn(events, 'attica')).toEqual(['victory', 'unitEliminated', 'eliteOrLeaderLost']);
  });

  it('and levels are kept in their range after each', () => {
    // Attica stands at 20 and 20: the victory adds nothing, and the losses still count.
    expect(attica.regions.attica).toMatchObject({ allegiance: 20, militance: 20 });
    expect(held(attica).state.regions.attica).toMatchObject({ allegiance: 20, militance: 18 });
  });
});

describe('R 13.4, ruling Q84: eliminated units', () => {
  const field0 = middle(field('campaign', { units: {} }));
  const lost = (...ids: readonly UnitId[]) =>
    changes(
      field0,
      doing(field0, (run) => {
        for (const id of ids) adjustForLoss(run, unitNamed(run.state, id), 'R 13.4');
      }).state,
    );

  it('each costs its home region a point of Militance', () => {
    expect(lost('boeotia-hoplite-5-1', 'boeotia-cavalry-5-1', 'attica-hoplite-4-1')).toEqual({
      boeotia: [0, -2],
      attica: [0, -1],
    });
  });

  it('an elite one of Athens or Sparta costs two, that of another region one', () => {
    expect(lost('laconia-hoplite-6-1', 'argolid-hoplite-6-1')).toEqual({ laconia: [0, -2], argolid: [0, -1] });
  });

  it('Persians and Sicilians cost none', () => {
    expect(lost('tissaphernes-cavalry-5-1', 'pharnabazus-fleet-5-1', 'sicily-fleet-5-1')).toEqual({});
  });

  it('nor does a garrison', () => {
    const hoplites = alike('attica-hoplite-4', 2);
    const state = middle(
      field('campaign', { units: all(hoplites, 'W3229'), leaders: { nicias: ['athens', 'W3229'] } }),
    );
    const come = fought(state, attackOf('athens', 'W3229', 'W3329', [...hoplites, 'nicias']));
    // 2-1 and a die of 1: `D/+2`; 5 + 2 is three more than 4.
    const fallen = play(play(come, { type: 'assault', player: 'athens' }).state, dice(1, 5, 1));
    expect(causesIn(fallen.events, 'boeotia')).toEqual(['victory']);
  });
});

describe('R 13.4, ruling Q83: elite hoplites that are lost without battle', () => {
  const METHONE = 'W2339';
  /** Two Athenian hoplites besiege Methone, a small port of Laconia, with a fleet; siege morale 1. */
  const siege = (...inside: readonly UnitId[]): GameState =>
    middle(
      field(
        'campaign',
        {
          units: {
            ...all(alike('attica-hoplite-4', 2), METHONE),
            'attica-fleet-6-1': { at: METHONE, off: 'messenianSea' },
            ...all(inside, { at: METHONE, inside: true }),
          },
        },
        {
          cities: { methone: { siege: 1 } },
          stack: [{ kind: 'sieges', player: 'athens', stage: 'resolving', done: [], at: null }],
        },
      ),
    );
  const surrendered = (...inside: readonly UnitId[]) => {
    const state = siege(...inside);
    const { events } = play(
      state,
      { type: 'resolveSiege', player: 'athens', hex: METHONE },
      { type: 'roll', player: 'chance', die: 6 },
    );
    return causesIn(events, 'euboea');
  };

  it('those that surrender count, each of them', () => {
    expect(surrendered('laconia-hoplite-6-1')).toEqual(['decisiveVictoryElsewhere']);
    expect(surrendered('laconia-hoplite-6-1', 'laconia-hoplite-6-2')).toEqual([
      'decisiveVictoryElsewhere',
      'decisiveVictoryElsewhere',
    ]);
  });

  it('only those of Laconia', () => {
    expect(surrendered('laconia-hoplite-5-1')).toEqual([]);
    const state = withRegion(siege('argolid-hoplite-6-1'), 'argolid', { player: 'sparta' });
    const { events } = play(
      state,
      { type: 'resolveSiege', player: 'athens', hex: METHONE },
      { type: 'roll', player: 'chance', die: 6 },
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'unitEliminated', unit: 'argolid-hoplite-6-1' }));
    expect(causesIn(events, 'euboea')).toEqual([]);
  });

  it('those that starve do not', () => {
    const state = middle(field('campaign', { units: { 'laconia-hoplite-6-1': 'W3730' } }));
    const { state: after } = doing(state, (run) => {
      loseUnits(run, [unitNamed(run.state, 'laconia-hoplite-6-1')], 'R 9.5');
    });
    expect(changes(state, after)).toEqual({ laconia: [0, -2] });
  });
});

describe('R 13.2, 13.3.2, ruling Q86: where victories count', () => {
  const won = (state: GameState, at: HexId, decisive: boolean) =>
    changes(state, doing(state, (run) => winBattle(run, { at, winner: 'athens', decisive, rule: 'R 17.10' })).state);
  const argive = middle(field('argiveLeague', { units: {} }));
  const campaign = middle(field('campaign', { units: {} }));

  it('R 13.2: a victory in the region alone, a decisive one in all', () => {
    expect(won(argive, 'W3728', false)).toEqual({ boeotia: [-2, -1] });
    expect(won(argive, 'W3728', true)).toEqual({
      boeotia: [-5, -2],
      ...Object.fromEntries(['attica', 'argolid', 'elis'].map((region) => [region, [2, 1]])),
      ...Object.fromEntries(
        ['laconia', 'arcadia', 'achaea', 'corinth', 'epidaurus', 'megarid'].map((region) => [region, [-2, -1]]),
      ),
    });
  });

  it.each([
    ['R 13.3.2: an uninhabited island', argive, 'W3636'],
    ['ruling Q86: a region that is not in play', argive, 'W2428'],
    ['ruling Q86: neutral Argolid', campaign, 'W3033'],
  ] as const)('%s: only a decisive one, and for all regions as others', (_, state, at) => {
    expect(won(state, at, false)).toEqual({});
    const all = won(state, at, true);
    expect(Object.keys(all).sort()).toEqual(Object.keys(state.regions).sort());
    expect(new Set(Object.values(all).map(([allegiance]) => Math.abs(allegiance)))).toEqual(new Set([2]));
  });

  it('R 13.3.1: units on uninhabited islands adjust nothing in a season', () => {
    const state = field('argiveLeague', { units: { 'corinth-hoplite-4-1': 'W3636' } }, { cities: {}, forts: {} });
    expect(seasonalAdjustments(machine.situationOf(state))).toEqual([]);
    const ashore = field('argiveLeague', { units: { 'corinth-hoplite-4-1': 'W3729' } }, { cities: {}, forts: {} });
    expect(seasonalAdjustments(machine.situationOf(ashore))).toEqual([{ region: 'attica', cause: 'unopposedEnemy' }]);
  });
});

describe('R 13.4, 10.8.1, ruling Q117: a revolt that ends', () => {
  const PLATAEA = 'W3429';

  it('when Sparta takes Plataea back nothing is adjusted but the victory', () => {
    const hoplites = alike('boeotia-hoplite-5', 4);
    const state = middle(
      field('spartanFantasy', { units: all(hoplites, PLATAEA), leaders: { archidamus: ['sparta', PLATAEA] } }),
    );
    expect(state.cities['plataea']).toEqual({ revolt: 0 });
    const come = fought(state, attackOf('sparta', PLATAEA, 'W3329', [...hoplites, 'archidamus']));
    // 4-1 and a die of 1: `D/+3`; 4 + 3 is three more than 3 + 1 for the walls.
    const { state: taken } = play(play(come, { type: 'assault', player: 'sparta' }).state, dice(1, 4, 1));
    expect(taken.cities['plataea']).toBeUndefined();
    expect(changes(state, taken)).toEqual({ boeotia: [2, 1] });
  });
});
