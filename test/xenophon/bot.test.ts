/** The bots of Xenophon: they beat whoever does anything; the rebels seek the King, and when Cyrus has fallen they go home. */
import { describe, expect, it } from 'vitest';
import { heuristics } from '../../src/xenophon/bots/index.js';
import {
  createGame,
  fromPosition,
  outcome,
  query,
  xenophon,
  type GameState,
  type Position,
  type XenophonTypes,
} from '../../src/xenophon/index.js';
import { orThrow } from '../../src/core/index.js';
import { decided, played, type Players } from '../conquest/bots/playing.js';
import { greedily } from '../kit/greedy.js';

const choose = greedily(heuristics);

const begun = orThrow(createGame({ players: 2 }));
const BOTH: Players<XenophonTypes> = { rebel: choose, royal: choose };

const setting = (position: Partial<Position>): GameState =>
  orThrow(fromPosition({ format: 'diadochi-position', game: 'xenophon', version: 1, others: 'pool', ...position }));

describe('a bot against whoever does anything', () => {
  const winners = (players: Players<XenophonTypes>, seed: string) =>
    outcome(played(xenophon, begun, seed, players))?.winners;

  it('the rebels win', () => {
    expect(winners({ rebel: choose }, 'kounaxa')).toEqual(['rebel']);
  });

  it('the King wins', () => {
    expect(winners({ royal: choose }, 'kounaxa')).toEqual(['royal']);
  });
});

describe('a campaign of bots', () => {
  it('is the same again with the same dice', () => {
    const until = ({ turn }: GameState): boolean => turn === 3;
    expect(played(xenophon, begun, 'tarsos', BOTH, until)).toEqual(played(xenophon, begun, 'tarsos', BOTH, until));
  });

  it('X 3, 9 has Cyrus with all his army out of Sardis in the first turn, eastward', () => {
    const later = played(xenophon, begun, 'sardes', BOTH, ({ turn }) => turn === 2);
    const at = later.leaders.cyrus?.at ?? '';
    expect(['phrygia', 'cilicia', 'cappadocia']).toContain(at);
    // Seventeen began at Sardis; a mercenary comes with the second turn.
    expect(query.unitsAt(later, at, 'rebel').length).toBeGreaterThanOrEqual(15);
  });
});

describe('what the rebels decide', () => {
  const before = (own: readonly string[]): GameState =>
    setting({
      turn: 4,
      pieces: {
        rebel: { assyria: [...own] },
        royal: { assyria: ['artaxerxes', 'royalGuard-1', 'persianHeavyCavalry-1..2', 'persianArchers-1'] },
      },
      begins: { phase: 'combat', side: 'rebel' },
    });

  it('X 7.1, 9.1 they fight the King where they are as strong as he', () => {
    const host = ['cyrus', 'clearchus', 'spartanHoplites-1..4', 'cyrusGuard-1', 'illyrians-1'];
    expect(decided(xenophon, before(host), choose)).toMatchObject({ type: 'offerBattle', province: 'assyria' });
  });

  it('X 7.1 they leave him alone where they are not', () => {
    const few = ['cyrus', 'persianInfantry-1..3'];
    expect(decided(xenophon, before(few), choose)).toMatchObject({ type: 'endCombats' });
  });

  it('X 4.1 they move first when the King is beside them, and otherwise second', () => {
    const initiative = (kingAt: string): GameState =>
      setting({
        turn: 4,
        pieces: {
          rebel: { assyria: ['cyrus', 'clearchus', 'spartanHoplites-1..4'] },
          royal: { [kingAt]: ['artaxerxes', 'royalGuard-1', 'persianArchers-1'] },
        },
        begins: { phase: 'initiative' },
      });
    expect(decided(xenophon, initiative('babylonia'), choose).type).toBe('moveFirst');
    expect(decided(xenophon, initiative('persis'), choose).type).toBe('moveSecond');
  });

  it('X 9.2 when Cyrus has fallen the Greeks march home by the shortest way', () => {
    const greeks = ['spartanHoplites-1', 'spartanHoplites-2', 'thracianPeltasts-1'] as const;
    const retreat = setting({
      turn: 6,
      pieces: {
        rebel: { phrygia: ['clearchus', ...greeks], aegean: ['ionianFleet'] },
        royal: { persis: ['artaxerxes', 'royalGuard-1'], armenia: ['carduchi-1'] },
      },
      milestones: { pretenderFallen: 5 },
      memory: { remnant: greeks },
      begins: { phase: 'movement', side: 'rebel' },
    });
    // From Phrygia it is Ionia, and then Thrace; two of the three may sail at once.
    const home = played(xenophon, retreat, 'kerasous', BOTH);
    expect(outcome(home)).toMatchObject({ winners: ['rebel'] });
    expect(query.homecomingOf(home).home).toHaveLength(3);
    expect(home.turn).toBeLessThanOrEqual(8);
  });
});
