/** R 24.5: supply, foraging and raiding among allies. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { unitNamed } from '../../src/peloponnesian/query/pieces.js';
import { isInSupply } from '../../src/peloponnesian/query/supply.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { actor, four, inside, only, three } from './allies.js';
import { listed, listedOf } from './movement.js';
import { held, onlySources, situation } from './positions.js';
import { started, play, refused } from './table.js';

/** Open country in Boeotia, Attica, Laconia and Phocis, and Thespiae in Boeotia. */
const [IN_BOEOTIA, IN_ATTICA, IN_LACONIA, IN_PHOCIS, THESPIAE] = ['W3428', 'W3630', 'W2837', 'W2926', 'W3328'] as const;
const [SPARTAN, THEBAN, SECOND] = ['laconia-hoplite-5-1', 'boeotia-hoplite-5-1', 'boeotia-hoplite-5-2'] as const;

/** The supply stage of a player. */
const supplying = (state: GameState, player: PlayerId): GameState =>
  started({ ...state, stack: [{ kind: 'supply', player, stage: 'landing', hungry: [], supplied: [] }] });
const withTalents = (state: GameState, sparta: number, thebes: number): GameState => ({
  ...state,
  treasuries: { athens: 230, sparta, thebes },
});
const talents = ({ treasuries }: GameState): readonly unknown[] => [treasuries.sparta, treasuries.thebes];
/** What has become of a unit: it lives off the land, is lost, or stands as before. */
function fate({ units }: GameState, unit: UnitId): string {
  const found = units[unit];
  return found === undefined ? 'lost' : found.foraging === true ? 'forages' : 'stands';
}

describe('what supply costs', () => {
  /** Archidamus leads two Thebans and a Spartan in Boeotia, where one more Theban stands by himself. */
  const led = only(three(), {
    units: { [THEBAN]: IN_BOEOTIA, [SECOND]: IN_BOEOTIA, [SPARTAN]: IN_BOEOTIA, 'boeotia-hoplite-5-3': 'W3427' },
    leaders: { archidamus: ['sparta', IN_BOEOTIA] },
  });

  it('R 24.5: each player supplies all units under their control', () => {
    expect(talents(supplying(led, 'sparta'))).toEqual([14 - 3, 8]);
    expect(talents(supplying(led, 'thebes'))).toEqual([14, 8 - 1]);
    const pagondas = { ...led.leaders, pagondas: { at: IN_BOEOTIA, player: 'thebes' } } as const;
    expect(talents(supplying({ ...led, leaders: pagondas }, 'sparta'))).toEqual([14 - 1, 8]);
  });

  it('R 24.5: a player whose treasury is running out may supply their own units first', () => {
    const short = supplying(withTalents(led, 1, 8), 'sparta');
    expect(listedOf(short, 'supplyUnit').map(({ unit }) => unit)).toEqual([SPARTAN, THEBAN]);
    const { state } = play(short, { type: 'supplyUnit', player: 'sparta', unit: SPARTAN });
    expect([SPARTAN, THEBAN, SECOND].map((unit) => fate(state, unit))).toEqual(['stands', 'lost', 'lost']);
    expect(talents(state)).toEqual([0, 8]);
    // Thebes does not pay for them.
    expect(
      refused(supplying(withTalents(led, 1, 8), 'sparta'), {
        type: 'supplyUnit',
        player: 'sparta',
        unit: 'boeotia-hoplite-5-3',
      }),
    ).toEqual(['notYours', 'R 9.1']);
  });
});

describe('leaders who starve with their stacks', () => {
  it('R 7.8.6, 24.5: a leader is lost with a stack of allies alone, beside one of theirs', () => {
    // Archidamus and Pagondas stand with a Theban, who is his own player's and has no supply.
    const together = only(three(), {
      units: { [THEBAN]: IN_BOEOTIA },
      leaders: { archidamus: ['sparta', IN_BOEOTIA], pagondas: ['thebes', IN_BOEOTIA] },
    });
    const { leaders, units } = supplying({ ...withTalents(together, 1, 0), raided: { boeotia: 1 } }, 'thebes');
    expect(units[THEBAN]?.at ?? 'buildPool').toBe('buildPool');
    expect([leaders['archidamus']?.at, leaders['pagondas']?.at]).toEqual(['gone', 'gone']);
  });
});

