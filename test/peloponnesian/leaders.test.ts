import { describe, expect, it } from 'vitest';
import { loseLeader, loseLoneLeaders } from '../../src/peloponnesian/deeds/leaders.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { successorsFor } from '../../src/peloponnesian/query/leaders.js';
import { hexNamed } from '../../src/peloponnesian/query/presence.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { GameRun } from '../../src/peloponnesian/types.js';
import type { LeaderId, PlaceId, PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { doing } from './doing.js';
import { withLeaders, withUnits } from './changed.js';
import { argive, play } from './table.js';

const OPEN_HEX = 'W2333';

const code = (run: GameRun, leader: LeaderId): number => run.state.roster.leaderCodes.get(leader) ?? -1;

/** After a leader has been lost. */
const losing = (state: GameState, leader: LeaderId, stack: PlaceId | null): GameState =>
  doing(state, (run) => loseLeader(run, code(run, leader), stack, 'R 7.8.6')).state;

const successors = (state: GameState, player: PlayerId): readonly LeaderId[] =>
  successorsFor(machine.situationOf(state), player).map(({ id }) => id);

describe('R 7.8.4: succession', () => {
  it('chance draws the successor from the Leader Pool, each with the same weight', () => {
    const state = losing(argive(), 'agis', 'W2838');
    expect(machine.chanceOutcomes(state)).toEqual(
      ['astyochus', 'clearchus', 'dercyllidas'].map((leader) => ({
        action: { type: 'drawLeader', player: 'chance', leader },
        weight: 1,
      })),
    );
    const { leaders } = play(state, { type: 'drawLeader', player: 'chance', leader: 'clearchus' }).state;
    // He stands with the stack of his predecessor, inside the city like him.
    expect(leaders['clearchus']).toEqual({ at: 'W2838', player: 'sparta', inside: true });
    expect(leaders['agis']).toEqual({ at: 'gone', player: 'sparta' });
  });

  it('R 7.8.4: without a stack he comes to the Force Pool of the home region', () => {
    const state = losing(argive(), 'alcibiades', null);
    const { leaders } = play(state, { type: 'drawLeader', player: 'chance', leader: 'nicias' }).state;
    expect(leaders['nicias']).toEqual({ at: 'forcePool', player: 'athens', pool: 'attica' });
  });

  it('R 16.2.2: units at sea are in the stack of the successor', () => {
    const state = withLeaders(argive(), { nicostratus: { at: 'saronicGulf', player: 'athens' } });
    const afloat = withUnits(state, { 'attica-fleet-6-1': { at: 'saronicGulf', under: 'nicostratus' } });
    const { units } = play(losing(afloat, 'nicostratus', 'saronicGulf'), {
      type: 'drawLeader',
      player: 'chance',
      leader: 'lamachus',
    }).state;
    expect(units['attica-fleet-6-1']).toEqual({ at: 'saronicGulf', under: 'lamachus' });
  });

  it('R 7.9.2, 22.4.3, ruling Q42: with an empty pool lost leaders without a rating are used again', () => {
    const gone = { at: 'gone', player: 'athens' } as const;
    // Eurymedon has a rating, Lamachus and Nicias have none.
    const state = withLeaders(argive(), { eurymedon: gone, lamachus: gone, nicias: gone, alcibiades: gone });
    expect(successors(state, 'athens')).toEqual(['lamachus', 'nicias']);
  });

  it('R 22.4.3: and if there are none, other counters without a rating', () => {
    const gone = { at: 'gone', player: 'athens' } as const;
    const there = { at: 'W3831', player: 'athens' } as const;
    const state = withLeaders(argive(), {
      eurymedon: gone,
      alcibiades: gone,
      demosthenes: gone,
      nicostratus: gone,
      lamachus: there,
      nicias: there,
    });
    const names = successors(state, 'athens');
    expect(names).toContain('cleon');
    expect(names).not.toContain('phormio');
  });

  it('R 22.4.3: nobody comes as long as a player has three leaders', () => {
    expect(successors(argive(), 'sparta')).toEqual([]);
  });

  it('the only candidate comes without a draw', () => {
    const gone = { at: 'gone', player: 'sparta' } as const;
    const state = losing(withLeaders(argive(), { astyochus: gone, clearchus: gone }), 'agis', 'W2838');
    expect(state.leaders['dercyllidas']).toEqual({ at: 'W2838', player: 'sparta', inside: true });
  });
});

describe('R 7.8.6: lone leaders', () => {
  const met = (state: GameState, hex: string): GameState =>
    doing(state, (run) => loseLoneLeaders(run, hexNamed(run.state, hex), 'sparta')).state;

  it('is lost when an enemy unit ends its move where he is alone', () => {
    const state = withLeaders(argive(), { alcibiades: { at: OPEN_HEX, player: 'athens' } });
    const after = met(state, OPEN_HEX);
    expect(after.leaders['alcibiades']?.at).toBe('gone');
    // R 13.4: a lost leader lowers the Militance of the home region.
    expect(after.regions.attica?.militance).toBe(19);
  });

  it('is not lost in the company of units', () => {
    const state = withLeaders(argive(), { alcibiades: { at: OPEN_HEX, player: 'athens' } });
    const led = withUnits(state, { 'argolid-hoplite-4-1': { at: OPEN_HEX } });
    expect(met(led, OPEN_HEX).leaders['alcibiades']?.at).toBe(OPEN_HEX);
  });

  it('ruling Q43: a friendly city shelters him, an empty fort does not', () => {
    // Alcibiades is in Argos.
    expect(met(argive(), 'W3034').leaders['alcibiades']?.at).toBe('W3034');
    const state: GameState = {
      ...withLeaders(argive(), { alcibiades: { at: OPEN_HEX, player: 'athens', inside: true } }),
      forts: { [OPEN_HEX]: { by: 'athens' } },
    };
    expect(met(state, OPEN_HEX).leaders['alcibiades']?.at).toBe('gone');
  });
});
