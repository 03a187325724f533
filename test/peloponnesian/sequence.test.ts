import { describe, expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { endCampaignTurn } from '../../src/peloponnesian/deeds/course.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { playersInOrder } from '../../src/peloponnesian/query/initiative.js';
import { stepsOf } from '../../src/peloponnesian/query/sequence.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { doing } from './doing.js';
import { argive, rolls, started, play } from './table.js';

/** Plays on with actions that end a stage, if there are any, and with dice that fall on 1. */
function playPassively(state: GameState): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const first = machine.start(state);
  const events: GameEvent[] = [...first.events];
  let now = first.state;
  for (let step = 0; now.stack.length > 0 && step < 10_000; step++) {
    const [actor] = machine.actors(now);
    const listed = machine.legalActions(now);
    const action =
      actor === 'chance' ? listed[0] : (listed.find(({ type }) => type.startsWith('end')) ?? listed.at(-1));
    if (action === undefined) throw new RangeError('nothing to do');
    const applied = orThrow(machine.applyAction(now, action));
    events.push(...applied.events);
    now = applied.state;
  }
  return { state: now, events };
}

describe('R 3: the sequence', () => {
  const { state, events } = playPassively(argive());

  it('R 22.3: sixteen seasons from Spring 419 to Winter 416', () => {
    const seasons = events.filter((event) => event.type === 'seasonBegan');
    expect(seasons.map(({ year, season }) => `${season} ${year}`)).toEqual(
      [419, 418, 417, 416].flatMap((year) =>
        ['spring', 'summer', 'fall', 'winter'].map((season) => `${season} ${year}`),
      ),
    );
    expect(state.ended?.how).toBe('count');
    expect(state.stack).toEqual([]);
  });

  it('R 14.1: three Campaign Turns follow each Seasonal Turn', () => {
    const turns = events.filter((event) => event.type === 'campaignTurnBegan').map(({ number }) => number);
    expect(turns).toEqual(Array.from({ length: 16 }, () => [1, 2, 3]).flat());
  });

  it('R 14.2: in a Campaign Turn all players raid before anybody moves', () => {
    const raider = { at: 'W3528' } as const;
    const units: GameState['units'] = { 'attica-hoplite-4-1': raider, 'laconia-hoplite-5-1': { at: 'W3729' } };
    const step = stepsOf(machine.situationOf(argive())).findIndex(({ does }) => does === 'raiding');
    const first = started(argive({ units, campaignTurn: 1, stack: [{ kind: 'turn', step, left: null }] }));
    const order = [first];
    for (const player of ['athens', 'sparta'] as const)
      order.push(play(order.at(-1) as GameState, { type: 'endRaiding', player }).state);
    expect(order.map((state) => [state.stack.at(-1)?.kind, ...machine.actors(state)])).toEqual([
      ['raiding', 'athens'],
      ['raiding', 'sparta'],
      ['movement', 'athens'],
    ]);
  });

  it('R 2.4, 3.1, 14.3: tribute is collected at the start of each year but the first', () => {
    const order = events
      .filter(({ type }) => type === 'seasonBegan' || type === 'tributeCollected')
      .map((event) => (event.type === 'seasonBegan' ? event.season : event.type));
    expect(order.slice(0, 5)).toEqual(['spring', 'summer', 'fall', 'winter', 'tributeCollected']);
    // Regions of each player, and the Empire.
    expect(order.filter((each) => each === 'tributeCollected')).toHaveLength(3 * 3);
  });

  it('R 22.4.1: Athens places first, then Sparta', () => {
    const begun = started(argive());
    expect(machine.actors(begun)).toEqual(['athens']);
    const next = orThrow(machine.applyAction(begun, { type: 'endPlacement', player: 'athens' })).state;
    expect(machine.actors(next)).toEqual(['sparta']);
    const refused = machine.explainAction(next, { type: 'endPlacement', player: 'athens' });
    expect(refused?.code).toBe('notYourTurn');
  });

  it('R 15.2: "Raided" markers go at the end of the Yearly Start Phase', () => {
    const spring: Partial<GameState> = { year: 418, turn: 4, raided: { attica: 4 } };
    const waiting = started(argive(spring));
    // The die for the tribute of the Empire comes before (R 3.2).
    expect(machine.actors(waiting)).toEqual(['chance']);
    expect(waiting.raided).toEqual({ attica: 4 });
    expect(rolls(waiting, 3).raided).toEqual({});
    // R 2.4: in the first year there is no such phase.
    expect(started(argive({ raided: { attica: 4 } })).raided).toEqual({ attica: 4 });
  });

  it('R 15.4: a new season forgets which areas have been raided in the last one', () => {
    expect(started(argive({ raidedThisSeason: ['attica'] })).raidedThisSeason).toEqual([]);
  });
});

