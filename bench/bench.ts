/**
 * How fast, and how big: random games through the mutable and the immutable way of running, one core.
 *
 *     npm run bench [-- --games 40] [--only successors]
 *
 * Figures of one run compare with each other; those of different machines do not.
 */
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/lib/Either.js';
import { digest, drawWeighted, orThrow, seededChance, type WholeGameTypes } from '../src/core/index.js';
import { withKit } from './kits.js';
import type { SoakKit } from './soak-game.js';

const { values } = parseArgs({ options: { games: { type: 'string', default: '40' }, only: { type: 'string' } } });

const seconds = (since: number): number => (performance.now() - since) / 1000;
const rate = (actions: number, time: number): string => `${Math.round(actions / time).toLocaleString('en')} actions/s`;
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** One random game through `simulate`; answers its actions. */
function mutableGame<G extends WholeGameTypes>(kit: SoakKit<G>, players: number, seed: string): readonly G['action'][] {
  const simulation = kit.game.simulate(orThrow(kit.game.createGame(kit.options(players))));
  const chance = seededChance(seed);
  const actions: G['action'][] = [];
  for (let [actor] = simulation.actors(); actor !== undefined; [actor] = simulation.actors()) {
    const legal = simulation.legalActions();
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : (legal[chance.draw(legal.length)] as G['action']);
    actions.push(action);
    simulation.apply(action);
  }
  return actions;
}

/** The same game again, action by action through `applyAction`; answers the digest of its end. */
function immutableGame<G extends WholeGameTypes>(
  kit: SoakKit<G>,
  players: number,
  actions: readonly G['action'][],
): string {
  let state = orThrow(kit.game.createGame(kit.options(players)));
  for (const action of actions) {
    const step = kit.game.applyAction(state, action);
    if (E.isLeft(step)) throw new Error(step.left.message);
    state = step.right.state;
  }
  return digest(state);
}

/** Times `legalActions` on every state of a game, and measures the states. */
function positions<G extends WholeGameTypes>(kit: SoakKit<G>, players: number, actions: readonly G['action'][]) {
  const simulation = kit.game.simulate(orThrow(kit.game.createGame(kit.options(players))));
  const times: number[] = [];
  let [largest, longest] = [0, 0];
  for (const [index, action] of actions.entries()) {
    if (index % 7 === 0) {
      const state = simulation.state();
      largest = Math.max(largest, JSON.stringify(state).length);
      const started = performance.now();
      const list = kit.game.legalActions(state);
      times.push(performance.now() - started);
      longest = Math.max(longest, list.length);
    }
    simulation.apply(action);
  }
  return { times, largest, longest };
}

function measure<G extends WholeGameTypes>(kit: SoakKit<G>): void {
  const games = Number(values.games);
  for (let warm = 0; warm < 4; warm++)
    mutableGame(kit, kit.playerCounts[warm % kit.playerCounts.length] ?? 2, `warm-${warm}`);

  const played = Array.from({ length: games }, (_, index) => ({
    players: kit.playerCounts[index % kit.playerCounts.length] ?? 2,
    seed: `bench-${index}`,
  }));
  let started = performance.now();
  const records = played.map(({ players, seed }) => ({ players, actions: mutableGame(kit, players, seed) }));
  const mutable = seconds(started);
  const total = records.reduce((sum, { actions }) => sum + actions.length, 0);

  const few = records.slice(0, Math.max(1, Math.floor(games / 8)));
  const fewTotal = few.reduce((sum, { actions }) => sum + actions.length, 0);
  started = performance.now();
  const sums = few.map(({ players, actions }) => immutableGame(kit, players, actions));
  const immutable = seconds(started);

  const seen = records.map(({ players, actions }) => positions(kit, players, actions));
  const times = seen.flatMap((each) => each.times).sort((a, b) => a - b);
  console.log(`${kit.game.name}: ${games} random games, ${total} actions (checksum ${digest(sums).slice(0, 8)})`);
  console.log(`  mutable (simulate)       ${rate(total, mutable)}`);
  console.log(
    `  immutable (applyAction)  ${rate(fewTotal, immutable)}; mutable is ${(total / mutable / (fewTotal / immutable)).toFixed(1)} times as fast`,
  );
  console.log(
    `  legalActions             p50 ${(quantile(times, 0.5) * 1000).toFixed(0)} µs, p99 ${(quantile(times, 0.99) * 1000).toFixed(0)} µs, worst ${(quantile(times, 1) * 1000).toFixed(0)} µs over ${times.length} states; longest list ${Math.max(...seen.map(({ longest }) => longest))}`,
  );
  console.log(
    `  state                    at most ${(Math.max(...seen.map(({ largest }) => largest)) / 1000).toFixed(1)} kB of JSON`,
  );
}

for (const name of ['successors', 'alexandros']) {
  if (values.only === undefined || values.only === name) await withKit(name, measure);
}
