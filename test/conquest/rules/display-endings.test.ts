/** R 10.2, 10.18-10.20: rounds, rallies, endings, pursuit and retreat. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/conquest/machine.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { GameEvent } from '../../../src/conquest/event/index.js';
import { attacking, battleIn, duelling, moving, post, scene, where, type Scene } from '../battle.js';
import { die, everyUnit, expectRefused, listed, play, said, type Played } from '../table.js';

describe('R 10.2 rounds', () => {
  it('Macedonian rally, movement and combat, then the Persian ones', () => {
    const state = scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'agrianes-1': 'macedonian reserve',
        'persianLevy-1': 'persian centre',
        'dahae-1': 'persian reserve',
      },
      round: 1,
    });
    const kinds: string[] = [];
    const note = ({ state: { stack } }: { readonly state: GameState }): void => {
      const frame = stack.at(-1);
      if (frame?.kind === 'manoeuvre') kinds.push(`${battleIn({ ...state, stack }).round} ${frame.side}`);
    };
    note({ state });
    let at: Played = play(state, [{ type: 'holdPositions', player: 'macedonian' }]);
    // 8 against 1 routs on a 2: the next Macedonian movement would come after the Persian one.
    at = play(at.state, [die(1)]);
    note(at);
    expect(kinds).toEqual(['2 macedonian', '2 persian']);
  });
});

describe('R 10.18 rallies', () => {
  const fighters = {
    'phalanx-1': 'macedonian centre',
    'royalGuard-1': 'persian routed',
    'persianLevy-1': 'persian centre',
  } as const;
  const rallying = (more: Partial<Scene>): GameState =>
    scene({ fighters, since: { 'royalGuard-1': 1 }, battle: { step: 3 }, ...more });

  it.each([
    [3, 'persian reserve'],
    [4, 'persian routed'],
  ])('a unit that routed with a leader, on a %i: %s', (face, there) => {
    const state = rallying({ leaders: { mazaeus: 'royalGuard-1', darius: 'persianLevy-1' } });
    expect(machine.legalActions(state)).toEqual([
      { type: 'rally', player: 'persian', leader: 'mazaeus' },
      { type: 'stayRouted', player: 'persian', leader: 'mazaeus' },
    ]);
    expectRefused(state, { type: 'rally', player: 'persian', leader: 'darius' }, 'leaderNotThere', 'R 10.18');
    const { state: after, events } = play(state, [{ type: 'rally', player: 'persian', leader: 'mazaeus' }, die(face)]);
    expect(said(events, 'rolled')).toMatchObject([{ rule: 'R 10.18', dice: [face] }]);
    expect(where(after, 'royalGuard-1')).toBe(there);
    expect(battleIn(after).leaders[0]).toMatchObject({ unit: 'royalGuard-1', box: there.split(' ')[1] });
  });

  it('may be left undone; not Darius; not in the round of the rout; not without a leader', () => {
    const state = rallying({ leaders: { mazaeus: 'royalGuard-1', darius: 'persianLevy-1' } });
    const { events } = play(state, [{ type: 'stayRouted', player: 'persian', leader: 'mazaeus' }]);
    expect(said(events, 'rolled')).toEqual([]);
    for (const never of [
      rallying({ leaders: { darius: 'royalGuard-1' } }),
      rallying({ leaders: { mazaeus: 'royalGuard-1', darius: 'persianLevy-1' }, since: { 'royalGuard-1': 2 } }),
      rallying({ leaders: { darius: 'persianLevy-1' } }),
    ])
      expect(never.stack.at(-1)?.kind).not.toBe('rally');
  });

  it('with Porus without a die', () => {
    const state = rallying({ leaders: { porus: 'royalGuard-1' } });
    expect(where(state, 'royalGuard-1')).toBe('persian reserve');
  });

  it('ruling C10.9 elsewhere while enemies hold the Reserve', () => {
    const state = rallying({
      fighters: { ...fighters, 'phalanx-2': 'persian reserve', 'persianLevy-2': 'persian left' },
      leaders: { porus: 'royalGuard-1' },
    });
    expect(listed(state, 'rallyTo').map(({ to }) => to.box)).toEqual(['left', 'centre']);
    expectRefused(
      state,
      { type: 'rallyTo', player: 'persian', to: post('persian', 'reserve') },
      'boxHeldByEnemy',
      'R 10.18',
    );
    const { state: after } = play(state, [{ type: 'rallyTo', player: 'persian', to: post('persian', 'left') }]);
    expect(where(after, 'royalGuard-1')).toBe('persian left');
  });

  it('ruling C10.28 who rallies into the Reserve captures the enemy’s leader who is alone there', () => {
    const alone = rallying({
      leaders: { porus: 'royalGuard-1', craterus: 'persian reserve', alexander: 'phalanx-1' },
    });
    expect(where(alone, 'royalGuard-1')).toBe('persian reserve');
    expect(alone.leaders.craterus?.at).toBe('gone');
    expect(battleIn(alone).leaders.map(({ leader }) => leader)).toEqual(['porus', 'alexander']);
  });

  it('R 10.19 in the camp of the enemy he makes the fourth: a breakthrough', () => {
    // Macedonians hold the Persian Reserve, and three Persian units theirs, without a leader.
    const state = rallying({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'phalanx-2': 'persian reserve',
        'persianLevy-1': 'macedonian reserve',
        'persianLevy-2': 'macedonian reserve',
        'persianLevy-3': 'macedonian reserve',
        'royalGuard-1': 'persian routed',
      },
      leaders: { mazaeus: 'royalGuard-1' },
    });
    const played = play(state, [{ type: 'rally', player: 'persian', leader: 'mazaeus' }, die(3)]);
    expect(ended(played)).toEqual([['breakthrough', 'persian']]);
  });
});

const ended = ({ events }: { readonly events: readonly GameEvent[] }) =>
  said(events, 'battleEnded').map(({ how, winner }) => [how, winner]);

describe('R 10.19 endings', () => {
  /** 8 against 1: the levy is destroyed on a 4, and the leader killed on a 1. */
  const loss = (leaders: NonNullable<Scene['leaders']>, more: Partial<Scene> = {}): Played =>
    play(
      scene({
        fighters: {
          'phalanx-1': 'macedonian centre',
          'illyrians-1': 'macedonian left',
          'persianLevy-1': 'persian centre',
          'royalGuard-1': 'persian right',
        },
        top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
        leaders,
        ...more,
      }),
      // With a leader 8 against 5 or 6: 1:1, DL on a 6.
      [die(6), die(1)],
    );

  it('the King falls, and all Persians rout', () => {
    const played = loss({ darius: 'persianLevy-1', memnon: 'royalGuard-1' });
    expect(ended(played)).toEqual([['commanderLost', 'macedonian']]);
    expect(said(played.events, 'unitRouted')).toMatchObject([
      { rule: 'R 10.19', unit: 'royalGuard-1', leader: 'memnon' },
    ]);
  });

  it('another than the King falls, and nothing ends', () => {
    expect(ended(loss({ darius: 'royalGuard-1', nabarzanes: 'persianLevy-1' }))).toEqual([]);
  });

  it('without a king the ablest commands; ruling C10.1 of equals the first', () => {
    expect(ended(loss({ mazaeus: 'persianLevy-1', nabarzanes: 'royalGuard-1' }))).toEqual([
      ['commanderLost', 'macedonian'],
    ]);
    expect(ended(loss({ mazaeus: 'royalGuard-1', nabarzanes: 'persianLevy-1' }))).toEqual([]);
    // Mazaeus and Ariobarzanes are both worth 5.
    expect(ended(loss({ mazaeus: 'royalGuard-1', ariobarzanes: 'persianLevy-1' }))).toEqual([]);
  });

  it('all of one side are eliminated or routed', () => {
    const played = play(
      scene({
        fighters: {
          'phalanx-1': 'macedonian centre',
          'persianLevy-1': 'persian centre',
          'royalGuard-1': 'persian routed',
        },
        top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
      }),
      [die(4)],
    );
    expect(ended(played)).toEqual([['elimination', 'macedonian']]);
  });

  describe('breakthrough: four units and a leader alone in the Reserve of the enemy', () => {
    const advancing = (units: number, leaders: NonNullable<Scene['leaders']>): Played => {
      const fighters: Scene['fighters'] = {
        ...Object.fromEntries(Array.from({ length: units }, (_, index) => [`phalanx-${index + 1}`, 'persian centre'])),
        'illyrians-1': 'macedonian centre',
        'persianLevy-1': 'persian left',
      };
      const state = scene({ fighters, leaders, top: moving('macedonian') });
      return play(
        state,
        Array.from({ length: units }, (_, index) => ({
          type: 'advanceUnit',
          player: 'macedonian',
          unit: `phalanx-${index + 1}`,
          to: post('persian', 'reserve'),
        })),
      );
    };
    it('with them the enemy is routed', () => {
      const played = advancing(4, { parmenio: 'phalanx-4' });
      expect(ended(played)).toEqual([['breakthrough', 'macedonian']]);
      expect(said(played.events, 'unitRouted').map(({ unit }) => unit)).toEqual(['persianLevy-1']);
    });
    it('with a pair that parts there: the fourth unit', () => {
      const state = scene({
        fighters: {
          'phalanx-1': 'macedonian centre',
          'persianCavalry-1': 'macedonian reserve',
          'persianCavalry-3': 'macedonian reserve',
          'persianCavalry-4': 'macedonian reserve',
          'persianLevy-1': 'persian centre',
        },
        pairs: { 'persianCavalry-1': 'persianCavalry-2' },
        leaders: { mazaeus: 'persianCavalry-1' },
        top: moving('persian'),
      });
      const parted = play(state, [{ type: 'partUnits', player: 'persian', unit: 'persianCavalry-1' }]);
      expect(ended(parted)).toEqual([['breakthrough', 'persian']]);
    });

    it('also where nobody has ever stood, or nobody any more (ruling C10.31)', () => {
      // No Persian was in the Reserve when the round began, and none has been lost in it.
      expect(said(advancing(4, { parmenio: 'phalanx-1' }).events, 'unitEliminated')).toEqual([]);
      expect(ended(advancing(4, { parmenio: 'phalanx-1' }))).toEqual([['breakthrough', 'macedonian']]);
    });
    it('not while an enemy is left there (R 10.19)', () => {
      const four = ['phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'] as const;
      const state = scene({
        fighters: {
          ...Object.fromEntries(four.map((unit) => [unit, 'persian centre'])),
          'illyrians-1': 'macedonian centre',
          'persianLevy-1': 'persian reserve',
        },
        leaders: { parmenio: 'phalanx-1' },
        top: moving('macedonian'),
      });
      expect(listed(state, 'advanceUnit').filter(({ to }) => to.box === 'reserve' && to.army === 'persian')).toEqual(
        [],
      );
    });

    it('not with three, nor without a leader there', () => {
      expect(ended(advancing(3, { parmenio: 'phalanx-3' }))).toEqual([]);
      expect(ended(advancing(4, { parmenio: 'illyrians-1' }))).toEqual([]);
    });
  });

  it('night falls after ten rounds: nobody pursues, nobody retreats', () => {
    const state = scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'hetairoi-1': 'macedonian reserve',
        'persianLevy-1': 'persian centre',
      },
      round: 10,
      top: attacking('persian'),
    });
    // 2 against 8, 1:3: routed on a 4 would end it; on a 6 nothing happens.
    const played = play(state, [die(6)]);
    expect(ended(played)).toEqual([['nightfall', null]]);
    expect(said(played.events, 'forceRetreated')).toEqual([]);
    expect(played.state.units['persianLevy-1']?.at).toBe('ionia');
    expect(played.state.units['phalanx-1']?.at).toBe('ionia');
  });
});

