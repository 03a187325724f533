/** The games without an old engine, compared with Successors in one process: they should be as fast. */
import { GAMES, REGISTRY, type GameName } from '../src/games.js';
import { GAMES as ENGINE_GAMES, type GameFace } from '../tools/oracle/engine.js';
import { optionsOf } from './costs.js';
import { duel, type Duel } from './duel.js';
import { immutableGame, mutableGame, type Played } from './play.js';

/** Those games, by name. */
export const BENCHED = GAMES.filter((name) => !ENGINE_GAMES.some((known) => known === name));

const WAYS = [
  ['mutable: simulate', mutableGame],
  ['immutable: legalActions, applyAction', immutableGame],
] as const;

export interface FamilyDuel {
  readonly what: string;
  readonly duel: Duel;
}

type Play = (index: number, seed: string) => Played;

/** The number of games from which their length is estimated. */
const SAMPLE = 12;
const lengthOf = (play: Play): number => {
  let actions = 0;
  for (let index = 0; index < SAMPLE; index++) actions += play(index, `length-${index}`).actions;
  return actions;
};

/** Plays random games of each, with every number of players, in turn with Successors; a quarter as many warm up. */
export async function* familyDuels(games: number, rounds: number): AsyncGenerator<FamilyDuel> {
  const faceOf = (name: GameName) =>
    REGISTRY[name].open(async (manifest) => (await manifest.entry()).game as unknown as GameFace);
  const successors = await faceOf('successors');
  for (const name of BENCHED) {
    const face = await faceOf(name);
    const { playerCounts } = REGISTRY[name];
    for (const [what, way] of WAYS) {
      const playOld: Play = (index, seed) => way(successors, optionsOf('successors', index), seed);
      const playNew: Play = (index, seed) =>
        way(face, { players: playerCounts[index % playerCounts.length] ?? 2 }, seed);
      // Both engines must have run for the same time: this number of games takes as long as one of Successors.
      const toOne = Math.max(1, Math.round(lengthOf(playOld) / lengthOf(playNew)));
      const some = (engine: 'old' | 'new', from: number, until: number, seed: string) => {
        let [units, mark] = [0, 0];
        const [play, length] = engine === 'new' ? ([playNew, toOne] as const) : ([playOld, 1] as const);
        for (let index = from * length; index < until * length; index++) {
          const played = play(index, `${seed}-${index}`);
          units += played.actions;
          mark = Math.imul(mark, 31) + played.mark;
        }
        return { units, mark };
      };
      yield {
        what: `${name}, ${what}`,
        duel: duel(
          rounds,
          (engine, at) =>
            some(engine, Math.floor((games * at) / rounds), Math.floor((games * (at + 1)) / rounds), 'bench'),
          (engine) => void some(engine, 0, Math.ceil(games / 4), 'warm'),
        ),
      };
    }
  }
}
