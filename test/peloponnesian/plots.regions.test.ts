/** R C: cards by which regions change hands or join the war. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { leadersInPlay } from '../../src/peloponnesian/query/leaders.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { changeLevels } from '../../src/peloponnesian/deeds/levels.js';
import { campaign } from './campaign.js';
import { withLeaders, withRegion, withUnits } from './changed.js';
import { doing } from './doing.js';
import { cardOfKind, drawn, handed, nthCard, playing, targetsIn, targetsWhenDrawn } from './plots.js';
import { play, rolls } from './table.js';

const LESBOS = cardOfKind('rebellionPossible', 'lesbos');
/** The hex of Methymna, a city on Lesbos. */
const METHYMNA = 'W5320';
const MYTILENE = 'W5622';

const withLeader = (state: GameState, leader = 'alcidas'): GameState =>
  withLeaders(state, { [leader]: { at: METHYMNA, player: 'sparta' } });
const rebelling = (state: GameState, die: number): GameState =>
  rolls(playing(handed(state, 'sparta', [LESBOS]), 'sparta', LESBOS, { region: 'lesbos' }), die);

describe('R C: Rebellion Possible', () => {
  it('R C: is played on the region that it names, in the risk zone, with a leader of the player there', () => {
    expect(targetsIn(handed(campaign(), 'sparta', [LESBOS]), LESBOS)).toEqual([]);
    const there = withLeader(campaign());
    expect(targetsIn(handed(there, 'sparta', [LESBOS]), LESBOS)).toEqual([{ region: 'lesbos' }]);
    const loyal = withRegion(there, 'lesbos', { allegiance: 4 });
    expect(targetsIn(handed(loyal, 'sparta', [LESBOS]), LESBOS)).toEqual([]);
    // The other region in the risk zone is not on the card.
    const chios = cardOfKind('rebellionPossible', 'chios');
    expect(targetsIn(handed(there, 'sparta', [chios]), chios)).toEqual([]);
  });

  it('R C: one card in a region in each season', () => {
    const other = nthCard('rebellionPossible', 4);
    const cards = [LESBOS, other];
    const state = rolls(
      playing(
        handed(withLeader(withRegion(campaign(), 'lesbos', { allegiance: 1 })), 'sparta', cards),
        'sparta',
        LESBOS,
        { region: 'lesbos' },
      ),
      1,
    );
    expect(state.regions.lesbos?.allegiance).toBe(3);
    const again =
      state.stack.at(-1)?.kind === 'cards' ? play(state, { type: 'passCards', player: 'sparta' }).state : state;
    expect(targetsIn(again, other)).toEqual([]);
  });

  it('R C: on a 6 Sparta takes control at once, +3 on the level of its own side (ruling Q17)', () => {
    const state = rebelling(withLeader(campaign()), 6);
    // Lesbos begins with an Allegiance of 3: -3 on the other side, and then 0.
    expect(state.regions.lesbos).toMatchObject({ player: 'sparta', allegiance: 0, militance: 9 });
    expect(state.cards?.discards).toEqual([LESBOS]);
  });

  it('R C: it pays its Base Tribute Value of 3, less the cities that Athens keeps', () => {
    expect(rebelling(withLeader(campaign()), 6).treasuries.sparta).toBe(20 + 3);
    // Mytilene is large, and counts 2 points (R 5.4.2).
    const kept = withUnits(withLeader(campaign()), { 'attica-hoplite-4-1': { at: MYTILENE, inside: true } });
    const state = rebelling(kept, 6);
    expect(state.cities['mytilene']).toEqual({ held: 'athens' });
    expect(state.treasuries.sparta).toBe(20 + 1);
  });

  it('R C: it s units return to their Force Pool', () => {
    const start = withUnits(withLeader(campaign()), { 'lesbos-hoplite-4-1': { at: MYTILENE, inside: true } });
    expect(rebelling(start, 6).units['lesbos-hoplite-4-1']).toEqual({ at: 'forcePool' });
  });

  it('R C: +2 if the minimum force is there, +1 for Callicratidas or Brasidas', () => {
    const led = withLeader(campaign(), 'brasidas');
    const fleet = withUnits(led, { 'corinth-fleet-4-1': { at: METHYMNA } });
    const holder = (state: GameState, die: number): unknown => rebelling(state, die).regions.lesbos?.player;
    expect([holder(fleet, 3), holder(fleet, 2)]).toEqual(['sparta', 'athens']);
    expect([holder(led, 5), holder(led, 4)]).toEqual(['sparta', 'athens']);
    // A hoplite is not the fleet that the card asks for.
    const hoplite = withUnits(withLeader(campaign()), { 'corinth-hoplite-4-1': { at: METHYMNA } });
    expect(holder(hoplite, 5)).toBe('athens');
  });

  it('R 4.3.1: who gains a region by a card may set its assessment to the Base Tribute Value (ruling Q130)', () => {
    const state = rebelling(withLeader(withRegion(campaign(), 'lesbos', { multiple: 2 })), 6);
    expect(machine.legalActions(state, 'sparta').map((action) => action.type === 'assess' && action.multiple)).toEqual([
      2, 1,
    ]);
    const perdiccas = withRegion(campaign(), 'macedon', { multiple: 2 });
    const gained = drawn(perdiccas, 'athens', nthCard('perdiccasSwitchesSides', 0), { region: 'macedon' });
    expect(
      play(gained, { type: 'assess', player: 'sparta', region: 'macedon', multiple: 1 }).state.regions.macedon
        ?.multiple,
    ).toBe(1);
  });

  it('R C: +2 Allegiance if it fails', () => {
    const state = rebelling(withLeader(campaign()), 5);
    expect(state.regions.lesbos).toMatchObject({ player: 'athens', allegiance: 5 });
    expect(state.treasuries.sparta).toBe(20);
  });
});

