/** *Conquest and Empire* and its variants beside Successors, in one process: they have no old engine, and are to be as fast as the first game. */
import type { AnyOptions, GameFace } from '../tools/oracle/engine.js';
import { optionsOf } from './costs.js';
import { duel, type Duel } from './duel.js';
import { immutableGame, mutableGame } from './play.js';

interface Member {
  readonly name: string;
  readonly load: () => Promise<unknown>;
  readonly options: (index: number) => AnyOptions;
  /** So many games of it are about as long as one of Successors: both engines must have been at it as long. */
  readonly toOne: number;
}

/** The games of the family, with every number of players that they are for. */
const MEMBERS: readonly Member[] = [
  { name: 'conquest', load: () => import('../src/conquest/index.js'), options: () => ({ players: 2 }), toOne: 1 },
  { name: 'xenophon', load: () => import('../src/xenophon/index.js'), options: () => ({ players: 2 }), toOne: 5 },
  {
    name: 'clash',
    load: () => import('../src/clash/index.js'),
    options: (index) => ({ players: 2 + (index % 3) }),
    toOne: 1,
  },
];

const WAYS = [
  ['mutable: simulate', mutableGame],
  ['immutable: legalActions, applyAction', immutableGame],
] as const;

export interface FamilyDuel {
  readonly what: string;
  readonly duel: Duel;
}

/** Random games of each, and of Successors in turn with them; a quarter of them, and never none, to warm up. */
export async function* familyDuels(games: number, rounds: number): AsyncGenerator<FamilyDuel> {
  const successors = (await import('../src/successors/index.js')) as unknown as GameFace;
  for (const { name, load, options, toOne } of MEMBERS) {
    const face = (await load()) as GameFace;
    for (const [what, way] of WAYS) {
      const some = (engine: 'old' | 'new', from: number, until: number, seed: string) => {
        let [units, mark] = [0, 0];
        const length = engine === 'new' ? toOne : 1;
        for (let index = from * length; index < until * length; index++) {
          const played =
            engine === 'new'
              ? way(face, options(index), `${seed}-${index}`)
              : way(successors, optionsOf('successors', index), `${seed}-${index}`);
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
