import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState, PeaceState } from '../../src/peloponnesian/state.js';
import type { Attack } from '../../src/peloponnesian/frame/combat.js';
import type { PieceId } from '../../src/peloponnesian/vocabulary.js';
import { atStep, war } from './war.js';
import { attackOf } from './field.js';
import { cities, units } from './positions.js';
import { play } from './table.js';

/** A peace whose first year is over. */
const peace: PeaceState = { year: 432, card: null, offences: { now: {}, before: {} } };

const broken = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'peaceBroken'
      ? [`${event.by} ${event.how} ${event.violates ? 'violates' : '-'} ${event.grievances}`]
      : [],
  );

/** Attacks are fought. */
function fight(state: GameState, ...left: readonly Attack[]) {
  const stack = [
    { kind: 'turn', step: 14, left: ['sparta'] },
    { kind: 'movement', player: left[0]?.player ?? 'athens', stage: 'battles', marched: [], sailed: [], attacks: left },
    { kind: 'battles', player: left[0]?.player ?? 'athens', left },
  ] as GameState['stack'];
  return machine.start({ ...state, stack });
}

/** Returns the events of peace when attacks are carried out. */
const fought = (state: GameState, ...left: readonly Attack[]): string[] => broken(fight(state, ...left).events);

describe('what breaks a peace whose first year is over (R 20.3, ruling Q96)', () => {
  it('R 20.3: units that stand in a region of the enemy, at the start of the season', () => {
    const state = units(war({ peace, season: 'summer', turn: 1 }), {
      'laconia-hoplite-6-1': { at: 'W3630' },
      'laconia-hoplite-6-2': { at: 'W3730' },
    });
    const { events } = machine.start({ ...state, stack: [{ kind: 'turn', step: 0, left: null }] });
    expect(broken(events)).toEqual(['league trespass violates 0']);
  });

  it('R 20.3: whoever enters one, and nobody in the first year', () => {
    const near = units(war({ peace }), { 'attica-hoplite-4-1': { at: 'W3630' } });
    const march: Action = { type: 'march', player: 'athens', piece: 'attica-hoplite-4-1', company: 'alone' };
    const begun = play(atStep(near, 'movement', 1), march).state;
    const steps = machine.legalActions(begun).filter(({ type }) => type === 'step');
    const told = steps.map((step) => broken(play(begun, step).events));
    expect(told).toContainEqual(['empire trespass violates 0']);
    // Steps within Attica break nothing.
    expect(told).toContainEqual([]);
  });

  it('R 20.3: a battle is a grievance of whoever holds the region, and home troops of the enemy are another', () => {
    const met = units(war({ peace }), {
      'laconia-hoplite-6-1': { at: 'W3630' },
      'attica-hoplite-4-1': { at: 'W3630' },
      'boeotia-hoplite-5-1': { at: 'W3730' },
      'attica-hoplite-4-2': { at: 'W3730' },
    });
    // Spartans attack in Attica.
    expect(fought(met, attackOf('sparta', 'W3630', 'W3530', ['laconia-hoplite-6-1']))).toEqual([
      'league battle violates 2',
    ]);
    expect(fought(met, attackOf('sparta', 'W3730', 'W3630', ['boeotia-hoplite-5-1']))).toEqual([
      'league battle violates 1',
    ]);
    // Athens attacks them there: that is Athens' violation, and still a grievance of its own (ruling Q183).
    expect(fought(met, attackOf('athens', 'W3730', 'W3630', ['attica-hoplite-4-2']))).toEqual([
      'league battle - 1',
      'empire battle violates 0',
    ]);
  });

  it('R 20.3, ruling Q183: whoever attacks violates the peace; whose grievance it is, region and troops tell', () => {
    // In Boeotia, where Athenians from Attica are two grievances of the League, and Euboeans are one.
    const PLAIN = 'W3428';
    const attics = units(war({ peace }), {
      'attica-hoplite-4-1': { at: PLAIN },
      'boeotia-hoplite-5-1': { at: PLAIN },
    });
    const euboeans = units(war({ peace }), {
      'euboea-lightInfantry-3-1': { at: PLAIN },
      'boeotia-hoplite-5-1': { at: PLAIN },
    });
    const byAthens = (piece: PieceId) => attackOf('athens', PLAIN, 'W3529', [piece]);
    const bySparta = attackOf('sparta', PLAIN, 'W3528', ['boeotia-hoplite-5-1']);
    expect(fought(attics, byAthens('attica-hoplite-4-1'))).toEqual(['empire battle violates 2']);
    expect(fought(attics, bySparta)).toEqual(['empire battle - 2', 'league battle violates 0']);
    expect(fought(euboeans, byAthens('euboea-lightInfantry-3-1'))).toEqual(['empire battle violates 1']);
    expect(fought(euboeans, bySparta)).toEqual(['empire battle - 1', 'league battle violates 0']);
    // On neutral ground nobody has a grievance.
    const inArgolid = units(war({ peace }), {
      'attica-hoplite-4-1': { at: 'W3132' },
      'laconia-hoplite-6-1': { at: 'W3132' },
    });
    expect(fought(inArgolid, attackOf('athens', 'W3132', 'W3133', ['attica-hoplite-4-1']))).toEqual([
      'empire battle violates 0',
    ]);
    expect(fought(inArgolid, attackOf('sparta', 'W3132', 'W3133', ['laconia-hoplite-6-1']))).toEqual([
      'league battle violates 0',
    ]);
  });

  it('R 20.3, ruling Q183: in the next season those may complain who were attacked, and nobody else', () => {
    const met = units(war({ peace }), {
      'laconia-hoplite-6-1': { at: 'W3630' },
      'attica-hoplite-4-1': { at: 'W3630' },
    });
    const { state } = fight(met, attackOf('athens', 'W3630', 'W3530', ['attica-hoplite-4-1']));
    const stack: GameState['stack'] = [{ kind: 'turn', step: 0, left: null }];
    const next = machine.start({ ...state, season: 'summer', turn: 1, stack }).state;
    const asked = atStep(next, 'embassies');
    expect(machine.legalActions(asked)).toEqual([
      { type: 'airGrievances', player: 'sparta' },
      { type: 'endEmbassies', player: 'sparta' },
    ]);
    // The battle in Attica was a grievance of Athens, and adds nothing to the die of Sparta.
    const { events } = play(play(asked, { type: 'airGrievances', player: 'sparta' }).state, {
      type: 'roll',
      player: 'chance',
      die: 5,
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'grievanceRolled', total: 5, succeeds: false }));
  });

  it('R 20.3: at sea an enemy home fleet is a grievance', () => {
    const met = units(war({ peace }), {
      'attica-fleet-6-1': { at: 'saronicGulf' },
      'corinth-fleet-4-1': { at: 'saronicGulf' },
    });
    const attack = attackOf('athens', 'saronicGulf', 'saronicGulf', ['attica-fleet-6-1'], {
      targets: ['corinth-fleet-4-1'],
    });
    expect(fought(met, attack)).toEqual(['empire battle violates 1']);
    const defence = attackOf('sparta', 'saronicGulf', 'saronicGulf', ['corinth-fleet-4-1'], {
      targets: ['attica-fleet-6-1'],
    });
    // Corinth is no home in a game of two.
    expect(fought(met, defence)).toEqual(['empire battle - 1', 'league battle violates 0']);
  });

  it('R 20.3: a friendly city that is besieged is a grievance; it is counted once when it surrenders (ruling Q182)', () => {
    const before = units(war({ peace }), {
      'attica-hoplite-4-1': { at: 'W3328' },
      'attica-hoplite-4-2': { at: 'W3328' },
      'attica-hoplite-4-3': { at: 'W3328' },
      'attica-hoplite-4-4': { at: 'W3328' },
    });
    const sieges = { kind: 'sieges', player: 'athens', stage: 'resolving', done: [], at: null } as const;
    const asked = { ...before, stack: [{ kind: 'turn', step: 5, left: ['sparta'] }, sieges] } as GameState;
    const begun = play(asked, { type: 'besiege', player: 'athens', hex: 'W3328' }).state;
    const { events } = play(begun, { type: 'roll', player: 'chance', die: 6 });
    expect(broken(events)).toEqual(['empire siege violates 1']);
    expect(events.some(({ type }) => type === 'placeSurrendered')).toBe(true);
  });

  it.each([
    // Small, medium and large cities of Boeotia.
    ['plataea', 1],
    ['thespiae', 2],
    ['thebes', 3],
  ])('R 20.3: a city that is destroyed, %s, is as many grievances as its size', (city, grievances) => {
    const state = cities(war({ peace }), { [city]: { held: 'athens' } });
    const hex = machine.situationOf(state).ground.map.cities.find(({ id }) => id === city)?.hex;
    if (hex === undefined) throw new RangeError(`no city ${city}`);
    const taken = units(state, { 'attica-hoplite-4-1': { at: hex, inside: true } });
    const sack = { kind: 'sack', player: 'athens', at: hex, by: 'storm' } as const;
    const sieges = { kind: 'sieges', player: 'athens', stage: 'resolving', done: [], at: null } as const;
    const asked = { ...taken, stack: [{ kind: 'turn', step: 5, left: ['sparta'] }, sieges, sack] } as GameState;
    expect(broken(play(asked, { type: 'destroyCity', player: 'athens', hex }).events)).toEqual([
      `empire destruction - ${grievances}`,
    ]);
  });

  it('R 20.3: grievances of a season add up', () => {
    const state = units(
      war({
        peace: { ...peace, offences: { now: { league: { violates: true, grievances: 3 } }, before: {} } },
      }),
      { 'laconia-hoplite-6-1': { at: 'W3630' }, 'attica-hoplite-4-1': { at: 'W3630' } },
    );
    const stack = [
      { kind: 'turn', step: 14, left: ['athens'] },
      { kind: 'movement', player: 'sparta', stage: 'battles', marched: [], sailed: [], attacks: [] },
      {
        kind: 'battles',
        player: 'sparta',
        left: [attackOf('sparta', 'W3630', 'W3530', ['laconia-hoplite-6-1'])],
      },
    ] as GameState['stack'];
    expect(machine.start({ ...state, stack }).state.peace?.offences.now).toEqual({
      league: { violates: true, grievances: 5 },
    });
  });
});
