/** The bot: positions in which a general of some sense knows what to do. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { heuristics } from '../../src/peloponnesian/bots/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, RegionState, UnitState } from '../../src/peloponnesian/state.js';
import { viewFor } from '../../src/peloponnesian/view.js';
import type { HexId, PlayerId, RegionId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { alike } from './field.js';
import { listed, moving, type Pieces } from './movement.js';
import { cardOfKind, cardsWith, nthCard } from './plots.js';
import { started } from './table.js';
import { war } from './war.js';
import { greedily } from '../kit/greedy.js';

const choose = greedily(heuristics);

/** More actions than a stage ever takes. */
const FAR_TOO_MANY = 1000;

const chosen = (state: GameState, player: PlayerId, seed = 'bot'): Action =>
  choose(viewFor(state, player), listed(state), seededChance(seed));

/** What the bot does as long as it is its turn, to the end of its stage. */
function done(state: GameState, player: PlayerId, last: Action['type']): readonly Action[] {
  const actions: Action[] = [];
  let now = state;
  while (machine.actors(now)[0] === player && actions.length < FAR_TOO_MANY) {
    const action = chosen(now, player);
    actions.push(action);
    if (action.type === last) break;
    now = orThrow(machine.applyAction(now, action)).state;
  }
  return actions;
}

const rows = (ids: readonly UnitId[], at: HexId, inside = false): Readonly<Record<UnitId, UnitState>> =>
  Object.fromEntries(ids.map((id) => [id, inside ? { at, inside: true } : { at }]));

/** The hexes into which the bot leads its pieces. */
const entered = (actions: readonly Action[]): readonly HexId[] =>
  actions.flatMap((each) => (each.type === 'step' ? [each.to] : each.type === 'settle' ? [each.hex] : []));

/** A phase of movement in the Campaign Game. */
const marching = (player: PlayerId, pieces: Pieces, parts: Partial<GameState> = {}): GameState =>
  moving(player, pieces, parts, 'campaign');

/** The regions of the Campaign Game with some of them changed. */
function regionsWith(
  change: (region: RegionId, state: RegionState) => Partial<RegionState>,
): Readonly<Partial<Record<RegionId, RegionState>>> {
  const { regions } = initialState({ players: 2, scenario: 'campaign' });
  const entries = Object.entries(regions) as [RegionId, RegionState][];
  return Object.fromEntries(entries.map(([region, state]) => [region, { ...state, ...change(region, state) }]));
}

// Places: W2838 is Sparta, W2937 and W2938 lie beside it. W3528 is Thebes (large, walled), W3429 Plataea (small, walled), W3628 Tanagra, all
// in Boeotia; W3529 lies beside Thebes, in Attica. W3831 is Athens.
describe('an army', () => {
  it('comes to the relief of its besieged capital', () => {
    const units = {
      ...rows(alike('attica-hoplite-4', 6), 'W2838'),
      ...rows(alike('laconia-hoplite-5', 2), 'W2838', true),
      ...rows(alike('laconia-hoplite-6', 5), 'W2937'),
      ...rows(alike('boeotia-hoplite-5', 4), 'W2937'),
    };
    const state = marching(
      'sparta',
      { units, leaders: { nicias: { at: 'W2838' }, archidamus: { at: 'W2937' } } },
      { season: 'summer', cities: { sparta: { siege: 5 } } },
    );
    expect(entered(done(state, 'sparta', 'endMovement'))).toContain('W2838');
  });

  it('does not march onto three times as many enemies in the open', () => {
    const units = {
      ...rows(alike('attica-hoplite-4', 2), 'W3529'),
      ...rows(alike('boeotia-hoplite-5', 6), 'W3428'),
    };
    const state = marching('athens', { units, leaders: { nicias: { at: 'W3529' }, diemporus: { at: 'W3428' } } });
    expect(entered(done(state, 'athens', 'endMovement'))).not.toContain('W3428');
  });

  it('does not lay siege to those who would beat it before their walls', () => {
    // R 10.3.2: six besiege a large city. Eight better troops inside would come out.
    const besiegers = rows(alike('attica-hoplite-4', 6), 'W3529');
    const leaders = { nicias: { at: 'W3529' } } as const;
    const guards = { ...rows(alike('boeotia-hoplite-5', 7), 'W3528', true) };
    const defended = marching('athens', { units: { ...besiegers, ...guards }, leaders });
    expect(entered(done(defended, 'athens', 'endMovement'))).not.toContain('W3528');
    const empty = marching('athens', { units: besiegers, leaders });
    expect(entered(done(empty, 'athens', 'endMovement'))).toContain('W3528');
  });

  it('ends a revolt in its region, although it is the guard of a city', () => {
    // R 13.4: a city in revolt costs its region Allegiance in every season. Plataea is in revolt at the start (R 23.2.5).
    const units = {
      ...rows(alike('boeotia-hoplite-5', 6), 'W3528', true),
      ...rows(alike('attica-hoplite-4', 6), 'W3831', true),
    };
    const leaders = { diemporus: { at: 'W3528', inside: true }, nicias: { at: 'W3831', inside: true } } as const;
    const state = marching('sparta', { units, leaders });
    expect(entered(done(state, 'sparta', 'endMovement'))).toContain('W3429');
  });

  it('goes home before Winter', () => {
    // In Attica beside Thebes, in supply, with nothing to besiege. R 7.3.2: from a city of its region it goes back to the Force Pool.
    const units = rows(alike('boeotia-hoplite-5', 4), 'W3529');
    const state = marching('sparta', { units, leaders: { diemporus: { at: 'W3529' } } }, { season: 'fall' });
    const last = entered(done(state, 'sparta', 'endMovement')).at(-1);
    expect(['W3528', 'W3628']).toContain(last);
  });

  it('keeps the peace that its weary regions need, and attacks again when they have recovered', () => {
    const units = rows(alike('attica-hoplite-4', 6), 'W3529');
    const leaders = { nicias: { at: 'W3529' } } as const;
    const peace = { year: 432, card: null, offences: { now: {}, before: {} } };
    const inPeace = (militance: number): GameState =>
      marching('athens', { units, leaders }, { peace, regions: regionsWith(() => ({ militance })) });
    // R 4.2: from 5 on regions raise troops.
    expect(entered(done(inPeace(4), 'athens', 'endMovement'))).not.toContain('W3528');
    expect(entered(done(inPeace(8), 'athens', 'endMovement'))).toContain('W3528');
  });
});

