/**
 * Engines of two commits in one process. Each is bundled by itself, with its own dependencies, so that both are treated alike.
 *
 * Engines of different commits never share types, so this file describes an engine by the plain JSON that goes in and out of it.
 * Bundles and the sources of other commits go to `.cache/engines/`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Either } from 'fp-ts/lib/Either.js';
import type { ChanceSource } from '../src/core/index.js';
import { GAMES, type GameName } from '../src/games.js';
import { wrongUse } from '../tools/command.js';
import { root, sourceOf } from '../tools/folders.js';

/** Plain JSON of which only the engine knows more. */
export type Plain = Readonly<Record<string, unknown>>;
export type AnyAction = Plain & { readonly type: string; readonly player: string };
export type AnyEvent = Plain & { readonly type: string };
export type AnyState = Plain & { readonly stack: readonly (Plain & { readonly kind: string })[] };
export type AnyOptions = Plain & { readonly players: number };

/** What every refusal has. */
export interface Refusal {
  readonly message: string;
}
export interface WeightedAction {
  readonly action: AnyAction;
  readonly weight: number;
}
export interface AnySimulation {
  actors(): readonly string[];
  legalActions(): readonly AnyAction[];
  chanceOutcomes(): readonly WeightedAction[];
  apply(action: AnyAction): Either<Refusal, readonly AnyEvent[]>;
  clone(): AnySimulation;
  state(): AnyState;
}
export interface AnyMatch {
  readonly state: AnyState;
}

/** One game of an engine: the functions of its entry point that the benches call. */
export interface GameFace {
  createGame(options: AnyOptions): Either<Refusal, AnyState>;
  actors(state: AnyState): readonly string[];
  legalActions(state: AnyState, player?: string): readonly AnyAction[];
  applyAction(
    state: AnyState,
    action: AnyAction,
  ): Either<Refusal, { readonly state: AnyState; readonly events: readonly AnyEvent[] }>;
  chanceOutcomes(state: AnyState): readonly WeightedAction[];
  settle(state: AnyState, chance: ChanceSource): { readonly state: AnyState; readonly actions: readonly AnyAction[] };
  viewFor(state: AnyState, viewer: string): Plain;
  sampleState(view: Plain, chance: ChanceSource): AnyState;
  simulate(state: AnyState): AnySimulation;
  toPosition(state: AnyState): Plain;
  fromPosition(position: unknown): Either<Refusal, AnyState>;
  createRecord(options: AnyOptions, actions: readonly AnyAction[], state: AnyState): Plain;
  replay(record: unknown): Either<Refusal, { readonly state: AnyState }>;
  createMatch(options: AnyOptions & { readonly seed: string }): Either<Refusal, AnyMatch>;
  play(match: AnyMatch, action: AnyAction): Either<Refusal, { readonly match: AnyMatch }>;
  undo(match: AnyMatch): Either<Refusal, AnyMatch>;
}

/** An engine: the games that its commit has. */
export type Engine = Readonly<Partial<Record<GameName, GameFace>>>;

/** Two engines to compare. `old` is the one of another commit. */
export type Engines = Readonly<Record<'old' | 'new', Engine>>;

/** Returns a game of an engine; throws if the engine does not have it. */
export function faceOf(engine: Engine, game: GameName): GameFace {
  const face = engine[game];
  if (face === undefined) throw new Error(`this commit has no ${game}`);
  return face;
}

/** Returns the value of an Either; throws its refusal. */
export function right<A>(result: Either<Refusal, A>): A {
  if (result._tag === 'Left') throw new Error(result.left.message);
  return result.right;
}

const folder = join(root, '.cache/engines');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Returns the abbreviated hash of a commit; undefined if the repository does not have it. */
function hashOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', '--short=10', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** Returns the abbreviated hash of the commit that an option names; a wrong name ends the program. */
export const commitOf = (usage: string, option: string, name: string): string =>
  hashOf(name) ?? wrongUse(usage, `--${option}: no commit "${name}" in this repository`);

/** Returns whether the sources differ from those of the last commit. */
export const isChanged = (): boolean => git('status', '--porcelain', 'src') !== '';

/**
 * Returns the commit to compare with when nobody names one: the one at which this branch left `main`. On `main` itself it is the last
 * commit if the sources have changed since, and else the commit before.
 */
export function usualBase(): string {
  const head = git('rev-parse', 'HEAD');
  const main = ['main', 'origin/main'].find((name) => hashOf(name) !== undefined);
  const fork = main === undefined ? head : git('merge-base', main, 'HEAD');
  return hashOf(fork !== head ? fork : isChanged() ? 'HEAD' : 'HEAD~1') ?? head;
}

/** Returns the folder with the sources of a commit. */
export function sourcesAt(commit: string): string {
  const place = join(folder, commit);
  if (existsSync(place)) return place;
  const fresh = `${place}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json', 'tsconfig.json'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', fresh], { input: archive });
  rmSync(place, { recursive: true, force: true });
  renameSync(fresh, place);
  return place;
}

/** Bundles all games of a source tree. */
async function bundle(tree: string, file: string): Promise<string> {
  const contents = GAMES.filter((game) => existsSync(join(tree, sourceOf(game), 'index.ts')))
    .map((game) => `export * as ${game} from './${sourceOf(game)}/index.ts';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: tree, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    nodePaths: [join(root, 'node_modules')],
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
    logLevel: 'error',
    write: false,
  });
  // A rename is atomic: another process may be loading the file.
  const fresh = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fresh, outputFiles[0]?.contents ?? '');
  renameSync(fresh, file);
  return file;
}

const load = async (file: string): Promise<Engine> => (await import(pathToFileURL(file).href)) as Engine;

/** Loads the engine of a commit. A `twin` is a second copy of it, which shares nothing with the first. */
export const engineAt = async (commit: string, { twin = false } = {}): Promise<Engine> =>
  load(await bundle(sourcesAt(commit), join(folder, `${commit}${twin ? '-twin' : ''}.mjs`)));

/** Loads the engine of the working tree. */
export const engineOfTree = async (): Promise<Engine> => load(await bundle(root, join(folder, 'tree.mjs')));
