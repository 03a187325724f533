/** What the story of Conquest and Empire says of the end of a turn and of a game. */
import { describe, expect, it } from 'vitest';
import { conquestTeller } from '../../src/conquest/story/index.js';
import { orThrow } from '../../src/core/index.js';

describe('the end of a turn', () => {
  const start = orThrow(conquestTeller.game.createGame(conquestTeller.options(2)));
  const restored = (unit: `${string}-${number}`) =>
    ({ type: 'unitRestored', rule: 'R 12.11', unit, at: 'macedonia', steps: 2 }) as const;

  it('R 12.11 who recuperates stands under a heading of its own, and not under that of the last phase', () => {
    const tale = conquestTeller.newTale();
    tale([{ type: 'turnBegan', rule: 'R 4.1', turn: 6, season: 'autumn', year: 333 }], start);
    expect(
      tale(
        [
          { type: 'phaseBegan', rule: 'R 4.2', phase: 'randomEvents', side: null },
          restored('phalanx-7'),
          restored('phalanx-8'),
        ],
        start,
      ),
    ).toEqual(['', 'End of the turn:', expect.stringContaining('Phalanx 7'), expect.stringContaining('Phalanx 8')]);
  });

  it('R 16 who has won is told once, below the last map', () => {
    const tale = conquestTeller.newTale();
    const ended = { how: 'victoryPoints', winners: [], margin: 'draw', points: 17 } as const;
    expect(tale([{ type: 'gameEnded', rule: 'R 16.3', ...ended }], { ...start, ended })).toEqual([]);
    expect(conquestTeller.ending({ ...start, ended }).at(-1)).toBe(
      'The game is a draw with 17 Victory Points. (R 16.3)',
    );
  });
});
