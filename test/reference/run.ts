/**
 * Plays games and asks the model and the engine the same questions.
 *
 *     npx tsx test/reference/run.ts --states 200000 [--seed reference] [--players 2,3,4,5] [--every 7]
 */
import { command, wholeNumber, wrongUse } from '../../tools/command.js';
import { compare, type Tally } from './course.js';

const USAGE = `usage: npx tsx test/reference/run.ts [--states N] [--every N] [--seed TEXT] [--players N,N]

Plays games, some by chance, some by players who look for trouble, in both editions, and asks the reference model and the
engine the same questions. Answers that differ are told with the game's seed and the step.

  --states   how many states are compared in full (20000)
  --every    one state in so many of a game is compared in full; what happens is compared in all (7)
  --seed     from which the seeds of the games are made (reference)
  --players  the numbers of players, in turn (2,3,4,5)`;

const { values } = command(USAGE, {
  options: {
    states: { type: 'string', default: '20000' },
    every: { type: 'string', default: '7' },
    seed: { type: 'string', default: 'reference' },
    players: { type: 'string', default: '2,3,4,5' },
  },
});
const states = wholeNumber(USAGE, 'states', values.states, 1, 1_000_000_000);
const every = wholeNumber(USAGE, 'every', values.every, 1, 1_000_000);
const players = values.players.split(',').map((text) => {
  const number = wholeNumber(USAGE, 'players', text, 2, 5);
  if (number === 2 || number === 3 || number === 4 || number === 5) return number;
  return wrongUse(USAGE, `--players: ${text}`);
});

const started = performance.now();
let told = started;
const show = ({ games, seen, asked, differences }: Tally): void => {
  const questions = [...asked.values()].reduce((sum, one) => sum + one, 0);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${seen}/${states} states | ${games} games | ${questions} questions | ${differences} differences | ${seconds} s`,
  );
};

const tally = compare(
  { states, every, seed: values.seed, players },
  (so) => {
    if (performance.now() - told < 10_000) return;
    told = performance.now();
    show(so);
  },
  (found) => {
    console.log(found);
  },
);
show(tally);
for (const [what, asked] of [...tally.asked].sort()) console.log(`${String(asked).padStart(10)}  ${what}`);
if (tally.differences > 0) process.exitCode = 1;