describe('foraging in an ally’s region', () => {
  const guest = only(three(), { units: { [SPARTAN]: IN_BOEOTIA } });

  it.each([
    [0, 0, 'forages'],
    [0, 8, 'lost'],
    [5, 0, 'stands'],
    [5, 8, 'stands'],
  ])('R 24.5: a Spartan unit in Boeotia, %i talents in Sparta and %i in Thebes: it %s', (sparta, thebes, what) => {
    const state = supplying(withTalents(guest, sparta, thebes), 'sparta');
    expect(fate(state, SPARTAN)).toBe(what);
    expect(talents(state)).toEqual([what === 'stands' ? sparta - 1 : sparta, thebes]);
  });

  it('R 24.5: units that are not in supply forage there by the same rule', () => {
    const cutOff = onlySources(guest, 'sparta');
    expect(fate(supplying(withTalents(cutOff, 0, 8), 'sparta'), SPARTAN)).toBe('lost');
    expect(fate(supplying(withTalents(cutOff, 5, 0), 'sparta'), SPARTAN)).toBe('lost');
    expect(fate(supplying(withTalents(cutOff, 0, 0), 'sparta'), SPARTAN)).toBe('forages');
  });

  it('R 24.5: a unit forages freely in a region of its own player, if that treasury is empty', () => {
    const home = only(three(), { units: { [SPARTAN]: IN_LACONIA } });
    expect(fate(supplying(withTalents(home, 0, 8), 'sparta'), SPARTAN)).toBe('forages');
    expect(fate(supplying(withTalents(home, 1, 8), 'sparta'), SPARTAN)).toBe('stands');
  });

  it.each([
    [0, 0, 'forages'],
    [5, 0, 'lost'],
    [0, 8, 'stands'],
  ])(
    'R 24.5, ruling Q211: the unit’s player counts, not only who commands it: a Theban leads a Spartan in Boeotia, %i talents in Sparta, %i in Thebes: it %s',
    (sparta, thebes, what) => {
      const led = { ...guest, leaders: { pagondas: { at: IN_BOEOTIA, player: 'thebes' } } } as const;
      expect(fate(supplying(withTalents(led, sparta, thebes), 'thebes'), SPARTAN)).toBe(what);
    },
  );

  it('R 24.5, 9.5, ruling Q211: a unit in its own region under an ally’s leader forages as always if it is cut off', () => {
    const led = only(three(), {
      units: { [THEBAN]: IN_BOEOTIA },
      leaders: { archidamus: ['sparta', IN_BOEOTIA] },
    });
    expect(fate(supplying(withTalents(onlySources(led, 'sparta'), 0, 8), 'sparta'), THEBAN)).toBe('forages');
    // In supply it depends on the treasuries of Thebes and of Sparta, who pays.
    expect(fate(supplying(withTalents(led, 0, 8), 'sparta'), THEBAN)).toBe('lost');
    expect(fate(supplying(withTalents(led, 0, 0), 'sparta'), THEBAN)).toBe('forages');
  });

  it('R 24.5: says why a guest does not forage', () => {
    const both = only(three(), { units: { [SPARTAN]: IN_BOEOTIA, 'laconia-hoplite-5-2': IN_ATTICA } });
    const asked = supplying(both, 'sparta');
    expect(listedOf(asked, 'forage').map(({ unit }) => unit)).toEqual(['laconia-hoplite-5-2']);
    expect(refused(asked, { type: 'forage', player: 'sparta', unit: SPARTAN })).toEqual(['alliesRich', 'R 24.5']);
  });

  it('R 24.5: in regions of the enemy units forage as always, those that an ally leads too', () => {
    const invaders = only(three(), {
      units: { [SPARTAN]: IN_ATTICA, [THEBAN]: IN_ATTICA },
      leaders: { archidamus: ['sparta', IN_ATTICA] },
    });
    const asked = supplying(invaders, 'sparta');
    expect(listedOf(asked, 'forage').map(({ unit }) => unit)).toEqual([SPARTAN, THEBAN]);
    const { state } = play(asked, { type: 'forage', player: 'sparta', unit: THEBAN });
    expect(fate(state, THEBAN)).toBe('forages');
    expect(listed(supplying(invaders, 'thebes'))).toEqual([]);
  });
});