describe('markers of units', () => {
  /** The units at the end of a Campaign Turn in which one has raided and one foraged. */
  const unitsAfter = (campaignTurn: number): GameState['units'] => {
    const state = argive({ campaignTurn });
    const units: GameState['units'] = {
      ...state.units,
      'attica-hoplite-4-1': { at: 'W3528', raiding: true },
      'attica-hoplite-4-2': { at: 'W3528', foraging: true },
    };
    return doing({ ...state, units }, endCampaignTurn).state.units;
  };

  it('R 15.1: units have raided when a Campaign Turn ends', () => {
    expect(unitsAfter(1)['attica-hoplite-4-1']).toEqual({ at: 'W3528' });
    expect(unitsAfter(3)['attica-hoplite-4-1']).toEqual({ at: 'W3528' });
  });

  it('R 9.7.2, ruling Q54: units have foraged when the first Campaign Turn ends', () => {
    expect(unitsAfter(1)['attica-hoplite-4-2']).toEqual({ at: 'W3528' });
  });
});

describe('R 3.3: who comes first', () => {
  // Without cards, which chance draws between placement and movement.
  const { cards: _, ...campaign } = initialState({ players: 2, scenario: 'campaign' });
  const order = (state: GameState) => playersInOrder(machine.situationOf(state));

  it('R 3.3, ruling Q4: the player with the most regions, without neutral Argolid', () => {
    // R 23.2.3: fourteen regions and neutral Argolid against eleven.
    expect(order(campaign)).toEqual(['athens', 'sparta']);
    const { regions } = campaign;
    const lost = Object.fromEntries(
      Object.entries(regions).map(([region, state]) => [
        region,
        ['lesbos', 'chios'].includes(region) ? { ...state, player: 'sparta' as const } : state,
      ]),
    );
    expect(order({ ...campaign, regions: lost })).toEqual(['sparta', 'athens']);
  });

  it('R 3.3, ruling Q3: it is counted anew for each stage, and not while one is in progress', () => {
    const reserve: GameState['units'] = {
      'attica-hoplite-4-1': { at: 'forcePool' },
      'laconia-hoplite-5-1': { at: 'forcePool' },
    };
    // The first step begins the season, and the second one is placement.
    const placing = started({
      ...campaign,
      units: reserve,
      leaders: {},
      cities: {},
      bases: {},
      stack: [{ kind: 'turn', step: 1, left: null }],
    });
    expect(machine.actors(placing)).toEqual(['athens']);
    const lost = (state: GameState): GameState => ({
      ...state,
      regions: Object.fromEntries(
        Object.entries(state.regions).map(([region, one]) => [
          region,
          ['lesbos', 'chios'].includes(region) ? { ...one, player: 'sparta' as const } : one,
        ]),
      ),
    });
    const placed = (state: GameState): GameState =>
      play(state, { type: 'place', player: 'athens', unit: 'attica-hoplite-4-1', city: 'acharnae' }).state;
    const building = (state: GameState): GameState =>
      play(state, { type: 'place', player: 'sparta', unit: 'laconia-hoplite-5-1', city: 'sparta' }).state;
    // Two regions change hands while Athens places: Sparta still places after it, and builds first.
    const after = placed(lost(placing));
    expect([after.stack.at(-1)?.kind, machine.actors(after)]).toEqual(['placement', ['sparta']]);
    expect([building(after).stack.at(-1)?.kind, machine.actors(building(after))]).toEqual(['building', ['sparta']]);
    expect(machine.actors(building(placed(placing)))).toEqual(['athens']);
  });

  it('Athens if both control as many', () => {
    const { regions } = campaign;
    const two = { attica: regions.attica, laconia: regions.laconia } as GameState['regions'];
    expect(order({ ...campaign, regions: two })).toEqual(['athens', 'sparta']);
  });

  it('R 22.4.1: always Athens with the simplified sequence', () => {
    expect(order(argive())).toEqual(['athens', 'sparta']);
  });

  it('R 24.4: Sparta before Thebes, unless Thebes controls more regions', () => {
    const three = initialState({ players: 3, scenario: 'threePlayerCampaign' });
    expect(order(three)).toEqual(['athens', 'sparta', 'thebes']);
    const few = Object.fromEntries(
      Object.entries(three.regions).filter(([region]) => !['achaea', 'elis', 'arcadia', 'corinth'].includes(region)),
    );
    expect(order({ ...three, regions: few })).toEqual(['athens', 'thebes', 'sparta']);
  });
});
