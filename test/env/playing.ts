/** Random games of every game of the registry, for tests of environments. */
import {
  CHANCE,
  orThrow,
  seededChance,
  settleSimulation,
  type Game,
  type Simulation,
  type WholeGameTypes,
} from '../../src/core/index.js';
import type { EnvironmentCodecs } from '../../src/env/index.js';
import { REGISTRY, type GameName } from '../../src/games.js';
import type { Manifest } from '../../src/hosts/manifest.js';
import { beside } from '../../tools/beside.js';
import type { ConformanceKit } from '../kit/walk.js';

/** A game with the codecs of its entry point, and its kit. */
export interface Subject<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly codecs: EnvironmentCodecs<G>;
  readonly kit: ConformanceKit<G>;
}

/** Calls a function with a game, whatever its types. */
export const withSubject = <Answer>(
  name: GameName,
  use: <G extends WholeGameTypes>(subject: Subject<G>) => Answer,
): Promise<Answer> =>
  REGISTRY[name].open(async <G extends WholeGameTypes>(manifest: Manifest<G>) => {
    const { game, codecs } = await manifest.entry();
    const { kit } = await beside<{ readonly kit: ConformanceKit<G> }>(name, 'kit.ts');
    if (kit === undefined) throw new Error(`${name} has no kit`);
    return use({ game, codecs, kit });
  });

/** Yields a random game at each decision; all players follow one of the policies of the kit. */
export function* decisionsOf<G extends WholeGameTypes>(
  { game, kit }: Subject<G>,
  options: G['options'],
  { seed, most }: { readonly seed: string; readonly most: number },
): Generator<Simulation<G>> {
  const chance = seededChance(seed);
  const policies = Object.values(kit.policies);
  const policy = policies[chance.draw(policies.length)];
  const simulation = game.simulate(orThrow(game.createGame(options)));
  for (let decision = 0; decision < most; decision++) {
    settleSimulation(simulation, chance);
    const [actor] = simulation.actors();
    if (actor === undefined || actor === CHANCE || policy === undefined) return;
    yield simulation;
    orThrow(simulation.apply(policy(simulation.legalActions(), () => simulation.state(), chance)));
  }
}