describe('sources of supply', () => {
  const closed = { closedTo: { thebes: ['sparta'] } } as const;
  const isSupplied = (state: GameState, unit: UnitId = SPARTAN): boolean => {
    const now = situation(state);
    return isInSupply(now, unitNamed(now, unit).code);
  };

  it('R 24.5: an ally’s cities supply units, unless the ally forbids it (ruling R67)', () => {
    const state = onlySources(only(three(), { units: { [SPARTAN]: IN_BOEOTIA, [THEBAN]: 'W3427' } }), 'thebes');
    expect(isSupplied(state)).toBe(true);
    const shut = { ...state, ...closed };
    expect(isSupplied(shut)).toBe(false);
    // Thebans are not concerned, unless a Spartan leads them.
    expect(isSupplied(shut, THEBAN)).toBe(true);
    const led = { ...shut, leaders: { archidamus: { at: 'W3427', player: 'sparta' } } } as const;
    expect(isSupplied(led, THEBAN)).toBe(false);
    // It is open again.
    expect(isSupplied({ ...shut, closedTo: {} })).toBe(true);
    // What Sparta forbids concerns Thebes alone.
    expect(isSupplied({ ...state, closedTo: { sparta: ['thebes'] } })).toBe(true);
  });

  it('R 24.5, ruling R67: of four, the sources of others remain', () => {
    const units = { units: { [SPARTAN]: 'W3331' } } as const;
    const state = only(four(), units, { closedTo: { corinth: ['sparta'] } });
    // Between Corinth and Megara.
    expect(isSupplied(onlySources(state, 'corinth'))).toBe(false);
    expect(isSupplied(onlySources(state, 'corinth', 'megara'))).toBe(true);
    expect(isSupplied(onlySources({ ...state, closedTo: {} }, 'corinth'))).toBe(true);
  });

  it('R 24.5: an ally’s bases pass supply on, unless the ally forbids it (ruling R67)', () => {
    // From Corinth Phocis is the fourth area; a base in Boeotia is in the third.
    const state = onlySources(only(three(), { units: { [SPARTAN]: IN_PHOCIS } }), 'corinth');
    expect(isSupplied(state)).toBe(false);
    const based = (by: PlayerId): GameState => ({ ...state, bases: { [IN_BOEOTIA]: by } });
    expect(isSupplied(based('thebes'))).toBe(true);
    expect(isSupplied({ ...based('thebes'), ...closed })).toBe(false);
    // Lines go through an ally's areas all the same, by bases of one's own.
    expect(isSupplied({ ...based('sparta'), ...closed })).toBe(true);
  });

  it('R 9.2.1, 24.5: units inside an ally’s city are in supply', () => {
    const state = onlySources(only(three(), { units: { [SPARTAN]: inside(THESPIAE) } }), 'sparta');
    expect(isSupplied(state)).toBe(true);
    expect(isSupplied({ ...state, units: { [SPARTAN]: { at: THESPIAE } } })).toBe(false);
  });
});

describe('raiding', () => {
  const raiding = (state: GameState, player: PlayerId): GameState =>
    started({ ...state, campaignTurn: 1, stack: [{ kind: 'raiding', player }] });
  const raidersOf = (state: GameState, player: PlayerId): readonly UnitId[] =>
    listedOf(raiding(state, player), 'raid').map(({ unit }) => unit);
  const units = { [SPARTAN]: IN_BOEOTIA, [THEBAN]: IN_LACONIA, [SECOND]: IN_ATTICA } as const;
  const state = only(three(), { units });

  it('R 24.5: allies do not raid from each other’s regions', () => {
    expect([raidersOf(state, 'sparta'), raidersOf(state, 'thebes')]).toEqual([[], [SECOND]]);
    const frame: GameState = { ...state, stack: [{ kind: 'raiding', player: 'thebes' }] };
    expect(actor(frame)).toBe('thebes');
    expect(refused(frame, { type: 'raid', player: 'thebes', unit: THEBAN })).toEqual(['friendlyRegion', 'R 15.2']);
    // They do as soon as Athens holds the region.
    expect(raidersOf(held(state, 'athens', 'boeotia'), 'sparta')).toEqual([SPARTAN]);
  });

  it('R 24.5, 11.3.1, ruling Q209: units inside an ally’s city do not pull down its walls', () => {
    const THEBES = 'W3528';
    const guests = only(three(), { units: { [SPARTAN]: inside(THEBES), [THEBAN]: inside(THEBES) } });
    const wreckersOf = (player: PlayerId): readonly UnitId[] =>
      listedOf(raiding(guests, player), 'pullDownWalls').map(({ unit }) => unit);
    expect([wreckersOf('sparta'), wreckersOf('thebes')]).toEqual([[], [THEBAN]]);
  });

  it('R 24.5: whoever commands a unit raids with it', () => {
    const led: GameState = { ...state, leaders: { archidamus: { at: IN_ATTICA, player: 'sparta' } } };
    expect([raidersOf(led, 'sparta'), raidersOf(led, 'thebes')]).toEqual([[SECOND], []]);
    expect(
      machine.explainAction(raiding(led, 'sparta'), { type: 'raid', player: 'sparta', unit: SECOND }),
    ).toBeUndefined();
  });
});
