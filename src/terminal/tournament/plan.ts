/** Makes the plan of a tournament from the options of the command. */
import { isLeft, type WholeGameTypes } from '../../core/index.js';
import { REGISTRY, type GameName } from '../../games.js';
import type { Manifest } from '../../hosts/manifest.js';
import type { Plan } from '../../tournament/plan.js';
import { wrongUse } from '../complaint.js';
import { botFor, playersFor } from '../options.js';

/** The options that describe a tournament. */
export interface PlanOptions {
  readonly game: GameName;
  readonly players?: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

async function planned<G extends WholeGameTypes>(manifest: Manifest<G>, chosen: PlanOptions): Promise<Plan> {
  const { game: name, bots, games, seed, options = {} } = chosen;
  const players = playersFor(manifest, chosen.players);
  const twice = bots.find((bot, index) => bots.indexOf(bot) !== index);
  if (twice !== undefined) throw wrongUse(`--bots: ${twice} is named twice`);
  const heuristics = await manifest.bots();
  for (const bot of bots) botFor(heuristics, bot);
  const { game } = heuristics;
  const read = game.decode.options({ ...options, players });
  const begun = isLeft(read) ? read : game.createGame(read.right);
  if (isLeft(begun)) throw wrongUse(`--options: ${begun.left.message}`);
  return { game: name, gameVersion: game.version, players, bots, games, seed, options };
}

/** Returns the plan of a tournament, or throws a complaint about the options. */
export const planOf = (chosen: PlanOptions): Promise<Plan> =>
  REGISTRY[chosen.game].open((manifest) => planned(manifest, chosen));
