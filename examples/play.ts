/**
 * Plays one whole game between bots and prints it.
 *
 *     npm start -- --game successors --players 4 --seed babylon --json game.json
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANCE, isLeft, matches, orThrow, seededChance, type WholeGameTypes } from '../src/core/index.js';
import { command, oneOf, say, wholeNumber, wrongUse } from '../tools/command.js';
import { GAMES, REGISTRY } from '../src/games.js';
import { greedyBot, turnOf, type Bot } from '../src/bots/index.js';
import type { Storyteller } from '../src/hosts/story.js';

const counts = GAMES.map((game) => `${game} ${REGISTRY[game].usualPlayers}`).join(', ');

const USAGE = `usage: npm start [-- [--game ${GAMES.join('|')}] [--players N] [--scenario NAME] [--options JSON] [--seed TEXT] [--json FILE] [--svg DIR]]

Plays a whole game between bots and prints it, with its dice and rules.

  --game     the game to play (successors)
  --players  how many players (${counts})
  --scenario which scenario of a game that has several: argive-league
  --options  further options of the game: '{"edition":"player-aid","optionalRules":["cavalry"]}'
  --seed     the same seed plays the same game; without one, every game is different
  --json     where to write the record of the game, for npm run replay
  --svg      a folder for a picture of each round and of the end`;

const { values } = command(USAGE, {
  options: {
    game: { type: 'string', default: 'successors' },
    players: { type: 'string' },
    scenario: { type: 'string' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string' },
    json: { type: 'string' },
    svg: { type: 'string' },
  },
});
const name = oneOf(USAGE, 'game', values.game, GAMES);
const asked = values.players === undefined ? undefined : wholeNumber(USAGE, 'players', values.players, 1, 99);

/** Further options of the game, which the game itself validates. */
const furtherOptions = ((): object => {
  try {
    const given: unknown = JSON.parse(values.options);
    if (typeof given === 'object' && given !== null) return given;
  } catch {
    // Reported below, like any other value that is no object.
  }
  return wrongUse(USAGE, `--options is no JSON object: ${values.options}`);
})();

/** The id of the scenario: `argiveLeague` for `argive-league`. */
const scenario = values.scenario === undefined ? {} : { scenario: inCamelCase(values.scenario) };

function inCamelCase(text: string): string {
  return text.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A seed that can be printed and passed again. */
const seed = values.seed ?? `diadochi-${Date.now().toString(36)}`;

/** Runs an operation on files. A failure is reported as wrong use of the option. */
function withFiles<A>(option: string, use: () => A): A {
  try {
    return use();
  } catch (error) {
    return wrongUse(USAGE, `${option}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Writes a picture after each round, with the events of the round. */
function newAlbum<G extends WholeGameTypes>({ picture, round }: Storyteller<G>, folder: string) {
  mkdirSync(folder, { recursive: true });
  let before: G['state'] | undefined;
  let events: G['event'][] = [];
  const write = (name: string, state: G['state']): void => {
    writeFileSync(join(folder, `${name}.svg`), picture(state, events));
    events = [];
  };
  return {
    turnTo(state: G['state'], happened: readonly G['event'][]): void {
      if (before !== undefined && round(before) !== round(state)) write(round(before), before);
      events.push(...happened);
      before = state;
    },
    close: (state: G['state']): void => write('end', state),
  };
}

function tell<G extends WholeGameTypes>(teller: Storyteller<G>, bot: Bot<G>, usualPlayers: number): void {
  const { game } = teller;
  const players = asked ?? usualPlayers;
  const { createMatch, play, recordOf } = matches(game);
  const read = game.decode.options({ ...teller.options(players), ...furtherOptions, ...scenario });
  if (isLeft(read)) return wrongUse(USAGE, read.left.message);
  const options = read.right;
  const created = game.createGame(options);
  if (isLeft(created)) return wrongUse(USAGE, created.left.message);
  say(`${game.name}, ${players} players, seed "${seed}"\n`);

  const dealt = game.settle(created.right, seededChance(seed));
  let match = orThrow(createMatch({ ...options, seed }));
  const tale = teller.newTale();
  tale(dealt.events, dealt.state).forEach(say);

  const album = values.svg === undefined ? undefined : withFiles('--svg', () => newAlbum(teller, values.svg ?? '.'));
  album?.turnTo(match.state, dealt.events);

  const taste = seededChance(`${seed}: the bots`);
  while (game.outcome(match.state) === undefined) {
    const [actor] = game.actors(match.state);
    if (actor === undefined || actor === CHANCE) break;
    const action = bot.choose(turnOf(game, match.state, actor, taste));
    const { match: next, events } = orThrow(play(match, action));
    tale(events, next.state).forEach(say);
    album?.turnTo(next.state, events);
    match = next;
  }
  album?.close(match.state);
  teller.ending(match.state).forEach(say);

  say(`\n${match.actions.length} actions, chance included.`);
  if (values.json !== undefined) {
    const { json } = values;
    withFiles('--json', () => writeFileSync(json, `${JSON.stringify(recordOf(match), null, 1)}\n`));
    say(`Record written to ${json}; verify it with: npm run replay -- ${json}`);
  }
}

await REGISTRY[name].open(async (manifest) =>
  tell(await manifest.story(), greedyBot(await manifest.bots()), manifest.usualPlayers),
);