describe('besiegers from the sea', () => {
  // W3414 is Potidaea, a medium port that is in revolt at the start (R 23.2.5): four units besiege it, and a fleet (R 10.3.2).
  const at: HexId = 'W3414';
  const pieces: Pieces = {
    units: {
      ...rows(alike('attica-hoplite-4', 4), at),
      'attica-fleet-6-1': { at, off: 'thermaicGulf' },
    },
    leaders: { pericles: { at } },
  };
  const cities = { potidaea: { revolt: 0, siege: 4 } };

  it('keep the fleet that closes the port where it is', () => {
    const actions = done(marching('athens', pieces, { season: 'summer', cities }), 'athens', 'endMovement');
    expect(actions.map(({ type }) => type)).toEqual(['endMovement']);
  });

  it('build a base that feeds them', () => {
    // R 9.2.2, 9.3.4: without one no line leads to them, for the land around is that of the rebels.
    const state = started({
      ...marching('athens', pieces, { season: 'summer', cities }),
      stack: [{ kind: 'building', player: 'athens' }],
    });
    expect(done(state, 'athens', 'endBuilding')).toContainEqual({ type: 'buildBase', player: 'athens', hex: at });
  });
});

describe('raiders', () => {
  /** A stage of raids with two Boeotians in a hex, too few to storm a city; Athens is guarded, and no city in revolt. */
  const raiding = (at: HexId, parts: Partial<GameState> = {}): GameState =>
    started({
      ...marching('sparta', {
        units: { ...rows(alike('boeotia-hoplite-5', 2), at), ...rows(alike('attica-hoplite-4', 5), 'W3831', true) },
        leaders: { diemporus: { at } },
      }),
      cities: {},
      ...parts,
      stack: [{ kind: 'raiding', player: 'sparta' }],
    });
  const raids = (state: GameState): number =>
    done(state, 'sparta', 'endRaiding').filter(({ type }) => type === 'raid').length;

  it('lay waste the land of the enemy where Thebes feeds them', () => {
    expect(raids(raiding('W3529'))).toBeGreaterThan(0);
  });

  it('leave as it is the land on which they live', () => {
    // R 15.5: in a raided area whoever is not in supply is eliminated. W3514 lies before Potidaea, far from any large city of the League.
    const at: HexId = 'W3514';
    expect(listed(raiding(at)).some(({ type }) => type === 'raid')).toBe(true);
    expect(raids(raiding(at))).toBe(0);
  });

  it('stop where nothing is left to take', () => {
    // R 15.3: as many talents as the Forage Number of Attica, which is 7.
    expect(raids(raiding('W3529', { raided: { attica: 7 } }))).toBe(0);
  });
});

describe('the placement', () => {
  const placing = (pieces: Pieces): GameState =>
    started({ ...marching('sparta', pieces), stack: [{ kind: 'placement', player: 'sparta', moved: [] }] });
  /** What the bot places in a city. */
  const placedIn = (state: GameState, city: string): readonly UnitId[] =>
    done(state, 'sparta', 'endPlacement').flatMap((each) =>
      each.type === 'place' && each.city === city ? [each.unit] : [],
    );

  it('puts its best troops into the great city before which the enemy stands', () => {
    const units = { ...rows(alike('attica-hoplite-4', 6), 'W3529'), ...rows(alike('attica-hoplite-3', 2), 'W3529') };
    const state = placing({ units, leaders: { nicias: { at: 'W3529' }, diemporus: { at: 'W3528', inside: true } } });
    const hoplites = placedIn(state, 'thebes').filter((id) => id.startsWith('boeotia-hoplite-5'));
    // R 18.6.2: two man the walls.
    expect(hoplites.length).toBeGreaterThanOrEqual(2);
  });

  it('raises no more than the treasury feeds until the next tribute', () => {
    const state = placing({ leaders: { diemporus: { at: 'W3528', inside: true } } });
    const count = done(state, 'sparta', 'endPlacement').filter(({ type }) => type === 'place').length;
    // R 9.4.3: at the least half a talent for each of the four seasons.
    expect(count).toBeGreaterThan(0);
    expect(count * 2).toBeLessThanOrEqual(state.treasuries.sparta ?? 0);
  });
});

