/** Plays one game of a tournament. */
import { botNamed, playMatch, type Heuristics } from '../bots/index.js';
import { orThrow, type WholeGameTypes } from '../core/index.js';
import { REGISTRY } from '../games.js';
import type { GameLine, Standing } from './line.js';
import type { Task } from './plan.js';

/** Returns the number of the turn. Every game of the library counts its turns in this field. */
function turnOf(state: object): number {
  if ('turn' in state && typeof state.turn === 'number') return state.turn;
  throw new TypeError('a state without a turn');
}

/** Returns a number with two decimals, so that lines stay short. */
const rounded = (number: number): number => Math.round(number * 100) / 100;

function played<G extends WholeGameTypes>(heuristics: Heuristics<G>, task: Task): GameLine {
  const { game, worth } = heuristics;
  if (game.version !== task.gameVersion)
    throw new RangeError(`expected version ${task.gameVersion} of ${game.name}, got ${game.version}`);
  const standing = (state: G['state']): Standing => ({
    turn: turnOf(state),
    worth: game.players(state).map((player) => rounded(worth(state, player))),
  });
  const turns: Standing[] = [];
  const { state, outcome, returns, actions } = orThrow(
    playMatch(game, {
      bots: task.bots.map((name) => orThrow(botNamed(heuristics, name))),
      options: orThrow(game.decode.options(task.options)),
      seed: task.seed,
      onState: (current) => {
        if (turns.at(-1)?.turn !== turnOf(current)) turns.push(standing(current));
      },
    }),
  );
  const players = game.players(state);
  return {
    ...task,
    players,
    outcome: outcome === undefined ? null : { winners: outcome.winners, how: outcome.how, rule: outcome.rule },
    returns: players.map((player) => returns[player]),
    actions: actions.length,
    turns: [...turns, standing(state)],
  };
}

/** Plays a game and returns its result. Throws if a bot or an option is unknown, or the rules have another version. */
export const playTask = (task: Task): Promise<GameLine> =>
  REGISTRY[task.game].open(async (manifest) => played(await manifest.bots(), task));
