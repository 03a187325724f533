/** R C: cards of fate: leaders who are lost or have lost hold of their soldiers, sickness in Athens, and Sitalces. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { openRaiding } from '../../src/peloponnesian/rules/15-raiding.js';
import type { EffectState, GameState, LeaderState, UnitState } from '../../src/peloponnesian/state.js';
import type { HexId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { doing } from './doing.js';
import { takesEffect, targets } from './drawing.js';
import { alike, field, type Pieces } from './field.js';
import { listedOf, moving } from './movement.js';
import { play, refused, rolls } from './table.js';

const ATHENS: HexId = 'W3730';
const PIRAEUS: HexId = 'W3731';
const THEBES: HexId = 'W3528';
const [HOPLITE = 'attica-hoplite-4-1', SECOND = 'attica-hoplite-4-2'] = alike('attica-hoplite-4', 2);
const inAthens: UnitState = { at: ATHENS, inside: true };

describe('R C: a leader is lost', () => {
  const pieces: Pieces = {
    units: { [HOPLITE]: inAthens },
    leaders: { nicias: ['athens', inAthens], archidamus: ['sparta', THEBES] },
  };
  const state = field('campaign', pieces);

  it('ruling R55: leaders in Force Pools may be struck too', () => {
    const pooled: Readonly<Record<string, LeaderState>> = {
      ...state.leaders,
      phormio: { at: 'forcePool', player: 'athens', pool: 'attica' },
    };
    const drawn = takesEffect({ ...state, leaders: pooled }, 'removeLeader', 'sparta').state;
    expect(
      machine.chanceOutcomes(drawn).map(({ action }) => (action.type === 'strikeLeader' ? action.leader : null)),
    ).toEqual(['nicias', 'phormio']);
    // The first two cards strike only on the map.
    expect(
      targets({ ...state, leaders: { phormio: pooled['phormio'] as LeaderState } }, 'removeLeader', 'sparta'),
    ).toEqual([{}]);
    expect(
      targets(
        { ...state, leaders: { phormio: pooled['phormio'] as LeaderState } },
        'soldiersPlunderCountryside',
        'sparta',
      ),
    ).toEqual([]);
  });

  it('R 7.8.4: a new one is drawn, who takes over his stack', () => {
    const { state: drawn, events } = takesEffect(state, 'removeLeader', 'sparta');
    expect(events).toContainEqual(expect.objectContaining({ type: 'leaderLost', leader: 'nicias', at: ATHENS }));
    expect(drawn.stack.at(-1)).toMatchObject({
      kind: 'succession',
      left: [{ for: 'nicias', at: ATHENS, inside: true }],
    });
    const [first] = machine.chanceOutcomes(drawn);
    if (first?.action.type !== 'drawLeader') throw new RangeError('nobody is drawn');
    const after = play(drawn, first.action).state;
    expect(after.leaders[first.action.leader]).toEqual({ at: ATHENS, player: 'athens', inside: true });
  });

  it('R 13.4: that lowers the Militance of his home', () => {
    const before = state.regions.attica?.militance ?? 0;
    expect(takesEffect(state, 'removeLeader', 'sparta').state.regions.attica?.militance).toBe(before - 1);
  });
});

describe('R C: soldiers plunder the country', () => {
  /** Archidamus in Boeotia, with a hoplite of Laconia and one of Boeotia. */
  const units: Readonly<Record<UnitId, UnitState>> = {
    'laconia-hoplite-5-1': { at: 'W3428' },
    'boeotia-hoplite-5-1': { at: 'W3428' },
    'megarid-hoplite-4-1': { at: THEBES, inside: true },
  };
  const raided = (at: LeaderState['at'], inside?: true): GameState =>
    doing(
      field(
        'campaign',
        { units, leaders: { archidamus: ['sparta', { at: at as HexId, ...(inside && { inside }) }] } },
        { effects: [{ does: 'plunder', leader: 'archidamus' }], campaignTurn: 1 },
      ),
      (run) => openRaiding(run, 'sparta'),
    ).state;

  it('R C: they raid even a friendly region, but not their own, and send nothing home', () => {
    const state = raided('W3428');
    expect(state.units['laconia-hoplite-5-1']).toEqual({ at: 'W3428', raiding: true });
    expect(state.units['boeotia-hoplite-5-1']).toEqual({ at: 'W3428' });
    expect(state.units['megarid-hoplite-4-1']).toEqual({ at: THEBES, inside: true });
    const start = field('campaign', { units: {} });
    expect(state.treasuries).toEqual(start.treasuries);
    // R 15.4: the area has been raided once, which lowers Militance.
    expect(Object.values(state.raided)).toEqual([1]);
    expect(state.regions.boeotia?.militance).toBe((start.regions.boeotia?.militance ?? 0) - 1);
  });

  it('R 15.1: they do not move in that Campaign Turn', () => {
    const state = raided('W3428');
    const phase = moving('sparta', { units: state.units }, { campaignTurn: 1 }, 'campaign');
    expect(listedOf(phase, 'march').map(({ piece }) => piece)).not.toContain('laconia-hoplite-5-1');
  });

  it('ruling R60: those who are stacked elsewhere do not, and at sea nobody does', () => {
    const state = raided(THEBES, true);
    expect(state.units['megarid-hoplite-4-1']).toMatchObject({ raiding: true });
    expect(state.units['laconia-hoplite-5-1']).toEqual({ at: 'W3428' });
    expect(raided('saronicGulf').raided).toEqual({});
  });
});