describe('R 10.20 pursuit', () => {
  const after = (fighters: Scene['fighters'], more: Partial<Scene> = {}): GameState =>
    play(
      scene({
        fighters: { 'phalanx-1': 'macedonian centre', 'persianLevy-1': 'persian centre', ...fighters },
        top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
        ...more,
      }),
      // The last one is routed.
      [die(2)],
    ).state;

  it('a die for each full-strength cavalry and light infantry unit that has not routed: light infantry first (ruling C10.14)', () => {
    const state = after(
      {
        'hetairoi-1': 'macedonian reserve',
        'prodromoi-1': 'macedonian reserve',
        'agrianes-1': 'macedonian reserve',
        'illyrians-1': 'macedonian reserve',
        'thessalians-1': 'macedonian reserve',
        'paiones-1': 'macedonian routed',
        'royalGuard-1': 'persian routed',
        'persianInfantry-1': 'persian routed',
        'persianInfantry-2': 'persian routed',
      },
      { units: { 'thessalians-1': { steps: 1 } } },
    );
    expect(machine.legalActions(state)).toEqual([
      { type: 'pursue', player: 'macedonian' },
      { type: 'forgoPursuit', player: 'macedonian' },
    ]);
    // Agrianes 4: none; Prodromoi 3: one; Hetairoi 4: one.
    const { state: chosen, events } = play(state, [
      { type: 'pursue', player: 'macedonian' },
      die(4),
      die(3),
      { type: 'giveUpUnit', player: 'persian', unit: 'persianLevy-1' },
      die(4),
    ]);
    expect(said(events, 'rolled').map(({ rule }) => rule)).toEqual(['R 10.20', 'R 10.20', 'R 10.20']);
    // Two alike are named once.
    expect(listed(chosen, 'giveUpUnit').map(({ player, unit }) => [player, unit])).toEqual([
      ['persian', 'royalGuard-1'],
      ['persian', 'persianInfantry-1'],
    ]);
    expect(everyUnit(chosen)['persianLevy-1']?.at).toBe('pool');
  });

  it('nobody whom it does not catch can be given up to light infantry', () => {
    const state = after({
      'agrianes-1': 'macedonian reserve',
      'persianCavalry-1': 'persian routed',
      'persianInfantry-1': 'persian routed',
    });
    const { state: caught } = play(state, [{ type: 'pursue', player: 'macedonian' }, die(5)]);
    expect(listed(caught, 'giveUpUnit').map(({ unit }) => unit)).toEqual(['persianLevy-1', 'persianInfantry-1']);
    expectRefused(caught, { type: 'giveUpUnit', player: 'persian', unit: 'persianCavalry-1' }, 'notCaught', 'R 10.20');
  });

  it('light infantry does not ride down cavalry, and does not roll where there is nobody else', () => {
    const mixed = after({ 'agrianes-1': 'macedonian reserve', 'persianCavalry-1': 'persian routed' });
    const { state } = play(mixed, [{ type: 'pursue', player: 'macedonian' }, die(5)]);
    // The levy was the only one whom it could catch.
    expect(everyUnit(state)['persianLevy-1']?.at).toBe('pool');
    expect(everyUnit(state)['persianCavalry-1']?.at).not.toBe('pool');
    const horse = play(
      scene({
        fighters: {
          'phalanx-1': 'macedonian centre',
          'agrianes-1': 'macedonian reserve',
          'persianCavalry-1': 'persian centre',
        },
        top: duelling('macedonian', 'phalanx-1', 'persianCavalry-1'),
      }),
      // 8 against 3, 2:1: routed on a 4.
      [die(4)],
    );
    expect(listed(horse.state, 'pursue')).toEqual([]);
    expect(listed(horse.state, 'retreat').map(({ player }) => player)).toContain('persian');
  });

  it('who pursues is said, one by one, with the die and what it costs the beaten', () => {
    const state = after({
      'prodromoi-1': 'macedonian reserve',
      'agrianes-1': 'macedonian reserve',
      'persianCavalry-1': 'persian routed',
    });
    // Light infantry first: 5 is one, and the levy alone can be caught; light cavalry on a 1: nobody.
    const { events } = play(state, [{ type: 'pursue', player: 'macedonian' }, die(5), die(1)]);
    expect(said(events, 'pursuitTried')).toEqual([
      { type: 'pursuitTried', rule: 'R 10.20', unit: 'agrianes-1', as: 'lightInfantry', die: 5, units: 1 },
      { type: 'pursuitTried', rule: 'R 10.20', unit: 'prodromoi-1', as: 'lightCavalry', die: 1, units: 0 },
    ]);
  });

  it('ruling C10.15 a captive: the least able leader of those who fled', () => {
    const state = after(
      {
        'prodromoi-1': 'macedonian reserve',
        'royalGuard-1': 'persian routed',
        'persianInfantry-1': 'persian routed',
      },
      { leaders: { memnon: 'royalGuard-1', nabarzanes: 'persianInfantry-1' } },
    );
    const { events } = play(state, [
      { type: 'pursue', player: 'macedonian' },
      die(6),
      { type: 'giveUpUnit', player: 'persian', unit: 'persianLevy-1' },
      { type: 'giveUpUnit', player: 'persian', unit: 'persianInfantry-1' },
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'nabarzanes', why: 'captured' }]);
  });

  it('who is ridden down is on the display no more: a leader is left alone, and of a pair the other with its leader', () => {
    const state = after(
      {
        'prodromoi-1': 'macedonian reserve',
        'paiones-1': 'macedonian reserve',
        'thessalians-1': 'macedonian reserve',
        'royalGuard-1': 'persian routed',
        'persianInfantry-1': 'persian routed',
      },
      {
        pairs: { 'persianInfantry-1': 'persianInfantry-2' },
        leaders: { memnon: 'royalGuard-1', nabarzanes: 'persianInfantry-1' },
      },
    );
    // Light cavalry catches one on a 3; the heavy cavalry is still to roll.
    const { state: chased } = play(state, [
      { type: 'pursue', player: 'macedonian' },
      die(3),
      { type: 'giveUpUnit', player: 'persian', unit: 'persianInfantry-1' },
      die(3),
      { type: 'giveUpUnit', player: 'persian', unit: 'royalGuard-1' },
    ]);
    const { fighters, leaders } = battleIn(chased);
    const routed = fighters.filter(({ box }) => box === 'routed').map(({ unit, with: other }) => [unit, other]);
    expect(new Map(routed as [string, string | null][])).toEqual(
      new Map([
        ['persianLevy-1', null],
        ['persianInfantry-2', null],
      ]),
    );
    expect(new Map(leaders.map(({ leader, unit }) => [leader, unit]))).toEqual(
      new Map([
        ['memnon', null],
        ['nabarzanes', 'persianInfantry-2'],
      ]),
    );
  });

  it('ruling C10.15 a captive is on the display no more', () => {
    const state = after(
      {
        'prodromoi-1': 'macedonian reserve',
        'royalGuard-1': 'persian routed',
        'persianInfantry-1': 'persian routed',
      },
      { leaders: { memnon: 'royalGuard-1', nabarzanes: 'persianInfantry-1' } },
    );
    // Light cavalry costs two and a captive on a 6; the heavy cavalry is still to roll.
    const { state: chased } = play(state, [
      { type: 'pursue', player: 'macedonian' },
      die(6),
      { type: 'giveUpUnit', player: 'persian', unit: 'persianLevy-1' },
      { type: 'giveUpUnit', player: 'persian', unit: 'persianInfantry-1' },
    ]);
    expect(chased.leaders.nabarzanes?.at).toBe('gone');
    expect(battleIn(chased).leaders.map(({ leader }) => leader)).toEqual(['memnon']);
  });

  it('ruling C10.15 the units that a die costs are lost before the captive whom it brings is taken', () => {
    const state = after(
      {
        'prodromoi-1': 'macedonian reserve',
        'royalGuard-1': 'persian routed',
        'persianInfantry-1': 'persian routed',
      },
      { leaders: { memnon: 'royalGuard-1', nabarzanes: 'persianInfantry-1' } },
    );
    const { state: first, events } = play(state, [
      { type: 'pursue', player: 'macedonian' },
      die(6),
      { type: 'giveUpUnit', player: 'persian', unit: 'persianLevy-1' },
    ]);
    expect(said(events, 'leaderLeft')).toEqual([]);
    expect(first.leaders.nabarzanes?.at).toBe('ionia');
    const second = play(first, [{ type: 'giveUpUnit', player: 'persian', unit: 'royalGuard-1' }]);
    expect(second.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['unitEliminated', 'leaderLeft']));
    expect(second.state.leaders.nabarzanes?.at).toBe('gone');
  });

  it('ruling C10.25 though nobody pursues, who survives retreats to friends rather than elsewhere, and leaders with them; the victors stay', () => {
    const state = after(
      { 'royalGuard-1': 'persian routed' },
      { leaders: { mazaeus: 'royalGuard-1' }, changes: { turn: 2 } },
    );
    // Nobody pursues. Phrygia is Persian and adjacent.
    const ways = listed(state, 'retreat').map(({ province }) => province);
    expect(ways).toContain('phrygia');
    expect(ways).not.toContain('thrace');
    const { state: gone, events } = play(state, [{ type: 'retreat', player: 'persian', province: 'phrygia' }]);
    expect(said(events, 'forceRetreated')).toMatchObject([{ rule: 'R 10.20', from: 'ionia', to: 'phrygia' }]);
    expect([gone.units['royalGuard-1']?.at, gone.units['persianLevy-1']?.at, gone.leaders.mazaeus?.at]).toEqual([
      'phrygia',
      'phrygia',
      'phrygia',
    ]);
    expect(gone.units['phalanx-1']?.at).toBe('ionia');
  });

  it('ruling C10.13 a pair is two units: each of them pursues, and each is ridden down by itself', () => {
    const pursuers = play(
      scene({
        fighters: {
          'royalGuard-1': 'persian centre',
          'persianCavalry-1': 'persian reserve',
          'illyrians-1': 'macedonian centre',
        },
        pairs: { 'persianCavalry-1': 'persianCavalry-2' },
        leaders: { darius: 'persianCavalry-1' },
        top: duelling('persian', 'royalGuard-1', 'illyrians-1'),
      }),
      // 6 against 3: 2:1, routed on a 4.
      [die(4)],
    ).state;
    const { events } = play(pursuers, [{ type: 'pursue', player: 'persian' }, die(1), die(1)]);
    expect(said(events, 'rolled')).toHaveLength(2);
    const routed = after(
      { 'prodromoi-1': 'macedonian reserve', 'persianInfantry-1': 'persian routed' },
      { pairs: { 'persianInfantry-1': 'persianInfantry-2' } },
    );
    // Light cavalry catches one on a 3.
    const { state: chosen } = play(routed, [{ type: 'pursue', player: 'macedonian' }, die(3)]);
    const gone = play(chosen, [{ type: 'giveUpUnit', player: 'persian', unit: 'persianInfantry-1' }]).state;
    expect(everyUnit(gone)['persianInfantry-1']?.at).toBe('pool');
    expect(gone.units['persianInfantry-2']?.at).toBe('ionia');
  });

  it('a pursuit may be forgone', () => {
    const state = after({ 'hetairoi-1': 'macedonian reserve' });
    const { events } = play(state, [{ type: 'forgoPursuit', player: 'macedonian' }]);
    expect(said(events, 'rolled')).toEqual([]);
  });
});
