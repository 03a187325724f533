/** How fast environments of the working tree are: random steps of many side by side, with masks and observations. */
import { orThrow, seededChance } from '../src/core/index.js';
import { vectorEnvironment } from '../src/env/index.js';
import { REGISTRY, type GameName } from '../src/games.js';
import { timed } from './clock.js';

/** The number of environments side by side. */
export const SIDE_BY_SIDE = 32;

/** The speed of the environments of a game, and the sizes of their arrays. */
export interface EnvironmentSpeed {
  readonly stepsPerSecond: number;
  readonly observationSize: number;
  readonly actionCount: number;
}

/** Returns how many steps a second environments of a game take, measured over a number of steps of each. */
export const environmentSpeed = (name: GameName, steps: number): Promise<EnvironmentSpeed> =>
  REGISTRY[name].open(async (manifest): Promise<EnvironmentSpeed> => {
    const { game, codecs } = await manifest.entry();
    const options = orThrow(game.decode.options({ players: manifest.usualPlayers }));
    const many = vectorEnvironment(game, codecs, { options, count: SIDE_BY_SIDE, autoReset: true });
    const taste = seededChance('bench');
    const choices = new Int32Array(SIDE_BY_SIDE);
    const step = (): void => {
      for (const [row, env] of many.environments.entries()) {
        const allowed = env.legalIndices();
        choices[row] = allowed[taste.draw(allowed.length)] ?? 0;
      }
      many.step(choices);
    };
    // The first steps are slower, because the engine still compiles.
    for (let warm = 0; warm < steps / 4; warm++) step();
    const seconds = timed(() => {
      for (let at = 0; at < steps; at++) step();
    });
    const { observationSize, actionCount } = many;
    return { stepsPerSecond: (steps * SIDE_BY_SIDE) / seconds, observationSize, actionCount };
  });
