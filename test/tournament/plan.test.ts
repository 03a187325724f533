/** Who sits where: every bot in every seat, and every group of bots in every order. */
import { describe, expect, it } from 'vitest';
import { seatingsOf, tasksOf, type Plan } from '../../src/tournament/plan.js';

const TABLES = [1, 2, 3, 4, 5].flatMap((bots) => [2, 3, 4, 5].map((seats) => [bots, seats] as const));

describe.each(TABLES)('%i bots in %i seats', (bots, seats) => {
  const seatings = seatingsOf(bots, seats);

  it('each block has each bot once in each seat', () => {
    expect(seatings.length % bots).toBe(0);
    for (let from = 0; from < seatings.length; from += bots) {
      const block = seatings.slice(from, from + bots);
      for (let seat = 0; seat < seats; seat++)
        expect(block.map((seating) => seating[seat]).sort()).toEqual([...Array(bots).keys()]);
    }
  });

  it('each order of bots is as frequent as any other', () => {
    const counts = new Map<string, number>();
    for (const seating of seatings) counts.set(seating.join(), (counts.get(seating.join()) ?? 0) + 1);
    expect(new Set(counts.values()).size).toBe(1);
  });
});

it('every pair of four bots meets in games for two, in both orders', () => {
  expect(new Set(seatingsOf(4, 2).map(String)).size).toBe(12);
  expect(seatingsOf(4, 2)).toHaveLength(12);
});

it('three bots in four seats: each sits twice in a third of the games', () => {
  const twice = seatingsOf(3, 4).map((seating) => seating.find((bot, seat) => seating.indexOf(bot) !== seat));
  expect([0, 1, 2].map((bot) => twice.filter((each) => each === bot).length)).toEqual([12, 12, 12]);
});

const PLAN: Plan = {
  game: 'alexandros',
  gameVersion: 2,
  players: 2,
  bots: ['greedy', 'random'],
  games: 3,
  seed: 'susa',
  options: { alexanderPenalty: true },
};

it('a game has a seed, options and bots of its own, and depends on nothing but its number', () => {
  const tasks = tasksOf(PLAN);
  expect(tasks[1]).toEqual({
    game: 'alexandros',
    gameVersion: 2,
    number: 2,
    seed: 'susa 2',
    options: { alexanderPenalty: true, players: 2 },
    bots: ['random', 'greedy'],
  });
  expect(tasksOf({ ...PLAN, games: 50 }).slice(0, 3)).toEqual(tasks);
});