describe('R C: Perdiccas Switches Sides', () => {
  const PERDICCAS = nthCard('perdiccasSwitchesSides', 0);

  it('R C: Macedon must be in the risk zone, whoever holds it (ruling Q160)', () => {
    expect(targetsWhenDrawn(campaign(), 'athens', PERDICCAS)).toEqual([{ region: 'macedon' }]);
    const loyal = withRegion(campaign(), 'macedon', { allegiance: 4 });
    expect(targetsWhenDrawn(loyal, 'sparta', PERDICCAS)).toEqual([]);
    const spartan = withRegion(campaign(), 'macedon', { allegiance: 2, player: 'sparta' });
    expect(targetsWhenDrawn(spartan, 'athens', PERDICCAS)).toEqual([{ region: 'macedon' }]);
  });

  it('R C: Macedon changes hands at once, whoever draws the card, with nothing added to its level (rulings Q14, Q17)', () => {
    for (const player of ['athens', 'sparta'] as const) {
      const start = withUnits(campaign(), { 'macedon-cavalry-5-1': { at: 'W3412' } });
      const state = drawn(start, player, PERDICCAS, { region: 'macedon' });
      expect(state.regions.macedon).toMatchObject({ player: 'sparta', allegiance: -2, militance: 7 });
      expect(state.units['macedon-cavalry-5-1']).toEqual({ at: 'forcePool' });
      expect(state.treasuries).toEqual(campaign().treasuries);
    }
  });

  it('R C: it brings Macedon back from Sparta', () => {
    const state = drawn(withRegion(campaign(), 'macedon', { player: 'sparta', allegiance: 1 }), 'sparta', PERDICCAS, {
      region: 'macedon',
    });
    expect(state.regions.macedon).toMatchObject({ player: 'athens', allegiance: -1 });
  });
});

