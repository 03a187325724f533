/**
 * Plays a game through the engines of two commits in step, and compares legal actions, outcomes of chance, events and states.
 *
 *     npm run oracle -- --game conquest --against HEAD~3 --actions 20000
 *
 * bench/README.md says more.
 */
import { writeFileSync } from 'node:fs';
import type { WholeGameTypes } from '../src/core/index.js';
import { GAMES } from '../src/games.js';
import { FLAGSHIP } from '../tools/folders.js';
import { command, oneOf, say, wholeNumber, wrongUse } from '../tools/command.js';
import { commitOf, engineAt, engineOfTree, faceOf, usualBase, type GameFace } from './engines.js';
import { ASPECTS, playInStep, type Decide, type Difference } from './in-step.js';
import type { SoakKit } from './kit.js';
import { withKit } from './kits.js';
import { pinsFrom } from './pins.js';
import { wayOf } from './ways.js';

const USAGE = `usage: npm run oracle [-- [--game ${GAMES.join('|')}] [--against COMMIT] [--of COMMIT] [--actions N]
       [--policy NAME,NAME] [--players N,N] [--seed TEXT] [--compare ${ASPECTS.join()}] [--every N] [--at N] [--json FILE]]

Plays random games through the engines of two commits in step. Fails if they differ.

  --game     which game (${FLAGSHIP})
  --against  the old commit (where this branch left main; on main: the last commit, or the one before if nothing has changed since)
  --of       the new commit (the working tree)
  --actions  how many actions (20000)
  --policy   how players choose, in turn (all policies of the game)
  --players  the numbers of players, in turn (all)
  --seed     from which the seeds of the games are made (oracle)
  --compare  some of ${ASPECTS.join()} (all)
  --every    compares states once in so many actions (10)
  --at       only the game of this number; its difference is printed in full
  --json     writes each difference to a file, with the options and actions that lead to it`;

const { values } = command(USAGE, {
  options: {
    game: { type: 'string', default: FLAGSHIP },
    against: { type: 'string' },
    of: { type: 'string' },
    actions: { type: 'string', default: '20000' },
    policy: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'oracle' },
    compare: { type: 'string', default: ASPECTS.join() },
    every: { type: 'string', default: '10' },
    at: { type: 'string' },
    json: { type: 'string' },
  },
});
const game = oneOf(USAGE, 'game', values.game, GAMES);
const actions = wholeNumber(USAGE, 'actions', values.actions, 1, 1_000_000_000);
const every = wholeNumber(USAGE, 'every', values.every, 1, 1_000_000);
const at = values.at === undefined ? undefined : wholeNumber(USAGE, 'at', values.at, 0, 100_000_000);
const aspects = values.compare.split(',').map((word) => oneOf(USAGE, 'compare', word, ASPECTS));

/** A difference, and the game in which it was found. */
interface Found extends Difference {
  readonly number: number;
  readonly options: unknown;
  readonly policy: string;
  readonly seed: string;
}

function printed(
  { number, options, policy, seed, frames, actions: given, aspect, lines }: Found,
  most: number,
): string {
  const last = aspect === 'lists' ? '' : `, after ${JSON.stringify(given.at(-1))}`;
  return [
    `game ${number}: ${JSON.stringify(options)}, ${policy}, seed ${seed}`,
    `  ${aspect} at step ${given.length}, ${frames.join(' > ')}${last}`,
    ...lines.slice(0, most).map((line) => `    ${line}`),
    ...(lines.length > most ? [`    … ${lines.length - most} lines more: --at ${number}`] : []),
  ].join('\n');
}

/** Prints the first difference of each kind, and how many games have one. */
function report(found: readonly Found[]): void {
  const kinds = new Map<string, Found[]>();
  for (const each of found) {
    const { aspect, frames, actions: given } = each;
    const after = aspect === 'lists' ? '' : ` after ${given.at(-1)?.type}`;
    const kind = `${aspect} in ${frames.at(-1) ?? 'no frame'}${after}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  for (const [kind, [first, ...more]] of kinds) {
    if (first === undefined) continue;
    say(`\n${kind}: ${more.length + 1} games`);
    say(printed(first, at === undefined ? 12 : Infinity));
  }
}

await withKit(game, async <G extends WholeGameTypes>(kit: SoakKit<G>) => {
  const pins = pinsFrom(USAGE, game, kit, { players: values.players, policy: values.policy });
  const against = values.against === undefined ? usualBase() : commitOf(USAGE, 'against', values.against);
  const of = values.of === undefined ? undefined : commitOf(USAGE, 'of', values.of);
  const old: GameFace = faceOf(await engineAt(against), game);
  const young: GameFace = faceOf(of === undefined ? await engineOfTree() : await engineAt(of), game);
  say(`${game}: ${against} (old) and ${of ?? 'the working tree'} (new)`);

  const started = performance.now();
  const found: Found[] = [];
  let [games, compared, reordered, refused] = [0, 0, 0, 0];
  for (let number = at ?? 0; compared < actions && (at === undefined || number === at); number++) {
    const { options, policy, seed } = wayOf(kit, pins, values.seed, number);
    if (old.createGame(options)._tag === 'Left') {
      // An option that the old engine does not know. Nothing can be compared if it knows none.
      if (++refused > 100 && games === 0)
        wrongUse(USAGE, `the old engine refuses all options: ${JSON.stringify(options)}`);
      continue;
    }
    const result = playInStep(old, young, {
      options,
      seed,
      decide: kit.policies[policy] as unknown as Decide,
      aspects,
      every: at === undefined ? every : 1,
      most: actions - compared,
    });
    games++;
    compared += Math.max(1, result.actions);
    reordered += result.reordered;
    if (result.difference !== undefined) found.push({ ...result.difference, number, options, policy, seed });
  }
  report(found);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(found, undefined, 1)}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(
    `${games} games, ${compared} actions in ${seconds} s; ${reordered} lists in another order` +
      (refused > 0 ? `; ${refused} games left out, whose options the old engine refuses` : ''),
  );
  say(found.length === 0 ? 'no difference' : `${found.length} games differ`);
  if (found.length > 0) process.exitCode = 1;
});
