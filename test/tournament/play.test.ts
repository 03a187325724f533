/** Games of tournaments. */
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { GAMES, REGISTRY } from '../../src/games.js';
import { decodeLine, decodeTask } from '../../src/tournament/line.js';
import { playTask } from '../../src/tournament/play.js';
import { alexandros } from '../../src/alexandros/index.js';

const TASK = {
  game: 'alexandros',
  gameVersion: alexandros.version,
  number: 7,
  seed: 'susa 7',
  options: { players: 2 },
  bots: ['greedy', 'random'],
} as const;

it('a game is the same whenever it is played, and its result can be read', async () => {
  const line = await playTask(TASK);
  expect(line).toMatchObject(TASK);
  expect(line.players).toEqual(['red', 'yellow']);
  expect(line.returns.reduce((sum, share) => sum + share, 0)).toBe(1);
  expect(line.turns[0]).toEqual({ turn: 1, worth: [0, 0] });
  expect(line.turns.length).toBeGreaterThan(5);
  expect(orThrow(decodeLine(JSON.parse(JSON.stringify(line))))).toEqual(line);
  expect(await playTask(TASK)).toEqual(line);
});

it('a game by other rules, with another bot or with other options is not played', async () => {
  await expect(playTask({ ...TASK, gameVersion: 1000 })).rejects.toThrow('expected version 1000 of alexandros');
  await expect(playTask({ ...TASK, bots: ['greedy', 'chess'] })).rejects.toThrow('got "chess"');
  await expect(playTask({ ...TASK, options: { players: 9 } })).rejects.toThrow('$.players');
});

it('a game that comes from a queue is validated', () => {
  expect(orThrow(decodeTask({ ...TASK }))).toEqual(TASK);
  expect(decodeTask({ ...TASK, game: 'chess', number: 0, bots: 'greedy' })).toMatchObject({
    left: { faults: [{ path: '$.game' }, { path: '$.number' }, { path: '$.bots' }] },
  });
});

describe.each(GAMES)('%s', (name) => {
  it('counts its turns', async () => {
    const state = await REGISTRY[name].open(async ({ usualPlayers, entry }) => {
      const { game } = await entry();
      return orThrow(game.createGame(orThrow(game.decode.options({ players: usualPlayers }))));
    });
    expect(state).toHaveProperty('turn', expect.any(Number));
  });
});