describe('R C: Argos Ends Neutrality', () => {
  const ARGOS = nthCard('argosEndsNeutrality', 0);
  const ending = (state: GameState): GameState => drawn(state, 'sparta', ARGOS, { region: 'argolid' });

  it('R C: Argolid joins the side whose Allegiance it has, and pays its Base Tribute Value at once (rulings Q113, R22)', () => {
    const athenian = ending(campaign());
    expect(athenian.regions.argolid).toEqual({ player: 'athens', allegiance: 3, militance: 8, multiple: 1 });
    expect(athenian.treasuries.athens).toBe(230 + 2);
    expect(ending(withRegion(campaign(), 'argolid', { allegiance: 0 })).regions.argolid?.player).toBe('athens');
    const spartan = ending(withRegion(campaign(), 'argolid', { allegiance: -1 }));
    expect(spartan.regions.argolid).toMatchObject({ player: 'sparta', allegiance: 1 });
    expect(spartan.treasuries.sparta).toBe(20 + 2);
  });

  it('R C: its units may be placed at once, and are supplied then (ruling Q161)', () => {
    const asked = ending(campaign());
    expect(machine.actors(asked)).toEqual(['athens']);
    const types = new Set(machine.legalActions(asked, 'athens').map(({ type }) => type));
    expect([...types].sort()).toEqual(['endPlacement', 'place']);
    let state = asked;
    for (const unit of ['argolid-hoplite-6-1', 'argolid-hoplite-4-1', 'argolid-hoplite-4-2'] as const)
      state = play(state, { type: 'place', player: 'athens', unit, city: 'argos' }).state;
    state = play(state, { type: 'endPlacement', player: 'athens' }).state;
    expect(state.units['argolid-hoplite-6-1']).toEqual({ at: 'W3034', inside: true });
    // Three units at home cost 1.5 talents, rounded up (R 9.4.3).
    expect(state.treasuries.athens).toBe(230 + 2 - 2);
    expect(state.cards?.removed).toEqual([ARGOS]);
  });

  it('R C: on ly as many are placed as can be supplied', () => {
    const start = { ...withRegion(campaign(), 'argolid', { allegiance: -1 }), treasuries: { athens: 0, sparta: 0 } };
    let state = ending(start);
    // With the 2 talents of Argolid four units are supplied at home.
    for (const unit of [
      'argolid-hoplite-4-1',
      'argolid-hoplite-4-2',
      'argolid-hoplite-4-3',
      'argolid-hoplite-4-4',
    ] as const)
      state = play(state, { type: 'place', player: 'sparta', unit, city: 'argos' }).state;
    expect(state.treasuries.sparta).toBe(0);
    expect(state.stack.at(-1)?.kind).not.toBe('effect');
  });

  it('R C: it has no effect where Argolid is neutral no more, or is not in play', () => {
    const { neutral: _, ...joined } = campaign().regions.argolid ?? {
      player: 'athens',
      allegiance: 0,
      militance: 1,
      multiple: 1,
    };
    expect(
      targetsWhenDrawn({ ...campaign(), regions: { ...campaign().regions, argolid: joined } }, 'athens', ARGOS),
    ).toEqual([]);
    expect(targetsWhenDrawn(campaign(), 'athens', ARGOS)).toEqual([{ region: 'argolid' }]);
  });

  it('R 26.2.3: a region that is neutral throughout keeps no levels; one that waits for a card does (R 23.2.3)', () => {
    const change = { allegiance: -1, militance: 1 };
    const raised = (scenario: 'campaign' | 'archidamianWar'): unknown =>
      doing(initialState({ players: 2, scenario }), (run) => changeLevels(run, 'argolid', change, 'card', 'R C')).state
        .regions.argolid?.allegiance;
    expect(raised('campaign')).toBe(2);
    expect(raised('archidamianWar')).toBe(3);
  });
});