describe('envoys', () => {
  /** Athens counts more than 32 with the regions of the start, and wins by a peace (R 23.5). */
  const winning = {};
  /** R 23.5: without the Hellespont (5) it is 28, a stalemate; without Lesbos (3) too, 25, a Spartan victory. */
  const without = (...lost: readonly RegionId[]) => ({
    regions: regionsWith((region) => (lost.includes(region) ? { player: 'sparta' } : {})),
  });
  const embassy = (player: PlayerId, parts: Partial<GameState>): GameState => {
    const active = [{ card: nthCard('peaceEmbassy', 0), player: 'sparta' as const, since: -1 }];
    const hands = { athens: [], sparta: [] };
    const frame = { kind: 'embassy', player, errand: null, errands: [], asked: [] } as const;
    return started(war({ cards: cardsWith({ hands, active }), ...parts, stack: [frame] }));
  };
  const asked = (player: PlayerId, by: PlayerId, parts: Partial<GameState>): GameState =>
    started(
      war({
        ...parts,
        stack: [{ kind: 'embassy', player: by, errand: 'proposal', errands: ['proposal'], asked: [player] }],
      }),
    );

  it('demand the peace that wins the war', () => {
    expect(chosen(embassy('athens', winning), 'athens').type).toBe('demandPeace');
    expect(chosen(embassy('sparta', without('hellespont', 'lesbos')), 'sparta').type).toBe('demandPeace');
  });

  it('neither demand a peace that the enemy wins, nor accept it', () => {
    expect(chosen(embassy('sparta', winning), 'sparta').type).toBe('endEmbassies');
    expect(chosen(asked('sparta', 'athens', winning), 'sparta').type).toBe('refusePeace');
    expect(chosen(asked('athens', 'sparta', winning), 'athens').type).toBe('acceptPeace');
  });

  it('accept a truce when most troops are too weary to take the field, and not before', () => {
    const stalemate = (militance: number) => ({
      regions: regionsWith((region) => ({ militance, ...(region === 'hellespont' && { player: 'sparta' }) })),
    });
    expect(chosen(asked('sparta', 'athens', stalemate(8)), 'sparta').type).toBe('refusePeace');
    expect(chosen(asked('sparta', 'athens', stalemate(4)), 'sparta').type).toBe('acceptPeace');
  });
});

describe('a hand of cards', () => {
  const discarding = (hand: readonly number[], parts: Partial<GameState> = {}): GameState => {
    const cards = cardsWith({ hands: { athens: [], sparta: hand } });
    const frame = {
      kind: 'refill',
      stage: 'discarding',
      order: ['sparta'],
      left: ['sparta'],
      unseen: 0,
      drawn: null,
    } as const;
    return started(war({ cards, ...parts, stack: [frame] }));
  };
  const kept = (state: GameState, hand: readonly number[]): readonly number[] => {
    const gone = done(state, 'sparta', 'endDiscards').flatMap((each) =>
      each.type === 'discardCard' ? [each.card] : [],
    );
    return hand.filter((card) => !gone.includes(card));
  };

  it('keeps the revolt of a region that is at risk, and throws away what only the enemy may use', () => {
    const [revolt, embassy] = [cardOfKind('rebellionPossible', 'lesbos'), nthCard('athenianEmbassyToPersia', 0)];
    // R 4.1: up to 3 a region is at risk; Lesbos begins with 3 (R 23.2.3).
    expect(kept(discarding([revolt, embassy]), [revolt, embassy])).toEqual([revolt]);
  });

  it('throws away the revolt of a region that is firmly held', () => {
    const revolt = cardOfKind('rebellionPossible', 'aegeanIslands');
    // R 23.2.3: their Allegiance is 19.
    expect(kept(discarding([revolt]), [revolt])).toEqual([]);
  });
});

describe('the bot', () => {
  it('makes the same move with the same seed', () => {
    // Before the first stage of the Argive League, whose Spartan leaders stand in Sparta and Thebes (R 22.2).
    const state = moving('sparta', { units: rows(alike('laconia-hoplite-6', 4), 'W2838', true) });
    const moves = [0, 1, 2].map(() => done(state, 'sparta', 'endMovement'));
    expect(moves[0]?.length).toBeGreaterThan(0);
    expect(moves[1]).toEqual(moves[0]);
    expect(moves[2]).toEqual(moves[0]);
  });
});
