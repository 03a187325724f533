/**
 * Plays one whole game between bots and tells it.
 *
 *     npm start -- --game successors --players 4 --seed babylon --json game.json
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { matches, orThrow, seededChance, type WholeGameTypes } from '../src/core/index.js';
import { withTeller } from './games.js';
import type { Storyteller } from './teller.js';

const USAGE = 'usage: npm start -- [--game successors|alexandros] [--players N] [--seed TEXT] [--json FILE]';

function readArguments() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string', default: 'successors' },
        players: { type: 'string', default: '4' },
        seed: { type: 'string' },
        json: { type: 'string' },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

const values = readArguments();

/** A seed to print and to give again. */
const seed = values.seed ?? `diadochi-${Date.now().toString(36)}`;

function tell<G extends WholeGameTypes>(teller: Storyteller<G>): void {
  const { game } = teller;
  const { createMatch, play, recordOf } = matches(game);
  const options = teller.options(Number(values.players));
  console.log(`${game.name}, ${values.players} players, seed "${seed}"\n`);

  const created = orThrow(game.createGame(options));
  const dealt = game.settle(created, seededChance(seed));
  let match = orThrow(createMatch({ ...options, seed }));
  const tale = teller.newTale();
  for (const event of dealt.events) tale(event, dealt.state).forEach((line) => console.log(line));

  const taste = seededChance(`${seed}: the bots`);
  while (game.outcome(match.state) === undefined) {
    const [actor] = game.actors(match.state);
    if (actor === undefined) break;
    const view = game.viewFor(match.state, actor as G['player']);
    const action = teller.choose(view, game.legalActionsFromView(view), taste);
    const { match: next, events } = orThrow(play(match, action));
    for (const event of events) tale(event, next.state).forEach((line) => console.log(line));
    match = next;
  }
  teller.ending(match.state).forEach((line) => console.log(line));

  console.log(`\n${match.actions.length} actions, chance included.`);
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify(recordOf(match), null, 1)}\n`);
    console.log(`Record written to ${values.json}; verify it with: npm run replay -- ${values.json}`);
  }
}

await withTeller(values.game, tell).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