describe('R C: Alcibiades Switches Sides', () => {
  const ALCIBIADES = nthCard('alcibiadesSwitchesSides', 0);
  const MANTINEA = 'W2834';
  const { nicostratus: _, ...others } = campaign().leaders;
  const afield = withUnits(
    withLeaders(campaign({ leaders: others }), { alcibiades: { at: MANTINEA, player: 'athens' } }),
    {
      'attica-hoplite-4-1': { at: MANTINEA },
    },
  );

  it('R C: he must be on the map, and the other side have a leader in a Force Pool', () => {
    expect(targetsIn(handed(campaign(), 'sparta', [ALCIBIADES]), ALCIBIADES)).toEqual([]);
    expect(targetsIn(handed(afield, 'sparta', [ALCIBIADES]), ALCIBIADES)).toEqual([{ leader: 'alcibiades' }]);
    const busy = withLeaders(
      afield,
      Object.fromEntries(
        ['archidamus', 'ramphias', 'alcidas', 'eurylochus'].map((id) => [
          id,
          { at: 'W2838' as const, player: 'sparta' as const },
        ]),
      ),
    );
    expect(targetsIn(handed(busy, 'sparta', [ALCIBIADES]), ALCIBIADES)).toEqual([]);
  });

  it('R C: he goes to the Force Pool of the other side, which gives up a leader of its choice; his stack gets a successor (ruling R21)', () => {
    const asked = playing(handed(afield, 'sparta', [ALCIBIADES]), 'sparta', ALCIBIADES, { leader: 'alcibiades' });
    expect(
      machine.legalActions(asked, 'sparta').map((action) => ('leader' in action ? action.leader : action.type)),
    ).toEqual(['alcidas', 'archidamus', 'eurylochus', 'ramphias']);
    const gone = play(asked, { type: 'releaseLeader', player: 'sparta', leader: 'alcidas' }).state;
    expect(gone.leaders['alcibiades']).toEqual({ at: 'forcePool', player: 'sparta', pool: 'laconia' });
    expect(gone.leaders['alcidas']).toBeUndefined();
    const succeeded = play(gone, { type: 'drawLeader', player: 'chance', leader: 'cleon' }).state;
    expect(succeeded.leaders['cleon']).toEqual({ at: MANTINEA, player: 'athens' });
    expect(leadersInPlay(machine.situationOf(succeeded), 'sparta')).toHaveLength(6);
    expect(succeeded.cards?.discards).toEqual([ALCIBIADES]);
  });

  it('R C: Athens too plays it on him, and gains him back from Sparta', () => {
    const spartan = withLeaders(afield, { alcibiades: { at: MANTINEA, player: 'sparta' } });
    const asked = playing(handed(spartan, 'athens', [ALCIBIADES]), 'athens', ALCIBIADES, { leader: 'alcibiades' });
    const state = play(asked, { type: 'releaseLeader', player: 'athens', leader: 'paches' }).state;
    expect(state.leaders['alcibiades']).toEqual({ at: 'forcePool', player: 'athens', pool: 'attica' });
  });

  it('R C: who plays it on a leader of their own is not asked whom the enemy gives up', () => {
    const asked = playing(handed(afield, 'athens', [ALCIBIADES]), 'athens', ALCIBIADES, { leader: 'alcibiades' });
    expect(machine.actors(asked)).toEqual(['sparta']);
  });
});

describe('R C: Allied Dissent', () => {
  const DISSENT = nthCard('alliedDissent', 0);
  const three = initialState({ players: 3, scenario: 'threePlayerCampaign' });
  const quarrel = (state: GameState): GameState => handed(state, 'thebes', [DISSENT]);

  it('R C: it is played on a region of an ally, but on no home', () => {
    const regions = targetsIn(quarrel(three), DISSENT).map(({ region }) => region);
    expect(regions).toEqual(['achaea', 'elis', 'arcadia', 'corinth', 'epidaurus', 'epirus']);
  });

  it('R C: +1 for each adjacent region of the player, -1 for each of the ally; the units remain in place', () => {
    const start = withUnits(three, { 'corinth-hoplite-4-1': { at: 'W3430', inside: true } });
    const asked = playing(quarrel(start), 'thebes', DISSENT, { region: 'corinth' });
    const state = rolls(asked, 6);
    // Corinth borders on Megarid of Thebes, and on Achaea, Arcadia and Epidaurus of Sparta.
    expect(state.regions.corinth?.player).toBe('sparta');
  });

  it('R C: -1 Allegiance on a roll of 3 or less', () => {
    const lost = rolls(playing(quarrel(three), 'thebes', DISSENT, { region: 'epirus' }), 3);
    expect(lost.regions.epirus?.allegiance).toBe(7);
    const kept = rolls(playing(quarrel(three), 'thebes', DISSENT, { region: 'epirus' }), 4);
    expect(kept.regions.epirus?.allegiance).toBe(8);
    const taken = rolls(playing(quarrel(three), 'thebes', DISSENT, { region: 'epirus' }), 6);
    expect(taken.regions.epirus).toMatchObject({ player: 'thebes', allegiance: 8 });
  });
});
