/** How fast bots of the working tree are: random playouts, decisions of the greedy bot, iterations of the tree search. */
import { elementAt } from '../src/bots/bot.js';
import { greedyBot, mctsBot, turnOf } from '../src/bots/index.js';
import { orThrow, playout, seededChance, settleSimulation, type ChanceSource } from '../src/core/index.js';
import { REGISTRY, type GameName } from '../src/games.js';
import { timed } from './clock.js';

/** The speed of the bots of a game. */
export interface SearchSpeed {
  readonly playoutsPerSecond: number;
  /** The decisions of `greedyBot`. */
  readonly decisionsPerSecond: number;
  /** The iterations of `mctsBot` with its default settings. */
  readonly iterationsPerSecond: number;
}

/** The number of positions that are asked about, from as many random games. */
const POSITIONS = 6;
/** The number of actions before a position. */
const ACTIONS_BEFORE = 80;
/** The number of iterations of a search. */
const ITERATIONS = 16;

/** Returns how many times a second a function runs, measured for a number of seconds of CPU time after a warm-up. */
function rate(seconds: number, run: (round: number) => void): number {
  let spent = 0;
  for (let round = 0; spent < seconds / 4; round++) spent += timed(() => run(round));
  spent = 0;
  let rounds = 0;
  for (; spent < seconds; rounds++) spent += timed(() => run(rounds));
  return rounds / spent;
}

/** Returns how fast the bots of a game are in positions of random games, measured for a number of seconds each. */
export const searchSpeed = (name: GameName, seconds: number): Promise<SearchSpeed> =>
  REGISTRY[name].open(async (manifest): Promise<SearchSpeed> => {
    const [{ game }, heuristics] = await Promise.all([manifest.entry(), manifest.bots()]);
    const options = orThrow(game.decode.options({ players: manifest.usualPlayers }));
    const positions = Array.from({ length: POSITIONS }, (_, at) => {
      const chance = seededChance(`search ${at}`);
      const simulation = game.simulate(orThrow(game.createGame(options)));
      playout(simulation, chance, { maxActions: ACTIONS_BEFORE });
      settleSimulation(simulation, chance);
      const state = simulation.state();
      const player = game.players(state).find((each) => simulation.actors().includes(each));
      if (player === undefined) throw new RangeError(`a game of ${name} was over after ${ACTIONS_BEFORE} actions`);
      return { simulation, turn: (dice: ChanceSource) => turnOf(game, state, player, dice) };
    });
    const positionAt = (round: number): (typeof positions)[number] => elementAt(positions, round % POSITIONS);
    const greedy = greedyBot(heuristics);
    const search = mctsBot(heuristics, { iterations: ITERATIONS });
    return {
      playoutsPerSecond: rate(seconds, (round) => {
        playout(positionAt(round).simulation.clone(), seededChance(`playout ${round}`), { maxActions: Infinity });
      }),
      decisionsPerSecond: rate(seconds, (round) => {
        greedy.choose(positionAt(round).turn(seededChance(`greedy ${round}`)));
      }),
      iterationsPerSecond:
        ITERATIONS *
        rate(seconds, (round) => {
          search.choose(positionAt(round).turn(seededChance(`mcts ${round}`)));
        }),
    };
  });