describe('R C: sickness in Athens', () => {
  const pieces: Pieces = {
    units: {
      [HOPLITE]: inAthens,
      'attica-fleet-6-1': { at: PIRAEUS, inside: true },
      'attica-fleet-6-2': 'saronicGulf',
      'laconia-hoplite-5-1': 'W3729',
      'boeotia-hoplite-5-1': { at: THEBES, inside: true },
    },
    leaders: { nicias: ['athens', inAthens], archidamus: ['sparta', 'W3729'], diemporus: ['sparta', THEBES] },
  };
  const field0 = field('campaign', pieces);
  /** Of all that is in its Force Pool only one hoplite is left. */
  const state: GameState = {
    ...field0,
    units: Object.fromEntries(
      Object.entries(field0.units).filter(([id, { at }]) => at !== 'forcePool' || id === SECOND),
    ),
  };

  it('R C, ruling R57: a die for each unit and leader of both players in Attica and its pool, in port too, but not at sea', () => {
    const { state: due } = takesEffect(state, 'plagueInAthens', 'sparta');
    expect(due.stack.find(({ kind }) => kind === 'effect')).toMatchObject({
      left: ['laconia-hoplite-5-1', HOPLITE, SECOND, 'attica-fleet-6-1', 'nicias', 'archidamus'].sort(
        (a, b) => order(a) - order(b),
      ),
    });
  });

  /** The order of the roster: units first. */
  const order = (piece: string): number => {
    const { roster } = machine.situationOf(state);
    return roster.unitCodes.get(piece as UnitId) ?? 10_000 + (roster.leaderCodes.get(piece) ?? 0);
  };

  it('R C: 5 or 6 is the end, for a leader too, who is replaced', () => {
    const { state: due } = takesEffect(state, 'plagueInAthens', 'sparta');
    const frame = due.stack.find(({ kind }) => kind === 'effect');
    const left = frame?.kind === 'effect' ? frame.left : [];
    const sick = new Set<string>([HOPLITE, SECOND, 'attica-fleet-6-1', 'nicias']);
    const before = state.regions.attica?.militance ?? 0;
    const after = rolls(due, ...left.map((piece) => (sick.has(piece) ? (piece === SECOND ? 6 : 5) : 4)));
    expect(after.units[HOPLITE]).toBeUndefined();
    expect(after.units[SECOND]).toBeUndefined();
    expect(after.units['attica-fleet-6-1']).toEqual({ at: 'gone' });
    expect(after.units['laconia-hoplite-5-1']).toEqual({ at: 'W3729' });
    expect(after.leaders['nicias']).toMatchObject({ at: 'gone' });
    // R 13.4: two hoplites, an elite fleet twice, and a leader.
    expect(after.regions.attica?.militance).toBe(before - 5);
  });
});

describe('R C: Sitalces', () => {
  /** A hoplite outside of any place, and one in a walled city of Chalcidice. */
  const { ground, places } = machine.situationOf(field('campaign', { units: {} }));
  const city = ground.map.cities.find(
    ({ area, walled, size }) =>
      walled && size === 'medium' && ground.map.areas.find(({ id }) => id === area)?.region === 'chalcidice',
  );
  const open = ground.map.areas
    .flatMap(({ region }, area) => (region === 'macedon' ? [area] : []))
    .flatMap((area) => [...ground.areaAt.entries()].filter(([, at]) => at === area).map(([hex]) => hex))
    .find((hex) => ground.terrainAt[hex] === 'clear' && (ground.cityAt[hex] ?? 0xffff) >= ground.map.cities.length);
  const there = places.ids[open ?? 0] as HexId;
  const pieces: Pieces = {
    units: { [HOPLITE]: there, [SECOND]: { at: city?.hex ?? there, inside: true } },
  };

  it('R C, ruling R56: all units there check their morale, with what terrain and walls add', () => {
    const { state: due } = takesEffect(field('campaign', pieces), 'sitalcesInvades', 'sparta');
    expect(due.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'invasion', dice: 2 });
    const { events, state } = play(
      due,
      { type: 'roll', player: 'chance', die: 5 },
      { type: 'roll', player: 'chance', die: 6 },
    );
    // Morale 4 in the open falls to a 5; behind the walls of a medium city it is 6, and holds a 6.
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'moraleChecked', at: there, checks: [{ unit: HOPLITE, die: 5, morale: 4 }] }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'moraleChecked', checks: [{ unit: SECOND, die: 6, morale: 6 }] }),
    );
    expect(state.units[HOPLITE]).toBeUndefined();
    expect(state.units[SECOND]).toEqual({ at: city?.hex, inside: true });
    expect(state.effects).toEqual([{ does: 'invasion', regions: ['macedon', 'chalcidice'] }]);
  });

  it('R C: nobody goes through these regions by area movement in this season', () => {
    const inCity: UnitState = { at: city?.hex ?? there, inside: true };
    const march = (effects: readonly EffectState[]): GameState =>
      play(moving('athens', { units: { [SECOND]: inCity } }, { effects }, 'campaign'), {
        type: 'march',
        player: 'athens',
        piece: SECOND,
        company: 'alone',
      }).state;
    const free = march([]);
    expect(listedOf(free, 'enterArea').length).toBeGreaterThan(0);
    const [first] = listedOf(free, 'enterArea');
    const invaded = march([{ does: 'invasion', regions: ['macedon', 'chalcidice'] }]);
    expect(listedOf(invaded, 'enterArea')).toEqual([]);
    expect(listedOf(invaded, 'step')).toEqual(listedOf(free, 'step'));
    if (first !== undefined) expect(refused(invaded, first)).toEqual(['areaInvaded', 'R C']);
  });
});
