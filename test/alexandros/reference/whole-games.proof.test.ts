/** Whole games under the eyes of the umpire: what is listed is what the rules allow, and what is done is what they say. */
import { describe, expect, it } from 'vitest';
import { PLAYERS, type GameOptions } from '../../../src/alexandros/index.js';
import { orThrow } from '../../../src/core/index.js';
import { strip } from '../boards.js';
import { playOut } from '../play-out.js';
import { anything, avoidingWalls, buildingWalls, levying, type Liking } from '../policies.js';
import { done, lawful, Scribe, tableOf } from './umpire.js';

const games: readonly (readonly [name: string, options: GameOptions, liking: Liking, games: number])[] = [
  ['two players, anything', { players: 2 }, anything, 2],
  ['three players, anything', { players: 3, startingPlayer: 'blue' }, anything, 2],
  ['four players, anything', { players: 4, startingPlayer: 'yellow' }, anything, 2],
  ['four players who levy', { players: 4 }, levying, 2],
  ['two players who levy and build walls', { players: 2 }, buildingWalls(levying), 2],
  ['three players who build walls', { players: 3 }, buildingWalls(anything), 2],
  ['four players on a strip', { players: 4, board: strip }, anything, 6],
  ['two players on a strip who avoid walls', { players: 2, board: strip }, avoidingWalls(anything), 6],
];

describe('R Game Play: whole games, by a second opinion on the rules', () => {
  it.each(games)('%s', (name, options, liking, count) => {
    for (let game = 0; game < count; game++) {
      const scribe = new Scribe(PLAYERS.slice(0, options.players), options.startingPlayer ?? 'red');
      const decisions: string[] = [];
      playOut(options, `${name} ${game}`, liking, (simulation, action) => {
        const before = simulation.state();
        const at = `${name} ${game}, decision ${decisions.length}`;
        decisions.push(action.type);
        const listed = simulation.legalActions().map((each) => JSON.stringify(each));
        expect([...listed].sort(), at).toEqual([...lawful(before)].sort());
        const next = simulation.clone();
        const events = orThrow(next.apply(action));
        const after = next.state();
        expect(tableOf(after), at).toEqual(done(before, action));
        expect(scribe.note(action, events, after), at).toEqual([]);
      });
    }
  });
});
