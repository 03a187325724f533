/** R 24.4, 24.5: in which order allies move, and where they forbid each other to go. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { playersInOrder } from '../../src/peloponnesian/query/initiative.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { HexId, LeaderId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { actor, four, inside, marching, only, three } from './allies.js';
import { listedOf, phase } from './movement.js';
import { held, situation } from './positions.js';
import { atStep } from './war.js';
import { play } from './table.js';

const [SPARTAN, SECOND] = ['laconia-hoplite-5-1', 'laconia-hoplite-5-2'] as const;
const THEBAN: UnitId = 'boeotia-hoplite-5-1';
const ATHENIAN: UnitId = 'attica-hoplite-4-1';

const order = (state: GameState): readonly PlayerId[] => playersInOrder(situation(state));
const march = (player: PlayerId, piece: LeaderId | UnitId, company: 'all' | 'alone' = 'alone'): Action => ({
  type: 'march',
  player,
  piece,
  company,
});
const step = (player: PlayerId, to: HexId): Action => ({ type: 'step', player, to });
const end = (player: PlayerId): Action => ({ type: 'endMovement', player });

describe('the order of turns', () => {
  it('R 24.4: all regions of the League are compared with those of Athens', () => {
    // Athens holds 14, and Argolid is neutral; Sparta 7 and Thebes 4.
    expect(order(three())).toEqual(['athens', 'sparta', 'thebes']);
    // 12 and 13.
    expect(order(held(three(), 'sparta', 'euboea', 'lesbos'))).toEqual(['sparta', 'thebes', 'athens']);
    // 13 and 13: Athens is first (R 3.3).
    const even = held(held(three(), 'athens', 'argolid'), 'thebes', 'euboea', 'lesbos');
    expect(order(even)).toEqual(['athens', 'sparta', 'thebes']);
  });

  it('R 24.4: Sparta moves before Thebes, unless Thebes controls more regions', () => {
    // 6 and 5; 6 and 6.
    expect(order(held(three(), 'thebes', 'achaea', 'elis'))).toEqual(['athens', 'thebes', 'sparta']);
    expect(order(held(three(), 'thebes', 'achaea', 'euboea'))).toEqual(['athens', 'sparta', 'thebes']);
  });

  it('R 24.4, 25.1, ruling Q207: of four, in the order of their regions', () => {
    // 4, 4 and 3.
    expect(order(four())).toEqual(['athens', 'sparta', 'thebes', 'corinth']);
    // 4, 3 and 4; then 3, 4 and 4.
    expect(order(held(four(), 'corinth', 'megarid'))).toEqual(['athens', 'sparta', 'corinth', 'thebes']);
    expect(order(held(four(), 'corinth', 'elis'))).toEqual(['athens', 'thebes', 'corinth', 'sparta']);
  });
});

describe('the phase of movement', () => {
  /** One unit of each player in its home, out in the open. */
  const scattered = { units: { [ATHENIAN]: 'W3729', [SPARTAN]: 'W2837', [THEBAN]: 'W3428' } } as const;

  it('R 24.4: Athens moves apart, and allies one after another in one phase', () => {
    const first = atStep(only(three(), scattered), 'movement', 2);
    expect([actor(first), phase(first).next]).toEqual(['athens', undefined]);
    const second = play(first, end('athens')).state;
    expect(phase(second)).toMatchObject({ player: 'sparta', next: ['thebes'] });
    const third = play(second, end('sparta')).state;
    expect(phase(third)).toMatchObject({ player: 'thebes', next: [] });
    // The Campaign Turn is over.
    expect(play(third, end('thebes')).state.campaignTurn).toBe(3);
  });

  it('R 24.4: allies move before Athens if they hold more regions, Thebes first if it has the most', () => {
    const strong = held(only(three(), scattered), 'thebes', 'achaea', 'elis', 'euboea', 'lesbos');
    const first = atStep(strong, 'movement', 2);
    expect(phase(first)).toMatchObject({ player: 'thebes', next: ['sparta'] });
    const last = play(first, end('thebes'), end('sparta')).state;
    expect([actor(last), phase(last).next]).toEqual(['athens', undefined]);
  });

  it('R 24.4, ruling Q207: of four all three allies move in it', () => {
    const pieces = { units: { ...scattered.units, 'corinth-hoplite-4-1': 'W3231' } } as const;
    const second = play(atStep(only(four(), pieces), 'movement', 2), end('athens')).state;
    expect(phase(second)).toMatchObject({ player: 'sparta', next: ['thebes', 'corinth'] });
    expect(actor(play(second, end('sparta'), end('thebes')).state)).toBe('corinth');
  });

  it('R 24.4, ruling Q207: battles follow when all have moved, and attacks on one hex one after another', () => {
    // Both allies stand next to an Athenian hoplite in Attica.
    const state = only(three(), {
      units: { [ATHENIAN]: 'W3630', [SPARTAN]: 'W3530', [SECOND]: 'W2837', [THEBAN]: 'W3629' },
      leaders: { archidamus: ['sparta', 'W3530'], pagondas: ['thebes', 'W3629'] },
    });
    const spartan = play(
      marching(state, 'sparta', 'thebes'),
      march('sparta', 'archidamus', 'all'),
      step('sparta', 'W3630'),
    ).state;
    expect(phase(spartan)).toMatchObject({ player: 'sparta', attacks: [{ player: 'sparta' }] });
    const passed = play(spartan, end('sparta')).state;
    expect(passed.stack.map(({ kind }) => kind)).toEqual(['movement']);
    expect(actor(passed)).toBe('thebes');
    const { state: fought } = play(passed, march('thebes', 'pagondas', 'all'), step('thebes', 'W3630'));
    const [, battles] = fought.stack;
    expect(battles).toMatchObject({
      kind: 'battles',
      left: [
        { player: 'sparta', at: 'W3630', attackers: ['archidamus', SPARTAN] },
        { player: 'thebes', at: 'W3630', attackers: ['pagondas', THEBAN] },
      ],
    });
    expect(listedOf(fought, 'fight').map(({ attacker }) => attacker)).toEqual(['archidamus', 'pagondas']);
    expect(phase(fought).attacks).toHaveLength(2);
  });

  it('R 24.4: with allies nobody waits for whom has nothing to move', () => {
    const state = marching(only(three(), { units: { [THEBAN]: 'W3428' } }), 'sparta', 'thebes');
    expect([actor(state), phase(state).next]).toEqual(['thebes', []]);
  });
});

describe('lands that are closed to an ally', () => {
  const closed = { closedTo: { thebes: ['sparta'] } } as const;
  /** Open country of Corinth, which is Sparta’s, next to Megarid, which is Theban. */
  const ISTHMUS = 'W3331';
  const atIsthmus = only(three(), { units: { [SPARTAN]: ISTHMUS } });
  const stepsOf = (state: GameState, unit: UnitId, player: PlayerId): readonly HexId[] =>
    listedOf(play(marching(state, player), march(player, unit)).state, 'step').map(({ to }) => to);
  const areasOf = (state: GameState, unit: UnitId, player: PlayerId): readonly string[] =>
    listedOf(play(marching(state, player), march(player, unit)).state, 'enterArea').map(({ area }) => area);

  it('R 24.5, ruling R67: the ally enters no hex there, by steps or by area movement', () => {
    expect(stepsOf(atIsthmus, SPARTAN, 'sparta')).toEqual(expect.arrayContaining(['W3330', 'W3431']));
    expect(areasOf(atIsthmus, SPARTAN, 'sparta')).toContain('megarid');
    const now = { ...atIsthmus, ...closed };
    expect(stepsOf(now, SPARTAN, 'sparta')).not.toContain('W3330');
    expect(stepsOf(now, SPARTAN, 'sparta')).not.toContain('W3431');
    expect(areasOf(now, SPARTAN, 'sparta')).not.toContain('megarid');
    const marched = play(marching(now, 'sparta'), march('sparta', SPARTAN)).state;
    expect(machine.explainAction(marched, step('sparta', 'W3431'))).toMatchObject({
      code: 'landsForbidden',
      rule: 'R 24.5',
    });
  });

  it('R 24.5, ruling R67: others are not concerned, nor the lands of the ally', () => {
    const corinthian: UnitId = 'corinth-hoplite-4-1';
    const ofCorinth = only(four(), { units: { [corinthian]: ISTHMUS } }, closed);
    expect(stepsOf(ofCorinth, corinthian, 'corinth')).toContain('W3431');
    const theban = only(three(), { units: { [THEBAN]: 'W3330' } }, closed);
    expect(stepsOf(theban, THEBAN, 'thebes')).toEqual(expect.arrayContaining(['W3431', ISTHMUS]));
  });

  it('R 24.5, ruling R67: nor does an ally’s fleet land there', () => {
    const fleet: UnitId = 'laconia-fleet-3-1';
    const state = only(three(), { units: { [fleet]: 'saronicGulf' } });
    const landings = (now: GameState): readonly HexId[] => {
      const sailing = play(marching(now, 'sparta'), { type: 'sail', player: 'sparta', piece: fleet, company: 'alone' });
      return listedOf(sailing.state, 'landAt').map(({ hex }) => hex);
    };
    // Nisaea in Megarid, and Cenchreae of Corinth.
    expect(landings(state)).toEqual(expect.arrayContaining(['W3531', 'W3232']));
    expect(landings({ ...state, ...closed })).not.toContain('W3531');
    expect(landings({ ...state, ...closed })).toContain('W3232');
  });

  it('R 24.5, ruling R67: units that are there stay, and may leave, from deep inside too', () => {
    // Thebes lies on the border of Attica; the other hex has nothing but Boeotia around it.
    const state = only(three(), { units: { [SPARTAN]: inside('W3528'), [SECOND]: 'W3428' } }, closed);
    const begun = marching(state, 'sparta');
    expect(begun.units).toEqual(state.units);
    expect(stepsOf(state, SPARTAN, 'sparta')).toContain('W3529');
    expect(stepsOf(state, SECOND, 'sparta')).toContain('W3528');
    // Outside, the way back is closed.
    const out = only(three(), { units: { [SPARTAN]: 'W3529' } }, closed);
    expect(stepsOf(out, SPARTAN, 'sparta')).not.toContain('W3528');
    expect(stepsOf({ ...out, closedTo: {} }, SPARTAN, 'sparta')).toContain('W3528');
  });

  it('R 24.5, ruling R67: they are open again when the player says so', () => {
    const council: GameState = {
      ...atIsthmus,
      ...closed,
      stack: [{ kind: 'council', player: 'thebes', paid: [], dealt: [], settled: [], returning: null }],
    };
    const { state } = play(council, { type: 'openLands', player: 'thebes', to: 'sparta' });
    expect(stepsOf(state, SPARTAN, 'sparta')).toContain('W3431');
  });
});
